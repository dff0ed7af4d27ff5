"""All of it in one object, with what is kept for how long."""

from __future__ import annotations

from typing import Final

from alhambra.server.core.moderation import AuditAction, AuditLine, AuditSource, ModerationStore, StoredBan
from alhambra.server.core.refusals import RefusalCode
from alhambra.server.guests import DAY
from alhambra.server.moderation.bans import Bans
from alhambra.server.moderation.host_sessions import HostSessions
from alhambra.server.moderation.reports import Reports
from alhambra.server.runtime.registry import TableRegistry
from alhambra.server.timing import Time

REPORT_DAYS: Final = 90
"""So long a report is kept when the host has done with it, and a ban that has ended."""
AUDIT_DAYS: Final = 365


class Moderation:
    def __init__(self, store: ModerationStore, registry: TableRegistry, time: Time) -> None:
        self.store = store
        self.bans = Bans(store, time)
        self.reports = Reports(store, time)
        self.host_sessions = HostSessions(time)
        self._registry = registry
        self._time = time

    async def ban(self, *, guest: str | None, network: str | None, until: int, cause: str) -> StoredBan:
        """Shut out, and send away at once whoever is here of those."""
        added = await self.bans.add(guest=guest, network=network, until=until, cause=cause)
        self.send_away(self.bans.guests_in(added.ban), RefusalCode.BANNED)
        return added

    def send_away(self, guests: set[str], code: RefusalCode) -> None:
        for live in self._registry.live:
            for connection in live.connections:
                if connection.caller.guest in guests:
                    connection.end(code)

    async def note(self, source: AuditSource, action: AuditAction, subject: str = "", detail: str = "") -> None:
        await self.store.note(AuditLine(self._time.now(), source, action, subject, detail))

    async def purge(self) -> int:
        """Delete what was kept long enough; how many rows."""
        now = self._time.now()
        gone = await self.store.forget_old(
            closed_before=now - REPORT_DAYS * DAY,
            bans_before=now - REPORT_DAYS * DAY,
            audit_before=now - AUDIT_DAYS * DAY,
        )
        if gone:
            await self.bans.load()
        return gone
