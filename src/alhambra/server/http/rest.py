"""The server's HTTP side: one function for each thing one can ask of it. docs/protocol.md lists them with examples."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Final, TypeVar

from litestar import MediaType, Request, Response, get, patch, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from alhambra import bots
from alhambra.rules import RULES_VERSION
from alhambra.server.archive import lessons, records, replays, statistics
from alhambra.server.archive.queue import ArchiveQueue
from alhambra.server.archive.replays import Course
from alhambra.server.core.domain import Caller, ComputerSeat, GuestKind, TablePhase
from alhambra.server.core.fairness import FairDeal, draw_secret
from alhambra.server.core.levels import require_level, usual_level
from alhambra.server.core.orders import (
    AgreeToRematch,
    AnyOrder,
    AskRematch,
    CallOffStart,
    CloseTable,
    CommitShare,
    FillSeats,
    FreeSeat,
    LeaveSeat,
    RemovePlayer,
    RemoveSpectator,
    RevealShare,
    SeatComputer,
    StartGame,
    TakeSeat,
)
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.summary import listing_of
from alhambra.server.http.identity import COOKIE, caller_of, limited_as, session_cookie
from alhambra.server.http.proxies import proxies_of
from alhambra.server.protocol.basics import MOST_VIEWS, PROTOCOL, RECORD_LETTERS
from alhambra.server.protocol.public import ListedTable, listed_table
from alhambra.server.protocol.rest import (
    About,
    AgreeBody,
    CommitBody,
    ComputerLevel,
    Levels,
    LinkCode,
    Me,
    NewGuest,
    NewProgram,
    NewTable,
    OpenRecord,
    PersonalLink,
    Problem,
    Replay,
    ReplayViews,
    RevealBody,
    SeatComputerBody,
    StartBody,
    Statistics,
    Tables,
    TakeSeatBody,
)
from alhambra.server.runtime.live_table import LiveTable
from alhambra.server.services import Services
from alhambra.server.settings import PROGRAM_VERSION

T = TypeVar("T")

AnyRequest = Request[Any, Any, Any]
FromServices = NamedDependency[Services]
FromCaller = NamedDependency[Caller]
TablePath = Annotated[str, PathParameter(description="a table's id, as in its link")]
LessonPath = Annotated[str, PathParameter(description="a lesson's name, as in `taking-money`")]
KeyPath = Annotated[str, PathParameter(description="who watches, as `presence` or a remark names them")]
GameQuery = Annotated[int | None, QueryParameter(ge=1, le=100_000, description="which game; without it, the latest")]
SeatPath = Annotated[int, PathParameter(description="a seat, counted from 0", ge=0, le=5)]
RECORD_BYTES: Final = 2 * RECORD_LETTERS
"""For a record as JSON, where some signs take several letters."""


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
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
    429: "Too many requests; wait a moment.",
    503: "It could not be written down; nothing has changed, try again.",
}


# -------------------------------------------------------------------- who one is


@get("/api/about", summary="Which program this is", responses=refusals(), sync_to_thread=False)
def about() -> About:
    return About(PROGRAM_VERSION, PROTOCOL, RULES_VERSION)


@post("/api/guests", summary="Pick a name", responses=refusals(403, 413, 415))
async def add_guest(request: AnyRequest, data: JSONBody[NewGuest], services: FromServices) -> Response[Me]:
    """Makes a guest and sets the cookie that proves them. Who already is somebody stays who they are: a browser may
    have forgotten who it is and still have its cookie, and that cookie is the only way to one's games.
    """
    if COOKIE in request.cookies:
        try:
            return Response(_me(await caller_of(request, services)))
        except Refused as refusal:
            if refusal.code is not RefusalCode.NO_SESSION:
                raise
    _require_new_guest_allowed(request, services)
    caller, token = await services.guests.add(data.name, GuestKind.PERSON)
    return Response(_me(caller), cookies=[session_cookie(token, request, services)])


@post("/api/programs", summary="Get a token for a program", responses=refusals(403, 413, 415))
async def add_program(request: AnyRequest, data: JSONBody[NewGuest], services: FromServices) -> NewProgram:
    """A program with its token does everything a person does: sit down, open the socket, play."""
    _require_new_guest_allowed(request, services)
    caller, token = await services.guests.add(data.name, GuestKind.PROGRAM)
    return NewProgram(_me(caller), token)


def _require_new_guest_allowed(request: AnyRequest, services: Services) -> None:
    services.moderation.bans.require_welcome(None, proxies_of(request).address_of(request))
    if not services.rate_limits.new_guests.of(proxies_of(request).address_of(request)).take():
        raise Refused(RefusalCode.TOO_MANY, "too many new guests and devices from this address; wait a moment")


@get("/api/me", summary="Who am I?", responses=refusals(401))
async def read_me(caller: FromCaller) -> Me:
    return _me(caller)


@patch("/api/me", summary="Change one's name", responses=refusals(401, 403, 413, 415))
async def rename_me(caller: FromCaller, data: JSONBody[NewGuest], services: FromServices) -> Me:
    """Seats already taken keep the name they have."""
    return _me(await services.guests.rename(caller, data.name))


@post("/api/me/link", summary="Make a personal link", responses=refusals(401, 403))
async def make_link(caller: FromCaller, services: FromServices) -> PersonalLink:
    """Opened on another device, it makes that device this guest's; once, and for a quarter of an hour."""
    return await services.guests.link(caller)


@post("/api/links", summary="Follow a personal link", responses=refusals(403, 410, 413, 415))
async def follow_link(request: AnyRequest, data: JSONBody[LinkCode], services: FromServices) -> Response[Me]:
    """Exchanges the code that stood after the link's # for a cookie."""
    _require_new_guest_allowed(request, services)  # every device of a guest is kept, as every guest is
    caller, token = await services.guests.use_link(data.code)
    return Response(_me(caller), cookies=[session_cookie(token, request, services)])


def _me(caller: Caller) -> Me:
    return Me(caller.guest, caller.name, caller.kind)


# -------------------------------------------------------------------- tables


@get("/api/levels", summary="The computer players", responses=refusals())
async def read_levels(services: FromServices) -> Levels:
    # Whoever asks for them is about to play against one; starting its process takes longer than everything else.
    services.worker_pool.get_ready()
    ladder = tuple(ComputerLevel(level.id, level.rung) for level in bots.levels())
    return Levels(ladder, usual_level())


@get("/api/me/tables", summary="My games", responses=refusals(401))
async def my_tables(caller: FromCaller, services: FromServices) -> Tables:
    """Those where it is one's turn first, then those that go on, then those that are over; each the latest first."""
    found = await services.storage.tables_of(caller.guest, services.settings.limits.listed_tables)
    listed = [listed_table(listing, caller.guest) for listing in found]
    return Tables(tuple(sorted(listed, key=lambda each: (not each.is_your_turn, each.table.phase is TablePhase.OVER))))


@get("/api/lobby", summary="Public tables", responses=refusals(401))
async def lobby(caller: FromCaller, services: FromServices) -> Tables:
    """Those that wait for players first."""
    found = await services.storage.lobby(services.settings.limits.listed_tables)
    return Tables(tuple(listed_table(listing, caller.guest) for listing in found))


@post("/api/tables", summary="Make a table", responses=refusals(401, 403, 404, 413, 415))
async def make_table(caller: FromCaller, data: JSONBody[NewTable], services: FromServices) -> ListedTable:
    for seat in data.seats:
        if isinstance(seat, ComputerSeat):
            require_level(seat.level)
    return _shown(await services.registry.open(caller, data), caller)


@get("/api/tables/{table_id:str}", summary="Look at a table", responses=refusals(401, 404))
async def read_table(caller: FromCaller, table_id: TablePath, services: FromServices) -> ListedTable:
    return _shown(await services.registry.find(table_id), caller)


@post("/api/tables/{table_id:str}/close", summary="Give a table up", responses=refusals(401, 403, 404, 409))
async def close_table(caller: FromCaller, table_id: TablePath, services: FromServices) -> ListedTable:
    return await _do(services, table_id, caller, CloseTable())


@post(
    "/api/tables/{table_id:str}/fill",
    summary="Fill up with computer players",
    responses=refusals(401, 403, 404, 409, 413, 415),
)
async def fill_seats(
    caller: FromCaller, table_id: TablePath, data: JSONBody[SeatComputerBody], services: FromServices
) -> ListedTable:
    require_level(data.level)
    return await _do(services, table_id, caller, FillSeats(data.level))


@post("/api/tables/{table_id:str}/start", summary="Start the game", responses=refusals(401, 403, 404, 409, 413, 415))
async def start_table(
    caller: FromCaller, table_id: TablePath, data: JSONBody[StartBody], services: FromServices
) -> ListedTable:
    """It begins when the shares of all have come: those of pages and programs that are connected come at once."""
    return await _do(services, table_id, caller, StartGame(data.share, draw_secret()))


@post("/api/tables/{table_id:str}/call-off", summary="Call the start off", responses=refusals(401, 403, 404, 409))
async def call_off_start(caller: FromCaller, table_id: TablePath, services: FromServices) -> ListedTable:
    """By the owner, when somebody's share does not come. The next start takes new shares of all."""
    return await _do(services, table_id, caller, CallOffStart())


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/take",
    summary="Sit down",
    responses=refusals(401, 403, 404, 409, 413, 415),
)
async def take_seat(
    caller: FromCaller, table_id: TablePath, seat: SeatPath, data: JSONBody[TakeSeatBody], services: FromServices
) -> ListedTable:
    return await _do(services, table_id, caller, TakeSeat(seat, data.commitment, data.name))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/commit",
    summary="Be bound to a share in the deal",
    responses=refusals(401, 403, 404, 409, 413, 415),
)
async def commit_share(
    caller: FromCaller, table_id: TablePath, seat: SeatPath, data: JSONBody[CommitBody], services: FromServices
) -> ListedTable:
    """Where one sat down without, and after a start that came to nothing."""
    return await _do(services, table_id, caller, CommitShare(seat, data.commitment))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/reveal",
    summary="Reveal one's share in the deal",
    responses=refusals(401, 403, 404, 409, 413, 415),
)
async def reveal_share(
    caller: FromCaller, table_id: TablePath, seat: SeatPath, data: JSONBody[RevealBody], services: FromServices
) -> ListedTable:
    """While a start is pending. With the last share the game begins."""
    return await _do(services, table_id, caller, RevealShare(seat, data.share))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/leave",
    summary="Leave one's seat",
    responses=refusals(401, 403, 404, 409),
)
async def leave_seat(caller: FromCaller, table_id: TablePath, seat: SeatPath, services: FromServices) -> ListedTable:
    return await _do(services, table_id, caller, LeaveSeat(seat))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/open",
    summary="Remove somebody",
    responses=refusals(401, 403, 404, 409),
)
async def open_seat(caller: FromCaller, table_id: TablePath, seat: SeatPath, services: FromServices) -> ListedTable:
    """For good: they cannot sit down or watch here again."""
    return await _do(services, table_id, caller, RemovePlayer(seat))


@post("/api/tables/{table_id:str}/seats/{seat:int}/free", summary="Free a seat", responses=refusals(401, 403, 404, 409))
async def free_seat(caller: FromCaller, table_id: TablePath, seat: SeatPath, services: FromServices) -> ListedTable:
    """That of somebody for whom everybody waits; they may sit down again."""
    return await _do(services, table_id, caller, FreeSeat(seat))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/computer",
    summary="Seat a computer player",
    responses=refusals(401, 403, 404, 409, 413, 415),
)
async def seat_computer(
    caller: FromCaller, table_id: TablePath, seat: SeatPath, data: JSONBody[SeatComputerBody], services: FromServices
) -> ListedTable:
    require_level(data.level)
    return await _do(services, table_id, caller, SeatComputer(seat, data.level))


@post("/api/tables/{table_id:str}/rematch", summary="Ask for another game", responses=refusals(401, 403, 404, 409))
async def ask_rematch(caller: FromCaller, table_id: TablePath, services: FromServices) -> ListedTable:
    """Once the game is over, by anyone who played: the table waits for everybody to agree, and shows the commitment to
    a new secret. The seats and the link are the same, earlier results stay.
    """
    return await _do(services, table_id, caller, AskRematch(draw_secret()))


@post(
    "/api/tables/{table_id:str}/agree", summary="Agree to a rematch", responses=refusals(401, 403, 404, 409, 413, 415)
)
async def agree_to_rematch(
    caller: FromCaller, table_id: TablePath, data: JSONBody[AgreeBody], services: FromServices
) -> ListedTable:
    """When everyone has agreed, the shares are asked for; with the last one the game begins."""
    return await _do(services, table_id, caller, AgreeToRematch(data.commitment, draw_secret()))


@post(
    "/api/tables/{table_id:str}/watchers/{key:str}/remove",
    summary="Remove a spectator",
    responses=refusals(401, 403, 404, 409),
)
async def remove_spectator(
    caller: FromCaller, table_id: TablePath, key: KeyPath, services: FromServices
) -> ListedTable:
    """By the owner, and for good."""
    live = await services.registry.find(table_id)
    unwanted = live.find_guest(key)
    await live.submit(caller, RemoveSpectator(unwanted.guest, unwanted.name))
    return _shown(live, caller)


async def _do(services: Services, table_id: str, caller: Caller, order: AnyOrder) -> ListedTable:
    live = await services.registry.find(table_id)
    await live.submit(caller, order)
    return _shown(live, caller)


def _shown(live: LiveTable, caller: Caller) -> ListedTable:
    return listed_table(listing_of(live.table), caller.guest)


@post("/api/lessons/{name:str}", summary="Begin a lesson", responses=refusals(401, 403, 404))
async def begin_lesson(caller: FromCaller, name: LessonPath, services: FromServices) -> ListedTable:
    """Makes a table of one's own at which the lesson has begun; who wishes for `lesson` hears what the coach says."""
    return _shown(await lessons.open_lesson(services.registry, caller, lessons.require_lesson(name)), caller)


# -------------------------------------------------------------------- after the game


async def _look(
    request: AnyRequest, services: Services, table_id: str, number: int | None, at: Callable[[Course], T]
) -> T:
    """A finished game is open to whoever has the link; a running one asks who looks."""
    table = (await services.registry.find(table_id)).table
    is_running = table.phase is TablePhase.PLAYING and number in (None, table.number)
    guest = (await caller_of(request, services)).guest if is_running else ""
    with _archive_queue(request, services) as queue:
        return await queue.run(
            lambda: at(replays.running(table, guest) if is_running else replays.finished(table, number))
        )


@contextmanager
def _archive_queue(request: AnyRequest, services: Services) -> Iterator[ArchiveQueue]:
    with services.archive_queue.admit(limited_as(request, services)):
        yield services.archive_queue


@get("/api/tables/{table_id:str}/replay", summary="A game, step by step", responses=refusals(401, 403, 404, 409))
async def read_replay(
    request: AnyRequest, table_id: TablePath, services: FromServices, game: GameQuery = None
) -> Replay:
    """A running game up to now, for those who may see it."""
    return await _look(request, services, table_id, game, replays.told)


@get(
    "/api/tables/{table_id:str}/replay/views",
    summary="The table after some of the steps",
    responses=refusals(401, 403, 404, 409),
)
async def read_replay_views(
    request: AnyRequest,
    table_id: TablePath,
    services: FromServices,
    first: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_VIEWS)] = MOST_VIEWS,
    game: GameQuery = None,
) -> ReplayViews:
    """Once the game is over, with all hands open; until then as the caller sees it."""
    return await _look(request, services, table_id, game, lambda course: replays.views_of(course, first, count))


@post(
    "/api/replays",
    summary="A game from a file",
    responses=refusals(403, 413, 415),
    request_max_body_size=RECORD_BYTES,
    status_code=200,
)
async def open_record(request: AnyRequest, data: JSONBody[OpenRecord], services: FromServices) -> Replay:
    """Whatever `.alh` there is, from here or elsewhere. Nothing is kept."""
    with _archive_queue(request, services) as queue:
        course = await replays.from_elsewhere(data.record, queue)
        return await queue.run(lambda: replays.told(course))


@post(
    "/api/replays/views",
    summary="The table after some steps of a game from a file",
    responses=refusals(403, 404, 413, 415),
    request_max_body_size=RECORD_BYTES,
    status_code=200,
)
async def open_record_views(request: AnyRequest, data: JSONBody[OpenRecord], services: FromServices) -> ReplayViews:
    with _archive_queue(request, services) as queue:
        course = await replays.from_elsewhere(data.record, queue)
        return await queue.run(lambda: replays.views_of(course, data.first, data.count))


@get("/api/me/statistics", summary="What one's own games add up to", responses=refusals(401))
async def read_statistics(request: AnyRequest, caller: FromCaller, services: FromServices) -> Statistics:
    """From the logs of one's finished games."""
    with _archive_queue(request, services) as queue:
        return await statistics.of_guest(caller.guest, services.storage, queue, services.settings.limits.listed_tables)


@get(
    "/api/tables/{table_id:str}/record",
    summary="The game as a file to keep",
    media_type=MediaType.TEXT,
    responses=refusals(404, 409),
)
async def read_record(
    request: AnyRequest, table_id: TablePath, services: FromServices, game: GameQuery = None
) -> Response[str]:
    """Once the game is over: text in the notation of docs/notation.md, with what `alhambra verify` checks."""
    dealt = (await services.registry.find(table_id)).table.dealt(game)
    with _archive_queue(request, services) as queue:
        text = await queue.run(lambda: records.write_record(dealt))
    name = f"alhambra-{table_id}.alh" if dealt.number == 1 else f"alhambra-{table_id}-{dealt.number}.alh"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/api/tables/{table_id:str}/deal", summary="Check the deal", responses=refusals(404, 409))
async def read_deal(table_id: TablePath, services: FromServices, game: GameQuery = None) -> FairDeal:
    """Once the game is over: everything the deal was made from."""
    return records.fair_deal((await services.registry.find(table_id)).table.dealt(game))


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
    call_off_start,
    take_seat,
    commit_share,
    reveal_share,
    leave_seat,
    open_seat,
    free_seat,
    seat_computer,
    ask_rematch,
    agree_to_rematch,
    remove_spectator,
    begin_lesson,
    read_replay,
    read_replay_views,
    open_record,
    open_record_views,
    read_statistics,
    read_record,
    read_deal,
]
