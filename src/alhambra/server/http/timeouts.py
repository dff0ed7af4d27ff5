"""HTTP as uvicorn speaks it, with an end to its patience: who opens a connection has to ask for something soon.

Otherwise a few thousand connections that say nothing, or say it letter by letter, would be all there can be.
"""

from __future__ import annotations

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_TIMEOUT: Final = 30.0
"""From the first letter of a request, or from the beginning of a connection, to the last of its body."""


class TimedHttpProtocol(H11Protocol):
    """One connection. Between two requests uvicorn's own time to keep it alive counts, not this one."""

    seconds = REQUEST_TIMEOUT
    _end: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin_to_wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._has_come()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_incomplete():
            self._begin_to_wait()
        else:
            self._has_come()

    def _is_incomplete(self) -> bool:
        if self.transport.get_protocol() is not self:
            return False  # it has become a socket, which is none of our business any more
        is_begun = self.conn.their_state is h11.IDLE and self.conn.trailing_data[0] != b""
        return is_begun or self.conn.their_state is h11.SEND_BODY

    def _begin_to_wait(self) -> None:
        if self._end is None and not self.transport.is_closing():
            self._end = self.loop.call_later(self.seconds, self.transport.close)

    def _has_come(self) -> None:
        if self._end is not None:
            self._end.cancel()
            self._end = None
