"""An evening in a minute, or an hour: everybody at once on one server, and nothing is left over at the end.

`python -m tests.server.soak --minutes 60` says now and then how it goes. People play, talk, watch, leave and come
back; some never read what they are sent, some send nonsense. Memory must stay flat, the log without an error, and every
table must be what its log replays to.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import re
import signal
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import msgspec
from websockets.exceptions import ConnectionClosed

from alhambra.bench.socket_client import dial
from alhambra.server.core import log
from alhambra.server.core.domain import Reaction, TablePhase
from alhambra.server.core.orders import UndoStep
from alhambra.server.core.summary import TableSummary, summarise
from alhambra.server.core.table import replay
from alhambra.server.protocol.basics import PROTOCOL
from alhambra.server.protocol.messages import Hello, Look, OrderRequest, Ping, React, Say, Update
from alhambra.server.protocol.rest import NewProgram, Tables
from alhambra.server.storage.database import FILE_NAME
from tests.server.process import ServerProcess, usual
from tests.server.support import Line, Person, play_at_random

PAIRS: Final = 5
STEPS_BETWEEN_COMINGS: Final = 40
SECONDS_BETWEEN_STEPS: Final = 0.1
SAMPLES: Final = 60
HAPPENS: Final = ("moves", "remarks", "comings back", "games watched", "tables given up", "floods of nonsense")
GROWTH: Final = 1.15
"""Of memory, from the second quarter of the time to the last, when everything has been in use for a while."""
WARMING_UP: Final = 60_000
"""Kilobytes that a server may still grow in the first minutes: tables stay in memory for five of them."""


class Evening:
    """What goes on, how long, and what was seen of it."""

    def __init__(self, server: ServerProcess, seconds: float, luck: random.Random) -> None:
        self.server = server
        self.luck = luck
        self.ends = time.monotonic() + seconds
        self.seconds = seconds
        self.told: dict[str, int] = {}
        """The last version anybody was told of each table."""
        self.counts: dict[str, int] = {}
        self.memory: list[int] = []

    def goes_on(self) -> bool:
        """Until the time is up and everything has happened: on a busy machine that may take longer."""
        return time.monotonic() < self.ends or not all(what in self.counts for what in HAPPENS)

    def count(self, what: str) -> None:
        self.counts[what] = self.counts.get(what, 0) + 1

    def tell(self, table: str, line: Line) -> None:
        self.told[table] = max(line.version, self.told.get(table, 0))

    async def somebody(self, name: str) -> Person:
        person = Person(self.server.host)
        while (await person.call("POST", "/api/guests", {"name": name})).status_code == 429:
            await asyncio.sleep(1)  # too many newcomers from this address
        return person

    # ---------------------------------------------------------------- those who behave

    async def play_in_pairs(self) -> None:
        """Two people, game after game. They drop out and come back, take steps back, and talk."""
        one, two = await self.somebody("Anna"), await self.somebody("Bert")
        while self.goes_on():
            table = await one.make_table("me", "open", is_public=self.luck.random() < 0.5)
            await two.take(table, 1)
            await one.start(table)
            self.count("games begun")
            seen = 0
            while self.goes_on():
                async with one.sit(table, seen) as first, two.sit(table, seen) as second:
                    lines = {0: first, 1: second}
                    for _ in range(self.luck.randint(1, STEPS_BETWEEN_COMINGS)):
                        await self._step(lines)
                    seen = first.version
                    self.tell(table, first)
                    self.count("comings back")
                    if first.is_over:
                        self.count("games over")
                        break
        await one.http.aclose()
        await two.http.aclose()

    async def _step(self, lines: dict[int, Line]) -> None:
        await asyncio.sleep(SECONDS_BETWEEN_STEPS)
        await play_at_random(lines, self.luck, 1)
        self.count("moves")
        line = self.luck.choice(list(lines.values()))
        chance = self.luck.random()
        if chance < 0.03:
            await line.say(Say(7, f"remark {self.luck.random()}"))
            self.count("remarks")
        elif chance < 0.05:
            await line.say(React(8, self.luck.choice(list(Reaction))))
        elif chance < 0.08:
            await self._take_back(lines)

    async def _take_back(self, lines: dict[int, Line]) -> None:
        one = next(iter(lines.values()))
        turn = one.update.turn
        if turn is None or not turn.steps:
            return
        line = lines[turn.seat]
        await line.until(one.version)
        await line.say(OrderRequest(9, UndoStep(turn.seat, line.version)))
        await line.until(one.version + 1)
        await one.until(line.version)
        self.count("steps taken back")

    async def play_against_computers(self) -> None:
        person = await self.somebody("Cara")
        while self.goes_on():
            table = await person.make_table("me", "random", "greedy")
            await person.start(table)
            async with person.sit(table) as line:
                while self.goes_on() and not line.is_over:
                    await asyncio.sleep(SECONDS_BETWEEN_STEPS)
                    await play_at_random({0: line}, self.luck, 1)
                self.tell(table, line)
                self.count("games against computers")
        await person.http.aclose()

    async def come_and_go(self) -> None:
        """Tables that are made, joined, left and given up before the start."""
        while self.goes_on():
            owner, friend = await self.somebody("Dora"), await self.somebody("Emil")
            for _ in range(5):
                table = await owner.make_table("me", "open", "open")
                await friend.take(table, 1)
                await friend.call("POST", f"/api/tables/{table}/seats/1/leave")
                await owner.call("POST", f"/api/tables/{table}/fill", {"level": "random"})
                await owner.call("POST", f"/api/tables/{table}/close")
                self.count("tables given up")
                await asyncio.sleep(2)
            await owner.http.aclose()
            await friend.http.aclose()

    async def watch(self) -> None:
        person = await self.somebody("Fay")
        while self.goes_on():
            shown = (await person.ask(Tables, "GET", "/api/lobby")).tables
            playing = [each.table.id for each in shown if each.table.phase is TablePhase.PLAYING]
            if playing:
                table = self.luck.choice(playing)
                async with person.sit(table, wants=()) as line:
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(5):
                            while True:
                                await line.hear(Update)
                    self.tell(table, line)
                    self.count("games watched")
            await asyncio.sleep(1)
        await person.http.aclose()

    # ---------------------------------------------------------------- those who do not

    async def never_read(self) -> None:
        """A connection that takes nothing in: what is sent to it piles up until it is cut off."""
        person = await self.somebody("Gus")
        identity = await person.ask(NewProgram, "POST", "/api/programs", {"name": "Deaf"})
        table = await person.make_table("me", "open")
        while self.goes_on():
            path = f"/api/tables/{table}/socket"
            socket = await dial("127.0.0.1", self.server.port, path, identity.token, lambda _: None)
            socket.send(msgspec.json.encode(Hello(PROTOCOL)))
            socket.pause()
            for number in range(100):
                socket.send(msgspec.json.encode(Look(number)))
                socket.send(msgspec.json.encode(Ping(number)))
                await asyncio.sleep(0.1)
            socket.close()
            self.count("deaf connections")
        await person.http.aclose()

    async def send_nonsense(self) -> None:
        person = await self.somebody("Hob")
        table = await person.make_table("me", "me")
        await person.start(table)
        texts = [
            *("", "{}", "[]", "null", "\0", "{" * 3_000, '{"type":"play"}', '{"type":"hello","protocol":99}'),
            '{"type":"play","id":1,"seat":0,"version":1,"move":"end"}',
            '{"type":"undo","id":1,"seat":5,"version":2}',
            '{"type":"say","id":1,"text":"\\u202e"}',
            "x" * 5_000,  # longer than a message may be
        ]
        while self.goes_on():
            with contextlib.suppress(ConnectionClosed):
                async with person.sit(table) as line:
                    for _ in range(80):
                        await line.socket.send(self.luck.choice(texts))
                    self.count("floods of nonsense")
                    await line.all_until_now()
            for path in ("tables/nowhere", "tables/%00", "tables/x/socket", "links", "nowhere"):
                await person.call("POST", f"/api/{path}", {"code": "x", "seats": [1]})
            await asyncio.sleep(3)
        await person.http.aclose()

    # ---------------------------------------------------------------- looking

    async def look(self) -> None:
        """How much memory it needs, and whether it is well."""
        began = time.monotonic()
        person = Person(self.server.host)
        while self.goes_on():
            await asyncio.sleep(self.seconds / SAMPLES)
            status = Path(f"/proc/{self.server.pid}/status").read_text()
            self.memory.append(int(re.findall(r"VmRSS:\s+(\d+) kB", status)[0]))
            assert (await person.http.get("/healthz")).text == "ok\n"
            metrics = (await person.http.get("/metrics")).text
            tables, connections = re.findall(r"^alhambra_(?:tables|connections) (\d+)", metrics, re.MULTILINE)
            shown = f"{tables} tables, {connections} connections, {self.memory[-1] / 1000:.0f} MB"
            print(f"{time.monotonic() - began:5.0f} s: {shown}", self.counts, flush=True)
        await person.http.aclose()


async def soak(folder: Path, seconds: float, seed: int = 1) -> Evening:
    """All of it for so long; AssertionError, or whatever went wrong, if something did."""
    server = usual(folder, "--log", "json", "--bot-pace", "0.1", "--keep-days", "1")
    with server:
        evening = Evening(server, seconds, random.Random(seed))
        tasks: list[Callable[[], Awaitable[None]]] = [
            *[evening.play_in_pairs] * PAIRS,
            evening.play_against_computers,
            evening.come_and_go,
            evening.watch,
            evening.never_read,
            evening.send_nonsense,
            evening.look,
        ]
        async with asyncio.TaskGroup() as group:
            for task in tasks:
                group.create_task(_run(task))
        assert server.stop(signal.SIGTERM) == 0
    check_log(server.log)
    check_tables(folder, evening.told)
    check_memory(evening.memory, seconds)
    return evening


async def _run(task: Callable[[], Awaitable[None]]) -> None:
    await task()


def check_log(file: Path) -> None:
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert [line for line in lines if line["level"] in ("error", "critical")] == []
    assert lines[-1]["message"] == "stopped"


def check_tables(folder: Path, told: dict[str, int]) -> None:
    """Every log replays to what the lists say of its table, and nothing that was told is missing."""
    connection = sqlite3.connect(folder / FILE_NAME)
    try:
        rows = connection.execute("SELECT id, phase, actor, summary FROM tables").fetchall()
        assert {row[0] for row in rows} >= told.keys()
        for table_id, phase, actor, summary in rows:
            query = "SELECT version, body FROM entries WHERE table_id = ? ORDER BY version"
            versions, bodies = zip(*connection.execute(query, (table_id,)), strict=True)
            table, _ = replay(table_id, map(log.read, bodies))
            assert table.breakage is None
            assert versions == tuple(range(1, table.version + 1))
            assert table.version >= told.get(table_id, 0)
            assert (table.phase, table.actor) == (phase, actor)
            assert msgspec.json.decode(summary, type=TableSummary) == summarise(table)
    finally:
        connection.close()


def check_memory(samples: list[int], seconds: float) -> None:
    """Flat: the last quarter of an hour needs no more than the second did."""
    quarter = len(samples) // 4
    early, late = statistics.median(samples[quarter : 2 * quarter]), statistics.median(samples[-quarter:])
    allowed = early * GROWTH if seconds >= 1_200 else early + WARMING_UP
    assert late <= allowed, f"memory grew from {early} to {late} KB"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="alhambra-soak-") as folder:
        evening = asyncio.run(soak(Path(folder) / "data", chosen.minutes * 60, chosen.seed))
    print("all is well:", evening.counts, f"memory at most {max(evening.memory) / 1000:.0f} MB")


if __name__ == "__main__":
    main()
