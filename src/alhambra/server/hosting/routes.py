"""What the server offers the person who hosts it: is it well, its figures, and orders to be given while it runs.

Orders need the key that lies in the data folder (door.py) and are not taken from a proxy; `alhambra admin` gives them.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct

from alhambra.server.hosting.metrics import MEDIA_TYPE, metrics
from alhambra.server.house import House
from alhambra.server.http.identity import bearer_of
from alhambra.server.protocol import Notice, RefusalCode, TablePhase
from alhambra.server.refused import Refused
from alhambra.server.storage import upkeep
from alhambra.server.storage.store import Listing, NotStored
from alhambra.server.tables.chronicle import ENCODER
from alhambra.server.tables.decide import CloseTable

LOGGER: Final = logging.getLogger(__name__)

FromHouse = NamedDependency[House]
AnyRequest = Request[Any, Any, Any]

SECONDS_TO_ANSWER: Final = 5.0
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


class Said(Struct, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_NOTICE)]


class Done(Struct, frozen=True):
    """One sentence on what was done."""

    text: str


# -------------------------------------------------------------------- for programs that watch


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz(house: FromHouse) -> Response[str]:
    """Whether it can serve: it answers, and the database takes what is written."""
    trouble = house.storage.trouble
    try:
        async with asyncio.timeout(SECONDS_TO_ANSWER):
            await house.storage.write(lambda _: None)
    except (NotStored, TimeoutError) as failure:
        trouble = str(failure) or "the database does not answer"
    if trouble is not None:
        return Response(f"nothing can be written: {trouble}\n", status_code=503, media_type=MediaType.TEXT)
    return Response("ok\n", media_type=MediaType.TEXT)


@get("/metrics", include_in_schema=False)
async def read_metrics(request: AnyRequest, house: FromHouse) -> Response[str]:
    """For this machine itself, and for who has the token that the host has set."""
    token, shown = house.settings.metrics_token or "", bearer_of(request) or ""
    has_token = token != "" and secrets.compare_digest(token.encode(), shown.encode())
    if not house.proxies.is_local(request) and not has_token:
        raise Refused(RefusalCode.NO_SESSION, "figures are for this machine, or with the token of --metrics-token")
    return Response(metrics(house), media_type=MEDIA_TYPE)


# -------------------------------------------------------------------- for the host


def _require_host(request: AnyRequest, house: House) -> None:
    shown = bearer_of(request) or ""
    if house.proxies.is_forwarded(request) or not secrets.compare_digest(shown.encode(), house.host_key.encode()):
        raise Refused(RefusalCode.NO_SESSION, "this is for the host; use `alhambra admin` where the server runs")


@get("/api/host/tables", include_in_schema=False)
async def hosted_tables(
    request: AnyRequest,
    house: FromHouse,
    limit: Annotated[int, QueryParameter(ge=1, le=10_000)] = 100,
    also_over: FromQuery[bool] = False,
) -> HostedTables:
    _require_host(request, house)
    connections = {live.table.id: len(live.connections) for live in house.hall.live}
    found = await upkeep.list_tables(house.storage, limit, also_over=also_over)
    return HostedTables(tuple(_hosted(listing, connections) for listing in found))


def _hosted(listing: Listing, connections: dict[str, int]) -> HostedTable:
    table = listing.description
    names = [seat.name or seat.kind.value for seat in table.seats]
    seats = tuple(map(HostedSeat, names, listing.guests))
    return HostedTable(table.id, table.phase, seats, connections.get(table.id, 0), listing.updated)


@post("/api/host/close/{table_id:str}", include_in_schema=False)
async def close_table(request: AnyRequest, table_id: FromPath[str], house: FromHouse) -> Done:
    """Nobody plays on; what was played stays to be looked at."""
    _require_host(request, house)
    await (await house.hall.find(table_id)).submit(CloseTable(None))
    LOGGER.info("the host closed table %s", table_id)
    return Done(f"table {table_id} is closed")


@post("/api/host/remove/{name:str}", include_in_schema=False)
async def remove(request: AnyRequest, name: FromPath[str], house: FromHouse) -> Done:
    """A table with its log, or a guest with their tokens: for good."""
    _require_host(request, house)
    async with house.hall.removing(name):
        await house.computers.stop(name)
        is_gone = await upkeep.remove_table(house.storage, name)
    if is_gone:
        LOGGER.info("the host removed table %s", name)
        return Done(f"table {name} is removed")
    if await upkeep.remove_guest(house.storage, name):
        house.guests.forget([name])
        for live in house.hall.live:
            for connection in live.connections:
                if connection.caller.guest == name:
                    connection.end(RefusalCode.NO_SESSION)
        LOGGER.info("the host removed guest %s", name)
        return Done(f"guest {name} is removed; their seats stay as they are")
    raise Refused(RefusalCode.NOT_FOUND, f"there is no table and no guest {name}")


@post("/api/host/say", include_in_schema=False)
async def say(request: AnyRequest, data: JSONBody[Said], house: FromHouse) -> Done:
    _require_host(request, house)
    message = ENCODER.encode(Notice(house.time.now(), data.text))
    connections = [connection for live in house.hall.live for connection in live.connections]
    for connection in connections:
        connection.send(message)
    return Done(f"said to {len(connections)} connections")


HOSTING: Final[list[HTTPRouteHandler]] = [healthz, read_metrics, hosted_tables, close_table, remove, say]
