"""How fast the search tries turns out."""

from __future__ import annotations

from time import process_time
from typing import Final

from alhambra.bots.engine.search import CANDIDATES
from alhambra.bots.engine.self_play import play_turn
from alhambra.bots.planner_bot import make_planner
from alhambra.bots.search_bot import make_search
from alhambra.rules.setup import deal_quickly

HALF_THE_TILES: Final = 27
DEALS: Final = 20


def simulations_per_s(players: int = 4) -> float:
    """Simulations in a second of processor time, in the middle of a game of planners."""
    state = deal_quickly(players, 1)
    planner = make_planner(players)
    while state.bag.size > HALF_THE_TILES:
        play_turn(state, planner, is_quick=True)
    search = make_search(players)
    search.begin(state, 1, 0, CANDIDATES, False)
    began = process_time()
    for _ in range(DEALS):
        search.deal()
        for candidate in range(int(search.count)):
            search.try_out(candidate)
    return DEALS * int(search.count) / (process_time() - began)
