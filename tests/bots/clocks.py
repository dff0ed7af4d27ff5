"""Clocks for bots that think, so that what else a machine has to do decides no test."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import pytest

READERS = (
    "alhambra.bots.engine.halving.perf_counter",
    "alhambra.bots.search_bot.perf_counter",
    "alhambra.testing.perf_counter",
)
"""All that look at a clock while a bot thinks."""


class Ticking:
    """Goes on by one tick with every look at it, and never between two looks."""

    def __init__(self, tick: float) -> None:
        self._tick = tick
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * self._tick


def think_by(monkeypatch: pytest.MonkeyPatch, clock: Callable[[], float]) -> None:
    """Have every bot, and who checks it, look at this clock."""
    for reader in READERS:
        monkeypatch.setattr(reader, clock)


def think_by_own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the processor time of this process: that of others does not count."""
    think_by(monkeypatch, process_time)
