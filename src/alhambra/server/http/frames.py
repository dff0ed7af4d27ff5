"""uvicorn's WebSocket with limits below the message.

A frame may be as small as six bytes, and a ping is answered before anybody has looked at it: whoever counts decoded
messages alone lets a few megabytes of empty pings stop everybody else for seconds. So what comes in is read in small
slices, frames and bytes are counted as they come, and the connection is cut off at the first that is too many.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, Final

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from alhambra.server.core.refusals import RefusalCode
from alhambra.server.metrics import Metrics
from alhambra.server.rate_limits import TokenBucket
from alhambra.server.settings import Limits

SLICE: Final = 256
"""Bytes that are parsed at a time: some forty of the smallest frames."""
TOO_FAST: Final = 4429
"""The close code, as where the session itself finds that a client is too fast."""


class GuardedSocket(WebSocketsSansIOProtocol):
    """One connection. While its handshake is answered, and while the other side takes nothing in, nothing is read."""

    limits: ClassVar[Limits]
    metrics: ClassVar[Metrics]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._frames_left = TokenBucket(self.limits.frames_rate, self.limits.frames_burst)
        self._bytes_left = TokenBucket(self.limits.bytes_rate, self.limits.bytes_burst)
        self._is_answering = False
        self._is_cut_off = False

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.metrics.lost_connection()

    # ---------------------------------------------------------------- what comes in

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)  # the request, which uvicorn has read already
            return
        for begin in range(0, len(data), SLICE):
            piece = data[begin : begin + SLICE]
            if not self._count(piece) or self.transport.is_closing():
                return
            super().data_received(piece)

    def _count(self, piece: bytes) -> bool:
        if not self._is_cut_off and not self._bytes_left.take(len(piece)):
            self._cut_off()
        return not self._is_cut_off

    def handle_connect(self, event: Request) -> None:
        self._is_answering = True
        self.transport.pause_reading()
        super().handle_connect(event)

    def handle_text(self, event: Frame) -> None:
        if self._admits_frame():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._admits_frame():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._admits_frame():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._admits_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._admits_frame():
            super().handle_pong(event)

    def _admits_frame(self) -> bool:
        if not self._is_cut_off and not self._frames_left.take():
            self._cut_off()
        return not self._is_cut_off

    def _cut_off(self) -> None:
        """Without reading on: what has come in and was not looked at is dropped."""
        self._is_cut_off = True
        self.metrics.refusals[RefusalCode.TOO_FAST] += 1
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_FAST, "reason": ""})
        self.conn.fail(TOO_FAST)
        takes_nothing = self.transport.get_write_buffer_size() > 0
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if takes_nothing:
            self.transport.abort()
        else:
            self.transport.close()

    # ---------------------------------------------------------------- when nothing is read

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_on()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # it was answered with a no, which is nothing to be logged as a mistake
        elif self._is_answering and self.handshake_complete:
            self._is_answering = False
            self._read_on()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self._read_on()
        return message

    def _read_on(self) -> None:
        """Unless there is a reason not to."""
        if self._is_answering or self.read_paused or not self.writable.is_set():
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()


def guarded_socket(limits: Limits, metrics: Metrics) -> type[asyncio.Protocol]:
    """The class of all sockets of a server."""
    return type("GuardedSocket", (GuardedSocket,), {"limits": limits, "metrics": metrics})
