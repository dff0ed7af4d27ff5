"""A table's log: what happened at it, entry by entry. It is only ever appended to.

What crosses to the disk is the JSON of these classes; one that has been released can still be read for ever, so
fields are added with a default and never change their meaning. Most entries hold secrets, such as shares in the deal,
and are told without them; a `PublicEntry` holds none and is told to everybody as it is.

An entry has the words of the order it answers, in the past tense, and the same tag.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from alhambra.server.core.domain import SeatKind, TableOptions, TalkRule, WhyStandIn


class Sitter(Struct, frozen=True):
    """Who has a seat. `guest` is null for a computer player and for an open seat.

    `commitment` is the SHA-256 of their share in the next deal, `share` the share itself once it is revealed. `random`
    is a share that was given in the clear, as in the first scheme of deals.
    """

    kind: SeatKind
    name: str = ""
    guest: str | None = None
    level: str | None = None
    random: str = ""
    commitment: str = ""
    share: str = ""


NOBODY: Final = Sitter(SeatKind.OPEN)


class Entry(Struct, frozen=True):
    """`at` is when it happened, in milliseconds since the beginning of 1970."""

    at: int


class PublicEntry(Entry, frozen=True):
    """An entry without a secret: everybody is told it as it stands in the log."""


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
    """Someone left, or the owner removed them: `for_good` if they may not sit down here again."""

    seat: int
    was_removed: bool
    for_good: bool = False


class TableClosed(PublicEntry, frozen=True, tag="closed"):
    """Given up before the start, or closed by the host at any time."""


class ShareCommitted(PublicEntry, frozen=True, tag="commit"):
    """The holder of this seat is bound to a new share, of which this is the SHA-256."""

    seat: int
    commitment: str


class SharesAsked(Entry, frozen=True, tag="shares_asked"):
    """The game is to begin, and everybody is asked for the share they are bound to. Should one not come, `next_secret`
    takes the place of the server's secret.
    """

    next_secret: str


class ShareRevealed(Entry, frozen=True, tag="reveal"):
    """The share of this seat, which fits its commitment."""

    seat: int
    share: str


class StartCalledOff(PublicEntry, frozen=True, tag="call_off"):
    """Nothing was dealt. `missing` are the seats whose shares had not come; the next start takes new ones of all."""

    missing: tuple[int, ...]


class GameStarted(Entry, frozen=True, tag="started"):
    """Dealt, by the rules of this version. `contributions` follow the seats as they were; `order` is how they are now:
    the sitter of seat i was on seat `order[i]`. A `position` in notation is set up instead of a deal, in a lesson.

    `commitments` are those to the contributions, "" for a computer player. In the first scheme there are none at all.
    """

    contributions: tuple[str, ...]
    order: tuple[int, ...]
    rules: int
    position: str = ""
    commitments: tuple[str, ...] = ()


class MovePlayed(PublicEntry, frozen=True, tag="move"):
    """Until the seat's `end` it is tentative."""

    seat: int
    move: str


class StepUndone(PublicEntry, frozen=True, tag="undo"):
    """This move was taken back. Entries of the first version do not name it; `absorb` adds it."""

    seat: int
    move: str = ""


class StepRedone(PublicEntry, frozen=True, tag="redo"):
    """This move, which was taken back, was played after all. Named as in `StepUndone`."""

    seat: int
    move: str = ""


class TurnRestarted(PublicEntry, frozen=True, tag="restart"):
    """All steps of the turn were taken back."""

    seat: int


class StandInTook(PublicEntry, frozen=True, tag="stand_in"):
    """A computer player has this seat from now on; `by` is the name of who called it. The seat stays its holder's."""

    seat: int
    level: str
    why: WhyStandIn
    by: str | None = None


class ReturnedToSeat(PublicEntry, frozen=True, tag="return"):
    """The holder of this seat plays it again. `has_grace`: a clock that has run out shows a moment more."""

    seat: int
    has_grace: bool = True


class ClockStopped(PublicEntry, frozen=True, tag="clock_stopped"):
    """No time runs, since the moment `since`: that of this entry, or, after a crash, that of the one before it."""

    since: int


class ClockStarted(PublicEntry, frozen=True, tag="clock_started"):
    """Time runs again."""


class SpectatorRemoved(Entry, frozen=True, tag="spectator_removed"):
    """Whom the owner has removed, for as long as there is this table."""

    guest: str
    name: str


class CompanyChanged(PublicEntry, frozen=True, tag="company"):
    """Who may come to this table and who may talk at it, from now on. `slow` is in seconds."""

    is_public: bool
    spectators: bool
    talk: TalkRule
    slow: int = 0


class RematchAsked(Entry, frozen=True, tag="rematch"):
    """After the end: the table waits for another game between the same, dealt from a new secret."""

    by: str
    secret: str


class AgreedToRematch(Entry, frozen=True, tag="agreed"):
    """The holder of this seat is ready for the rematch. `random` is their share in its deal, in the first scheme."""

    seat: int
    random: str = ""
    commitment: str = ""


CompanyEntry = (
    StandInTook
    | ReturnedToSeat
    | ClockStopped
    | ClockStarted
    | SpectatorRemoved
    | CompanyChanged
    | RematchAsked
    | AgreedToRematch
)
"""What people do at a table beside the game itself."""

ShareEntry = ShareCommitted | SharesAsked | ShareRevealed | StartCalledOff
"""How a deal is prepared that nobody can bend."""

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
    | ShareEntry
)

PublishedEntry = (
    TableClosed
    | MovePlayed
    | StepUndone
    | StepRedone
    | TurnRestarted
    | StandInTook
    | ReturnedToSeat
    | ClockStopped
    | ClockStarted
    | ShareCommitted
    | StartCalledOff
    | CompanyChanged
)
"""Every `PublicEntry`."""

_DECODER: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)
_ENCODER: Final = msgspec.json.Encoder()


def write(entry: AnyEntry) -> str:
    return _ENCODER.encode(entry).decode()


def read(text: str) -> AnyEntry:
    """The entry that a text means; msgspec.DecodeError if it means none."""
    return _DECODER.decode(text)
