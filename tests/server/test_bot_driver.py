"""Computer players at tables: whatever happens to them, the game goes on."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest

from alhambra.game import Game
from alhambra.server.bots import driver
from alhambra.server.bots.driver import quick_move
from alhambra.server.bots.pool import WorkerPool
from alhambra.server.core.domain import Caller
from alhambra.server.core.log import MovePlayed
from alhambra.server.core.orders import AnyOrder
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.protocol.messages import Update
from alhambra.server.runtime.live_table import LiveTable
from tests.server.company import end_turn, until_seat
from tests.server.support import Running, quiet_settings, running


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


async def test_a_rematch_that_is_asked_for_meanwhile_ends_the_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Then the table waits, and has no game to look at."""
    async with running(quiet_settings(tmp_path, bot_pace=0.001)) as server:
        anna = await server.guest()
        waiting, table = await anna.make_table("me", "open"), await anna.make_table("me", "random")
        thought = asyncio.Event()

        async def ask_for_a_rematch(*_: object, **__: object) -> str:
            live = await server.services.registry.find(table)
            live.table = (await server.services.registry.find(waiting)).table
            thought.set()
            return "end"

        monkeypatch.setattr(WorkerPool, "ask", ask_for_a_rematch)
        await anna.start(table)
        async with anna.sit(table) as line:
            if not thought.is_set():
                await end_turn(line, 0)
            await thought.wait()
            await server.services.bot_driver.finish(table)
    assert not caplog.records
