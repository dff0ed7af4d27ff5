"""Who sends a request, and whether it comes from our own page."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.types import Scope

from alhambra.server.core.domain import Caller
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.http.devices import label_of
from alhambra.server.http.proxies import proxies_of
from alhambra.server.services import Services

COOKIE: Final = "alhambra"
HOST_COOKIE: Final = f"__Host-{COOKIE}"
"""Its name under https: browsers then take it from this host alone."""
COOKIE_SECONDS: Final = 400 * 24 * 3600
"""The longest that browsers keep one. How long a session lasts, the server decides."""
RENEWED: Final = "renewed cookies"
BEARER: Final = "Bearer "
ONE_S_OWN: Final = "/api/me"

AnyConnection = ASGIConnection[Any, Any, Any, Any]


async def caller_of(connection: AnyConnection, services: Services) -> Caller:
    """Whom the request's cookie or bearer token proves; Refused if it proves nobody, or somebody who is shut out. What
    is kept about them they may see and delete all the same.
    """
    caller = await _proven(connection, services)
    address = proxies_of(connection).address_of(connection)
    services.moderation.bans.came_from(caller.guest, address)
    if not connection.url.path.startswith(ONE_S_OWN):
        services.moderation.bans.require_welcome(caller.guest, address)
    return caller


async def _proven(connection: AnyConnection, services: Services) -> Caller:
    token = token_of(connection)
    if token is None:
        raise Refused(RefusalCode.NO_SESSION, "pick a name first: POST /api/guests; programs: POST /api/programs")
    if services.guests.known(token) is None:
        await _recognise_stranger(connection, services, token)
    await renew_cookie(connection, services)
    return await services.guests.recognise(token)


async def _recognise_stranger(connection: AnyConnection, services: Services, token: str) -> None:
    # Everybody has a limit of their own; who makes tokens up has one for all of them.
    address, made_up = address_of(connection), services.rate_limits.unknown_tokens
    if not made_up.has(address):
        raise Refused(RefusalCode.TOO_FAST, "too many tokens that nobody has; wait a moment")
    try:
        await services.guests.recognise(token)
    except Refused:
        made_up.take(address)
        raise


def address_of(connection: AnyConnection) -> str:
    """Where somebody comes from, as limits count it."""
    return proxies_of(connection).address_of(connection)


def require_slow(connection: AnyConnection, services: Services) -> None:
    """Refused if whoever asks has asked too often: every guest known here has one limit for all their devices, all
    others have one for each address.

    Were it enough to show some token, whoever makes up a new one for each request would have no limit at all; nor
    would a guest whose devices had one each, as every one of them can make more.
    """
    limits, caller = services.rate_limits, _known(connection, services)
    is_slow = (
        limits.strangers.take(address_of(connection)) if caller is None else limits.requests.of(caller.guest).take()
    )
    if not is_slow:
        raise Refused(RefusalCode.TOO_FAST, "too many requests; wait a moment")


def limited_as(connection: AnyConnection, services: Services) -> str:
    """Whose limit counts: a guest known here, or an address."""
    caller = _known(connection, services)
    return address_of(connection) if caller is None else caller.guest


def _known(connection: AnyConnection, services: Services) -> Caller | None:
    token = token_of(connection)
    return None if token is None else services.guests.known(token)


def token_of(connection: AnyConnection) -> str | None:
    """What a request shows to prove who sends it."""
    return bearer_of(connection) or cookie_of(connection)


def cookie_of(connection: AnyConnection) -> str | None:
    """Its name says `__Host-` where it was set under https; otherwise it has the name that works without."""
    return connection.cookies.get(HOST_COOKIE) or connection.cookies.get(COOKIE)


def bearer_of(connection: AnyConnection) -> str | None:
    authorization = connection.headers.get("authorization", "")
    return authorization[len(BEARER) :].strip() if authorization.startswith(BEARER) else None


def require_own_origin(connection: AnyConnection, services: Services, *, is_socket: bool) -> None:
    """A browser names the page a request comes from; only ours may send what changes something, or open a socket.

    Programs name none, and prove themselves by a token that no browser adds by itself.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        if is_socket and bearer_of(connection) is None:
            raise Refused(RefusalCode.WRONG_ORIGIN, "a socket needs an Origin header or a bearer token")
        return
    if origin not in _own_origins(connection.headers.get("host", ""), services.settings.public_url):
        raise Refused(RefusalCode.WRONG_ORIGIN, "this request comes from another page")


def _own_origins(host: str, public_url: str | None) -> tuple[str | None, ...]:
    """How a browser may name our page. At the public address it is that alone: http is not https."""
    if public_url is not None and host == urlsplit(public_url).netloc:
        return (public_url,)
    return public_url, f"http://{host}", f"https://{host}"


def is_https(connection: AnyConnection, services: Services) -> bool:
    """Whether browsers reach us by https alone, or did this time."""
    public = services.settings.public_url or ""
    return public.startswith("https:") or proxies_of(connection).is_secure(connection)


def session_cookie(token: str, connection: AnyConnection, services: Services) -> Cookie:
    """Scripts cannot read it, no other site can make a browser send it, and under https it is never sent without, nor
    set from anywhere but this very host.
    """
    secure = is_https(connection, services)
    return Cookie(
        key=HOST_COOKIE if secure else COOKIE,
        value=token,
        max_age=COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="strict",
        secure=secure,
    )


def end_cookies(connection: AnyConnection, services: Services) -> list[Cookie]:
    """Have the browser forget who it was."""
    secure = is_https(connection, services)
    names = (HOST_COOKIE, COOKIE) if secure else (COOKIE,)
    ended = {"value": "", "max_age": 0, "path": "/", "httponly": True, "samesite": "strict", "secure": secure}
    return [Cookie(key=name, **ended) for name in names]  # type: ignore[arg-type]


async def renew_cookie(connection: AnyConnection, services: Services) -> None:
    """A browser that was recognised is told what to keep from now on; `add_headers` sends it."""
    token = cookie_of(connection)
    if connection.scope["type"] != ScopeType.HTTP or bearer_of(connection) is not None or token is None:
        return
    is_misnamed = is_https(connection, services) and HOST_COOKIE not in connection.cookies
    label = label_of(connection.headers.get("user-agent", ""))
    kept = await services.guests.cookie_for(token, label, is_misnamed=is_misnamed)
    if kept is not None:
        cookies = [session_cookie(kept, connection, services)]
        if is_https(connection, services) and COOKIE in connection.cookies:
            cookies.append(end_cookies(connection, services)[1])
        connection.scope["state"][RENEWED] = cookies


def renewed_cookies(scope: Scope) -> list[Cookie]:
    cookies: list[Cookie] = scope["state"].get(RENEWED, [])
    return cookies


def forget_renewed(connection: AnyConnection) -> None:
    connection.scope["state"].pop(RENEWED, None)


def require_own_host(connection: AnyConnection, services: Services) -> None:
    """At a public address there is no other name for us, but for who asks on this machine itself."""
    public = services.settings.public_url
    if public is None or proxies_of(connection).is_local(connection):
        return
    if connection.headers.get("host", "").lower() != urlsplit(public).netloc:
        raise Refused(RefusalCode.WRONG_ORIGIN, f"this server is at {public}")
