"""One connection at one table, and the outbox of what waits to be sent over it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from alhambra.server.core.domain import Caller
from alhambra.server.core.refusals import RefusalCode
from alhambra.server.protocol.messages import Wish


class TableConnection:
    """One socket at one table. `seen` is the last version sent to it; `looks_at` the seat it asked to see."""

    def __init__(self, caller: Caller, wishes: frozenset[Wish], seen: int, outbox_bytes: int) -> None:
        self.caller = caller
        self.wishes = wishes
        self.seen = seen
        self.looks_at: int | None = None
        self.session = ""  # on which device of the caller, if that is known
        self.muted: dict[str, str] = {}  # guests with their names
        self.ended: RefusalCode | None = None
        self.has_left = asyncio.Event()
        self.on_cut: Callable[[], None] = lambda: None
        self._outbox: deque[bytes] = deque()
        self._outbox_bytes = 0
        self._most_bytes = outbox_bytes
        self._wake = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Never waits. A client whose outbox grows too large is disconnected; it comes back and names what it saw."""
        if self.ended is not None:
            return
        self._outbox.append(message)
        self._outbox_bytes += len(message)
        if self._outbox_bytes > self._most_bytes:
            self.end(RefusalCode.TOO_SLOW)
        self._wake.set()

    def send_backlog(self, message: bytes) -> None:
        """Send what a client has missed, whatever its size: that it is large does not make the client slow."""
        self._most_bytes += len(message)
        self.send(message)

    def end(self, code: RefusalCode) -> None:
        """Close this connection, for this reason."""
        if self.ended is None:
            self.ended = code
            self._wake.set()
            if code is RefusalCode.TOO_SLOW:  # a goodbye would not get through either
                self._outbox.clear()
                self.on_cut()

    async def take(self) -> bytes | None:
        """The next message to send; None when the connection has come to its end."""
        while not self._outbox:
            if self.ended is not None:
                return None
            self._wake.clear()
            await self._wake.wait()
        message = self._outbox.popleft()
        self._outbox_bytes -= len(message)
        return message
