"""What the host of a server has to judge and to remember: reports, bans, and what was done about them."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, Protocol

from msgspec import Meta, Struct

from alhambra.server.core.store import StoredRemark

LONGEST_NOTE: Final = 500
LONGEST_CAUSE: Final = 200
CONTEXT_BEFORE: Final = 20
CONTEXT_AFTER: Final = 5
"""So many remarks before and after the one that is reported go with a report."""

Note = Annotated[str, Meta(max_length=LONGEST_NOTE, description="what else the host should know; plain text")]
Cause = Annotated[str, Meta(max_length=LONGEST_CAUSE, description="why; whom it is about can read it")]


class ReportReason(StrEnum):
    """What a report is about. The page has words for each."""

    INSULT = "insult"
    SPAM = "spam"
    NAME = "name"  # one that nobody should have to read
    SPOILING = "spoiling"  # leaving, stalling, playing to spoil it for the others
    OTHER = "other"


class ReportOutcome(StrEnum):
    ACTED = "acted"
    DISMISSED = "dismissed"


class PlayerReport(Struct, frozen=True):
    """Somebody asks the host to look at somebody, or at a remark. `context` is what was said around it, kept as it was:
    it can be judged though the talk is forgotten by then. `version` is where the table was.
    """

    at: int
    table: str
    version: int
    reporter: str
    reporter_name: str
    reported: str
    reported_name: str
    reason: ReportReason
    note: str
    remark: int | None
    context: tuple[StoredRemark, ...]


class StoredReport(Struct, frozen=True):
    """A report with its number. `closed` is when the host had done with it."""

    number: int
    report: PlayerReport
    closed: int | None = None
    outcome: ReportOutcome | None = None


class Ban(Struct, frozen=True):
    """Somebody is shut out until a time: a guest by their id, or everybody at an address or in a network of them."""

    at: int
    until: int
    guest: str | None
    network: str | None
    cause: str


class StoredBan(Struct, frozen=True):
    number: int
    ban: Ban


class AuditAction(StrEnum):
    """What the host did, or somebody with the host's link."""

    LINK_MADE = "link_made"
    SIGNED_IN = "signed_in"
    SIGNED_OUT = "signed_out"
    SAID = "said"
    TABLE_CLOSED = "table_closed"
    TABLE_REMOVED = "table_removed"
    COMPANY_CHANGED = "company_changed"
    REMARK_REMOVED = "remark_removed"
    GUEST_REMOVED = "guest_removed"
    GUEST_ERASED = "guest_erased"
    BANNED = "banned"
    BAN_LIFTED = "ban_lifted"
    REPORT_CLOSED = "report_closed"


class AuditSource(StrEnum):
    """Where an order of the host came from."""

    COMMAND_LINE = "command_line"
    PAGE = "page"


class AuditLine(Struct, frozen=True):
    """`subject` is a table, a guest, an address or the number of a report; `detail` is English."""

    at: int
    source: AuditSource
    action: AuditAction
    subject: str = ""
    detail: str = ""


class ModerationStore(Protocol):
    """Where all this is kept. NotStored if it could not be written."""

    async def add_report(self, report: PlayerReport) -> int: ...

    async def reports(self, limit: int, *, is_open: bool) -> list[StoredReport]:
        """The latest first."""

    async def count_open_reports(self) -> int: ...

    async def find_open_report(self, reporter: str, reported: str, table: str, remark: int | None) -> int | None:
        """The same report, if it waits already."""

    async def close_report(self, number: int, outcome: ReportOutcome, now: int) -> bool:
        """False if there is none that is open."""

    async def reports_by(self, guest: str) -> list[StoredReport]: ...

    async def add_ban(self, ban: Ban) -> int: ...

    async def bans(self) -> list[StoredBan]:
        """All that are kept, the latest first."""

    async def lift_ban(self, number: int) -> StoredBan | None: ...

    async def note(self, line: AuditLine) -> None:
        """Add a line to the audit log."""

    async def audit(self, limit: int) -> list[AuditLine]:
        """The latest first."""

    async def forget_old(self, *, closed_before: int, bans_before: int, audit_before: int) -> int:
        """Delete reports that were closed, bans that ended and lines that were written before; how many rows."""

    async def forget_guest(self, guest: str) -> None:
        """Delete reports about them and bans of them; those they made lose their name, and so does the audit log."""
