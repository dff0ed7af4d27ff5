"""A game is its set-up and its moves; everything else is derived."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from alhambra import orders
from alhambra.deal import Deal
from alhambra.events import Event, read_journal
from alhambra.moves import Move
from alhambra.reasons import IllegalMove, Reason, read_refusal
from alhambra.rules.ending import winners
from alhambra.rules.journal import Journal
from alhambra.rules.state import OVER, State
from alhambra.rules.turn import play
from alhambra.view import PHASES, Phase, View, look


class Setup(Protocol):
    """How a game begins: a Deal from a seed, or a Position set up by hand."""

    @property
    def players(self) -> int:
        """How many play, 2 to 6."""

    @property
    def open_hands(self) -> bool:
        """Whether every hand is shown to everybody."""

    def lay_out(self, journal: Journal | None = None) -> State:
        """The table at the start; what the public saw of it goes to the journal."""


class Game:
    """A game being played. It can be copied, and it pickles as what it is: its set-up and its moves.

    >>> game = Game.deal(players=4, seed="a pleasant evening")
    >>> events = game.play(game.legal_moves()[0])
    >>> game
    <Game for 4, 1 move, phase ready, actor 1>
    """

    def __init__(self, setup: Setup, moves: Iterable[Move] = ()) -> None:
        """Set up and play these moves; IllegalMove tells which of them is not possible."""
        self._setup = setup
        self._begin()
        for move in moves:
            self._advance(move)

    @classmethod
    def deal(cls, players: int, seed: str, *, youngest: Sequence[int] = (), open_hands: bool = False) -> Game:
        """A new game dealt from a seed, any text of 1 to 100 characters."""
        return cls(Deal(players, seed, tuple(youngest), open_hands))

    def _begin(self) -> None:
        self._journal = Journal()
        self._state = self._setup.lay_out(self._journal)
        self._moves: list[Move] = []
        self._lines: list[int] = [len(self._journal.lines)]  # lines of the journal written before each step
        self._events: list[Event] = []  # those already read from the journal ...
        self._read = 0  # ... and how many of its lines that took

    def copy(self) -> Game:
        """A game of its own that stands where this one stands: to try something out. Much quicker than a replay."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._journal = Journal()
        twin._journal.lines = self._journal.lines[:]
        twin._state = self._state.copy()
        twin._state.journal = twin._journal
        twin._moves = self._moves[:]
        twin._lines = self._lines[:]
        twin._events = self._events[:]
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[type[Game], tuple[Setup, tuple[Move, ...]]]:
        return type(self), (self._setup, self.moves)

    def __repr__(self) -> str:
        moves = f"{len(self._moves)} move{'' if len(self._moves) == 1 else 's'}"
        return f"<Game for {self.players}, {moves}, phase {self.phase}, actor {self.actor}>"

    # ---------------------------------------------------------------- playing

    def why_not(self, move: Move) -> Reason | None:
        """None if the move is legal now, else the reason."""
        refusal = orders.why_not(self._state, move)
        return None if refusal is None else read_refusal(refusal)

    def play(self, move: Move) -> tuple[Event, ...]:
        """Play a move and return what happened; IllegalMove, and nothing changes, if it is not legal."""
        self._advance(move)
        return self.events_of(len(self._moves))

    def play_legal(self, move: Move) -> tuple[Event, ...]:
        """Play a move to which `why_not` has just said None: it is not asked again."""
        self._carry_out(move)
        return self.events_of(len(self._moves))

    def _advance(self, move: Move) -> None:
        """Play a move without telling what happened, as replays do."""
        refusal = orders.why_not(self._state, move)
        if refusal is not None:
            raise IllegalMove(move, read_refusal(refusal))
        self._carry_out(move)

    def _carry_out(self, move: Move) -> None:
        play(self._state, orders.pack(self._state, move))
        self._moves.append(move)
        self._lines.append(len(self._journal.lines))

    def legal_moves(self) -> list[Move]:
        """Every legal move, none when the game is over; of the payments those without a spare card (R18)."""
        return orders.legal_moves(self._state)

    def at(self, step: int) -> Game:
        """A game of its own that stands where this one stood after so many moves: to look back, or to branch off."""
        if not 0 <= step <= len(self._moves):
            raise IndexError(f"step {step}: this game has steps 0 to {len(self._moves)}")
        if step == len(self._moves):
            return self.copy()
        return Game(self._setup, self._moves[:step])

    def undo(self, steps: int = 1) -> None:
        """Take back the last moves."""
        if not 0 <= steps <= len(self._moves):
            raise IndexError(f"cannot take back {steps} moves: {len(self._moves)} were played")
        kept = self._moves[: len(self._moves) - steps]
        self._begin()
        for move in kept:
            self._advance(move)

    # ---------------------------------------------------------------- looking

    def view(self, seat: int | None) -> View:
        """What a seat, or with None a spectator, may know."""
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"seat {seat}: this game has seats 0 to {self.players - 1}")
        return look(self._state, seat, self._setup.open_hands)

    @property
    def setup(self) -> Setup:
        """How the game began."""
        return self._setup

    @property
    def players(self) -> int:
        """How many play, 2 to 6."""
        return self._setup.players

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves played so far."""
        return tuple(self._moves)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, from the deal on."""
        lines = self._journal.lines
        self._events += read_journal(lines[self._read :])
        self._read = len(lines)
        return tuple(self._events)

    def events_of(self, step: int) -> tuple[Event, ...]:
        """What happened in step 1, 2, ...; step 0 is the set-up."""
        if not 0 <= step <= len(self._moves):
            raise IndexError(f"step {step}: this game has steps 0 to {len(self._moves)}")
        begin = self._lines[step - 1] if step else 0
        return read_journal(self._journal.lines[begin : self._lines[step]])

    @property
    def phase(self) -> Phase:
        """Where the turn stands."""
        return PHASES[self._state.phase]

    @property
    def actor(self) -> int | None:
        """The seat whose move it is; None when the game is over."""
        return None if self.is_over else int(self._state.actor)

    @property
    def is_over(self) -> bool:
        """Whether the last round has been scored (R39)."""
        return self._state.phase == OVER

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat so far."""
        return tuple(int(self._state.scores[seat]) for seat in range(self.players))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the victory; empty while the game goes on."""
        return tuple(winners(self._state)) if self.is_over else ()

    def state(self) -> State:
        """A copy of the whole table, hidden piles included: for tests and tools, never for players."""
        return self._state.copy()
