"""When Python searches for garbage: seldom, and when nobody waits.

Nearly everything the server drops is freed at once, and a move leaves nothing else. Only what refers to itself in a
circle, as a closed connection does and some requests do, has to be searched for, among everything there is. For 1,000
tables in play these are 420,000 objects and 300 ms of processor time in which no move gets through, and left to itself
Python searches every few seconds: that was the one long wait left in `alhambra bench server`. So the search is made
here, in a second without moves if there is one.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator, Callable
from typing import Final

from alhambra.server import background
from alhambra.server.metrics import Metrics
from alhambra.server.services import Services

QUIET_AFTER: Final = 60
"""So many seconds after the last search the next second without moves is good for another."""
MOST_SECONDS: Final = 600
MANY_DROPPED: Final = 1_000
"""So much has been dropped, some tens of megabytes, and it is done at once."""
REQUESTS_FOR_A_CONNECTION: Final = 20
"""A closed connection leaves some 70 objects, a request hardly ever more than 4."""


@contextlib.asynccontextmanager
async def scheduled_collection(services: Services) -> AsyncIterator[None]:
    """Search for garbage in this way, as long as the `with`. It is for the process as a whole."""
    gc.collect()
    gc.freeze()  # what is there now, the program itself, is there to stay
    gc.disable()
    try:
        async with background.beside(collect_for_ever(services.metrics, gc.collect), "scheduled_collection"):
            yield
    finally:
        gc.enable()
        gc.unfreeze()


async def collect_for_ever(metrics: Metrics, collect: Callable[[], object], second: float = 1.0) -> None:
    """`collect` whenever it is time; `second` is how long one lasts."""
    while True:
        await _time_for_it(metrics, second)
        collect()


async def _time_for_it(metrics: Metrics, second: float) -> None:
    before = _dropped(metrics)
    for waited in range(MOST_SECONDS):
        appends = metrics.appends
        await asyncio.sleep(second)
        is_quiet = metrics.appends == appends
        if _dropped(metrics) - before >= MANY_DROPPED or (is_quiet and waited >= QUIET_AFTER):
            return


def _dropped(metrics: Metrics) -> float:
    return metrics.connections_closed + metrics.requests.total() / REQUESTS_FOR_A_CONNECTION
