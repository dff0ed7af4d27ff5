"""What the server asks of a store. `storage/` keeps it in SQLite; another kind keeps the same promises."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from typing import Protocol

from msgspec import Struct

from alhambra.server.core import log
from alhambra.server.core.domain import GuestKind, Reaction
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.summary import Listing


class NotStored(Exception):
    """The disk is full or the database locked: nothing was written. Trying again later may work."""


class VersionTaken(Exception):
    """Another entry already has this number."""


def not_stored(error: Exception) -> Refused:
    """What a client is told of `NotStored`."""
    return Refused(RefusalCode.NOT_STORED, f"it could not be written down ({error}); try again")


class StoredRemark(Struct, frozen=True):
    """A remark as it is kept. Remarks are no entries: they change nothing, and may be forgotten. One that was removed
    keeps its number and its time, so that no other ever has them, and nothing else.
    """

    number: int
    at: int
    guest: str
    name: str
    text: str | None = None
    reaction: Reaction | None = None

    @property
    def is_removed(self) -> bool:
        return self.text is None and self.reaction is None


class StoredGuest(Struct, frozen=True):
    id: str
    name: str
    kind: GuestKind


class Uptime(Struct, frozen=True):
    """From when to when the server ran once, in milliseconds since 1970."""

    began: int
    ended: int


class StoredProfile(Struct, frozen=True):
    """A guest with when they came and when they were last here; and how many devices and programs can prove them."""

    guest: StoredGuest
    created: int
    seen: int
    proofs: int


class TokenKind(StrEnum):
    """What a token is good for."""

    COOKIE = "cookie"
    BEARER = "bearer"
    LINK = "link"


class StoredSession(Struct, frozen=True):
    """A device or program on which a guest is known, without what proves it. Moments are unknown where an older program
    has made it.
    """

    id: str
    guest: str
    kind: TokenKind
    label: str
    created: int | None
    seen: int | None
    replaces: str | None = None


class TableStore(Protocol):
    """Where the entries of one table go. All that is awaited is on the disk when it returns; NotStored if it is not."""

    async def append(
        self, table: str, version: int, new: Sequence[log.AnyEntry], listing: Listing | None = None
    ) -> None:
        """Add entries to a log, the first as number `version`. VersionTaken if that number is not the next one."""

    def note(self, table: str, listing: Listing, is_progress: bool) -> None:
        """Bring lists that are asked for from now on up to date; of mere progress only whose turn it is."""

    async def read_log(self, table: str) -> list[str]:
        """The bodies of all entries in their order; none if there is no such table."""

    async def rewrite_log(self, table: str, bodies: Mapping[int, str], listing: Listing) -> None:
        """Put other bodies in place of those of some entries, by version: only to forget somebody."""

    async def add_remark(self, table: str, remark: StoredRemark) -> None: ...

    async def remove_remark(self, table: str, number: int) -> None:
        """All of it but its number and its time."""


class Storage(TableStore, Protocol):
    """Everything that is kept: guests, tokens, remarks, and the log of every table."""

    @property
    def failure(self) -> str | None:
        """Why something could not be written within the last minute, if so."""

    async def ping(self) -> None:
        """Returns when something could be written; NotStored if it could not."""

    # ---------------------------------------------------------------- tables

    async def lobby(self, limit: int) -> list[Listing]:
        """Public tables that wait, or are being played and may be watched; those that wait first, the newest first."""

    async def tables_of(self, guest: str, limit: int) -> list[Listing]:
        """The tables at which a guest has a seat, or which they own; the newest first."""

    async def all_tables(self, limit: int, *, also_over: bool) -> list[Listing]:
        """The tables of this server, the newest first."""

    async def tables_for_computers(self) -> list[str]:
        """Games for which nobody has to come by: those of days in which a computer player is on turn, then those that
        everybody has given up.
        """

    async def count_open_tables(self, guest: str) -> int:
        """How many tables of this owner are not over."""

    async def open_tables(self, tables: Collection[str]) -> set[str]:
        """Those of them that are not over."""

    async def remove_table(self, table: str) -> bool:
        """For good, with its log; False if there is none."""

    async def unplayed_tables(self, closed_before: int, waiting_before: int) -> list[str]:
        """Tables without a game that were closed, or at which nothing has happened, before these moments."""

    # ---------------------------------------------------------------- uptime

    def note_uptime(self, uptime: Uptime) -> None:
        """That the server has run from then until then; the end of a run may be told again."""

    async def uptimes(self) -> list[Uptime]: ...

    # ---------------------------------------------------------------- remarks

    async def read_remarks(self, table: str, limit: int) -> list[StoredRemark]:
        """The last of them, oldest first."""

    async def remove_remarks(self, before: int) -> int:
        """Forget what was said before a time; how many remarks that were."""

    async def remarks_by(self, guest: str) -> list[tuple[str, StoredRemark]]:
        """What somebody has said anywhere, with the table, oldest first."""

    async def remove_remarks_by(self, guest: str) -> None:
        """All of them but their numbers and their times."""

    async def mute(self, guest: str, muted: str, is_muted: bool) -> None:
        """Whether `guest` wants to hear nothing of `muted`."""

    async def muted_by(self, guest: str) -> dict[str, str]:
        """Whom this guest does not want to hear, with their names."""

    # ---------------------------------------------------------------- guests

    async def add_guest(self, guest: StoredGuest, token: str, session: StoredSession) -> None:
        """A new guest with their first token, of which only the hash is handed over."""

    async def rename_guest(self, guest: str, name: str) -> None: ...

    async def session_of(self, token: str) -> tuple[StoredGuest, StoredSession] | None:
        """Who has the token with this hash, and on which device."""

    async def sessions_of(self, guest: str) -> list[StoredSession]:
        """Those of a guest, the latest first."""

    async def add_session(self, token: str, session: StoredSession) -> None: ...

    async def settle_session(self, token: str, replaced: str) -> None:
        """The token with this hash is in use, so the one it replaces goes."""

    def note_session(self, token: str, seen: int) -> None:
        """That a session was used; written some time soon."""

    async def remove_sessions(self, guest: str, ids: Collection[str] | None) -> set[str]:
        """Those with these ids, or all of a guest, with the links that they have made; which they were."""

    async def remove_unused_sessions(self, before: int) -> set[str]:
        """Those not used since then, of guests who hold no seat in a running game; whose they were."""

    async def add_link(self, code: str, guest: str, now: int, expires: int) -> None:
        """A link of this guest; those of theirs that nobody followed in time go."""

    async def use_link(self, code: str, token: str, session: StoredSession) -> StoredGuest | None:
        """Exchange a link's code for a new token of the same guest; a code is good for one use.
        `session` says nothing of the guest: that is known by the code."""

    def note_seen(self, guest: str, now: int) -> None:
        """That a guest is here; written some time soon, so that nobody has to wait for it."""

    async def profile(self, guest: str) -> StoredProfile | None: ...

    async def tables_mentioning(self, guest: str) -> list[str]:
        """Every table in whose log a guest occurs, also those at which they have no seat. Reads all logs."""

    async def begin_erasure(self, guest: str, now: int) -> bool:
        """From now on nothing proves this guest, and they are among the pending. False if there is none."""

    async def pending_erasures(self) -> list[str]: ...

    async def end_erasure(self, guest: str) -> None:
        """Delete the guest, and all that hangs on them, and whom they or others have muted."""

    async def remove_guest(self, guest: str) -> bool:
        """With all their tokens; the tables they sat at stay. False if there is none."""

    async def remove_idle_guests(self, before: int) -> list[str]:
        """Forget those who were last here before a time; who they were. Who still has something to play may come
        back.
        """
