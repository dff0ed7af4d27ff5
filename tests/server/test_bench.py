"""The measuring itself: a second of it, to see that it works and that its figures are figures."""

from __future__ import annotations

import re

import pytest

from alhambra.bench import server_speed


def test_a_short_measurement_prints_every_figure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(server_speed, "BUSY_TABLES", 4)
    monkeypatch.setattr(server_speed, "PACED_TABLES", 8)
    monkeypatch.setattr(server_speed, "PACE", 50.0)
    server_speed.measure_server(seconds=0.4)
    said = capsys.readouterr().out
    assert re.search(r"[1-9][\d,]* moves per CPU second", said)
    assert len(re.findall(r"p99 \d+\.\d ms", said)) == 3
    assert "KB for each idle table" in said


def test_a_quantile_is_a_value_that_was_measured() -> None:
    assert server_speed.quantile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert server_speed.quantile([3.0, 1.0, 2.0], 0.99) == 3.0
