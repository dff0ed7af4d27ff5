"""After a start: games in which computer players can go on are resumed, though nobody opens them.

There may be thousands of them, and people want to play meanwhile. So a few are resumed at a time, and each is unloaded
when the computer players have nothing more to do at it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterator
from typing import Final

from alhambra.server import background
from alhambra.server.bots.driver import BotDriver
from alhambra.server.core.refusals import Refused
from alhambra.server.core.store import Storage
from alhambra.server.runtime.registry import TableRegistry

LOGGER: Final = logging.getLogger(__name__)

AT_ONCE: Final = 10
"""When many computer players think, each may think for less; those who have a person before them should not notice."""


@contextlib.asynccontextmanager
async def resuming(storage: Storage, registry: TableRegistry, driver: BotDriver) -> AsyncIterator[None]:
    """Resume them, as long as the `with`."""
    async with background.beside(_resume(storage, registry, driver), "resuming games of computer players"):
        yield


async def _resume(storage: Storage, registry: TableRegistry, driver: BotDriver) -> None:
    waiting = iter(await storage.tables_for_computers())
    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(_one_after_another(waiting, registry, driver))


async def _one_after_another(waiting: Iterator[str], registry: TableRegistry, driver: BotDriver) -> None:
    for table_id in waiting:
        try:
            live = await registry.find(table_id)
        except Refused as refusal:
            LOGGER.warning("table %s cannot be resumed: %s", table_id, refusal)
            continue
        await driver.finish(table_id)
        if live.is_idle:
            await registry.unload(live)
