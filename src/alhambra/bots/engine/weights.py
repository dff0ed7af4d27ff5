"""What a judgement is made of: one number for each thing a player may care about, in points.

The numbers that the bots play with stand in `alhambra/bots/weights.json`, with how they were found. These are the
names, and hand-made values to begin a tuning from.
"""

from __future__ import annotations

from typing import Final

from alhambra.rules.packed import vec

MAJORITY_1: Final = 0
MAJORITY_2: Final = 1
MAJORITY_3: Final = 2
RIVALS: Final = 3
WALL: Final = 4
REACH: Final = 5
OPENNESS: Final = 6
FIRST_COINS: Final = 7
MORE_COINS: Final = 8
SPARE_COINS: Final = 9
CARD: Final = 10
SPARE_CARD: Final = 11
EXACT: Final = 12
EXACT_GAIN: Final = 13
AFFORDABLE: Final = 14
VARIETY: Final = 15
FADING: Final = 16
RESERVE: Final = 17
DENIAL: Final = 18
LEFTOVERS: Final = 19
TIMING: Final = 20
WALL_LATER: Final = 21
WEIGHTS: Final = 22

NAMES: Final = (
    "majority 1",  # expected points of the majorities of round 1, ...
    "majority 2",
    "majority 3",
    "rivals",  # what the others' mean expected majority points cost
    "wall",  # a side of the longest wall, for each round to come
    "reach",  # sides by which one more tile would lengthen it, on average
    "openness",  # that every tile finds a place
    "first coins",  # a coin, of the first six of a currency
    "more coins",  # of the next six
    "spare coins",  # of those beyond
    "card",  # a card, of the first four of a currency
    "spare card",  # of those beyond
    "exact",  # a tile on offer that could be paid exactly next turn
    "exact gain",  # the share of what that tile would bring
    "affordable",  # a tile on offer that could be overpaid
    "variety",  # each price that can be paid exactly
    "fading",  # turns before the end at which money is worth half
    "reserve",  # share of what a tile in the reserve would bring if it were built
    "denial",  # share of what a rival would gain by buying exactly what is left on offer
    "leftovers",  # being the richest in a currency when the game is about to end
    "timing",  # how much of the difference counts if one's taking brings the round on
    "wall later",  # how much less a wall counts for rounds further off
)

BY_HAND: Final = vec[float](
    [1.0, 1.0, 1.0, 1.2, 1.0, 1.0, 3.0, 0.45, 0.35, 0.1, 1.0, 0.4, 1.5, 0.2, 0.5, 0.15, 1.5, 0.4, 0.15, 1.5, 0.7, 0.9]
)
"""To begin a tuning from."""

FORETELLING: Final = [
    MAJORITY_1,
    MAJORITY_2,
    MAJORITY_3,
    WALL,
    REACH,
    OPENNESS,
    FIRST_COINS,
    MORE_COINS,
    SPARE_COINS,
    CARD,
    SPARE_CARD,
    EXACT,
    AFFORDABLE,
    VARIETY,
    RESERVE,
    LEFTOVERS,
]
"""The weights that take part in a forecast, each as a factor."""


def pack_weights(numbers: list[float]) -> vec[float]:
    """A vector of numbers in the order of NAMES."""
    assert len(numbers) == WEIGHTS
    return vec[float](numbers)
