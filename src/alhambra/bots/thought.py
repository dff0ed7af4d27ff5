"""How long to think: trying candidates out until time or simulations are used up."""

from __future__ import annotations

from time import perf_counter
from typing import NamedTuple

from alhambra._compiled import is_compiled
from alhambra.bots.bot import Budget
from alhambra.bots.thinking.search import CANDIDATES, MOST_CANDIDATES, Search

USUAL_SIMULATIONS = 400
"""For a budget that sets no limit at all."""
SIMULATIONS_FOR_MOST = 500
"""With fewer, so many candidates would get too little each."""
FOR_CARE = 150
"""Simulations for each candidate; with fewer, quick ones, of which there are three times as many, choose as well."""
QUICK_A_SECOND = 15_000
CAREFUL_A_SECOND = 3_000
"""About what a search manages where it is compiled."""


class Effort(NamedTuple):
    """How a search uses what it is given: the turns it tries out, and whether carefully."""

    candidates: int
    is_careful: bool


def effort_for(players: int, budget: Budget) -> Effort:
    """Many candidates with two players, and care, where there is time for it."""
    has_many = players == 2 and _within(budget, QUICK_A_SECOND) >= SIMULATIONS_FOR_MOST
    candidates = MOST_CANDIDATES if has_many else CANDIDATES
    return Effort(candidates, is_careful=_within(budget, CAREFUL_A_SECOND) >= FOR_CARE * candidates)


def _within(budget: Budget, speed: int) -> int:
    """How many simulations a budget allows, with so many a second."""
    simulations = USUAL_SIMULATIONS if budget.simulations is None else budget.simulations
    if budget.seconds is None:
        return simulations
    in_time = int(budget.seconds * speed) if is_compiled() else 0
    return in_time if budget.simulations is None else min(in_time, simulations)


def try_out_candidates(search: Search, budget: Budget, began: float) -> int:
    """Sequential halving: the best candidate, once the budget is used up.

    All candidates get the same deals. After each part of the budget the worse half is dropped, so that most of it goes
    to telling the good ones apart. A deal that cannot be finished in time is not counted against anyone.
    """
    alive = list(range(int(search.count)))
    stages = max(1, (len(alive) - 1).bit_length())
    stage = 1
    simulations = budget.simulations
    if simulations is None and budget.seconds is None:
        simulations = USUAL_SIMULATIONS
    done = 0
    while len(alive) > 1:
        search.deal()
        for candidate in alive:
            if _part_used(done, simulations, began, budget.seconds) >= 1:
                return max(alive, key=search.mark)
            search.try_out(candidate)
            done += 1
        while stage < stages and _part_used(done, simulations, began, budget.seconds) >= stage / stages:
            alive = sorted(alive, key=search.mark, reverse=True)[: (len(alive) + 1) // 2]
            stage += 1
    return alive[0]


def _part_used(done: int, simulations: int | None, began: float, seconds: float | None) -> float:
    """How much of the budget is used up, from 0 to 1."""
    by_count = done / simulations if simulations is not None else 0
    by_time = (perf_counter() - began) / seconds if seconds is not None else 0
    return max(by_count, by_time)
