"""A table: the fold of its log. No clock, no chance and no input or output: the same log gives the same table."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

from msgspec import DecodeError, Struct
from msgspec.structs import replace

from alhambra.deal import Deal
from alhambra.events import Event
from alhambra.game import Game, Setup
from alhambra.moves import EndTurn, Move, move
from alhambra.notation import parse_setup
from alhambra.rules import RULES_VERSION
from alhambra.server import protocol
from alhambra.server.protocol import (
    Breakage,
    GameResult,
    Outcome,
    RefusalCode,
    SeatKind,
    StandIn,
    TablePhase,
    You,
)
from alhambra.server.refused import Refused
from alhambra.server.tables import log
from alhambra.server.tables.clocks import Clocks
from alhambra.server.tables.fairness import commit, seed_of
from alhambra.server.tables.log import NOBODY, Sitter

CALL_AFTER: Final = 24 * 60 * 60 * 1_000
"""When nothing has been played for so long, the others may call a computer player for whoever is on turn."""


class Dealt(Struct, frozen=True):
    """One game of a table, with everything its deal was made from. A game is its set-up and its moves."""

    table: str
    number: int
    ended: int
    sitters: tuple[Sitter, ...]
    secret: str
    contributions: tuple[str, ...]
    order: tuple[int, ...]
    setup: Setup
    moves: tuple[Move, ...]
    outcome: Outcome

    @property
    def seed(self) -> str:
        return seed_of(self.secret, self.contributions)

    @property
    def game(self) -> Game:
        return Game(self.setup, self.moves)

    @property
    def result(self) -> GameResult:
        return GameResult(self.number, self.ended, tuple(sitter.name for sitter in self.sitters), self.outcome)


class Table:
    """Where a table stands after `version` entries. Changed by `absorb` alone."""

    def __init__(self, table_id: str, opened: log.TableOpened) -> None:
        self.id = table_id
        self.version = 1
        self.created = opened.at
        self.updated = opened.at
        self.phase = TablePhase.WAITING
        self.owner = opened.owner
        self.owner_name = opened.owner_name
        self.options = opened.options
        self.sitters = opened.seats
        self.secret = opened.secret
        self.lesson = opened.lesson
        self.contributions: tuple[str, ...] = ()
        self.order: tuple[int, ...] = ()
        self.game: Game | None = None
        self.played = 0  # how many moves stand
        self.steps: tuple[Move, ...] = ()  # those of the present turn, still tentative
        self.undone: tuple[Move, ...] = ()  # the last one taken back is the first to be played again
        self.began = opened.at  # when the turn came to whoever has it
        self.active = opened.at  # when something was last played
        self.stand_ins: dict[int, StandIn] = {}
        self.missed: dict[int, int] = {}  # how many turns of a seat have been ended for its holder, one after another
        self.clocks: Clocks | None = None
        self.removed: frozenset[str] = frozenset()
        self.number = 1  # of the game, counted from 1
        self.past: tuple[Dealt, ...] = ()
        self.breakage: Breakage | None = None

    # ---------------------------------------------------------------- changing

    def absorb(self, entry: log.AnyEntry) -> tuple[Event, ...]:
        """Take in the next entry; what happened in the game by it. Whoever appends it has asked `decide` first."""
        events: tuple[Event, ...] = ()
        match entry:
            case log.TableOpened():
                raise ValueError("a table is opened once")
            case log.SeatFilled(seat=seat, sitter=sitter):
                self._seat(seat, sitter)
            case log.SeatVacated(seat=seat):
                self._vacate(seat)
            case log.TableClosed():
                self._close()
            case log.GameStarted():
                events = self._start(entry)
            case log.MovePlayed(move=text):
                events = self._play(move(text), entry.at)
            case log.StepUndone():
                self._undo(1, entry.at)
            case log.StepRedone():
                events = self._redo(entry.at)
            case log.TurnRestarted():
                self._undo(len(self.steps), entry.at)
            case _:
                self._keep_company(entry)
        if self.clocks is not None:
            self._keep_time(self.clocks, entry)
        self.version += 1
        self.updated = entry.at
        return events

    def _keep_company(self, entry: log.CompanyEntry) -> None:
        """What people do at a table beside the game itself."""
        match entry:
            case log.StandInTook(seat=seat, level=level, why=why):
                self.stand_ins = {**self.stand_ins, seat: StandIn(level, why, entry.at)}
            case log.SeatReturned(seat=seat):
                self.stand_ins = {other: one for other, one in self.stand_ins.items() if other != seat}
                self.active = entry.at
            case log.SpectatorRemoved(guest=guest):
                self.removed |= {guest}
            case log.RematchAsked(secret=secret):
                self._clear(secret)
            case log.SeatAgreed(seat=seat, random=random):
                self._seat(seat, replace(self.sitters[seat], random=random))
            case log.ClockStopped() | log.ClockStarted():
                pass  # a matter of the clocks alone

    def _keep_time(self, clocks: Clocks, entry: log.AnyEntry) -> None:
        """What an entry, already taken in, does to the clocks."""
        match entry:
            case log.ClockStopped(since=since):
                self.clocks = clocks.stop(since)
                return
            case log.ClockStarted():
                self.clocks = clocks.start(entry.at)
                return
        clocks = clocks.charge(entry.at)
        match entry:
            case log.SeatReturned(seat=seat):
                clocks = clocks.welcome_back(seat)
            case log.MovePlayed(seat=seat) if not self.steps:
                clocks = clocks.end_turn(seat)
        self.clocks = clocks.run(self.ticking)

    def _seat(self, seat: int, sitter: Sitter) -> None:
        self.sitters = (*self.sitters[:seat], sitter, *self.sitters[seat + 1 :])

    def _vacate(self, seat: int) -> None:
        """When the owner has left, the next person is the owner."""
        left = self.sitters[seat]
        self._seat(seat, NOBODY)
        if left.guest == self.owner and not self.seats_of(self.owner):
            heir = next((sitter for sitter in self.sitters if sitter.kind is SeatKind.PERSON), None)
            if heir is not None and heir.guest is not None:
                self.owner, self.owner_name = heir.guest, heir.name

    def _start(self, entry: log.GameStarted) -> tuple[Event, ...]:
        if entry.rules != RULES_VERSION:
            raise ValueError(f"dealt by version {entry.rules} of the rules; this program plays version {RULES_VERSION}")
        self.contributions = entry.contributions
        self.order = entry.order
        self.sitters = tuple(self.sitters[seat] for seat in entry.order)
        self.game = Game(self._deal() if not entry.position else parse_setup(entry.position))
        self.phase = TablePhase.PLAYING
        self.began = self.active = entry.at
        if self.options.clock is not None:
            self.clocks = Clocks.wind(self.options.clock, len(self.sitters), entry.at)
        return self.game.events_of(0)

    def _clear(self, secret: str) -> None:
        """The game that is over goes to the others that are; the next one waits for everybody to agree."""
        if self.phase is not TablePhase.OVER:
            raise ValueError("a rematch follows a game that is over")
        self.past = (*self.past, self.dealt())
        self.number += 1
        self.phase = TablePhase.WAITING
        self.secret = secret
        self.sitters = tuple(replace(sitter, random="") for sitter in self.sitters)
        self.contributions = self.order = ()
        self.game = self.clocks = None
        self.played = 0
        self.steps = self.undone = ()
        self.stand_ins = {}
        self.missed = {}

    def _deal(self) -> Deal:
        return Deal(len(self.sitters), self.seed, open_hands=self.options.open_hands)

    def _play(self, move_: Move, at: int) -> tuple[Event, ...]:
        game, actor = self.playing, self.playing.actor
        events = game.play(move_)
        self.played += 1
        self.undone = ()
        self.active = at
        if isinstance(move_, EndTurn):
            self.steps = ()
            self.began = at
            self._count_missed(actor)
        else:
            self.steps = (*self.steps, move_)
        if game.is_over:
            self.phase = TablePhase.OVER
        return events

    def _close(self) -> None:
        """Who gives up a rematch before it has begun is left with the game before it: results stay."""
        if self.phase is not TablePhase.WAITING or not self.past:
            self.phase = TablePhase.CLOSED
            return
        *earlier, last = self.past
        self.past = tuple(earlier)
        self.phase = TablePhase.OVER
        self.number, self.sitters, self.secret = last.number, last.sitters, last.secret
        self.contributions, self.order = last.contributions, last.order
        self.game, self.played, self.active = last.game, len(last.moves), last.ended

    def _count_missed(self, seat: int | None) -> None:
        """The seat's turn is over: was it its holder who ended it?"""
        if seat in self.stand_ins:
            self.missed = {**self.missed, seat: self.missed.get(seat, 0) + 1}
        elif seat in self.missed:
            self.missed = {other: count for other, count in self.missed.items() if other != seat}

    def _undo(self, steps: int, at: int) -> None:
        self.playing.undo(steps)
        self.active = at
        kept = len(self.steps) - steps
        self.undone = (*self.steps[kept:], *self.undone)
        self.steps = self.steps[:kept]
        self.played -= steps

    def _redo(self, at: int) -> tuple[Event, ...]:
        again, *rest = self.undone
        events = self._play(again, at)
        self.undone = tuple(rest)
        return events

    # ---------------------------------------------------------------- looking

    @property
    def playing(self) -> Game:
        """The game, of a table that has one."""
        if self.game is None:
            raise ValueError("the game has not begun")
        return self.game

    @property
    def actor(self) -> int | None:
        """The seat whose move it is; None before the start and after the end."""
        return None if self.game is None else self.game.actor

    @property
    def seed(self) -> str:
        """What the deal is made from. A secret until the game is over."""
        return seed_of(self.secret, self.contributions)

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        if guest is None:
            return ()
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter.guest == guest)

    def level_at(self, seat: int) -> str | None:
        """The computer player that plays this seat now; None where its holder does."""
        stand_in = self.stand_ins.get(seat)
        return self.sitters[seat].level if stand_in is None else stand_in.level

    @property
    def ticking(self) -> int | None:
        """The seat on turn, if a person or a program plays it."""
        actor = self.actor
        return actor if actor is not None and self.level_at(actor) is None else None

    @property
    def call_from(self) -> int | None:
        """From when on the others may call a computer player for the seat on turn."""
        return None if self.ticking is None else self.active + CALL_AFTER

    def is_ready(self, seat: int) -> bool:
        """Before a rematch everyone is asked to agree; before the first game they have sat down."""
        sitter = self.sitters[seat]
        return self.phase is not TablePhase.WAITING or self.number == 1 or sitter.guest is None or bool(sitter.random)

    def dealt(self, number: int | None = None) -> Dealt:
        """A game of this table that is over, by default the latest. Refused, if it is not: a record would tell too
        much.
        """
        if number is not None and 1 <= number < self.number:
            return self.past[number - 1]
        game = self.game
        if game is None or not game.is_over or number not in (None, self.number):
            raise Refused(RefusalCode.NOT_OVER, "the game is not over; until then this would tell too much")
        return Dealt(
            table=self.id,
            number=self.number,
            ended=self.active,
            sitters=self.sitters,
            secret=self.secret,
            contributions=self.contributions,
            order=self.order,
            setup=game.setup,
            moves=game.moves,
            outcome=Outcome(game.scores, game.winners),
        )

    def why_not_admit(self, guest: str) -> RefusalCode | None:
        """Whoever has the link may come in until the game begins; then those with a seat, and spectators if welcome.
        Whom the owner has removed stays outside.
        """
        if guest in self.removed:
            return RefusalCode.NOT_WELCOME
        if self.options.spectators or self.game is None:
            return None
        return None if guest == self.owner or self.seats_of(guest) else RefusalCode.NO_SPECTATORS

    # ---------------------------------------------------------------- telling

    def describe(self) -> protocol.Table:
        """The table as everybody may know it."""
        game = self.game
        return protocol.Table(
            id=self.id,
            phase=self.phase,
            seats=tuple(
                protocol.Seat(
                    kind=sitter.kind,
                    name=sitter.name,
                    level=sitter.level,
                    stand_in=self.stand_ins.get(seat),
                    is_ready=self.is_ready(seat),
                    key=None if sitter.guest is None else key_of(self.id, sitter.guest),
                )
                for seat, sitter in enumerate(self.sitters)
            ),
            options=self.options,
            owner=self.owner_name,
            commitment=commit(self.secret),
            created=self.created,
            outcome=Outcome(game.scores, game.winners) if game is not None and game.is_over else None,
            breakage=self.breakage,
            game=self.number,
            results=tuple(dealt.result for dealt in self.past),
        )

    def describe_past(self, dealt: Dealt) -> protocol.Table:
        """The table as it was when this game was over."""
        return replace(
            self.describe(),
            phase=TablePhase.OVER,
            seats=tuple(protocol.Seat(sitter.kind, sitter.name, sitter.level) for sitter in dealt.sitters),
            commitment=commit(dealt.secret),
            outcome=dealt.outcome,
            game=dealt.number,
            results=tuple(each.result for each in self.past[: dealt.number - 1]),
        )

    def you(self, guest: str | None) -> You:
        return You(self.seats_of(guest), is_owner=guest is not None and guest == self.owner)

    def turn(self) -> protocol.Turn | None:
        if self.game is None or self.game.actor is None:
            return None
        steps, undone = tuple(map(str, self.steps)), tuple(map(str, self.undone))
        return protocol.Turn(self.game.actor, steps, undone, self.began, self.call_from)

    def show_clocks(self) -> protocol.Clocks | None:
        """The clocks as everybody may know them; computer players have none."""
        clocks = self.clocks
        if clocks is None:
            return None
        left = tuple(None if sitter.guest is None else clocks.left[seat] for seat, sitter in enumerate(self.sitters))
        return protocol.Clocks(clocks.at, left, None if clocks.is_stopped else clocks.running)


def key_of(table: str, guest: str) -> str:
    """What stands for a guest at a table. It cannot be followed from one table to another."""
    return hashlib.sha256(f"{table}/{guest}".encode()).hexdigest()[:12]


def absorb(table: Table, entry: log.AnyEntry) -> protocol.News:
    """Take in the next entry, and put it as everybody may know it."""
    before, steps, undone, number = table.sitters, table.steps, table.undone, table.number
    events = table.absorb(entry)
    what = _publish(entry, before, steps, undone, number)
    return protocol.News(table.version, entry.at, table.played, what, events)


def _publish(
    entry: log.AnyEntry, before: tuple[Sitter, ...], steps: tuple[Move, ...], undone: tuple[Move, ...], number: int
) -> protocol.Happening:
    """An entry without its secrets, given what was there before it."""
    match entry:
        case log.TableOpened():
            return protocol.Opened()
        case log.SeatFilled(seat=seat, sitter=sitter):
            is_computer = sitter.kind is SeatKind.COMPUTER
            change = protocol.Arrangement.COMPUTER if is_computer else protocol.Arrangement.TAKEN
            return protocol.Arranged(seat, change, sitter.name)
        case log.SeatVacated(seat=seat, was_removed=was_removed):
            change = protocol.Arrangement.REMOVED if was_removed else protocol.Arrangement.LEFT
            return protocol.Arranged(seat, change, before[seat].name)
        case log.TableClosed():
            return protocol.Closed()
        case log.GameStarted():
            return protocol.Started()
        case log.MovePlayed(seat=seat, move=text):
            return protocol.Played(seat, text)
        case log.StepUndone(seat=seat):
            return protocol.TakenBack(seat, str(steps[-1]))
        case log.StepRedone(seat=seat):
            return protocol.PlayedAgain(seat, str(undone[0]))
        case log.TurnRestarted(seat=seat):
            return protocol.TurnRestarted(seat)
        case _:
            return _publish_company(entry, number)


def _publish_company(entry: log.CompanyEntry, number: int) -> protocol.Happening:
    match entry:
        case log.StandInTook(seat=seat, level=level, why=why, by=by):
            return protocol.StoodIn(seat, level, why, by)
        case log.SeatReturned(seat=seat):
            return protocol.Returned(seat)
        case log.ClockStopped(since=since):
            return protocol.ClockStopped(since)
        case log.ClockStarted():
            return protocol.ClockStarted()
        case log.SpectatorRemoved(name=name):
            return protocol.SpectatorRemoved(name)
        case log.RematchAsked(by=by):
            return protocol.RematchAsked(number + 1, by)
        case log.SeatAgreed(seat=seat):
            return protocol.Agreed(seat)


def replay(table_id: str, entries: Iterable[log.AnyEntry]) -> tuple[Table, list[protocol.News]]:
    """A table from its whole log, and everything there was to tell.

    A log that does not replay, because a rule has changed or the disk has, gives the table as far as it goes, marked
    as broken: it can be looked at, and no longer played.
    """
    every = iter(entries)
    opened = next(every)
    if not isinstance(opened, log.TableOpened):
        raise ValueError(f"the log of table {table_id} does not begin with its opening")
    table = Table(table_id, opened)
    news = [protocol.News(1, opened.at, 0, protocol.Opened(), ())]
    try:
        for entry in every:
            news.append(absorb(table, entry))
    except (DecodeError, ValueError, IndexError) as trouble:
        table.breakage = Breakage(table.version + 1, str(trouble))
    return table, news
