"""A server that is killed in the middle of everything has lost nothing it ever told anyone."""

from __future__ import annotations

import asyncio
import random
import signal
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from alhambra.server.core.log import StandInTook
from alhambra.server.core.orders import Concede
from alhambra.server.protocol.messages import News, OrderRequest
from tests.server.company import happening
from tests.server.process import ServerProcess, rounds, unlimited
from tests.server.support import TIMEOUT, Line, Person, visitor

TABLES = 8
MOVES_A_ROUND = 100


class Witness:
    """Someone who plays both seats of a table, and remembers everything the server has told them."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.told: dict[int, News] = {}
        self.is_waiting = False
        self.luck = random.Random(table)

    async def play(self, count: Counter) -> None:
        """Until the server is gone."""
        try:
            async with self.person.sit(self.table, seen=len(self.told)) as line:
                self._remember(line)
                while not line.is_over:
                    await self._move(line)
                    count.add()
        except (ConnectionClosed, OSError):
            pass

    async def _move(self, line: Line) -> None:
        view = line.update.view
        assert view is not None
        assert view.actor is not None
        self.is_waiting = True
        await line.play(view.actor, self.luck.choice(line.moves))
        self.is_waiting = False
        self._remember(line)

    def _remember(self, line: Line) -> None:
        for news in line.update.news:
            self.told[news.version] = news

    async def check(self) -> None:
        """All that was told is still there; and beyond it at most the move that was on its way."""
        async with self.person.sit(self.table) as line:
            kept = {news.version: news for news in line.update.news}
        assert {version: kept.get(version) for version in self.told} == self.told
        assert len(kept) - len(self.told) <= self.is_waiting
        self.told = kept


class Counter:
    """Calls when so many moves were acknowledged; then at the next moment at which one is on its way."""

    def __init__(self, target: int) -> None:
        self.count = 0
        self.reached = asyncio.Event()
        self._target = target

    def add(self) -> None:
        self.count += 1
        if self.count >= self._target:
            self.reached.set()


async def seat_witnesses(server: ServerProcess) -> list[Witness]:
    witnesses = []
    for _ in range(TABLES):
        person = Person(server.host)
        await person.become("Anna")
        table = await person.make_table("me", "me")
        await person.start(table)
        witnesses.append(Witness(person, table))
    return witnesses


@pytest.mark.long
async def test_whatever_was_told_is_there_after_a_kill(tmp_path: Path) -> None:
    server = unlimited(tmp_path / "data")
    with server:
        witnesses = await seat_witnesses(server)
        for _ in range(rounds(short=4, deep=100)):
            count = Counter(MOVES_A_ROUND)
            playing = [asyncio.create_task(witness.play(count)) for witness in witnesses]
            await count.reached.wait()
            while not any(witness.is_waiting for witness in witnesses):
                await asyncio.sleep(0)
            server.stop(signal.SIGKILL)
            on_their_way = sum(witness.is_waiting for witness in witnesses)
            await asyncio.gather(*playing)
            assert count.count >= MOVES_A_ROUND
            assert on_their_way >= 1
            server.start()
            for witness in witnesses:
                witness.person.host = server.host
                await witness.check()
            witnesses = [witness if not await is_over(witness) else await fresh(witness) for witness in witnesses]
        for witness in witnesses:
            await witness.person.http.aclose()


async def is_over(witness: Witness) -> bool:
    async with witness.person.sit(witness.table) as line:
        return line.is_over


async def fresh(witness: Witness) -> Witness:
    """Another game for someone whose game is over."""
    person = witness.person
    person.http.base_url = f"http://{person.host}"
    table = await person.make_table("me", "me")
    await person.start(table)
    return Witness(person, table)


async def test_a_game_that_everybody_has_given_up_goes_on_after_a_kill(tmp_path: Path) -> None:
    """Nobody opens it; something is played at it all the same."""
    with unlimited(tmp_path / "data") as server:
        async with visitor(server.host) as anna:
            table = await anna.make_table("me", "random")
            await anna.start(table)
            async with anna.sit(table) as hers:
                await hers.say(OrderRequest(1, Concede(0)))
                await happening(hers, StandInTook)
                server.stop(signal.SIGKILL)
            server.start()
            anna.http.base_url = f"http://{server.host}"
            (found,) = (await anna.my_tables()).tables
            async with asyncio.timeout(TIMEOUT):
                while (await anna.my_tables()).tables[0].updated == found.updated:
                    pass
