"""Games to look at again: finished ones with all hands open, running ones as their reader sees them, and records from
elsewhere, for which there is no table.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from alhambra.deal import SetupError
from alhambra.events import Wall
from alhambra.game import Game
from alhambra.insight import game_summary
from alhambra.insight.standings import standings, wall
from alhambra.notation import NotationError, OtherRulesError, check_record, read_record
from alhambra.server.archive.queue import ArchiveQueue
from alhambra.server.core.domain import Outcome, SeatKind, TableOptions, TablePhase
from alhambra.server.core.refusals import RecordFault, RecordFaultKind, RefusalCode, Refused
from alhambra.server.core.summary import summarise, summarise_past
from alhambra.server.core.table import Table
from alhambra.server.protocol.public import PublicSeat, PublicTable, public_table
from alhambra.server.protocol.rest import Replay, ReplayStep, ReplayViews
from alhambra.view import View, look

NO_TABLE: Final = ""
"""The id in the description of a record from elsewhere."""


class Course(Struct, frozen=True):
    """A game to be looked at step by step, and with whose eyes. `seat` counts only while `is_open` is false."""

    game: Game
    table: PublicTable
    is_open: bool
    seat: int | None = None


def finished(table: Table, number: int | None) -> Course:
    """A game that is over; Refused otherwise."""
    dealt = table.dealt(number)
    return Course(dealt.game, public_table(summarise_past(table, dealt)), is_open=True)


def running(table: Table, guest: str) -> Course:
    """The game that is being played, up to now, as this guest may see it: Refused if they may not.

    Who holds several seats sees what a spectator does, as hands are hidden between people at one device.
    """
    refusal = table.why_not_admit(guest)
    if refusal is not None:
        raise Refused(refusal, "this table is not for spectators, or not for this one")
    if table.game is None:
        raise Refused(RefusalCode.NOT_STARTED, "the game has not begun")
    seats = table.seats_of(guest)
    return Course(table.game, public_table(summarise(table)), is_open=False, seat=seats[0] if len(seats) == 1 else None)


async def from_elsewhere(text: str, queue: ArchiveQueue) -> Course:
    """The game that a record tells; Refused, with the place, if it tells none. Done in three pieces."""
    try:
        reading = await queue.run(lambda: read_record(text))
    except NotationError as trouble:
        where = RecordFault(_kind_of(trouble), trouble.line, trouble.column)
        raise Refused(RefusalCode.NOT_A_RECORD, str(trouble), fault=where) from None
    except SetupError as trouble:
        where = RecordFault(RecordFaultKind.SETUP, 1, 1)  # what contradicts itself has no one place
        raise Refused(RefusalCode.NOT_A_RECORD, str(trouble), fault=where) from None
    fault = await queue.run(lambda: check_record(reading))
    if fault is not None:
        where = RecordFault(RecordFaultKind(fault.kind), fault.place.line, fault.place.column)
        raise Refused(RefusalCode.NOT_A_RECORD, str(fault), fault.reason, where)
    record = reading.record
    game = await queue.run(record.replay)
    names = [*record.names, *[""] * (game.players - len(record.names))]
    seats = tuple(PublicSeat(SeatKind.PERSON, name or f"{seat}", None) for seat, name in enumerate(names, 1))
    described = PublicTable(
        id=NO_TABLE,
        phase=TablePhase.OVER if game.is_over else TablePhase.PLAYING,
        seats=seats,
        options=TableOptions(is_public=False, shuffle_seats=False, open_hands=True, spectators=True),
        owner="",
        commitment="",
        created=0,
        outcome=Outcome(game.scores, game.winners) if game.is_over else None,
        breakage=None,
    )
    return Course(game, described, is_open=True)


def _kind_of(trouble: NotationError) -> RecordFaultKind:
    if isinstance(trouble, OtherRulesError):
        return RecordFaultKind.RULES
    return RecordFaultKind.SETUP if isinstance(trouble.__cause__, SetupError) else RecordFaultKind.TEXT


def told(course: Course) -> Replay:
    """The whole course, step by step."""
    return Replay(course.table, steps_of(course.game), game_summary(course.game.events))


def steps_of(game: Game) -> tuple[ReplayStep, ...]:
    """Every step of a game with what it led to; step 0 is the deal. What happens is seen by everybody."""
    again = game.at(0)
    steps = [ReplayStep(0, None, None, game.events_of(0))]
    for step, move in enumerate(game.moves, 1):
        steps.append(ReplayStep(step, again.actor, str(move), game.events_of(step)))
        again.play(move)
    return tuple(steps)


def views_of(course: Course, first: int, count: int) -> ReplayViews:
    """The table after some of the steps."""
    game = course.game
    if first > len(game.moves):
        raise Refused(RefusalCode.NO_SUCH_STEP, f"the game has steps 0 to {len(game.moves)}")
    again = game.at(first)
    views: list[View] = []
    walls: list[tuple[Wall, ...] | None] = []
    totals: list[tuple[int, ...] | None] = []
    for step in range(first, min(first + count, len(game.moves) + 1)):
        if step > first:
            again.play(game.moves[step - 1])
        view = look(again.state(), None, open_hands=True) if course.is_open else again.view(course.seat)
        is_new = step == first or view.palaces != views[-1].palaces
        is_other = is_new or view.scores != views[-1].scores or view.phase != views[-1].phase
        views.append(view)
        walls.append(tuple(wall(view, seat) for seat in range(view.players)) if is_new else None)
        totals.append(tuple(each.next_total for each in standings(view).players) if is_other else None)
    return ReplayViews(first, tuple(views), tuple(walls), tuple(totals))
