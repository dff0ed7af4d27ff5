"""Counting lines of play: cheap to compute, and wrong as soon as any rule is."""

from __future__ import annotations

from alhambra.rules.moves import MoveList
from alhambra.rules.state import State
from alhambra.rules.turn import list_moves, play


def count_lines(state: State, depth: int) -> int:
    """How many different sequences of so many listed moves there are from here; a game that ends sooner counts once.

    Ending a turn is a move. What the piles hold is known, so chance has one outcome.
    """
    listed = MoveList()
    list_moves(state, listed)
    if depth == 0 or listed.count == 0:
        return 1
    if depth == 1:
        return int(listed.count)
    lines = 0
    for move in [int(listed.moves[i]) for i in range(listed.count)]:
        branch = state.copy()
        play(branch, move)
        lines += count_lines(branch, depth - 1)
    return lines
