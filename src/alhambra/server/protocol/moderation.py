"""Bodies of requests and answers about who may do what: reports, the company of a table, bans, and the host's page."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from alhambra.server.core.domain import GuestKey, Milliseconds, Reaction, SlowSeconds, TablePhase, TalkRule
from alhambra.server.core.moderation import AuditLine, Cause, Note, ReportOutcome, ReportReason

LONGEST_NOTICE: Final = 500
LONGEST_BAN_HOURS: Final = 24 * 366 * 5

Hours = Annotated[int, Meta(ge=1, le=LONGEST_BAN_HOURS, description="from now on")]
RemarkNumber = Annotated[int, Meta(ge=1, le=1_000_000_000)]

# -------------------------------------------------------------------- for everybody


class ReportBody(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/reports: about a remark, by its number, or about somebody at the table, by their key."""

    reason: ReportReason
    who: GuestKey | None = None
    remark: RemarkNumber | None = None
    note: Note = ""


class CompanyBody(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/company, by the owner: who may come to the table, and who may talk at it."""

    is_public: bool
    spectators: bool
    talk: TalkRule
    slow: SlowSeconds = 0


class Reported(Struct, frozen=True):
    """The report waits for the host under this number."""

    number: int


class YourBan(Struct, frozen=True):
    """Whether one is shut out now, until when and why."""

    until: Milliseconds | None
    cause: str = ""


class Privacy(Struct, frozen=True):
    """What this server keeps, for the page that says so. `keep_days` is null where only people themselves delete."""

    keep_days: int | None
    report_days: int
    audit_days: int


class Erased(Struct, frozen=True):
    """One is nobody here any more. `is_done` is false while games are still being told without one."""

    is_done: bool


# -------------------------------------------------------------------- for the host


class HostLink(Struct, frozen=True):
    """Opens the page for the host, once and for a short time. `address` is the server's public one, if it has one."""

    address: str | None
    path: str
    code: str
    expires: Milliseconds


class HostCode(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/host/session: the code that stood after the link's `#`."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class HostedSeat(Struct, frozen=True):
    """`guest` is who can be shut out or removed; None for computer players and open seats."""

    name: str
    guest: str | None


class HostedTable(Struct, frozen=True):
    """A table as its host sees it. `updated` is in milliseconds since 1970."""

    id: str
    phase: TablePhase
    seats: tuple[HostedSeat, ...]
    connections: int
    updated: Milliseconds
    is_public: bool
    spectators: bool
    talk: TalkRule


class HostedTables(Struct, frozen=True):
    tables: tuple[HostedTable, ...]


class NoticeBody(Struct, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_NOTICE)]


class AdminAnswer(Struct, frozen=True):
    """One sentence on what was done."""

    text: str


class HostOverview(Struct, frozen=True):
    """What waits, and how the server does. `failure` is why nothing can be written, if so; `load` is that of the whole
    machine over a minute for each of its processors, where the system tells.
    """

    program: str
    started: Milliseconds
    now: Milliseconds
    open_reports: int
    tables: int
    connections: int
    guests: int
    bot_workers: int
    bot_jobs: int
    load: float | None
    memory: int | None
    database: int
    failure: str | None


class HostedRemark(Struct, frozen=True):
    """Something that was said, as a report keeps it. `is_there` is false when it was removed since."""

    number: int
    at: Milliseconds
    guest: str
    name: str
    text: str | None
    reaction: Reaction | None
    is_there: bool


class HostedReport(Struct, frozen=True):
    """A report as its host judges it. `has_address` tells whether it is known from where the reported guest came, so
    that the address can be shut out with them; `banned` until when they are shut out already.
    """

    number: int
    at: Milliseconds
    table: str
    reporter: str
    reporter_name: str
    reported: str
    reported_name: str
    reason: ReportReason
    note: str
    remark: int | None
    context: tuple[HostedRemark, ...]
    closed: Milliseconds | None
    outcome: ReportOutcome | None
    has_address: bool
    banned: Milliseconds | None


class HostedReports(Struct, frozen=True):
    reports: tuple[HostedReport, ...]


class CloseReportBody(Struct, frozen=True, forbid_unknown_fields=True):
    outcome: ReportOutcome


class BanBody(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/host/bans: a guest, an address or network, or both. `with_address` shuts out the address at which the
    guest was last, too.
    """

    hours: Hours
    guest: Annotated[str, Meta(min_length=1, max_length=16)] | None = None
    network: Annotated[str, Meta(min_length=2, max_length=64)] | None = None
    with_address: bool = False
    cause: Cause = ""


class HostedBan(Struct, frozen=True):
    number: int
    at: Milliseconds
    until: Milliseconds
    guest: str | None
    network: str | None
    cause: str


class HostedBans(Struct, frozen=True):
    bans: tuple[HostedBan, ...]


class AuditLog(Struct, frozen=True):
    """The latest first."""

    lines: tuple[AuditLine, ...]


MODERATION_FROM_CLIENTS: Final[tuple[Any, ...]] = (
    ReportBody,
    CompanyBody,
    HostCode,
    NoticeBody,
    CloseReportBody,
    BanBody,
)

MODERATION_FROM_SERVER: Final[tuple[Any, ...]] = (
    Reported,
    YourBan,
    Privacy,
    Erased,
    HostLink,
    HostedTables,
    AdminAnswer,
    HostOverview,
    HostedReports,
    HostedBans,
    AuditLog,
)
