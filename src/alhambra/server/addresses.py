"""Addresses as limits see them: of IPv6 a network, and a network that the host has named counts for many people."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

HOUSEHOLD: Final = 64
"""So many bits of an IPv6 address name a network, the smallest anybody is given."""
SITE: Final = 48
"""So many name the largest that is given away for the asking."""
HOUSEHOLDS_IN_A_SITE: Final = 8
"""So many households of a site may use all that one may; there are 65,536 in it."""
PEOPLE_IN_A_LARGE_NETWORK: Final = 10
"""By how much the limits of an address are raised in a large network."""
REMEMBERED: Final = 10_000


def parse_address(text: str) -> IPv4Address | IPv6Address | None:
    """An IPv4 address also where it comes in the clothes of IPv6, as on a socket that takes both."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return (address.ipv4_mapped if isinstance(address, IPv6Address) else None) or address


def household(text: str) -> str:
    """What counts as one address: of IPv6 the network, since whoever has one address of it has them all."""
    parsed = parse_address(text)
    return str(ip_network((parsed, HOUSEHOLD), strict=False)) if isinstance(parsed, IPv6Address) else text


class Networks:
    """Those in which the host expects many people.

    ValueError if one of the texts is neither an address nor a network as in `10.0.0.0/8`.
    """

    def __init__(self, large: Sequence[str] = ()) -> None:
        self._large = [ip_network(each, strict=False) for each in large]
        self.scopes_of = lru_cache(REMEMBERED)(self._scopes_of)

    def _scopes_of(self, address: str) -> tuple[tuple[str, int], ...]:
        """Under which names an address is counted, and how often each of them may do what an address may."""
        network, _, bits = address.partition("/")
        parsed = parse_address(network)
        if parsed is not None and any(parsed in large for large in self._large):
            return ((address, PEOPLE_IN_A_LARGE_NETWORK),)
        if isinstance(parsed, IPv6Address) and bits:
            return (address, 1), (str(IPv6Network((parsed, SITE), strict=False)), HOUSEHOLDS_IN_A_SITE)
        return ((address, 1),)
