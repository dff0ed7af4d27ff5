"""Hostile clients: malformed, huge, out of order, replayed. No crash, and never a wrong state."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from alhambra.server.core import log
from alhambra.server.core.orders import PlayMove
from alhambra.server.core.refusals import RefusalCode
from alhambra.server.core.table import replay
from alhambra.server.http.timeouts import TimedHttpProtocol
from alhambra.server.protocol.messages import Goodbye, OrderRequest, RequestRefused, Update
from tests.server.process import ServerProcess, rounds, unlimited
from tests.server.support import TIMEOUT, Running, close_code, play_at_random

# -------------------------------------------------------------------- the socket

SCRAPS = ["", "{", "null", "[]", '"hello"', "\x00", "{}", '{"type":"play"}', '{"type":"fly","id":1}', "9" * 400]
MOVES = ["end", "stop", "store Pa2", "dirk Pa2", "remove 0", "exchange Pa2 e1", "buy 1 Y1", "take"]
FIELDS = {
    "play": ("id", "seat", "version", "move"),
    "undo": ("id", "seat", "version"),
    "redo": ("id", "seat", "version"),
    "restart": ("id", "seat", "version"),
    "why": ("id", "seat", "tile", "purpose"),
    "preview": ("id", "seat", "move"),
    "look": ("seat",),
    "ping": ("id",),
    "concede": ("id", "seat"),
    "call_computer": ("id", "seat"),
    "return": ("id", "seat"),
    "say": ("id", "text"),
    "react": ("id", "reaction"),
    "mute": ("id", "who", "is_muted"),
    "hello": (),
}
STRANGE: list[Any] = [
    None,
    True,
    -1,
    2**70,
    1.5,
    "",
    "x" * 300,
    [],
    {},
    "take Y1 Y1 Y1 Y1 Y1",
    "place To9b e99n99",
    "\ud800",
    "é",
]


def hostile_text(luck: random.Random, version: int, heard: list[str]) -> str:
    """A message that no good client sends: a scrap, a valid one with something wrong in it, or one sent before."""
    choice = luck.random()
    if choice < 0.2:
        return luck.choice(SCRAPS)
    if choice < 0.3 and heard:
        return luck.choice(heard)[:4_000]
    message = {
        "type": luck.choice(list(FIELDS)),
        "id": luck.randrange(100),
        "seat": luck.randrange(6),
        "version": max(0, version + luck.choice([-1, 0, 0, 1, 10_000])),
        "move": luck.choice(MOVES),
        "tile": luck.choice(["Pa2", "To13", "Xx1"]),
        "purpose": luck.choice(["place", "buy", "build", "exchange", "sell"]),
        "text": luck.choice(["hello", "\u202eolleh", "\x00", "<script>", "x" * 280]),
        "reaction": luck.choice(["wow", "boo"]),
        "who": luck.choice(["0" * 12, "f" * 12]),
        "is_muted": luck.choice([True, False]),
    }
    kept = {name: message[name] for name in ("type", *FIELDS[str(message["type"])])}
    if luck.random() < 0.4:
        kept[luck.choice(list(kept))] = luck.choice(STRANGE)
    with contextlib.suppress(UnicodeEncodeError):
        return msgspec.json.encode(kept).decode()
    return "\\ud800"


async def test_a_hostile_client_changes_nothing_it_may_not(server: Running) -> None:
    """Between its messages two people play their game, which must come out as if it were not there."""
    anna, mallory = await server.guest("Anna"), await server.guest("Mallory")
    table = await anna.make_table("me", "me")
    await anna.start(table)
    luck = random.Random(12)
    async with anna.sit(table) as line:
        for _ in range(rounds(short=25, deep=500)):
            async with mallory.sit(table) as evil:
                for _ in range(40):
                    await evil.socket.send(hostile_text(luck, evil.version, evil.heard))
            before = line.version
            await play_at_random({0: line, 1: line}, luck, 1)
            assert line.version <= before + 1
    (live,) = server.services.registry.live
    entries = [log.read(body) for body in await server.services.storage.read_log(table)]
    assert all(not isinstance(entry, log.StepUndone) for entry in entries)
    again, _ = replay(table, entries)
    assert again.playing.view(0) == live.table.playing.view(0)


async def test_a_hostile_player_cannot_leave_the_rules(server: Running) -> None:
    """Who holds a seat may send anything: what is written is still a game by the rules."""
    mallory = await server.guest("Mallory")
    table = await mallory.make_table("me", "me")
    await mallory.start(table)
    luck = random.Random(13)
    for _ in range(rounds(short=15, deep=300)):
        async with mallory.sit(table) as line:
            for _ in range(40):
                await line.socket.send(hostile_text(luck, line.version, line.heard))
        async with mallory.sit(table) as line:
            await play_at_random({0: line, 1: line}, luck, 1)
    (live,) = server.services.registry.live
    while not live.is_idle:  # a computer player may have been given a seat
        await mallory.call("GET", "/api/me")
    again, news = replay(table, [log.read(body) for body in await server.services.storage.read_log(table)])
    assert again.breakage is None
    assert len(news) == live.table.version == again.version
    assert again.playing.view(1) == live.table.playing.view(1)


async def test_nonsense_is_refused_and_much_nonsense_ends_the_connection(server: Running) -> None:
    anna = await server.guest("Anna")
    table = await anna.make_table("me", "random")
    async with anna.sit(table) as line:
        for scrap in SCRAPS:
            await line.socket.send(scrap)
            refused = await line.hear(RequestRefused)
            assert (refused.id, refused.code) == (None, RefusalCode.NOT_UNDERSTOOD)
        await line.socket.send(b"\x00\x01")  # bytes are no text
        assert (await line.hear(RequestRefused)).code is RefusalCode.NOT_UNDERSTOOD
        for _ in range(50):
            await line.socket.send("nonsense")
        assert (await line.hear(Goodbye)).code is RefusalCode.NOT_UNDERSTOOD


DEEP = "[" * 4_000


async def test_deeply_nested_messages_are_refused_like_other_nonsense(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    anna = await server.guest("Anna")
    table = await anna.make_table("me", "random")
    for body in (DEEP, '{"name":' + DEEP, '{"name":"Anna","more":' + DEEP):
        answer = await anna.http.patch("/api/me", content=body.encode())
        assert (answer.status_code, answer.json()["code"]) == (400, "not_understood")
    async with anna.sit(table) as line:
        for text in (DEEP, '{"type":"say","id":1,"text":' + DEEP):
            await line.socket.send(text)
            assert (await line.hear(RequestRefused)).code is RefusalCode.NOT_UNDERSTOOD
    async with anna.dial(table) as socket:
        await socket.send(DEEP)
        assert await close_code(socket) == 4400
    assert not caplog.records


async def test_a_replayed_move_is_played_once(server: Running) -> None:
    """A client that does not know whether its move got through may send it again."""
    anna = await server.guest("Anna")
    table = await anna.make_table("me", "me")
    await anna.start(table)
    async with anna.sit(table) as line:
        assert line.update.view is not None
        assert line.update.view.actor is not None
        move = OrderRequest(1, PlayMove(line.update.view.actor, line.version, line.moves[0]))
        for _ in range(3):
            await line.say(move)
        heard = await line.all_until_now()
        played = [each for each in heard if isinstance(each, Update)]
        refused = [each.code for each in heard if isinstance(each, RequestRefused)]
        assert len(played) == 1
        assert refused == [RefusalCode.STALE_VERSION] * 2


# -------------------------------------------------------------------- HTTP


SLOW = [
    b"",
    b"GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ",
    b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{",
]


class Deadlines:
    """The time that connections have to ask for something, which runs out when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.received = 0
        self._pending: dict[TimedHttpProtocol, asyncio.TimerHandle] = {}
        received = TimedHttpProtocol.data_received

        def data_received(connection: TimedHttpProtocol, data: bytes) -> None:
            received(connection, data)
            self.received += len(data)

        monkeypatch.setattr(TimedHttpProtocol, "data_received", data_received)
        begin, end = TimedHttpProtocol._start_timer, TimedHttpProtocol._stop_timer

        def start_timer(connection: TimedHttpProtocol) -> None:
            begin(connection)
            if connection._timer is not None:
                self._pending[connection] = connection._timer

        def stop_timer(connection: TimedHttpProtocol) -> None:
            end(connection)
            self._pending.pop(connection, None)

        monkeypatch.setattr(TimedHttpProtocol, "_start_timer", start_timer)
        monkeypatch.setattr(TimedHttpProtocol, "_stop_timer", stop_timer)

    async def until(self, connections: int, received: int) -> None:
        """Until so many connections have something to say, and so many bytes of it have come."""
        async with asyncio.timeout(TIMEOUT):
            while len(self._pending) != connections or self.received < received:
                await asyncio.sleep(0)

    def run_out(self) -> None:
        for connection in list(self._pending):
            connection.transport.close()


@pytest.mark.parametrize("begun", SLOW)
async def test_who_does_not_come_to_the_point_is_hung_up_on(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, begun: bytes
) -> None:
    deadlines = Deadlines(monkeypatch)
    host, _, port = server.host.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(begun)
    await deadlines.until(connections=1, received=len(begun))
    deadlines.run_out()
    async with asyncio.timeout(TIMEOUT):
        await reader.read()  # until the server hangs up
    writer.close()
    assert not caplog.records


async def test_time_runs_out_by_itself(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TimedHttpProtocol, "timeout", 0.05)
    host, _, port = server.host.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    async with asyncio.timeout(TIMEOUT):
        assert await reader.read() == b""
    writer.close()


async def test_who_has_asked_may_take_their_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two requests, and at a table; not within one."""
    anna = await server.guest()
    table = await anna.make_table("me", "open")
    deadlines = Deadlines(monkeypatch)
    host, _, port = server.host.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    async with anna.sit(table) as line:
        for _ in range(2):
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
            async with asyncio.timeout(TIMEOUT):
                await reader.readuntil(b"ok\n")
            await deadlines.until(connections=0, received=0)
            deadlines.run_out()
        await line.all_until_now()
        received = deadlines.received
        writer.write(b"GET /healthz ")  # begun, and not ended
        await deadlines.until(connections=1, received=received + 1)
        deadlines.run_out()
        async with asyncio.timeout(TIMEOUT):
            assert await reader.read() == b""
    writer.close()


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with unlimited(tmp_path_factory.mktemp("hostile") / "data") as server:
        yield server


def test_every_answer_is_as_described(target: ServerProcess) -> None:
    """schemathesis makes up requests, good and bad, from the description; none may end in a crash or a surprise."""
    guest = httpx.post(f"http://{target.host}/api/guests", json={"name": "Mallory"})
    proof = {"Cookie": f"alhambra={guest.cookies['alhambra']}"}
    description = schemathesis.openapi.from_url(f"http://{target.host}/api/docs/openapi.json")
    description.config.checks.negative_data_rejection.expected_statuses.append("413")  # a no like the others
    operations = [found.ok() for found in description.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 20
    for operation in operations:
        for mode in schemathesis.GenerationMode:

            @settings(max_examples=rounds(short=4, deep=200), suppress_health_check=list(HealthCheck))
            @given(case=operation.as_strategy(generation_mode=mode))
            def check(case: schemathesis.Case[Any]) -> None:
                # That a name needs a letter one can see is more than a description can say.
                case.call_and_validate(headers=proof, excluded_checks=[positive_data_acceptance])

            with contextlib.suppress(Unsatisfiable):  # where nothing is sent, nothing can be sent wrong
                check()
    assert "Traceback" not in target.log.read_text()
