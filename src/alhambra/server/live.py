"""A table in play: one task takes orders one by one, has their entries written, and only then tells anyone."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from copy import copy
from typing import Protocol

from msgspec import DecodeError, Struct

from alhambra.server import decide, log, protocol
from alhambra.server.audience import Connection
from alhambra.server.chronicle import ENCODER, Chronicle
from alhambra.server.decide import AnyOrder
from alhambra.server.protocol import RefusalCode, TablePhase
from alhambra.server.refused import Refused
from alhambra.server.storage import Listing, NotStored, Storage, VersionTaken
from alhambra.server.table import Table, absorb, replay
from alhambra.server.updates import Updates

LOGGER = logging.getLogger(__name__)


def now() -> int:
    """The time, in milliseconds since the beginning of 1970."""
    return time.time_ns() // 1_000_000


class Asked(Struct):
    """An order and who waits for its end."""

    order: AnyOrder
    waiting: asyncio.Future[None]


class Keeper(Protocol):
    """Where a table's entries are written down: the storage, or nowhere."""

    async def append(
        self, table: str, version: int, new: Sequence[log.AnyEntry], listing: Listing | None = None
    ) -> None: ...

    def note(self, table: str, listing: Listing, is_progress: bool) -> None: ...

    async def read_log(self, table: str) -> list[str]: ...


class LiveTable:
    """A table in memory, with those who are connected to it."""

    def __init__(self, table: Table, chronicle: Chronicle, storage: Keeper) -> None:
        self.table = table
        self.chronicle = chronicle
        self.connections: set[Connection] = set()
        self.is_awaited = False  # a computer player thinks about it
        self.used = time.monotonic()
        self.on_change: Callable[[LiveTable], None] = lambda _: None
        self._storage = storage
        self._orders: asyncio.Queue[Asked] = asyncio.Queue()
        self._is_busy = False
        self._task = asyncio.create_task(self._serve(), name=f"table {table.id}")

    @classmethod
    async def load(cls, table_id: str, storage: Storage) -> LiveTable | None:
        """From its log; None if there is no such table."""
        bodies = await storage.read_log(table_id)
        if not bodies:
            return None
        try:
            table, news = replay(table_id, map(log.read, bodies))
        except (DecodeError, ValueError) as trouble:
            LOGGER.error("table %s cannot be read at all: %s", table_id, trouble)
            raise Refused(RefusalCode.READ_ONLY, f"its first entry cannot be read: {trouble}") from None
        if table.breakage is not None:
            LOGGER.error("table %s is read-only from entry %d: %s", table_id, *_parts(table.breakage))
        return cls(table, Chronicle(news), storage)

    @property
    def is_idle(self) -> bool:
        return not (self.connections or self.is_awaited or self._is_busy) and self._orders.empty()

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        while not self._orders.empty():
            _refuse(self._orders.get_nowait().waiting, Refused(RefusalCode.SERVER_STOPS, "the server stops"))

    # ---------------------------------------------------------------- orders

    async def submit(self, order: AnyOrder) -> None:
        """Have an order carried out; Refused if it is not. When this returns, it is stored and everyone is told."""
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._orders.put_nowait(Asked(order, waiting))
        await waiting

    async def _serve(self) -> None:
        while True:
            self._is_busy = False
            asked = await self._orders.get()
            self._is_busy = True
            try:
                await self._carry_out(asked.order)
            except Refused as refusal:
                _refuse(asked.waiting, refusal)
            except asyncio.CancelledError:
                _refuse(asked.waiting, Refused(RefusalCode.SERVER_STOPS, "the server stops"))
                raise
            except Exception as trouble:
                LOGGER.exception("table %s failed at %r", self.table.id, asked.order)
                _refuse(asked.waiting, trouble)
            else:
                if not asked.waiting.done():
                    asked.waiting.set_result(None)

    async def _carry_out(self, order: AnyOrder) -> None:
        self.used = time.monotonic()
        entries = decide.decide(self.table, order, now())
        if isinstance(order, decide.Playing):
            await self._play(entries)
        elif entries:
            await self._arrange(entries)

    async def _play(self, entries: decide.Entries) -> None:
        actor = self.table.actor
        await self._append(entries, None)
        for entry in entries:
            self.chronicle.add(absorb(self.table, entry))
        is_over = self.table.phase is TablePhase.OVER
        if is_over or self.table.actor != actor:
            # Lists may lag behind the log; so nobody has to wait for this.
            self._storage.note(self.table.id, listing_of(self.table), is_progress=not is_over)
        self._tell(is_small=not is_over)

    async def _arrange(self, entries: decide.Entries) -> None:
        """Seats and phase change: lists show it at once. So the table is changed on trial before it is written."""
        after = copy(self.table)
        news = [absorb(after, entry) for entry in entries]
        await self._append(entries, listing_of(after))
        self.table = after
        for each in news:
            self.chronicle.add(each)
        self._tell(is_small=False)
        self._tell_presence()  # those who were here before they sat down, or sit elsewhere after the shuffle

    async def _append(self, entries: decide.Entries, listing: Listing | None) -> None:
        try:
            await self._storage.append(self.table.id, self.table.version + 1, entries, listing)
        except NotStored as trouble:
            raise Refused(RefusalCode.NOT_STORED, f"it could not be written down ({trouble}); try again") from None
        except VersionTaken:
            await self._catch_up()
            raise Refused(RefusalCode.STALE_VERSION, "something else was written first") from None

    async def _catch_up(self) -> None:
        """The log has entries that this table has not: read it anew and tell everyone."""
        LOGGER.warning("table %s is behind its log at version %d", self.table.id, self.table.version)
        self.table, news = replay(self.table.id, map(log.read, await self._storage.read_log(self.table.id)))
        self.chronicle = Chronicle(news)
        self._tell(is_small=False)

    # ---------------------------------------------------------------- telling

    def _tell(self, is_small: bool) -> None:
        updates = Updates(self.table, self.chronicle)
        for connection in self.connections:
            if not is_small and not self.table.admits(connection.caller.guest):
                connection.end(RefusalCode.NO_SPECTATORS)
                continue
            connection.send(updates.small(connection) if is_small else updates.whole(connection))
            connection.seen = self.table.version
        self.on_change(self)

    def tell_all_to(self, connection: Connection) -> None:
        """Everything this connection has not seen, and the table as it is."""
        connection.send(Updates(self.table, self.chronicle).whole(connection))
        connection.seen = self.table.version

    def welcome(self, connection: Connection) -> None:
        """Let someone in, and tell them what they have missed."""
        self.connections.add(connection)
        self.used = time.monotonic()
        self.tell_all_to(connection)
        self._tell_presence()
        self.on_change(self)

    def farewell(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.used = time.monotonic()
        self._tell_presence()

    def _tell_presence(self) -> None:
        message = ENCODER.encode(self.presence())
        for connection in self.connections:
            connection.send(message)

    def presence(self) -> protocol.Presence:
        here = {connection.caller.guest: connection.caller.name for connection in self.connections}
        seats = [seat for seat, sitter in enumerate(self.table.sitters) if sitter.guest in here]
        sitting = {self.table.sitters[seat].guest for seat in seats}
        watching = sorted(name for guest, name in here.items() if guest not in sitting)
        return protocol.Presence(tuple(seats), tuple(watching))


def _parts(breakage: protocol.Breakage) -> tuple[int, str]:
    return breakage.version, breakage.detail


def _refuse(waiting: asyncio.Future[None], trouble: Exception) -> None:
    if not waiting.done():
        waiting.set_exception(trouble)


def listing_of(table: Table) -> Listing:
    """What lists show of a table."""
    guests = tuple(sitter.guest for sitter in table.sitters)
    return Listing(table.owner, table.actor, table.updated, table.describe(), guests)
