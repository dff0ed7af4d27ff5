"""One connection at one table: it is let in by its `hello`, and every message of it is answered here.

Whatever carries the messages, a socket or a worker in a browser, calls `join`, then `receive` for each of them, and
sends what the connection's outbox holds.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from alhambra.insight import preview, why, why_remove
from alhambra.moves import move
from alhambra.reasons import IllegalMove
from alhambra.server.core.domain import Caller, Reaction
from alhambra.server.core.ids import guest_key
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.store import NotStored, not_stored
from alhambra.server.protocol.basics import ENCODER, PROTOCOL
from alhambra.server.protocol.messages import (
    AskExplain,
    AskPreview,
    AskWhy,
    ClientMessage,
    Hello,
    Hurry,
    Look,
    Mute,
    OrderDone,
    OrderRequest,
    Ping,
    Pong,
    PreviewAnswer,
    React,
    RequestRefused,
    Say,
    ServerMessage,
    Welcome,
    WhyAnswer,
)
from alhambra.server.runtime.connection import TableConnection
from alhambra.server.runtime.explanations import PlayedTurn
from alhambra.server.runtime.live_table import LiveTable
from alhambra.server.runtime.runtime import Runtime
from alhambra.server.settings import PROGRAM_VERSION
from alhambra.values import from_text
from alhambra.view import View

MOST_MISTAKES: Final = 50
"""So many messages in a row that are nonsense or too fast, and the connection is closed."""

_HELLOS: Final = msgspec.json.Decoder(Hello)
_MESSAGES: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage, dec_hook=from_text)


def read_hello(text: str) -> Hello:
    """The first message; Refused if it is another one."""
    try:
        hello = _HELLOS.decode(text)
    except (msgspec.DecodeError, UnicodeError):
        raise Refused(RefusalCode.NOT_UNDERSTOOD, "the first message must be hello") from None
    if hello.protocol != PROTOCOL:
        raise Refused(RefusalCode.OLD_PAGE, f"this server speaks protocol {PROTOCOL}")
    return hello


class TableSession:
    """Answers the messages of one connection, one after the other. Made by `join`."""

    def __init__(self, runtime: Runtime, live: LiveTable, connection: TableConnection) -> None:
        self.connection = connection
        self._runtime = runtime
        self._live = live
        self._bucket = runtime.rate_limits.messages.of(connection.caller.guest)
        self._mistakes = 0
        self._explaining: set[asyncio.Task[None]] = set()

    @classmethod
    async def join(
        cls, runtime: Runtime, table_id: str, caller: Caller, hello: Hello, muted: dict[str, str]
    ) -> TableSession:
        """Let somebody in and tell them what they have missed; Refused if they may not come in. `muted` are those they
        do not want to hear.
        """
        live = await runtime.registry.find(table_id)
        refusal = live.table.why_not_admit(caller.guest)
        if refusal is not None:
            raise Refused(refusal, "this table is not for spectators, or not for this one")
        outbox_bytes = runtime.settings.limits.outbox_bytes
        connection = TableConnection(caller, frozenset(hello.wants), hello.seen, outbox_bytes)
        connection.muted = muted
        connection.send(ENCODER.encode(Welcome(PROTOCOL, PROGRAM_VERSION, runtime.time.now())))
        live.connect(connection, hello.heard)
        return cls(runtime, live, connection)

    def leave(self) -> None:
        self._live.disconnect(self.connection)
        self.connection.has_left.set()

    async def receive(self, text: str) -> None:
        """Answer a message. Whoever is being disconnected is not answered any more."""
        if self.connection.ended is not None:
            return
        id_: int | None = None
        try:
            if not self._bucket.take():
                raise Refused(RefusalCode.TOO_FAST, "too many messages; wait a moment")
            message = _decode(text)
            id_ = getattr(message, "id", None)
            await self._answer(message)
            self._mistakes = 0
        except Refused as refusal:
            self._runtime.metrics.refusals[refusal.code] += 1
            self._send(self._refused(id_, refusal))
            if refusal.code in (RefusalCode.TOO_FAST, RefusalCode.NOT_UNDERSTOOD):
                self._mistakes += 1
            if self._mistakes > MOST_MISTAKES:
                self.connection.end(refusal.code)

    def _send(self, message: ServerMessage) -> None:
        self.connection.send(ENCODER.encode(message))

    def _refused(self, id_: int | None, refusal: Refused) -> RequestRefused:
        return RequestRefused(id_, refusal.code, self._live.table.version, refusal.reason, refusal.detail)

    async def _answer(self, message: ClientMessage) -> None:
        match message:
            case Hello():
                raise Refused(RefusalCode.NOT_UNDERSTOOD, "hello is said once")
            case Ping(id=id_):
                self._send(Pong(id_, self._runtime.time.now()))
            case AskWhy():
                self._send(self._why(message))
            case AskPreview():
                self._send(self._preview(message))
            case AskExplain():
                self._explain(message)
            case OrderRequest(id=id_, order=order):
                self._send(OrderDone(id_, await self._live.submit(self.connection.caller, order)))
            case Look(id=id_, seat=seat):
                self.connection.looks_at = seat
                self._live.resync(self.connection)
                self._done(id_)
            case Hurry(id=id_):
                self._live.hurry_on(self.connection.caller)
                self._done(id_)
            case Say(id=id_, text=text):
                await self._say(text, None)
                self._done(id_)
            case React(id=id_, reaction=reaction):
                await self._say(None, reaction)
                self._done(id_)
            case Mute(id=id_, who=who, is_muted=is_muted):
                await self._mute(who, is_muted=is_muted)
                self._done(id_)

    def _done(self, id_: int) -> None:
        self._send(OrderDone(id_, self._live.table.version))

    async def _say(self, text: str | None, reaction: Reaction | None) -> None:
        caller = self.connection.caller
        if not self._runtime.rate_limits.remarks.of(caller.guest).take():
            raise Refused(RefusalCode.TOO_FAST, "too many remarks; wait a moment")
        await self._live.say(caller, text, reaction)

    async def _mute(self, key: str, is_muted: bool) -> None:
        caller, table, storage = self.connection.caller, self._live.table.id, self._runtime.storage
        unheard = next((guest for guest in self.connection.muted if guest_key(table, guest) == key), None)
        muted = unheard or self._live.find_guest(key).guest
        if muted == caller.guest:
            raise Refused(RefusalCode.NO_SUCH_GUEST, "nobody can mute themselves")
        try:
            await storage.mute(caller.guest, muted, is_muted)
        except NotStored as error:
            raise not_stored(error) from None
        self._live.mute(caller, await storage.muted_by(caller.guest))

    # ---------------------------------------------------------------- questions

    def _why(self, asked: AskWhy) -> WhyAnswer:
        view = self._view_of(asked.seat)
        try:
            found = why_remove(view) if asked.tile is None else why(view, asked.tile, asked.purpose)
        except ValueError as error:
            raise Refused(RefusalCode.NOT_UNDERSTOOD, str(error)) from None
        return WhyAnswer(asked.id, self._live.table.version, found)

    def _preview(self, asked: AskPreview) -> PreviewAnswer:
        view = self._view_of(asked.seat)
        try:
            wanted = move(asked.move)
        except ValueError as error:
            raise Refused(RefusalCode.NOT_A_MOVE, str(error)) from None
        try:
            found = preview(view, wanted)
        except IllegalMove as error:
            raise Refused(RefusalCode.ILLEGAL_MOVE, str(error), error.reason) from None
        return PreviewAnswer(asked.id, self._live.table.version, found)

    def _explain(self, asked: AskExplain) -> None:
        """It takes a while to work out; meanwhile whoever asked may go on playing."""
        guest = self.connection.caller.guest
        turn = PlayedTurn(self._live.table, asked.step)
        turn.check_may_be_asked(self._live.table, guest)
        is_cached = self._runtime.explanations.is_cached(turn)
        if not is_cached and not self._runtime.rate_limits.explanations.of(guest).take():
            raise Refused(RefusalCode.TOO_FAST, "too many questions; wait a moment")
        task = asyncio.create_task(self._work_out(turn, asked.id), name=f"explaining to {guest}")
        self._explaining.add(task)
        task.add_done_callback(self._explaining.discard)

    async def _work_out(self, turn: PlayedTurn, asked: int) -> None:
        try:
            self._send(await self._runtime.explanations.of(turn, asked))
        except Refused as refusal:
            self._send(self._refused(asked, refusal))

    def _view_of(self, seat: int) -> View:
        table = self._live.table
        if seat not in table.seats_of(self.connection.caller.guest):
            raise Refused(RefusalCode.NOT_YOUR_SEAT, f"seat {seat} is not yours")
        if table.game is None:
            raise Refused(RefusalCode.NOT_STARTED, "the game has not begun")
        return table.game.view(seat)


def _decode(text: str) -> ClientMessage:
    try:
        return _MESSAGES.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused(RefusalCode.NOT_UNDERSTOOD, str(error)) from None
