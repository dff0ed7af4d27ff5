"""A table: the fold of its log. No clock, no chance and no input or output: the same log gives the same table."""

from __future__ import annotations

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
from alhambra.server.core import log
from alhambra.server.core.clocks import Clocks
from alhambra.server.core.domain import Breakage, GameResult, Outcome, Pace, SeatKind, StandIn, TablePhase
from alhambra.server.core.fairness import seed_of
from alhambra.server.core.log import NOBODY, Sitter
from alhambra.server.core.refusals import RefusalCode, Refused

CALL_AFTER: Final = 24 * 60 * 60 * 1_000
"""When nothing has been played for so long, the others may call a computer player for whoever is on turn."""
CALL_AFTER_LIVE: Final = 10 * 60 * 1_000
"""The same at a live table, where everybody waits; a long think is not as long."""
IDLE_LIMIT: Final = 5 * 60 * 1_000
"""So long strangers wait at a public live table without a clock for somebody who is connected and plays nothing."""
TURN_LIMIT: Final = 15 * 60 * 1_000
"""And so long for one turn: who takes back and plays again keeps the others waiting, too."""


REVEAL_WITHIN: Final = {Pace.LIVE: 60 * 1_000, Pace.DAYS: 3 * CALL_AFTER}
"""So long a start waits for everybody's share; pages and programs that are connected give theirs at once."""


class PendingStart(Struct, frozen=True):
    """The owner has started, or everybody has agreed, and not all shares are revealed yet."""

    asked: int
    next_secret: str


class FinishedGame(Struct, frozen=True):
    """One game of a table, with everything its deal was made from. A game is its set-up and its moves.

    `attempt` counts the starts it took. A deal of the first scheme has no `commitments`.
    """

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
    commitments: tuple[str, ...] = ()
    attempt: int = 1

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
        self.commitments: tuple[str, ...] = ()
        self.attempt = 1  # to start this game, counted from 1
        self.pending: PendingStart | None = None
        self.agreed: frozenset[int] = frozenset()  # the seats whose holders want the rematch
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
        self.past: tuple[FinishedGame, ...] = ()
        self.breakage: Breakage | None = None

    # ---------------------------------------------------------------- changing

    def absorb(self, entry: log.AnyEntry, checked: Move | None = None) -> tuple[Event, ...]:
        """Take in the next entry; what happened in the game by it. Whoever appends it has asked `decide` first."""
        events: tuple[Event, ...] = ()
        match entry:
            case log.TableOpened():
                raise ValueError("a table is opened once")
            case log.SeatFilled(seat=seat, sitter=sitter):
                self._sit_down(seat, sitter)
            case log.SeatVacated(seat=seat, for_good=for_good):
                self._vacate(seat, for_good=for_good)
            case log.TableClosed():
                self._close()
            case log.GameStarted():
                events = self._start(entry)
            case log.MovePlayed(move=text):
                events = self._play(
                    move(text) if checked is None else checked, entry.at, is_checked=checked is not None
                )
            case log.StepUndone():
                self._undo(1, entry.at)
            case log.StepRedone():
                events = self._redo(entry.at)
            case log.TurnRestarted():
                self._undo(len(self.steps), entry.at)
            case log.ShareCommitted() | log.SharesAsked() | log.ShareRevealed() | log.StartCalledOff():
                self._prepare_deal(entry)
            case _:
                self._keep_company(entry)
        if self.clocks is not None:
            self._keep_time(self.clocks, entry)
        self.version += 1
        self.updated = entry.at
        return events

    def _prepare_deal(self, entry: log.ShareEntry) -> None:
        """Everybody is bound to a share, then all are revealed."""
        match entry:
            case log.ShareCommitted(seat=seat, commitment=commitment):
                self._seat(seat, replace(self.sitters[seat], random="", commitment=commitment))
            case log.SharesAsked(next_secret=next_secret):
                self.pending = PendingStart(entry.at, next_secret)
            case log.ShareRevealed(seat=seat, share=share):
                self._seat(seat, replace(self.sitters[seat], share=share))
            case log.StartCalledOff():
                if self.pending is None:
                    raise ValueError("no start is pending")
                self.secret = self.pending.next_secret
                self.attempt += 1
                self._forget_shares()

    def _forget_shares(self) -> None:
        self.pending = None
        self.sitters = tuple(replace(sitter, random="", commitment="", share="") for sitter in self.sitters)

    def _keep_company(self, entry: log.CompanyEntry) -> None:
        """What people do at a table beside the game itself."""
        match entry:
            case log.StandInTook(seat=seat, level=level, why=why):
                self.stand_ins = {**self.stand_ins, seat: StandIn(level, why, entry.at)}
            case log.ReturnedToSeat(seat=seat):
                self.stand_ins = {other: one for other, one in self.stand_ins.items() if other != seat}
                self.active = entry.at
            case log.SpectatorRemoved(guest=guest):
                self.removed |= {guest}
            case log.CompanyChanged(is_public=is_public, spectators=spectators, talk=talk, slow=slow):
                self.options = replace(self.options, is_public=is_public, spectators=spectators, talk=talk, slow=slow)
            case log.RematchAsked(secret=secret):
                self._clear(secret)
            case log.AgreedToRematch(seat=seat, random=random, commitment=commitment):
                self._seat(seat, replace(self.sitters[seat], random=random, commitment=commitment))
                self.agreed |= {seat}
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
            case log.ReturnedToSeat(seat=seat, has_grace=True):
                clocks = clocks.welcome_back(seat)
            case log.MovePlayed(seat=seat) if not self.steps:
                clocks = clocks.end_turn(seat)
        self.clocks = clocks.run(self.ticking)

    def _seat(self, seat: int, sitter: Sitter) -> None:
        self.sitters = (*self.sitters[:seat], sitter, *self.sitters[seat + 1 :])

    def _sit_down(self, seat: int, sitter: Sitter) -> None:
        """Who sits down before a rematch wants it."""
        self._seat(seat, sitter)
        self.agreed |= {seat}

    def _vacate(self, seat: int, *, for_good: bool) -> None:
        """When the owner has left, the next person is the owner."""
        left = self.sitters[seat]
        self._seat(seat, NOBODY)
        self.agreed -= {seat}
        if for_good and left.guest is not None:
            self.removed |= {left.guest}
        if left.guest == self.owner and not self.seats_of(self.owner):
            heir = next((sitter for sitter in self.sitters if sitter.kind is SeatKind.PERSON), None)
            if heir is not None and heir.guest is not None:
                self.owner, self.owner_name = heir.guest, heir.name

    def _start(self, entry: log.GameStarted) -> tuple[Event, ...]:
        if entry.rules != RULES_VERSION:
            raise ValueError(f"dealt by version {entry.rules} of the rules; this program plays version {RULES_VERSION}")
        self.contributions = entry.contributions
        self.commitments = entry.commitments
        self.order = entry.order
        self.pending = None
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
        self.attempt = 1
        self.agreed = frozenset()
        self._forget_shares()
        self.contributions = self.commitments = ()
        self.order = ()
        self.game = self.clocks = None
        self.played = 0
        self.steps = self.undone = ()
        self.stand_ins = {}
        self.missed = {}

    def _deal(self) -> Deal:
        return Deal(len(self.sitters), self.seed, open_hands=self.options.open_hands)

    def _play(self, move_: Move, at: int, *, is_checked: bool = False) -> tuple[Event, ...]:
        game, actor = self.playing, self.playing.actor
        events = game.play_legal(move_) if is_checked else game.play(move_)
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
        self.pending = None
        self.number, self.sitters, self.secret = last.number, last.sitters, last.secret
        self.contributions, self.order = last.contributions, last.order
        self.commitments, self.attempt = last.commitments, last.attempt
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

    def explainable_to(self, guest: str | None) -> tuple[int, ...]:
        """The seats about whose turns this guest may ask why: what computer players had in mind is no secret, and one's
        own turns are one's own; the others' wait until the game is over.
        """
        own = self.seats_of(guest)
        return tuple(
            seat
            for seat, sitter in enumerate(self.sitters)
            if self.phase is TablePhase.OVER or sitter.kind is SeatKind.COMPUTER or seat in own
        )

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
        after = CALL_AFTER_LIVE if self.options.pace is Pace.LIVE else CALL_AFTER
        return None if self.ticking is None else self.active + after

    def idle_from(self, waited_since: int) -> int | None:
        """From when on a computer player plays for the seat on turn, at a public live table without a clock where other
        people wait, and have waited since this moment at least.
        """
        seat, options = self.ticking, self.options
        if seat is None or not options.is_public or options.pace is not Pace.LIVE or options.clock is not None:
            return None
        holder = self.sitters[seat].guest
        if all(sitter.guest in (None, holder) for sitter in self.sitters):
            return None
        return min(max(self.active, waited_since) + IDLE_LIMIT, max(self.began, waited_since) + TURN_LIMIT)

    def is_ready(self, seat: int) -> bool:
        """Before a rematch everyone is asked to agree; before the first game they have sat down."""
        is_asked = self.phase is TablePhase.WAITING and self.number > 1 and self.sitters[seat].guest is not None
        return not is_asked or seat in self.agreed

    def is_bound(self, seat: int) -> bool:
        """Whether whoever sits here is bound to a share; nobody else adds one to the deal."""
        return self.sitters[seat].guest is None or bool(self.sitters[seat].commitment)

    def has_revealed(self, seat: int) -> bool:
        return self.sitters[seat].guest is None or bool(self.sitters[seat].share)

    @property
    def reveal_until(self) -> int | None:
        """Until when a start that is pending waits for the shares that are missing."""
        return None if self.pending is None else self.pending.asked + REVEAL_WITHIN[self.options.pace]

    def dealt(self, number: int | None = None) -> FinishedGame:
        """A game of this table that is over, by default the latest. Refused, if it is not: a record would tell too
        much.
        """
        if number is not None and 1 <= number < self.number:
            return self.past[number - 1]
        game = self.game
        if game is None or not game.is_over or number not in (None, self.number):
            raise Refused(RefusalCode.NOT_OVER, "the game is not over; until then this would tell too much")
        return FinishedGame(
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
            commitments=self.commitments,
            attempt=self.attempt,
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


class Change(Struct, frozen=True):
    """An entry that was taken in, and what has to be known to tell it: what happened in the game by it, how many moves
    stand after it, and who sat where and which game it was before it.
    """

    version: int
    step: int
    entry: log.AnyEntry
    events: tuple[Event, ...]
    sitters: tuple[Sitter, ...]
    game: int
    reveal_within: int = 0


def absorb(table: Table, entry: log.AnyEntry, checked: Move | None = None) -> Change:
    """Take in the next entry. `checked` is the move of a `MovePlayed` that `decide` has just found legal."""
    sitters, number = table.sitters, table.number
    match entry:
        case log.StepUndone(move=""):
            entry = replace(entry, move=str(table.steps[-1]))
        case log.StepRedone(move=""):
            entry = replace(entry, move=str(table.undone[0]))
    events = table.absorb(entry, checked)
    return Change(table.version, table.played, entry, events, sitters, number, REVEAL_WITHIN[table.options.pace])


def replay(table_id: str, entries: Iterable[log.AnyEntry]) -> tuple[Table, list[Change]]:
    """A table from its whole log, and every change there was.

    A log that does not replay, because a rule has changed or the disk has, gives the table as far as it goes, marked
    as broken: it can be looked at, and no longer played.
    """
    every = iter(entries)
    opened = next(every)
    if not isinstance(opened, log.TableOpened):
        raise ValueError(f"the log of table {table_id} does not begin with its opening")
    table = Table(table_id, opened)
    changes = [Change(1, 0, opened, (), (), 1)]
    try:
        for entry in every:
            changes.append(absorb(table, entry))
    except (DecodeError, ValueError, IndexError) as error:
        table.breakage = Breakage(table.version + 1, str(error))
    return table, changes
