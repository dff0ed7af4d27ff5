"""Follows the machine's clock when it was set ahead, or when the machine slept.

Nobody pays for that time: clocks at the tables stop before it and go on after it, those who are away are waited for as
long as before, and no guest was absent.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Final

from alhambra.server import background
from alhambra.server.core.orders import StopClock
from alhambra.server.services import Services
from alhambra.server.timing import SystemTime

LOGGER: Final = logging.getLogger(__name__)

LOOK_EVERY: Final = 5.0
JUMP: Final = 2_000
"""Milliseconds. Less is how clocks drift."""


@contextlib.asynccontextmanager
async def following_the_clock(services: Services) -> AsyncIterator[None]:
    """Look now and then, as long as the `with`."""
    async with background.beside(_follow_for_ever(services), "following the clock"):
        yield


async def _follow_for_ever(services: Services) -> None:
    while isinstance(services.time, SystemTime):
        await asyncio.sleep(LOOK_EVERY)
        follow(services, services.time)


def follow(services: Services, time: SystemTime) -> None:
    """In one go, so that nothing is decided by the time before and done by the time after."""
    jump = time.behind()
    if jump < JUMP:
        return
    before = time.now()
    time.catch_up()
    services.uptime.skip(before, time.now())
    LOGGER.info("the clock of this machine is ahead by %d seconds", jump // 1_000)
    for live in services.registry.live:
        live.presence_tracker.skip(jump)
        live.submit_soon(None, StopClock(before))  # and when that is done, it is started again
