"""A server of core, protocol, runtime, archive and the bots' driver alone, as it would run inside a browser: a program
for test_layers.py. It plays a game and prints what it found out as JSON.

Whatever a browser does not have fails here: the database, the web framework, threads and processes.
"""

from __future__ import annotations

import asyncio
import importlib.abc
import json
import subprocess
import sys
import threading
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import Any, Never, cast

FORBIDDEN = {"sqlalchemy", "alembic", "sqlite3", "litestar", "uvicorn", "multiprocessing"}


class Forbidden(importlib.abc.MetaPathFinder):
    def find_spec(self, fullname: str, *_: object) -> ModuleSpec | None:
        if fullname.partition(".")[0] in FORBIDDEN:
            raise ImportError(f"{fullname} is not to be had in a browser")
        return None


def refuse(*_: object, **__: object) -> Never:
    raise RuntimeError("neither threads nor processes are to be had in a browser")


sys.meta_path.insert(0, Forbidden())
threading.Thread.start = refuse  # type: ignore[method-assign]
subprocess.Popen.__init__ = refuse  # type: ignore[method-assign]

from alhambra import bots  # noqa: E402 - only now is forbidden what it must not import
from alhambra.bots import Budget  # noqa: E402
from alhambra.events import Event  # noqa: E402
from alhambra.server.archive.records import write_record  # noqa: E402
from alhambra.server.archive.replays import finished, told  # noqa: E402
from alhambra.server.bots.driver import BotDriver, Thinker  # noqa: E402
from alhambra.server.core import log  # noqa: E402
from alhambra.server.core.domain import Caller, ComputerSeat, OwnSeat, TablePhase  # noqa: E402
from alhambra.server.core.fairness import commit, draw_secret  # noqa: E402
from alhambra.server.core.orders import PlayMove, StartGame  # noqa: E402
from alhambra.server.core.store import Storage  # noqa: E402
from alhambra.server.core.summary import Listing  # noqa: E402
from alhambra.server.metrics import Metrics  # noqa: E402
from alhambra.server.protocol.basics import ENCODER, PROTOCOL  # noqa: E402
from alhambra.server.protocol.messages import (  # noqa: E402
    Hello,
    OrderDone,
    OrderRequest,
    ServerMessage,
    Update,
    Wish,
)
from alhambra.server.protocol.rest import NewTable  # noqa: E402
from alhambra.server.runtime.runtime import Runtime  # noqa: E402
from alhambra.server.runtime.session import TableSession  # noqa: E402
from alhambra.server.settings import NO_LIMITS, Settings  # noqa: E402
from alhambra.server.timing import SystemTime  # noqa: E402
from alhambra.values import from_text  # noqa: E402
from alhambra.view import View  # noqa: E402

import msgspec  # noqa: E402  # isort: skip


class MemoryTables:
    """What one game asks of a store."""

    def __init__(self) -> None:
        self.entries: list[log.AnyEntry] = []

    async def append(self, _: str, version: int, new: Sequence[log.AnyEntry], __: Listing | None = None) -> None:
        assert version == len(self.entries) + 1
        self.entries += new

    def note(self, *_: object, **__: object) -> None:
        pass

    async def count_open_tables(self, _: str) -> int:
        return 0

    async def read_remarks(self, *_: object) -> list[Any]:
        return []


class ThinkingHere:
    """A computer player that thinks in this very process."""

    async def ask(
        self, *, level: str, seed: int, view: bytes, history: bytes, budget: Budget, **_: object
    ) -> str | None:
        seen = msgspec.json.decode(view, type=View, dec_hook=from_text)
        events = msgspec.json.decode(history, type=tuple[Event, ...], dec_hook=from_text)
        return str(bots.make(level, seed).choose(seen, events, budget))

    async def explain(self, *_: object) -> None:
        return None


async def play() -> dict[str, Any]:
    store, thinker, metrics = MemoryTables(), ThinkingHere(), Metrics()
    settings = Settings(data=Path(), bot_pace=0.0, limits=NO_LIMITS)
    runtime = Runtime(settings, cast(Storage, store), thinker, metrics, SystemTime())
    driver = BotDriver(cast(Thinker, thinker), settings.bot_pace, metrics)
    runtime.registry.on_change = driver.wake
    anna = Caller("anna", "Anna")
    share = "0f" * 16
    live = await runtime.registry.open(anna, NewTable((OwnSeat(commitment=commit(share)), ComputerSeat("apprentice"))))
    await live.submit(anna, StartGame(share, draw_secret()))
    session = await TableSession.join(runtime, live.table.id, anna, Hello(PROTOCOL, wants=(Wish.MOVES,)), {})
    decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage, dec_hook=from_text)
    mine, answered = 0, 0
    while live.table.phase is TablePhase.PLAYING or answered < mine:
        told_now = await session.connection.take()
        assert told_now is not None
        message = decoder.decode(told_now)
        answered += isinstance(message, OrderDone)
        if isinstance(message, Update) and message.version == live.table.version and message.insight.moves:
            mine += 1
            order = PlayMove(live.table.actor or 0, message.version, message.insight.moves[0])
            await session.receive(ENCODER.encode(OrderRequest(mine, order)).decode())
    await driver.close()
    session.leave()
    replay = told(finished(live.table, None))
    record = write_record(live.table.dealt())
    await runtime.registry.close()
    return {
        "record": record,
        "moves": metrics.moves,
        "mine": mine,
        "answered": answered,
        "quick": metrics.quick_moves,
        "steps": len(replay.steps),
        "forbidden": sorted(FORBIDDEN & {name.partition(".")[0] for name in sys.modules}),
    }


if __name__ == "__main__":
    json.dump(asyncio.run(play()), sys.stdout)
