"""Where games are looked at again: one piece of work at a time, and those who play come in between.

To check a long record takes half a second and to read all of somebody's games several, and games are for one thread,
the one in which everybody plays. Left to whoever asks, one address alone could keep it busy.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from alhambra.server.core.refusals import RefusalCode, Refused

T = TypeVar("T")

MOST_AT_ONCE: Final = 10
"""How many requests of one guest, or of one address, may wait here."""


class ArchiveQueue:
    """However many wait, at most half of the server's time goes to them."""

    def __init__(self) -> None:
        self._readers: Counter[str] = Counter()
        self._one = asyncio.Lock()
        self._free_at = 0.0

    @contextlib.contextmanager
    def place(self, name: str) -> Iterator[None]:
        """A place for a request, as long as the `with`; Refused if whoever this is has enough of them."""
        if self._readers[name] >= MOST_AT_ONCE:
            raise Refused(RefusalCode.TOO_FAST, "you look at many games at once; wait a moment")
        self._readers[name] += 1
        try:
            yield
        finally:
            self._readers[name] -= 1
            if not self._readers[name]:
                del self._readers[name]

    async def read(self, work: Callable[[], T]) -> T:
        """Have a piece of work done in its turn. As long as it takes, the next one waits afterwards."""
        async with self._one:
            await asyncio.sleep(self._free_at - time.perf_counter())
            began = time.perf_counter()
            try:
                return work()
            finally:
                ended = time.perf_counter()
                self._free_at = ended + (ended - began)
