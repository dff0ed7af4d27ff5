"""Everything about oneself: told, and deleted. Who is shut out may do this, too."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import MediaType, Response, delete, get
from litestar.handlers import HTTPRouteHandler
from litestar.response import Stream

from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.http.identity import end_cookies, forget_renewed
from alhambra.server.http.proxies import proxies_of
from alhambra.server.http.rest import AnyRequest, FromCaller, FromServices, refusals
from alhambra.server.moderation.moderation import AUDIT_DAYS, REPORT_DAYS
from alhambra.server.personal_data.export import exported
from alhambra.server.protocol.moderation import Erased, Privacy, YourBan

PATIENCE: Final = 10.0
"""So long, in seconds, the answer waits for all to be deleted. Then it goes on without anybody waiting."""


@get("/api/privacy", summary="What this server keeps", responses=refusals(), sync_to_thread=False)
def privacy(services: FromServices) -> Privacy:
    return Privacy(services.settings.keep_days, REPORT_DAYS, AUDIT_DAYS)


@get("/api/me/ban", summary="Am I shut out?", responses=refusals(401))
async def read_ban(request: AnyRequest, caller: FromCaller, services: FromServices) -> YourBan:
    found = services.moderation.bans.of(caller.guest, proxies_of(request).address_of(request))
    return YourBan(None) if found is None else YourBan(found.ban.until, found.ban.cause)


@get("/api/me/data", summary="Everything about oneself", media_type=MediaType.JSON, responses=refusals(401))
async def read_data(caller: FromCaller, services: FromServices) -> Stream:
    """As one JSON file, a list for each kind of thing. It holds what one's own seats know, and nothing more."""
    if not services.rate_limits.exports.of(caller.guest).take():
        raise Refused(RefusalCode.TOO_FAST, "that takes some work; wait a few minutes")
    return Stream(
        exported(services.personal_data, caller.guest),
        media_type=MediaType.JSON,
        headers={"Content-Disposition": 'attachment; filename="alhambra-my-data.json"'},
    )


@delete("/api/me", summary="Delete everything about oneself", responses=refusals(401, 403), status_code=200)
async def delete_me(request: AnyRequest, caller: FromCaller, services: FromServices) -> Response[Erased]:
    """For good. Games with others stay with a neutral name in place of one's own; running ones are conceded first."""
    await services.erasure.begin(caller.guest)
    try:
        async with asyncio.timeout(PATIENCE):
            await services.erasure.done()
        is_done = True
    except TimeoutError:
        is_done = False
    forget_renewed(request)
    return Response(Erased(is_done), cookies=end_cookies(request, services))


PERSONAL_DATA_HANDLERS: Final[list[HTTPRouteHandler]] = [privacy, read_ban, read_data, delete_me]
