"""What can be ordered at a table. Who orders it is said beside it: a guest, or None for the server itself.

Those that come over a table's socket (`SocketOrder`) cross the wire as they stand here.
"""

from __future__ import annotations

from msgspec import Struct

from alhambra.server.core.domain import MoveText, SeatNumber, SlowSeconds, TalkRule, Version, WhyStandIn


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """What all orders have in common."""


# -------------------------------------------------------------------- before the start


class TakeSeat(Order, frozen=True):
    """`commitment` is the SHA-256 of one's share in the deal; without one it is asked for before the start."""

    seat: int
    commitment: str | None = None
    name: str | None = None


class LeaveSeat(Order, frozen=True):
    seat: int


class RemovePlayer(Order, frozen=True):
    """The owner removes somebody, for good, or a computer player."""

    seat: int


class FreeSeat(Order, frozen=True):
    """The owner opens the seat of somebody who is waited for, and who may come back."""

    seat: int


class SeatComputer(Order, frozen=True):
    seat: int
    level: str


class FillSeats(Order, frozen=True):
    level: str


class CommitShare(Order, frozen=True):
    """Be bound to another share: the one before was asked for in vain, or is on another device."""

    seat: int
    commitment: str


class StartGame(Order, frozen=True):
    """`share` is that of the seats the owner holds, if they have any. `next_secret` is the server's for the start after
    this one, should a share not come.
    """

    share: str | None
    next_secret: str


class RevealShare(Order, frozen=True):
    """After the owner has started: the share one is bound to."""

    seat: int
    share: str


class CallOffStart(Order, frozen=True):
    """Shares are missing: the server, when the time for them is over, or the owner at any time."""


class CloseTable(Order, frozen=True):
    """The owner gives the table up before the start; the server itself, for its host, at any time."""


# -------------------------------------------------------------------- playing


class PlayMove(Order, frozen=True, tag="move"):
    """Play a move, at exactly this version of the table."""

    seat: SeatNumber
    version: Version
    move: MoveText


class UndoStep(Order, frozen=True, tag="undo"):
    """Take back the last step of one's own turn; nothing is final before its end."""

    seat: SeatNumber
    version: Version


class RedoStep(Order, frozen=True, tag="redo"):
    """Play again what was taken back last."""

    seat: SeatNumber
    version: Version


class RestartTurn(Order, frozen=True, tag="restart"):
    """Take back all steps of one's own turn."""

    seat: SeatNumber
    version: Version


# -------------------------------------------------------------------- who plays a seat


class Relieve(Order, frozen=True):
    """The server has a computer player take over from somebody who is absent, or whose time has run out."""

    seat: int
    why: WhyStandIn


class CallComputer(Order, frozen=True, tag="call_computer"):
    """Have a computer player play for somebody who does not come, from `turn.call_from` on."""

    seat: SeatNumber


class Concede(Order, frozen=True, tag="concede"):
    """Let a computer player have one's seat, for good or until one returns to it."""

    seat: SeatNumber


class ReturnToSeat(Order, frozen=True, tag="return"):
    """Take one's seat back from the computer player that has it, at whatever step it is."""

    seat: SeatNumber


# -------------------------------------------------------------------- clocks, spectators, the next game


class StopClock(Order, frozen=True):
    """The server: nobody is there, since this moment."""

    since: int


class StartClock(Order, frozen=True):
    """The server: somebody is there again."""


class RemoveSpectator(Order, frozen=True):
    guest: str
    name: str


class ChangeCompany(Order, frozen=True):
    """The owner, or the server for its host, says who may come to the table and who may talk at it."""

    is_public: bool
    spectators: bool
    talk: TalkRule
    slow: SlowSeconds = 0


class AskRematch(Order, frozen=True):
    """`secret` is what the next deal will be made from, and is drawn before anybody adds to it."""

    secret: str


class AgreeToRematch(Order, frozen=True):
    """To the rematch that was asked for, with all one's seats. `next_secret` is as in `StartGame`."""

    commitment: str
    next_secret: str


SeatingOrder = TakeSeat | LeaveSeat | RemovePlayer | FreeSeat | SeatComputer | FillSeats
ShareOrder = CommitShare | StartGame | RevealShare | CallOffStart
WaitingOrder = SeatingOrder | ShareOrder | CloseTable | AgreeToRematch
"""What can be ordered while a table waits for its game to begin."""
PlayingOrder = PlayMove | UndoStep | RedoStep | RestartTurn
StandInOrder = Relieve | CallComputer | Concede | ReturnToSeat
CompanyOrder = StopClock | StartClock | RemoveSpectator | ChangeCompany | AskRematch
AnyOrder = WaitingOrder | PlayingOrder | StandInOrder | CompanyOrder

SocketOrder = PlayingOrder | CallComputer | Concede | ReturnToSeat
"""What is ordered over a table's socket; the others come over HTTP, or from the server itself."""

RepeatableOrder = (
    UndoStep
    | RedoStep
    | RestartTurn
    | Concede
    | SeatingOrder
    | CommitShare
    | StartGame
    | RemoveSpectator
    | ChangeCompany
    | AskRematch
)
"""What can be done again and again, and no game comes nearer to its end by it."""
