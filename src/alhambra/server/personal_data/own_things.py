"""The smaller parts: who one is, what one has said, whom one has muted or reported, and whether one is shut out."""

from __future__ import annotations

from collections.abc import AsyncIterator

from msgspec.structs import asdict

from alhambra.server.core.moderation import ModerationStore
from alhambra.server.core.store import Storage
from alhambra.server.moderation.bans import Bans
from alhambra.server.runtime.registry import TableRegistry


class ProfilePart:
    """Name and dates. The guest themselves are deleted last, when all other parts are."""

    name = "profile"

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def export(self, guest: str) -> AsyncIterator[object]:
        profile = await self._storage.profile(guest)
        if profile is not None:
            yield {
                "id": guest,
                "name": profile.guest.name,
                "kind": profile.guest.kind,
                "created": profile.created,
                "seen": profile.seen,
                "devices": profile.proofs,
            }

    async def delete(self, guest: str) -> None:
        pass


class DevicesPart:
    """Where one is known. They are deleted with the guest."""

    name = "devices"

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def export(self, guest: str) -> AsyncIterator[object]:
        for device in await self._storage.sessions_of(guest):
            yield {"kind": device.kind, "label": device.label, "created": device.created, "seen": device.seen}

    async def delete(self, guest: str) -> None:
        pass


class RemarksPart:
    name = "remarks"

    def __init__(self, storage: Storage, registry: TableRegistry) -> None:
        self._storage = storage
        self._registry = registry

    async def export(self, guest: str) -> AsyncIterator[object]:
        for table, said in await self._storage.remarks_by(guest):
            yield {"table": table, "at": said.at, "name": said.name, "text": said.text, "reaction": said.reaction}

    async def delete(self, guest: str) -> None:
        await self._storage.remove_remarks_by(guest)
        for live in self._registry.live:
            if any(said.guest == guest for said in live.talk.said):
                await live.forget(guest)


class MutesPart:
    """Whom one does not want to hear. They are deleted with the guest."""

    name = "muted"

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def export(self, guest: str) -> AsyncIterator[object]:
        for name in (await self._storage.muted_by(guest)).values():
            yield {"name": name}

    async def delete(self, guest: str) -> None:
        pass


class ReportsPart:
    """Those one has made. Those about oneself are told to the host alone."""

    name = "reports"

    def __init__(self, store: ModerationStore) -> None:
        self._store = store

    async def export(self, guest: str) -> AsyncIterator[object]:
        for stored in await self._store.reports_by(guest):
            report = stored.report
            yield {
                "at": report.at,
                "table": report.table,
                "about": report.reported_name,
                "reason": report.reason,
                "note": report.note,
                "closed": stored.closed,
            }

    async def delete(self, guest: str) -> None:
        """With bans of this guest and their mentions in the audit log."""
        await self._store.forget_guest(guest)


class BansPart:
    """Those of oneself; not of the address that one shares with others."""

    name = "bans"

    def __init__(self, store: ModerationStore, bans: Bans) -> None:
        self._store = store
        self._bans = bans

    async def export(self, guest: str) -> AsyncIterator[object]:
        for stored in await self._store.bans():
            if stored.ban.guest == guest:
                yield {name: value for name, value in asdict(stored.ban).items() if name in ("at", "until", "cause")}

    async def delete(self, guest: str) -> None:
        self._bans.forget(guest)
        await self._bans.load()
