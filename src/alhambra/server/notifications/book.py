"""Who can be reached, and how: everybody's channels and wishes, in memory and on the disk."""

from __future__ import annotations

from collections.abc import Iterable

from alhambra.server.notifications.channels import Channel, Preferences
from alhambra.server.notifications.store import Kept, NotificationStore

USUAL = Preferences()


class AddressBook:
    def __init__(self, store: NotificationStore) -> None:
        self._store = store
        self._channels: dict[str, Channel] = {}
        self._by_guest: dict[str, dict[str, Channel]] = {}
        self._preferences: dict[str, Preferences] = {}
        self._mutes: set[tuple[str, str]] = set()

    def load(self, kept: Kept) -> None:
        for channel in kept.channels:
            self._remember(channel)
        self._preferences = dict(kept.preferences)
        self._mutes = set(kept.mutes)

    # ---------------------------------------------------------------- looking

    def find(self, channel: str) -> Channel | None:
        return self._channels.get(channel)

    def channels_of(self, guest: str) -> tuple[Channel, ...]:
        """The oldest first, those that are not confirmed too."""
        return tuple(sorted(self._by_guest.get(guest, {}).values(), key=lambda each: (each.created, each.id)))

    def open_channels_of(self, guest: str) -> tuple[Channel, ...]:
        return tuple(channel for channel in self.channels_of(guest) if channel.is_open)

    def channels_at(self, address: str) -> tuple[Channel, ...]:
        return tuple(channel for channel in self._channels.values() if channel.address == address)

    def unconfirmed(self, before: int) -> tuple[Channel, ...]:
        """Those that nobody has confirmed since they were made before this moment."""
        return tuple(one for one in self._channels.values() if one.confirmed is None and one.created < before)

    def preferences_of(self, guest: str) -> Preferences:
        return self._preferences.get(guest, USUAL)

    def is_muted(self, guest: str, table: str) -> bool:
        return (guest, table) in self._mutes

    def muted_tables(self, guest: str) -> tuple[str, ...]:
        return tuple(sorted(table for one, table in self._mutes if one == guest))

    def is_empty(self) -> bool:
        return not self._channels

    # ---------------------------------------------------------------- changing: on the disk first

    async def put(self, channel: Channel) -> None:
        await self._store.put_channel(channel)
        self._remember(channel)

    async def remove(self, channels: Iterable[Channel]) -> None:
        gone = list(channels)
        if gone:
            await self._store.remove_channels([channel.id for channel in gone])
            for channel in gone:
                self._forget(channel)

    async def prefer(self, guest: str, preferences: Preferences) -> None:
        if preferences != self.preferences_of(guest):
            await self._store.put_preferences(guest, preferences)
            self._preferences[guest] = preferences

    async def mute(self, guest: str, table: str, is_muted: bool) -> None:
        if is_muted != self.is_muted(guest, table):
            await self._store.mute(guest, table, is_muted)
            (self._mutes.add if is_muted else self._mutes.discard)((guest, table))

    def forget_guest(self, guest: str) -> None:
        """In memory alone: on the disk it went with the guest."""
        for channel in self.channels_of(guest):
            self._forget(channel)
        self._preferences.pop(guest, None)
        self._mutes = {mute for mute in self._mutes if mute[0] != guest}

    def _remember(self, channel: Channel) -> None:
        self._channels[channel.id] = channel
        self._by_guest.setdefault(channel.guest, {})[channel.id] = channel

    def _forget(self, channel: Channel) -> None:
        self._channels.pop(channel.id, None)
        own = self._by_guest.get(channel.guest, {})
        own.pop(channel.id, None)
        if not own:
            self._by_guest.pop(channel.guest, None)
