"""All tables of the server: those in use are in memory, the others on the disk until someone asks for them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final
from weakref import WeakValueDictionary

from alhambra.server import background
from alhambra.server.core import log
from alhambra.server.core.decide import open_table
from alhambra.server.core.domain import Caller
from alhambra.server.core.fairness import draw_secret
from alhambra.server.core.ids import new_id
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.store import NotStored, Storage, TableStore, not_stored
from alhambra.server.core.summary import listing_of
from alhambra.server.core.table import Change, Table, replay
from alhambra.server.metrics import Metrics
from alhambra.server.protocol.rest import NewTable
from alhambra.server.runtime.live_table import LiveTable
from alhambra.server.runtime.news_log import NewsLog
from alhambra.server.runtime.publishing import publish
from alhambra.server.settings import Settings
from alhambra.server.timing import Time

LOGGER: Final = logging.getLogger(__name__)

GOODBYE_TIMEOUT: Final = 1.0


class TableRegistry:
    """Finds tables, loads and unloads them."""

    def __init__(self, storage: Storage, settings: Settings, time_: Time, metrics: Metrics) -> None:
        self.time = time_
        self.on_change: Callable[[LiveTable], None] = lambda _: None
        self._storage = storage
        self._settings = settings
        self._metrics = metrics
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._removed: set[str] = set()  # while they are being removed
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by guest
        self._unloader = background.begin(self._unload_idle_for_ever(), "unloading idle tables")

    @property
    def live(self) -> tuple[LiveTable, ...]:
        return tuple(self._live.values())

    async def close(self) -> None:
        await background.end(self._unloader)
        for live in self.live:
            await live.close()

    async def disconnect_all(self) -> None:
        """Say goodbye to everyone who is connected, and give them a moment to hear it."""
        leaving = [connection for live in self.live for connection in live.connections]
        for connection in leaving:
            connection.end(RefusalCode.SERVER_STOPS)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_TIMEOUT):
                for connection in leaving:
                    await connection.has_left.wait()

    @contextlib.asynccontextmanager
    async def removing(self, table_id: str) -> AsyncIterator[None]:
        """A table is removed within this `with`: everyone there is sent away, and nobody finds it any more."""
        self._removed.add(table_id)
        try:
            loading = self._loading.get(table_id)
            if loading is not None:
                await asyncio.wait([loading])
            live = self._live.get(table_id)
            if live is not None:
                for connection in live.connections:
                    connection.end(RefusalCode.NO_SUCH_TABLE)
                await self.unload(live)
            yield
        finally:
            self._removed.discard(table_id)

    async def open(self, by: Caller, wanted: NewTable) -> LiveTable:
        """A new table."""
        return await self.create(by, [open_table(by, wanted.seats, wanted.options, draw_secret(), self.time.now())])

    async def create(self, by: Caller, entries: Sequence[log.AnyEntry]) -> LiveTable:
        """A new table whose log begins with these entries."""
        most = self._settings.limits.tables_per_guest
        await self._evict_idle()
        table, changes = replay(new_id(), entries)
        async with self._opening.setdefault(by.guest, asyncio.Lock()):  # so that the next count has this one, too
            if await self._storage.count_open_tables(by.guest) >= most:
                raise Refused(RefusalCode.TOO_MANY, f"you have {most} tables that are not over")
            began = time.perf_counter()
            try:
                await self._storage.append(table.id, 1, entries, listing_of(table))
            except NotStored as error:
                raise not_stored(error) from None
            self._metrics.appended(entries, time.perf_counter() - began)
        LOGGER.info("table %s opened with %d seats", table.id, len(table.sitters))
        return self._register(self._live_table(table, changes, self._storage, is_stored=True))

    async def create_unstored(self, entries: Sequence[log.AnyEntry], store: TableStore) -> LiveTable:
        """A new table whose log begins with these entries and is kept elsewhere than in the storage."""
        await self._evict_idle()
        table, changes = replay(new_id(), entries)
        return self._register(self._live_table(table, changes, store, is_stored=False))

    def _live_table(self, table: Table, changes: list[Change], store: TableStore, *, is_stored: bool) -> LiveTable:
        news = NewsLog(map(publish, changes))
        return LiveTable(table, news, store, self.time, self._metrics, is_stored=is_stored)

    async def _evict_idle(self) -> None:
        """Before another table comes in: where memory is full, the one that nobody has used for the longest time is
        unloaded. It comes back when it is asked for, as a lesson would not.
        """
        most = self._settings.limits.live_tables
        while len(self._live) >= most:
            unused = [live for live in self.live if live.is_idle and live.is_stored]
            if not unused:
                raise Refused(RefusalCode.TOO_MANY, f"this server has {most} tables in use already")
            await self.unload(min(unused, key=lambda live: live.used))

    async def find(self, table_id: str) -> LiveTable:
        """A table by its name, from memory or from the disk. It stays in memory at least until the caller waits."""
        while (live := self._live.get(table_id)) is None:
            if table_id in self._removed:
                raise Refused(RefusalCode.NO_SUCH_TABLE, f"the table {table_id} is being removed")
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            if await asyncio.shield(loading) is None:
                raise Refused(RefusalCode.NO_SUCH_TABLE, f"there is no table {table_id}")
        live.used = time.monotonic()
        return live

    async def _load(self, table_id: str) -> LiveTable | None:
        live = await LiveTable.load(table_id, self._storage, self.time, self._metrics)
        if live is None:
            return None  # and nothing was unloaded for a table that does not exist
        # A server that was killed may have told its lists less than its logs.
        self._storage.note(table_id, listing_of(live.table), is_progress=False)
        try:
            await self._evict_idle()
        except Refused:
            await live.close()
            raise
        return self._register(live)

    def _register(self, live: LiveTable) -> LiveTable:
        self._live[live.table.id] = live
        live.on_change = self.on_change
        self.on_change(live)
        return live

    # ---------------------------------------------------------------- unloading

    async def _unload_idle_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self._settings.idle_seconds / 4)
            await self.unload_idle()

    async def unload_idle(self) -> None:
        """Unload the tables that nobody has used for a while."""
        before = time.monotonic() - self._settings.idle_seconds
        for live in self.live:
            if live.is_idle and live.used < before:
                await self.unload(live)

    async def unload(self, live: LiveTable) -> None:
        """Drop an idle table from memory; what is stored of it can be loaded again."""
        if self._live.get(live.table.id) is live:  # and not one that was loaded after this one was unloaded
            del self._live[live.table.id]
        await live.close()
