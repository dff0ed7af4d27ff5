"""Deletes inactive guests and old remarks after a number of days that the host chooses, and after some months what
moderation has done with.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Final

from alhambra.server import background
from alhambra.server.core.store import NotStored
from alhambra.server.guests import DAY
from alhambra.server.services import Services

LOGGER: Final = logging.getLogger(__name__)

PURGE_INTERVAL: Final = 3_600.0


@contextlib.asynccontextmanager
async def purging(services: Services) -> AsyncIterator[None]:
    """Purge now and every hour, as long as the `with`."""
    async with background.beside(_purge_for_ever(services), "purging"):
        yield


async def _purge_for_ever(services: Services) -> None:
    while True:
        try:
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
    before = now - keep_days * DAY
    gone = await services.storage.remove_idle_guests(before)
    services.guests.forget(set(gone))
    for guest in gone:
        services.notifications.forget(guest)
    remarks = await services.storage.remove_remarks(before)
    for live in services.registry.live:
        live.talk.forget(before)
    if gone or remarks:
        LOGGER.info("purged %d guests and %d remarks", len(gone), remarks)
