"""Sequential halving: how a search shares out its budget among the candidates."""

from __future__ import annotations

from time import perf_counter

from alhambra.bots.engine.search import Search


def try_out_candidates(search: Search, simulations: int | None, seconds: float | None, began: float) -> int:
    """The best candidate, once so many simulations or seconds since `began` are used up, whichever comes first.

    All candidates get the same deals. After each part of the budget the worse half is dropped, so that most of it goes
    to telling the good ones apart. A deal that cannot be finished in time is not counted against anyone.
    """
    alive = list(range(int(search.count)))
    stages = max(1, (len(alive) - 1).bit_length())
    stage = 1
    done = 0
    while len(alive) > 1:
        search.deal()
        for candidate in alive:
            if _part_used(done, simulations, began, seconds) >= 1:
                return max(alive, key=search.mark)
            search.try_out(candidate)
            done += 1
        while stage < stages and _part_used(done, simulations, began, seconds) >= stage / stages:
            alive = sorted(alive, key=search.mark, reverse=True)[: (len(alive) + 1) // 2]
            stage += 1
    return alive[0]


def _part_used(done: int, simulations: int | None, began: float, seconds: float | None) -> float:
    """How much of the budget is used up, from 0 to 1."""
    by_count = done / simulations if simulations is not None else 0.0
    by_time = (perf_counter() - began) / seconds if seconds is not None else 0.0
    return max(by_count, by_time)
