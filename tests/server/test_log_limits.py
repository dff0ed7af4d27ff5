"""A table's log comes to an end, whatever people do again and again: without a server around it, then with one."""

from __future__ import annotations

import itertools
import random

import pytest

from alhambra.server.core import limits
from alhambra.server.core.domain import Caller, PerTurn, TablePhase
from alhambra.server.core.orders import (
    AnyOrder,
    AskRematch,
    CloseTable,
    Concede,
    LeaveSeat,
    PlayMove,
    RedoStep,
    RemoveSpectator,
    RestartTurn,
    ReturnToSeat,
    StartClock,
    StopClock,
    TakeSeat,
    UndoStep,
)
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.protocol.messages import OrderRequest, RequestRefused
from alhambra.server.protocol.public import ListedTable
from tests.server.company import actor_of, two_at_a_table
from tests.server.support import Line, Running, play_at_random
from tests.server.tables import ANNA, BERT, ME, OPEN, PROMISE, Rig, started, why_not

NEW_SECRET = "cd" * 32


@pytest.fixture
def small_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody wants to wait for 20,000 entries."""
    for name, entries in (("REMATCH_LIMIT", 20), ("REPEATABLE_LIMIT", 30), ("LOG_LIMIT", 40)):
        monkeypatch.setattr(limits, name, entries)


def repeat(rig: Rig, *orders: tuple[Caller | None, AnyOrder]) -> RefusalCode:
    """Give these orders one after the other, again and again, until one is refused; why it is."""
    try:
        for by, order in itertools.islice(itertools.cycle(orders), 1_000):
            rig.order(by, order)
    except Refused as refusal:
        return refusal.code
    raise AssertionError("it goes on for ever")


# -------------------------------------------------------------------- without a server


def test_steps_are_not_taken_back_for_ever() -> None:
    rig = started()
    rig.order(ANNA, RemoveSpectator("cara", "Cara"))  # an even number of entries
    rig.play(str(rig.table.playing.legal_moves()[0]))
    while rig.table.version < limits.REPEATABLE_LIMIT:
        rig.undo()
        rig.redo()
    assert why_not(rig, rig.holder(rig.actor), UndoStep(rig.actor, rig.table.version)) is RefusalCode.TABLE_FULL
    assert why_not(rig, rig.holder(rig.actor), RestartTurn(rig.actor, rig.table.version)) is (RefusalCode.TABLE_FULL)
    rig.play_at_random(random.Random(1))
    assert rig.table.phase is TablePhase.OVER, "the log has space for the rest of the game"


@pytest.mark.usefixtures("small_limits")
def test_a_seat_is_not_given_up_and_taken_back_for_ever() -> None:
    rig = started()
    assert repeat(rig, (BERT, Concede(1)), (BERT, ReturnToSeat(1))) is RefusalCode.TABLE_FULL
    assert len(rig.entries) <= limits.REPEATABLE_LIMIT + 1


@pytest.mark.usefixtures("small_limits")
def test_nobody_gets_up_and_sits_down_for_ever() -> None:
    rig = Rig(ME, OPEN)
    assert repeat(rig, (BERT, TakeSeat(1, PROMISE)), (BERT, LeaveSeat(1))) is RefusalCode.TABLE_FULL
    assert len(rig.entries) == limits.REPEATABLE_LIMIT


@pytest.mark.usefixtures("small_limits")
def test_a_seat_can_be_had_back_at_a_full_table() -> None:
    rig = started()
    rig.order(BERT, Concede(1))
    assert repeat(rig, (ANNA, Concede(0)), (ANNA, ReturnToSeat(0))) is RefusalCode.TABLE_FULL
    rig.order(BERT, ReturnToSeat(1))
    assert not rig.table.stand_ins


def test_after_many_games_there_is_no_rematch(monkeypatch: pytest.MonkeyPatch) -> None:
    rig = started()
    rig.play_at_random(random.Random(7))
    monkeypatch.setattr(limits, "REMATCH_LIMIT", len(rig.entries) + 1)
    assert repeat(rig, (BERT, AskRematch(NEW_SECRET)), (ANNA, CloseTable())) is RefusalCode.TABLE_FULL
    assert rig.table.phase is TablePhase.OVER, "results stay"


@pytest.mark.usefixtures("small_limits")
def test_whose_clock_starts_and_stops_for_ever_has_a_table_that_is_closed() -> None:
    """As it does when the only one who plays comes and goes."""
    rig = started(clock=PerTurn(60))
    assert repeat(rig, (None, StopClock(rig.now)), (None, StartClock())) is RefusalCode.TABLE_CLOSED
    assert len(rig.entries) == limits.LOG_LIMIT


# -------------------------------------------------------------------- with a server


@pytest.mark.usefixtures("small_limits")
async def test_who_takes_back_and_plays_again_is_told_when_that_has_an_end(server: Running) -> None:
    """The others go on playing."""
    anna, bert, table = await two_at_a_table(server)
    async with anna.sit(table) as hers, bert.sit(table) as his:
        seat = actor_of(hers)
        line = (hers, his)[seat]
        await line.play(seat, line.moves[0])
        refused = await take_back_for_ever(line, seat)
        assert refused.code is RefusalCode.TABLE_FULL
        assert len(await server.services.storage.read_log(table)) == limits.REPEATABLE_LIMIT
        await line.play(seat, line.moves[0])
    async with anna.sit(table) as hers:
        assert hers.version == limits.REPEATABLE_LIMIT + 1


async def take_back_for_ever(line: Line, seat: int) -> RequestRefused:
    kinds: tuple[type[UndoStep | RedoStep], ...] = (UndoStep, RedoStep)
    for kind in itertools.islice(itertools.cycle(kinds), 1_000):
        await line.say(OrderRequest(1, kind(seat, line.version)))
        for answer in await line.all_until_now():
            if isinstance(answer, RequestRefused):
                return answer
    raise AssertionError("it goes on for ever")


@pytest.mark.usefixtures("small_limits")
async def test_a_game_without_end_is_closed_and_its_owner_told(server: Running) -> None:
    anna = await server.guest()
    table = await anna.make_table("me", "me")
    await anna.start(table)
    async with anna.sit(table) as line:
        await play_at_random({0: line, 1: line}, random.Random(3), limits.LOG_LIMIT - line.version)
        assert line.update.table is not None
        assert line.update.table.phase is TablePhase.CLOSED
        refused = await line.refused(OrderRequest(1, PlayMove(actor_of(line), line.version, "end")))
        assert refused.code is RefusalCode.TABLE_CLOSED
    assert len(await server.services.storage.read_log(table)) == limits.LOG_LIMIT
    assert (await anna.ask(ListedTable, "GET", f"/api/tables/{table}")).table.phase is TablePhase.CLOSED
    assert not (await anna.my_tables()).tables, "it is none of those that are not over"
