"""The measuring itself: a second of it, to see that it works and that its figures are figures."""

from __future__ import annotations

import re

import pytest

from alhambra.server.bench import report


def test_a_short_measurement_prints_every_figure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(report, "BUSY_TABLES", 4)
    monkeypatch.setattr(report, "PACED_TABLES", 8)
    monkeypatch.setattr(report, "PACE", 50.0)
    report.run(seconds=0.4)
    said = capsys.readouterr().out
    assert re.search(r"[1-9][\d,]* moves per CPU second", said)
    assert len(re.findall(r"p99 \d+\.\d ms", said)) == 3
    assert "KB for each idle table" in said


def test_a_quantile_is_a_value_that_was_measured() -> None:
    assert report.quantile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert report.quantile([3.0, 1.0, 2.0], 0.99) == 3.0
