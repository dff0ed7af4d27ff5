"""The server's own nouns: seats, phases, options, clocks. Messages and stored entries are made of them."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct

LONGEST_NAME: Final = 24
LONGEST_REMARK: Final = 280
MOST_SEATS: Final = 6

# -------------------------------------------------------------------- texts and numbers

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="what others call a person or program")]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Version = Annotated[int, Meta(ge=0, le=1_000_000_000, description="how many entries a table's log has")]
Level = Annotated[str, Meta(min_length=1, max_length=32, description="a computer player, as GET /api/levels names it")]
MoveText = Annotated[str, Meta(min_length=1, max_length=200, description="a move in notation")]
Milliseconds = Annotated[int, Meta(description="since the beginning of 1970")]
Share = Annotated[
    str, Meta(pattern="^[0-9a-f]{32}$", description="16 random bytes as hexadecimal digits, a share in the deal")
]
ShareDigest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="the SHA-256 of a share's 16 bytes")]
Digest = Annotated[str, Meta(description="a SHA-256 as 64 hexadecimal digits")]
GuestKey = Annotated[
    str, Meta(pattern="^[0-9a-f]{12}$", description="stands for a guest at one table; it proves nothing")
]
RemarkText = Annotated[str, Meta(min_length=1, max_length=LONGEST_REMARK, description="plain text, on one line")]


# -------------------------------------------------------------------- guests


class GuestKind(StrEnum):
    PERSON = "person"
    PROGRAM = "program"


class Caller(Struct, frozen=True):
    """Who asks: a guest of this server."""

    guest: str
    name: str
    kind: GuestKind = GuestKind.PERSON


class Reaction(StrEnum):
    """What can be said with one tap; the page has a picture and words for each."""

    HELLO = "hello"
    WELL_PLAYED = "well_played"
    THANKS = "thanks"
    WOW = "wow"
    OOPS = "oops"
    LAUGH = "laugh"
    THINKING = "thinking"
    GOOD_GAME = "good_game"


# -------------------------------------------------------------------- tables


class TablePhase(StrEnum):
    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"  # before the start by its owner, or at any time by the host


class Pace(StrEnum):
    """How long one waits for each other.

    `live`: everyone is at the table, and a computer player plays for whoever is absent for two minutes. `days`: people
    come by when they can. The others may call a computer player when nothing was played for 24 hours, at a live table
    for ten minutes.
    """

    LIVE = "live"
    DAYS = "days"


class PerTurn(Struct, frozen=True, tag="per_turn", forbid_unknown_fields=True):
    """So many seconds for each turn."""

    seconds: Annotated[int, Meta(ge=10, le=3_600)]


class Bank(Struct, frozen=True, tag="bank", forbid_unknown_fields=True):
    """So many seconds for the whole game, and some more with each turn one ends."""

    seconds: Annotated[int, Meta(ge=30, le=36_000)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


Clock = PerTurn | Bank


class TalkRule(StrEnum):
    """Who may say something at a table. Its owner chooses, and may choose anew at any time."""

    EVERYBODY = "everybody"
    PLAYERS = "players"
    REACTIONS = "reactions"  # the ready-made ones, from everybody, and no words
    NOBODY = "nobody"


SLOWEST_TALK: Final = 3_600
SlowSeconds = Annotated[int, Meta(ge=0, le=SLOWEST_TALK, description="how long each has to wait between two remarks")]


class TableOptions(Struct, frozen=True):
    """What was chosen when the table was made; its owner may change who may come and who may talk. The defaults are for
    tables that are older than the choice.
    """

    is_public: bool
    shuffle_seats: bool
    open_hands: bool
    spectators: bool
    pace: Pace = Pace.DAYS
    clock: Clock | None = None
    talk: TalkRule = TalkRule.EVERYBODY
    slow: int = 0


class Outcome(Struct, frozen=True):
    """How the game ended, by seat; several winners share the victory (R39)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class GameResult(Struct, frozen=True):
    """An earlier game at this table. `names` are those of its seats; seats played by computers have their level's."""

    game: int
    ended: Milliseconds
    names: tuple[str, ...]
    outcome: Outcome


class Breakage(Struct, frozen=True):
    """The stored log does not replay: from this entry on, for this reason (English)."""

    version: int
    detail: str


# -------------------------------------------------------------------- seats


class SeatKind(StrEnum):
    """Who sits there: nobody yet, a person, a program that came with a token, or a computer player of this server."""

    OPEN = "open"
    PERSON = "person"
    PROGRAM = "program"
    COMPUTER = "computer"


class OwnSeat(Struct, frozen=True, tag="me", forbid_unknown_fields=True):
    """Taken by whoever makes the table. Several of these make a table for several people at one device.

    `commitment` is to the share of this seat; without one it is asked for before the start.
    """

    name: Name | None = None
    commitment: ShareDigest | None = None


class EmptySeat(Struct, frozen=True, tag="open", forbid_unknown_fields=True):
    """Open to whoever comes."""


class ComputerSeat(Struct, frozen=True, tag="computer", forbid_unknown_fields=True):
    level: Level


SeatPlan = OwnSeat | EmptySeat | ComputerSeat
"""What a seat of a new table is for."""


class WhyStandIn(StrEnum):
    """Why a computer player has somebody's seat."""

    ABSENT = "absent"  # for two minutes, at a live table
    IDLE = "idle"  # connected, but for minutes they have not played, at a public live table without a clock
    CLOCK = "clock"  # the time has run out
    CALLED = "called"  # by one of the others
    CONCEDED = "conceded"


class StandIn(Struct, frozen=True):
    """The computer player that has a seat for now, since when and why. The seat stays its holder's."""

    level: str
    why: WhyStandIn
    since: Milliseconds
