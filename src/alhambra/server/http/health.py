"""For programs that watch the server: is it well, and its metrics."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler

from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.store import NotStored
from alhambra.server.http.identity import bearer_of
from alhambra.server.http.prometheus import MEDIA_TYPE, metrics
from alhambra.server.http.proxies import proxies_of
from alhambra.server.services import Services

FromServices = NamedDependency[Services]

WRITE_TIMEOUT: Final = 5.0


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz(services: FromServices) -> Response[str]:
    """Whether it can serve: it answers, and the database takes what is written."""
    failure = services.storage.failure
    try:
        async with asyncio.timeout(WRITE_TIMEOUT):
            await services.storage.ping()
    except (NotStored, TimeoutError) as error:
        failure = str(error) or "the database does not answer"
    if failure is not None:
        return Response(f"nothing can be written: {failure}\n", status_code=503, media_type=MediaType.TEXT)
    return Response("ok\n", media_type=MediaType.TEXT)


@get("/metrics", include_in_schema=False)
async def read_metrics(request: Request[Any, Any, Any], services: FromServices) -> Response[str]:
    """For this machine itself, and for who has the token that the host has set."""
    token, shown = services.settings.metrics_token or "", bearer_of(request) or ""
    has_token = token != "" and secrets.compare_digest(token.encode(), shown.encode())
    if not proxies_of(request).is_local(request) and not has_token:
        raise Refused(RefusalCode.NO_SESSION, "figures are for this machine, or with the token of --metrics-token")
    return Response(metrics(services), media_type=MEDIA_TYPE)


HEALTH_HANDLERS: Final[list[HTTPRouteHandler]] = [healthz, read_metrics]
