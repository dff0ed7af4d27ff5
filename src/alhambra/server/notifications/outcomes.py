"""How it ended that something was sent."""

from __future__ import annotations

from msgspec import Struct


class Sent(Struct, frozen=True):
    """Whoever takes messages there has taken it."""


class Gone(Struct, frozen=True):
    """There is nobody there any more, and there will not be."""


class NotSent(Struct, frozen=True):
    """It was not taken. Unless that `is_final` it is sent again, if asked for after so many seconds. `why` is for the
    log: it names no address.
    """

    why: str
    is_final: bool = False
    retry_after: int | None = None


Outcome = Sent | Gone | NotSent

GONE = (404, 410)
BUSY = (408, 425, 429)


def outcome_of(status: int, retry_after: int | None, gone: tuple[int, ...] = (410,)) -> Outcome:
    """What the status of an HTTP answer means."""
    if 200 <= status < 300:
        return Sent()
    if status in gone:
        return Gone()
    return NotSent(f"HTTP {status}", is_final=status < 500 and status not in BUSY, retry_after=retry_after)
