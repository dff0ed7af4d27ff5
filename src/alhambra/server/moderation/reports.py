"""Taking reports. Judging them is the host's."""

from __future__ import annotations

from typing import Final

from alhambra.server.core.domain import Caller
from alhambra.server.core.moderation import CONTEXT_AFTER, CONTEXT_BEFORE, ModerationStore, PlayerReport, ReportReason
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.text import clean_note
from alhambra.server.rate_limits import RateLimiter
from alhambra.server.runtime.live_table import LiveTable
from alhambra.server.runtime.talk import name_of
from alhambra.server.timing import Time

MOST_OPEN: Final = 2_000
"""No more than so many wait: who floods the host with reports shall not fill the disk with them."""
RATE: Final = 1 / 600
BURST: Final = 6
"""How many reports of one guest are taken: some at once, then one every ten minutes."""


class Reports:
    def __init__(self, store: ModerationStore, time: Time) -> None:
        self._store = store
        self._time = time
        self._limits = RateLimiter(RATE, BURST)

    async def take(
        self, live: LiveTable, by: Caller, who: str | None, remark: int | None, reason: ReportReason, note: str
    ) -> int:
        """Write a report down; its number. `who` is a key at the table, which a remark makes needless. The same report
        by the same guest is taken once.
        """
        table = live.table
        if table.why_not_admit(by.guest) not in (None, RefusalCode.NOT_WELCOME):
            raise Refused(RefusalCode.NO_SPECTATORS, "only those who may be at this table report what happens at it")
        if remark is not None:
            said = live.talk.find(remark)
            reported, name = said.guest, said.name
        elif who is not None:
            found = live.find_guest(who)
            reported, name = found.guest, name_of(table, found.guest, found.name)
        else:
            raise Refused(RefusalCode.NOT_UNDERSTOOD, "a report names somebody, or a remark")
        if reported == by.guest:
            raise Refused(RefusalCode.NO_SUCH_GUEST, "nobody can report themselves")
        known = await self._store.find_open_report(by.guest, reported, table.id, remark)
        if known is not None:
            return known
        if not self._limits.of(by.guest).take():
            raise Refused(RefusalCode.TOO_FAST, "too many reports; wait a while")
        if await self._store.count_open_reports() >= MOST_OPEN:
            raise Refused(RefusalCode.TOO_MANY, "too many reports wait for the host")
        report = PlayerReport(
            at=self._time.now(),
            table=table.id,
            version=table.version,
            reporter=by.guest,
            reporter_name=name_of(table, by.guest, by.name),
            reported=reported,
            reported_name=name,
            reason=reason,
            note=clean_note(note),
            remark=remark,
            context=live.talk.around(remark, CONTEXT_BEFORE, CONTEXT_AFTER),
        )
        return await self._store.add_report(report)
