"""Starts the server for a person: says where it is, and when something is wrong, what to do."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import io
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from typing import Final

import segno
import uvicorn

from alhambra.server.http.app import answering_head, make_app
from alhambra.server.http.frames import guarded_socket
from alhambra.server.http.guard import guarding
from alhambra.server.http.timeouts import timed_http
from alhambra.server.operations.clock_jumps import following_the_clock
from alhambra.server.operations.garbage import scheduled_collection
from alhambra.server.operations.host_key import HostKey, published_key
from alhambra.server.operations.purge import purging
from alhambra.server.services import Services, open_services
from alhambra.server.settings import LOOPBACK, Settings

LOGGER: Final = logging.getLogger(__name__)

EVERYWHERE: Final = "0.0.0.0"
ALL_ADDRESSES: Final = {EVERYWHERE: LOOPBACK, "::": "::1"}
MILLISECONDS_TO_TAKE: Final = 30_000
BACKLOG: Final = 2_048
SECONDS_TO_STOP: Final = 3
SECONDS_TO_KEEP_ALIVE: Final = 130
"""Longer than proxies keep an idle connection (Caddy: 120), or they send a request just as we hang up."""

# Nothing is sent there: the system only says which of our addresses it would use.
SOMEWHERE_ELSE: Final = ("192.0.2.1", 9)


class CannotServe(Exception):
    """The server cannot start; the message says what to do."""


class Server(uvicorn.Server):
    """uvicorn, which tells when it is ready, and says goodbye to those connected before it stops."""

    def __init__(self, services: Services, on_start: Callable[[], None] = lambda: None) -> None:
        super().__init__(configure(services))
        self._services = services
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._services.registry.disconnect_all()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C and SIGTERM end the server as it should end, which is no failure."""
        before = {name: signal.signal(name, self.handle_exit) for name in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for name, handler in before.items():
                signal.signal(name, handler)


def configure(services: Services) -> uvicorn.Config:
    return uvicorn.Config(
        guarding(answering_head(make_app(services)), services),
        http=timed_http(services),
        ws=guarded_socket(services.settings.limits, services.metrics),
        ws_max_size=services.settings.limits.message_bytes,
        ws_per_message_deflate=False,  # it costs several times the processor time of everything else
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # anyone could write them
        timeout_keep_alive=SECONDS_TO_KEEP_ALIVE,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )


def serve(settings: Settings, *, opens_browser: bool, shows_code: bool) -> None:
    """Serve until Ctrl-C or SIGTERM. CannotServe or CannotOpen if it cannot begin."""
    with listen(settings.host, settings.port) as listener:
        port = listener.getsockname()[1]

        async def run() -> None:
            async with (
                open_services(settings) as services,
                scheduled_collection(services),
                purging(services),
                following_the_clock(services),
            ):
                with published_key(settings.data, HostKey(_address(_nearest(settings.host), port), services.host_key)):
                    await Server(services, announce).serve([listener])
                    LOGGER.info("stopped")

        def announce() -> None:
            _announce(settings, port, opens_browser=opens_browser, shows_code=shows_code)

        with asyncio.Runner(loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()) as runner:
            runner.run(run())


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; port 0 lets the system choose."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError:
        raise CannotServe(f"There is no address {host!r} on this machine. Name another with --host.") from None
    listener = socket.socket(family, kind, protocol)
    if os.name != "nt":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # For every line it accepts: one whose other end has vanished takes nothing, and is not waited for any longer.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, MILLISECONDS_TO_TAKE)
    try:
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as trouble:
        listener.close()
        raise CannotServe(_explain(trouble, host, port)) from None
    return listener


def _explain(trouble: OSError, host: str, port: int) -> str:
    if trouble.errno == errno.EADDRINUSE:
        return f"Port {port} is in use, perhaps by another Alhambra. Stop that program, or choose a port with --port."
    if trouble.errno == errno.EACCES:
        return f"Port {port} needs rights this user has not. Choose one above 1023 with --port."
    return f"It is not possible to listen on {host}:{port}: {trouble.strerror}. Try another --host or --port."


def _announce(settings: Settings, port: int, *, opens_browser: bool, shows_code: bool) -> None:
    address = settings.public_url or _address(_reachable(settings.host), port)
    LOGGER.info("started at %s", address)
    print(f"Alhambra is at {address}", flush=True)
    print(f"Games are kept in {settings.data}. Ctrl-C stops the server.", flush=True)
    if shows_code:
        _show_code(address)
    if opens_browser and _has_browser():
        webbrowser.open(address)


def _show_code(address: str) -> None:
    code = io.StringIO()
    segno.make(address).terminal(code, compact=True)
    with contextlib.suppress(UnicodeEncodeError):  # a terminal without such signs has the address to go by
        print(code.getvalue(), flush=True)


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _nearest(host: str) -> str:
    """An address this machine itself can use for one that means all of ours."""
    return ALL_ADDRESSES.get(host, host)


def _reachable(host: str) -> str:
    """An address others can use for one that means all of ours."""
    if host not in ALL_ADDRESSES:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE_ELSE)
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])


def _has_browser() -> bool:
    """Without a screen the system may offer a browser for the terminal, which nobody wants here."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
