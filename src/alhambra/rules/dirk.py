"""Dirk, the imaginary third of two players (R40, R41)."""

from __future__ import annotations

from typing import Final

from alhambra.rules.journal import DIRK_RECEIVED
from alhambra.rules.packed import i64
from alhambra.rules.state import State

GIFT: Final = 6
"""Tiles Dirk gets at the start and after round 1."""


def feed_dirk(state: State, wanted: i64) -> None:
    """Dirk draws tiles from the bag, as many as it still has (A19)."""
    tiles: list[int] = []
    while wanted > 0 and state.bag.size > 0:
        tile: i64 = state.bag.draw()
        state.give_dirk(tile)
        tiles.append(int(tile))
        wanted -= 1
    if state.journal is not None:
        state.journal.note([DIRK_RECEIVED, *tiles])


def feed_dirk_after_round(state: State) -> None:
    """Six after round 1, after round 2 a third of what the bag still holds, rounded down (A20)."""
    feed_dirk(state, GIFT if state.round == 1 else state.bag.size // 3)
