"""Orders of the person who hosts, given while the server runs.

They need the key that lies in the data folder (operations/host_key.py) and are not taken from a proxy; `alhambra admin`
gives them.
"""

from __future__ import annotations

import logging
import secrets
from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct

from alhambra.server.core.domain import TablePhase
from alhambra.server.core.orders import CloseTable
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.summary import Listing
from alhambra.server.http.identity import bearer_of
from alhambra.server.http.proxies import proxies_of
from alhambra.server.protocol.basics import ENCODER
from alhambra.server.protocol.messages import Notice
from alhambra.server.services import Services

LOGGER: Final = logging.getLogger(__name__)

FromServices = NamedDependency[Services]
AnyRequest = Request[Any, Any, Any]

LONGEST_NOTICE: Final = 500


class HostedSeat(Struct, frozen=True):
    """`guest` is who can be removed; None for computer players and open seats."""

    name: str
    guest: str | None


class HostedTable(Struct, frozen=True):
    """A table as its host sees it. `updated` is in milliseconds since 1970."""

    id: str
    phase: TablePhase
    seats: tuple[HostedSeat, ...]
    connections: int
    updated: int


class HostedTables(Struct, frozen=True):
    tables: tuple[HostedTable, ...]


class NoticeBody(Struct, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_NOTICE)]


class AdminAnswer(Struct, frozen=True):
    """One sentence on what was done."""

    text: str


def _require_host(request: AnyRequest, services: Services) -> None:
    shown = bearer_of(request) or ""
    if proxies_of(request).is_forwarded(request) or not secrets.compare_digest(
        shown.encode(), services.host_key.encode()
    ):
        raise Refused(RefusalCode.NO_SESSION, "this is for the host; use `alhambra admin` where the server runs")


@get("/api/host/tables", include_in_schema=False)
async def hosted_tables(
    request: AnyRequest,
    services: FromServices,
    limit: Annotated[int, QueryParameter(ge=1, le=10_000)] = 100,
    also_over: FromQuery[bool] = False,
) -> HostedTables:
    _require_host(request, services)
    connections = {live.table.id: len(live.connections) for live in services.registry.live}
    found = await services.storage.all_tables(limit, also_over=also_over)
    return HostedTables(tuple(_hosted(listing, connections) for listing in found))


def _hosted(listing: Listing, connections: dict[str, int]) -> HostedTable:
    table = listing.summary
    names = [seat.name or seat.kind.value for seat in table.seats]
    seats = tuple(map(HostedSeat, names, listing.guests))
    return HostedTable(table.id, table.phase, seats, connections.get(table.id, 0), listing.updated)


@post("/api/host/close/{table_id:str}", include_in_schema=False)
async def close_table(request: AnyRequest, table_id: FromPath[str], services: FromServices) -> AdminAnswer:
    """Nobody plays on; what was played stays to be looked at."""
    _require_host(request, services)
    await (await services.registry.find(table_id)).submit(None, CloseTable())
    LOGGER.info("the host closed table %s", table_id)
    return AdminAnswer(f"table {table_id} is closed")


@post("/api/host/remove/{name:str}", include_in_schema=False)
async def remove(request: AnyRequest, name: FromPath[str], services: FromServices) -> AdminAnswer:
    """A table with its log, or a guest with their tokens: for good."""
    _require_host(request, services)
    async with services.registry.removing(name):
        await services.bot_driver.stop(name)
        is_gone = await services.storage.remove_table(name)
    if is_gone:
        LOGGER.info("the host removed table %s", name)
        return AdminAnswer(f"table {name} is removed")
    if await services.storage.remove_guest(name):
        services.guests.forget([name])
        services.notifications.forget(name)
        for live in services.registry.live:
            for connection in live.connections:
                if connection.caller.guest == name:
                    connection.end(RefusalCode.NO_SESSION)
        LOGGER.info("the host removed guest %s", name)
        return AdminAnswer(f"guest {name} is removed; their seats stay as they are")
    raise Refused(RefusalCode.NOT_FOUND, f"there is no table and no guest {name}")


@post("/api/host/say", include_in_schema=False)
async def say(request: AnyRequest, data: JSONBody[NoticeBody], services: FromServices) -> AdminAnswer:
    _require_host(request, services)
    message = ENCODER.encode(Notice(services.time.now(), data.text))
    connections = [connection for live in services.registry.live for connection in live.connections]
    for connection in connections:
        connection.send(message)
    return AdminAnswer(f"said to {len(connections)} connections")


ADMIN_HANDLERS: Final[list[HTTPRouteHandler]] = [hosted_tables, close_table, remove, say]
