"""Notices when the machine's clock was set ahead, or when the machine slept: no guest was absent for that time.

Tables see to their own clocks.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Final

from alhambra.server import background
from alhambra.server.services import Services

LOGGER: Final = logging.getLogger(__name__)

LOOK_EVERY: Final = 5.0


@contextlib.asynccontextmanager
async def following_the_clock(services: Services) -> AsyncIterator[None]:
    """Look now and then, as long as the `with`."""
    async with background.beside(_follow_for_ever(services), "following the clock"):
        yield


async def _follow_for_ever(services: Services) -> None:
    known = services.time.skipped()
    while True:
        await asyncio.sleep(LOOK_EVERY)
        known = follow(services, known)


def follow(services: Services, known: int) -> int:
    """Of the time that was skipped so far, `known` has been seen to; all of it is afterwards."""
    skipped = services.time.skipped()
    if skipped > known:
        now = services.time.now()
        services.uptime.skip(now - (skipped - known), now)
        LOGGER.info("the clock of this machine was set ahead by %d seconds", (skipped - known) // 1_000)
    return skipped
