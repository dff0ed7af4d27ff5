"""The twin judges the majorities (R32, R33) for every way that tiles can be spread."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from alhambra import Kind
from alhambra.rules.scoring import score_round
from alhambra.rules.state import State
from tests.support.games import IS_DEEP
from tests.twins.scoring import majority


def scores(round_: int, players: int, counts: list[list[int]]) -> list[int]:
    """The engine's points; counts[kind][rival], Dirk being the third of two players."""
    state = State()
    state.clear(players, 0)
    for kind, row in enumerate(counts):
        for rival, count in enumerate(row):
            kinds = state.palaces[rival].kinds if rival < players else state.dirk_kinds
            kinds[kind] = count
    score_round(state, round_)
    return [int(state.scores[rival]) for rival in range(len(counts[0]))]


def scores_by_definition(round_: int, counts: list[list[int]]) -> list[int]:
    lines = [majority(round_, kind, row) for kind, row in zip(Kind, counts, strict=True)]
    return [sum(points) for points in zip(*lines, strict=True)]


@pytest.mark.parametrize("round_", [1, 2, 3])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_spread_of_a_few_tiles(round_: int, players: int) -> None:
    """R32, R33: each kind takes its turn with each spread, so that a wrong prize shows."""
    rivals = max(3, players)
    spreads = [list(spread) for spread in product(range(4), repeat=rivals)]
    for at in range(0, len(spreads), 1 if IS_DEEP else 3):
        counts = [spreads[(at + 7 * kind) % len(spreads)] for kind in range(6)]
        assert scores(round_, players, counts) == scores_by_definition(round_, counts)


@pytest.mark.parametrize("round_", [1, 2, 3])
@pytest.mark.parametrize("players", [5, 6])
def test_random_spreads(round_: int, players: int) -> None:
    """R32, R33"""
    luck = Random(players)
    for _ in range(5_000 if IS_DEEP else 300):
        counts = [[luck.choice((0, 0, 1, 1, 2, 3, 4)) for _ in range(players)] for _ in range(6)]
        assert scores(round_, players, counts) == scores_by_definition(round_, counts)
