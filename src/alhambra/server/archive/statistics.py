"""What a guest's own games add up to. Nothing is counted along the way: the logs of their finished games are read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec import DecodeError

from alhambra.insight import game_summary
from alhambra.server.archive.queue import ArchiveQueue
from alhambra.server.core import log
from alhambra.server.core.domain import TablePhase
from alhambra.server.core.store import Storage
from alhambra.server.core.table import FinishedGame, Table, replay
from alhambra.server.protocol.rest import GameTally, Statistics


async def of_guest(guest: str, storage: Storage, queue: ArchiveQueue, most_tables: int) -> Statistics:
    """All finished games of a guest's latest tables. One table after the other is read."""
    listed = await storage.tables_of(guest, most_tables)
    played: list[GameTally] = []
    for listing in listed:
        described = listing.summary
        if described.phase is TablePhase.OVER or described.game > 1:
            bodies = await storage.read_log(described.id)
            played += await queue.run(partial(_tallies, described.id, bodies, guest))
    return Statistics(tuple(sorted(played, key=lambda tally: tally.ended, reverse=True)))


def _tallies(table_id: str, bodies: list[str], guest: str) -> list[GameTally]:
    try:
        table, _ = replay(table_id, map(log.read, bodies))
    except (DecodeError, ValueError, StopIteration):
        return []  # not even its opening can be read, or it has just been removed
    if table.lesson is not None or table.breakage is not None:
        return []
    return [tally_of(dealt, seat) for dealt in _dealt(table) if (seat := _only_seat(dealt, guest)) is not None]


def _dealt(table: Table) -> Iterator[FinishedGame]:
    yield from table.past
    if table.phase is TablePhase.OVER:
        yield table.dealt()


def _only_seat(dealt: FinishedGame, guest: str) -> int | None:
    """Where the guest sat; None if nowhere, or if they played for several people at one device."""
    seats = [seat for seat, sitter in enumerate(dealt.sitters) if sitter.guest == guest]
    return seats[0] if len(seats) == 1 else None


def tally_of(dealt: FinishedGame, seat: int) -> GameTally:
    """One finished game as one of its players had it."""
    mine = game_summary(dealt.game.events).players[seat]
    scores = dealt.outcome.scores
    return GameTally(
        table=dealt.table,
        game=dealt.number,
        ended=dealt.ended,
        players=len(dealt.sitters),
        rivals=tuple(sitter.level for place, sitter in enumerate(dealt.sitters) if place != seat),
        place=1 if seat in dealt.outcome.winners else 1 + sum(other > scores[seat] for other in scores),
        points=scores[seat],
        kinds=tuple(map(sum, zip(*(each.kinds for each in mine.rounds), strict=True))),
        wall=sum(each.wall for each in mine.rounds),
        longest_wall=max(each.wall for each in mine.rounds),
        purchases=mine.purchases,
        exact=mine.exact,
        overpaid=mine.overpaid,
    )
