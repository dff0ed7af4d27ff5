"""Whom a request comes from when a reverse proxy stands before the server."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import ip_network
from typing import Any, Final

from litestar.connection import ASGIConnection

from alhambra.server.addresses import household, parse_address

FORWARDED: Final = ("x-forwarded-for", "x-real-ip", "forwarded")


class Proxies:
    """The proxies whose word about a request's origin is believed; of everybody else nobody's is.

    ValueError if one of the texts is neither an address nor a network as in `10.0.0.0/8`.
    """

    def __init__(self, trusted: Sequence[str]) -> None:
        self._networks = [ip_network(each, strict=False) for each in trusted]

    def address_of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """The last in the chain of senders who is no proxy of ours: what they say of those before may be made up.

        Of IPv6 the network: whoever has one address of it has them all.
        """
        address = _peer(connection)
        hops = [hop.strip() for line in connection.headers.getall("x-forwarded-for", []) for hop in line.split(",")]
        while hops and self.trusts(address):
            address = hops.pop()
        return household(address)

    def is_secure(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether a proxy of ours says that the browser spoke https with it."""
        return self.trusts(_peer(connection)) and connection.headers.get("x-forwarded-proto", "") == "https"

    def is_local(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether it comes from this machine itself and not by way of a proxy, believed or not."""
        address = parse_address(_peer(connection))
        return address is not None and address.is_loopback and not self.is_forwarded(connection)

    def is_forwarded(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether it says that a proxy has passed it on. A proxy that does not say so must not be used."""
        return any(name in connection.headers for name in FORWARDED)

    def trusts(self, text: str) -> bool:
        """Whether this is the address of a proxy of ours."""
        address = parse_address(text)
        return address is not None and any(address in network for network in self._networks)


def _peer(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client is not None else ""


def proxies_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Proxies:
    """Those that the server's settings name."""
    proxies: Proxies = connection.app.state.proxies
    return proxies
