"""Before everything else: how much one address may ask for, be it a page, a handshake or anything else.

Whoever asks for more is answered late and shortly: a flood then waits for itself, and costs next to nothing.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send, WebSocketScope

from alhambra.server.core.refusals import RefusalCode
from alhambra.server.http.proxies import Proxies
from alhambra.server.protocol.basics import ENCODER
from alhambra.server.protocol.rest import Problem
from alhambra.server.services import Services

LATE: Final = 1.0
"""Seconds."""
BODY: Final = ENCODER.encode(Problem(RefusalCode.TOO_FAST, "too many requests from this address; wait a moment"))
HEADERS: Final = [
    (b"content-type", b"application/json"),
    (b"content-length", str(len(BODY)).encode()),
    (b"retry-after", b"1"),
    (b"cache-control", b"no-store"),
    (b"x-content-type-options", b"nosniff"),
]


def guarding(app: ASGIApp, services: Services) -> ASGIApp:
    """The application, behind the limits of every address."""
    proxies, limits, metrics = Proxies(services.settings.trusted_proxies), services.rate_limits, services.metrics

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await app(scope, receive, send)
            return
        address = proxies.address_of(ASGIConnection[Any, Any, Any, Any](scope))
        limiter = limits.requests_from if scope["path"].startswith("/api/") else limits.pages_to
        if limiter.take(address):
            await app(scope, receive, send)
        else:
            metrics.refusals[RefusalCode.TOO_FAST] += 1
            await _refuse(scope, send)

    return answer


async def _refuse(scope: HTTPScope | WebSocketScope, send: Send) -> None:
    await asyncio.sleep(LATE)
    kind = "http" if scope["type"] == ScopeType.HTTP else "websocket.http"
    start: Any = {"type": f"{kind}.response.start", "status": 429, "headers": HEADERS}
    body: Any = {"type": f"{kind}.response.body", "body": BODY, "more_body": False}
    await send(start)
    await send(body)
