"""What the server counts while it works, for `/metrics` and for itself."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from typing import Final

from alhambra.server.core import log

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds; how often something took at most so long is counted for each."""


class Histogram:
    """How long something took, each time."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)  # the last are those that took longer than all bounds
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Metrics:
    """Counted since the server was started."""

    def __init__(self) -> None:
        self.appends = 0
        """How often entries of a table's log were written down."""
        self.moves = 0
        self.append_seconds = Histogram()
        """From the order to write until it is on the disk."""
        self.connections_opened = 0
        self.connections_closed = 0
        self.requests: Counter[int] = Counter()
        """Answers by HTTP status."""
        self.refusals: Counter[str] = Counter()
        """Over sockets and HTTP, by code."""
        self.notifications: Counter[tuple[str, str]] = Counter()
        """Messages that call people, by the kind of their channel and by how it ended."""
        self.quick_moves = 0
        """Moves for computer players that gave no answer, or nonsense."""

    def appended(self, entries: Sequence[log.AnyEntry], seconds: float) -> None:
        self.appends += 1
        self.append_seconds.add(seconds)
        self.moves += sum(isinstance(entry, log.MovePlayed) for entry in entries)
