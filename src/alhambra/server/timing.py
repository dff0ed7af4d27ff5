"""What time it is, and being called when it has come. Tests bring a time of their own, which they move on by hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol

JUMP: Final = 1_000_000_000
"""A clock that is ahead by so many nanoseconds at once was set."""


class Alarm(Protocol):
    """Something that will ring, unless it is called off."""

    def cancel(self) -> None: ...


class Time(Protocol):
    """Moments are milliseconds since the beginning of 1970."""

    def now(self) -> int: ...

    def skipped(self) -> int:
        """How much of it has not gone by, so far: the machine's clock was set ahead. Nobody has thought meanwhile."""
        ...

    def call_at(self, due: int, ring: Callable[[], None]) -> Alarm:
        """Have `ring` called at this moment, or at once if it has passed."""
        ...


class SystemTime:
    """The time of this machine, which goes on when its clock is set back: otherwise whoever is waited for, and every
    clock at a table, would be waited for by so much longer.
    """

    def __init__(self) -> None:
        self._ahead = time.time_ns() - time.monotonic_ns()
        self._skipped = 0

    def now(self) -> int:
        steady = time.monotonic_ns()
        ahead = time.time_ns() - steady
        if ahead > self._ahead + JUMP:  # by less it is only adjusted, as all clocks are
            self._skipped += ahead - self._ahead
        self._ahead = max(self._ahead, ahead)
        return (steady + self._ahead) // 1_000_000

    def skipped(self) -> int:
        self.now()
        return self._skipped // 1_000_000

    def call_at(self, due: int, ring: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, due - self.now()) / 1_000, ring)
