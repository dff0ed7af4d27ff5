"""The pool of worker processes in which computer players think, and the queue before it.

The server never waits for one: it asks, and goes on. A process that dies or takes far too long is replaced, and the
question is answered with None.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from typing import Final

import msgspec
from msgspec import Raw, Struct

from alhambra.bots import Budget
from alhambra.server.bots.worker import READY, REMEMBERED, Answer
from alhambra.server.protocol.basics import ENCODER
from alhambra.server.runtime.explanations import Explained

LOGGER: Final = logging.getLogger(__name__)

WORKER_GRACE: Final = 5.0
"""Seconds that a worker may take beyond its budget before it is killed."""

START_TIMEOUT: Final = 60.0
"""Seconds that a worker may take to start: the disk may be slow, and only the first turn waits for it."""

LONGEST_LINE: Final = 10_000_000

ANSWERS: Final = msgspec.json.Decoder(Answer)


class EncodedQuestion(Struct):
    """`worker.Question`, whose larger parts are JSON already."""

    number: int
    player: str
    level: str
    seed: int
    view: Raw
    history: Raw
    budget: Budget
    moves: tuple[str, ...] = ()


class Job(Struct, order=True):
    """A question, and who waits for its answer."""

    due: float
    number: int
    question: EncodedQuestion
    waiting: asyncio.Future[Answer | None]


class WorkerPool:
    """A few processes, started when first needed."""

    def __init__(self, count: int, niceness: int, grace: float = WORKER_GRACE) -> None:
        self._numbers = itertools.count()
        self._grace = grace
        self._niceness = niceness
        self._count = count
        self._waiting: list[Job] = []  # a heap; the one whose answer is due first comes first
        self._idle: dict[int, asyncio.Future[Job | None]] = {}
        self._last: OrderedDict[str, int] = OrderedDict()
        self._processes: set[Process] = set()
        self._tasks = [asyncio.create_task(self._serve(i), name=f"bot worker {i}") for i in range(count)]

    @property
    def waiting(self) -> int:
        """How many questions have to wait."""
        return len(self._waiting)

    @property
    def process_ids(self) -> tuple[int, ...]:
        return tuple(process.pid for process in self._processes)

    def get_ready(self) -> None:
        """Start an idle process, if none runs: somebody is about to play."""
        if self._idle and not self._processes:
            self._idle.pop(next(iter(self._idle))).set_result(None)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def ask(
        self, player: str, level: str, seed: int, view: bytes, history: bytes, budget: Budget, due: float
    ) -> str | None:
        """The move that a computer player chooses; None if it could not be had."""
        number = next(self._numbers)
        question = EncodedQuestion(number, player, level, seed, Raw(view), Raw(history), self._shrunk(budget))
        answer = await self._answer(question, due)
        return None if answer is None else answer.move

    async def explain(
        self, view: bytes, history: bytes, moves: tuple[str, ...], budget: Budget, due: float
    ) -> Explained | None:
        """What a turn that was played is worth, and its alternatives; None if it could not be had."""
        number = next(self._numbers)
        question = EncodedQuestion(number, "", "", 0, Raw(view), Raw(history), self._shrunk(budget), moves)
        answer = await self._answer(question, due)
        return None if answer is None else answer.explained

    async def _answer(self, question: EncodedQuestion, due: float) -> Answer | None:
        waiting: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()
        self._hand_out(Job(due, question.number, question, waiting))
        return await waiting

    def _hand_out(self, thought: Job) -> None:
        """To the process that answered this player last, if it is idle: it may remember the rest of the turn."""
        if not self._idle:
            heapq.heappush(self._waiting, thought)
            return
        last = self._last.get(thought.question.player, -1)
        self._idle.pop(last if last in self._idle else next(iter(self._idle))).set_result(thought)

    async def _take(self, which: int) -> Job | None:
        """What this process thinks about next; None if it need only be there."""
        if self._waiting:
            thought = heapq.heappop(self._waiting)
        else:
            self._idle[which] = asyncio.get_running_loop().create_future()
            asked = await self._idle[which]
            if asked is None:
                return None
            thought = asked
        self._last[thought.question.player] = which
        self._last.move_to_end(thought.question.player)
        if len(self._last) > REMEMBERED * self._count:
            self._last.popitem(last=False)
        return thought

    def _shrunk(self, budget: Budget) -> Budget:
        """When many wait, each may think for less."""
        if budget.seconds is None or self.waiting < self._count:
            return budget
        return Budget(max(0.01, budget.seconds * self._count / (self.waiting + 1)), budget.simulations)

    async def _serve(self, which: int) -> None:
        process: Process | None = None
        try:
            while True:
                thought = await self._take(which)
                answer: Answer | None = None
                try:
                    if process is not None and process.returncode is not None:
                        self._processes.discard(process)  # it died while nobody asked it
                        process = None
                    if process is None:
                        process = await self._start()
                    if thought is not None:
                        answer = await self._think(process, thought.question)
                except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as trouble:
                    level = "about to start" if thought is None else thought.question.level
                    LOGGER.warning("a computer player (%s) gave no answer: %r", level, trouble)
                    if process is not None:
                        await self._end(process)
                        process = None
                if thought is not None and not thought.waiting.done():
                    thought.waiting.set_result(answer)
        finally:
            if process is not None:
                await self._end(process)

    async def _start(self) -> Process:
        """A process that is ready to think."""
        command = [sys.executable, "-m", "alhambra.server.bots.worker", str(self._niceness)]
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
        self._processes.add(process)
        assert process.stdout is not None
        try:
            async with asyncio.timeout(START_TIMEOUT):
                await process.stdout.readuntil(READY)
        except BaseException:
            await self._end(process)
            raise
        return process

    async def _end(self, process: Process) -> None:
        self._processes.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def _think(self, process: Process, question: EncodedQuestion) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        async with asyncio.timeout((question.budget.seconds or 0.0) + self._grace):
            process.stdin.write(ENCODER.encode(question) + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readuntil(b"\n")
        answer = ANSWERS.decode(line)
        if answer.trouble is not None:
            LOGGER.warning("a computer player (%s) failed:\n%s", question.level, answer.trouble)
        return answer
