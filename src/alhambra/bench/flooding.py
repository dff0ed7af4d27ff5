"""Ten connections that send as much as they can, in a process of its own. `bench/flood.py` starts it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import struct
import sys
import time
import urllib.request
from typing import Final

CONNECTIONS: Final = 10
PIECES: Final = 64
EMPTY_PINGS: Final = struct.pack("!BB4s", 0x89, 0x80, bytes(4)) * 10_000
EMPTY_TEXTS: Final = struct.pack("!BB4s", 0x81, 0x80, bytes(4)) * 10_000
HELLO: Final = b'{"type":"hello","protocol":2,"seen":0,"wants":[],"heard":0}'
HELLO_FRAME: Final = struct.pack("!BB4s", 0x81, 0x80 | len(HELLO), bytes(4)) + HELLO
NESTED: Final = b'{"name":' + b"[" * 8_000
REQUEST: Final = b"GET /api/levels HTTP/1.1\r\nHost: a\r\n\r\n"
PAGE: Final = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"
POST: Final = b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
SHAKE: Final = (
    b"GET /api/tables/%s/socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n%s\r\n"
)


class Stranger:
    """What is sent over one connection after the other, and whether each waits for its answer."""

    def __init__(self, first: bytes, then: bytes, *, waits: bool = False) -> None:
        self.first = first
        self.then = then
        self.waits = waits


def _strangers(table: bytes, token: bytes) -> dict[str, Stranger]:
    stranger, guest = SHAKE % (table, b""), SHAKE % (table, b"Authorization: Bearer " + token + b"\r\n")
    return {
        "empty pings without a session": Stranger(stranger, EMPTY_PINGS, waits=True),
        "empty pings of a guest": Stranger(guest + HELLO_FRAME, EMPTY_PINGS, waits=True),
        "empty messages of a guest": Stranger(guest + HELLO_FRAME, EMPTY_TEXTS, waits=True),
        "refused handshakes": Stranger(stranger, b"", waits=True),
        "nonsense instead of a request": Stranger(b"\x00 nonsense\r\n\r\n", b"", waits=True),
        "requests one after the other": Stranger(b"", REQUEST * PIECES),
        "the page again and again": Stranger(b"", PAGE * PIECES),
        "deeply nested bodies": Stranger(b"", POST % len(NESTED) + NESTED),
    }


FLOODS: Final = tuple(_strangers(b"", b""))


def _sit_down(address: str) -> tuple[bytes, bytes]:
    """A table and the token of a program that may come to it."""
    name = json.dumps({"name": "Mallory"}).encode()
    seats = json.dumps({"seats": [{"type": "me"}, {"type": "open"}]}).encode()
    headers = {"Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(f"{address}/api/programs", name, headers)) as answer:
        token: str = json.load(answer)["token"]
    headers["Authorization"] = f"Bearer {token}"
    with urllib.request.urlopen(urllib.request.Request(f"{address}/api/tables", seats, headers)) as answer:
        table: str = json.load(answer)["table"]["id"]
    return table.encode(), token.encode()


async def flood(what: str, host: str, port: int, seconds: float) -> None:
    stranger, until = _strangers(*_sit_down(f"http://{host}:{port}"))[what], time.monotonic() + seconds
    await asyncio.gather(*(_send_for_ever(stranger, host, port, until) for _ in range(CONNECTIONS)))


async def _send_for_ever(stranger: Stranger, host: str, port: int, until: float) -> None:
    while time.monotonic() < until:
        with contextlib.suppress(OSError, TimeoutError):
            reader, writer = await asyncio.open_connection(host, port)
            reading = asyncio.create_task(_read_all(reader))
            try:
                writer.write(stranger.first)
                if stranger.waits and not stranger.then:
                    async with asyncio.timeout(1):
                        await reading
                while stranger.then and not reading.done() and time.monotonic() < until:
                    writer.write(stranger.then)
                    await writer.drain()
            finally:
                reading.cancel()
                writer.close()


async def _read_all(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError):
        while await reader.read(1 << 16):
            pass


if __name__ == "__main__":
    asyncio.run(flood(sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4])))
