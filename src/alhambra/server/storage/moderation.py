"""Reports, bans and the audit log in the database, as core's `ModerationStore` describes them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol, TypeVar

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, Row, Select, delete, func, insert, select, update

from alhambra.server.core.forgetting import NO_NAME
from alhambra.server.core.moderation import (
    AuditAction,
    AuditLine,
    AuditSource,
    Ban,
    PlayerReport,
    ReportOutcome,
    StoredBan,
    StoredReport,
)
from alhambra.server.core.store import StoredRemark
from alhambra.server.storage.schema import audit, bans, reports

T = TypeVar("T")

Read = Callable[[Select[Any]], Awaitable[Sequence[Row[Any]]]]

_REPORTS: Final = msgspec.json.Decoder(PlayerReport)


class Write(Protocol):
    """Has something written, and returns when it is on the disk."""

    def __call__(self, work: Callable[[Connection], T]) -> Awaitable[T]: ...


class SqliteModeration:
    def __init__(self, write: Write, read: Read) -> None:
        self._write = write
        self._read = read

    # ---------------------------------------------------------------- reports

    async def add_report(self, report: PlayerReport) -> int:
        work = insert(reports).values(
            at=report.at,
            table_id=report.table,
            reporter=report.reporter,
            reported=report.reported,
            remark=report.remark,
            body=_written(report),
        )
        return await self._write(lambda connection: _key(connection.execute(work).inserted_primary_key))

    async def reports(self, limit: int, *, is_open: bool) -> list[StoredReport]:
        waits = reports.c.closed.is_(None)
        query = select(reports).where(waits if is_open else ~waits).order_by(reports.c.number.desc()).limit(limit)
        return [_report(row) for row in await self._read(query)]

    async def count_open_reports(self) -> int:
        (row,) = await self._read(select(func.count().label("waiting")).where(reports.c.closed.is_(None)))
        return int(row.waiting)

    async def find_open_report(self, reporter: str, reported: str, table: str, remark: int | None) -> int | None:
        query = select(reports.c.number).where(
            reports.c.closed.is_(None),
            reports.c.reporter == reporter,
            reports.c.reported == reported,
            reports.c.table_id == table,
            reports.c.remark == remark,
        )
        return next((row.number for row in await self._read(query)), None)

    async def close_report(self, number: int, outcome: ReportOutcome, now: int) -> bool:
        closing = update(reports).where(reports.c.number == number, reports.c.closed.is_(None))
        work = closing.values(closed=now, outcome=outcome.value)
        return await self._write(lambda connection: bool(connection.execute(work).rowcount))

    async def reports_by(self, guest: str) -> list[StoredReport]:
        query = select(reports).where(reports.c.reporter == guest).order_by(reports.c.number)
        return [_report(row) for row in await self._read(query)]

    # ---------------------------------------------------------------- bans

    async def add_ban(self, ban: Ban) -> int:
        work = insert(bans).values(at=ban.at, until=ban.until, guest=ban.guest, network=ban.network, cause=ban.cause)
        return await self._write(lambda connection: _key(connection.execute(work).inserted_primary_key))

    async def bans(self) -> list[StoredBan]:
        return [_ban(row) for row in await self._read(select(bans).order_by(bans.c.number.desc()))]

    async def lift_ban(self, number: int) -> StoredBan | None:
        def work(connection: Connection) -> StoredBan | None:
            row = connection.execute(delete(bans).where(bans.c.number == number).returning(*bans.c)).first()
            return None if row is None else _ban(row)

        return await self._write(work)

    # ---------------------------------------------------------------- what was done

    async def note(self, line: AuditLine) -> None:
        work = insert(audit).values(
            at=line.at, source=line.source.value, action=line.action.value, subject=line.subject, detail=line.detail
        )
        await self._write(lambda connection: connection.execute(work))

    async def audit(self, limit: int) -> list[AuditLine]:
        rows = await self._read(select(audit).order_by(audit.c.number.desc()).limit(limit))
        return [
            AuditLine(row.at, AuditSource(row.source), AuditAction(row.action), row.subject, row.detail) for row in rows
        ]

    # ---------------------------------------------------------------- forgetting

    async def forget_old(self, *, closed_before: int, bans_before: int, audit_before: int) -> int:
        old = (
            delete(reports).where(reports.c.closed < closed_before),
            delete(bans).where(bans.c.until < bans_before),
            delete(audit).where(audit.c.at < audit_before),
        )
        return await self._write(lambda connection: sum(int(connection.execute(each).rowcount) for each in old))

    async def forget_guest(self, guest: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(reports).where(reports.c.reported == guest))
            mentions = select(reports).where(func.instr(reports.c.body, f'"{guest}"') > 0)
            for row in connection.execute(mentions).all():
                body = _written(_without(_REPORTS.decode(row.body), guest))
                reporter = "" if row.reporter == guest else row.reporter
                changed = update(reports).where(reports.c.number == row.number)
                connection.execute(changed.values(body=body, reporter=reporter))
            connection.execute(delete(bans).where(bans.c.guest == guest))
            connection.execute(update(audit).where(audit.c.subject == guest).values(subject="", detail=""))

        await self._write(work)


def _without(report: PlayerReport, guest: str) -> PlayerReport:
    """The report as it is kept when this guest is to be forgotten: their name, and what they said and wrote."""
    context = tuple(_removed(said) if said.guest == guest else said for said in report.context)
    if report.reporter != guest:
        return replace(report, context=context)
    return replace(report, reporter="", reporter_name=NO_NAME, note="", context=context)


def _removed(said: StoredRemark) -> StoredRemark:
    return StoredRemark(said.number, said.at, "", NO_NAME)


def _written(report: PlayerReport) -> str:
    return msgspec.json.encode(report).decode()


def _key(inserted: Row[Any] | None) -> int:
    assert inserted is not None  # SQLite gives every row of these tables a number
    return int(inserted[0])


def _report(row: Row[Any]) -> StoredReport:
    outcome = None if row.outcome is None else ReportOutcome(row.outcome)
    return StoredReport(row.number, _REPORTS.decode(row.body), row.closed, outcome)


def _ban(row: Row[Any]) -> StoredBan:
    return StoredBan(row.number, Ban(row.at, row.until, row.guest, row.network, row.cause))
