"""A game to keep, share, check and study."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import force_setattr

from alhambra import orders
from alhambra.deal import Deal, SetupError
from alhambra.game import Game
from alhambra.moves import EndTurn, Move
from alhambra.notation.setups import AnySetup
from alhambra.position import Position
from alhambra.rules import RULES_VERSION
from alhambra.rules.turn import play


class Turn(Struct, frozen=True):
    """The moves of one turn; only the last turn of a record may lack its `end`."""

    seat: int
    moves: tuple[Move, ...]


class Comment(Struct, frozen=True):
    """Words on a game after so many moves; 0 is before the first."""

    step: int
    text: str


class Record(Struct, frozen=True, kw_only=True):
    """A game's set-up, its turns, and what people say about it.

    `names` are the players' by seat, "" for one without. `result` has the final points by seat, None while the game is
    unfinished. `tags` are all others that a record may carry, in their order.
    """

    setup: AnySetup
    turns: tuple[Turn, ...] = ()
    names: tuple[str, ...] = ()
    result: tuple[int, ...] | None = None
    tags: tuple[tuple[str, str], ...] = ()
    comments: tuple[Comment, ...] = ()
    rules: int = RULES_VERSION

    def __post_init__(self) -> None:
        seats = self.setup.players
        names = tuple(self.names)
        force_setattr(self, "names", (*names, *[""] * (seats - len(names))) if any(names) else ())
        force_setattr(self, "comments", tuple(sorted(self.comments, key=lambda comment: comment.step)))
        wrong = list(self._faults())
        if wrong:
            raise SetupError("; ".join(wrong))

    def _faults(self) -> Iterator[str]:
        seats = self.setup.players
        if len(self.names) > seats:
            yield f"names: {len(self.names)}, but there are {seats} seats"
        if self.result is not None and len(self.result) != seats:
            yield f"result: {len(self.result)} scores, but there are {seats} seats"
        for name, _ in self.tags:
            if not TAG_NAME.fullmatch(name) or is_known_tag(name):
                yield f"tags: {name!r} is not free for a tag"
        for number, turn in enumerate(self.turns, 1):
            if turn.seat not in range(seats):
                yield f"turns: seat {turn.seat} in turn {number}, but the seats are 0 to {seats - 1}"
            ends = [isinstance(move, EndTurn) for move in turn.moves]
            if not ends or True in ends[:-1] or not (ends[-1] or number == len(self.turns)):
                yield f"turns: turn {number} does not end where its moves say"
        for comment in self.comments:
            if not 0 <= comment.step <= len(self.moves):
                yield f"comments: step {comment.step}, but there are steps 0 to {len(self.moves)}"

    @classmethod
    def of(
        cls,
        game: Game,
        names: Sequence[str] = (),
        tags: Iterable[tuple[str, str]] = (),
        comments: Iterable[Comment] = (),
    ) -> Record:
        """The record of a game as it stands."""
        if not isinstance(game.setup, Deal | Position):
            raise SetupError(f"setup: a {type(game.setup).__name__} has no text")
        return cls(
            setup=game.setup,
            turns=tuple(_turns_of(game)),
            names=tuple(names),
            result=game.scores if game.is_over else None,
            tags=tuple(tags),
            comments=tuple(comments),
        )

    @property
    def moves(self) -> tuple[Move, ...]:
        return tuple(move for turn in self.turns for move in turn.moves)

    @property
    def first_turn(self) -> int:
        """The number of the first turn: 1, unless the game begins from a position."""
        return self.setup.turns + 1 if isinstance(self.setup, Position) else 1

    def replay(self) -> Game:
        """The game; IllegalMove if it is none. `check_record` says more about what is wrong."""
        return Game(self.setup, self.moves)


TAG_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]*")


def is_known_tag(name: str) -> bool:
    """Whether a tag means something to the program, and so is not for others to use."""
    return name in ("Rules", "Result") or re.fullmatch(r"Seat\d+", name) is not None


def _turns_of(game: Game) -> Iterator[Turn]:
    """The moves of a game, turn by turn, with the seat that made them."""
    state = game.setup.lay_out()
    seat = int(state.actor)
    moves: list[Move] = []
    for move in game.moves:
        moves.append(move)
        play(state, orders.pack(state, move))
        if isinstance(move, EndTurn):
            yield Turn(seat, tuple(moves))
            seat = int(state.actor)
            moves = []
    if moves:
        yield Turn(seat, tuple(moves))
