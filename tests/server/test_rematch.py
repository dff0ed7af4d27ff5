"""Another game on the same seats: first without a server around it, then with one."""

from __future__ import annotations

import random

import pytest

from alhambra.server.archive.records import fair_deal
from alhambra.server.core.domain import TablePhase
from alhambra.server.core.fairness import commit, faults
from alhambra.server.core.orders import (
    AgreeToRematch,
    AskRematch,
    CallOffStart,
    CloseTable,
    CommitShare,
    FreeSeat,
    LeaveSeat,
    RevealShare,
    SeatComputer,
    StartGame,
    TakeSeat,
)
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.summary import summarise
from alhambra.server.protocol.messages import RematchAskedNews, Update
from alhambra.server.protocol.public import ListedTable
from alhambra.server.protocol.rest import Replay
from tests.server.support import Person, Running, play_at_random
from tests.server.tables import (
    ANNA,
    BERT,
    CARA,
    COMPUTER,
    ME,
    NEXT_SECRET,
    OPEN,
    PROMISE,
    SHARE,
    Rig,
    started,
    why_not,
)

NEW_SECRET = "cd" * 32


def finished(**options: bool) -> Rig:
    rig = started(**options)
    rig.play_at_random(random.Random(7))
    return rig


def asked(**options: bool) -> Rig:
    rig = finished(**options)
    rig.order(BERT, AskRematch(NEW_SECRET))
    return rig


def test_the_table_waits_again_for_the_same_people() -> None:
    rig = asked()
    table = summarise(rig.table)
    assert (table.phase, table.game, table.outcome) == (TablePhase.WAITING, 2, None)
    assert [(seat.name, seat.is_ready) for seat in table.seats] == [("Anna", False), ("Bert", False)]
    assert table.commitment == commit(NEW_SECRET), "promised before anybody adds to it"
    assert rig.news[-1].what == RematchAskedNews(rig.table.updated, 2, "Bert")


def test_results_stay() -> None:
    rig = finished()
    outcome = summarise(rig.table).outcome
    rig.order(BERT, AskRematch(NEW_SECRET))
    (result,) = summarise(rig.table).results
    assert (result.game, result.names, result.outcome) == (1, ("Anna", "Bert"), outcome)


def test_it_begins_when_everyone_has_agreed() -> None:
    rig = asked()
    rig.agree(BERT)
    assert summarise(rig.table).phase is TablePhase.WAITING
    assert [seat.is_ready for seat in summarise(rig.table).seats] == [False, True]
    rig.agree(BERT)  # once is enough
    rig.agree(ANNA)
    assert rig.table.phase is TablePhase.PLAYING
    rig.play_at_random(random.Random(8))
    assert [rig.table.dealt(number).number for number in (1, 2)] == [1, 2]
    assert summarise(rig.again()) == summarise(rig.table)


def test_each_game_has_a_fair_deal_of_its_own() -> None:
    rig = asked()
    rig.agree(ANNA, BERT)
    with pytest.raises(Refused, match="not over"):
        rig.table.dealt(2)
    rig.play_at_random(random.Random(8))
    first, second = (fair_deal(rig.table.dealt(number)) for number in (1, 2))
    assert (faults(first), faults(second)) == ([], [])
    assert second.secret == NEW_SECRET
    assert first.seed != second.seed
    assert rig.table.dealt(1).game.scores != rig.table.dealt(2).game.scores


def test_seats_stay_where_they_were_shuffled_to() -> None:
    rig = Rig(ME, COMPUTER, COMPUTER, COMPUTER, secret=f"{3:064x}", shuffle_seats=True)
    rig.start()
    sitting = [sitter.guest for sitter in rig.table.sitters]
    assert sitting[0] is None, "a shuffle that moves somebody"
    rig.play_at_random(random.Random(7))
    rig.order(ANNA, AskRematch(NEW_SECRET))
    rig.agree(ANNA)
    assert [sitter.guest for sitter in rig.table.sitters] == sitting


def test_nobody_is_made_to_play_again() -> None:
    """Bert has asked, then thought better of it; the owner may only free his seat."""
    rig = asked()
    rig.agree(ANNA)
    assert why_not(rig, ANNA, StartGame(SHARE, NEXT_SECRET)) is RefusalCode.NOT_AGREED
    rig.order(ANNA, FreeSeat(1))
    rig.order(ANNA, SeatComputer(1, "random"))
    rig.start()
    assert rig.table.phase is TablePhase.PLAYING
    assert rig.table.contributions == (SHARE, "")


def test_who_agreed_need_not_agree_again_when_a_share_was_missing() -> None:
    rig = asked()
    for caller in (ANNA, BERT):
        rig.order(caller, AgreeToRematch(PROMISE, NEXT_SECRET))
    rig.order(ANNA, RevealShare(0, SHARE))
    rig.order(ANNA, CallOffStart())
    assert [seat.is_ready for seat in summarise(rig.table).seats] == [True, True]
    assert why_not(rig, ANNA, StartGame(SHARE, NEXT_SECRET)) is RefusalCode.SHARES_MISSING
    for seat, caller in enumerate((ANNA, BERT)):
        rig.order(caller, CommitShare(seat, PROMISE))
    rig.start()
    rig.play_at_random(random.Random(8))
    assert (rig.table.dealt(1).attempt, rig.table.dealt(2).attempt) == (1, 2)


def test_somebody_else_may_take_the_seat_of_who_leaves() -> None:
    rig = asked()
    rig.order(BERT, LeaveSeat(1))
    rig.agree(ANNA)
    assert summarise(rig.table).phase is TablePhase.WAITING
    rig.order(CARA, TakeSeat(1, PROMISE))
    rig.start()
    assert summarise(rig.table).phase is TablePhase.PLAYING
    assert summarise(rig.table).results[0].names == ("Anna", "Bert")


def test_a_rematch_that_is_given_up_leaves_the_game_before_it() -> None:
    rig = finished()
    before = summarise(rig.table)
    rig.order(BERT, AskRematch(NEW_SECRET))
    rig.order(BERT, LeaveSeat(1))
    rig.order(ANNA, CloseTable())
    assert summarise(rig.table) == summarise(rig.again()) == before
    assert rig.table.playing.scores == rig.table.dealt(1).outcome.scores
    rig.order(BERT, AskRematch(NEW_SECRET))
    assert rig.table.number == 2


def test_who_may_ask_and_when() -> None:
    rig = started()
    assert why_not(rig, ANNA, AskRematch(NEW_SECRET)) is RefusalCode.NOT_OVER
    assert why_not(rig, ANNA, AgreeToRematch(PROMISE, NEXT_SECRET)) is RefusalCode.ALREADY_STARTED
    assert why_not(Rig(ME, OPEN), ANNA, AgreeToRematch(PROMISE, NEXT_SECRET)) is RefusalCode.NOT_OVER
    rig.play_at_random(random.Random(7))
    assert why_not(rig, CARA, AskRematch(NEW_SECRET)) is RefusalCode.NOT_YOUR_SEAT
    rig.order(ANNA, AskRematch(NEW_SECRET))
    rig.order(BERT, AskRematch("ef" * 32))  # both asked at once
    assert rig.table.secret == NEW_SECRET
    assert why_not(rig, CARA, AgreeToRematch(PROMISE, NEXT_SECRET)) is RefusalCode.NOT_YOUR_SEAT


# -------------------------------------------------------------------- over the wire


async def finished_game(anna: Person, bert: Person, luck: random.Random) -> str:
    table = await anna.make_table("me", "open")
    await bert.take(table, 1)
    await anna.start(table)
    async with anna.sit(table) as hers, bert.sit(table) as his:
        await play_at_random({0: hers, 1: his}, luck)
    return table


async def test_the_link_leads_to_the_next_game_and_the_last_one_can_still_be_replayed(server: Running) -> None:
    anna, bert = await server.guest("Anna"), await server.guest("Bert")
    luck = random.Random(3)
    table = await finished_game(anna, bert, luck)
    record = (await anna.call("GET", f"/api/tables/{table}/record")).text
    async with bert.sit(table) as his:
        asked = await anna.ask(ListedTable, "POST", f"/api/tables/{table}/rematch")
        assert asked.is_your_turn, "it waits for her to agree"
        await his.hear(Update, lambda update: update.view is None)
        await anna.ask(ListedTable, "POST", f"/api/tables/{table}/agree", {"commitment": PROMISE})
        assert not (await anna.my_tables()).tables[0].is_your_turn
        assert (await bert.my_tables()).tables[0].is_your_turn
        await bert.ask(ListedTable, "POST", f"/api/tables/{table}/agree", {"commitment": PROMISE})
        assert (await anna.my_tables()).tables[0].is_your_turn, "it waits for her share"
        for seat, person in enumerate((anna, bert)):
            await person.ask(ListedTable, "POST", f"/api/tables/{table}/seats/{seat}/reveal", {"share": SHARE})
        await his.hear(Update, lambda update: update.view is not None)
        async with anna.sit(table) as hers:
            refused = await anna.refused("GET", f"/api/tables/{table}/record?game=2")
            assert refused.code is RefusalCode.NOT_OVER
            await play_at_random({0: hers, 1: his}, luck)
    assert (await anna.call("GET", f"/api/tables/{table}/record?game=1")).text == record
    first = await anna.ask(Replay, "GET", f"/api/tables/{table}/replay?game=1")
    second = await anna.ask(Replay, "GET", f"/api/tables/{table}/replay")
    assert (first.table.game, second.table.game) == (1, 2)
    assert first.table.outcome == second.table.results[0].outcome
    assert first.steps != second.steps


async def test_who_does_not_want_a_rematch_keeps_the_result(server: Running) -> None:
    anna, bert = await server.guest("Anna"), await server.guest("Bert")
    table = await finished_game(anna, bert, random.Random(5))
    await anna.ask(ListedTable, "POST", f"/api/tables/{table}/rematch")
    await bert.ask(ListedTable, "POST", f"/api/tables/{table}/seats/1/leave")
    (listed,) = (await bert.my_tables()).tables
    assert (listed.you.seats, listed.is_your_turn) == ((), False)
    assert listed.table.results[0].names == ("Anna", "Bert")


async def test_results_are_kept_over_a_restart_of_the_server(server: Running) -> None:
    anna, bert = await server.guest("Anna"), await server.guest("Bert")
    table = await finished_game(anna, bert, random.Random(4))
    asked = await bert.ask(ListedTable, "POST", f"/api/tables/{table}/rematch")
    (live,) = server.services.registry.live
    while not live.is_idle:
        await anna.call("GET", "/api/me")
    await server.services.registry.unload(live)
    again = await bert.ask(ListedTable, "GET", f"/api/tables/{table}")
    assert again == asked
    assert (await bert.my_tables()).tables[0].table.results == asked.table.results
