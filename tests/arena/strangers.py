"""Bots as strangers might write them, and as one hopes they would not."""

from __future__ import annotations

from collections.abc import Sequence

from alhambra import EndTurn, Event, Move, View
from alhambra.bots import Budget
from alhambra.bots.simple import RandomBot


class Crasher(RandomBot):
    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:
        if view.turns % 4 == 0:
            raise RuntimeError("out of ideas")
        return super().choose(view, history, budget)


class Cheater(RandomBot):
    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:
        return EndTurn() if view.phase == "act" else super().choose(view, history, budget)


class Sleeper(RandomBot):
    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:
        while view.turns in (3, 4, 5):  # one of them is its own
            pass
        return super().choose(view, history, budget)
