"""Everything the server is made of but HTTP, in one object."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from alhambra.server.archive.queue import ArchiveQueue
from alhambra.server.bots.driver import BotDriver
from alhambra.server.bots.pool import WorkerPool
from alhambra.server.bots.resume import resuming
from alhambra.server.core.moderation import ModerationStore
from alhambra.server.metrics import Metrics
from alhambra.server.moderation.moderation import Moderation
from alhambra.server.notifications.notifications import Notifications
from alhambra.server.notifications.personal_data import CallsPart
from alhambra.server.personal_data.erasure import Erasure
from alhambra.server.personal_data.own_things import BansPart, MutesPart, ProfilePart, RemarksPart, ReportsPart
from alhambra.server.personal_data.parts import PersonalDataPart
from alhambra.server.personal_data.tables import TablesPart
from alhambra.server.runtime.live_table import LiveTable
from alhambra.server.runtime.runtime import Runtime
from alhambra.server.settings import Settings
from alhambra.server.storage.sqlite import SqliteStorage
from alhambra.server.timing import SystemTime, Time


class Services(Runtime):
    """Made by `open_services`, which also closes it."""

    def __init__(
        self,
        settings: Settings,
        storage: SqliteStorage,
        moderation: ModerationStore,
        worker_pool: WorkerPool,
        metrics: Metrics,
        time: Time,
    ) -> None:
        super().__init__(settings, storage, worker_pool, metrics, time)
        self.worker_pool = worker_pool
        self.bot_driver = BotDriver(worker_pool, settings.bot_pace, metrics)
        self.notifications = Notifications(settings, storage, self.registry, time, metrics)
        self.registry.on_change = self._table_changed
        self.archive_queue = ArchiveQueue()
        self.moderation = Moderation(moderation, self.registry, time)
        self.personal_data: list[PersonalDataPart] = [
            ProfilePart(storage),
            TablesPart(storage, self.registry, self.archive_queue, self.bot_driver),
            RemarksPart(storage, self.registry),
            MutesPart(storage),
            CallsPart(self.notifications),
            ReportsPart(moderation),
            BansPart(moderation, self.moderation.bans),
        ]
        """In this order it is told to a guest, and deleted."""
        self.erasure = Erasure(storage, self.guests, self.moderation, self.personal_data, time)
        self.host_key = secrets.token_urlsafe(32)  # proves the person who hosts; see operations/host_key.py

    def _table_changed(self, live: LiveTable) -> None:
        self.bot_driver.wake(live)
        self.notifications.table_changed(live)


@asynccontextmanager
async def open_services(settings: Settings, time: Time | None = None) -> AsyncIterator[Services]:
    """CannotOpen if the data folder cannot be used."""
    storage = SqliteStorage.open(settings.data)
    worker_pool = WorkerPool(settings.bot_workers, settings.bot_niceness)
    services = Services(settings, storage, storage.moderation, worker_pool, Metrics(), time or SystemTime())
    try:
        await services.moderation.bans.load()
        await services.notifications.open()
        async with resuming(storage, services.registry, services.bot_driver), services.erasure.working():
            yield services
    finally:
        await services.notifications.close()
        await services.bot_driver.close()
        await services.registry.close()
        await worker_pool.close()
        await storage.close()
