"""The whole server in one object: what it keeps, who its guests are, its tables and its computer players."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from alhambra.server.computers import Computers
from alhambra.server.guests import Guests
from alhambra.server.hall import Hall
from alhambra.server.limits import Buckets
from alhambra.server.settings import Settings
from alhambra.server.storage import Storage
from alhambra.server.thinkers import Thinkers


class House:
    """Made by `open_house`, which also takes it down again."""

    def __init__(self, settings: Settings, storage: Storage, thinkers: Thinkers) -> None:
        limits = settings.limits
        self.settings = settings
        self.storage = storage
        self.thinkers = thinkers
        self.guests = Guests(storage)
        self.hall = Hall(storage, settings)
        self.computers = Computers(thinkers, settings.bot_pace)
        self.hall.on_change = self.computers.wake
        self.messages = Buckets(limits.messages_rate, limits.messages_burst)
        self.requests = Buckets(limits.requests_rate, limits.requests_burst)
        self.newcomers = Buckets(limits.guests_rate, limits.guests_burst)
        self.connections: dict[str, int] = {}  # how many each guest has


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    """A server without its wires. CannotOpen if the data folder cannot be used."""
    storage = Storage.open(settings.data)
    house = House(settings, storage, Thinkers(settings.bot_workers, settings.bot_politeness))
    try:
        yield house
    finally:
        await house.computers.close()
        await house.hall.close()
        await house.thinkers.close()
        await storage.close()
