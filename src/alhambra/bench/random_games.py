"""How fast the engine plays random games.

`pick` chooses a move without listing the others, `list` writes all of them down first.
"""

from __future__ import annotations

import time
from typing import Final

import msgspec

from alhambra.rules.moves import MoveList
from alhambra.rules.playout import play_out, play_out_listing
from alhambra.rules.setup import deal_quickly

MODES: Final = ("pick", "list")
BUNDLE: Final = 20
"""Games between two looks at the clock."""


class Speed(msgspec.Struct, frozen=True):
    """Random whole games in so many seconds of processor time.

    `steps` are choices: ends of turns are played along and not counted, and an action is stopped only when nothing
    else is possible. `mean_score` is the mean of all players' final points.
    """

    players: int
    mode: str
    games: int
    steps: int
    seconds: float
    games_per_s: float
    steps_per_s: float
    mean_steps: float
    mean_score: float


def measure_speed(players: int, seconds: float, mode: str) -> Speed:
    """Play games for so many seconds of processor time."""
    listed = MoveList()
    games = steps = points = 0
    began = time.process_time()
    spent = 0.0
    while spent < seconds:
        for _ in range(BUNDLE):
            games += 1
            state = deal_quickly(players, games)
            steps += int(play_out(state) if mode == "pick" else play_out_listing(state, listed))
            points += sum(int(state.scores[seat]) for seat in range(players))
        spent = time.process_time() - began
    return Speed(
        players=players,
        mode=mode,
        games=games,
        steps=steps,
        seconds=round(spent, 3),
        games_per_s=round(games / spent, 1),
        steps_per_s=round(steps / spent, 1),
        mean_steps=round(steps / games, 2),
        mean_score=round(points / games / players, 3),
    )
