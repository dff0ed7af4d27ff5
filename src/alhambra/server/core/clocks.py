"""The clocks of a table, as its log tells them. Nothing here knows the time: each entry brings its moment along."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from alhambra.server.core.domain import Bank, Clock, PerTurn

SECOND: Final = 1_000
GRACE: Final = 30 * SECOND
"""What is left, at least, to whoever takes their seat back; once in a turn."""


class Clocks(Struct, frozen=True):
    """How long each seat has left at the moment `at`, in milliseconds, and whose time runs since then."""

    kind: Clock
    left: tuple[int, ...]
    at: int
    running: int | None = None
    is_stopped: bool = False
    graced: frozenset[int] = frozenset()  # who has had their grace in this turn

    @classmethod
    def wind(cls, kind: Clock, seats: int, at: int) -> Clocks:
        """At the start of a game."""
        return cls(kind, (kind.seconds * SECOND,) * seats, at)

    # ---------------------------------------------------------------- looking

    def left_at(self, seat: int, now: int) -> int:
        """Never less than nothing: who sent a move too late by a moment has sent it in time."""
        spent = max(0, now - self.at) if seat == self.running and not self.is_stopped else 0
        return max(0, self.left[seat] - spent)

    @property
    def due(self) -> int | None:
        """When the time that runs will have run out."""
        return None if self.running is None or self.is_stopped else self.at + self.left[self.running]

    # ---------------------------------------------------------------- what entries do to them

    def charge(self, now: int) -> Clocks:
        """The same at a later moment. Steps taken back are paid for like all others: they took their time."""
        left = tuple(self.left_at(seat, now) for seat in range(len(self.left)))
        return replace(self, left=left, at=max(now, self.at))

    def run(self, seat: int | None) -> Clocks:
        return self if seat == self.running else replace(self, running=seat)

    def end_turn(self, seat: int) -> Clocks:
        """The seat's turn is over. Who has ended it in person earns the increment."""
        graced = self.graced - {seat}
        match self.kind:
            case PerTurn(seconds=seconds):
                return replace(self._set(seat, seconds * SECOND), graced=graced)
            case Bank(increment=increment):
                earned = increment * SECOND if seat == self.running else 0
                return replace(self._set(seat, self.left[seat] + earned), graced=graced)

    def welcome_back(self, seat: int) -> Clocks:
        """Whoever returns to a seat whose time has run out can go on for a moment."""
        if seat in self.graced or self.left[seat] >= GRACE:
            return self
        return replace(self._set(seat, GRACE), graced=self.graced | {seat})

    def stop(self, since: int) -> Clocks:
        return self if self.is_stopped else replace(self.charge(since), is_stopped=True)

    def start(self, now: int) -> Clocks:
        return replace(self, at=now, is_stopped=False)

    def _set(self, seat: int, left: int) -> Clocks:
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))
