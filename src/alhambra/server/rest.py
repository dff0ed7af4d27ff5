"""The server's HTTP side: one function for each thing one can ask of it. docs/protocol.md lists them with examples."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, patch, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from alhambra.insight import game_summary
from alhambra.rules import RULES_VERSION
from alhambra.server import decide, lessons, players, protocol, records
from alhambra.server.decide import AnyOrder, Caller
from alhambra.server.house import House
from alhambra.server.identity import address_of, session_cookie
from alhambra.server.live import LiveTable, listing_of
from alhambra.server.protocol import (
    About,
    FairDeal,
    GuestKind,
    Levels,
    LinkCode,
    ListedTable,
    Me,
    NewGuest,
    NewProgram,
    NewTable,
    PersonalLink,
    Problem,
    RefusalCode,
    Replay,
    ReplayViews,
    SeatComputer,
    StartTable,
    Tables,
    TakeSeat,
    You,
)
from alhambra.server.refused import Refused
from alhambra.server.settings import PROGRAM_VERSION
from alhambra.server.storage import Listing

FromHouse = NamedDependency[House]
FromCaller = NamedDependency[Caller]
TablePath = Annotated[str, PathParameter(description="a table's id, as in its link")]
LessonPath = Annotated[str, PathParameter(description="a lesson's name, as in `taking-money`")]
SeatPath = Annotated[int, PathParameter(description="a seat, counted from 0", ge=0, le=5)]


def _no(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals a request may meet; every one is a Problem."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=REFUSALS[status])
        for status in (400, *statuses, 429, 503)
    }


REFUSALS: Final = {
    400: "The request could not be understood.",
    401: "No cookie or token, or one that is not known.",
    403: "Not yours to do.",
    404: "There is no such thing.",
    409: "Not possible as things stand.",
    410: "Used already, or too old.",
    413: "Too large.",
    415: "Bodies are JSON.",
    429: "Too much at once; wait a moment.",
    503: "It could not be written down; nothing has changed, try again.",
}


# -------------------------------------------------------------------- who one is


@get("/api/about", summary="Which program this is", responses=_no(), sync_to_thread=False)
def about() -> About:
    return About(PROGRAM_VERSION, protocol.PROTOCOL, RULES_VERSION)


@post("/api/guests", summary="Pick a name", responses=_no(403, 413, 415))
async def add_guest(request: Request[Any, Any, Any], data: JSONBody[NewGuest], house: FromHouse) -> Response[Me]:
    """Makes a guest and sets the cookie that proves them."""
    _require_patience(request, house)
    caller, token = await house.guests.add(data.name, GuestKind.PERSON)
    return Response(_me(caller), cookies=[session_cookie(token, house)])


@post("/api/programs", summary="Get a token for a program", responses=_no(403, 413, 415))
async def add_program(request: Request[Any, Any, Any], data: JSONBody[NewGuest], house: FromHouse) -> NewProgram:
    """A program with its token does everything a person does: sit down, open the socket, play."""
    _require_patience(request, house)
    caller, token = await house.guests.add(data.name, GuestKind.PROGRAM)
    return NewProgram(_me(caller), token)


def _require_patience(request: Request[Any, Any, Any], house: House) -> None:
    if not house.newcomers.of(address_of(request)).take():
        raise Refused(RefusalCode.TOO_MANY, "too many new guests from this address; wait a moment")


@get("/api/me", summary="Who am I?", responses=_no(401))
async def read_me(caller: FromCaller) -> Me:
    return _me(caller)


@patch("/api/me", summary="Change one's name", responses=_no(401, 403, 413, 415))
async def rename_me(caller: FromCaller, data: JSONBody[NewGuest], house: FromHouse) -> Me:
    """Seats already taken keep the name they have."""
    return _me(await house.guests.rename(caller, data.name))


@post("/api/me/link", summary="Make a personal link", responses=_no(401, 403))
async def make_link(caller: FromCaller, house: FromHouse) -> PersonalLink:
    """Opened on another device, it makes that device this guest's; once, and for a quarter of an hour."""
    return await house.guests.link(caller)


@post("/api/links", summary="Follow a personal link", responses=_no(403, 410, 413, 415))
async def follow_link(data: JSONBody[LinkCode], house: FromHouse) -> Response[Me]:
    """Exchanges the code that stood after the link's # for a cookie."""
    caller, token = await house.guests.use_link(data.code)
    return Response(_me(caller), cookies=[session_cookie(token, house)])


def _me(caller: Caller) -> Me:
    return Me(caller.guest, caller.name, caller.kind)


# -------------------------------------------------------------------- tables


@get("/api/levels", summary="The computer players", responses=_no(), sync_to_thread=False)
def read_levels() -> Levels:
    return players.levels()


@get("/api/me/tables", summary="My games", responses=_no(401))
async def my_tables(caller: FromCaller, house: FromHouse) -> Tables:
    """Those where it is one's turn first, then the latest."""
    found = await house.storage.tables_of(caller.guest, house.settings.limits.listed_tables)
    listed = [_listed(listing, caller) for listing in found]
    return Tables(tuple(sorted(listed, key=lambda each: each.actor not in each.you.seats)))


@get("/api/lobby", summary="Public tables", responses=_no(401))
async def lobby(caller: FromCaller, house: FromHouse) -> Tables:
    """Those that wait for players first."""
    found = await house.storage.lobby(house.settings.limits.listed_tables)
    return Tables(tuple(_listed(listing, caller) for listing in found))


@post("/api/tables", summary="Make a table", responses=_no(401, 403, 404, 413, 415))
async def make_table(caller: FromCaller, data: JSONBody[NewTable], house: FromHouse) -> ListedTable:
    for seat in data.seats:
        if isinstance(seat, protocol.ComputerSeat):
            players.require_level(seat.level)
    return _shown(await house.hall.open(caller, data), caller)


@get("/api/tables/{table_id:str}", summary="Look at a table", responses=_no(401, 404))
async def read_table(caller: FromCaller, table_id: TablePath, house: FromHouse) -> ListedTable:
    return _shown(await house.hall.find(table_id), caller)


@post("/api/tables/{table_id:str}/close", summary="Give a table up", responses=_no(401, 403, 404, 409))
async def close_table(caller: FromCaller, table_id: TablePath, house: FromHouse) -> ListedTable:
    return await _do(house, table_id, caller, decide.CloseTable(caller))


@post(
    "/api/tables/{table_id:str}/fill",
    summary="Fill up with computer players",
    responses=_no(401, 403, 404, 409, 413, 415),
)
async def fill_seats(
    caller: FromCaller, table_id: TablePath, data: JSONBody[SeatComputer], house: FromHouse
) -> ListedTable:
    players.require_level(data.level)
    return await _do(house, table_id, caller, decide.FillSeats(caller, data.level))


@post("/api/tables/{table_id:str}/start", summary="Start the game", responses=_no(401, 403, 404, 409, 413, 415))
async def start_table(
    caller: FromCaller, table_id: TablePath, data: JSONBody[StartTable], house: FromHouse
) -> ListedTable:
    return await _do(house, table_id, caller, decide.Start(caller, data.random))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/take", summary="Sit down", responses=_no(401, 403, 404, 409, 413, 415)
)
async def take_seat(
    caller: FromCaller, table_id: TablePath, seat: SeatPath, data: JSONBody[TakeSeat], house: FromHouse
) -> ListedTable:
    return await _do(house, table_id, caller, decide.TakeSeat(caller, seat, data.random, data.name))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/leave", summary="Leave one's seat", responses=_no(401, 403, 404, 409)
)
async def leave_seat(caller: FromCaller, table_id: TablePath, seat: SeatPath, house: FromHouse) -> ListedTable:
    return await _do(house, table_id, caller, decide.LeaveSeat(caller, seat))


@post("/api/tables/{table_id:str}/seats/{seat:int}/open", summary="Remove somebody", responses=_no(401, 403, 404, 409))
async def open_seat(caller: FromCaller, table_id: TablePath, seat: SeatPath, house: FromHouse) -> ListedTable:
    return await _do(house, table_id, caller, decide.OpenSeat(caller, seat))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/computer",
    summary="Seat a computer player",
    responses=_no(401, 403, 404, 409, 413, 415),
)
async def seat_computer(
    caller: FromCaller, table_id: TablePath, seat: SeatPath, data: JSONBody[SeatComputer], house: FromHouse
) -> ListedTable:
    players.require_level(data.level)
    return await _do(house, table_id, caller, decide.SeatComputer(caller, seat, data.level))


async def _do(house: House, table_id: str, caller: Caller, order: AnyOrder) -> ListedTable:
    live = await house.hall.find(table_id)
    await live.submit(order)
    return _shown(live, caller)


def _shown(live: LiveTable, caller: Caller) -> ListedTable:
    return _listed(listing_of(live.table), caller)


def _listed(listing: Listing, caller: Caller) -> ListedTable:
    seats = tuple(seat for seat, guest in enumerate(listing.guests) if guest == caller.guest)
    you = You(seats, is_owner=listing.owner == caller.guest)
    return ListedTable(listing.description, you, listing.actor, listing.updated)


@post("/api/lessons/{name:str}", summary="Begin a lesson", responses=_no(401, 403, 404))
async def begin_lesson(caller: FromCaller, name: LessonPath, house: FromHouse) -> ListedTable:
    """Makes a table of one's own at which the lesson has begun; who wishes for `lesson` hears what the coach says."""
    return _shown(await lessons.open_lesson(house.hall, caller, lessons.require_lesson(name)), caller)


# -------------------------------------------------------------------- after the game


@get("/api/tables/{table_id:str}/replay", summary="The whole game, step by step", responses=_no(404, 409))
async def read_replay(table_id: TablePath, house: FromHouse) -> Replay:
    """Once the game is over."""
    table = (await house.hall.find(table_id)).table
    game = records.finished(table)
    return Replay(table.describe(), records.replay_steps(game), game_summary(game.events))


@get(
    "/api/tables/{table_id:str}/replay/views",
    summary="The table after some of the steps",
    responses=_no(404, 409),
)
async def read_replay_views(
    table_id: TablePath,
    house: FromHouse,
    first: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=records.MOST_VIEWS)] = records.MOST_VIEWS,
) -> ReplayViews:
    """Once the game is over, with all hands open."""
    game = records.finished((await house.hall.find(table_id)).table)
    return records.replay_views(game, first, count)


@get(
    "/api/tables/{table_id:str}/record",
    summary="The game as a file to keep",
    media_type=MediaType.TEXT,
    responses=_no(404, 409),
)
async def read_record(table_id: TablePath, house: FromHouse) -> Response[str]:
    """Once the game is over: text in the notation of docs/notation.md, with what `alhambra verify` checks."""
    text = records.write_record((await house.hall.find(table_id)).table)
    headers = {"Content-Disposition": f'attachment; filename="alhambra-{table_id}.alh"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/api/tables/{table_id:str}/deal", summary="Check the deal", responses=_no(404, 409))
async def read_deal(table_id: TablePath, house: FromHouse) -> FairDeal:
    """Once the game is over: everything the deal was made from."""
    return records.fair_deal((await house.hall.find(table_id)).table)


HANDLERS: Final[list[HTTPRouteHandler]] = [
    about,
    add_guest,
    add_program,
    read_me,
    rename_me,
    make_link,
    follow_link,
    read_levels,
    my_tables,
    lobby,
    make_table,
    read_table,
    close_table,
    fill_seats,
    start_table,
    take_seat,
    leave_seat,
    open_seat,
    seat_computer,
    begin_lesson,
    read_replay,
    read_replay_views,
    read_record,
    read_deal,
]
