"""What may be done at a table, and which entries it adds to the log.

`decide` looks at the table and answers; it changes nothing, reads no clock and draws no lot. An order names who gives
it: a guest, or the server itself for its computer players.
"""

from __future__ import annotations

from msgspec import Struct

from alhambra.moves import Move, move
from alhambra.rules import RULES_VERSION
from alhambra.server import log, protocol
from alhambra.server.fairness import order_of, seed_of
from alhambra.server.log import Sitter
from alhambra.server.protocol import GuestKind, SeatKind, TablePhase
from alhambra.server.protocol import RefusalCode as Code
from alhambra.server.refused import Refused
from alhambra.server.table import Table


class Caller(Struct, frozen=True):
    """Who asks: a guest of this server."""

    guest: str
    name: str
    kind: GuestKind = GuestKind.PERSON


class Order(Struct, frozen=True):
    """`by` is None for the server itself, which plays for its computer players."""

    by: Caller | None


class TakeSeat(Order, frozen=True):
    seat: int
    random: str
    name: str | None = None


class LeaveSeat(Order, frozen=True):
    seat: int


class OpenSeat(Order, frozen=True):
    """The owner removes somebody, or a computer player."""

    seat: int


class SeatComputer(Order, frozen=True):
    seat: int
    level: str


class FillSeats(Order, frozen=True):
    level: str


class Start(Order, frozen=True):
    random: str


class CloseTable(Order, frozen=True):
    pass


class PlayMove(Order, frozen=True):
    seat: int
    version: int
    text: str


class UndoStep(Order, frozen=True):
    seat: int
    version: int


class RedoStep(Order, frozen=True):
    seat: int
    version: int


class RestartTurn(Order, frozen=True):
    seat: int
    version: int


Arranging = TakeSeat | LeaveSeat | OpenSeat | SeatComputer | FillSeats | Start | CloseTable
Playing = PlayMove | UndoStep | RedoStep | RestartTurn
AnyOrder = Arranging | Playing

Entries = tuple[log.AnyEntry, ...]


def open_table(by: Caller, wanted: protocol.NewTable, secret: str, now: int) -> log.TableOpened:
    """The first entry of a table's log."""
    options = protocol.TableOptions(
        is_public=wanted.is_public,
        shuffle_seats=wanted.shuffle_seats,
        open_hands=wanted.open_hands,
        spectators=wanted.spectators,
    )
    seats = tuple(_sitter(by, plan) for plan in wanted.seats)
    return log.TableOpened(now, by.guest, by.name, seats, options, secret)


def _sitter(by: Caller, plan: protocol.SeatPlan) -> Sitter:
    match plan:
        case protocol.MySeat(name=name):
            return _seated(by, name)
        case protocol.ComputerSeat(level=level):
            return Sitter(SeatKind.COMPUTER, name=level, level=level)
        case protocol.OpenSeat():
            return log.NOBODY


def _seated(by: Caller, name: str | None, random: str = "") -> Sitter:
    return Sitter(SeatKind(by.kind.value), name=name or by.name, guest=by.guest, random=random)


def decide(table: Table, order: AnyOrder, now: int) -> Entries:
    """The entries that this order adds to the log; Refused, and there are none."""
    if table.breakage is not None:
        raise Refused(Code.READ_ONLY, f"the log stops making sense at entry {table.breakage.version}")
    if table.phase is TablePhase.CLOSED:
        raise Refused(Code.TABLE_CLOSED, "the table was given up before the start")
    if isinstance(order, PlayMove | UndoStep | RedoStep | RestartTurn):
        return _decide_playing(table, order, now)
    if table.phase is not TablePhase.WAITING:
        raise Refused(Code.ALREADY_STARTED, "the game has begun; seats stay as they are")
    return _decide_arranging(table, order, now)


# -------------------------------------------------------------------- before the start


def _decide_arranging(table: Table, order: Arranging, now: int) -> Entries:
    match order:
        case TakeSeat():
            return _take_seat(table, order, now)
        case LeaveSeat():
            return _leave_seat(table, order, now)
        case OpenSeat(seat=seat):
            _require_owner(table, order)
            if _sitter_at(table, seat).kind is SeatKind.OPEN:
                raise Refused(Code.SEAT_OPEN, "nobody sits there")
            return (log.SeatVacated(now, seat, was_removed=True),)
        case SeatComputer(seat=seat, level=level):
            _require_owner(table, order)
            if _sitter_at(table, seat).guest is not None:
                raise Refused(Code.SEAT_TAKEN, f"{table.sitters[seat].name} sits there")
            return (log.SeatFilled(now, seat, Sitter(SeatKind.COMPUTER, name=level, level=level)),)
        case FillSeats(level=level):
            _require_owner(table, order)
            computer = Sitter(SeatKind.COMPUTER, name=level, level=level)
            return tuple(log.SeatFilled(now, seat, computer) for seat in _open_seats(table))
        case Start(random=random):
            _require_owner(table, order)
            return (_start(table, random, now),)
        case CloseTable():
            _require_owner(table, order)
            return (log.TableClosed(now),)


def _take_seat(table: Table, order: TakeSeat, now: int) -> Entries:
    by = order.by
    if by is None:
        raise Refused(Code.NO_SESSION, "only guests take seats")
    if _sitter_at(table, order.seat).kind is not SeatKind.OPEN:
        raise Refused(Code.SEAT_TAKEN, f"{table.sitters[order.seat].name} sits there")
    return (log.SeatFilled(now, order.seat, _seated(by, order.name, order.random)),)


def _leave_seat(table: Table, order: LeaveSeat, now: int) -> Entries:
    sitter = _sitter_at(table, order.seat)
    if order.by is None or sitter.guest != order.by.guest:
        raise Refused(Code.NOT_YOUR_SEAT, f"seat {order.seat} is not yours")
    vacated = log.SeatVacated(now, order.seat, was_removed=False)
    others = [other for seat, other in enumerate(table.sitters) if seat != order.seat]
    if sitter.guest == table.owner and not any(other.kind is SeatKind.PERSON for other in others):
        return vacated, log.TableClosed(now)  # nobody is left who could start it
    return (vacated,)


def _start(table: Table, random: str, now: int) -> log.GameStarted:
    if _open_seats(table):
        raise Refused(Code.SEATS_OPEN, "every seat must be taken, or be filled with computer players")
    contributions = tuple(random if sitter.guest == table.owner else sitter.random for sitter in table.sitters)
    players = len(table.sitters)
    shuffled = order_of(seed_of(table.secret, contributions), players)
    order = shuffled if table.options.shuffle_seats else tuple(range(players))
    return log.GameStarted(now, contributions, order, RULES_VERSION)


def _require_owner(table: Table, order: Order) -> None:
    if order.by is None or order.by.guest != table.owner:
        raise Refused(Code.NOT_THE_OWNER, f"only {table.owner_name}, who owns this table, may do that")


def _sitter_at(table: Table, seat: int) -> Sitter:
    if not 0 <= seat < len(table.sitters):
        raise Refused(Code.NO_SUCH_SEAT, f"this table has seats 0 to {len(table.sitters) - 1}")
    return table.sitters[seat]


def _open_seats(table: Table) -> list[int]:
    return [seat for seat, sitter in enumerate(table.sitters) if sitter.kind is SeatKind.OPEN]


# -------------------------------------------------------------------- playing


def _decide_playing(table: Table, order: Playing, now: int) -> Entries:
    _require_seat(table, order)
    _require_turn(table, order)
    match order:
        case PlayMove(seat=seat, text=text):
            return (log.MovePlayed(now, seat, str(_legal(table, text))),)
        case UndoStep(seat=seat):
            if not table.steps:
                raise Refused(Code.NOTHING_TO_UNDO, "this turn has no step yet; earlier ones are final")
            return (log.StepUndone(now, seat),)
        case RedoStep(seat=seat):
            if not table.undone:
                raise Refused(Code.NOTHING_TO_REDO, "nothing was taken back")
            return (log.StepRedone(now, seat),)
        case RestartTurn(seat=seat):
            if not table.steps:
                raise Refused(Code.NOTHING_TO_UNDO, "this turn has no step yet; earlier ones are final")
            return (log.TurnRestarted(now, seat),)


def _require_seat(table: Table, order: Playing) -> None:
    """A seat obeys the one who holds it, and a computer player's seat the server."""
    sitter = _sitter_at(table, order.seat)
    holder = None if order.by is None else order.by.guest
    if sitter.guest != holder or sitter.kind is SeatKind.OPEN:
        raise Refused(Code.NOT_YOUR_SEAT, f"seat {order.seat} is not yours")


def _require_turn(table: Table, order: Playing) -> None:
    if table.phase is TablePhase.WAITING:
        raise Refused(Code.NOT_STARTED, "the game has not begun")
    if table.phase is TablePhase.OVER:
        raise Refused(Code.GAME_OVER, "the game is over")
    if order.version != table.version:
        raise Refused(Code.STALE_VERSION, f"the table is at version {table.version}, not {order.version}")
    if order.seat != table.actor:
        raise Refused(Code.NOT_YOUR_TURN, f"it is the turn of seat {table.actor}")


def _legal(table: Table, text: str) -> Move:
    try:
        wanted = move(text)
    except ValueError as trouble:
        raise Refused(Code.NOT_A_MOVE, str(trouble)) from None
    reason = table.playing.why_not(wanted)
    if reason is not None:
        raise Refused(Code.ILLEGAL_MOVE, str(reason), reason)
    return wanted
