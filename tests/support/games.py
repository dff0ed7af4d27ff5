"""Whole games for the tests to look at: by whom, and at which moments."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from random import Random

from alhambra import Event, Game, Move
from alhambra.bots import make
from alhambra.bots.bot import Budget

IS_DEEP = bool(os.environ.get("ALHAMBRA_DEEP"))
"""`./run test --deep` looks at many more games."""

LONGEST = 3_000
"""Steps after which a game of a player who only rebuilds is left (A48)."""

Chooser = Callable[[Game, list[Event]], Move]
"""Chooses a move for the player whose turn it is; the list has all events so far."""


def at_random(seed: object) -> Chooser:
    """Any listed move."""
    luck = Random(str(seed))
    return lambda game, _: luck.choice(game.legal_moves())


def oddly(seed: int, players: int) -> Chooser:
    """Every seat with an oddity of its own: hoarding, spending, snakes, blocks, rings, rebuilding."""
    bots = [make("odd", seed + seat) for seat in range(players)]

    def choose(game: Game, history: list[Event]) -> Move:
        assert game.actor is not None
        return bots[game.actor].choose(game.view(game.actor), history, Budget(simulations=1))

    return choose


def alike(seed: int, players: int) -> Chooser:
    """Every seat with the same oddity, so that it has its way with the whole table."""
    bots = [make("odd", seed) for _ in range(players)]
    return lambda game, history: bots[game.actor or 0].choose(game.view(game.actor), history, Budget(simulations=1))


def moments(game: Game, choose: Chooser) -> Iterator[Game]:
    """The game before each of its moves and at its end."""
    history = list(game.events)
    for _ in range(LONGEST):
        yield game
        if game.is_over:
            return
        history += game.play(choose(game, history))


def finished(game: Game, choose: Chooser) -> Game:
    for _ in moments(game, choose):
        pass
    return game
