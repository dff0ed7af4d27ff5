"""The processes in which computer players think, and the queue before them.

The server never waits for one: it asks, and goes on. A process that dies or takes far too long is replaced, and the
question is answered with None.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final

import msgspec
from msgspec import Raw, Struct

from alhambra.bots import Budget
from alhambra.server.chronicle import ENCODER
from alhambra.server.thinker import Answer

LOGGER: Final = logging.getLogger(__name__)

GRACE_SECONDS: Final = 5.0
"""What a thinker may take beyond its budget, starting included, before it is taken for stuck."""

LONGEST_LINE: Final = 10_000_000


class EncodedQuestion(Struct):
    """thinker.Question, whose larger parts are JSON already."""

    number: int
    player: str
    level: str
    seed: int
    view: Raw
    history: Raw
    budget: Budget


class Thought(Struct, order=True):
    """A question in the queue; the one whose answer is due first comes first."""

    due: float
    number: int
    question: EncodedQuestion
    waiting: asyncio.Future[str | None]


class Thinkers:
    """A few processes, started when first needed."""

    def __init__(self, count: int, politeness: int, grace: float = GRACE_SECONDS) -> None:
        self._numbers = itertools.count()
        self._grace = grace
        self._politeness = politeness
        self._queue: asyncio.PriorityQueue[Thought] = asyncio.PriorityQueue()
        self._count = count
        self._processes: set[Process] = set()
        self._tasks = [asyncio.create_task(self._serve(), name=f"thinker {i}") for i in range(count)]

    @property
    def waiting(self) -> int:
        """How many questions have to wait."""
        return self._queue.qsize()

    @property
    def process_ids(self) -> tuple[int, ...]:
        return tuple(process.pid for process in self._processes)

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
        waiting: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Thought(due, number, question, waiting))
        return await waiting

    def _shrunk(self, budget: Budget) -> Budget:
        """When many wait, each may think for less."""
        if budget.seconds is None or self.waiting < self._count:
            return budget
        return Budget(max(0.01, budget.seconds * self._count / (self.waiting + 1)), budget.simulations)

    async def _serve(self) -> None:
        process: Process | None = None
        try:
            while True:
                thought = await self._queue.get()
                if process is None or process.returncode is not None:
                    process = await self._start()
                try:
                    move = await self._think(process, thought.question)
                except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as trouble:
                    LOGGER.warning("a computer player (%s) gave no answer: %r", thought.question.level, trouble)
                    await self._end(process)
                    process, move = None, None
                if not thought.waiting.done():
                    thought.waiting.set_result(move)
        finally:
            if process is not None:
                await self._end(process)

    async def _start(self) -> Process:
        command = [sys.executable, "-m", "alhambra.server.thinker", str(self._politeness)]
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
        self._processes.add(process)
        return process

    async def _end(self, process: Process) -> None:
        self._processes.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def _think(self, process: Process, question: EncodedQuestion) -> str | None:
        assert process.stdin is not None
        assert process.stdout is not None
        async with asyncio.timeout((question.budget.seconds or 0.0) + self._grace):
            process.stdin.write(ENCODER.encode(question) + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readuntil(b"\n")
        answer = msgspec.json.decode(line, type=Answer)
        if answer.trouble is not None:
            LOGGER.warning("a computer player (%s) failed:\n%s", question.level, answer.trouble)
        return answer.move
