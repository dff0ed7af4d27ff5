"""What the server asks of a store. `storage/` keeps it in SQLite; another kind keeps the same promises."""

from __future__ import annotations

from collections.abc import Collection, Sequence
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
    """A remark as it is kept. Remarks are no entries: they change nothing, and may be forgotten."""

    number: int
    at: int
    guest: str
    name: str
    text: str | None = None
    reaction: Reaction | None = None


class StoredGuest(Struct, frozen=True):
    id: str
    name: str
    kind: GuestKind


class TokenKind(StrEnum):
    """What a token is good for."""

    COOKIE = "cookie"
    BEARER = "bearer"
    LINK = "link"


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

    async def add_remark(self, table: str, remark: StoredRemark) -> None: ...


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

    # ---------------------------------------------------------------- remarks

    async def read_remarks(self, table: str, limit: int) -> list[StoredRemark]:
        """The last of them, oldest first."""

    async def remove_remarks(self, before: int) -> int:
        """Forget what was said before a time; how many remarks that were."""

    async def mute(self, guest: str, muted: str, is_muted: bool) -> None:
        """Whether `guest` wants to hear nothing of `muted`."""

    async def muted_by(self, guest: str) -> dict[str, str]:
        """Whom this guest does not want to hear, with their names."""

    # ---------------------------------------------------------------- guests

    async def add_guest(self, guest: StoredGuest, token: str, kind: TokenKind, now: int) -> None:
        """A new guest with their first token, of which only the hash is handed over."""

    async def rename_guest(self, guest: str, name: str) -> None: ...

    async def guest_of(self, token: str) -> StoredGuest | None:
        """Who has the token with this hash."""

    async def add_link(self, code: str, guest: str, now: int, expires: int) -> None:
        """A link of this guest; those of theirs that nobody followed in time go."""

    async def use_link(self, code: str, token: str, now: int) -> StoredGuest | None:
        """Exchange a link's code for a new token of the same guest; a code is good for one use."""

    def note_seen(self, guest: str, now: int) -> None:
        """That a guest is here; written some time soon, so that nobody has to wait for it."""

    async def remove_guest(self, guest: str) -> bool:
        """With all their tokens; the tables they sat at stay. False if there is none."""

    async def remove_idle_guests(self, before: int) -> list[str]:
        """Forget those who were last here before a time; who they were. Who still has something to play may come
        back.
        """
