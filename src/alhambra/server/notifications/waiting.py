"""For whom a table waits."""

from __future__ import annotations

from alhambra.server.core.domain import TablePhase, WhyStandIn
from alhambra.server.core.table import Table

REMATCH = "rematch"


def waited_for(table: Table) -> dict[str, str]:
    """The guests without whom nothing goes on, each with the name of the turn: it is the same until it has been played,
    whatever is taken back in between, and no other turn of this table has it.

    Nobody is called to a table at which nobody else would notice.
    """
    if table.breakage is not None or table.lesson is not None or not _is_in_company(table):
        return {}
    if table.phase is TablePhase.WAITING and table.number > 1:
        waiting = [seat for seat in range(len(table.sitters)) if not table.is_ready(seat)]
        return {guest: f"{table.number}.{REMATCH}" for seat in waiting if (guest := table.sitters[seat].guest)}
    seat = table.ticking
    if table.phase is not TablePhase.PLAYING or seat is None:
        return {}
    guest = table.sitters[seat].guest
    return {} if guest is None else {guest: f"{table.number}.{table.played - len(table.steps)}"}


def is_rematch(turn: str) -> bool:
    return turn.endswith(REMATCH)


def companions(table: Table, guest: str) -> list[str]:
    """The names of the others who play there."""
    return [sitter.name for sitter in table.sitters if sitter.guest not in (None, guest)]


def _is_in_company(table: Table) -> bool:
    """Whether two guests play there: who has given up a seat does not."""
    conceded = {seat for seat, stand_in in table.stand_ins.items() if stand_in.why is WhyStandIn.CONCEDED}
    return len({one.guest for seat, one in enumerate(table.sitters) if one.guest and seat not in conceded}) > 1
