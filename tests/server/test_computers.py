"""Computer players at tables: whatever happens to them, the game goes on."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sys
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path

import pytest

from alhambra import bots
from alhambra.bots import Budget
from alhambra.game import Game
from alhambra.server.bots import driver as computers
from alhambra.server.bots.driver import quick_move
from alhambra.server.bots.pool import EncodedQuestion, WorkerPool
from alhambra.server.bots.worker import Answer
from alhambra.server.core.log import MovePlayed
from alhambra.server.core.orders import AnyOrder
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.protocol.basics import ENCODER
from alhambra.server.protocol.messages import Update
from alhambra.server.runtime.live_table import LiveTable
from tests.server.company import end_turn, until_seat
from tests.server.support import Running, quiet_settings, running


@pytest.fixture
async def hand() -> AsyncIterator[WorkerPool]:
    thinking = WorkerPool(1, niceness=0, grace=30.0)
    yield thinking
    await thinking.close()


async def ask(thinking: WorkerPool, level: str, budget: Budget | None = None) -> str | None:
    game = Game.deal(players=3, seed="thinking")
    assert game.actor is not None
    view, history = ENCODER.encode(game.view(game.actor)), ENCODER.encode(game.events)
    return await thinking.ask("a-table/0", level, 1, view, history, budget or Budget(seconds=0.1), time.monotonic())


@pytest.mark.parametrize("level", [level.id for level in bots.levels()])
async def test_every_level_answers_with_a_legal_move(hand: WorkerPool, level: str) -> None:
    game = Game.deal(players=3, seed="thinking")
    assert await ask(hand, level) in [str(move) for move in game.legal_moves()]


async def test_a_thinker_that_dies_is_replaced(hand: WorkerPool, caplog: pytest.LogCaptureFixture) -> None:
    assert await ask(hand, "random") is not None
    (process,) = hand.process_ids
    os.kill(process, signal.SIGSTOP)
    asking = asyncio.create_task(ask(hand, "random"))
    for _ in range(5):  # until it has been asked
        await asyncio.sleep(0)
    os.kill(process, signal.SIGKILL)
    assert await asking is None
    assert "gave no answer" in caplog.text
    assert await ask(hand, "random") is not None
    assert hand.process_ids != (process,)


async def test_a_thinker_can_be_there_before_it_is_asked(hand: WorkerPool) -> None:
    await asyncio.sleep(0)  # until it has sat down
    hand.get_ready()
    while not hand.process_ids:
        await asyncio.sleep(0)
    ready = hand.process_ids
    hand.get_ready()
    assert await ask(hand, "greedy") is not None
    assert hand.process_ids == ready


async def test_a_thinker_that_takes_too_long_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    thinking = WorkerPool(1, niceness=0, grace=3.0)
    try:
        assert await ask(thinking, "random") is not None
        (process,) = thinking.process_ids
        os.kill(process, signal.SIGSTOP)
        assert await ask(thinking, "random") is None
        assert "gave no answer" in caplog.text
        assert process not in thinking.process_ids
    finally:
        await thinking.close()


@pytest.mark.parametrize("said", [signal.SIGINT, signal.SIGTERM])
async def test_a_thinker_finishes_its_thought_when_all_are_told_to_stop(hand: WorkerPool, said: signal.Signals) -> None:
    """Ctrl-C and systemd tell every process of the server. A thought that is cut off would become a foolish move."""
    assert await ask(hand, "random") is not None
    (process,) = hand.process_ids
    asking = asyncio.create_task(ask(hand, "master", Budget(seconds=0.2)))
    while not asking.done():  # whatever it is about just now
        os.kill(process, said)
        await asyncio.sleep(0)
    assert await asking is not None
    assert hand.process_ids == (process,)


async def test_a_thinker_that_died_while_nobody_asked_is_no_longer_counted(hand: WorkerPool) -> None:
    assert await ask(hand, "random") is not None
    (process,) = hand.process_ids
    os.kill(process, signal.SIGKILL)
    while await ask(hand, "random") is None:
        pass  # it was asked before it was noticed
    assert process not in hand.process_ids
    assert len(hand.process_ids) == 1


async def test_a_thinker_that_is_slow_to_start_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = tmp_path / "python"
    slow.write_text(f'#!/bin/sh\nsleep 4\nexec "{sys.executable}" "$@"\n')
    slow.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(slow))
    thinking = WorkerPool(1, niceness=0, grace=3.0)
    try:
        assert await ask(thinking, "random") is not None
    finally:
        await thinking.close()


async def test_a_thinker_that_cannot_be_started_costs_its_answer_and_no_more(
    hand: WorkerPool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(sys, "executable", "no such program")
        assert await ask(hand, "random") is None
        patch.setattr(sys, "executable", shutil.which("false"))
        assert await ask(hand, "random") is None
    assert caplog.text.count("gave no answer") == 2
    assert await ask(hand, "random") is not None


async def test_a_player_that_fails_is_told_in_the_log(hand: WorkerPool, caplog: pytest.LogCaptureFixture) -> None:
    assert await ask(hand, "nobody of this name") is None
    assert "UnknownBot" in caplog.text
    assert await ask(hand, "random") is not None


async def test_when_many_wait_each_may_think_for_less(hand: WorkerPool, monkeypatch: pytest.MonkeyPatch) -> None:
    allowed: list[float] = []

    async def note(_: WorkerPool, __: object, question: EncodedQuestion) -> Answer:
        allowed.append(question.budget.seconds or 0.0)
        return Answer(question.number, "end")

    monkeypatch.setattr(WorkerPool, "_think", note)
    await asyncio.gather(*(ask(hand, "random", Budget(seconds=1.0)) for _ in range(5)))
    assert allowed[0] == 1.0
    assert allowed == sorted(allowed, reverse=True)
    assert allowed[-1] <= 0.25


async def test_a_player_is_asked_where_it_may_remember_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same process answers it again, unless that one is busy."""
    asked: list[tuple[str, int]] = []

    async def note(_: WorkerPool, process: Process, question: EncodedQuestion) -> Answer:
        asked.append((question.player, process.pid))
        return Answer(question.number, "end")

    monkeypatch.setattr(WorkerPool, "_think", note)
    thinking = WorkerPool(3, niceness=0)
    try:
        for player in ("a", "b", "c", "b", "a", "c", "a"):
            await thinking.ask(player, "random", 1, b"{}", b"[]", Budget(seconds=0.1), 0.0)
        assert len({process for _, process in asked}) > 1
        assert len(set(asked)) == 3
    finally:
        await thinking.close()


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

    async def submit_at_the_second_try(live: LiveTable, order: AnyOrder) -> None:
        if order.by is None and not refused:
            refused.append(order)
            raise Refused(RefusalCode.NOT_YOUR_SEAT, "seat 1 is not yours")
        await submit(live, order)

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
            steps = [(news.at, news.what) for news in again.update.news if isinstance(news.what, MovePlayed)]
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
    assert not computers.is_bots_turn(live)
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


async def test_thinking_gives_way_to_everything_else() -> None:
    thinking = WorkerPool(1, niceness=7, grace=30.0)
    try:
        assert await ask(thinking, "random") is not None
        (process,) = thinking.process_ids
        assert os.getpriority(os.PRIO_PROCESS, process) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 7)
    finally:
        await thinking.close()
