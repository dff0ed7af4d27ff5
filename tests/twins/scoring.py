"""The majorities by definition (R32, R33), from the printed tables."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor

from alhambra import Kind

# Places 1, 2 and 3 of each kind, as printed.
PRIZES: dict[int, tuple[tuple[int, ...], ...]] = {
    1: ((1,), (2,), (3,), (4,), (5,), (6,)),
    2: ((8, 1), (9, 2), (10, 3), (11, 4), (12, 5), (13, 6)),
    3: ((16, 8, 1), (17, 9, 2), (18, 10, 3), (19, 11, 4), (20, 12, 5), (21, 13, 6)),
}


def majority(round_: int, kind: Kind, counts: Sequence[int]) -> list[int]:
    """What each one gets: the mean of the prizes of the places that all with the same count cover, rounded down."""
    prizes = (*PRIZES[round_][list(Kind).index(kind)], *[0] * len(counts))
    points = []
    for count in counts:
        ahead = sum(other > count for other in counts)
        level = sum(other == count for other in counts)
        share = Fraction(sum(prizes[ahead : ahead + level]), level)
        points.append(floor(share) if count else 0)
    return points
