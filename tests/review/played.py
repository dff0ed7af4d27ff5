"""Games to review, and an effort that is small enough for a test."""

from __future__ import annotations

from functools import cache

from alhambra import Game
from alhambra.bots import Budget, make
from alhambra.review import Effort

TINY = Effort("tiny", simulations=40, screening=12, checking=12, measuring=24, curve=4)


@cache
def played(levels: tuple[str, ...], seed: str) -> Game:
    """A game to its end; do not change it."""
    game = Game.deal(players=len(levels), seed=seed)
    seats = [make(level, seat) for seat, level in enumerate(levels)]
    while game.actor is not None:
        game.play(seats[game.actor].choose(game.view(game.actor), game.events, Budget(simulations=10)))
    return game
