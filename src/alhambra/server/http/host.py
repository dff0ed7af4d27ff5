"""What the page for the host asks for, beside what `alhambra admin` can do as well (http/admin.py)."""

from __future__ import annotations

import logging
import os
import time
from pathlib import Path
from typing import Annotated, Final

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from alhambra.server.core.moderation import AuditAction, AuditSource, StoredBan, StoredReport
from alhambra.server.core.orders import ChangeCompany
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.store import StoredRemark
from alhambra.server.http.host_access import COOKIE, AnyRequest, host_cookie, require_host, require_key
from alhambra.server.http.proxies import proxies_of
from alhambra.server.protocol.moderation import (
    AdminAnswer,
    AuditLog,
    BanBody,
    CloseReportBody,
    CompanyBody,
    HostCode,
    HostedBan,
    HostedBans,
    HostedRemark,
    HostedReport,
    HostedReports,
    HostLink,
    HostOverview,
)
from alhambra.server.services import Services
from alhambra.server.settings import PROGRAM_VERSION
from alhambra.server.storage.database import FILE_NAME

LOGGER: Final = logging.getLogger(__name__)

FromServices = NamedDependency[Services]
Limit = Annotated[int, QueryParameter(ge=1, le=1_000)]

STARTED: Final = int(time.time() * 1_000)
HOUR: Final = 3_600_000


# -------------------------------------------------------------------- coming in


@post("/api/host/links", include_in_schema=False)
async def make_link(request: AnyRequest, services: FromServices) -> HostLink:
    """Only by the key: whoever has a session cannot make another one."""
    source = require_key(request, services)
    code, expires = services.moderation.host_sessions.link()
    await services.moderation.note(source, AuditAction.LINK_MADE)
    return HostLink(services.settings.public_url, f"/host#{code}", code, expires)


@post("/api/host/session", include_in_schema=False)
async def open_session(request: AnyRequest, data: JSONBody[HostCode], services: FromServices) -> Response[AdminAnswer]:
    address = proxies_of(request).address_of(request)
    guesses = services.rate_limits.unknown_tokens
    if not guesses.has(address):
        raise Refused(RefusalCode.TOO_FAST, "too many links that nobody made; wait a moment")
    try:
        token = services.moderation.host_sessions.open(data.code)
    except Refused:
        guesses.take(address)
        raise
    await services.moderation.note(AuditSource.PAGE, AuditAction.SIGNED_IN, address)
    LOGGER.info("the host's page was opened")
    return Response(AdminAnswer("you are the host"), cookies=[host_cookie(token, request, services)])


@delete("/api/host/session", include_in_schema=False, status_code=200)
async def close_session(request: AnyRequest, services: FromServices) -> Response[AdminAnswer]:
    source = require_host(request, services)
    services.moderation.host_sessions.close(request.cookies.get(COOKIE, ""))
    await services.moderation.note(source, AuditAction.SIGNED_OUT)
    return Response(AdminAnswer("you are no longer the host"), cookies=[host_cookie("", request, services)])


# -------------------------------------------------------------------- how it goes


@get("/api/host/overview", include_in_schema=False)
async def overview(request: AnyRequest, services: FromServices) -> HostOverview:
    require_host(request, services)
    database = services.settings.data / FILE_NAME
    return HostOverview(
        program=PROGRAM_VERSION,
        started=STARTED,
        now=services.time.now(),
        open_reports=await services.moderation.store.count_open_reports(),
        tables=len(services.registry.live),
        connections=services.connections.total,
        guests=len(services.connections.guests),
        bot_workers=len(services.worker_pool.process_ids),
        bot_jobs=services.worker_pool.waiting,
        load=_load(),
        memory=_memory(),
        database=database.stat().st_size if database.exists() else 0,
        failure=services.storage.failure,
    )


def _load() -> float | None:
    try:
        return round(os.getloadavg()[0] / (os.cpu_count() or 1), 2)
    except (AttributeError, OSError):
        return None  # not every system tells


def _memory() -> int | None:
    """The memory of this process, in bytes."""
    try:
        return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return None


@get("/api/host/audit", include_in_schema=False)
async def read_audit(request: AnyRequest, services: FromServices, limit: Limit = 200) -> AuditLog:
    require_host(request, services)
    return AuditLog(tuple(await services.moderation.store.audit(limit)))


# -------------------------------------------------------------------- reports


@get("/api/host/reports", include_in_schema=False)
async def read_reports(
    request: AnyRequest,
    services: FromServices,
    limit: Limit = 50,
    closed: Annotated[bool, QueryParameter()] = False,
) -> HostedReports:
    require_host(request, services)
    found = await services.moderation.store.reports(limit, is_open=not closed)
    return HostedReports(tuple([await _hosted_report(services, each) for each in found]))


async def _hosted_report(services: Services, stored: StoredReport) -> HostedReport:
    report, bans = stored.report, services.moderation.bans
    there = await _remarks_there(services, stored)
    banned = bans.of(report.reported, "")
    return HostedReport(
        number=stored.number,
        at=report.at,
        table=report.table,
        reporter=report.reporter,
        reporter_name=report.reporter_name,
        reported=report.reported,
        reported_name=report.reported_name,
        reason=report.reason,
        note=report.note,
        remark=report.remark,
        context=tuple(_hosted_remark(said, there) for said in report.context),
        closed=stored.closed,
        outcome=stored.outcome,
        has_address=bans.address_of(report.reported) is not None,
        banned=None if banned is None else banned.ban.until,
    )


async def _remarks_there(services: Services, stored: StoredReport) -> set[int]:
    """The numbers of those that can still be removed at the table."""
    if stored.closed is not None or not stored.report.context:
        return set()
    kept = await services.storage.read_remarks(stored.report.table, 1_000)
    return {said.number for said in kept if not said.is_removed}


def _hosted_remark(said: StoredRemark, there: set[int]) -> HostedRemark:
    return HostedRemark(said.number, said.at, said.guest, said.name, said.text, said.reaction, said.number in there)


@post("/api/host/reports/{number:int}/close", include_in_schema=False)
async def close_report(
    request: AnyRequest, number: FromPath[int], data: JSONBody[CloseReportBody], services: FromServices
) -> AdminAnswer:
    source = require_host(request, services)
    if not await services.moderation.store.close_report(number, data.outcome, services.time.now()):
        raise Refused(RefusalCode.NOT_FOUND, f"there is no report {number} that waits")
    await services.moderation.note(source, AuditAction.REPORT_CLOSED, str(number), data.outcome.value)
    return AdminAnswer(f"report {number} is closed")


@post("/api/host/tables/{table_id:str}/remarks/{number:int}/remove", include_in_schema=False)
async def remove_remark(
    request: AnyRequest, table_id: FromPath[str], number: FromPath[int], services: FromServices
) -> AdminAnswer:
    source = require_host(request, services)
    await (await services.registry.find(table_id)).remove_remark(None, number)
    await services.moderation.note(source, AuditAction.REMARK_REMOVED, table_id, f"remark {number}")
    return AdminAnswer(f"remark {number} is removed")


@post("/api/host/tables/{table_id:str}/company", include_in_schema=False)
async def change_company(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[CompanyBody], services: FromServices
) -> AdminAnswer:
    source = require_host(request, services)
    order = ChangeCompany(data.is_public, data.spectators, data.talk, data.slow)
    await (await services.registry.find(table_id)).submit(None, order)
    await services.moderation.note(source, AuditAction.COMPANY_CHANGED, table_id, f"talk: {data.talk.value}")
    return AdminAnswer(f"table {table_id} is changed")


# -------------------------------------------------------------------- bans


@get("/api/host/bans", include_in_schema=False)
async def read_bans(request: AnyRequest, services: FromServices) -> HostedBans:
    require_host(request, services)
    now = services.time.now()
    found = await services.moderation.store.bans()
    return HostedBans(tuple(_hosted_ban(each) for each in found if each.ban.until > now))


def _hosted_ban(stored: StoredBan) -> HostedBan:
    ban = stored.ban
    return HostedBan(stored.number, ban.at, ban.until, ban.guest, ban.network, ban.cause)


@post("/api/host/bans", include_in_schema=False)
async def add_ban(request: AnyRequest, data: JSONBody[BanBody], services: FromServices) -> HostedBan:
    source = require_host(request, services)
    moderation = services.moderation
    network = data.network
    if network is None and data.with_address and data.guest is not None:
        network = moderation.bans.address_of(data.guest)
    if data.guest is None and network is None:
        raise Refused(RefusalCode.NOT_UNDERSTOOD, "a ban names a guest, an address or a network")
    if data.guest is not None and await services.storage.profile(data.guest) is None:
        raise Refused(RefusalCode.NO_SUCH_GUEST, f"there is no guest {data.guest}")
    until = services.time.now() + data.hours * HOUR
    added = await moderation.ban(guest=data.guest, network=network, until=until, cause=data.cause)
    await moderation.note(source, AuditAction.BANNED, data.guest or added.ban.network or "", f"{data.hours} h")
    return _hosted_ban(added)


@delete("/api/host/bans/{number:int}", include_in_schema=False, status_code=200)
async def lift_ban(request: AnyRequest, number: FromPath[int], services: FromServices) -> AdminAnswer:
    source = require_host(request, services)
    lifted = (await services.moderation.bans.lift(number)).ban
    await services.moderation.note(source, AuditAction.BAN_LIFTED, lifted.guest or lifted.network or "")
    return AdminAnswer("the ban is lifted")


HOST_HANDLERS: Final[list[HTTPRouteHandler]] = [
    make_link,
    open_session,
    close_session,
    overview,
    read_audit,
    read_reports,
    close_report,
    remove_remark,
    change_company,
    read_bans,
    add_ban,
    lift_ban,
]
