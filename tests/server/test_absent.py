"""People who go away from a real server and come back to it, in a time that is moved on by hand."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from alhambra.moves import Buy
from alhambra.server.bots import resume
from alhambra.server.core.domain import StandIn, TablePhase, WhyStandIn
from alhambra.server.core.log import MovePlayed, ReturnedToSeat, StandInTook
from alhambra.server.core.orders import CallComputer, Concede, ReturnToSeat, TakeSeat
from alhambra.server.core.refusals import RefusalCode
from alhambra.server.core.store import NotStored
from alhambra.server.core.table import IDLE_LIMIT
from alhambra.server.protocol.messages import Absence, OrderRequest, Presence, Update, Wish
from alhambra.server.protocol.public import ListedTable
from alhambra.view import Phase
from tests.server.company import Thoughts, actor_of, end_turn, happening, stand_in, two_at_a_table, until_seat
from tests.server.support import HandTime, Line, Person, Running, quiet_settings, running
from tests.server.tables import BERT, ME, OPEN, PROMISE, Rig

MINUTE = 60
DAY = 24 * 60 * MINUTE
SECRET = "ab" * 32


async def hand_over(hers: Line, bert: Person, table: str) -> None:
    """Bert comes, it becomes his turn, and he goes away."""
    async with bert.sit(table):
        if actor_of(hers) == 0:
            await end_turn(hers, 0)
    await hers.hear(Presence, lambda presence: presence.seats == (0,))


# -------------------------------------------------------------------- at a live table


async def test_after_two_minutes_a_computer_player_plays_until_one_comes_back(
    timed: Running, time: HandTime, thoughts: Thoughts
) -> None:
    anna, bert, table = await two_at_a_table(timed)
    async with anna.sit(table) as hers:
        await hand_over(hers, bert, table)
        time.advance(2 * MINUTE - 1)
        assert not any(isinstance(each, Update) for each in await hers.all_until_now())
        time.advance(1)
        update = await happening(hers, StandInTook)
        assert stand_in(update, 1) == StandIn("mason", WhyStandIn.ABSENT, time.now())
        thoughts.allow(1)
        await until_seat(hers, 0)
        async with bert.sit(table) as his:
            assert stand_in(await happening(his, ReturnedToSeat), 1) is None
            await hers.until(his.version)
            await end_turn(hers, 0)
            await his.until(hers.version)
            await end_turn(his, 1)


@pytest.mark.usefixtures("thoughts")
async def test_who_comes_back_while_that_is_being_written_down_has_their_seat(
    timed: Running, time: HandTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bert, table = await two_at_a_table(timed)
    begun, may_end, storage = asyncio.Event(), asyncio.Event(), timed.services.storage
    append = storage.append

    async def append_slowly(*work: Any) -> None:
        begun.set()
        await may_end.wait()
        await append(*work)

    async with anna.sit(table) as hers:
        await hand_over(hers, bert, table)
        monkeypatch.setattr(storage, "append", append_slowly)
        time.advance(2 * MINUTE)
        await begun.wait()
        async with bert.sit(table) as his:
            may_end.set()
            assert stand_in(await happening(his, ReturnedToSeat), 1) is None
            await end_turn(his, 1)


async def test_presence_tells_who_is_absent_and_what_will_happen(timed: Running, time: HandTime) -> None:
    anna, bert, table = await two_at_a_table(timed)
    async with anna.sit(table) as hers:
        async with bert.sit(table):
            here = await hers.hear(Presence, lambda presence: presence.seats == (0, 1))
            assert (here.absent, here.is_paused) == ((), False)
        left = await hers.hear(Presence)
        assert left.absent == (Absence(1, time.now(), time.now() + 2 * MINUTE * 1_000),)


def bought_two() -> list[str]:
    """Moves from the deal of SECRET to where seat 1 has bought two buildings and has to place them."""
    for number in range(1_000):
        luck = random.Random(number)
        rig = Rig(ME, OPEN, secret=SECRET)
        rig.order(BERT, TakeSeat(1, PROMISE))
        rig.start()
        for _ in range(60):
            moves = rig.table.playing.legal_moves()
            rig.play(str(luck.choice([move for move in moves if isinstance(move, Buy)] or moves)))
            bought = [step for step in rig.table.steps if isinstance(step, Buy)]
            if rig.actor == 1 and rig.table.playing.phase is Phase.SETTLE and len(bought) == 2:
                return [str(move) for move in rig.table.playing.moves]
    raise AssertionError("no such turn was found")


async def test_takeover_and_return_in_mid_settling(
    timed: Running, time: HandTime, thoughts: Thoughts, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He has bought two buildings; the computer player places the first, and he the second."""
    monkeypatch.setattr("alhambra.server.runtime.registry.draw_secret", lambda: SECRET)
    anna, bert, table = await two_at_a_table(timed)
    async with anna.sit(table) as hers:
        async with bert.sit(table) as his:
            for move in bought_two():
                line = (hers, his)[actor_of(hers)]
                await line.until(hers.version)
                await line.play(actor_of(hers), move)
                await hers.until(line.version)
        assert hers.update.turn is not None
        bought = hers.update.turn.steps
        await hers.hear(Presence, lambda presence: presence.seats == (0,))
        time.advance(2 * MINUTE)
        await happening(hers, StandInTook)
        thoughts.allow(1)
        placed = await happening(hers, MovePlayed)
        assert placed.turn is not None
        assert placed.turn.steps[:-1] == bought, "nothing was taken back"
        async with bert.sit(table) as his:
            back = await happening(his, ReturnedToSeat)
            thoughts.allow(5)  # what the computer player thought of meanwhile comes too late
            assert back.view is not None
            assert back.turn is not None
            assert (back.turn.steps, back.view.phase) == (placed.turn.steps, Phase.SETTLE)
            await his.play(1, his.moves[0])
            await his.play(1, "end")
            steps = [news.what for news in his.update.news]
            assert steps == [MovePlayed(time.now(), 1, "end")]


async def test_who_is_absent_between_turns_is_relieved_when_theirs_comes(
    timed: Running, time: HandTime, thoughts: Thoughts
) -> None:
    anna, bert, table = await two_at_a_table(timed)
    async with anna.sit(table) as hers:
        if actor_of(hers) == 1:
            async with bert.sit(table) as his:
                await end_turn(his, 1)
            await until_seat(hers, 0)
        time.advance(10 * MINUTE)
        assert not any(isinstance(each, Update) for each in await hers.all_until_now())
        await end_turn(hers, 0)
        await happening(hers, StandInTook)
        thoughts.allow(1)
        await until_seat(hers, 0)


async def test_a_full_disk_does_not_leave_anybody_waiting_for_ever(
    timed: Running, time: HandTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What could not be written down is tried again."""
    tries = 0

    async def fail(*_: object) -> None:
        nonlocal tries
        tries += 1
        raise NotStored("disk full")

    anna, bert, table = await two_at_a_table(timed)
    async with anna.sit(table) as hers:
        await hand_over(hers, bert, table)
        with monkeypatch.context() as full:
            full.setattr(timed.services.storage, "append", fail)
            time.advance(2 * MINUTE)
            while tries < 3:
                assert not any(isinstance(each, Update) for each in await hers.all_until_now())
                time.advance(1)
        while not any(isinstance(each, Update) for each in await hers.all_until_now()):
            time.advance(1)
        assert stand_in(hers.update, 1) is not None


# -------------------------------------------------------------------- a table without people


async def test_a_table_without_people_waits_computer_players_too(
    timed: Running, time: HandTime, thoughts: Thoughts
) -> None:
    thoughts.allow(10_000)
    anna = await timed.guest("Anna")
    table = await anna.make_table("random", "me")
    await anna.start(table)
    cara = await timed.guest("Cara")
    async with cara.sit(table) as watching:
        time.advance(DAY)
        assert (await watching.hear(Presence)).is_paused
        assert watching.version == 4, "a spectator alone makes no game"
        async with anna.sit(table) as hers:
            assert not (await watching.hear(Presence)).is_paused
            await until_seat(hers, 1)


async def test_whoever_comes_first_to_a_paused_table_waits_for_the_others(timed: Running, time: HandTime) -> None:
    """Yesterday's absence does not count: nobody was waiting."""
    anna, bert, table = await two_at_a_table(timed)
    async with anna.sit(table) as hers:
        await hand_over(hers, bert, table)
        gone = time.now()
    time.advance(DAY)
    async with anna.sit(table) as hers:
        presence = await hers.hear(Presence)
        assert presence.absent == (Absence(1, gone, time.now() + 2 * MINUTE * 1_000),)
        time.advance(MINUTE)
        assert not any(isinstance(each, Update) for each in await hers.all_until_now())
        time.advance(MINUTE)
        await happening(hers, StandInTook)


# -------------------------------------------------------------------- conceding


async def test_who_concedes_watches_and_may_come_back(timed: Running, time: HandTime, thoughts: Thoughts) -> None:
    anna, bert, table = await two_at_a_table(timed)
    async with anna.sit(table) as hers, bert.sit(table) as his:
        if actor_of(hers) == 0:
            await end_turn(hers, 0)
        await his.say(OrderRequest(1, Concede(1)))
        assert (await happening(his, StandInTook)).news[-1].what == StandInTook(
            time.now(), 1, "mason", WhyStandIn.CONCEDED, None
        )
        async with bert.sit(table, seen=his.version) as elsewhere:
            assert elsewhere.update.news == (), "coming in again is not coming back"
            assert stand_in(elsewhere.update, 1) is not None
        assert not (await bert.my_tables()).tables[0].is_your_turn
        await his.say(OrderRequest(2, ReturnToSeat(1)))
        await happening(his, ReturnedToSeat)
        assert (await bert.my_tables()).tables[0].is_your_turn
        thoughts.allow(1)


async def give_up(anna: Person) -> str:
    """A game against a computer player that she has conceded."""
    table = await anna.make_table("me", "random")
    await anna.start(table)
    async with anna.sit(table) as hers:
        await hers.say(OrderRequest(1, Concede(0)))
        await happening(hers, StandInTook)
    return table


async def test_a_game_that_everybody_has_given_up_is_played_to_its_end(timed: Running, thoughts: Thoughts) -> None:
    """Otherwise it would be among those that are not over for ever, of which nobody may have too many."""
    table = await give_up(await timed.guest("Anna"))
    thoughts.allow(10_000)
    async with (await timed.guest("Bert")).sit(table) as watching:
        await watching.hear(Update, lambda update: update.view is not None and update.view.phase is Phase.OVER)


def come_back(server: Running, cookie: str) -> Person:
    anna = server.stranger()
    anna.http.cookies.set("alhambra", cookie)
    return anna


async def test_games_that_everybody_has_given_up_go_on_when_the_server_does(
    tmp_path: Path, thoughts: Thoughts, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody opens them; and not all of them are in memory at once."""
    monkeypatch.setattr(resume, "AT_ONCE", 2)
    async with running(quiet_settings(tmp_path)) as server:
        anna = await server.guest()
        for _ in range(5):
            await give_up(anna)
        waiting = await anna.make_table("me", "random")
        await anna.start(waiting)
        cookie = anna.http.cookies["alhambra"]
    async with running(quiet_settings(tmp_path)) as server:
        anna = come_back(server, cookie)
        while len(server.services.registry.live) < 2:
            await anna.my_tables()
        await anna.my_tables()
        assert len(server.services.registry.live) == 2
        thoughts.allow(100_000)
        while sum(each.table.phase is TablePhase.OVER for each in (await anna.my_tables()).tables) < 5:
            assert len(server.services.registry.live) <= 2
        (left,) = [each for each in (await anna.my_tables()).tables if each.table.phase is TablePhase.PLAYING]
        assert left.table.id == waiting, "it waits for her"
        while server.services.registry.live:
            await anna.my_tables()


# -------------------------------------------------------------------- there, and idle


async def test_at_a_public_table_a_computer_player_goes_on_for_somebody_who_is_idle(
    timed: Running, time: HandTime
) -> None:
    """Bert is connected and plays nothing; what strangers may hold up is five minutes."""
    anna, bert, table = await two_at_a_table(timed, is_public=True)
    async with anna.sit(table) as hers, bert.sit(table) as his:
        if actor_of(hers) == 0:  # the deal decides who begins
            await end_turn(hers, 0)
        await his.until(hers.version)
        time.advance(IDLE_LIMIT / 1_000)
        update = await happening(hers, StandInTook)
        assert update.news[-1].what == StandInTook(time.now(), 1, "mason", WhyStandIn.IDLE, None)
        await his.hear(Update, lambda each: bool(each.news) and isinstance(each.news[-1].what, StandInTook))
        await his.say(OrderRequest(1, ReturnToSeat(1)))
        assert stand_in(await happening(his, ReturnedToSeat), 1) is None


async def test_nobody_is_called_idle_for_the_time_when_nobody_was_there(timed: Running, time: HandTime) -> None:
    anna, bert, table = await two_at_a_table(timed, is_public=True)
    async with anna.sit(table):
        pass
    time.advance(DAY)
    async with anna.sit(table) as hers, bert.sit(table):
        seat = actor_of(hers)
        caller = hers if seat == 1 else None
        if caller is not None:
            assert (await caller.refused(OrderRequest(1, CallComputer(seat)))).code is RefusalCode.TOO_SOON
        time.advance(IDLE_LIMIT / 1_000 - 1)
        assert not any(isinstance(each, Update) for each in await hers.all_until_now())


# -------------------------------------------------------------------- a table of days


async def test_at_a_table_of_days_the_others_call_a_computer_player_after_a_day(
    timed: Running, time: HandTime, thoughts: Thoughts
) -> None:
    anna, bert, table = await two_at_a_table(timed, pace="days")
    async with anna.sit(table) as hers:
        await hand_over(hers, bert, table)
    time.advance(DAY - 1)
    async with anna.sit(table) as hers:
        assert (await hers.refused(OrderRequest(1, CallComputer(1)))).code is RefusalCode.TOO_SOON
        time.advance(1)
        await hers.say(OrderRequest(2, CallComputer(1)))
        update = await happening(hers, StandInTook)
        assert update.news[-1].what == StandInTook(time.now(), 1, "mason", WhyStandIn.CALLED, "Anna")
        thoughts.allow(1)
        await until_seat(hers, 0)
    time.advance(DAY)
    async with bert.sit(table) as his:
        assert stand_in(await happening(his, ReturnedToSeat), 1) is None


async def test_at_a_table_of_days_computer_players_wait_for_nobody(
    timed: Running, time: HandTime, thoughts: Thoughts
) -> None:
    thoughts.allow(10_000)
    anna = await timed.guest("Anna")
    table = await anna.make_table("random", "me", pace="days")
    await anna.start(table)
    async with anna.sit(table) as hers:
        await until_seat(hers, 1)
        await end_turn(hers, 1)
    (live,) = timed.services.registry.live
    while live.table.actor != 1:
        await anna.call("GET", "/api/me")
    time.advance(7 * DAY)
    async with anna.sit(table, wants=(Wish.SINCE,)) as hers:
        since = hers.update.insight.since
        assert since is not None
        assert [turn.seat for turn in since] == [0]


async def test_computer_players_of_a_table_of_days_go_on_when_the_server_does(
    tmp_path: Path, thoughts: Thoughts
) -> None:
    """It stopped while one of them was thinking; nobody opens the table."""
    async with running(quiet_settings(tmp_path)) as server:
        anna = await server.guest()
        table = await anna.make_table("random", "me", pace="days")
        await anna.start(table)
        if (await anna.my_tables()).tables[0].is_your_turn:
            async with anna.sit(table) as hers:
                await end_turn(hers, 1)
        cookie = anna.http.cookies["alhambra"]
    thoughts.allow(10_000)
    async with running(quiet_settings(tmp_path)) as server:
        anna = come_back(server, cookie)
        while not (await anna.my_tables()).tables[0].is_your_turn:
            pass


async def test_my_games_come_in_the_order_in_which_they_wait_for_me(timed: Running, time: HandTime) -> None:
    anna = await timed.guest("Anna")
    bert = await timed.guest("Bert")
    for _ in range(4):
        table = await anna.make_table("me", "open", pace="days")
        await bert.take(table, 1)
        await anna.start(table)
        time.advance(1)
    await anna.make_table("me", "open")
    listed = (await anna.my_tables()).tables
    assert [each.is_your_turn for each in listed] == sorted((each.is_your_turn for each in listed), reverse=True)
    for group in (True, False):
        updated = [each.updated for each in listed if each.is_your_turn is group]
        assert updated == sorted(updated, reverse=True)
    assert listed[-1] not in [each for each in listed if each.is_your_turn]
    assert await anna.ask(ListedTable, "GET", f"/api/tables/{listed[0].table.id}") == listed[0]
