"""The tables somebody sat at: told as their seats know them, and told without them when they go."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from functools import partial
from typing import Any, Final

from msgspec import DecodeError

from alhambra.server.archive import records
from alhambra.server.archive.queue import ArchiveQueue
from alhambra.server.bots.driver import BotDriver
from alhambra.server.core import log
from alhambra.server.core.domain import Caller, TablePhase, WhyStandIn
from alhambra.server.core.forgetting import NO_NAME, is_alone
from alhambra.server.core.orders import CloseTable, Concede, LeaveSeat
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.store import Storage
from alhambra.server.core.table import Change, Table, replay
from alhambra.server.runtime.live_table import LiveTable
from alhambra.server.runtime.registry import TableRegistry

ROUNDS: Final = 2
"""The second is for a table that somebody made a moment before nothing proved them any more."""


class TablesPart:
    name = "tables"

    def __init__(self, storage: Storage, registry: TableRegistry, queue: ArchiveQueue, driver: BotDriver) -> None:
        self._storage = storage
        self._registry = registry
        self._queue = queue
        self._driver = driver

    # ---------------------------------------------------------------- telling

    async def export(self, guest: str) -> AsyncIterator[object]:
        """In the turn of all who look at games, so that nobody who plays waits for it."""
        for table_id in await self._storage.tables_mentioning(guest):
            bodies = await self._storage.read_log(table_id)
            if bodies:
                yield await self._queue.run(partial(_told, table_id, bodies, guest))

    # ---------------------------------------------------------------- forgetting

    async def delete(self, guest: str) -> None:
        """A game with others is given up, and told without its player from then on. Where nobody else ever was, nobody
        is left to keep it for.
        """
        await self._leave_lessons(guest)
        for _ in range(ROUNDS):
            for table_id in await self._storage.tables_mentioning(guest):
                began = time.perf_counter()
                await self._forget_at(table_id, guest)
                await asyncio.sleep(time.perf_counter() - began)  # half of the time is for those who play

    async def _forget_at(self, table_id: str, guest: str) -> None:
        bodies = await self._storage.read_log(table_id)
        if is_alone(bodies, guest):
            async with self._registry.removing(table_id):
                await self._driver.stop(table_id)
                await self._storage.remove_table(table_id)
            return
        was_live = any(live.table.id == table_id for live in self._registry.live)
        live = await self._registry.find(table_id)
        await _give_up(live, guest)
        await live.forget(guest)
        if not was_live and live.is_idle:
            await self._registry.unload(live)

    async def _leave_lessons(self, guest: str) -> None:
        """They are in memory alone."""
        for live in self._registry.live:
            if not live.is_stored and live.table.owner == guest:
                for connection in live.connections:
                    connection.end(RefusalCode.NO_SUCH_TABLE)
                await self._registry.unload(live)


async def _give_up(live: LiveTable, guest: str) -> None:
    """Leave a table that waits, concede a game that is on. A rematch that waits for a word of theirs never begins."""
    table, me = live.table, Caller(guest, NO_NAME)
    with contextlib.suppress(Refused):  # it was closed meanwhile, or no longer replays
        if table.phase is TablePhase.WAITING and table.number > 1 and table.seats_of(guest):
            await live.submit(None, CloseTable())
        elif table.phase is TablePhase.WAITING:
            for seat in table.seats_of(guest):
                await live.submit(me, LeaveSeat(seat))
            if live.table.phase is TablePhase.WAITING and live.table.owner == guest:
                await live.submit(None, CloseTable())
        elif table.phase is TablePhase.PLAYING:
            for seat in table.seats_of(guest):
                stand_in = table.stand_ins.get(seat)
                if stand_in is None or stand_in.why is not WhyStandIn.CONCEDED:
                    await live.submit(me, Concede(seat))


# -------------------------------------------------------------------- what a seat may know


def _told(table_id: str, bodies: list[str], guest: str) -> dict[str, Any]:
    """A table as this guest may know it: what they did there, and the games that are over; of one that is not over
    what their seats see.
    """
    try:
        table, changes = replay(table_id, map(log.read, bodies))
    except (DecodeError, ValueError):
        return {"id": table_id, "detail": "what is stored of this table cannot be read any more"}
    seats = table.seats_of(guest)
    is_hidden = table.game is not None and table.phase in (TablePhase.PLAYING, TablePhase.CLOSED)
    return {
        "id": table_id,
        "phase": table.phase,
        "created": table.created,
        "updated": table.updated,
        "options": table.options,
        "is_owner": table.owner == guest,
        "players": [sitter.name for sitter in table.sitters],
        "seats": seats,
        "done": [change.entry for change in changes if _is_by(change, guest)],
        "records": _records(table, guest),
        "views": [table.playing.view(seat) for seat in seats] if is_hidden else [],
    }


def _is_by(change: Change, guest: str) -> bool:
    """Whether it is about a seat of theirs, and told to everybody anyway."""
    seat = getattr(change.entry, "seat", None)
    is_public = isinstance(change.entry, log.PublicEntry)
    return is_public and isinstance(seat, int) and seat < len(change.sitters) and change.sitters[seat].guest == guest


def _records(table: Table, guest: str) -> list[str]:
    """Of the games they have played to the end, which are open to whoever has the link. A lesson has none."""
    dealt = [*table.past, *([table.dealt()] if table.phase is TablePhase.OVER else [])]
    return [
        records.write_record(game)
        for game in dealt
        if table.lesson is None and any(sitter.guest == guest for sitter in game.sitters)
    ]
