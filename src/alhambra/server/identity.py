"""Who sends a request, and whether it comes from our own page."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from alhambra.server.decide import Caller
from alhambra.server.house import House
from alhambra.server.protocol import RefusalCode
from alhambra.server.refused import Refused

COOKIE: Final = "alhambra"
TEN_YEARS: Final = 10 * 365 * 24 * 3600
BEARER: Final = "Bearer "

AnyConnection = ASGIConnection[Any, Any, Any, Any]


async def caller_of(connection: AnyConnection, house: House) -> Caller:
    """Whom the request's cookie or bearer token proves; Refused if it proves nobody."""
    token = bearer_of(connection) or connection.cookies.get(COOKIE)
    if token is None:
        raise Refused(RefusalCode.NO_SESSION, "pick a name first: POST /api/guests; programs: POST /api/programs")
    return await house.guests.recognise(token)


def bearer_of(connection: AnyConnection) -> str | None:
    authorization = connection.headers.get("authorization", "")
    return authorization[len(BEARER) :].strip() if authorization.startswith(BEARER) else None


def require_own_origin(connection: AnyConnection, house: House, *, is_socket: bool) -> None:
    """A browser names the page a request comes from; only ours may send what changes something, or open a socket.

    Programs name none, and prove themselves by a token that no browser adds by itself.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        if is_socket and bearer_of(connection) is None:
            raise Refused(RefusalCode.WRONG_ORIGIN, "a socket needs an Origin header or a bearer token")
        return
    allowed = {connection.headers.get("host", "")}
    if house.settings.public_url is not None:
        allowed.add(urlsplit(house.settings.public_url).netloc)
    if urlsplit(origin).netloc not in allowed:
        raise Refused(RefusalCode.WRONG_ORIGIN, "this request comes from another page")


def session_cookie(token: str, house: House) -> Cookie:
    """Scripts cannot read it, and no other site can make a browser send it."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=TEN_YEARS,
        path="/",
        httponly=True,
        samesite="strict",
        secure=(house.settings.public_url or "").startswith("https:"),
    )


def address_of(connection: AnyConnection) -> str:
    return connection.client.host if connection.client is not None else ""
