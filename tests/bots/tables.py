"""Tables for bots to think about."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra import Game
from alhambra.bots import Budget, make
from alhambra.rules.state import OVER, State

QUICK = Budget(simulations=10)


def games_of(bot: str, players: int, seed: str, steps: int = 2_000) -> Iterator[Game]:
    """A game of equal bots before each of its moves."""
    game = Game.deal(players=players, seed=seed)
    seats = [make(bot, seat) for seat in range(players)]
    history = list(game.events)
    for _ in range(steps):
        if game.actor is None:
            return
        yield game
        history += game.play(seats[game.actor].choose(game.view(game.actor), history, QUICK))


def states_of(bot: str, players: int, seed: str, every: int) -> Iterator[State]:
    """Tables of such a game, one in so many, hidden piles included."""
    for step, game in enumerate(games_of(bot, players, seed)):
        if step % every == 0:
            state = game.state()
            assert state.phase != OVER
            yield state
