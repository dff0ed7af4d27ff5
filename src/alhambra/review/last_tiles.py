"""The last tiles, when one player alone still places theirs: nothing random is left, so every way can be looked at."""

from __future__ import annotations

from alhambra.review.measuring import shares_of
from alhambra.rules.moves import END_TURN, MoveList
from alhambra.rules.state import FINAL, NOBODY, SLOTS, State
from alhambra.rules.turn import list_moves, play

MOST_TILES = 3
"""With four there are millions of ways."""

Ending = tuple[float, int, list[int]]
"""The seat's share of the victory, its points, and the turn."""


def is_last_to_place(state: State) -> bool:
    """Whether the game ends with this turn, and its ways can be counted out."""
    return (
        state.phase == FINAL
        and all(state.receivers[slot] == NOBODY for slot in range(SLOTS))
        and state.aside.size <= MOST_TILES
    )


def best_ending(state: State) -> list[int]:
    """The turn with the largest share of the victory, and of these the one with the most points."""
    best: list[Ending] = []
    _look_ahead(state, int(state.actor), [], set(), best)
    return best[0][2]


def _look_ahead(state: State, seat: int, turn: list[int], seen: set[tuple[int, ...]], best: list[Ending]) -> None:
    """Every way to settle the tiles that are left; the order in which they come is the same to the end."""
    key = tuple(sorted(turn))
    if key in seen:
        return
    seen.add(key)
    moves = MoveList()
    list_moves(state, moves)
    for i in range(int(moves.count)):
        move = int(moves.moves[i])
        ahead = state.copy()
        play(ahead, move)
        if move != END_TURN:
            _look_ahead(ahead, seat, [*turn, move], seen, best)
            continue
        scores = [int(ahead.scores[p]) for p in range(int(ahead.players))]
        ending = (shares_of(scores)[seat], scores[seat], [*turn, move])
        if not best or ending[:2] > best[0][:2]:
            best[:] = [ending]
