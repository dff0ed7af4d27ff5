"""A WebSocket client that costs next to nothing, so that measuring does not slow down what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import struct
from collections.abc import Callable
from typing import Final

TEXT_FRAME: Final = 0x81
PING: Final = 9
PONG_FRAME: Final = 0x8A
CLOSE: Final = 8
MASKED: Final = 0x80
NO_MASK: Final = b"\0\0\0\0"
"""Clients must mask what they send; with these four bytes masking changes nothing."""


class QuickSocket(asyncio.Protocol):
    """Hands each text it receives to `on_text`."""

    def __init__(self, request: bytes, on_text: Callable[[bytes], None]) -> None:
        self._request = request
        self._on_text = on_text
        self._buffer = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("closed before it was open"))
        self.lost.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open and not self._open():
            return
        while self._take_frame():
            pass

    def _open(self) -> bool:
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if not found:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self.ready.set_exception(ConnectionError(bytes(head).decode()))
            self.close()
            return False
        self._buffer = rest
        self._is_open = True
        self.ready.set_result(None)
        return True

    def _take_frame(self) -> bool:
        """One whole frame of the buffer, if it has one. Servers do not mask, and ours does not split."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 0x7F, 2
        if size >= 126:
            width, start = (2, 4) if size == 126 else (8, 10)
            if len(buffer) < start:
                return False
            size = int.from_bytes(buffer[2 : 2 + width], "big")
        if len(buffer) < start + size:
            return False
        payload = bytes(buffer[start : start + size])
        kind = buffer[0] & 0x0F
        del buffer[: start + size]
        if kind == PING:
            self._send_frame(PONG_FRAME, payload)
        elif kind == CLOSE:
            self.close()
        else:
            self._on_text(payload)
        return True

    def send(self, text: bytes) -> None:
        self._send_frame(TEXT_FRAME, text)

    def _send_frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = struct.pack("!BB", kind, MASKED | size) if size < 126 else struct.pack("!BBH", kind, MASKED | 126, size)
        if self._transport is not None:
            self._transport.write(head + NO_MASK + payload)

    def pause(self) -> None:
        """Read nothing more, as a client does that hangs; the system keeps little for it."""
        if self._transport is not None:
            self._transport.pause_reading()
            self._transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def dial(host: str, port: int, path: str, token: str, on_text: Callable[[bytes], None]) -> QuickSocket:
    """A socket to this path, proved by a bearer token."""
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nAuthorization: Bearer {token}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n\r\n"
    ).encode()
    _, client = await asyncio.get_running_loop().create_connection(lambda: QuickSocket(request, on_text), host, port)
    await client.ready
    return client
