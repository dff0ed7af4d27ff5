"""The bot that tries its best turns out before it decides."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple

from alhambra._compiled import is_compiled
from alhambra.bots.bot import Budget, luck_of
from alhambra.bots.engine.halving import try_out_candidates
from alhambra.bots.engine.planner import MOST_VALUED
from alhambra.bots.engine.search import CANDIDATES, MOST_CANDIDATES, Search
from alhambra.bots.known_table import piece_together
from alhambra.bots.planned_turn import PlannedTurn
from alhambra.bots.planner_bot import PLAIN_SPREAD, turn_of
from alhambra.bots.tuned_weights import forecasts_for, weights_for
from alhambra.events import Event
from alhambra.moves import Move
from alhambra.rules.shuffle import first_luck
from alhambra.view import View

USUAL_SIMULATIONS = 400
"""For a budget that sets no limit at all."""
SIMULATIONS_FOR_MOST = 500
"""With fewer, so many candidates would get too little each."""
FOR_CARE = 150
"""Simulations for each candidate; with fewer, quick ones, of which there are three times as many, choose as well."""
QUICK_A_SECOND = 15_000
CAREFUL_A_SECOND = 3_000
"""About what a search manages where it is compiled."""


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
        simulations = USUAL_SIMULATIONS if budget == Budget() else budget.simulations
        best = try_out_candidates(search, simulations, budget.seconds, began)
        return self._turn.keep(state, turn_of(search.planner, best))

    def _search_for(self, players: int) -> Search:
        if players not in self._searches:
            self._searches[players] = make_search(players)
        return self._searches[players]


def make_search(players: int) -> Search:
    """A search with the weights for this number of players."""
    search = Search(weights_for(players), forecasts_for(players))
    if not is_compiled():
        search.planner.settler.spread = PLAIN_SPREAD
    elif players == 2:
        search.planner.valued = MOST_VALUED
    return search


class SearchEffort(NamedTuple):
    """How a search uses what it is given: the turns it tries out, and whether carefully."""

    candidates: int
    is_careful: bool


def effort_for(players: int, budget: Budget) -> SearchEffort:
    """Many candidates with two players, and care, where there is time for it."""
    has_many = players == 2 and _within(budget, QUICK_A_SECOND) >= SIMULATIONS_FOR_MOST
    candidates = MOST_CANDIDATES if has_many else CANDIDATES
    return SearchEffort(candidates, is_careful=_within(budget, CAREFUL_A_SECOND) >= FOR_CARE * candidates)


def _within(budget: Budget, speed: int) -> int:
    """How many simulations a budget allows, with so many a second."""
    simulations = USUAL_SIMULATIONS if budget.simulations is None else budget.simulations
    if budget.seconds is None:
        return simulations
    in_time = int(budget.seconds * speed) if is_compiled() else 0
    return in_time if budget.simulations is None else min(in_time, simulations)
