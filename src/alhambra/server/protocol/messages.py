"""Messages over a table's socket. docs/protocol.md tells the story with examples.

Tiles, cards, cells and moves cross the wire as their notation, as in `To9b`, `Y7`, `e2n1`, `buy 3 B4 B5`. Every message
with an `id` gets one answer with the same `id`: what it asks for, or `done`, or `refused`.

A client never works out a rule: each update carries the whole new view, and on request what may be done in it.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from alhambra.events import Event
from alhambra.insight import (
    Chain,
    Choices,
    Offer,
    Preview,
    Purpose,
    ScoringWindow,
    Standings,
    Taking,
    TurnTold,
    Unseen,
    Why,
)
from alhambra.learning.lesson import Coaching
from alhambra.reasons import Reason
from alhambra.review import Cause, Grade
from alhambra.server.core.domain import (
    GuestKey,
    Milliseconds,
    MoveText,
    Reaction,
    RemarkText,
    SeatKind,
    SeatNumber,
    Version,
)
from alhambra.server.core.log import PublishedEntry
from alhambra.server.core.orders import SocketOrder
from alhambra.server.core.refusals import RefusalCode
from alhambra.server.protocol.basics import RequestId, Span
from alhambra.server.protocol.public import PublicTable, You
from alhambra.values import Tile
from alhambra.view import View

# -------------------------------------------------------------------- from clients


class Wish(StrEnum):
    """What a connection wants to be told with each update, beyond the view."""

    MOVES = "moves"  # every legal move as text, for programs
    CHOICES = "choices"
    OFFERS = "offers"
    STANDINGS = "standings"
    CHAIN = "chain"
    TAKINGS = "takings"
    SCORING_WINDOW = "scoring_window"
    UNSEEN = "unseen"
    SINCE = "since"  # the turns of the others since one's own last one
    LESSON = "lesson"  # where one stands in the lesson that is taught at this table


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message. `seen` is the last version this client knows, `heard` the number of the last remark; it is
    told exactly what came after them.
    """

    protocol: int
    seen: Version = 0
    wants: Annotated[tuple[Wish, ...], Meta(max_length=20)] = ()
    heard: Version = 0


class OrderRequest(Struct, frozen=True, tag="order", forbid_unknown_fields=True):
    """Have something done at the table. Answered by `done` when it is stored and everyone is told, or by `refused`."""

    id: RequestId
    order: SocketOrder


class Look(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """For those who hold several seats: whose view to be sent. None lets the server choose whoever's turn it is."""

    id: RequestId
    seat: SeatNumber | None = None


class AskWhy(Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Where may this tile go, and why not elsewhere? Without a tile: which buildings may be removed?"""

    id: RequestId
    seat: SeatNumber
    tile: Tile | None = None
    purpose: Purpose = Purpose.PLACE


class AskPreview(Struct, frozen=True, tag="preview", forbid_unknown_fields=True):
    """What would this move change?"""

    id: RequestId
    seat: SeatNumber
    move: MoveText


class AskExplain(Struct, frozen=True, tag="explain", forbid_unknown_fields=True):
    """Why was the turn played like this to which this step belongs?

    Of computer players and of oneself, once the turn has ended; of everybody when the game is over. Answered after a
    moment, when a computer player has thought about it.
    """

    id: RequestId
    step: Annotated[int, Meta(ge=1, le=100_000)]


class Hurry(Struct, frozen=True, tag="hurry", forbid_unknown_fields=True):
    """From somebody who plays: until it is a person's turn, computer players need not leave time to be followed."""

    id: RequestId


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """A page cannot see that its connection is dead; this is how it finds out."""

    id: RequestId


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say something to everyone at the table."""

    id: RequestId
    text: RemarkText


class React(Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """A quick reaction, to everyone at the table."""

    id: RequestId
    reaction: Reaction


class Mute(Struct, frozen=True, tag="mute", forbid_unknown_fields=True):
    """Hear nothing more from this guest, at any table; or hear them again. Answered by `remarks` from the beginning."""

    id: RequestId
    who: GuestKey
    is_muted: bool


ClientMessage = Hello | OrderRequest | Look | AskWhy | AskPreview | AskExplain | Hurry | Ping | Say | React | Mute


# -------------------------------------------------------------------- from the server


class PublicNews(Struct, frozen=True):
    """An entry of the log without its secrets; its tag is the entry's. `at` is when it happened."""

    at: Milliseconds


class TableOpenedNews(PublicNews, frozen=True, tag="opened"):
    """The table was made."""


class SeatFilledNews(PublicNews, frozen=True, tag="seat_filled"):
    """Someone sat down, or a computer player was seated. `name` is the one it is about."""

    seat: int
    kind: SeatKind
    name: str


class SeatVacatedNews(PublicNews, frozen=True, tag="seat_vacated"):
    """Someone left or was removed. `name` is the one it is about; `for_good`: they may not sit down here again."""

    seat: int
    name: str
    was_removed: bool
    for_good: bool = False


class SharesAskedNews(PublicNews, frozen=True, tag="shares_asked"):
    """The game is to begin: everybody reveals the share they are bound to, by `until`."""

    until: Milliseconds


class ShareRevealedNews(PublicNews, frozen=True, tag="reveal"):
    """The share of this seat has come."""

    seat: int


class GameStartedNews(PublicNews, frozen=True, tag="started"):
    """The game was dealt; seats have the order of the game from now on."""


class SpectatorRemovedNews(PublicNews, frozen=True, tag="spectator_removed"):
    """The owner has removed somebody, who cannot come back."""

    name: str


class RematchAskedNews(PublicNews, frozen=True, tag="rematch"):
    """Somebody wants another game: the table waits for everyone to agree, with a new secret. `game` is its number."""

    game: int
    by: str


class AgreedToRematchNews(PublicNews, frozen=True, tag="agreed"):
    """Whoever has this seat is ready for the rematch."""

    seat: int


Happening = (
    PublishedEntry
    | TableOpenedNews
    | SeatFilledNews
    | SeatVacatedNews
    | GameStartedNews
    | SpectatorRemovedNews
    | RematchAskedNews
    | AgreedToRematchNews
    | SharesAskedNews
    | ShareRevealedNews
)
"""What an entry of the log is told as: itself if it holds no secret, or its public form."""


class News(Struct, frozen=True):
    """One entry of the table's log as everybody sees it. `step` counts the moves that stand after it."""

    version: int
    step: int
    what: Happening
    events: tuple[Event, ...]


class TurnState(Struct, frozen=True):
    """The tentative part of the game: the steps of the turn being played, and those that can be played again.

    `began` is when the turn came to this seat. From `call_from` on the others may call a computer player for it; null
    where one has it already.
    """

    seat: int
    steps: tuple[str, ...]
    undone: tuple[str, ...]
    began: Milliseconds
    call_from: Milliseconds | None


class ClockState(Struct, frozen=True):
    """What each seat had left at the moment `at`; null for computer players. Since then the time of `running` runs."""

    at: Milliseconds
    left: tuple[Span | None, ...]
    running: int | None


class Insight(Struct, frozen=True):
    """What was wished for; null otherwise, and where there is nothing to say, as about the hand of a spectator."""

    moves: tuple[str, ...] | None = None
    choices: Choices | None = None
    offers: tuple[Offer, ...] | None = None
    standings: Standings | None = None
    chain: Chain | None = None
    takings: tuple[Taking, ...] | None = None
    scoring_window: ScoringWindow | None = None
    unseen: Unseen | None = None
    since: tuple[TurnTold, ...] | None = None
    lesson: Coaching | None = None


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to `hello`; an update with what was missed follows."""

    protocol: int
    program: str
    now: Milliseconds


class Update(Struct, frozen=True, tag="update"):
    """What happened after version `since`, and the table as it now is.

    `table` and `you` are null where nothing about them has changed. `turn` and `view` are null before the start, and
    `clocks` is at a table that has none.
    """

    since: int
    version: int
    news: tuple[News, ...]
    table: PublicTable | None
    you: You | None
    turn: TurnState | None
    view: View | None
    insight: Insight
    clocks: ClockState | None


class Absence(Struct, frozen=True):
    """Nobody is connected for this seat since then. From `stand_in_from` on, at a live table, a computer player plays
    when it is the seat's turn; null where none will.
    """

    seat: int
    since: Milliseconds
    stand_in_from: Milliseconds | None


class Watcher(Struct, frozen=True):
    """Someone who watches."""

    key: GuestKey
    name: str


class Presence(Struct, frozen=True, tag="presence"):
    """Whose seats have someone connected and whose not, and who watches.

    `is_paused`: a game is on and waits, computer players and clocks too, because nobody who plays is there.
    """

    seats: tuple[int, ...]
    watchers: tuple[Watcher, ...]
    absent: tuple[Absence, ...]
    is_paused: bool


class Speaker(Struct, frozen=True):
    """Who says something, or is not to be heard; `seat` is null for somebody who has none."""

    key: GuestKey
    name: str
    seat: int | None


class SpokenRemark(Struct, frozen=True):
    """Something said at a table: a text, or a quick reaction. Remarks count from 1, without a gap but for purged ones
    and those of people one has muted.
    """

    number: int
    at: Milliseconds
    by: Speaker
    text: str | None
    reaction: Reaction | None


class Remarks(Struct, frozen=True, tag="remarks"):
    """What was said after remark `since`; from 0 it is all there is to show. `muted` are those one has muted."""

    since: int
    remarks: tuple[SpokenRemark, ...]
    muted: tuple[Speaker, ...]


class OrderDone(Struct, frozen=True, tag="done"):
    """Request `id` was carried out. `version` is the table's: an update with it was sent before this."""

    id: int
    version: int


class RequestRefused(Struct, frozen=True, tag="refused"):
    """Request `id` (null if it could not be read) was refused and changed nothing. `version` is the table's."""

    id: int | None
    code: RefusalCode
    version: int
    reason: Reason | None
    detail: str


class WhyAnswer(Struct, frozen=True, tag="why"):
    """The answer to `why`, at this version."""

    id: int
    version: int
    why: Why


class PreviewAnswer(Struct, frozen=True, tag="preview"):
    """The answer to `preview`, at this version."""

    id: int
    version: int
    preview: Preview


class PointsFrom(Struct, frozen=True):
    """Points lost against the best turn: by a kind of building, the `wall` or `dirk` in a round from 1 to 3, or by
    `money`, in round 0."""

    source: str
    round: int
    points: float


class GapToBest(Struct, frozen=True):
    """How far a turn is behind the best, in points and in share of the victory, with the errors of these differences.

    If it is not `clear`, the two cannot be told apart.
    """

    points: float
    points_error: float
    share: float
    share_error: float
    is_clear: bool


class TurnWorth(Struct, frozen=True):
    """A turn, and what it leads to if everybody goes on like a quick architect; see docs/reviews.md.

    `points` are the expected final points of every seat, `share` the expected share of the victory of its own.
    """

    moves: tuple[str, ...]
    points: tuple[float, ...]
    share: float
    games: int
    behind: GapToBest | None


class ExplainAnswer(Struct, frozen=True, tag="explain"):
    """The answer to `explain`: the best turns there were, best first, which of them was played, and what it is called.

    It is what could be known to the seat when its turn began. `market` is what was on offer then. Where the turn was a
    fault, `cause` says in what it differs from the best one, and `parts`, largest first, what it lost; they add up to
    the points it is behind. `is_exact` where nothing random was left.
    """

    id: int
    seat: int
    market: tuple[Tile | None, ...]
    turns: tuple[TurnWorth, ...]
    played: int
    grade: Grade
    cause: Cause | None
    parts: tuple[PointsFrom, ...]
    is_exact: bool


class Pong(Struct, frozen=True, tag="pong"):
    id: int
    now: Milliseconds


class Notice(Struct, frozen=True, tag="notice"):
    """What the host of the server says to everyone who is connected."""

    at: Milliseconds
    text: str


class Goodbye(Struct, frozen=True, tag="goodbye"):
    """The last message before the server closes a connection."""

    code: RefusalCode


ServerMessage = (
    Welcome
    | Update
    | Presence
    | Remarks
    | OrderDone
    | RequestRefused
    | WhyAnswer
    | PreviewAnswer
    | ExplainAnswer
    | Pong
    | Notice
    | Goodbye
)
