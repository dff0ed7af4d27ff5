"""The random bot: what every other one is compared with."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from alhambra.bots.bot import Budget, luck_of
from alhambra.events import Event
from alhambra.moves import Move
from alhambra.orders import legal_moves
from alhambra.view import View, imagine


class RandomBot:
    """Any listed move, each equally likely."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:  # noqa: ARG002 - it needs no time
        return Random(luck_of(self._seed, view, history)).choice(legal_moves(imagine(view)))
