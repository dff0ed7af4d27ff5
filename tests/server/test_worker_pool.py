"""The processes in which computer players think: they die, hang and are slow, and the server goes on."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import Raw

from alhambra import bots
from alhambra.bots import Budget
from alhambra.game import Game
from alhambra.server.bots.pool import EncodedQuestion, WorkerPool
from alhambra.server.bots.worker import READY, Answer
from alhambra.server.protocol.basics import ENCODER


@pytest.fixture
async def pool() -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(1, niceness=0, grace=30.0)
    yield pool
    await pool.close()


async def ask(pool: WorkerPool, level: str, budget: Budget | None = None) -> str | None:
    game = Game.deal(players=3, seed="thinking")
    assert game.actor is not None
    view, history = ENCODER.encode(game.view(game.actor)), ENCODER.encode(game.events)
    return await pool.ask("a-table/0", level, 1, view, history, budget or Budget(seconds=0.1), time.monotonic())


@pytest.mark.parametrize("level", [level.id for level in bots.levels()])
async def test_every_level_answers_with_a_legal_move(pool: WorkerPool, level: str) -> None:
    game = Game.deal(players=3, seed="thinking")
    assert await ask(pool, level) in [str(move) for move in game.legal_moves()]


async def test_a_worker_that_dies_is_replaced(pool: WorkerPool, caplog: pytest.LogCaptureFixture) -> None:
    assert await ask(pool, "random") is not None
    (process,) = pool.process_ids
    os.kill(process, signal.SIGSTOP)
    asking = asyncio.create_task(ask(pool, "random"))
    for _ in range(5):  # until it has been asked
        await asyncio.sleep(0)
    os.kill(process, signal.SIGKILL)
    assert await asking is None
    assert "gave no answer" in caplog.text
    assert await ask(pool, "random") is not None
    assert pool.process_ids != (process,)


async def test_a_worker_can_be_there_before_it_is_asked(pool: WorkerPool) -> None:
    await asyncio.sleep(0)  # until it waits for work
    pool.get_ready()
    while not pool.process_ids:
        await asyncio.sleep(0)
    ready = pool.process_ids
    pool.get_ready()
    assert await ask(pool, "greedy") is not None
    assert pool.process_ids == ready


async def test_a_worker_that_takes_too_long_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    pool = WorkerPool(1, niceness=0, grace=3.0)
    try:
        assert await ask(pool, "random") is not None
        (process,) = pool.process_ids
        os.kill(process, signal.SIGSTOP)
        assert await ask(pool, "random") is None
        assert "gave no answer" in caplog.text
        assert process not in pool.process_ids
    finally:
        await pool.close()


@pytest.mark.parametrize("said", [signal.SIGINT, signal.SIGTERM])
async def test_a_worker_finishes_its_thought_when_all_are_told_to_stop(pool: WorkerPool, said: signal.Signals) -> None:
    """Ctrl-C and systemd tell every process of the server. A thought that is cut off would become a foolish move."""
    assert await ask(pool, "random") is not None
    (process,) = pool.process_ids
    asking = asyncio.create_task(ask(pool, "master", Budget(seconds=0.2)))
    while not asking.done():  # whatever it is about just now
        os.kill(process, said)
        await asyncio.sleep(0)
    assert await asking is not None
    assert pool.process_ids == (process,)


async def test_a_worker_that_died_while_nobody_asked_is_no_longer_counted(pool: WorkerPool) -> None:
    assert await ask(pool, "random") is not None
    (process,) = pool.process_ids
    os.kill(process, signal.SIGKILL)
    while await ask(pool, "random") is None:
        pass  # it was asked before it was noticed
    assert process not in pool.process_ids
    assert len(pool.process_ids) == 1


async def test_a_worker_that_is_slow_to_start_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = tmp_path / "python"
    slow.write_text(f'#!/bin/sh\nsleep 4\nexec "{sys.executable}" "$@"\n')
    slow.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(slow))
    pool = WorkerPool(1, niceness=0, grace=3.0)
    try:
        assert await ask(pool, "random") is not None
    finally:
        await pool.close()


async def test_a_worker_that_cannot_be_started_costs_its_answer_and_no_more(
    pool: WorkerPool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(sys, "executable", "no such program")
        assert await ask(pool, "random") is None
        patch.setattr(sys, "executable", shutil.which("false"))
        assert await ask(pool, "random") is None
    assert caplog.text.count("gave no answer") == 2
    assert await ask(pool, "random") is not None


async def test_a_player_that_fails_is_told_in_the_log(pool: WorkerPool, caplog: pytest.LogCaptureFixture) -> None:
    assert await ask(pool, "nobody of this name") is None
    assert "UnknownBot" in caplog.text
    assert await ask(pool, "random") is not None


async def test_when_many_wait_each_may_think_for_less(pool: WorkerPool, monkeypatch: pytest.MonkeyPatch) -> None:
    allowed: list[float] = []

    async def note(_: WorkerPool, __: object, question: EncodedQuestion) -> Answer:
        allowed.append(question.budget.seconds or 0.0)
        return Answer(question.number, "end")

    monkeypatch.setattr(WorkerPool, "_think", note)
    await asyncio.gather(*(ask(pool, "random", Budget(seconds=1.0)) for _ in range(5)))
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
    pool = WorkerPool(3, niceness=0)
    try:
        for player in ("a", "b", "c", "b", "a", "c", "a"):
            await pool.ask(player, "random", 1, b"{}", b"[]", Budget(seconds=0.1), 0.0)
        assert len({process for _, process in asked}) > 1
        assert len(set(asked)) == 3
    finally:
        await pool.close()


async def test_thinking_gives_way_to_everything_else() -> None:
    pool = WorkerPool(1, niceness=7, grace=30.0)
    try:
        assert await ask(pool, "random") is not None
        (process,) = pool.process_ids
        assert os.getpriority(os.PRIO_PROCESS, process) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 7)
    finally:
        await pool.close()


async def test_a_worker_whose_server_has_died_ends_without_a_word() -> None:
    """It learns of it when nobody takes its answer."""
    game = Game.deal(players=3, seed="thinking")
    assert game.actor is not None
    view, history = Raw(ENCODER.encode(game.view(game.actor))), Raw(ENCODER.encode(game.events))
    question = EncodedQuestion(1, "a-table/0", "random", 1, view, history, Budget(seconds=0.1))
    ours, theirs = os.pipe()
    words = [sys.executable, "-m", "alhambra.server.bots.worker", "0"]
    worker = await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=theirs, stderr=PIPE)
    os.close(theirs)
    assert await asyncio.to_thread(os.read, ours, len(READY)) == READY
    os.close(ours)
    _, said = await worker.communicate(ENCODER.encode(question) + b"\n")
    assert (said, worker.returncode) == (b"", 0)
