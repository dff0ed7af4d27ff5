"""Schedules Python's garbage collection: seldom, and in a second without moves if there is one.

Nearly everything the server drops is freed at once by its reference count. Only cycles, such as those a closed
connection leaves, need a collection, and one looks at every object there is: with 1,000 tables in play 420,000 objects
and 300 ms in which no move gets through. Left alone, Python would collect every few seconds; that was the one long
pause in `alhambra bench server`.

Whoever is refused leaves such cycles, too, and can come a thousand times a second. What they leave is young: a
collection that looks at nothing but what was made since the last one takes some milliseconds.
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
"""Seconds after a collection from which the next second without moves is used for another."""
MOST_SECONDS: Final = 600
"""Seconds after which there is a collection in any case."""
MANY_DROPPED: Final = 1_000
"""Closed connections after which there is a collection at once: some tens of megabytes."""
REQUESTS_PER_CONNECTION: Final = 20
"""A closed connection leaves some 70 objects, a request hardly ever more than 4."""
LOST_EACH_TIME: Final = 200
"""Connections of whatever kind that end from one collection of what is young to the next."""
YOUNG: Final = 1
"""The generation of objects that were made since the last such collection."""


@contextlib.asynccontextmanager
async def scheduled_collection(services: Services) -> AsyncIterator[None]:
    """Collect on this schedule, as long as the `with`. It applies to the whole process."""
    gc.collect()
    gc.freeze()  # what is there now, the program itself, is there to stay
    gc.disable()
    services.metrics.on_lost = _collect_young
    try:
        async with background.beside(collect_for_ever(services.metrics, gc.collect), "scheduled garbage collection"):
            yield
    finally:
        services.metrics.on_lost = lambda _: None
        gc.enable()
        gc.unfreeze()


def _collect_young(lost: int) -> None:
    if lost % LOST_EACH_TIME == 0:
        gc.collect(YOUNG)


async def collect_for_ever(metrics: Metrics, collect: Callable[[], object], second: float = 1.0) -> None:
    """`collect` whenever it is time; `second` is how long one lasts."""
    while True:
        await _wait_for_collection(metrics, second)
        collect()


async def _wait_for_collection(metrics: Metrics, second: float) -> None:
    before = _dropped(metrics)
    for waited in range(MOST_SECONDS):
        appends = metrics.appends
        await asyncio.sleep(second)
        is_quiet = metrics.appends == appends
        if _dropped(metrics) - before >= MANY_DROPPED or (is_quiet and waited >= QUIET_AFTER):
            return


def _dropped(metrics: Metrics) -> float:
    return metrics.connections_closed + metrics.requests.total() / REQUESTS_PER_CONNECTION
