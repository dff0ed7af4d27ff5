"""Who is the host: whoever has the key in the data folder, or a session that a link from `alhambra admin` has opened.

Neither has anything to do with being a guest: no guest has the host's rights, and the host's session plays no game.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

from litestar import Request
from litestar.datastructures import Cookie

from alhambra.server.core.moderation import AuditSource
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.http.identity import bearer_of
from alhambra.server.http.proxies import proxies_of
from alhambra.server.moderation.host_sessions import SESSION_HOURS
from alhambra.server.services import Services

COOKIE: Final = "alhambra-host"
PATH: Final = "/api/host"

AnyRequest = Request[Any, Any, Any]


def has_key(request: AnyRequest, services: Services) -> bool:
    """Whether it comes from `alhambra admin`: with the key, and not by way of a proxy."""
    shown = bearer_of(request) or ""
    is_right = secrets.compare_digest(shown.encode(), services.host_key.encode())
    return is_right and not proxies_of(request).is_forwarded(request)


def require_key(request: AnyRequest, services: Services) -> AuditSource:
    if not has_key(request, services):
        raise Refused(RefusalCode.NO_SESSION, "this is for the host; use `alhambra admin` where the server runs")
    return AuditSource.COMMAND_LINE


def require_host(request: AnyRequest, services: Services) -> AuditSource:
    """Where an order of the host comes from; Refused if it comes from somebody else."""
    if services.moderation.host_sessions.is_open(request.cookies.get(COOKIE, "")):
        return AuditSource.PAGE
    return require_key(request, services)


def host_cookie(token: str, request: AnyRequest, services: Services) -> Cookie:
    """Sent nowhere but to what is the host's, and by nobody but our own page."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=SESSION_HOURS * 3_600 if token else 0,
        path=PATH,
        httponly=True,
        samesite="strict",
        secure=(services.settings.public_url or "").startswith("https:") or proxies_of(request).is_secure(request),
    )
