"""A queue for looking at games again, so that those who play come in between.

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

REQUESTS_PER_CLIENT: Final = 10
"""How many requests of one guest, or of one address, may wait here."""


class ArchiveQueue:
    """Runs one piece of work at a time. However many wait, at most half of the server's time goes to them."""

    def __init__(self) -> None:
        self._requests: Counter[str] = Counter()
        self._lock = asyncio.Lock()
        self._free_at = 0.0

    @contextlib.contextmanager
    def admit(self, client: str) -> Iterator[None]:
        """Let a request wait here, as long as the `with`; Refused if this client has too many of them."""
        if self._requests[client] >= REQUESTS_PER_CLIENT:
            raise Refused(RefusalCode.TOO_FAST, "you look at many games at once; wait a moment")
        self._requests[client] += 1
        try:
            yield
        finally:
            self._requests[client] -= 1
            if not self._requests[client]:
                del self._requests[client]

    async def run(self, work: Callable[[], T]) -> T:
        """Have a piece of work done in its turn. As long as it takes, the next one waits afterwards."""
        async with self._lock:
            await asyncio.sleep(self._free_at - time.perf_counter())
            began = time.perf_counter()
            try:
                return work()
            finally:
                ended = time.perf_counter()
                self._free_at = ended + (ended - began)
