"""The ASGI application: routes, identity, refusals, and the headers that keep browsers safe."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from alhambra.server.core.domain import Caller
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.store import NotStored, not_stored
from alhambra.server.http.admin import ADMIN_HANDLERS
from alhambra.server.http.api_docs import ValueTexts, api_style, openapi_config
from alhambra.server.http.bodies import StrictRequest
from alhambra.server.http.health import HEALTH_HANDLERS
from alhambra.server.http.host import HOST_HANDLERS
from alhambra.server.http.identity import caller_of, limited_as, require_own_origin
from alhambra.server.http.moderation import MODERATION_HANDLERS
from alhambra.server.http.notifications import NOTIFICATION_HANDLERS
from alhambra.server.http.page import Page, page_folder, serve_page
from alhambra.server.http.personal_data import PERSONAL_DATA_HANDLERS
from alhambra.server.http.proxies import Proxies
from alhambra.server.http.rest import HANDLERS
from alhambra.server.http.socket import table_socket
from alhambra.server.protocol.rest import Problem
from alhambra.server.services import Services
from alhambra.values import Card, Cell, Tile

LOGGER: Final = logging.getLogger(__name__)

CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""The page asks no other host for anything, and nothing inline is run."""

SAFETY: Final = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # a table's address is the key to it
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
]

STATUS: Final = {
    RefusalCode.NO_SESSION: 401,
    RefusalCode.NOT_YOUR_SEAT: 403,
    RefusalCode.NOT_THE_OWNER: 403,
    RefusalCode.NO_SPECTATORS: 403,
    RefusalCode.NOT_WELCOME: 403,
    RefusalCode.WRONG_ORIGIN: 403,
    RefusalCode.TALK_CLOSED: 403,
    RefusalCode.BANNED: 403,
    RefusalCode.NO_SUCH_TABLE: 404,
    RefusalCode.NO_SUCH_SEAT: 404,
    RefusalCode.NO_SUCH_LEVEL: 404,
    RefusalCode.NO_SUCH_STEP: 404,
    RefusalCode.NO_SUCH_GUEST: 404,
    RefusalCode.NO_SUCH_REMARK: 404,
    RefusalCode.NOT_FOUND: 404,
    RefusalCode.LINK_USED: 410,
    RefusalCode.TOO_LARGE: 413,
    RefusalCode.NOT_UNDERSTOOD: 400,
    RefusalCode.NOT_A_MOVE: 400,
    RefusalCode.NOT_A_RECORD: 400,
    RefusalCode.ADDRESS_NOT_ALLOWED: 400,
    RefusalCode.TOO_FAST: 429,
    RefusalCode.TOO_MANY: 429,
    RefusalCode.NOT_STORED: 503,
    RefusalCode.SERVER_STOPS: 503,
    RefusalCode.SERVER_ERROR: 500,
}
"""How a refusal is said in HTTP; what is not here is 409, not possible as things stand."""

CODE_OF_STATUS: Final = {
    404: RefusalCode.NOT_FOUND,
    405: RefusalCode.NOT_FOUND,
    413: RefusalCode.TOO_LARGE,
}

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def make_app(services: Services) -> Litestar:
    """The application that serves these services."""
    return Litestar(
        route_handlers=[
            *HANDLERS,
            *NOTIFICATION_HANDLERS,
            *MODERATION_HANDLERS,
            *PERSONAL_DATA_HANDLERS,
            *ADMIN_HANDLERS,
            *HOST_HANDLERS,
            *HEALTH_HANDLERS,
            table_socket,
            api_style,
            serve_page,
        ],
        state=State(
            {"services": services, "page": Page(page_folder()), "proxies": Proxies(services.settings.trusted_proxies)}
        ),
        dependencies={"services": Provide(provide_services, sync_to_thread=False), "caller": Provide(provide_caller)},
        request_class=StrictRequest,
        before_request=check_request,
        before_send=[add_headers],
        exception_handlers={
            Refused: answer_refused,
            NotStored: answer_not_stored,
            HTTPException: answer_http_exception,
            Exception: answer_bug,
        },
        type_encoders={Tile: str, Card: str, Cell: str},
        request_max_body_size=services.settings.limits.body_bytes,
        openapi_config=openapi_config(),
        plugins=[ValueTexts()],
        logging_config=None,
    )


def answering_head(app: ASGIApp) -> ASGIApp:
    """HEAD is GET without the body, which uvicorn leaves out. Hosts and what watches servers ask in this way."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            await app({**scope, "method": "GET"}, receive, send)
        else:
            await app(scope, receive, send)

    return answer


def provide_services(state: State) -> Services:
    services: Services = state.services
    return services


async def provide_caller(request: Request[Any, Any, Any], services: NamedDependency[Services]) -> Caller:
    return await caller_of(request, services)


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Before any answer: does it come from our page, and not too often?"""
    if not request.url.path.startswith("/api/"):
        return
    services: Services = request.app.state.services
    if request.method not in SAFE_METHODS:
        require_own_origin(request, services, is_socket=False)
    if not services.rate_limits.requests.of(limited_as(request, services)).take():
        raise Refused(RefusalCode.TOO_FAST, "too many requests; wait a moment")


async def add_headers(message: Message, scope: Scope) -> None:
    """The same headers on every answer, refusals included."""
    if scope["type"] == ScopeType.HTTP and message["type"] == "http.response.start":
        services: Services = scope["app"].state.services
        services.metrics.requests[message["status"]] += 1
        headers = list(message["headers"])
        headers.extend(SAFETY)
        if scope["path"].startswith("/api/"):
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers


# -------------------------------------------------------------------- refusals


def _problem(status: int, code: RefusalCode, detail: str, refusal: Refused | None = None) -> Response[Problem]:
    reason, fault = (refusal.reason, refusal.fault) if refusal else (None, None)
    return Response(Problem(code, detail, reason, fault), status_code=status)


def answer_refused(request: Request[Any, Any, Any], refusal: Refused) -> Response[Problem]:
    services: Services = request.app.state.services
    services.metrics.refusals[refusal.code] += 1
    return _problem(STATUS.get(refusal.code, 409), refusal.code, refusal.detail, refusal)


def answer_not_stored(request: Request[Any, Any, Any], trouble: NotStored) -> Response[Problem]:
    return answer_refused(request, not_stored(trouble))


def answer_http_exception(_: Request[Any, Any, Any], trouble: HTTPException) -> Response[Problem]:
    """What Litestar refuses before we see it: no such path, or a body that does not fit."""
    code = CODE_OF_STATUS.get(trouble.status_code, RefusalCode.NOT_UNDERSTOOD)
    if trouble.status_code >= 500:
        return answer_bug(_, trouble)
    detail = "; ".join([trouble.detail, *map(_said, trouble.extra if isinstance(trouble.extra, list) else [])])
    response = _problem(trouble.status_code, code, detail)
    for name, value in (trouble.headers or {}).items():
        response.headers[name] = value
    return response


def _said(fault: Any) -> str:
    return f"{fault.get('key', '')}: {fault.get('message', '')}" if isinstance(fault, dict) else str(fault)


def answer_bug(connection: ASGIConnection[Any, Any, Any, Any], trouble: Exception) -> Response[Problem]:
    """A bug of ours: the log gets all of it, the world nothing."""
    LOGGER.error("failed at %s", connection.url.path, exc_info=trouble)
    return _problem(500, RefusalCode.SERVER_ERROR, "something went wrong here; the log has it")
