"""Strangers who send as much as they can: they are cut off soon, little is held for them, and others are answered."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import struct
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from alhambra.server.core.refusals import RefusalCode
from alhambra.server.http.frames import GuardedSocket
from alhambra.server.operations import garbage
from alhambra.server.protocol.messages import Ping, Pong
from alhambra.server.settings import NO_LIMITS, Limits
from tests.server.company import actor_of
from tests.server.process import rounds
from tests.server.support import TIMEOUT, Person, Running, handshake_refused, quiet_settings, running

USUAL = Limits()
EMPTY_PING = struct.pack("!BB4s", 0x89, 0x80, bytes(4))
EMPTY_PART = struct.pack("!BB4s", 0x00, 0x80, bytes(4))
EMPTY_TEXT = struct.pack("!BB4s", 0x81, 0x80, bytes(4))
EMPTY_START = struct.pack("!BB4s", 0x01, 0x80, bytes(4))
ONE_READ = 262_144
"""What comes in at a time at most, before anybody can count it."""


@pytest.fixture
async def guarded(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(quiet_settings(tmp_path, limits=USUAL)) as server:
        yield server


class Parsed:
    """Counts the bytes that are looked at, and the most that waits to be sent."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.bytes = 0
        self.frames = 0
        self.waiting = 0
        took, admits = GuardedSocket._count, GuardedSocket._admits_frame

        def count(socket: GuardedSocket, piece: bytes) -> bool:
            self.bytes += len(piece)
            self.waiting = max(self.waiting, socket.transport.get_write_buffer_size())
            return took(socket, piece)

        def admits_frame(socket: GuardedSocket) -> bool:
            self.frames += 1
            return admits(socket)

        monkeypatch.setattr(GuardedSocket, "_count", count)
        monkeypatch.setattr(GuardedSocket, "_admits_frame", admits_frame)


@contextlib.asynccontextmanager
async def raw_line(person: Person, table: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A socket that was let in, below the library that would keep to the rules."""
    host, _, port = person.host.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        *(f"Host: {person.host}", f"Origin: http://{person.host}", f"Cookie: {person.cookie}"),
        *("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"),
        f"Sec-WebSocket-Key: {'A' * 22}==",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    head = await reader.readuntil(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 101"), head
    try:
        yield reader, writer
    finally:
        writer.transport.abort()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


async def gone(reader: asyncio.StreamReader) -> int:
    """Read until the server hangs up: how many bytes it sent."""
    count = 0
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(TIMEOUT):
            while heard := await reader.read(ONE_READ):
                count += len(heard)
    return count


@pytest.mark.parametrize("frame", [EMPTY_PING, EMPTY_TEXT, EMPTY_START])
async def test_who_sends_tiny_frames_is_cut_off_at_the_first_too_many(
    guarded: Running, monkeypatch: pytest.MonkeyPatch, frame: bytes
) -> None:
    """Whatever is in the air with it is not even looked at, and somebody else's move is answered meanwhile."""
    anna, mallory = await guarded.guest("Anna"), await guarded.guest("Mallory")
    table = await anna.make_table("me", "me")
    await anna.start(table)
    async with anna.sit(table) as line, raw_line(mallory, table) as (reader, writer):
        parsed = Parsed(monkeypatch)
        rest = EMPTY_PART if frame == EMPTY_START else frame
        writer.write(frame + rest * (4_000_000 // len(rest)))
        await line.play(actor_of(line), line.moves[0])
        await gone(reader)
        assert parsed.frames <= USUAL.frames_burst + 50  # those of the slice in which the last one was
        assert parsed.bytes <= ONE_READ
        assert guarded.services.metrics.refusals[RefusalCode.TOO_FAST] == 1
        await line.say(Ping(1))
        await line.hear(Pong)


async def test_who_sends_much_in_few_frames_is_cut_off_too(guarded: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await guarded.guest("Anna")
    table = await anna.make_table("me", "open")
    async with raw_line(anna, table) as (reader, writer):
        parsed = Parsed(monkeypatch)
        part = struct.pack("!BBH4s", 0x82, 0x80 | 126, 4_000, bytes(4)) + bytes(4_000)
        writer.write(part * 1_000)
        await gone(reader)
        assert parsed.bytes <= USUAL.bytes_burst + ONE_READ


async def test_nothing_is_read_from_who_reads_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each ping is answered: from whoever does not take the answers in, no more pings are taken."""
    async with running(quiet_settings(tmp_path)) as server:
        anna = await server.guest("Anna")
        table = await anna.make_table("me", "open")
        async with raw_line(anna, table) as (_, writer):
            parsed = Parsed(monkeypatch)
            assert isinstance(writer.transport, asyncio.Transport)
            writer.transport.pause_reading()
            ping = struct.pack("!BB4s", 0x89, 0x80 | 125, bytes(4)) + bytes(125)
            sent, before = 0, -1
            while sent < 40_000_000 and before != parsed.bytes:
                before = parsed.bytes
                writer.write(ping * 8_000)
                sent += len(ping) * 8_000
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.2):
                        await writer.drain()
            assert parsed.bytes < 20_000_000
            assert parsed.waiting < 1_000_000


async def test_strangers_are_refused_before_anything_of_theirs_is_read(
    guarded: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await guarded.guest("Anna")
    table = await anna.make_table("me", "open")
    parsed = Parsed(monkeypatch)
    nobody = guarded.stranger()
    assert await handshake_refused(nobody, table) == (401, RefusalCode.NO_SESSION)
    assert await handshake_refused(anna, table, Origin="http://elsewhere.example") == (403, RefusalCode.WRONG_ORIGIN)
    assert parsed.bytes == 0


SHAKE = b"GET /api/tables/0/socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
REFUSED = [
    SHAKE + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    SHAKE + b"Sec-WebSocket-Version: 12\r\n\r\n",
    b"\x00 nonsense\r\n\r\n",
    b"GET / HTT",
]


async def test_what_refused_connections_leave_is_cleared_away_by_their_number(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only what is young is looked at: that is what they leave, and the rest would take too long."""
    looked: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda generation=2: looked.append(generation))
    host, _, port = server.host.partition(":")
    async with garbage.scheduled_collection(server.services):
        looked.clear()
        for number in range(2 * garbage.LOST_EACH_TIME):
            reader, writer = await asyncio.open_connection(host, int(port))
            begun = REFUSED[number % len(REFUSED)]
            writer.write(begun)
            if begun.endswith(b"\r\n\r\n"):
                await gone(reader)
            writer.close()
        while len(looked) < 2:
            await asyncio.sleep(0)
    assert looked == [garbage.YOUNG] * 2


async def test_refused_connections_leave_no_garbage_that_is_not_cleared_away(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted in objects, after as many as there are between two collections and many times as many."""
    monkeypatch.setattr(logging.getLogger("uvicorn.error"), "disabled", True)  # what is logged is kept by the test
    host, _, port = server.host.partition(":")

    async def come(count: int) -> int:
        lost = server.services.metrics.connections_lost
        for number in range(count):
            reader, writer = await asyncio.open_connection(host, int(port))
            begun = REFUSED[number % len(REFUSED)]
            writer.write(begun)
            if begun.endswith(b"\r\n\r\n"):
                await gone(reader)
            writer.close()
        while server.services.metrics.connections_lost < lost + count:
            await asyncio.sleep(0)
        return len(gc.get_objects())

    async with garbage.scheduled_collection(server.services):
        few = await come(garbage.LOST_EACH_TIME)
        many = await come(garbage.LOST_EACH_TIME * rounds(short=5, deep=5_000))
    assert many < few + 10 * garbage.LOST_EACH_TIME  # each leaves some fifty of them


def test_limits_of_frames_are_above_those_of_messages() -> None:
    """Who sends a little too much is told so; only who goes on and on is cut off."""
    assert USUAL.frames_burst > 2 * USUAL.messages_burst
    assert USUAL.frames_rate > USUAL.messages_rate
    assert NO_LIMITS.frames_burst > 10**6
