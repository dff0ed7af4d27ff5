"""The computer players one can have at a table."""

from __future__ import annotations

from typing import Final

from alhambra import bots
from alhambra.game import Game
from alhambra.moves import Move, TakeMoney
from alhambra.server.protocol import ComputerLevel, Levels, RefusalCode
from alhambra.server.refused import Refused

USUAL_RUNG: Final = 3


def levels() -> Levels:
    """The ladder, weakest first."""
    ladder = bots.levels()
    usual = next(level.id for level in ladder if level.rung >= USUAL_RUNG)
    return Levels(tuple(ComputerLevel(level.id, level.rung) for level in ladder), usual)


def usual_level() -> str:
    """The computer player to propose, and the one that stands in for people."""
    return levels().usual


def require_level(name: str) -> None:
    """Also those that are not on the ladder, which the arena measures the others by."""
    if name not in bots.names():
        raise Refused(
            RefusalCode.NO_SUCH_LEVEL, f"there is no computer player {name!r}; there are {', '.join(bots.names())}"
        )


def quick_move(game: Game) -> Move:
    """A legal move at once, for a computer player that could not be asked: the richest taking, or whatever is first."""
    moves = game.legal_moves()
    takings = [move for move in moves if isinstance(move, TakeMoney)]
    return max(takings, key=lambda taking: sum(card.value for card in taking.cards), default=moves[0])
