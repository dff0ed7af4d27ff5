"""Clocks at the tables of a real server: they run, run out, stop with the server, and are told to everyone."""

from __future__ import annotations

import signal
from pathlib import Path
from types import SimpleNamespace

import pytest

from alhambra.server import timing
from alhambra.server.core.domain import StandIn, WhyStandIn
from alhambra.server.core.log import ClockStarted, ClockStopped, MovePlayed, ReturnedToSeat, StandInTook
from alhambra.server.core.orders import PlayMove, ReturnToSeat, StartClock
from alhambra.server.protocol.messages import ClockState, OrderRequest, Update
from tests.server.company import Thoughts, actor_of, end_turn, happening, stand_in, two_at_a_table, until_seat
from tests.server.process import unlimited
from tests.server.support import HandTime, Person, Running, quiet_settings, running

PER_TURN = {"type": "per_turn", "seconds": 60}
BANK = {"type": "bank", "seconds": 600, "increment": 5}


def clocks_of(update: Update) -> ClockState:
    assert update.clocks is not None
    return update.clocks


async def test_everyone_is_told_every_clock(timed: Running, time: HandTime) -> None:
    anna, bert, table = await two_at_a_table(timed, clock=BANK)
    cara = await timed.guest("Cara")
    async with anna.sit(table) as hers, bert.sit(table) as his, cara.sit(table) as watching:
        await happening(hers, ClockStarted)
        first = actor_of(hers)
        time.advance(20)
        line = (hers, his)[first]
        await line.until(hers.version)
        await end_turn(line, first)
        update = await watching.until(line.version)
        left = [600_000, 600_000]
        left[first] = 585_000
        assert clocks_of(update) == ClockState(time.now(), tuple(left), 1 - first)


async def test_what_is_so_already_is_told_to_nobody(timed: Running) -> None:
    """Two people who come at once both start the clock."""
    anna, _, table = await two_at_a_table(timed, clock=BANK)
    async with anna.sit(table) as line:
        await happening(line, ClockStarted)
        (live,) = timed.services.registry.live
        await live.submit(None, StartClock())
        assert [each for each in await line.all_until_now() if isinstance(each, Update)] == []


async def test_whose_time_runs_out_is_played_for_until_they_say_that_they_are_back(
    timed: Running, time: HandTime, thoughts: Thoughts
) -> None:
    anna, bert, table = await two_at_a_table(timed, clock=PER_TURN)
    async with anna.sit(table) as hers, bert.sit(table) as his:
        await happening(hers, ClockStarted)
        if actor_of(hers) == 0:
            await end_turn(hers, 0)
        await his.until(hers.version)
        time.advance(59)
        assert [each for each in await his.all_until_now() if isinstance(each, Update)] == []
        time.advance(1)
        update = await happening(his, StandInTook)
        assert stand_in(update, 1) == StandIn("mason", WhyStandIn.CLOCK, time.now())
        assert (clocks_of(update).left[1], clocks_of(update).running) == (0, None)
        await his.say(OrderRequest(1, ReturnToSeat(1)))
        back = await happening(his, ReturnedToSeat)
        assert (clocks_of(back).left[1], clocks_of(back).running) == (30_000, 1)
        time.advance(30)
        await happening(his, StandInTook)
        thoughts.allow(1_000)  # what it thought of before he was back comes too late, then it thinks anew
        await until_seat(his, 0)
        await hers.until(his.version)
        await end_turn(hers, 0)
        await until_seat(hers, 0)


async def test_a_machines_clock_that_is_set_ahead_takes_nobodys_time(timed: Running, time: HandTime) -> None:
    anna = await timed.guest("Anna")
    table = await anna.make_table("me", "me", clock=BANK)
    await anna.start(table)
    async with anna.sit(table) as line:
        await happening(line, ClockStarted)
        seat = actor_of(line)
        time.advance(10)
        time.set_ahead(3_600)
        await line.say(OrderRequest(1, PlayMove(seat, line.version, line.moves[0])))
        update = await happening(line, MovePlayed)
        assert (clocks_of(update).left[seat], clocks_of(update).running) == (590_000, seat)
        time.advance(590)
        assert stand_in(await happening(line, StandInTook), seat) == StandIn("mason", WhyStandIn.CLOCK, time.now())


def test_the_server_notices_that_the_machines_clock_was_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ahead by an hour: that is skipped. Corrected by a moment, as it always is, or set back: nothing is."""
    ahead = 0
    machines = SimpleNamespace(time_ns=lambda: 10**18 + ahead, monotonic_ns=lambda: 10**9)
    monkeypatch.setattr("alhambra.server.timing.time", machines)
    machine = timing.SystemTime()
    for ahead, skipped in ((5 * 10**8, 0), (3_600 * 10**9, 3_599_500), (0, 3_599_500)):  # noqa: B007 (read above)
        assert machine.skipped() == skipped
    assert machine.now() == (10**18 + 3_600 * 10**9) // 10**6, "it goes on when the clock is set back"


async def test_time_stands_still_while_nobody_is_there(timed: Running, time: HandTime) -> None:
    anna = await timed.guest("Anna")
    table = await anna.make_table("me", "me", clock=BANK)
    await anna.start(table)
    async with anna.sit(table) as line:
        await happening(line, ClockStarted)
        time.advance(100)
    (live,) = timed.services.registry.live
    while not live.is_idle:
        await anna.call("GET", "/api/me")
    time.advance(10_000)
    async with anna.sit(table) as line:
        seat = actor_of(line)
        left = {seat: 500_000, 1 - seat: 600_000}
        assert clocks_of(line.update) == ClockState(line.update.news[-1].what.at, (left[0], left[1]), None)
        assert clocks_of(await happening(line, ClockStarted)).running == seat


async def test_a_clock_that_was_running_when_the_server_stopped_goes_on_afterwards(
    tmp_path: Path, time: HandTime
) -> None:
    async with running(quiet_settings(tmp_path), time) as server:
        anna = await server.guest("Anna")
        table = await anna.make_table("me", "me", clock=BANK)
        await anna.start(table)
        async with anna.sit(table) as line:
            await happening(line, ClockStarted)
            time.advance(30)
            await end_turn(line, actor_of(line))
            before = clocks_of(line.update)
        cookie = anna.http.cookies["alhambra"]
    time.advance(5_000)
    async with running(quiet_settings(tmp_path), time) as server:
        anna = server.stranger()
        anna.http.cookies.set("alhambra", cookie)
        async with anna.sit(table) as line:
            after = clocks_of(await happening(line, ClockStarted))
            assert (after.left, after.running) == (before.left, before.running)


async def test_a_clock_stops_when_the_server_is_killed(tmp_path: Path) -> None:
    """What was left when something was last written is left when it is back."""
    server = unlimited(tmp_path / "data")
    with server:
        anna = Person(server.host)
        await anna.become("Anna")
        table = await anna.make_table("me", "me", clock={"type": "per_turn", "seconds": 600})
        await anna.start(table)
        async with anna.sit(table) as line:
            await happening(line, ClockStarted)
            actor = actor_of(line)
            await line.play(actor, next(move for move in line.moves if move.startswith("take")))
            before = line.update
            server.stop(signal.SIGKILL)
        server.start()
        anna.host = server.host
        async with anna.sit(table, seen=before.version) as line:
            (stopped,) = [news.what for news in line.update.news]
            assert isinstance(stopped, ClockStopped)
            assert stopped.since == before.news[-1].what.at
            after = clocks_of(await happening(line, ClockStarted))
        await anna.http.aclose()
    assert (after.left, after.running) == (clocks_of(before).left, actor)
    assert after.at > clocks_of(before).at
