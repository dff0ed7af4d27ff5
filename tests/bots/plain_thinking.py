"""Counts how much work bots do before they answer, as plain Python.

`python -m tests.bots.plain_thinking PLAYERS NAME...` tells a line for each bot: the calls of its first thought, how
often it looked at the clock while it had some time, and the most calls between two looks. Calls of Python functions
are the same on every machine.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from types import FrameType
from typing import NamedTuple

import pytest

from alhambra import Game
from alhambra._compiled import is_compiled
from alhambra.bots import Budget, make
from tests.bots.clocks import Ticking, think_by

LOOKS = 8
"""How often a bot may look at the clock until its second is over."""


class Thinking(NamedTuple):
    name: str
    first_calls: int
    looks: int
    most_calls: int


class Calls:
    """Counts the calls of Python functions while it is entered."""

    def __init__(self) -> None:
        self.count = 0

    def __enter__(self) -> Calls:
        sys.setprofile(self._count)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _count(self, _frame: FrameType, event: str, _argument: object) -> None:
        self.count += event == "call"


class CountingClock(Ticking):
    """Notes at every look how much has been done."""

    def __init__(self, calls: Calls) -> None:
        super().__init__(1 / LOOKS)
        self._calls = calls
        self.noted = [0]

    def __call__(self) -> float:
        self.noted.append(self._calls.count)
        return super().__call__()


def think(name: str, game: Game) -> Thinking:
    with Calls() as first:
        ask(name, game, Budget(simulations=1))
    calls = Calls()
    clock = CountingClock(calls)
    with pytest.MonkeyPatch.context() as monkeypatch:
        think_by(monkeypatch, clock)
        with calls:
            ask(name, game, Budget(seconds=1))
    most = max(after - before for before, after in pairwise([*clock.noted, calls.count]))
    return Thinking(name, first.count, clock.looks, most)


def ask(name: str, game: Game, budget: Budget) -> None:
    move = make(name, 1).choose(game.view(game.actor), game.events, budget)
    assert game.why_not(move) is None


def in_the_middle_of_a_game(players: int) -> Game:
    game = Game.deal(players, "plain")
    while game.actor is not None and len(game.moves) < 66:
        game.play(make("greedy", len(game.moves)).choose(game.view(game.actor), game.events, Budget(simulations=1)))
    return game


if __name__ == "__main__":
    assert not is_compiled()
    game = in_the_middle_of_a_game(int(sys.argv[1]))
    for name in sys.argv[2:]:
        print(*think(name, game))
