"""Forgets, after a number of days that the host chooses, who no longer comes and what was said at the tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Final

from alhambra.server import background
from alhambra.server.guests import DAY
from alhambra.server.house import House
from alhambra.server.storage import upkeep
from alhambra.server.storage.store import NotStored

LOGGER: Final = logging.getLogger(__name__)

SECONDS_BETWEEN: Final = 3_600.0


@contextlib.asynccontextmanager
async def purging(house: House) -> AsyncIterator[None]:
    """Purge now and every hour, as long as the `with`."""
    async with background.beside(_purge_for_ever(house), "purging"):
        yield


async def _purge_for_ever(house: House) -> None:
    while house.settings.keep_days is not None:
        try:
            await purge(house, house.settings.keep_days)
        except NotStored as trouble:
            LOGGER.warning("nothing was purged: %s", trouble)
        await asyncio.sleep(SECONDS_BETWEEN)


async def purge(house: House, keep_days: int) -> None:
    """Forget guests who were not here for so many days and have nothing to play, and remarks that are as old."""
    now = house.time.now()
    for guest in house.connections:
        upkeep.note_seen(house.storage, guest, now)  # a table may stay open for days without a request
    before = now - keep_days * DAY
    gone = await upkeep.remove_idle_guests(house.storage, before)
    house.guests.forget(set(gone))
    remarks = await upkeep.remove_remarks(house.storage, before)
    for live in house.hall.live:
        live.talk.forget(before)
    if gone or remarks:
        LOGGER.info("purged %d guests and %d remarks", len(gone), remarks)
