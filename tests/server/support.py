"""A real server on a real port, and people who play on it."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from alhambra.server.core.fairness import commit
from alhambra.server.core.orders import PlayMove
from alhambra.server.protocol.basics import PROTOCOL
from alhambra.server.protocol.messages import (
    Hello,
    OrderRequest,
    Ping,
    Pong,
    RequestRefused,
    ServerMessage,
    Update,
    Welcome,
    Wish,
)
from alhambra.server.protocol.public import ListedTable
from alhambra.server.protocol.rest import Me, Problem, Tables
from alhambra.server.serve import Server, listen
from alhambra.server.services import Services, open_services
from alhambra.server.settings import NO_LIMITS, Settings
from alhambra.server.storage.database import FILE_NAME
from alhambra.server.timing import Time
from alhambra.values import from_text, to_text

M = TypeVar("M")

SHARE = "0f" * 16
PROMISE = commit(SHARE)
TIMEOUT = 60.0
SEATED: dict[str, list[tuple[Person, int]]] = {}
"""Who took which seats, by table: they reveal their share when its owner starts, as pages do."""
LAST_PING = 999
"""The id of the ping after which everything that was sent has been answered."""

_DECODER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage, dec_hook=from_text)


def quiet_settings(data: Path, **changes: Any) -> Settings:
    """No pace, no niceness and no limits, unless a test is about them."""
    return Settings(**{"data": data, "port": 0, "bot_pace": 0.0, "bot_niceness": 0, "limits": NO_LIMITS, **changes})


class HandTime:
    """A time that stands still until a test moves it on."""

    def __init__(self) -> None:
        self._now = 1_800_000_000_000
        self._skipped = 0
        self._alarms: list[HandAlarm] = []

    def now(self) -> int:
        return self._now

    def skipped(self) -> int:
        return self._skipped

    def set_ahead(self, seconds: float) -> None:
        """Somebody sets the machine's clock. What was waited for has not come by that."""
        self._now += int(seconds * 1_000)
        self._skipped += int(seconds * 1_000)
        for alarm in self._alarms:
            alarm.due += int(seconds * 1_000)

    def call_at(self, due: int, ring: Callable[[], None]) -> HandAlarm:
        alarm = HandAlarm(due, ring)
        self._alarms.append(alarm)
        return alarm

    def advance(self, seconds: float) -> None:
        """Whatever is due until then rings at its moment."""
        until = self._now + int(seconds * 1_000)
        while alarms := [alarm for alarm in self._alarms if alarm.due <= until and not alarm.is_off]:
            first = min(alarms, key=lambda alarm: alarm.due)
            self._now = max(self._now, first.due)
            first.cancel()
            first.ring()
        self._alarms = [alarm for alarm in self._alarms if not alarm.is_off]
        self._now = until


class HandAlarm:
    def __init__(self, due: int, ring: Callable[[], None]) -> None:
        self.due = due
        self.ring = ring
        self.is_off = False

    def cancel(self) -> None:
        self.is_off = True


class Running:
    """A server that runs in this very process."""

    def __init__(self, services: Services, port: int) -> None:
        self.services = services
        self.host = f"127.0.0.1:{port}"
        self.database = services.settings.data / FILE_NAME
        self._people: list[Person] = []

    def stranger(self) -> Person:
        """Someone with a browser who has not picked a name."""
        person = Person(self.host)
        self._people.append(person)
        return person

    async def guest(self, name: str = "Anna") -> Person:
        person = self.stranger()
        await person.become(name)
        return person

    async def send_home(self) -> None:
        for person in self._people:
            await person.http.aclose()


@contextlib.asynccontextmanager
async def running(settings: Settings, time: Time | None = None) -> AsyncIterator[Running]:
    with listen(settings.host, settings.port) as listener:
        async with open_services(settings, time) as services:
            started = asyncio.Event()
            server = Server(services, started.set)
            serving = asyncio.create_task(server.serve([listener]))
            await started.wait()
            running_ = Running(services, listener.getsockname()[1])
            try:
                yield running_
            finally:
                await running_.send_home()
                server.should_exit = True
                await serving


class Person:
    """A guest with a browser: a cookie and an origin."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.http = httpx.AsyncClient(base_url=f"http://{host}", timeout=TIMEOUT)
        self.me: Me | None = None

    async def become(self, name: str) -> Me:
        self.me = await self.ask(Me, "POST", "/api/guests", {"name": name})
        return self.me

    async def call(self, method: str, path: str, body: object = None) -> httpx.Response:
        content = None if body is None else msgspec.json.encode(body, enc_hook=to_text)
        return await self.http.request(method, path, content=content)

    async def ask(self, kind: type[M], method: str, path: str, body: object = None) -> M:
        """An answer that must be a yes."""
        answer = await self.call(method, path, body)
        assert answer.is_success, answer.text
        return msgspec.json.decode(answer.content, type=kind, dec_hook=from_text)

    async def refused(self, method: str, path: str, body: object = None) -> Problem:
        """An answer that must be a no."""
        answer = await self.call(method, path, body)
        assert answer.is_client_error or answer.status_code == 503, (answer.status_code, answer.text)
        return msgspec.json.decode(answer.content, type=Problem, dec_hook=from_text)

    async def make_table(self, *seats: str, **options: object) -> str:
        """Seats in a word each: `me`, `open`, or the level of a computer player."""
        known: dict[str, object] = {"me": {"type": "me", "commitment": PROMISE}, "open": {"type": "open"}}
        plans = [known.get(seat, {"type": "computer", "level": seat}) for seat in seats]
        wanted = {"seats": plans, "shuffle_seats": False, **options}
        return (await self.ask(ListedTable, "POST", "/api/tables", wanted)).table.id

    async def take(self, table: str, seat: int) -> ListedTable:
        SEATED.setdefault(table, []).append((self, seat))
        return await self.ask(ListedTable, "POST", f"/api/tables/{table}/seats/{seat}/take", {"commitment": PROMISE})

    async def start(self, table: str) -> ListedTable:
        """Start the game; whoever else has taken a seat reveals their share at once."""
        started = await self.ask(ListedTable, "POST", f"/api/tables/{table}/start", {"share": SHARE})
        others = SEATED.pop(table, [])
        for person, seat in others:
            await person.call("POST", f"/api/tables/{table}/seats/{seat}/reveal", {"share": SHARE})
        return await self.ask(ListedTable, "GET", f"/api/tables/{table}") if others else started

    async def my_tables(self) -> Tables:
        return await self.ask(Tables, "GET", "/api/me/tables")

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextlib.asynccontextmanager
    async def sit(self, table: str, seen: int = 0, wants: tuple[Wish, ...] = (Wish.MOVES,)) -> AsyncIterator[Line]:
        """A socket at a table that has said hello and heard the first update."""
        async with self.dial(table) as socket:
            line = Line(socket)
            await line.say(Hello(PROTOCOL, seen, wants))
            await line.hear(Welcome)
            await line.hear(Update)
            yield line

    def dial(self, table: str, **headers: str) -> connect:
        sent = {"Cookie": self.cookie, "Origin": f"http://{self.host}", **headers}
        return connect(
            f"ws://{self.host}/api/tables/{table}/socket",
            additional_headers={name: value for name, value in sent.items() if value},
            max_size=None,
            max_queue=None,
            proxy=None,
            ping_interval=None,
        )


@contextlib.asynccontextmanager
async def visitor(host: str, name: str = "Anna") -> AsyncIterator[Person]:
    """A guest of a server that runs in a process of its own."""
    person = Person(host)
    async with person.http:
        await person.become(name)
        yield person


class Line:
    """A connection to a table, and the last update that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.last: Update | None = None
        self.heard: list[str] = []

    async def say(self, message: object) -> None:
        await self.socket.send(msgspec.json.encode(message, enc_hook=to_text).decode())

    async def listen(self) -> ServerMessage:
        async with asyncio.timeout(TIMEOUT):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message = _DECODER.decode(text)
        if isinstance(message, Update):
            self.last = message
        return message

    async def hear(self, kind: type[M], fits: Callable[[M], bool] = lambda _: True) -> M:
        """The next message of a kind; others are passed over."""
        while True:
            message = await self.listen()
            if isinstance(message, kind) and fits(message):
                return message

    async def all_until_now(self) -> list[ServerMessage]:
        """Everything the server says before it answers a ping: it takes the messages of a line one by one."""
        await self.say(Ping(LAST_PING))
        heard: list[ServerMessage] = []
        while True:
            heard.append(await self.listen())
            if isinstance(heard[-1], Pong) and heard[-1].id == LAST_PING:
                return heard

    @property
    def update(self) -> Update:
        assert self.last is not None
        return self.last

    @property
    def version(self) -> int:
        return self.update.version

    @property
    def moves(self) -> tuple[str, ...]:
        return self.update.insight.moves or ()

    async def until(self, version: int) -> Update:
        while self.last is None or self.last.version < version:
            await self.listen()
        return self.last

    async def play(self, seat: int, move: str, version: int | None = None) -> Update:
        """Play a move that must be accepted."""
        at = self.version if version is None else version
        await self.say(OrderRequest(1, PlayMove(seat, at, move)))
        return await self.until(at + 1)

    async def refused(self, message: object) -> RequestRefused:
        await self.say(message)
        return await self.hear(RequestRefused)

    @property
    def is_over(self) -> bool:
        return self.update.view is not None and self.update.view.actor is None


async def close_code(socket: ClientConnection) -> int:
    """Read until the other side closes; the code it gives."""
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(TIMEOUT):
            while True:
                await socket.recv()
    assert socket.close_code is not None
    return socket.close_code


async def play_at_random(lines: dict[int, Line], luck: random.Random, most_steps: int = 10_000) -> None:
    """Play a game to its end, or for so many steps, by these lines; other seats are computer players."""
    one = next(iter(lines.values()))
    for _ in range(most_steps):
        view = one.update.view
        assert view is not None
        if view.actor is None:
            return
        if view.actor in lines:
            line = lines[view.actor]
            await line.until(one.version)
            await line.play(view.actor, luck.choice(line.moves))
            await one.until(line.version)
        else:
            await one.hear(Update)
