"""Deletes inactive guests and old remarks after a number of days that the host chooses, after some months what
moderation has done with, and tables at which nobody ever played.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Final

from alhambra.server import background
from alhambra.server.core.store import NotStored
from alhambra.server.guests import DAY, SESSION_DAYS
from alhambra.server.services import Services

LOGGER: Final = logging.getLogger(__name__)

PURGE_INTERVAL: Final = 3_600.0

KEEP_CLOSED: Final = DAY
"""How long a table is kept that was closed before a game began."""
KEEP_WAITING: Final = 60 * DAY
"""How long one that waits for its first game, and nobody does anything there."""


@contextlib.asynccontextmanager
async def purging(services: Services) -> AsyncIterator[None]:
    """Purge now and every hour, as long as the `with`."""
    async with background.beside(_purge_for_ever(services), "purging"):
        yield


async def _purge_for_ever(services: Services) -> None:
    while True:
        try:
            await remove_unplayed(services)
            await end_unused_sessions(services)
            if services.settings.keep_days is not None:
                await purge(services, services.settings.keep_days)
            await services.moderation.purge()
        except NotStored as trouble:
            LOGGER.warning("nothing was purged: %s", trouble)
        await asyncio.sleep(PURGE_INTERVAL)


async def purge(services: Services, keep_days: int) -> None:
    """Forget guests who were not here for so many days and have nothing to play, and remarks that are as old."""
    now = services.time.now()
    for guest in services.connections.guests:
        services.storage.note_seen(guest, now)  # a table may stay open for days without a request
    before = await services.uptime.ago(keep_days * DAY, now)
    gone = await services.storage.remove_idle_guests(before)
    services.guests.forget(set(gone))
    for guest in gone:
        services.notifications.forget(guest)
    remarks = await services.storage.remove_remarks(before)
    for live in services.registry.live:
        live.talk.forget(before)
    if gone or remarks:
        LOGGER.info("purged %d guests and %d remarks", len(gone), remarks)


async def end_unused_sessions(services: Services) -> None:
    """Those of devices that were not used for long."""
    before = await services.uptime.ago(SESSION_DAYS * DAY, services.time.now())
    services.guests.forget(await services.storage.remove_unused_sessions(before))


async def remove_unplayed(services: Services) -> None:
    """Tables at which no game was ever begun, and nobody waits for one any more."""
    now = services.time.now()
    closed, waiting = [await services.uptime.ago(span, now) for span in (KEEP_CLOSED, KEEP_WAITING)]
    gone = await services.storage.unplayed_tables(closed, waiting)
    for table in gone:
        async with services.registry.removing(table):
            await services.storage.remove_table(table)
    if gone:
        LOGGER.info("removed %d tables at which nobody played", len(gone))
