"""Without a compiler the bots still answer in time, only weaker."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

ASKED = """
import sys
from time import process_time
from alhambra import Game
from alhambra._compiled import is_compiled
from alhambra.bots import Budget, make, search_bot
from alhambra.bots.engine import halving

assert not is_compiled()
game = Game.deal(players=int(sys.argv[1]), seed="plain")
while game.actor is not None and len(game.moves) < 60:
    game.play(make("greedy", len(game.moves)).choose(game.view(game.actor), game.events, Budget(seconds=0.1)))
search_bot.perf_counter = halving.perf_counter = process_time

def took(name, budget):
    began = process_time()
    move = make(name, 1).choose(game.view(game.actor), game.events, budget)
    assert game.why_not(move) is None
    return process_time() - began

for name in sys.argv[2:]:
    print(name, *(took(name, budget) for budget in (Budget(simulations=1), Budget(seconds=0.25))))
"""
"""Time is that of the processor: what others do on the machine is not the bot's fault."""


@pytest.mark.parametrize("players", [2, 4, 6])
def test_they_answer_in_time_as_plain_python(players: int) -> None:
    names = ("apprentice", "banker", "architect", "vizier", "master")
    answer = subprocess.run(
        [sys.executable, "-c", ASKED, str(players), *names],
        env={**os.environ, "ALHAMBRA_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    told = [line.split() for line in answer.stdout.splitlines()]
    assert [name for name, *_ in told] == list(names)
    for name, least, took in told:
        assert float(took) < 0.25 + 2 * float(least), f"{name} began something that it had no time for"
        assert float(least) < 0.25, f"{name} needs all of its time for a first thought"
