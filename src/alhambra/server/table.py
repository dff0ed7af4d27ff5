"""A table: the fold of its log. No clock, no chance and no input or output: the same log gives the same table."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import DecodeError

from alhambra.deal import Deal
from alhambra.events import Event
from alhambra.game import Game
from alhambra.moves import EndTurn, Move, move
from alhambra.notation import parse_setup
from alhambra.rules import RULES_VERSION
from alhambra.server import log, protocol
from alhambra.server.fairness import commit, seed_of
from alhambra.server.log import NOBODY, Sitter
from alhambra.server.protocol import Breakage, Outcome, SeatKind, TablePhase, You


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
                self.phase = TablePhase.CLOSED
            case log.GameStarted():
                events = self._start(entry)
            case log.MovePlayed(move=text):
                events = self._play(move(text))
            case log.StepUndone():
                self._undo(1)
            case log.StepRedone():
                events = self._redo()
            case log.TurnRestarted():
                self._undo(len(self.steps))
        self.version += 1
        self.updated = entry.at
        return events

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
        return self.game.events_of(0)

    def _deal(self) -> Deal:
        return Deal(len(self.sitters), self.seed, open_hands=self.options.open_hands)

    def _play(self, move_: Move) -> tuple[Event, ...]:
        game = self.playing
        events = game.play(move_)
        self.played += 1
        self.steps = () if isinstance(move_, EndTurn) else (*self.steps, move_)
        self.undone = ()
        if game.is_over:
            self.phase = TablePhase.OVER
        return events

    def _undo(self, steps: int) -> None:
        self.playing.undo(steps)
        kept = len(self.steps) - steps
        self.undone = (*self.steps[kept:], *self.undone)
        self.steps = self.steps[:kept]
        self.played -= steps

    def _redo(self) -> tuple[Event, ...]:
        again, *rest = self.undone
        events = self._play(again)
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

    def admits(self, guest: str) -> bool:
        """Whoever has the link may come in until the game begins; then those with a seat, and spectators if welcome."""
        if self.options.spectators or self.phase in (TablePhase.WAITING, TablePhase.CLOSED):
            return True
        return guest == self.owner or bool(self.seats_of(guest))

    # ---------------------------------------------------------------- telling

    def describe(self) -> protocol.Table:
        """The table as everybody may know it."""
        game = self.game
        return protocol.Table(
            id=self.id,
            phase=self.phase,
            seats=tuple(protocol.Seat(sitter.kind, sitter.name, sitter.level) for sitter in self.sitters),
            options=self.options,
            owner=self.owner_name,
            commitment=commit(self.secret),
            created=self.created,
            outcome=Outcome(game.scores, game.winners) if game is not None and game.is_over else None,
            breakage=self.breakage,
        )

    def you(self, guest: str | None) -> You:
        return You(self.seats_of(guest), is_owner=guest is not None and guest == self.owner)

    def turn(self) -> protocol.Turn | None:
        if self.game is None or self.game.actor is None:
            return None
        return protocol.Turn(self.game.actor, tuple(map(str, self.steps)), tuple(map(str, self.undone)))


def absorb(table: Table, entry: log.AnyEntry) -> protocol.News:
    """Take in the next entry, and put it as everybody may know it."""
    before, steps, undone = table.sitters, table.steps, table.undone
    events = table.absorb(entry)
    return protocol.News(table.version, entry.at, table.played, _publish(entry, before, steps, undone), events)


def _publish(
    entry: log.AnyEntry, before: tuple[Sitter, ...], steps: tuple[Move, ...], undone: tuple[Move, ...]
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
