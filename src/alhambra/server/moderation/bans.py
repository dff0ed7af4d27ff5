"""Who is shut out: guests by their id, and addresses or networks of them, each until a time."""

from __future__ import annotations

from collections import OrderedDict
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final

from alhambra.server.core.moderation import Ban, ModerationStore, StoredBan
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.timing import Time

REMEMBERED: Final = 20_000
SMALLEST_IPV4: Final = 8
SMALLEST_IPV6: Final = 24
"""Nobody shuts out a larger part of the world than this by a slip of a finger."""

Network = IPv4Network | IPv6Network


class Bans:
    """Knows all bans by heart, since they are asked for with every request."""

    def __init__(self, store: ModerationStore, time: Time) -> None:
        self._store = store
        self._time = time
        self._guests: dict[str, StoredBan] = {}
        self._networks: list[tuple[Network, StoredBan]] = []
        self._addresses: OrderedDict[str, str] = OrderedDict()
        """Where a guest was last. It is written nowhere, and forgotten with the server's end."""

    async def load(self) -> None:
        """Once, before anybody comes; and after every change."""
        self._guests, self._networks = {}, []
        for stored in await self._store.bans():
            if stored.ban.guest is not None:
                self._guests.setdefault(stored.ban.guest, stored)
            if stored.ban.network is not None:
                self._networks.append((ip_network(stored.ban.network), stored))

    def came_from(self, guest: str, address: str) -> None:
        self._addresses[guest] = address
        self._addresses.move_to_end(guest)
        if len(self._addresses) > REMEMBERED:
            self._addresses.popitem(last=False)

    def address_of(self, guest: str) -> str | None:
        """Where they were last, if that is known."""
        return self._addresses.get(guest)

    def forget(self, guest: str) -> None:
        self._addresses.pop(guest, None)

    def of(self, guest: str | None, address: str) -> StoredBan | None:
        """What shuts this guest, or everybody at this address, out now."""
        now = self._time.now()
        mine = None if guest is None else self._guests.get(guest)
        if mine is not None and mine.ban.until > now:
            return mine
        network = _network(address) if self._networks else None
        if network is None:
            return None
        return next((ban for banned, ban in self._networks if ban.ban.until > now and _covers(banned, network)), None)

    def require_welcome(self, guest: str | None, address: str) -> None:
        found = self.of(guest, address)
        if found is not None:
            until = datetime.fromtimestamp(found.ban.until / 1_000, UTC).strftime("%Y-%m-%d %H:%M UTC")
            raise Refused(RefusalCode.BANNED, f"the host has shut you out until {until}: {found.ban.cause or '-'}")

    async def add(self, *, guest: str | None, network: str | None, until: int, cause: str) -> StoredBan:
        """Shut a guest, a network or both out until then; Refused if the network is none, or half the world."""
        shut = None if network is None else _require_network(network)
        ban = Ban(self._time.now(), until, guest, None if shut is None else str(shut), cause)
        if until <= ban.at:
            raise Refused(RefusalCode.NOT_UNDERSTOOD, "a ban ends later than now")
        number = await self._store.add_ban(ban)
        await self.load()
        return StoredBan(number, ban)

    async def lift(self, number: int) -> StoredBan:
        lifted = await self._store.lift_ban(number)
        if lifted is None:
            raise Refused(RefusalCode.NOT_FOUND, f"there is no ban {number}")
        await self.load()
        return lifted

    def guests_in(self, ban: Ban) -> set[str]:
        """Those it is about, as far as is known where they are."""
        found = set() if ban.guest is None else {ban.guest}
        if ban.network is not None:
            shut = ip_network(ban.network)
            known = ((guest, _network(address)) for guest, address in self._addresses.items())
            found |= {guest for guest, at in known if at is not None and _covers(shut, at)}
        return found


def _require_network(text: str) -> Network:
    network = _network(text)
    if network is None:
        raise Refused(RefusalCode.NOT_UNDERSTOOD, f"{text!r} is neither an address nor a network as in 203.0.113.0/24")
    if network.prefixlen < (SMALLEST_IPV4 if isinstance(network, IPv4Network) else SMALLEST_IPV6):
        raise Refused(RefusalCode.NOT_UNDERSTOOD, f"{network} is too large a part of the world")
    return network


def _network(text: str) -> Network | None:
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        return None


def _covers(wide: Network, narrow: Network) -> bool:
    """Of IPv6 addresses only the network is known: one address of it stands for all."""
    if isinstance(wide, IPv4Network):
        return isinstance(narrow, IPv4Network) and narrow.subnet_of(wide)
    return isinstance(narrow, IPv6Network) and wide.overlaps(narrow)
