"""The greedy bot: each step takes what scores most now, and a coin in hand is a quarter of a point."""

from __future__ import annotations

from collections.abc import Sequence

from alhambra.bots.bot import Budget, luck_of
from alhambra.bots.engine.greedy import most_now
from alhambra.events import Event
from alhambra.moves import Move
from alhambra.orders import unpack
from alhambra.view import View, imagine


class GreedyBot:
    """Counts the points that the next round would bring if it were held now, and looks no further."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:  # noqa: ARG002 - it needs no time
        state = imagine(view)
        return unpack(state, int(most_now(state, luck_of(self._seed, view, history))))
