"""What time it is, and being called when it has come. Tests bring a time of their own, which they move on by hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will ring, unless it is called off."""

    def cancel(self) -> None: ...


class Time(Protocol):
    """Moments are milliseconds since the beginning of 1970."""

    def now(self) -> int: ...

    def call_at(self, due: int, ring: Callable[[], None]) -> Alarm:
        """Have `ring` called at this moment, or at once if it has passed."""
        ...


class SystemTime:
    """The time of this machine, which goes on steadily when its clock is set: otherwise whoever is waited for would
    have so much more time, or none left. It follows a clock that was set ahead, or a machine that slept, when told to.
    """

    def __init__(self) -> None:
        self._offset = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        return (time.monotonic_ns() + self._offset) // 1_000_000

    def behind(self) -> int:
        """By how many milliseconds the machine's own clock is ahead of this."""
        return (time.time_ns() - time.monotonic_ns() - self._offset) // 1_000_000

    def catch_up(self) -> None:
        self._offset = max(self._offset, time.time_ns() - time.monotonic_ns())

    def call_at(self, due: int, ring: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, due - self.now()) / 1_000, ring)
