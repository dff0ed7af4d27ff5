"""A table's log: what happened at it, entry by entry. It is only ever appended to.

What crosses to the disk is the JSON of these classes; one that has been released can still be read for ever, so
fields are added with a default and never change their meaning. Unlike the messages of the protocol, entries hold
secrets: nothing of them is sent to anyone as it is.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from alhambra.server.protocol import SeatKind, TableOptions, WhyStandIn


class Sitter(Struct, frozen=True):
    """Who has a seat. `guest` is null for a computer player and for an open seat; `random` is a share in the deal."""

    kind: SeatKind
    name: str = ""
    guest: str | None = None
    level: str | None = None
    random: str = ""


NOBODY: Final = Sitter(SeatKind.OPEN)


class Entry(Struct, frozen=True):
    """`at` is when it happened, in milliseconds since the beginning of 1970."""

    at: int


class TableOpened(Entry, frozen=True, tag="opened"):
    """`lesson` names the lesson that is taught at this table, if one is."""

    owner: str
    owner_name: str
    seats: tuple[Sitter, ...]
    options: TableOptions
    secret: str
    lesson: str | None = None


class SeatFilled(Entry, frozen=True, tag="seat_filled"):
    """Someone sat down on an open seat, or took a computer player's place before the start."""

    seat: int
    sitter: Sitter


class SeatVacated(Entry, frozen=True, tag="seat_vacated"):
    """Someone left, or the owner removed them."""

    seat: int
    was_removed: bool


class TableClosed(Entry, frozen=True, tag="closed"):
    """Given up before the start, or closed by the host at any time."""


class GameStarted(Entry, frozen=True, tag="started"):
    """Dealt, by the rules of this version. `contributions` follow the seats as they were; `order` is how they are now:
    the sitter of seat i was on seat `order[i]`. A `position` in notation is set up instead of a deal, in a lesson.
    """

    contributions: tuple[str, ...]
    order: tuple[int, ...]
    rules: int
    position: str = ""


class MovePlayed(Entry, frozen=True, tag="move"):
    seat: int
    move: str


class StepUndone(Entry, frozen=True, tag="undo"):
    seat: int


class StepRedone(Entry, frozen=True, tag="redo"):
    seat: int


class TurnRestarted(Entry, frozen=True, tag="restart"):
    seat: int


class StandInTook(Entry, frozen=True, tag="stand_in"):
    """A computer player has this seat from now on; `by` is the name of who called it. The seat stays its holder's."""

    seat: int
    level: str
    why: WhyStandIn
    by: str | None = None


class SeatReturned(Entry, frozen=True, tag="return"):
    """The holder of this seat plays it again."""

    seat: int


class ClockStopped(Entry, frozen=True, tag="clock_stopped"):
    """No time runs, since the moment `since`: that of this entry, or, after a crash, that of the one before it."""

    since: int


class ClockStarted(Entry, frozen=True, tag="clock_started"):
    """Time runs again."""


class SpectatorRemoved(Entry, frozen=True, tag="spectator_removed"):
    """Whom the owner has removed, for as long as there is this table."""

    guest: str
    name: str


class RematchAsked(Entry, frozen=True, tag="rematch"):
    """After the end: the table waits for another game between the same, dealt from a new secret."""

    by: str
    secret: str


class SeatAgreed(Entry, frozen=True, tag="agreed"):
    """The holder of this seat is ready for the rematch. `random` is their share in its deal."""

    seat: int
    random: str


CompanyEntry = StandInTook | SeatReturned | ClockStopped | ClockStarted | SpectatorRemoved | RematchAsked | SeatAgreed
"""What people do at a table beside the game itself."""

AnyEntry = (
    TableOpened
    | SeatFilled
    | SeatVacated
    | TableClosed
    | GameStarted
    | MovePlayed
    | StepUndone
    | StepRedone
    | TurnRestarted
    | CompanyEntry
)

_DECODER: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)
_ENCODER: Final = msgspec.json.Encoder()


def write(entry: AnyEntry) -> str:
    return _ENCODER.encode(entry).decode()


def read(text: str) -> AnyEntry:
    """The entry that a text means; msgspec.DecodeError if it means none."""
    return _DECODER.decode(text)
