"""Turns and whole games of planners in thought, without views: for the search, for tuning and for measuring."""

from __future__ import annotations

from typing import Final

from alhambra.bots.engine.planner import Planner
from alhambra.rules.packed import i64
from alhambra.rules.state import OVER, State
from alhambra.rules.turn import play

LONGEST_GAME: Final = 2000
"""Turns after which a game is given up as unfinished; the rules know no limit (A48)."""


def play_turn(state: State, planner: Planner, is_quick: bool) -> None:
    """Plan a turn and play it, its end included."""
    if is_quick:
        planner.plan_quickly(state)
    else:
        planner.plan(state)
    i: i64
    for i in range(planner.lengths[0]):
        play(state, planner.turns[i])


def play_game(state: State, planners: list[Planner], is_quick: bool) -> i64:
    """Play to the end; how many turns it took."""
    turns: i64 = 0
    while state.phase != OVER and turns < LONGEST_GAME:
        play_turn(state, planners[state.actor], is_quick)
        turns += 1
    return turns
