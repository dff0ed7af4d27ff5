"""How fast the library is at what everybody asks of it, besides playing random games."""

from __future__ import annotations

import subprocess
import sys
import time
from statistics import fmean

from msgspec import Struct

from alhambra.arena.simulation import moves_by_chance
from alhambra.bench.answer_speed import slowest_answer
from alhambra.bench.search_speed import simulations_per_s
from alhambra.deal import Deal
from alhambra.game import Game
from alhambra.rules.playout import pick_move
from alhambra.rules.setup import deal_quickly
from alhambra.rules.turn import play


class LibrarySpeed(Struct, frozen=True):
    """Seconds of processor time, except for the import, which is by the clock."""

    copy_seconds: float
    """Copying a state in mid-game."""
    replay_seconds: float
    """Replaying a game of four."""
    answer_seconds: float
    """The slowest answer about a position of it."""
    import_seconds: float
    simulations_per_s: float
    """Of the search, with four players."""


def measure_library() -> LibrarySpeed:
    return LibrarySpeed(
        copy_seconds=_copy_seconds(),
        replay_seconds=_replay_seconds(),
        answer_seconds=_answer_seconds(),
        import_seconds=_import_seconds(),
        simulations_per_s=max(simulations_per_s() for _ in range(5)),
    )


def _copy_seconds() -> float:
    state = deal_quickly(4, 1)
    while state.bag.size > 25:
        play(state, pick_move(state))
    copies = 20_000
    began = time.process_time()
    for _ in range(copies):
        state.copy()
    return (time.process_time() - began) / copies


def _replay_seconds() -> float:
    """Checked move by move, with all events noted, as a record is replayed."""
    spent = []
    for number in range(5):
        deal = Deal(4, f"bench/{number}")
        moves = list(moves_by_chance(deal))
        began = time.process_time()
        Game(deal, moves)
        spent.append(time.process_time() - began)
    return fmean(spent)


def _answer_seconds() -> float:
    """At ten moments of a game."""
    deal = Deal(4, "bench/0")
    moves = list(moves_by_chance(deal))
    return max(slowest_answer(Game(deal, moves[: len(moves) * tenth // 10])) for tenth in range(10))


def _import_seconds() -> float:
    """The best of five: the first has to find the files on the disk."""
    program = "import time; t = time.perf_counter(); import alhambra; print(time.perf_counter() - t)"
    runs = [
        subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True) for _ in range(5)
    ]
    return min(float(run.stdout) for run in runs)
