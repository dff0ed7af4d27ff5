"""Many tables of two random clients, and how long they wait for each other."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Final

import httpx
import msgspec
from msgspec import Struct

from alhambra import orders
from alhambra.bench.socket_client import QuickSocket, dial
from alhambra.rules.playout import pick_move
from alhambra.server.core.fairness import commit
from alhambra.server.core.orders import PlayMove
from alhambra.server.protocol.basics import PROTOCOL
from alhambra.server.protocol.messages import Hello, OrderRequest
from alhambra.values import from_text
from alhambra.view import View, imagine

HOST: Final = "127.0.0.1"
SHARE: Final = "0" * 32
TOGETHER: Final = 50


class _Who(Struct):
    """Whose turn it is, all that most clients need to read of most views."""

    actor: int | None


class _Glance(Struct):
    version: int
    view: _Who | None = None


class _Full(Struct):
    view: View


_KIND: Final = b'{"type":"update"'
_REFUSED: Final = b'{"type":"refused"'
_GLANCE: Final = msgspec.json.Decoder(_Glance)
_FULL: Final[msgspec.json.Decoder[_Full]] = msgspec.json.Decoder(_Full, dec_hook=from_text)
_ENCODER: Final = msgspec.json.Encoder()


class Client:
    """One program on one seat of one table."""

    def __init__(self, table: LoadTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.version = 0
        self.socket: QuickSocket | None = None
        self.last = b""

    def hear(self, text: bytes) -> None:
        if text.startswith(_KIND):
            glance = _GLANCE.decode(text)
            self.version = glance.version
            self.last = text
            self.table.saw(self, None if glance.view is None else glance.view.actor)
        elif text.startswith(_REFUSED):
            raise RuntimeError(f"a legal move was refused: {text.decode()}")

    def choose(self) -> str:
        """One of the legal moves, each as likely, from what this seat sees."""
        state = imagine(_FULL.decode(self.last).view)
        state.luck = self.table.number * 1_000_003 + self.version * 7_919 + 1
        return str(orders.unpack(state, int(pick_move(state))))

    def play(self, move: str) -> None:
        assert self.socket is not None
        self.socket.send(_ENCODER.encode(OrderRequest(0, PlayMove(self.seat, self.version, move))))


class LoadTable:
    """A table and its two clients. `on_turn` is called when both have seen whose turn it is."""

    def __init__(self, load: Load, number: int, table_id: str) -> None:
        self.load = load
        self.number = number
        self.id = table_id
        self.clients = [Client(self, 0), Client(self, 1)]
        self.actor: int | None = None
        self.sent_at = 0.0

    def saw(self, client: Client, actor: int | None) -> None:
        if client.version == self.clients[1 - client.seat].version:
            self.actor = actor
            self.load.settled(self)

    def move(self) -> None:
        """Let whoever is on turn play."""
        if self.actor is not None:
            client = self.clients[self.actor]
            choice = client.choose()
            self.sent_at = time.perf_counter()
            client.play(choice)


class Load:
    """All tables. With a pace they take turns at that rate; without, each plays as fast as it is answered."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._http = httpx.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=60)
        self._tokens: list[str] = []
        self.tables: list[LoadTable] = []
        self.moves = 0
        self.waits: list[float] = []
        self.over = 0
        self.is_unpaced = False
        self._settled: deque[LoadTable] = deque()
        self._watchers: list[QuickSocket] = []

    def settled(self, table: LoadTable) -> None:
        """Both clients of a table have seen the last move."""
        if table.sent_at:
            self.moves += 1
            self.waits.append(time.perf_counter() - table.sent_at)
            table.sent_at = 0.0
        if table.actor is None:
            self.over += 1
        elif self.is_unpaced:
            table.move()
        else:
            self._settled.append(table)

    async def close(self) -> None:
        sockets = [client.socket for table in self.tables for client in table.clients]
        for socket in [*sockets, *self._watchers]:
            if socket is not None:
                socket.close()
        await self._http.aclose()

    async def make(self, count: int) -> None:
        """So many tables at which a game has begun."""
        while len(self._tokens) < 2:
            answer = await self._http.post("/api/programs", content=b'{"name":"load"}')
            self._tokens.append(answer.json()["token"])
        for begin in range(0, count, TOGETHER):
            numbers = range(begin, min(begin + TOGETHER, count))
            self.tables += await asyncio.gather(*(self._make(number) for number in numbers))

    async def _make(self, number: int) -> LoadTable:
        first, second = ({"Authorization": f"Bearer {token}"} for token in self._tokens)
        promise = {"commitment": commit(SHARE)}
        body = _ENCODER.encode({"seats": [{"type": "me", **promise}, {"type": "open"}], "shuffle_seats": False})
        made = await self._http.post("/api/tables", content=body, headers=first)
        table_id = made.json()["table"]["id"]
        share, at = _ENCODER.encode({"share": SHARE}), f"/api/tables/{table_id}"
        await self._http.post(f"{at}/seats/1/take", content=_ENCODER.encode(promise), headers=second)
        await self._http.post(f"{at}/start", content=share, headers=first)
        await self._http.post(f"{at}/seats/1/reveal", content=share, headers=second)
        return LoadTable(self, number, table_id)

    async def connect(self) -> None:
        """Both clients of every table."""
        for begin in range(0, len(self.tables), TOGETHER):
            await asyncio.gather(*(self._connect(table) for table in self.tables[begin : begin + TOGETHER]))
        await self.all_settled()

    async def _connect(self, table: LoadTable) -> None:
        path = f"/api/tables/{table.id}/socket"
        for client, token in zip(table.clients, self._tokens, strict=True):
            client.socket = await dial(HOST, self._port, path, token, client.hear)
            client.socket.send(_ENCODER.encode(Hello(PROTOCOL)))

    async def let_master_think(self, tables: int) -> None:
        """Somebody watches so many games among computer players that think as hard as they can."""
        headers = {"Authorization": f"Bearer {self._tokens[0]}"}
        for _ in range(tables):
            body = b'{"seats":[{"type":"computer","level":"master"},{"type":"computer","level":"master"}]}'
            made = await self._http.post("/api/tables", content=body, headers=headers)
            table_id = made.json()["table"]["id"]
            await self._http.post(f"/api/tables/{table_id}/start", content=b"{}", headers=headers)
            watcher = await dial(HOST, self._port, f"/api/tables/{table_id}/socket", self._tokens[0], lambda _: None)
            watcher.send(_ENCODER.encode(Hello(PROTOCOL)))
            self._watchers.append(watcher)

    async def all_settled(self) -> None:
        while len(self._settled) + self.over < len(self.tables):
            await asyncio.sleep(0.01)

    async def play_freely(self, seconds: float) -> None:
        """Every table as fast as it is answered."""
        self._begin()
        self.is_unpaced = True
        ready, self._settled = self._settled, deque()
        for table in ready:
            table.move()
        await asyncio.sleep(seconds)
        self.is_unpaced = False
        await self.all_settled()

    async def play_paced(self, seconds: float, rate: float) -> None:
        """So many moves a second, at one table after the other."""
        self._begin()
        began, sent = time.perf_counter(), 0
        while (passed := time.perf_counter() - began) < seconds:
            while sent < passed * rate and self._settled:
                self._settled.popleft().move()
                sent += 1
            await asyncio.sleep(0.002)
        await self.all_settled()

    def _begin(self) -> None:
        self.moves = 0
        self.waits = []
