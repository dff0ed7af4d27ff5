"""Bodies of HTTP requests and answers. docs/protocol.md tells the story with examples."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from alhambra.events import Event, Wall
from alhambra.insight import Summary
from alhambra.reasons import Reason
from alhambra.server.core.domain import (
    MOST_SEATS,
    Clock,
    GuestKind,
    Level,
    Milliseconds,
    Name,
    Pace,
    SeatPlan,
    Share,
    ShareDigest,
    TableOptions,
)
from alhambra.server.core.fairness import FairDeal
from alhambra.server.core.refusals import RecordFault, RefusalCode
from alhambra.server.protocol.basics import MOST_VIEWS, RECORD_LETTERS
from alhambra.server.protocol.notifications import (
    AddMail,
    AddPush,
    AddWebhook,
    CallChannel,
    CallCode,
    Calls,
    CallsMuted,
    CallWishes,
    NewWebhook,
)
from alhambra.server.protocol.public import ListedTable, PublicTable
from alhambra.view import View


class Problem(Struct, frozen=True):
    """The body of every HTTP answer that is a no. `detail` is English, for people who read logs."""

    code: RefusalCode
    detail: str
    reason: Reason | None = None
    fault: RecordFault | None = None  # of a game file: what is wrong with it, and where


# -------------------------------------------------------------------- from clients


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/guests, POST /api/programs; PATCH /api/me."""

    name: Name


class LinkCode(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/links: the code of a personal link, which stood after its `#`."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables."""

    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=2, max_length=MOST_SEATS)]
    is_public: bool = False
    shuffle_seats: bool = True
    open_hands: bool = False
    spectators: bool = True
    pace: Pace = Pace.LIVE
    clock: Clock | None = None

    @property
    def options(self) -> TableOptions:
        return TableOptions(
            is_public=self.is_public,
            shuffle_seats=self.shuffle_seats,
            open_hands=self.open_hands,
            spectators=self.spectators,
            pace=self.pace,
            clock=self.clock,
        )


class TakeSeatBody(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/seats/{seat}/take. One may take several, each with a name of its own."""

    commitment: ShareDigest | None = None
    name: Name | None = None


class CommitBody(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/seats/{seat}/commit: the SHA-256 of a share in the deal."""

    commitment: ShareDigest


class RevealBody(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/seats/{seat}/reveal: the share itself, once the game is to begin."""

    share: Share


class SeatComputerBody(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/seats/{seat}/computer, and POST /api/tables/{id}/fill for all open seats."""

    level: Level


class StartBody(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/start. The share is that of all seats the owner holds; null if they have none, or reveal
    each of them apart.
    """

    share: Share | None = None


class AgreeBody(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/agree, after somebody has asked for a rematch. The commitment is to the share of all one's
    seats.
    """

    commitment: ShareDigest


# -------------------------------------------------------------------- from the server


class Me(Struct, frozen=True):
    """Who one is to this server."""

    id: str
    name: str
    kind: GuestKind


class NewProgram(Struct, frozen=True):
    """A program's identity. The token is shown this once; send it as `Authorization: Bearer TOKEN`."""

    me: Me
    token: str


class PersonalLink(Struct, frozen=True):
    """A link that carries one's identity to another device, once and for a short time."""

    path: str
    code: str
    expires: Milliseconds


class Tables(Struct, frozen=True):
    tables: tuple[ListedTable, ...]


class ComputerLevel(Struct, frozen=True):
    """A computer player one can have at a table. The page has words for it by its name; equal rungs, equal strength."""

    name: str
    rung: int


class Levels(Struct, frozen=True):
    """From weak to strong; `usual` is the one to propose."""

    levels: tuple[ComputerLevel, ...]
    usual: str


class About(Struct, frozen=True):
    """Which program this is."""

    version: str
    protocol: int
    rules: int


class ReplayStep(Struct, frozen=True):
    """One move of a game and what it led to; step 0 is the deal."""

    step: int
    seat: int | None
    move: str | None
    events: tuple[Event, ...]


class Replay(Struct, frozen=True):
    """A whole finished game, or a running one up to now."""

    table: PublicTable
    steps: tuple[ReplayStep, ...]
    summary: Summary


class ReplayViews(Struct, frozen=True):
    """The table after step `first`, `first` + 1, ...: once the game is over with all hands open, until then as the
    reader sees it. `walls` has everybody's longest wall for each of them, and `totals` everybody's points if the next
    round were held then, or null where they are those of the step before.
    """

    first: int
    views: tuple[View, ...]
    walls: tuple[tuple[Wall, ...] | None, ...]
    totals: tuple[tuple[int, ...] | None, ...] = ()


class OpenRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A game in the notation, `.alh`, from wherever. `first` and `count` choose views."""

    record: Annotated[str, Meta(max_length=RECORD_LETTERS)]
    first: Annotated[int, Meta(ge=0, le=100_000)] = 0
    count: Annotated[int, Meta(ge=1, le=MOST_VIEWS)] = MOST_VIEWS


class GameTally(Struct, frozen=True):
    """What one finished game was for one of its players. `kinds` are points, in the order of the prizes.

    `rivals` has the level of each computer player and null for each person or program; `place` counts from 1, and who
    shares a place has the same.
    """

    table: str
    game: int
    ended: Milliseconds
    players: int
    rivals: tuple[str | None, ...]
    place: int
    points: int
    kinds: tuple[int, ...]
    wall: int
    longest_wall: int
    purchases: int
    exact: int
    overpaid: int


class Statistics(Struct, frozen=True):
    """One's own finished games, the latest first; not lessons, and not those at which one held several seats."""

    games: tuple[GameTally, ...]


REST_FROM_CLIENTS: Final[tuple[Any, ...]] = (
    NewGuest,
    LinkCode,
    OpenRecord,
    NewTable,
    TakeSeatBody,
    CommitBody,
    RevealBody,
    SeatComputerBody,
    StartBody,
    AgreeBody,
    CallWishes,
    AddPush,
    AddMail,
    AddWebhook,
    CallsMuted,
    CallCode,
)

REST_FROM_SERVER: Final[tuple[Any, ...]] = (
    Problem,
    Me,
    NewProgram,
    PersonalLink,
    Tables,
    Levels,
    About,
    Replay,
    Statistics,
    ReplayViews,
    FairDeal,
    Calls,
    CallChannel,
    NewWebhook,
    CallsMuted,
)
