"""Bots as strangers might write them, and as one hopes they would not."""

from __future__ import annotations

import os
from collections.abc import Sequence
from random import Random
from time import process_time, sleep

from alhambra import EndTurn, Event, Move, TakeMoney, View
from alhambra.bots import Budget
from alhambra.bots.random_bot import RandomBot


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


class Waiter(RandomBot):
    """Waits for an answer that does not come."""

    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:
        if view.turns in (3, 4, 5):
            sleep(60)
        return super().choose(view, history, budget)


class Plodder(RandomBot):
    """Gets little of the processor, as on a busy machine, but is at work all the time."""

    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:
        began = process_time()
        while view.turns in (3, 4, 5) and process_time() - began < 0.1:
            until = process_time() + 0.01
            while process_time() < until:
                pass
            sleep(0.1)
        return super().choose(view, history, budget)


class Quitter(RandomBot):
    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:
        if view.phase == "act" and view.turns < 8:
            raise SystemExit("had enough")
        return super().choose(view, history, budget)


class Dreamer(RandomBot):
    """Hangs, and does not let its own errors wake it."""

    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:
        while view.turns in (3, 4, 5):
            try:
                self._ponder()
            except Exception:
                continue
        return super().choose(view, history, budget)

    def _ponder(self) -> None:
        raise ValueError("what if")


class Mumbler(RandomBot):
    """Answers with something that is no move."""

    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:
        return None if view.turns < 4 else super().choose(view, history, budget)  # type: ignore[return-value]


class Stutterer(RandomBot):
    """Answers with a move that is made of texts."""

    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:
        texts = tuple(map(str, view.display[:1]))
        return TakeMoney(texts) if view.phase == "act" else super().choose(view, history, budget)  # type: ignore[arg-type]


class Gambler(RandomBot):
    """Fails in a library that it calls."""

    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:
        return super().choose(view, history, budget) if view.turns else Random(1).choice([])


class Deserter(RandomBot):
    """At the second seat it takes the whole process with it, as a fault in somebody's C code would."""

    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:
        if view.seat == 1:
            os._exit(7)
        return super().choose(view, history, budget)


class Mute:
    """Does not even try."""

    def __init__(self, seed: int) -> None:
        self.seed = seed


class Stillborn(RandomBot):
    def __init__(self, seed: int) -> None:
        raise RuntimeError(f"no model file for {seed}")
