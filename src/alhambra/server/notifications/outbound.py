"""Asks addresses that somebody has chosen, so that nothing within the host's own network can be reached by it.

Only https; the address is looked at after the name was resolved, and the connection goes to that very address; no
redirects, no proxies, little time and few bytes. The host may allow networks of their own, and there plain http.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

import certifi
import httpcore
from httpcore import AnyIOBackend, AsyncConnectionPool, AsyncNetworkBackend, AsyncNetworkStream
from msgspec import Struct

from alhambra.server.settings import PROGRAM_VERSION

SECONDS: Final = 10.0
MOST_BYTES: Final = 16_384
LONGEST_URL: Final = 1_000
PORTS: Final = {"https": 443, "http": 80}
EMBEDDING: Final = ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48"), ip_network("::/96")
"""Networks of IPv6 whose addresses stand for one of IPv4: where they lead, cannot be seen here."""

Address = IPv4Address | IPv6Address


class NotAllowed(Exception):
    """An address that this server does not ask; the message says why."""


class Unreachable(Exception):
    """Nobody answered, or in a way that cannot be understood; the message says what failed, and not where."""


class HttpAnswer(Struct, frozen=True):
    status: int
    headers: Mapping[str, str]

    @property
    def is_good(self) -> bool:
        return 200 <= self.status < 300

    @property
    def retry_after(self) -> int | None:
        """Seconds that the other side wants to be left alone."""
        text = self.headers.get("retry-after", "")
        return int(text) if text.isdecimal() and len(text) < 8 else None


class Outbound:
    """Asks for everybody. `allowed` are networks, as in `10.0.0.0/8`, that may be asked in spite of everything."""

    def __init__(self, allowed: Sequence[str]) -> None:
        self._allowed: list[IPv4Network | IPv6Network] = [ip_network(each, strict=False) for each in allowed]

    async def check(self, url: str) -> None:
        """NotAllowed if this is nothing to ask, Unreachable if its name cannot be resolved."""
        await self._find(url)

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> HttpAnswer:
        """Send something. NotAllowed, or Unreachable."""
        try:
            async with asyncio.timeout(SECONDS):
                return await self._post(url, headers, body)
        except TimeoutError:
            raise Unreachable("no answer in time") from None

    async def _post(self, url: str, headers: Mapping[str, str], body: bytes) -> HttpAnswer:
        address = await self._find(url)
        sent = {"User-Agent": f"Alhambra/{PROGRAM_VERSION}", "Accept": "*/*", **headers}
        try:
            async with (
                AsyncConnectionPool(_tls(), network_backend=_Pinned(address)) as pool,
                pool.stream("POST", url, headers=_lines(sent), content=body) as response,
            ):
                await _skim(response)
                return HttpAnswer(response.status, _read(response.headers))
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError) as trouble:
            # Not its text, which may name the address.
            raise Unreachable(type(trouble).__name__) from None

    async def _find(self, url: str) -> str:
        """The address behind a URL, if it may be asked."""
        host, port, scheme = _parts(url)
        try:
            loop = asyncio.get_running_loop()
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
        except (OSError, UnicodeError):
            raise Unreachable("its name is not known") from None
        addresses = [ip_address(str(each[4][0]).partition("%")[0]) for each in found]
        if not addresses:
            raise Unreachable("its name is not known")
        for address in addresses:
            if self._is_allowed(address):
                continue
            if scheme != "https":
                raise NotAllowed("only https is asked")
            if not is_public(address):
                raise NotAllowed("it lies in a network that is not public")
        return str(addresses[0])

    def _is_allowed(self, address: Address) -> bool:
        return any(address in network for network in self._allowed)


def is_public(address: Address) -> bool:
    """Whether everybody means the same machine by it."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address.sixtofour is not None or address.teredo is not None or any(address in each for each in EMBEDDING):
            return False
    is_special = address.is_multicast or address.is_reserved or address.is_unspecified
    return address.is_global and not is_special


def _parts(url: str) -> tuple[str, int, str]:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NotAllowed("it is no address") from None
    if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
        raise NotAllowed("it is no address")
    if parts.scheme not in PORTS or not parts.hostname:
        raise NotAllowed("only https is asked")
    if parts.username is not None or parts.password is not None or parts.fragment:
        raise NotAllowed("an address has neither a name before its host nor a # in it")
    return parts.hostname, port or PORTS[parts.scheme], parts.scheme


@cache
def _tls() -> ssl.SSLContext:
    """The system's authorities, and those that browsers know."""
    context = ssl.create_default_context()
    context.load_verify_locations(certifi.where())
    return context


class _Pinned(AsyncNetworkBackend):
    """Connects to the one address that was looked at, whatever the name may resolve to by now."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._backend = AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> AsyncNetworkStream:
        del host
        return await self._backend.connect_tcp(self._address, port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await self._backend.sleep(seconds)


async def _skim(response: httpcore.Response) -> None:
    """Read what is answered, and no more than a little of it: only the status counts."""
    read = 0
    async for chunk in response.aiter_stream():
        read += len(chunk)
        if read > MOST_BYTES:
            return


def _lines(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode("ascii"), value.encode("utf-8")) for name, value in headers.items()]


def _read(headers: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in headers}
