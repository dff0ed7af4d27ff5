"""The number of lines of play by position and depth: cheap, total, and wrong as soon as any rule is."""

from __future__ import annotations

import pytest

from alhambra.perft import count_lines
from tests.perft.positions import MANY, Count, reach, read_counts
from tests.support.games import IS_DEEP
from tests.twins.legal import legal_moves

COUNTS = [count for count in read_counts() if IS_DEEP or count.lines <= MANY]


def name(count: Count) -> str:
    return f"{count.players} {count.seed} {count.steps} depth {count.depth}"


@pytest.mark.parametrize("count", COUNTS, ids=name)
def test_perft(count: Count) -> None:
    """R14-R39"""
    state = reach(count.players, count.seed, count.steps).state()
    assert count_lines(state, count.depth) == count.lines


@pytest.mark.parametrize("count", COUNTS[::4], ids=name)
def test_perft_by_definition(count: Count) -> None:
    """R14-R39: two moves deep, with the moves that the twin finds, each played in a game of its own."""
    game = reach(count.players, count.seed, count.steps)
    lines = 0
    for each in legal_moves(game.view(game.actor)):
        branch = game.at(count.steps)
        branch.play(each)
        lines += len(legal_moves(branch.view(branch.actor)))
    assert count_lines(game.state(), 2) == lines


def test_all_numbers_of_players_are_counted() -> None:
    assert {count.players for count in COUNTS} == {2, 3, 4, 5, 6}
