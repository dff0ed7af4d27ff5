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
from alhambra.server.house import House
from alhambra.server.tallies import Tallies

BEFORE_LONG: Final = 60
"""So many seconds after the last search the next second without moves is good for another."""
AT_LATEST: Final = 600
MUCH: Final = 1_000
"""So much has been dropped, some tens of megabytes, and it is done at once."""
REQUESTS_FOR_A_CONNECTION: Final = 20
"""A closed connection leaves some 70 objects, a request hardly ever more than 4."""


@contextlib.asynccontextmanager
async def tidying(house: House) -> AsyncIterator[None]:
    """Search for garbage in this way, as long as the `with`. It is for the process as a whole."""
    gc.collect()
    gc.freeze()  # what is there now, the program itself, is there to stay
    gc.disable()
    try:
        async with background.beside(tidy_for_ever(house.tallies, gc.collect), "tidying"):
            yield
    finally:
        gc.enable()
        gc.unfreeze()


async def tidy_for_ever(tallies: Tallies, collect: Callable[[], object], second: float = 1.0) -> None:
    """`collect` whenever it is time; `second` is how long one lasts."""
    while True:
        await _time_for_it(tallies, second)
        collect()


async def _time_for_it(tallies: Tallies, second: float) -> None:
    before = _dropped(tallies)
    for waited in range(AT_LATEST):
        appends = tallies.appends
        await asyncio.sleep(second)
        is_quiet = tallies.appends == appends
        if _dropped(tallies) - before >= MUCH or (is_quiet and waited >= BEFORE_LONG):
            return


def _dropped(tallies: Tallies) -> float:
    return tallies.connections_closed + tallies.requests.total() / REQUESTS_FOR_A_CONNECTION
