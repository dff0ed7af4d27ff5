"""What a palace promises: its wall, how far one more tile would lengthen it, and how open it is."""

from __future__ import annotations

from typing import Final

from alhambra.rules.packed import i64, vec
from alhambra.rules.palace import CONTENT, FITTING, ROOM, SITE, STEP, SURROUNDINGS, TOUCHING, WRAP, Palace
from alhambra.rules.tiles import TILES, WALLS

UNKNOWN: Final = -1.0


def _shares() -> vec[float]:
    """The share of the 54 tiles that has each wall pattern."""
    found = [0.0] * 16
    for tile in range(TILES):
        found[WALLS[tile]] += 1.0 / TILES
    return vec[float](found)


SHARES: Final = _shares()


class Shapes:
    """What has been found out about ends of walls and sets of wall patterns; one for the whole process."""

    def __init__(self) -> None:
        # At the end of a wall that runs clockwise, and at its beginning: by surroundings and side.
        self.onward: vec[float] = vec[float]([UNKNOWN] * (2 * 4096 * 4))
        self.open: vec[float] = vec[float]([UNKNOWN] * 65536)
        # The last palace surveyed.
        self.wall: i64 = 0
        self.reach: float = 0.0
        self.openness: float = 0.0


SHAPES: Final = Shapes()


def survey(palace: Palace) -> None:
    """Leave wall, reach and openness of a palace in SHAPES."""
    wall: i64 = palace.walk_outline()
    palace.known_wall = wall
    SHAPES.wall = wall
    SHAPES.reach = _reach(palace, wall)
    patterns: i64 = 0
    fits = palace.fits
    i: i64
    for i in range(palace.site_count):
        patterns |= fits[i]
    openness: float = SHAPES.open[patterns]
    if openness == UNKNOWN:
        openness = 0.0
        for i in range(16):
            if patterns >> i & 1:
                openness += SHARES[i]
        SHAPES.open[patterns] = openness
    SHAPES.openness = openness


def _reach(palace: Palace, wall: i64) -> float:
    """By how many sides a tile drawn at random lengthens the wall at its two ends, on average."""
    outline: i64 = ROOM.outline
    if wall == 0 or wall >= outline:
        return 0.5 if wall == 0 else 0.0
    cells = ROOM.outline_cell
    sides = ROOM.outline_side
    begin: i64 = ROOM.wall_from
    last: i64 = begin + wall - 1
    if last >= outline:
        last -= outline
    after: i64 = last + 1
    if after >= outline:
        after -= outline
    before: i64 = begin - 1
    if before < 0:
        before += outline
    return _go_on(palace, cells[last], sides[last], cells[after], sides[after], 1) + _go_on(
        palace, cells[begin], sides[begin], cells[before], sides[before], 3
    )


def _go_on(palace: Palace, cell: i64, side: i64, open_cell: i64, open_side: i64, turn: i64) -> float:
    """The average gain at one end: `turn` is 1 where the wall ends, clockwise, and 3 where it begins.

    The tile that lengthens it goes to the empty cell behind the first side without a wall.
    """
    site: i64 = (open_cell + STEP[open_side]) & WRAP
    if site == (cell + STEP[side]) & WRAP:
        return 0.0  # it would cover the end of the wall itself
    here: i64 = i64(palace.cells[site])
    if here >> CONTENT < SITE:
        return 0.0
    around: i64 = here & SURROUNDINGS
    # Seen from the tile, the wall goes on along the side that follows the one by which it is entered.
    first: i64 = (open_side + 2 + turn) & 3
    at: i64 = (around << 2 | first) << 1 | turn >> 1
    gain: float = SHAPES.onward[at]
    if gain == UNKNOWN:
        gain = _average_gain(around, first, turn)
        SHAPES.onward[at] = gain
    return gain


def _average_gain(around: i64, first: i64, turn: i64) -> float:
    """Over all wall patterns that fit, how many sides in a row go on from the first."""
    gain = 0.0
    fitting: i64 = FITTING[around]
    walls: i64
    for walls in range(16):
        if fitting >> walls & 1:
            side: i64 = first
            sides: i64 = 0
            while sides < 3 and walls >> side & 1 and around & TOUCHING & 1 << side == 0:
                sides += 1
                side = (side + turn) & 3
            gain += SHARES[walls] * float(sides)
    return gain
