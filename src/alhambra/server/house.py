"""The whole server in one object: what it keeps, who its guests are, its tables and its computer players."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from alhambra.server.computers.explanations import Explanations
from alhambra.server.computers.going_on import going_on
from alhambra.server.computers.seated import Computers
from alhambra.server.computers.thinkers import Thinkers
from alhambra.server.guests import Guests
from alhambra.server.http.limits import Buckets
from alhambra.server.http.proxies import Proxies
from alhambra.server.settings import Settings
from alhambra.server.storage.store import Storage
from alhambra.server.tables.hall import Hall
from alhambra.server.tables.reading import ReadingRoom
from alhambra.server.tallies import Tallies
from alhambra.server.timing import SystemTime, Time


class House:
    """Made by `open_house`, which also takes it down again."""

    def __init__(self, settings: Settings, storage: Storage, thinkers: Thinkers, tallies: Tallies, time: Time) -> None:
        limits = settings.limits
        self.settings = settings
        self.storage = storage
        self.thinkers = thinkers
        self.tallies = tallies
        self.time = time
        self.proxies = Proxies(settings.trusted_proxies)
        self.host_key = secrets.token_urlsafe(32)  # proves the person who hosts; see door.py
        self.guests = Guests(storage, time)
        self.hall = Hall(storage, settings, time)
        self.computers = Computers(thinkers, settings.bot_pace, tallies)
        self.hall.on_change = self.computers.wake
        self.messages = Buckets(limits.messages_rate, limits.messages_burst)
        self.requests = Buckets(limits.requests_rate, limits.requests_burst)
        self.arrivals = Buckets(limits.requests_rate, limits.requests_burst)
        self.remarks = Buckets(limits.remarks_rate, limits.remarks_burst)
        self.reading_room = ReadingRoom()
        self.explanations = Explanations(thinkers)
        self.curiosity = Buckets(limits.explanations_rate, limits.explanations_burst)
        self.newcomers = Buckets(limits.guests_rate, limits.guests_burst)
        self.strangers = Buckets(limits.strangers_rate, limits.strangers_burst)
        self.connections: dict[str, int] = {}  # how many each guest has


@asynccontextmanager
async def open_house(settings: Settings, time: Time | None = None) -> AsyncIterator[House]:
    """A server without its wires. CannotOpen if the data folder cannot be used."""
    tallies = Tallies()
    storage = Storage.open(settings.data, tallies)
    thinkers = Thinkers(settings.bot_workers, settings.bot_politeness)
    house = House(settings, storage, thinkers, tallies, time or SystemTime())
    try:
        async with going_on(storage, house.hall, house.computers):
            yield house
    finally:
        await house.computers.close()
        await house.hall.close()
        await house.thinkers.close()
        await storage.close()
