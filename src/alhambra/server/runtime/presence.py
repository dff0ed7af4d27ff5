"""Who of those with a seat is at the table, and since when the others are not.

This is known to the running server alone: after a restart everybody has just left.
"""

from __future__ import annotations

from typing import Final

from alhambra.server.core.domain import Pace, TablePhase, WhyStandIn
from alhambra.server.core.table import Table
from alhambra.server.protocol.messages import Absence

STAND_IN_AFTER: Final = 2 * 60 * 1_000
"""So long one is waited for at a live table."""


class PresenceTracker:
    """Counts the connections of every guest. All moments are milliseconds."""

    __slots__ = ("_attended_since", "_here", "_left", "_since")

    def __init__(self, now: int) -> None:
        self._here: dict[str, int] = {}
        self._left: dict[str, int] = {}
        self._since = now
        self._attended_since = now

    def come(self, guest: str, table: Table, now: int) -> None:
        was_attended = self.is_attended(table)
        self._here[guest] = self._here.get(guest, 0) + 1
        self._left.pop(guest, None)
        if not was_attended and self.is_attended(table):
            self._attended_since = now

    def leave(self, guest: str, now: int) -> None:
        self._here[guest] -= 1
        if not self._here[guest]:
            del self._here[guest]
            self._left[guest] = now

    def skip(self, span: int) -> None:
        """So much time has not gone by, though the clock says so."""
        self._left = {guest: moment + span for guest, moment in self._left.items()}
        self._since += span
        self._attended_since += span

    @property
    def attended_since(self) -> int:
        """When somebody came to a table at which nobody was."""
        return self._attended_since

    def is_here(self, guest: str | None) -> bool:
        return guest in self._here

    def is_attended(self, table: Table) -> bool:
        """A game goes on while somebody who plays is there; at a table of days while somebody plays at all, and at one
        of computer players alone while somebody watches. When everybody has conceded, nobody is waited for.
        """
        holders = [(seat, sitter.guest) for seat, sitter in enumerate(table.sitters) if sitter.guest is not None]
        if not holders:
            return bool(self._here)
        if any(guest in self._here for _, guest in holders):
            return True
        if all(seat in table.stand_ins and table.stand_ins[seat].why is WhyStandIn.CONCEDED for seat, _ in holders):
            return True
        return table.options.pace is Pace.DAYS and any(seat not in table.stand_ins for seat, _ in holders)

    def absences(self, table: Table) -> tuple[Absence, ...]:
        return tuple(
            Absence(seat, self._left.get(sitter.guest, self._since), self.stand_in_from(table, seat))
            for seat, sitter in enumerate(table.sitters)
            if sitter.guest is not None and sitter.guest not in self._here
        )

    def stand_in_from(self, table: Table, seat: int) -> int | None:
        """When a computer player will play for this seat, if its holder does not come: two minutes after they left, or
        after somebody came to wait for them.
        """
        guest = table.sitters[seat].guest
        if table.phase is not TablePhase.PLAYING or table.options.pace is not Pace.LIVE or seat in table.stand_ins:
            return None
        if guest is None or guest in self._here or not self.is_attended(table):
            return None
        return max(self._left.get(guest, self._since), self._attended_since) + STAND_IN_AFTER
