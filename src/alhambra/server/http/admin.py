"""Orders of the person who hosts, given while the server runs, by `alhambra admin` or on the page for the host.

What deletes for good needs the key that lies in the data folder (operations/host_key.py).
"""

from __future__ import annotations

import logging
from typing import Annotated, Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from alhambra.server.core.moderation import AuditAction
from alhambra.server.core.orders import CloseTable
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.summary import Listing
from alhambra.server.http.host_access import AnyRequest, require_host, require_key
from alhambra.server.protocol.basics import ENCODER
from alhambra.server.protocol.messages import Notice
from alhambra.server.protocol.moderation import AdminAnswer, HostedSeat, HostedTable, HostedTables, NoticeBody
from alhambra.server.services import Services

LOGGER: Final = logging.getLogger(__name__)

FromServices = NamedDependency[Services]


@get("/api/host/tables", include_in_schema=False)
async def hosted_tables(
    request: AnyRequest,
    services: FromServices,
    limit: Annotated[int, QueryParameter(ge=1, le=10_000)] = 100,
    also_over: FromQuery[bool] = False,
) -> HostedTables:
    require_host(request, services)
    connections = {live.table.id: len(live.connections) for live in services.registry.live}
    found = await services.storage.all_tables(limit, also_over=also_over)
    return HostedTables(tuple(_hosted(listing, connections) for listing in found))


def _hosted(listing: Listing, connections: dict[str, int]) -> HostedTable:
    table = listing.summary
    names = [seat.name or seat.kind.value for seat in table.seats]
    seats = tuple(map(HostedSeat, names, listing.guests))
    options = table.options
    here = connections.get(table.id, 0)
    return HostedTable(table.id, table.phase, seats, here, listing.updated, options.is_public, options.talk)


@post("/api/host/close/{table_id:str}", include_in_schema=False)
async def close_table(request: AnyRequest, table_id: FromPath[str], services: FromServices) -> AdminAnswer:
    """Nobody plays on; what was played stays to be looked at."""
    source = require_host(request, services)
    await (await services.registry.find(table_id)).submit(None, CloseTable())
    await services.moderation.note(source, AuditAction.TABLE_CLOSED, table_id)
    LOGGER.info("the host closed table %s", table_id)
    return AdminAnswer(f"table {table_id} is closed")


@post("/api/host/remove/{name:str}", include_in_schema=False)
async def remove(request: AnyRequest, name: FromPath[str], services: FromServices) -> AdminAnswer:
    """A table with its log, or a guest with their tokens: for good."""
    source = require_key(request, services)
    async with services.registry.removing(name):
        await services.bot_driver.stop(name)
        is_gone = await services.storage.remove_table(name)
    if is_gone:
        await services.moderation.note(source, AuditAction.TABLE_REMOVED, name)
        LOGGER.info("the host removed table %s", name)
        return AdminAnswer(f"table {name} is removed")
    if await services.storage.remove_guest(name):
        services.guests.forget([name])
        services.notifications.forget(name)
        services.moderation.send_away({name}, RefusalCode.NO_SESSION)
        await services.moderation.note(source, AuditAction.GUEST_REMOVED, name)
        LOGGER.info("the host removed guest %s", name)
        return AdminAnswer(f"guest {name} is removed; their seats stay as they are")
    raise Refused(RefusalCode.NOT_FOUND, f"there is no table and no guest {name}")


@post("/api/host/erase/{guest:str}", include_in_schema=False)
async def erase(request: AnyRequest, guest: FromPath[str], services: FromServices) -> AdminAnswer:
    """Everything about a guest, for somebody who can no longer do it themselves."""
    source = require_key(request, services)
    if not await services.erasure.begin(guest):
        raise Refused(RefusalCode.NOT_FOUND, f"there is no guest {guest}")
    await services.erasure.done()
    await services.moderation.note(source, AuditAction.GUEST_ERASED)
    return AdminAnswer("everything about this guest is deleted")


@post("/api/host/say", include_in_schema=False)
async def say(request: AnyRequest, data: JSONBody[NoticeBody], services: FromServices) -> AdminAnswer:
    source = require_host(request, services)
    message = ENCODER.encode(Notice(services.time.now(), data.text))
    connections = [connection for live in services.registry.live for connection in live.connections]
    for connection in connections:
        connection.send(message)
    await services.moderation.note(source, AuditAction.SAID, detail=data.text)
    return AdminAnswer(f"said to {len(connections)} connections")


ADMIN_HANDLERS: Final[list[HTTPRouteHandler]] = [hosted_tables, close_table, remove, erase, say]
