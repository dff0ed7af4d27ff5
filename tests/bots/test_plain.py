"""Without a compiler the bots still answer in time, only weaker. Their work is counted, not timed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots.plain_thinking import LOOKS, Thinking

MOST_CALLS = 200_000
"""Plain Python makes them in about a tenth of a second."""

THINKERS = ("apprentice", "banker", "architect")
SEARCHERS = ("vizier", "master")


@pytest.mark.parametrize("players", [2, 4, 6])
def test_they_answer_in_time_as_plain_python(players: int) -> None:
    told = thinking(players, *THINKERS, *SEARCHERS)
    assert [each.name for each in told] == [*THINKERS, *SEARCHERS]
    for name, first_calls, looks, most_calls in told:
        assert first_calls < MOST_CALLS, f"{name} needs all of its time for a first thought"
        assert most_calls <= 2 * first_calls, f"{name} does much without a look at the clock"
        expected = LOOKS + 1 if name in SEARCHERS else 0  # one look when it begins
        assert looks == expected, f"{name} begins something that it has no time for, or stops early"


def thinking(players: int, *names: str) -> list[Thinking]:
    """In a process of its own, as the engine of this one may be compiled."""
    answer = subprocess.run(
        [sys.executable, "-m", "tests.bots.plain_thinking", str(players), *names],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "ALHAMBRA_PURE": "1"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    lines = [line.split() for line in answer.stdout.splitlines()]
    return [Thinking(name, *map(int, counts)) for name, *counts in lines]
