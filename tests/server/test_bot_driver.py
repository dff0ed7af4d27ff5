"""Computer players at tables: whatever happens to them, the game goes on."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest

from alhambra.game import Game
from alhambra.server.bots import driver
from alhambra.server.bots.driver import quick_move
from alhambra.server.bots.pool import WorkerPool
from alhambra.server.core.domain import Caller
from alhambra.server.core.log import MovePlayed
from alhambra.server.core.orders import AnyOrder, AskRematch
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.metrics import Metrics
from alhambra.server.protocol.messages import Hurry, Update
from alhambra.server.runtime.live_table import LiveTable
from tests.server.company import end_turn, until_seat
from tests.server.support import Running, quiet_settings, running
from tests.server.tables import ANNA, COMPUTER, ME, NEXT_SECRET, Rig


async def test_without_an_answer_a_quick_move_is_made(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A computer player that is never heard of costs a quick move and a line in the log, nothing else."""

    async def silence(*_: object, **__: object) -> None:
        return None

    monkeypatch.setattr(WorkerPool, "ask", silence)
    anna = await server.guest()
    table = await anna.make_table("me", "random", "random")
    await anna.start(table)
    async with anna.sit(table) as line:
        for _ in range(3):
            await until_seat(line, 0)
            await end_turn(line, 0)
        assert line.update.view is not None
        assert line.update.view.turns >= 7
    assert "a quick move for random" in caplog.text


async def test_an_illegal_answer_is_replaced_by_a_quick_move(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def nonsense(*_: object, **__: object) -> str:
        return "buy 1 Y9 Y9 Y9"

    monkeypatch.setattr(WorkerPool, "ask", nonsense)
    anna = await server.guest()
    table = await anna.make_table("me", "random")
    await anna.start(table)
    async with anna.sit(table) as line:
        await until_seat(line, 0)
        await end_turn(line, 0)
        await until_seat(line, 0)
    assert "a quick move" in caplog.text


async def test_a_player_overtaken_while_it_thought_looks_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when somebody takes their seat back, and is away again before the computer player hears of it."""
    refused: list[AnyOrder] = []
    submit = LiveTable.submit

    async def submit_at_the_second_try(live: LiveTable, by: Caller | None, order: AnyOrder) -> int:
        if by is None and not refused:
            refused.append(order)
            raise Refused(RefusalCode.NOT_YOUR_SEAT, "seat 1 is not yours")
        return await submit(live, by, order)

    monkeypatch.setattr(LiveTable, "submit", submit_at_the_second_try)
    anna = await server.guest()
    table = await anna.make_table("me", "random")
    await anna.start(table)
    async with anna.sit(table) as line:
        await until_seat(line, 0)
        await end_turn(line, 0)
        await until_seat(line, 0)
    assert refused


async def test_a_player_that_thinks_while_the_table_turns_to_a_rematch_says_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    rig = Rig(ME, COMPUTER)
    rig.start()
    while rig.actor != 1:
        rig.end_turn()

    class Slow:
        async def ask(self, *_: object, **__: object) -> str:
            """Meanwhile the game ends, and another one is asked for."""
            rig.play_at_random(random.Random(3))
            rig.order(ANNA, AskRematch(NEXT_SECRET))
            return "end"

    class Elsewhere:
        table, is_paused, is_awaited, is_hurried = rig.table, False, False, asyncio.Event()

        async def submit(self, by: Caller | None, order: AnyOrder) -> int:
            rig.order(by, order)
            return rig.table.version

    players = driver.BotDriver(cast(driver.Thinker, Slow()), 0.001, Metrics())
    players.wake(cast(LiveTable, Elsewhere()))
    await players.finish(rig.table.id)
    assert rig.table.number == 2
    assert caplog.text == ""


async def test_computer_players_keep_a_pace_that_people_can_follow(tmp_path: Path) -> None:
    async with running(quiet_settings(tmp_path, bot_pace=0.15)) as server:
        anna = await server.guest()
        table = await anna.make_table("me", "random", "random")
        await anna.start(table)
        async with anna.sit(table) as line:
            await until_seat(line, 0)
            await end_turn(line, 0)
            await until_seat(line, 0)
        async with anna.sit(table) as again:
            steps = [(news.what.at, news.what) for news in again.update.news if isinstance(news.what, MovePlayed)]
        mine = next(k for k, (_, what) in enumerate(steps) if what.seat == 0)
        gaps = [later - at for (at, _), (later, what) in pairwise(steps[mine:]) if what.seat != 0]
        assert min(gaps) >= 140


async def test_nobody_waits_for_their_first_turn(tmp_path: Path) -> None:
    async with running(quiet_settings(tmp_path, bot_pace=30.0)) as server:
        anna = await server.guest()
        for _ in range(4):  # whoever begins
            table = await anna.make_table("me", "random", "random")
            await anna.start(table)
            async with anna.sit(table) as line:
                await until_seat(line, 0)


async def test_computer_players_alone_play_while_somebody_watches(server: Running) -> None:
    anna = await server.guest()
    table = await anna.make_table("random", "random")
    await anna.start(table)
    (live,) = server.services.registry.live
    assert not driver.is_bots_turn(live)
    async with anna.sit(table, wants=()) as line:
        while not line.is_over:
            await line.hear(Update)
        assert line.update.table is not None
        assert line.update.table.outcome is not None


async def test_computer_players_go_on_after_a_restart(tmp_path: Path) -> None:
    """The server stops while one of them is on turn."""
    settings = quiet_settings(tmp_path, bot_pace=30.0)
    async with running(settings) as server:
        anna = await server.guest()
        table = await anna.make_table("random", "me", "random")
        await anna.start(table)
        cookie = anna.http.cookies["alhambra"]
    async with running(quiet_settings(tmp_path)) as server:
        anna = server.stranger()
        anna.http.cookies.set("alhambra", cookie)
        async with anna.sit(table) as line:
            while line.update.view is None or line.update.view.actor != 1:
                await line.hear(Update)


def test_a_quick_move_is_the_richest_taking() -> None:
    game = Game.deal(players=3, seed="quick")
    best = max(game.view(None).display, key=lambda card: card.value)
    assert str(quick_move(game)) == f"take {best}"


async def test_somebody_who_plays_may_hurry_the_computer_players(tmp_path: Path) -> None:
    """At this pace nobody would wait for their turn; who only watches hurries nobody."""
    async with running(quiet_settings(tmp_path, bot_pace=300.0)) as server:
        anna, eve = await server.guest(), await server.guest()
        table = await anna.make_table("me", "random", "random")
        await anna.start(table)
        async with anna.sit(table) as line, anna.sit(table) as other, eve.sit(table) as watcher:
            await until_seat(line, 0)
            await end_turn(line, 0)
            assert (await watcher.refused(Hurry(1))).code is RefusalCode.NOT_YOUR_SEAT
            await other.say(Hurry(1))
            await until_seat(line, 0)
