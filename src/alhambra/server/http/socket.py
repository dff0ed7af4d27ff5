"""The socket of a table: who comes in, what is received and what is sent. `runtime/session.py` answers."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.http.identity import address_of, caller_of, require_own_origin, token_of
from alhambra.server.http.refusals import status_of
from alhambra.server.protocol.basics import ENCODER
from alhambra.server.protocol.messages import Goodbye, Hello
from alhambra.server.protocol.rest import Problem
from alhambra.server.runtime.connection import TableConnection
from alhambra.server.runtime.session import TableSession, read_hello
from alhambra.server.services import Services

Socket = WebSocket[Any, Any, Any]

HELLO_TIMEOUT: Final = 10.0

CLOSE_CODES: Final = {
    RefusalCode.NO_SESSION: 4401,
    RefusalCode.WRONG_ORIGIN: 4403,
    RefusalCode.NO_SPECTATORS: 4403,
    RefusalCode.NOT_WELCOME: 4403,
    RefusalCode.BANNED: 4403,
    RefusalCode.NO_SUCH_TABLE: 4404,
    RefusalCode.OLD_PAGE: 4426,
    RefusalCode.TOO_FAST: 4429,
    RefusalCode.TOO_MANY: 4429,
    RefusalCode.TOO_SLOW: 4408,
    RefusalCode.SERVER_STOPS: 1012,
}
"""What a browser can see of the reason even when it could not read the goodbye."""


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str], services: NamedDependency[Services]) -> None:
    """Strangers are refused in the handshake, before anything of theirs is read."""
    with contextlib.ExitStack() as held:
        try:
            require_own_origin(socket, services, is_socket=True)
            caller = await caller_of(socket, services)
            if not services.rate_limits.connections.of(caller.guest).take():
                raise Refused(RefusalCode.TOO_FAST, "too many connections one after the other; wait a moment")
            held.enter_context(services.connections.slot(caller.guest, address_of(socket)))
        except Refused as refusal:
            services.metrics.refusals[refusal.code] += 1
            await _refuse(socket, refusal)
            return
        await socket.accept()
        try:
            await _attend(socket, table_id, services)
        except Refused as refusal:
            services.metrics.refusals[refusal.code] += 1
            await _say_goodbye(socket, refusal.code)
        except WebSocketDisconnect:
            pass  # gone before it said hello


async def _refuse(socket: Socket, refusal: Refused) -> None:
    """Answer the handshake with what would be answered to a request."""
    body = ENCODER.encode(Problem(refusal.code, refusal.detail))
    start: Any = {
        "type": "websocket.http.response.start",
        "status": status_of(refusal),
        "headers": [(b"content-type", b"application/json")],
    }
    end: Any = {"type": "websocket.http.response.body", "body": body, "more_body": False}
    await socket.send(start)
    await socket.send(end)


async def _attend(socket: Socket, table_id: str, services: Services) -> None:
    hello = await _receive_hello(socket)
    caller = await caller_of(socket, services)  # the host may have removed them while they said hello
    device = await services.guests.session(token_of(socket) or "")
    muted = await services.storage.muted_by(caller.guest)
    session = await TableSession.join(services, table_id, caller, hello, muted, address_of(socket))
    session.connection.session = device
    sender = asyncio.create_task(_send_all(socket, session.connection))
    try:
        await services.guests.session(token_of(socket) or "")  # they may have signed out meanwhile
        async with asyncio.timeout(None) as timeout:
            session.connection.on_cut = lambda: timeout.reschedule(0.0)
            while True:
                await session.receive(await _receive(socket))
    except (TimeoutError, WebSocketDisconnect):
        pass
    finally:
        session.leave()
        sender.cancel()


async def _receive_hello(socket: Socket) -> Hello:
    try:
        async with asyncio.timeout(HELLO_TIMEOUT):
            text = await _receive(socket)
    except TimeoutError:
        raise Refused(RefusalCode.NOT_UNDERSTOOD, "the first message must be hello") from None
    return read_hello(text)


async def _receive(socket: Socket) -> str:
    """The next text; a message that is not text is nonsense."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="")
    text = message.get("text")
    return text if isinstance(text, str) else ""


async def _send_all(socket: Socket, connection: TableConnection) -> None:
    """Send what there is to send, until the connection comes to its end."""
    try:
        while (message := await connection.take()) is not None:
            await _send(socket, message)
        if connection.ended is not None:
            await _say_goodbye(socket, connection.ended)
    except OSError:
        pass  # the other side has gone; the receiving side notices too


async def _send(socket: Socket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})


async def _say_goodbye(socket: Socket, code: RefusalCode) -> None:
    await _send(socket, ENCODER.encode(Goodbye(code)))
    await socket.close(code=CLOSE_CODES.get(code, 4400))
