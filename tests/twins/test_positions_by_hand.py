"""The twins judge the engine at positions set up by hand, and a few moves onward."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from alhambra import Game
from alhambra.notation import parse_setup
from tests.support.games import IS_DEEP, at_random, moments
from tests.twins.judge import judge_moment, judge_reasons, judge_scoring

WAYS_ON = 40 if IS_DEEP else 2
MOVES_ON = 12


def by_hand() -> Iterator[tuple[str, str]]:
    """The title and the text of each position."""
    for block in Path(__file__).with_name("by_hand.txt").read_text("utf-8").split("\n\n"):
        title, _, text = block.strip().partition("\n")
        if text:
            yield title.removeprefix("# "), text


POSITIONS = dict(by_hand())


def test_there_are_at_least_sixty() -> None:
    """And no two of them are the same."""
    assert len(set(POSITIONS.values())) == len(POSITIONS) >= 60


@pytest.mark.parametrize("title", POSITIONS)
def test_positions_by_hand(title: str) -> None:
    """R15-R39, as judged by definition."""
    for way in range(WAYS_ON):
        luck = Random(f"{title}/{way}")
        game = Game(parse_setup(POSITIONS[title]))
        for at, moment in enumerate(islice(moments(game, at_random(f"{title}/{way}")), MOVES_ON)):
            judge_moment(moment)
            if at == 0 or IS_DEEP:
                judge_reasons(moment, luck)
            if at:
                judge_scoring(moment, moment.events_of(at))
