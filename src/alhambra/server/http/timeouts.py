"""uvicorn's HTTP with a request timeout, and with limits on how many lines come from one address.

Without the first a few thousand connections that send nothing, or a byte at a time, would use up all there can be;
without the second nobody would be counted who says nothing that can be read.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from alhambra.server.addresses import household
from alhambra.server.http.proxies import Proxies
from alhambra.server.services import Services

REQUEST_TIMEOUT: Final = 30.0
"""Seconds from the first byte of a request, or from the start of a connection, to the last byte of its body."""


class TimedHttpProtocol(H11Protocol):
    """One connection. Between two requests uvicorn's own time to keep it alive counts, not this one."""

    timeout = REQUEST_TIMEOUT
    services: ClassVar[Services]
    lines: ClassVar[LinesByAddress]
    _counted: str | None = None
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = self.lines.count(self.client[0] if self.client else "")
        if self._counted is None:
            transport.abort()
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)
        self.lines.forget(self._counted)
        self.services.metrics.lost_connection()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self.lines.forget(self._counted)  # sockets are counted elsewhere
        self._counted = None

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


class LinesByAddress:
    """How many lines each address has that are used for requests. Those of a proxy of ours are not counted: they come
    from everybody.
    """

    def __init__(self, services: Services) -> None:
        self._proxies = Proxies(services.settings.trusted_proxies)
        self._networks = services.networks
        self._limiter = services.rate_limits.lines_from
        self._most = services.settings.limits.lines_per_address
        self._counts: Counter[str] = Counter()

    def count(self, peer: str) -> str | None:
        """Under which name one more is counted; None if it is one too many, or comes too soon after others."""
        if self._proxies.trusts(peer):
            return ""
        address = household(peer)
        times = self._networks.scopes_of(address)[0][1]
        if self._counts[address] >= self._most * times or not self._limiter.take(address):
            return None
        self._counts[address] += 1
        return address

    def forget(self, counted: str | None) -> None:
        if counted:
            self._counts[counted] -= 1
            if not self._counts[counted]:
                del self._counts[counted]


def timed_http(services: Services) -> type[asyncio.Protocol]:
    """The class of all lines of a server."""
    return type("TimedHttp", (TimedHttpProtocol,), {"services": services, "lines": LinesByAddress(services)})
