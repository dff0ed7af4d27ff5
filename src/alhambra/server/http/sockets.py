"""The socket of a table: a client says hello, is told what it has missed, and then what happens while it happens."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from alhambra.insight import preview, why, why_remove
from alhambra.moves import move
from alhambra.reasons import IllegalMove
from alhambra.server import protocol
from alhambra.server.computers import players
from alhambra.server.computers.explanations import Turn
from alhambra.server.house import House
from alhambra.server.http.identity import caller_of, require_own_origin
from alhambra.server.protocol import PROTOCOL, ClientMessage, RefusalCode, ServerMessage
from alhambra.server.refused import Refused, not_stored
from alhambra.server.settings import PROGRAM_VERSION
from alhambra.server.storage.store import NotStored
from alhambra.server.tables import decide
from alhambra.server.tables.audience import Connection
from alhambra.server.tables.chronicle import ENCODER
from alhambra.server.tables.decide import AnyOrder, Caller
from alhambra.server.tables.live import LiveTable
from alhambra.server.tables.table import key_of
from alhambra.values import from_text
from alhambra.view import View

Socket = WebSocket[Any, Any, Any]

HELLO_SECONDS: Final = 10.0
MOST_MISTAKES: Final = 50
"""So many messages in a row that are nonsense or too fast, and the connection is closed."""

CLOSE_CODES: Final = {
    RefusalCode.NO_SESSION: 4401,
    RefusalCode.WRONG_ORIGIN: 4403,
    RefusalCode.NO_SPECTATORS: 4403,
    RefusalCode.NOT_WELCOME: 4403,
    RefusalCode.NO_SUCH_TABLE: 4404,
    RefusalCode.OLD_PAGE: 4426,
    RefusalCode.TOO_FAST: 4429,
    RefusalCode.TOO_MANY: 4429,
    RefusalCode.TOO_SLOW: 4408,
    RefusalCode.SERVER_STOPS: 1012,
}
"""What a browser can see of the reason even when it could not read the goodbye."""

HELLOS: Final = msgspec.json.Decoder(protocol.Hello)
DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage, dec_hook=from_text)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str], house: NamedDependency[House]) -> None:
    try:
        require_own_origin(socket, house, is_socket=True)
    except Refused as refusal:
        house.tallies.refusals[refusal.code] += 1
        await socket.close(code=CLOSE_CODES[RefusalCode.WRONG_ORIGIN])
        return
    await socket.accept()
    try:
        await _attend(socket, table_id, house)
    except Refused as refusal:
        house.tallies.refusals[refusal.code] += 1
        await _say_goodbye(socket, refusal.code)
    except WebSocketDisconnect:
        pass  # gone before it said hello


async def _attend(socket: Socket, table_id: str, house: House) -> None:
    caller = await caller_of(socket, house)
    if not house.arrivals.of(caller.guest).take():
        raise Refused(RefusalCode.TOO_FAST, "too many connections one after the other; wait a moment")
    with _Place(house, caller):
        hello = await _read_hello(socket)
        muted = await house.storage.muted_by(caller.guest)
        caller = await caller_of(socket, house)  # the host may have removed them while they said hello
        live = await house.hall.find(table_id)
        refusal = live.table.why_not_admit(caller.guest)
        if refusal is not None:
            raise Refused(refusal, "this table is not for spectators, or not for this one")
        limits = house.settings.limits
        connection = Connection(caller, frozenset(hello.wants), hello.seen, limits.outbox_bytes)
        connection.muted = muted
        connection.send(ENCODER.encode(protocol.Welcome(PROTOCOL, PROGRAM_VERSION, house.time.now())))
        live.welcome(connection, hello.heard)
        sender = asyncio.create_task(_send_all(socket, connection))
        try:
            async with asyncio.timeout(None) as patience:
                connection.on_cut = lambda: patience.reschedule(0.0)
                await _Listener(socket, live, connection, house).listen()
        except (TimeoutError, WebSocketDisconnect):
            pass
        finally:
            live.farewell(connection)
            connection.has_left.set()
            sender.cancel()


class _Place:
    """A place among the connections of this server, as long as there is one."""

    def __init__(self, house: House, caller: Caller) -> None:
        self._counts = house.connections
        self._tallies = house.tallies
        self._limits = house.settings.limits
        self._guest = caller.guest

    def __enter__(self) -> None:
        mine = self._counts.get(self._guest, 0)
        if mine >= self._limits.connections_per_guest or sum(self._counts.values()) >= self._limits.connections:
            raise Refused(RefusalCode.TOO_MANY, "too many connections")
        self._counts[self._guest] = mine + 1
        self._tallies.connections_opened += 1

    def __exit__(self, *_: object) -> None:
        self._counts[self._guest] -= 1
        self._tallies.connections_closed += 1
        if not self._counts[self._guest]:
            del self._counts[self._guest]


async def _read_hello(socket: Socket) -> protocol.Hello:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await _receive(socket)
        hello = HELLOS.decode(text)
    except (TimeoutError, msgspec.DecodeError, msgspec.ValidationError):
        raise Refused(RefusalCode.NOT_UNDERSTOOD, "the first message must be hello") from None
    if hello.protocol != PROTOCOL:
        raise Refused(RefusalCode.OLD_PAGE, f"this server speaks protocol {PROTOCOL}")
    return hello


async def _receive(socket: Socket) -> str:
    """The next text; a message that is not text is nonsense."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="")
    text = message.get("text")
    return text if isinstance(text, str) else ""


async def _send_all(socket: Socket, connection: Connection) -> None:
    """Send what there is to send, until the connection comes to its end."""
    try:
        while (message := await connection.take()) is not None:
            await _send(socket, message)
        if connection.ended is not None:
            await _say_goodbye(socket, connection.ended)
    except OSError:
        pass  # the other side has gone; the listener hears of it too


async def _send(socket: Socket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})


async def _say_goodbye(socket: Socket, code: RefusalCode) -> None:
    await _send(socket, ENCODER.encode(protocol.Goodbye(code)))
    await socket.close(code=CLOSE_CODES.get(code, 4400))


class _Listener:
    """Takes the messages of one connection, one after the other."""

    def __init__(self, socket: Socket, live: LiveTable, connection: Connection, house: House) -> None:
        self._socket = socket
        self._live = live
        self._connection = connection
        self._house = house
        self._bucket = house.messages.of(connection.caller.guest)
        self._refusals = house.tallies.refusals
        self._asides: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        mistakes = 0
        while True:
            text = await _receive(self._socket)
            if self._connection.ended is not None:
                continue  # who is being sent away has nothing more to say, however slowly they hear of it
            id_: int | None = None
            try:
                if not self._bucket.take():
                    raise Refused(RefusalCode.TOO_FAST, "too many messages; wait a moment")
                message = _decode(text)
                id_ = getattr(message, "id", None)
                await self._answer(message)
                mistakes = 0
            except Refused as refusal:
                self._refusals[refusal.code] += 1
                self._send(
                    protocol.Refused(id_, refusal.code, self._live.table.version, refusal.reason, refusal.detail)
                )
                if refusal.code in (RefusalCode.TOO_FAST, RefusalCode.NOT_UNDERSTOOD):
                    mistakes += 1
                if mistakes > MOST_MISTAKES:
                    self._connection.end(refusal.code)

    def _send(self, message: ServerMessage) -> None:
        self._connection.send(ENCODER.encode(message))

    async def _answer(self, message: ClientMessage) -> None:
        match message:
            case protocol.Hello():
                raise Refused(RefusalCode.NOT_UNDERSTOOD, "hello is said once")
            case protocol.Ping(id=id_):
                self._send(protocol.Pong(id_, self._house.time.now()))
            case protocol.Look(seat=seat):
                self._connection.looks_at = seat
                self._live.tell_all_to(self._connection)
            case protocol.AskWhy():
                self._send(self._why(message))
            case protocol.AskPreview():
                self._send(self._preview(message))
            case protocol.AskExplain():
                self._explain(message)
            case protocol.Say(text=text):
                await self._say(text, None)
            case protocol.React(reaction=reaction):
                await self._say(None, reaction)
            case protocol.Mute(who=who, is_muted=is_muted):
                await self._mute(who, is_muted=is_muted)
            case _:
                await self._live.submit(_order(self._connection.caller, message))

    async def _say(self, text: str | None, reaction: protocol.Reaction | None) -> None:
        caller = self._connection.caller
        if not self._house.remarks.of(caller.guest).take():
            raise Refused(RefusalCode.TOO_FAST, "you have said much already; wait a moment")
        await self._live.say(caller, text, reaction)

    async def _mute(self, key: str, is_muted: bool) -> None:
        caller, table, storage = self._connection.caller, self._live.table.id, self._house.storage
        unheard = next((guest for guest in self._connection.muted if key_of(table, guest) == key), None)
        muted = unheard or self._live.find_guest(key).guest
        if muted == caller.guest:
            raise Refused(RefusalCode.NO_SUCH_GUEST, "nobody can mute themselves")
        try:
            await storage.mute(caller.guest, muted, is_muted)
        except NotStored as trouble:
            raise not_stored(trouble) from None
        self._live.mute(caller, await storage.muted_by(caller.guest))

    def _why(self, asked: protocol.AskWhy) -> protocol.WhyAnswer:
        view = self._view_of(asked.seat)
        try:
            found = why_remove(view) if asked.tile is None else why(view, asked.tile, asked.purpose)
        except ValueError as trouble:
            raise Refused(RefusalCode.NOT_UNDERSTOOD, str(trouble)) from None
        return protocol.WhyAnswer(asked.id, self._live.table.version, found)

    def _preview(self, asked: protocol.AskPreview) -> protocol.PreviewAnswer:
        view = self._view_of(asked.seat)
        try:
            wanted = move(asked.move)
        except ValueError as trouble:
            raise Refused(RefusalCode.NOT_A_MOVE, str(trouble)) from None
        try:
            found = preview(view, wanted)
        except IllegalMove as trouble:
            raise Refused(RefusalCode.ILLEGAL_MOVE, str(trouble), trouble.reason) from None
        return protocol.PreviewAnswer(asked.id, self._live.table.version, found)

    def _explain(self, asked: protocol.AskExplain) -> None:
        """It takes a while to think about; meanwhile whoever asked may go on playing."""
        guest = self._connection.caller.guest
        turn = Turn(self._live.table, asked.step)
        turn.check_may_be_asked(self._live.table, guest)
        if not self._house.explanations.is_known(turn) and not self._house.curiosity.of(guest).take():
            raise Refused(RefusalCode.TOO_FAST, "you have asked much already; wait a moment")
        task = asyncio.create_task(self._think_about(turn, asked.id), name=f"explaining to {guest}")
        self._asides.add(task)
        task.add_done_callback(self._asides.discard)

    async def _think_about(self, turn: Turn, asked: int) -> None:
        try:
            self._send(await self._house.explanations.of(turn, asked))
        except Refused as refusal:
            self._send(protocol.Refused(asked, refusal.code, self._live.table.version, None, refusal.detail))

    def _view_of(self, seat: int) -> View:
        table = self._live.table
        if seat not in table.seats_of(self._connection.caller.guest):
            raise Refused(RefusalCode.NOT_YOUR_SEAT, f"seat {seat} is not yours")
        if table.game is None:
            raise Refused(RefusalCode.NOT_STARTED, "the game has not begun")
        return table.game.view(seat)


def _decode(text: str) -> ClientMessage:
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError) as trouble:
        raise Refused(RefusalCode.NOT_UNDERSTOOD, str(trouble)) from None


Ordering = (
    protocol.Play
    | protocol.Undo
    | protocol.Redo
    | protocol.RestartTurn
    | protocol.Concede
    | protocol.CallComputer
    | protocol.ReturnToSeat
)


def _order(by: Caller, message: Ordering) -> AnyOrder:
    match message:
        case protocol.Play(seat=seat, version=version, move=text):
            return decide.PlayMove(by, seat, version, text)
        case protocol.Undo(seat=seat, version=version):
            return decide.UndoStep(by, seat, version)
        case protocol.Redo(seat=seat, version=version):
            return decide.RedoStep(by, seat, version)
        case protocol.RestartTurn(seat=seat, version=version):
            return decide.RestartTurn(by, seat, version)
        case protocol.Concede(seat=seat):
            return decide.Concede(by, seat, players.usual_level())
        case protocol.CallComputer(seat=seat):
            return decide.CallComputer(by, seat, players.usual_level())
        case protocol.ReturnToSeat(seat=seat):
            return decide.Return(by, seat)
