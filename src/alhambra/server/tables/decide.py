"""What may be done at a table, and which entries it adds to the log.

`decide` looks at the table and answers; it changes nothing, reads no clock and draws no lot. An order names who gives
it: a guest, or the server itself for its computer players and for those who are absent.
"""

from __future__ import annotations

from msgspec import Struct

from alhambra.moves import Move, move
from alhambra.rules import RULES_VERSION
from alhambra.server import protocol
from alhambra.server.protocol import GuestKind, Pace, SeatKind, TablePhase, WhyStandIn
from alhambra.server.protocol import RefusalCode as Code
from alhambra.server.refused import Refused
from alhambra.server.tables import log, room
from alhambra.server.tables.fairness import order_of, seed_of
from alhambra.server.tables.log import Sitter
from alhambra.server.tables.table import Table
from alhambra.server.writing import clean_name


class Caller(Struct, frozen=True):
    """Who asks: a guest of this server."""

    guest: str
    name: str
    kind: GuestKind = GuestKind.PERSON


class Order(Struct, frozen=True):
    """`by` is None for the server itself."""

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
    """The owner gives the table up before the start; the server itself, for its host, at any time."""


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


class AskRematch(Order, frozen=True):
    """`secret` is what the next deal will be made from, and is drawn before anybody adds to it."""

    secret: str


class Agree(Order, frozen=True):
    """To the rematch that was asked for, with all one's seats."""

    random: str


class Relieve(Order, frozen=True):
    """The server has a computer player take over from somebody who is absent, or whose time has run out."""

    seat: int
    level: str
    why: WhyStandIn


class CallComputer(Order, frozen=True):
    seat: int
    level: str


class Concede(Order, frozen=True):
    seat: int
    level: str


class Return(Order, frozen=True):
    seat: int


class StopClock(Order, frozen=True):
    """The server: nobody is there, since this moment."""

    since: int


class StartClock(Order, frozen=True):
    pass


class RemoveSpectator(Order, frozen=True):
    guest: str
    name: str


Arranging = TakeSeat | LeaveSeat | OpenSeat | SeatComputer | FillSeats | Start | CloseTable | Agree
Playing = PlayMove | UndoStep | RedoStep | RestartTurn
Sharing = Relieve | CallComputer | Concede | Return
Company = StopClock | StartClock | RemoveSpectator | AskRematch
AnyOrder = Arranging | Playing | Sharing | Company

Seating = TakeSeat | LeaveSeat | OpenSeat | SeatComputer | FillSeats
Repeatable = UndoStep | RedoStep | RestartTurn | Concede | Seating | RemoveSpectator | AskRematch
"""What can be done again and again, and no game comes nearer to its end by it."""

Entries = tuple[log.AnyEntry, ...]


def open_table(by: Caller, wanted: protocol.NewTable, secret: str, now: int) -> log.TableOpened:
    """The first entry of a table's log."""
    if wanted.clock is not None and wanted.pace is Pace.DAYS:
        raise Refused(Code.NOT_UNDERSTOOD, "a clock is for live tables; at one of days nobody is waited for by it")
    options = protocol.TableOptions(
        is_public=wanted.is_public,
        shuffle_seats=wanted.shuffle_seats,
        open_hands=wanted.open_hands,
        spectators=wanted.spectators,
        pace=wanted.pace,
        clock=wanted.clock,
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
    shown = by.name if name is None else clean_name(name)
    return Sitter(SeatKind(by.kind.value), name=shown, guest=by.guest, random=random)


def decide(table: Table, order: AnyOrder, now: int) -> Entries:
    """The entries that this order adds to the log; Refused, and there are none."""
    if table.breakage is not None:
        raise Refused(Code.READ_ONLY, f"the log stops making sense at entry {table.breakage.version}")
    if table.phase is TablePhase.CLOSED:
        raise Refused(Code.TABLE_CLOSED, "the table was closed")
    if isinstance(order, CloseTable) and order.by is None:
        return (log.TableClosed(now),)
    entries = _decide(table, order, now)
    if entries and isinstance(order, Repeatable):
        _require_room(table, order)
    if entries and table.version + len(entries) >= room.FOR_ALL:
        return (log.TableClosed(now),)
    return entries


def _require_room(table: Table, order: Repeatable) -> None:
    if isinstance(order, AskRematch) and table.version >= room.FOR_GAMES:
        raise Refused(Code.TABLE_FULL, "the log of this table is full; make a new table for the next game")
    if table.version >= room.FOR_CHANGES:
        raise Refused(Code.TABLE_FULL, "the log of this table is full; only moves are still played")


def _decide(table: Table, order: AnyOrder, now: int) -> Entries:
    if isinstance(order, Playing):
        return _decide_playing(table, order, now)
    if isinstance(order, Sharing):
        return _decide_sharing(table, order, now)
    if isinstance(order, Company):
        return _decide_company(table, order, now)
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
        case Agree():
            return _agree(table, order, now)


def _take_seat(table: Table, order: TakeSeat, now: int) -> Entries:
    by = order.by
    if by is None:
        raise Refused(Code.NO_SESSION, "only guests take seats")
    if by.guest in table.removed:
        raise Refused(Code.NOT_WELCOME, f"{table.owner_name}, who owns this table, has removed you from it")
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
    return _deal(table, contributions, now)


def _deal(table: Table, contributions: tuple[str, ...], now: int) -> log.GameStarted:
    """A rematch is played on the seats of the game before."""
    players = len(contributions)
    is_shuffled = table.options.shuffle_seats and table.number == 1
    order = order_of(seed_of(table.secret, contributions), players) if is_shuffled else tuple(range(players))
    return log.GameStarted(now, contributions, order, RULES_VERSION)


def _agree(table: Table, order: Agree, now: int) -> Entries:
    """When everyone has agreed, the rematch begins."""
    if table.number == 1:
        raise Refused(Code.NOT_OVER, "a rematch can be asked for when the game is over")
    mine = table.seats_of(order.by.guest if order.by is not None else None)
    if not mine:
        raise Refused(Code.NOT_YOUR_SEAT, "only those who play agree to a rematch")
    agreed = tuple(log.SeatAgreed(now, seat, order.random) for seat in mine if not table.is_ready(seat))
    others = [seat for seat in range(len(table.sitters)) if seat not in mine]
    if not agreed or _open_seats(table) or not all(map(table.is_ready, others)):
        return agreed
    shares = tuple(order.random if seat in mine else sitter.random for seat, sitter in enumerate(table.sitters))
    return *agreed, _deal(table, shares, now)


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
    """Who plays their seat while a computer player has it, has taken it back by that."""
    _require_seat(table, order)
    _require_turn(table, order)
    entry = _play(table, order, now)
    if order.by is not None and order.seat in table.stand_ins:
        return log.SeatReturned(now, order.seat), entry
    return (entry,)


def _play(table: Table, order: Playing, now: int) -> log.AnyEntry:
    match order:
        case PlayMove(seat=seat, text=text):
            return log.MovePlayed(now, seat, str(_legal(table, text)))
        case UndoStep(seat=seat):
            if not table.steps:
                raise Refused(Code.NOTHING_TO_UNDO, "this turn has no step yet; earlier ones are final")
            return log.StepUndone(now, seat)
        case RedoStep(seat=seat):
            if not table.undone:
                raise Refused(Code.NOTHING_TO_REDO, "nothing was taken back")
            return log.StepRedone(now, seat)
        case RestartTurn(seat=seat):
            if not table.steps:
                raise Refused(Code.NOTHING_TO_UNDO, "this turn has no step yet; earlier ones are final")
            return log.TurnRestarted(now, seat)


def _require_seat(table: Table, order: Playing) -> None:
    """A seat obeys the one who holds it, and the server where a computer player has it."""
    sitter = _sitter_at(table, order.seat)
    by_computer = order.by is None and table.level_at(order.seat) is not None
    by_holder = order.by is not None and order.by.guest == sitter.guest
    if not (by_computer or by_holder):
        raise Refused(Code.NOT_YOUR_SEAT, f"seat {order.seat} is not yours")


def _require_game(table: Table) -> None:
    if table.phase is TablePhase.WAITING:
        raise Refused(Code.NOT_STARTED, "the game has not begun")
    if table.phase is TablePhase.OVER:
        raise Refused(Code.GAME_OVER, "the game is over")


def _require_turn(table: Table, order: Playing) -> None:
    _require_game(table)
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


# -------------------------------------------------------------------- who plays a seat


def _decide_sharing(table: Table, order: Sharing, now: int) -> Entries:
    """A seat always stays its holder's; the question is who plays it. Nobody votes."""
    sitter = _sitter_at(table, order.seat)
    _require_game(table)
    if sitter.guest is None:
        raise Refused(Code.PLAYED_BY_COMPUTER, "that seat is a computer player's own")
    match order:
        case Relieve(seat=seat, level=level, why=why):
            _require_relief(table, order, now)
            return (log.StandInTook(now, seat, level, why),)
        case CallComputer(seat=seat, level=level):
            return (log.StandInTook(now, seat, level, WhyStandIn.CALLED, _caller_of_computer(table, order, now)),)
        case Concede(seat=seat, level=level):
            _require_holder(sitter, order)
            stand_in = table.stand_ins.get(seat)
            if stand_in is not None and stand_in.why is WhyStandIn.CONCEDED:
                raise Refused(Code.PLAYED_BY_COMPUTER, "you have conceded already")
            return (log.StandInTook(now, seat, level, WhyStandIn.CONCEDED),)
        case Return(seat=seat):
            _require_holder(sitter, order)
            if seat not in table.stand_ins:
                raise Refused(Code.PLAYED_BY_PERSON, "no computer player has your seat")
            return (log.SeatReturned(now, seat),)


def _require_holder(sitter: Sitter, order: Concede | Return) -> None:
    if order.by is None or sitter.guest != order.by.guest:
        raise Refused(Code.NOT_YOUR_SEAT, f"seat {order.seat} is not yours")


def _require_relief(table: Table, order: Relieve, now: int) -> None:
    """Only the seat on turn is waited for."""
    if order.by is not None:
        raise Refused(Code.NOT_YOUR_SEAT, "a computer player that comes by itself comes from the server")
    if order.seat != table.ticking:
        raise Refused(Code.NOT_YOUR_TURN, f"nobody waits for the holder of seat {order.seat}")
    if order.why is WhyStandIn.CLOCK and (table.clocks is None or table.clocks.left_at(order.seat, now) > 0):
        raise Refused(Code.TOO_SOON, "there is time left")


def _caller_of_computer(table: Table, order: CallComputer, now: int) -> str:
    """One of those who wait, by name."""
    seats = table.seats_of(order.by.guest if order.by is not None else None)
    if not seats or order.seat in seats:
        raise Refused(Code.NOT_YOUR_SEAT, "only the others at the table may call a computer player")
    if order.seat in table.stand_ins:
        raise Refused(Code.PLAYED_BY_COMPUTER, "a computer player has that seat already")
    if order.seat != table.ticking:
        raise Refused(Code.NOT_YOUR_TURN, f"nobody waits for the holder of seat {order.seat}")
    if table.call_from is None or now < table.call_from:
        raise Refused(Code.TOO_SOON, "a computer player can be called when nothing was played for 24 hours")
    return table.sitters[seats[0]].name


# -------------------------------------------------------------------- the company


def _decide_company(table: Table, order: Company, now: int) -> Entries:
    match order:
        case StopClock(since=since):
            is_running = table.clocks is not None and not table.clocks.is_stopped
            return (log.ClockStopped(now, since),) if is_running else ()
        case StartClock():
            is_stopped = table.clocks is not None and table.clocks.is_stopped
            return (log.ClockStarted(now),) if is_stopped else ()
        case RemoveSpectator(guest=guest, name=name):
            _require_owner(table, order)
            if table.seats_of(guest) or guest == table.owner:
                raise Refused(Code.SEAT_TAKEN, f"{name} has a seat at this table")
            return () if guest in table.removed else (log.SpectatorRemoved(now, guest, name),)
        case AskRematch():
            return _ask_rematch(table, order, now)


def _ask_rematch(table: Table, order: AskRematch, now: int) -> Entries:
    """Anybody who has played may ask. Of two who ask at once both get what they want."""
    seats = table.seats_of(order.by.guest if order.by is not None else None)
    if not seats:
        raise Refused(Code.NOT_YOUR_SEAT, "only those who have played ask for a rematch")
    if table.phase is TablePhase.WAITING and table.number > 1:
        return ()
    if table.phase is not TablePhase.OVER:
        raise Refused(Code.NOT_OVER, "a rematch can be asked for when the game is over")
    if table.lesson is not None:
        raise Refused(Code.NOT_FOUND, "a lesson is begun anew, not played again")
    return (log.RematchAsked(now, table.sitters[seats[0]].name, order.secret),)
