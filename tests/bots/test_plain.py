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
from alhambra.bots import Budget, make

assert not is_compiled()
game = Game.deal(players=int(sys.argv[1]), seed="plain")
while game.actor is not None and len(game.moves) < 60:
    game.play(make("greedy", len(game.moves)).choose(game.view(game.actor), game.events, Budget(seconds=0.1)))
for name in sys.argv[2:]:
    bot = make(name, 1)
    began = process_time()
    move = bot.choose(game.view(game.actor), game.events, Budget(seconds=0.25))
    print(name, game.why_not(move) is None, process_time() - began)
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
    lines = [line.split() for line in answer.stdout.splitlines()]
    assert [line[0] for line in lines] == list(names)
    assert all(line[1] == "True" for line in lines)
    assert max(float(line[2]) for line in lines) < 0.25 + 0.1
