"""The computer players one can have at a table."""

from __future__ import annotations

from typing import Final

from alhambra import bots
from alhambra.bots import Budget
from alhambra.game import Game
from alhambra.moves import Move, TakeMoney
from alhambra.server.protocol import ComputerLevel, Levels, RefusalCode
from alhambra.server.refused import Refused

USUAL_BUDGET: Final = Budget(seconds=0.5)


def levels() -> Levels:
    """The ladder, weakest first."""
    names = tuple(level.id for level in bots.levels()) or bots.names()
    return Levels(tuple(ComputerLevel(name) for name in names), usual=names[len(names) // 2])


def require_level(name: str) -> None:
    known = [level.name for level in levels().levels]
    if name not in known:
        raise Refused(RefusalCode.NO_SUCH_LEVEL, f"there is no computer player {name!r}; there are {', '.join(known)}")


def budget_of(name: str) -> Budget:
    return next((level.budget for level in bots.levels() if level.id == name), USUAL_BUDGET)


def quick_move(game: Game) -> Move:
    """A legal move at once, for a computer player that could not be asked: the richest taking, or whatever is first."""
    moves = game.legal_moves()
    takings = [move for move in moves if isinstance(move, TakeMoney)]
    return max(takings, key=lambda taking: sum(card.value for card in taking.cards), default=moves[0])
