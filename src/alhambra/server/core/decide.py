"""What may be done at a table, and which entries it adds to the log.

`decide` looks at the table and answers; it changes nothing, reads no clock and draws no lot. An order names who gives
it: a guest, or the server itself for its computer players and for those who are absent.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from alhambra.moves import Move, move
from alhambra.rules import RULES_VERSION
from alhambra.server.core import limits, log
from alhambra.server.core.domain import (
    Caller,
    ComputerSeat,
    EmptySeat,
    OwnSeat,
    Pace,
    SeatKind,
    SeatPlan,
    TableOptions,
    TablePhase,
    WhyStandIn,
)
from alhambra.server.core.fairness import commit, order_of, seed_of
from alhambra.server.core.levels import usual_level
from alhambra.server.core.log import Sitter
from alhambra.server.core.names import is_computers_name, name_apart
from alhambra.server.core.orders import (
    AgreeToRematch,
    AnyOrder,
    AskRematch,
    CallComputer,
    CallOffStart,
    ChangeCompany,
    CloseTable,
    CommitShare,
    CompanyOrder,
    Concede,
    FillSeats,
    FreeSeat,
    LeaveSeat,
    PlayingOrder,
    PlayMove,
    RedoStep,
    Relieve,
    RemovePlayer,
    RemoveSpectator,
    RepeatableOrder,
    RestartTurn,
    ReturnToSeat,
    RevealShare,
    SeatComputer,
    SeatingOrder,
    ShareOrder,
    StandInOrder,
    StartClock,
    StartGame,
    StopClock,
    TakeSeat,
    UndoStep,
    WaitingOrder,
)
from alhambra.server.core.refusals import RefusalCode as Code
from alhambra.server.core.refusals import Refused
from alhambra.server.core.table import Table
from alhambra.server.core.text import clean_name

Entries = tuple[log.AnyEntry, ...]


class Decision(Struct, frozen=True):
    """The entries that an order adds to the log; none if it was so already. `checked` is the move among them, parsed
    and found legal: it is neither parsed nor checked again when it is absorbed.
    """

    entries: Entries
    checked: Move | None = None


def open_table(by: Caller, seats: Iterable[SeatPlan], options: TableOptions, secret: str, now: int) -> log.TableOpened:
    """The first entry of a table's log."""
    if options.clock is not None and options.pace is Pace.DAYS:
        raise Refused(Code.NOT_UNDERSTOOD, "a clock is for live tables; at one of days nobody is waited for by it")
    planned: list[Sitter] = []
    for plan in seats:
        planned.append(_planned(by, plan, planned))
    return log.TableOpened(now, by.guest, by.name, tuple(planned), options, secret)


def _planned(by: Caller, plan: SeatPlan, others: Iterable[Sitter]) -> Sitter:
    match plan:
        case OwnSeat(name=name, commitment=commitment):
            return _seated(by, name, commitment, others)
        case ComputerSeat(level=level):
            return _computer(level)
        case EmptySeat():
            return log.NOBODY


def _seated(by: Caller, name: str | None, commitment: str | None, others: Iterable[Sitter]) -> Sitter:
    """Nobody is taken for somebody else at the table, nor for a computer player."""
    shown = by.name if name is None else clean_name(name)
    if is_computers_name(shown):
        raise Refused(Code.NAME_TAKEN, f"{shown!r} is the name of a computer player; take another one")
    shown = name_apart(shown, [other.name for other in others if other.guest is not None])
    return Sitter(SeatKind(by.kind.value), name=shown, guest=by.guest, commitment=commitment or "")


def _computer(level: str) -> Sitter:
    return Sitter(SeatKind.COMPUTER, name=level, level=level)


def decide(table: Table, by: Caller | None, order: AnyOrder, now: int) -> Decision:
    """What this order of a guest, or with None of the server, comes to; Refused if to nothing."""
    if table.breakage is not None:
        raise Refused(Code.READ_ONLY, f"the log stops making sense at entry {table.breakage.version}")
    if table.phase is TablePhase.CLOSED:
        raise Refused(Code.TABLE_CLOSED, "the table was closed")
    if isinstance(order, CloseTable) and by is None:
        return Decision((log.TableClosed(now),))
    decision = _decide(table, by, order, now)
    if decision.entries and isinstance(order, RepeatableOrder):
        _require_log_space(table, order)
    if decision.entries and table.version + len(decision.entries) >= limits.LOG_LIMIT:
        return Decision((log.TableClosed(now),))
    return decision


def _require_log_space(table: Table, order: RepeatableOrder) -> None:
    if isinstance(order, AskRematch) and table.version >= limits.REMATCH_LIMIT:
        raise Refused(Code.TABLE_FULL, "the log of this table is full; make a new table for the next game")
    if table.version >= limits.REPEATABLE_LIMIT:
        raise Refused(Code.TABLE_FULL, "the log of this table is full; only moves are still played")


def _decide(table: Table, by: Caller | None, order: AnyOrder, now: int) -> Decision:
    if isinstance(order, PlayingOrder):
        return _decide_playing(table, by, order, now)
    if isinstance(order, StandInOrder):
        return Decision(_decide_stand_in(table, by, order, now))
    if isinstance(order, CompanyOrder):
        return Decision(_decide_company(table, by, order, now))
    if table.phase is not TablePhase.WAITING:
        raise Refused(Code.ALREADY_STARTED, "the game has begun; seats stay as they are")
    entries = _decide_waiting(table, by, order, now)
    if entries and table.pending is not None and isinstance(order, SeatingOrder):
        return Decision((_called_off(table, now), *entries))  # others sit there than those who revealed their shares
    return Decision(entries)


# -------------------------------------------------------------------- before the start


def _decide_waiting(table: Table, by: Caller | None, order: WaitingOrder, now: int) -> Entries:
    match order:
        case TakeSeat():
            return _take_seat(table, by, order, now)
        case LeaveSeat():
            return _leave_seat(table, by, order, now)
        case RemovePlayer(seat=seat):
            guest = _require_removable(table, by, seat).guest
            return (log.SeatVacated(now, seat, was_removed=True, for_good=guest not in (None, table.owner)),)
        case FreeSeat(seat=seat):
            _require_removable(table, by, seat)
            if not is_waited_for(table, seat):
                raise Refused(Code.TOO_SOON, "nobody waits for whoever sits there")
            return (log.SeatVacated(now, seat, was_removed=True),)
        case SeatComputer(seat=seat, level=level):
            _require_owner(table, by)
            if _sitter_at(table, seat).guest is not None:
                raise Refused(Code.SEAT_TAKEN, f"{table.sitters[seat].name} sits there")
            return (log.SeatFilled(now, seat, _computer(level)),)
        case FillSeats(level=level):
            _require_owner(table, by)
            computer = _computer(level)
            return tuple(log.SeatFilled(now, seat, computer) for seat in _open_seats(table))
        case CommitShare() | StartGame() | RevealShare() | CallOffStart():
            return _decide_share(table, by, order, now)
        case CloseTable():
            _require_owner(table, by)
            return (log.TableClosed(now),)
        case AgreeToRematch():
            return _agree(table, by, order, now)


def _take_seat(table: Table, by: Caller | None, order: TakeSeat, now: int) -> Entries:
    if by is None:
        raise Refused(Code.NO_SESSION, "only guests take seats")
    if by.guest in table.removed:
        raise Refused(Code.NOT_WELCOME, f"{table.owner_name}, who owns this table, has removed you from it")
    if _sitter_at(table, order.seat).kind is not SeatKind.OPEN:
        raise Refused(Code.SEAT_TAKEN, f"{table.sitters[order.seat].name} sits there")
    sitter = _seated(by, order.name, order.commitment, table.sitters)
    return (log.SeatFilled(now, order.seat, sitter),)


def _require_removable(table: Table, by: Caller | None, seat: int) -> Sitter:
    _require_owner(table, by)
    sitter = _sitter_at(table, seat)
    if sitter.kind is SeatKind.OPEN:
        raise Refused(Code.SEAT_OPEN, "nobody sits there")
    return sitter


def is_waited_for(table: Table, seat: int) -> bool:
    """Whether the game cannot begin because of whoever sits here."""
    is_share_asked = table.pending is not None and not table.has_revealed(seat)
    return is_share_asked or not table.is_ready(seat) or not table.is_bound(seat)


def _leave_seat(table: Table, by: Caller | None, order: LeaveSeat, now: int) -> Entries:
    sitter = _sitter_at(table, order.seat)
    if by is None or sitter.guest != by.guest:
        raise Refused(Code.NOT_YOUR_SEAT, f"seat {order.seat} is not yours")
    vacated = log.SeatVacated(now, order.seat, was_removed=False)
    others = [other for seat, other in enumerate(table.sitters) if seat != order.seat]
    if sitter.guest == table.owner and not any(other.kind is SeatKind.PERSON for other in others):
        return vacated, log.TableClosed(now)  # nobody is left who could start it
    return (vacated,)


# -------------------------------------------------------------------- shares in the deal, and the start


def _decide_share(table: Table, by: Caller | None, order: ShareOrder, now: int) -> Entries:
    match order:
        case CommitShare(seat=seat, commitment=commitment):
            _require_own_seat(table, by, seat)
            if table.pending is not None:
                raise Refused(Code.ALREADY_STARTED, "shares are being revealed; nobody can be bound to another one")
            return () if table.sitters[seat].commitment == commitment else (log.ShareCommitted(now, seat, commitment),)
        case StartGame():
            return _start(table, by, order, now)
        case RevealShare(seat=seat, share=share):
            _require_own_seat(table, by, seat)
            if table.pending is None:
                raise Refused(Code.NOT_STARTING, "a share is revealed when the owner has started")
            return _reveal(table, {seat: share}, now)
        case CallOffStart():
            return _call_off(table, by, now)


def _start(table: Table, by: Caller | None, order: StartGame, now: int) -> Entries:
    """Everybody is asked for their share. Where the owner's is the only one, the game is dealt at once."""
    _require_owner(table, by)
    if table.pending is None:
        _require_startable(table)
    revealed = _reveal(table, _shares_of_owner(table, order.share), now)
    return revealed if table.pending is not None else (log.SharesAsked(now, order.next_secret), *revealed)


def _shares_of_owner(table: Table, share: str | None) -> dict[int, str]:
    """By the seats that are bound to it; those for whom the owner sat down later have shares of their own."""
    own = table.seats_of(table.owner)
    if share is None or not own:
        return {}
    bound = [seat for seat in own if table.sitters[seat].commitment == commit(share)]
    if not bound:
        raise Refused(Code.NOT_THAT_SHARE, "no seat of yours is bound to this share")
    return dict.fromkeys(bound, share)


def _require_startable(table: Table) -> None:
    if _open_seats(table):
        raise Refused(Code.SEATS_OPEN, "every seat must be taken, or be filled with computer players")
    seats = range(len(table.sitters))
    undecided = [table.sitters[seat].name for seat in seats if not table.is_ready(seat)]
    if undecided:
        raise Refused(Code.NOT_AGREED, f"the rematch needs the word of {', '.join(undecided)}")
    unbound = [table.sitters[seat].name for seat in seats if not table.is_bound(seat)]
    if unbound:
        raise Refused(Code.SHARES_MISSING, f"no share in the deal is promised by {', '.join(unbound)}")


def _reveal(table: Table, shares: dict[int, str], now: int) -> Entries:
    """With the last share the game is dealt."""
    for seat, share in shares.items():
        if commit(share) != table.sitters[seat].commitment:
            raise Refused(Code.NOT_THAT_SHARE, f"seat {seat} is bound to another share")
    fresh = [seat for seat in shares if not table.has_revealed(seat)]
    revealed = tuple(log.ShareRevealed(now, seat, shares[seat]) for seat in fresh)
    every = tuple(shares.get(seat, sitter.share) for seat, sitter in enumerate(table.sitters))
    is_complete = all(share or sitter.guest is None for share, sitter in zip(every, table.sitters, strict=True))
    return (*revealed, _deal(table, every, now)) if is_complete else revealed


def _call_off(table: Table, by: Caller | None, now: int) -> Entries:
    """By the owner at any time, by the server when nobody need be waited for any longer."""
    if table.reveal_until is None:
        raise Refused(Code.NOT_STARTING, "no start is pending")
    if by is not None:
        _require_owner(table, by)
    elif now < table.reveal_until:
        raise Refused(Code.TOO_SOON, "there is time left")
    return (_called_off(table, now),)


def _called_off(table: Table, now: int) -> log.StartCalledOff:
    missing = (seat for seat in range(len(table.sitters)) if not table.has_revealed(seat))
    return log.StartCalledOff(now, tuple(missing))


def _deal(table: Table, contributions: tuple[str, ...], now: int) -> log.GameStarted:
    """A rematch is played on the seats of the game before."""
    players = len(contributions)
    is_shuffled = table.options.shuffle_seats and table.number == 1
    order = order_of(seed_of(table.secret, contributions), players) if is_shuffled else tuple(range(players))
    commitments = tuple(sitter.commitment for sitter in table.sitters)
    return log.GameStarted(now, contributions, order, RULES_VERSION, commitments=commitments)


def _agree(table: Table, by: Caller | None, order: AgreeToRematch, now: int) -> Entries:
    """When everyone has agreed, the rematch begins."""
    if table.number == 1:
        raise Refused(Code.NOT_OVER, "a rematch can be asked for when the game is over")
    mine = table.seats_of(by.guest if by is not None else None)
    if not mine:
        raise Refused(Code.NOT_YOUR_SEAT, "only those who play agree to a rematch")
    if table.pending is not None:
        return ()
    agreed = tuple(
        log.AgreedToRematch(now, seat, commitment=order.commitment) for seat in mine if not table.is_ready(seat)
    )
    others = [seat for seat in range(len(table.sitters)) if seat not in mine]
    if not agreed or _open_seats(table) or not all(table.is_ready(seat) and table.is_bound(seat) for seat in others):
        return agreed
    return *agreed, log.SharesAsked(now, order.next_secret)


def _require_own_seat(table: Table, by: Caller | None, seat: int) -> None:
    if by is None or _sitter_at(table, seat).guest != by.guest:
        raise Refused(Code.NOT_YOUR_SEAT, f"seat {seat} is not yours")


def _require_owner(table: Table, by: Caller | None) -> None:
    if by is None or by.guest != table.owner:
        raise Refused(Code.NOT_THE_OWNER, f"only {table.owner_name}, who owns this table, may do that")


def _sitter_at(table: Table, seat: int) -> Sitter:
    if not 0 <= seat < len(table.sitters):
        raise Refused(Code.NO_SUCH_SEAT, f"this table has seats 0 to {len(table.sitters) - 1}")
    return table.sitters[seat]


def _open_seats(table: Table) -> list[int]:
    return [seat for seat, sitter in enumerate(table.sitters) if sitter.kind is SeatKind.OPEN]


# -------------------------------------------------------------------- playing


def _decide_playing(table: Table, by: Caller | None, order: PlayingOrder, now: int) -> Decision:
    """Who plays their seat while a computer player has it, has taken it back by that."""
    _require_seat(table, by, order)
    _require_turn(table, order)
    checked = _legal(table, order.move) if isinstance(order, PlayMove) else None
    entry = _played(table, order, checked, now)
    if by is not None and order.seat in table.stand_ins:
        return Decision((_returned(table, order.seat, now), entry), checked)
    return Decision((entry,), checked)


def _played(table: Table, order: PlayingOrder, checked: Move | None, now: int) -> log.AnyEntry:
    match order:
        case PlayMove(seat=seat):
            return log.MovePlayed(now, seat, str(checked))
        case UndoStep(seat=seat):
            _require_steps(table)
            return log.StepUndone(now, seat, str(table.steps[-1]))
        case RedoStep(seat=seat):
            if not table.undone:
                raise Refused(Code.NOTHING_TO_REDO, "nothing was taken back")
            return log.StepRedone(now, seat, str(table.undone[0]))
        case RestartTurn(seat=seat):
            _require_steps(table)
            return log.TurnRestarted(now, seat)


def _require_steps(table: Table) -> None:
    if not table.steps:
        raise Refused(Code.NOTHING_TO_UNDO, "this turn has no step yet; earlier ones are final")


def _require_seat(table: Table, by: Caller | None, order: PlayingOrder) -> None:
    """A seat obeys the one who holds it, and the server where a computer player has it."""
    sitter = _sitter_at(table, order.seat)
    by_computer = by is None and table.level_at(order.seat) is not None
    by_holder = by is not None and by.guest == sitter.guest
    if not (by_computer or by_holder):
        raise Refused(Code.NOT_YOUR_SEAT, f"seat {order.seat} is not yours")


def _require_game(table: Table) -> None:
    if table.phase is TablePhase.WAITING:
        raise Refused(Code.NOT_STARTED, "the game has not begun")
    if table.phase is TablePhase.OVER:
        raise Refused(Code.GAME_OVER, "the game is over")


def _require_turn(table: Table, order: PlayingOrder) -> None:
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


def _decide_stand_in(table: Table, by: Caller | None, order: StandInOrder, now: int) -> Entries:
    """A seat always stays its holder's; the question is who plays it. Nobody votes."""
    sitter = _sitter_at(table, order.seat)
    _require_game(table)
    if sitter.guest is None:
        raise Refused(Code.PLAYED_BY_COMPUTER, "that seat is a computer player's own")
    match order:
        case Relieve(seat=seat, why=why):
            _require_relief(table, by, order, now)
            return (log.StandInTook(now, seat, usual_level(), why),)
        case CallComputer(seat=seat):
            return (
                log.StandInTook(
                    now, seat, usual_level(), WhyStandIn.CALLED, _caller_of_computer(table, by, order, now)
                ),
            )
        case Concede(seat=seat):
            _require_holder(sitter, by, order)
            stand_in = table.stand_ins.get(seat)
            if stand_in is not None and stand_in.why is WhyStandIn.CONCEDED:
                raise Refused(Code.PLAYED_BY_COMPUTER, "you have conceded already")
            return (log.StandInTook(now, seat, usual_level(), WhyStandIn.CONCEDED),)
        case ReturnToSeat(seat=seat):
            _require_holder(sitter, by, order)
            if seat not in table.stand_ins:
                raise Refused(Code.PLAYED_BY_PERSON, "no computer player has your seat")
            return (_returned(table, seat, now),)


def _returned(table: Table, seat: int, now: int) -> log.ReturnedToSeat:
    """Who has given up the seat of their own accord comes back to the time they had."""
    return log.ReturnedToSeat(now, seat, has_grace=table.stand_ins[seat].why is not WhyStandIn.CONCEDED)


def _require_holder(sitter: Sitter, by: Caller | None, order: Concede | ReturnToSeat) -> None:
    if by is None or sitter.guest != by.guest:
        raise Refused(Code.NOT_YOUR_SEAT, f"seat {order.seat} is not yours")


def _require_relief(table: Table, by: Caller | None, order: Relieve, now: int) -> None:
    """Only the seat on turn is waited for."""
    if by is not None:
        raise Refused(Code.NOT_YOUR_SEAT, "a computer player that comes by itself comes from the server")
    if order.seat != table.ticking:
        raise Refused(Code.NOT_YOUR_TURN, f"nobody waits for the holder of seat {order.seat}")
    if order.why is WhyStandIn.CLOCK and (table.clocks is None or table.clocks.left_at(order.seat, now) > 0):
        raise Refused(Code.TOO_SOON, "there is time left")


def _caller_of_computer(table: Table, by: Caller | None, order: CallComputer, now: int) -> str:
    """One of those who wait, by name."""
    seats = table.seats_of(by.guest if by is not None else None)
    if not seats or order.seat in seats:
        raise Refused(Code.NOT_YOUR_SEAT, "only the others at the table may call a computer player")
    if order.seat in table.stand_ins:
        raise Refused(Code.PLAYED_BY_COMPUTER, "a computer player has that seat already")
    if order.seat != table.ticking:
        raise Refused(Code.NOT_YOUR_TURN, f"nobody waits for the holder of seat {order.seat}")
    if table.call_from is None or now < table.call_from:
        raise Refused(Code.TOO_SOON, "a computer player can be called when nothing was played for long enough")
    return table.sitters[seats[0]].name


# -------------------------------------------------------------------- the company


def _decide_company(table: Table, by: Caller | None, order: CompanyOrder, now: int) -> Entries:
    match order:
        case StopClock(since=since):
            is_running = table.clocks is not None and not table.clocks.is_stopped
            return (log.ClockStopped(now, since),) if is_running else ()
        case StartClock():
            is_stopped = table.clocks is not None and table.clocks.is_stopped
            return (log.ClockStarted(now),) if is_stopped else ()
        case RemoveSpectator(guest=guest, name=name):
            _require_owner(table, by)
            if table.seats_of(guest) or guest == table.owner:
                raise Refused(Code.SEAT_TAKEN, f"{name} has a seat at this table")
            return () if guest in table.removed else (log.SpectatorRemoved(now, guest, name),)
        case ChangeCompany():
            return _change_company(table, by, order, now)
        case AskRematch():
            return _ask_rematch(table, by, order, now)


def _change_company(table: Table, by: Caller | None, order: ChangeCompany, now: int) -> Entries:
    if by is not None:
        _require_owner(table, by)
    options = table.options
    wanted = (order.is_public, order.spectators, order.talk, order.slow)
    if wanted == (options.is_public, options.spectators, options.talk, options.slow):
        return ()
    return (log.CompanyChanged(now, *wanted),)


def _ask_rematch(table: Table, by: Caller | None, order: AskRematch, now: int) -> Entries:
    """Anybody who has played may ask. Of two who ask at once both get what they want."""
    seats = table.seats_of(by.guest if by is not None else None)
    if not seats:
        raise Refused(Code.NOT_YOUR_SEAT, "only those who have played ask for a rematch")
    if table.phase is TablePhase.WAITING and table.number > 1:
        return ()
    if table.phase is not TablePhase.OVER:
        raise Refused(Code.NOT_OVER, "a rematch can be asked for when the game is over")
    if table.lesson is not None:
        raise Refused(Code.NOT_FOUND, "a lesson is begun anew, not played again")
    return (log.RematchAsked(now, table.sitters[seats[0]].name, order.secret),)
