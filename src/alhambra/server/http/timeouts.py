"""uvicorn's HTTP with a request timeout.

Without it a few thousand connections that send nothing, or a byte at a time, would use up all there can be.
"""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from alhambra.server.metrics import Metrics

REQUEST_TIMEOUT: Final = 30.0
"""Seconds from the first byte of a request, or from the start of a connection, to the last byte of its body."""


class TimedHttpProtocol(H11Protocol):
    """One connection. Between two requests uvicorn's own time to keep it alive counts, not this one."""

    timeout = REQUEST_TIMEOUT
    metrics: ClassVar[Metrics]
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)
        self.metrics.lost_connection()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_incomplete():
            self._start_timer()
        else:
            self._stop_timer()

    def _is_incomplete(self) -> bool:
        if self.transport.get_protocol() is not self:
            return False  # it has become a socket, which is none of our business any more
        is_begun = self.conn.their_state is h11.IDLE and self.conn.trailing_data[0] != b""
        return is_begun or self.conn.their_state is h11.SEND_BODY

    def _start_timer(self) -> None:
        if self._timer is None and not self.transport.is_closing():
            self._timer = self.loop.call_later(self.timeout, self.transport.close)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def timed_http(metrics: Metrics) -> type[asyncio.Protocol]:
    """The class of all lines of a server."""
    return type("TimedHttp", (TimedHttpProtocol,), {"metrics": metrics})
