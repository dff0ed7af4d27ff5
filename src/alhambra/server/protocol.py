"""Every message between the server and a client, in one place. docs/protocol.md tells the story with examples.

What a client sends is below "from clients", what the server sends below "from the server". Over HTTP and over the
socket everything is JSON. Tiles, cards, cells and moves cross the wire as their notation, as in `To9b`, `Y7`, `e2n1`,
`buy 3 B4 B5`. The TypeScript types in web/src/protocol.ts are generated from this module.

A client never works out a rule: each update carries the whole new view, and on request what may be done in it.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from alhambra.events import Event, Wall
from alhambra.insight import (
    Chain,
    Choices,
    Offer,
    Preview,
    Purpose,
    ScoringWindow,
    Standings,
    Summary,
    Taking,
    TurnTold,
    Unseen,
    Why,
)
from alhambra.learning.lesson import Coaching
from alhambra.reasons import Reason
from alhambra.values import Card, Cell, Tile
from alhambra.view import View

PROTOCOL: Final = 1
"""Raised when a page or program of yesterday would no longer understand; `hello` names it."""

RECORD_LETTERS: Final = 48_000
"""The longest record that is read: several times the longest game."""
MOST_VIEWS: Final = 50
"""How many steps of a replay are told at once."""

LONGEST_NAME: Final = 24

# -------------------------------------------------------------------- small words

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="what others call a person or program")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Version = Annotated[int, Meta(ge=0, le=1_000_000_000, description="how many entries a table's log has")]
Level = Annotated[str, Meta(min_length=1, max_length=32, description="a computer player, as GET /api/levels names it")]
RequestId = Annotated[int, Meta(ge=0, le=1_000_000_000, description="chosen by the client, repeated in the answer")]
MoveText = Annotated[str, Meta(min_length=1, max_length=200, description="a move in notation")]
Milliseconds = Annotated[int, Meta(description="since the beginning of 1970")]
Randomness = Annotated[
    str, Meta(pattern="^[0-9a-f]{32}$", description="16 random bytes as hexadecimal digits, a share in the deal")
]
Digest = Annotated[str, Meta(description="a SHA-256 as 64 hexadecimal digits")]
Span = Annotated[int, Meta(description="a length of time in milliseconds")]
GuestKey = Annotated[
    str, Meta(pattern="^[0-9a-f]{12}$", description="stands for a guest at one table; it proves nothing")
]
RemarkText = Annotated[str, Meta(min_length=1, max_length=280, description="plain text, on one line")]


class RefusalCode(StrEnum):
    """Why something was not done. The client says it in words."""

    ILLEGAL_MOVE = "illegal_move"  # the rules say no: `reason` says why
    NOT_A_MOVE = "not_a_move"  # the text is no move
    STALE_VERSION = "stale_version"  # something happened first; the update is on its way
    NOT_YOUR_TURN = "not_your_turn"
    NOT_YOUR_SEAT = "not_your_seat"
    NOTHING_TO_UNDO = "nothing_to_undo"
    NOTHING_TO_REDO = "nothing_to_redo"
    NOT_STARTED = "not_started"
    ALREADY_STARTED = "already_started"
    GAME_OVER = "game_over"
    NOT_A_RECORD = "not_a_record"  # the text is no game in the notation; `detail` says where it goes wrong
    NOT_OVER = "not_over"  # records and the secret of the deal exist once the game is over
    TABLE_CLOSED = "table_closed"
    TABLE_FULL = "table_full"  # its log has no more room: moves are still played, and the next game is at another table
    READ_ONLY = "read_only"  # the stored table does not replay; it can be looked at, not played
    SEATS_OPEN = "seats_open"  # every seat must be taken, or be filled with computer players
    SEAT_TAKEN = "seat_taken"
    SEAT_OPEN = "seat_open"
    NO_SUCH_SEAT = "no_such_seat"
    NO_SUCH_TABLE = "no_such_table"
    NO_SUCH_LEVEL = "no_such_level"
    NO_SUCH_STEP = "no_such_step"
    NOT_THE_OWNER = "not_the_owner"
    NO_SPECTATORS = "no_spectators"
    NOT_WELCOME = "not_welcome"  # the owner has removed this guest from the table
    NO_SUCH_GUEST = "no_such_guest"
    TOO_SOON = "too_soon"  # to call a computer player for somebody: `turn.call_from` tells when
    PLAYED_BY_COMPUTER = "played_by_computer"  # a computer player has this seat already
    PLAYED_BY_PERSON = "played_by_person"  # nothing to return to: the seat is played by its holder
    NO_SESSION = "no_session"  # no cookie or token, or one that is not known
    LINK_USED = "link_used"  # a personal link works once and for a short time
    WRONG_ORIGIN = "wrong_origin"
    NOT_UNDERSTOOD = "not_understood"
    NOT_FOUND = "not_found"
    TOO_LARGE = "too_large"
    TOO_FAST = "too_fast"
    TOO_MANY = "too_many"  # tables, connections or guests: a limit of this server
    TOO_SLOW = "too_slow"  # the client did not read what was sent to it
    OLD_PAGE = "old_page"  # another protocol number: load the page again
    NOT_STORED = "not_stored"  # the disk is full or the database locked; nothing has changed, try again
    SERVER_STOPS = "server_stops"
    SERVER_ERROR = "server_error"


class Problem(Struct, frozen=True):
    """The body of every HTTP answer that is a no. `detail` is English, for people who read logs."""

    code: RefusalCode
    detail: str
    reason: Reason | None = None


# -------------------------------------------------------------------- tables as everybody sees them


class SeatKind(StrEnum):
    """Who sits there: nobody yet, a person, a program that came with a token, or a computer player of this server."""

    OPEN = "open"
    PERSON = "person"
    PROGRAM = "program"
    COMPUTER = "computer"


class TablePhase(StrEnum):
    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"  # before the start by its owner, or at any time by the host


class Pace(StrEnum):
    """How long one waits for each other.

    `live`: everyone is at the table, and a computer player plays for whoever is absent for two minutes. `days`: people
    come by when they can. At both the others may call a computer player when nothing was played for 24 hours.
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


class WhyStandIn(StrEnum):
    """Why a computer player has somebody's seat."""

    ABSENT = "absent"  # for two minutes, at a live table
    CLOCK = "clock"  # the time has run out
    CALLED = "called"  # by one of the others
    CONCEDED = "conceded"


class StandIn(Struct, frozen=True):
    """The computer player that has a seat for now, since when and why. The seat stays its holder's."""

    level: str
    why: WhyStandIn
    since: Milliseconds


class Seat(Struct, frozen=True):
    """One seat. `name` is empty where it is open and the level where a computer player sits.

    `stand_in` is set while a computer player has a person's or a program's seat. `is_ready` is false where a rematch
    waits for its holder to agree. `key` stands for the holder, as in `presence` and in remarks.
    """

    kind: SeatKind
    name: str
    level: str | None
    stand_in: StandIn | None = None
    is_ready: bool = True
    key: GuestKey | None = None


class TableOptions(Struct, frozen=True):
    """What was chosen when the table was made. The defaults are for tables that are older than the choice."""

    is_public: bool
    shuffle_seats: bool
    open_hands: bool
    spectators: bool
    pace: Pace = Pace.DAYS
    clock: Clock | None = None


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


class Table(Struct, frozen=True):
    """A table as everybody may know it. `owner` is a name; `commitment` is the SHA-256 of the server's secret.

    `game` counts the games played here, from 1; after a rematch `results` has the earlier ones.
    """

    id: str
    phase: TablePhase
    seats: tuple[Seat, ...]
    options: TableOptions
    owner: str
    commitment: Digest
    created: Milliseconds
    outcome: Outcome | None
    breakage: Breakage | None
    game: int = 1
    results: tuple[GameResult, ...] = ()


class You(Struct, frozen=True):
    """What the one who reads this is at the table."""

    seats: tuple[int, ...]
    is_owner: bool


class ListedTable(Struct, frozen=True):
    """A table in a list: the lobby, or one's own games. `actor` is the seat whose turn it is.

    `is_your_turn`: it is waiting for the one who reads this, to move or to agree to a rematch.
    """

    table: Table
    you: You
    actor: int | None
    updated: Milliseconds
    is_your_turn: bool = False


# -------------------------------------------------------------------- HTTP, from clients


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/guests, POST /api/programs; PATCH /api/me."""

    name: Name


class LinkCode(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/links: the code of a personal link, which stood after its `#`."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class MySeat(Struct, frozen=True, tag="me", forbid_unknown_fields=True):
    """Taken by whoever makes the table. Several of these make a table for several people at one device."""

    name: Name | None = None


class OpenSeat(Struct, frozen=True, tag="open", forbid_unknown_fields=True):
    pass


class ComputerSeat(Struct, frozen=True, tag="computer", forbid_unknown_fields=True):
    level: Level


SeatPlan = MySeat | OpenSeat | ComputerSeat


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables."""

    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=2, max_length=6)]
    is_public: bool = False
    shuffle_seats: bool = True
    open_hands: bool = False
    spectators: bool = True
    pace: Pace = Pace.LIVE
    clock: Clock | None = None


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/seats/{seat}/take. One may take several, each with a name of its own."""

    random: Randomness
    name: Name | None = None


class SeatComputer(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/seats/{seat}/computer, and POST /api/tables/{id}/fill for all open seats."""

    level: Level


class StartTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/start. The random bytes are those of the seats the owner holds."""

    random: Randomness


class AgreeToRematch(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/agree, after somebody has asked for a rematch. The random bytes are those of all one's
    seats.
    """

    random: Randomness


# -------------------------------------------------------------------- HTTP, from the server


class GuestKind(StrEnum):
    PERSON = "person"
    PROGRAM = "program"


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

    table: Table
    steps: tuple[ReplayStep, ...]
    summary: Summary


class ReplayViews(Struct, frozen=True):
    """The table after step `first`, `first` + 1, ...: once the game is over with all hands open, until then as the
    reader sees it. `walls` has everybody's longest wall for each of them, or null where they are those of the step
    before.
    """

    first: int
    views: tuple[View, ...]
    walls: tuple[tuple[Wall, ...] | None, ...]


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


class FairDeal(Struct, frozen=True):
    """Everything needed to check a deal; `alhambra verify` does it.

    `commitment` is the SHA-256 of the secret's 32 bytes, and was shown before anyone gave their random bytes. `seed`
    is the SHA-256 of those 32 bytes followed by the contributions, in the order in which the seats stood while the
    table waited; a computer player's is empty. `order` tells, for each seat of the game, which of those it was.
    """

    commitment: Digest
    secret: str
    contributions: tuple[str, ...]
    order: tuple[int, ...]
    seed: str


# -------------------------------------------------------------------- socket, from clients


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


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Play a move, at exactly this version of the table."""

    id: RequestId
    seat: SeatNumber
    version: Version
    move: MoveText


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back the last step of one's own turn; nothing is final before its end."""

    id: RequestId
    seat: SeatNumber
    version: Version


class Redo(Struct, frozen=True, tag="redo", forbid_unknown_fields=True):
    """Play again what was taken back last."""

    id: RequestId
    seat: SeatNumber
    version: Version


class RestartTurn(Struct, frozen=True, tag="restart", forbid_unknown_fields=True):
    """Take back all steps of one's own turn."""

    id: RequestId
    seat: SeatNumber
    version: Version


class Look(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """For those who hold several seats: whose view to be sent. None lets the server choose whoever's turn it is."""

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


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """A page cannot see that its connection is dead; this is how it finds out."""

    id: RequestId


class Concede(Struct, frozen=True, tag="concede", forbid_unknown_fields=True):
    """Let a computer player have one's seat, for good or until one returns to it."""

    id: RequestId
    seat: SeatNumber


class CallComputer(Struct, frozen=True, tag="call_computer", forbid_unknown_fields=True):
    """Have a computer player play for somebody who does not come, from `turn.call_from` on."""

    id: RequestId
    seat: SeatNumber


class ReturnToSeat(Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """Take one's seat back from the computer player that has it, at whatever step it is."""

    id: RequestId
    seat: SeatNumber


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say something to everyone at the table."""

    id: RequestId
    text: RemarkText


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


class React(Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """A quick reaction, to everyone at the table."""

    id: RequestId
    reaction: Reaction


class Mute(Struct, frozen=True, tag="mute", forbid_unknown_fields=True):
    """Hear nothing more from this guest, at any table; or hear them again. Answered by `remarks` from the beginning."""

    id: RequestId
    who: GuestKey
    is_muted: bool


ClientMessage = (
    Hello
    | Play
    | Undo
    | Redo
    | RestartTurn
    | Look
    | AskWhy
    | AskPreview
    | AskExplain
    | Ping
    | Concede
    | CallComputer
    | ReturnToSeat
    | Say
    | React
    | Mute
)


# -------------------------------------------------------------------- socket, from the server


class Arrangement(StrEnum):
    """What happened to a seat before the start."""

    TAKEN = "taken"
    LEFT = "left"
    REMOVED = "removed"
    COMPUTER = "computer"


class Opened(Struct, frozen=True, tag="opened"):
    """The table was made."""


class Arranged(Struct, frozen=True, tag="arranged"):
    """Someone sat down, left or was removed. `name` is the one it is about."""

    seat: int
    change: Arrangement
    name: str


class Started(Struct, frozen=True, tag="started"):
    """The game was dealt; seats have the order of the game from now on."""


class Played(Struct, frozen=True, tag="played"):
    """A move was played. Until the seat's `end` it is tentative."""

    seat: int
    move: str


class TakenBack(Struct, frozen=True, tag="taken_back"):
    """The last step of the turn was taken back, this move."""

    seat: int
    move: str


class PlayedAgain(Struct, frozen=True, tag="played_again"):
    """What was taken back was played after all."""

    seat: int
    move: str


class TurnRestarted(Struct, frozen=True, tag="turn_restarted"):
    """All steps of the turn were taken back."""

    seat: int


class Closed(Struct, frozen=True, tag="closed"):
    """The table was given up before the start, or closed by the host of the server at any time."""


class StoodIn(Struct, frozen=True, tag="stood_in"):
    """A computer player has this seat from now on. `by` is the name of who called it."""

    seat: int
    level: str
    why: WhyStandIn
    by: str | None


class Returned(Struct, frozen=True, tag="returned"):
    """Whose seat it is has it back, at this very step."""

    seat: int


class ClockStopped(Struct, frozen=True, tag="clock_stopped"):
    """Nobody is at the table, or the server was down: no time runs since then."""

    since: Milliseconds


class ClockStarted(Struct, frozen=True, tag="clock_started"):
    """Somebody is at the table again: time runs."""


class SpectatorRemoved(Struct, frozen=True, tag="spectator_removed"):
    """The owner has removed somebody, who cannot come back."""

    name: str


class RematchAsked(Struct, frozen=True, tag="rematch_asked"):
    """Somebody wants another game: the table waits for everyone to agree, with a new secret. `game` is its number."""

    game: int
    by: str


class Agreed(Struct, frozen=True, tag="agreed"):
    """Whoever has this seat is ready for the rematch."""

    seat: int


Happening = (
    Opened
    | Arranged
    | Started
    | Played
    | TakenBack
    | PlayedAgain
    | TurnRestarted
    | Closed
    | StoodIn
    | Returned
    | ClockStopped
    | ClockStarted
    | SpectatorRemoved
    | RematchAsked
    | Agreed
)


class News(Struct, frozen=True):
    """One entry of the table's log as everybody sees it. `step` counts the moves that stand after it."""

    version: int
    at: Milliseconds
    step: int
    what: Happening
    events: tuple[Event, ...]


class Turn(Struct, frozen=True):
    """The tentative part of the game: the steps of the turn being played, and those that can be played again.

    `began` is when the turn came to this seat. From `call_from` on the others may call a computer player for it; null
    where one has it already.
    """

    seat: int
    steps: tuple[str, ...]
    undone: tuple[str, ...]
    began: Milliseconds
    call_from: Milliseconds | None


class Clocks(Struct, frozen=True):
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
    table: Table | None
    you: You | None
    turn: Turn | None
    view: View | None
    insight: Insight
    clocks: Clocks | None


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


class Remark(Struct, frozen=True):
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
    remarks: tuple[Remark, ...]
    muted: tuple[Speaker, ...]


class Refused(Struct, frozen=True, tag="refused"):
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
    """Points more than in the alternative, from a kind of building or the `wall`, in a round from 1 to 3."""

    source: str
    round: int
    points: float


class TurnWorth(Struct, frozen=True):
    """A turn, and what it leads to if everybody goes on like the planner; see docs/bots.md.

    `points` are the expected final points of every seat, `share` the expected share of the victory, `error` its
    standard error. `sources` tells where the difference to the alternative comes from, largest first: for the best
    turn that is the second best, for every other the best. `money` is how much more the cards kept in hand are judged
    to be worth.
    """

    moves: tuple[str, ...]
    points: tuple[float, ...]
    share: float
    error: float
    games: int
    sources: tuple[PointsFrom, ...]
    money: float


class ExplainAnswer(Struct, frozen=True, tag="explain"):
    """The answer to `explain`: the best turns there were, best first, and which of them was played.

    It is what could be known to the seat when its turn began. `market` is what was on offer then.
    """

    id: int
    seat: int
    market: tuple[Tile | None, ...]
    turns: tuple[TurnWorth, ...]
    played: int | None


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
    | Refused
    | WhyAnswer
    | PreviewAnswer
    | ExplainAnswer
    | Pong
    | Notice
    | Goodbye
)


# -------------------------------------------------------------------- all of it

TEXTS: Final[dict[type, str]] = {
    Tile: "A building in notation, as in `To9b`.",
    Card: "A money card in notation, as in `Y7`.",
    Cell: "A place in a palace in notation, as in `e2n1`; the fountain's is `0`.",
}
"""Values that cross the wire as text."""

FROM_CLIENTS: Final[tuple[Any, ...]] = (
    NewGuest,
    LinkCode,
    OpenRecord,
    NewTable,
    TakeSeat,
    SeatComputer,
    StartTable,
    AgreeToRematch,
    ClientMessage,
)
"""What clients send, over HTTP and over the socket."""

FROM_SERVER: Final[tuple[Any, ...]] = (
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
    ServerMessage,
)
"""What the server sends."""
