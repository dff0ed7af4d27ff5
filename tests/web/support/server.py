"""The real server beside the test, in a thread of the same process: everything it imports is there already."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine, Iterator
from pathlib import Path
from threading import Event, Thread
from typing import Any, Final, TypeVar

from msgspec import Struct

from alhambra.server.core.domain import Caller, GuestKind
from alhambra.server.operations.host_key import HostKey, published_key
from alhambra.server.serve import Server, listen
from alhambra.server.services import Services, open_services
from alhambra.server.settings import Settings
from tests.server.support import HandTime

DIST: Final = Path(__file__).resolve().parents[3] / "web" / "dist"
GONE: Final = ("ERR_CONNECTION", "fetching the script", "ServiceWorker", "Failed to fetch")
"""What a browser complains of when a server is gone; the last three when it was about to fetch the service worker."""
TIMEOUT: Final = 240.0
"""Seconds: a whole game, each of whose moves is written to a slow disk, may take its time."""

T = TypeVar("T")


class Guest(Struct, frozen=True):
    """Somebody the server knows, and the token of their cookie that proves it."""

    id: str
    name: str
    token: str

    @property
    def caller(self) -> Caller:
        return Caller(self.id, self.name)


class _ThreadServer(Server):
    """Signals are for the main thread alone."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class RunningServer:
    """A server on a port of its choice. Stopped, it can be started again where it was, with what it knew.

    With a `time` of the test's own nothing is ever due before the test moves it on. Without `bots_play` computer
    players do nothing, and what a test looks at stays as it is.
    """

    def __init__(self, settings: Settings, *, time: HandTime | None = None, bots_play: bool = True) -> None:
        assert (DIST / "index.html").is_file(), "the page has not been built: ./run test builds it"
        self.services: Services
        self._settings = settings
        self._time = time
        self._bots_play = bots_play
        self._port = 0
        self._loop: asyncio.AbstractEventLoop
        self._server: _ThreadServer
        self._thread: Thread | None = None
        self.start()

    @property
    def folder(self) -> Path:
        """Where it keeps its games."""
        return self._settings.data

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        is_on = Event()
        self._thread = Thread(target=lambda: asyncio.run(self._run(is_on)), name="server", daemon=True)
        self._thread.start()
        while not is_on.wait(0.05):
            assert self._thread.is_alive(), "the server did not start"

    async def _run(self, is_on: Event) -> None:
        with listen(self._settings.host, self._port) as listener:
            self._port = listener.getsockname()[1]
            async with open_services(self._settings, self._time) as services:
                if not self._bots_play:
                    services.registry.on_change = lambda _: None
                self.services = services
                self._loop = asyncio.get_running_loop()
                self._server = _ThreadServer(services, is_on.set)
                with published_key(self.folder, HostKey(self.address, services.host_key)):
                    await self._server.serve([listener])

    def stop(self) -> None:
        if self._thread is not None:
            self._server.should_exit = True
            self._thread.join()
            self._thread = None

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done in the server's own thread, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(TIMEOUT)

    def move_on(self, seconds: float) -> None:
        """Let time pass; whatever is due until then happens."""
        time = self._time
        assert time is not None, "the time of this server is the machine's"

        async def advance() -> None:
            time.advance(seconds)

        self.run(advance())

    def guest(self, name: str) -> Guest:
        """Somebody who has picked a name here."""
        caller, token = self.run(self.services.guests.add(name, GuestKind.PERSON))
        return Guest(caller.guest, name, token)
