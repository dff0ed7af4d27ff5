"""The bot that tries its best turns out before it decides."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from alhambra._compiled import is_compiled
from alhambra.bots.bot import Budget, luck_of
from alhambra.bots.planning import PLAIN_SPREAD, turn_of
from alhambra.bots.table import piece_together
from alhambra.bots.thinking.planner import MOST_VALUED
from alhambra.bots.thinking.search import Search
from alhambra.bots.thought import effort_for, try_out_candidates
from alhambra.bots.turns import PlannedTurn
from alhambra.bots.weights import forecasts_for, weights_for
from alhambra.events import Event
from alhambra.moves import Move
from alhambra.rules.shuffle import first_luck
from alhambra.view import View


class SearchBot:
    """Uses the time it is given; more of it makes it stronger."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._searches: dict[int, Search] = {}
        self._turn = PlannedTurn()

    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:
        began = perf_counter()
        decided = self._turn.next_step(view)
        if decided is not None:
            return decided
        state, unknown = piece_together(view, history)
        search = self._search_for(view.players)
        effort = effort_for(view.players, budget)
        luck = first_luck(luck_of(self._seed, view, history))
        search.begin(state, luck, unknown, effort.candidates, effort.is_careful)
        best = try_out_candidates(search, budget, began)
        return self._turn.keep(state, turn_of(search.planner, best))

    def _search_for(self, players: int) -> Search:
        if players not in self._searches:
            self._searches[players] = make_search(players)
        return self._searches[players]


def make_search(players: int) -> Search:
    search = Search(weights_for(players), forecasts_for(players))
    if not is_compiled():
        search.planner.settler.spread = PLAIN_SPREAD
    elif players == 2:
        search.planner.valued = MOST_VALUED
    return search
