"""Which tables that are not over were made from which address, and the limit on them.

Only the running server knows: nothing about addresses is ever written down.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from alhambra.server.addresses import Networks
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.store import Storage
from alhambra.server.runtime.live_table import LiveTable
from alhambra.server.settings import Limits


class OpenTables:
    """Counted by address since the start of the server."""

    def __init__(self, storage: Storage, limits: Limits, networks: Networks) -> None:
        self._storage = storage
        self._limits = limits
        self._networks = networks
        self._tables: dict[str, set[str]] = {}
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def counting(self, address: str) -> AsyncIterator[list[LiveTable]]:
        """What is put into the list was made from there; Refused if too much was that is not over."""
        async with self._lock:  # so that the next count has this one, too
            for name, times in self._networks.scopes_of(address):
                await self._require_room(name, self._limits.tables_per_address * times)
            made: list[LiveTable] = []
            yield made
            for name, _ in self._networks.scopes_of(address):
                self._tables.setdefault(name, set()).update(live.table.id for live in made)

    async def _require_room(self, name: str, most: int) -> None:
        if len(self._tables.get(name, ())) < most:
            return
        still_open = await self._storage.open_tables(self._tables[name])
        self._tables[name] = still_open
        if len(still_open) >= most:
            raise Refused(RefusalCode.TOO_MANY, f"{most} tables from this address are not over")
