"""What a palace promises: its wall, how far one more tile would lengthen it, and how open it is.

In thought the same few palaces are met again and again, most of them while a tile is tried on one cell after another.
So what was found out is remembered by the layout: which walls stand on which cells, whatever the buildings are.
"""

from __future__ import annotations

from typing import Final

from alhambra.bots.engine.scatter import scatter
from alhambra.rules.packed import i64, vec
from alhambra.rules.palace import CONTENT, FITTING, ROOM, SITE, STEP, SURROUNDINGS, TOUCHING, WRAP, Palace
from alhambra.rules.tiles import TILES, WALLS

UNKNOWN: Final = -1.0

KEPT: Final = 1 << 14
"""Palaces that are remembered; each has one place, and the latest to come there stays."""
FINDINGS: Final = (1 << 24) - 1
"""The bits of a memory that hold the wall (8) and the wall patterns that fit somewhere (16); above is the layout."""
NOTHING: Final = -1


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
        # Palaces by layout.
        self.memories: vec[i64] = vec[i64]([NOTHING] * KEPT)
        self.reaches: vec[float] = vec[float]([0.0] * KEPT)
        # The last palace surveyed.
        self.wall: i64 = 0
        self.reach: float = 0.0
        self.openness: float = 0.0


SHAPES: Final = Shapes()


def survey(palace: Palace) -> None:
    """Leave wall, reach and openness of a palace in SHAPES."""
    layout: i64 = layout_of(palace)
    if not _recall(layout):
        _look(palace, layout)
    palace.known_wall = SHAPES.wall


def survey_with(palace: Palace, layout: i64, tile: i64, cell: i64) -> None:
    """The same for a palace of this layout with one tile more."""
    grown: i64 = layout ^ _mark_of(cell, WALLS[tile])
    if not _recall(grown):
        palace.put(cell, tile)
        _look(palace, grown)
        palace.take(cell)


def layout_of(palace: Palace) -> i64:
    """A number that is equal for equal layouts, and for others almost surely not."""
    built = palace.built
    layout: i64 = 0
    i: i64
    for i in range(palace.size):
        layout ^= _mark_of(built[i], palace.walls_at(built[i]))
    return layout


def _mark_of(cell: i64, walls: i64) -> i64:
    """What a tile with these walls on this cell changes in the layout."""
    return scatter(cell << 4 | walls)


def _recall(layout: i64) -> bool:
    """Leave what is remembered of a layout in SHAPES, if it is."""
    at: i64 = layout & (KEPT - 1)
    memory: i64 = SHAPES.memories[at]
    if memory | FINDINGS != layout | FINDINGS:
        return False
    SHAPES.wall = memory & 255
    SHAPES.reach = SHAPES.reaches[at]
    SHAPES.openness = _openness(memory >> 8 & 65535)
    return True


def _look(palace: Palace, layout: i64) -> None:
    """Survey a palace as it stands, and remember it by its layout."""
    wall: i64 = palace.walk_outline()
    SHAPES.wall = wall
    SHAPES.reach = _reach(palace, wall)
    patterns: i64 = 0
    fits = palace.fits
    i: i64
    for i in range(palace.site_count):
        patterns |= fits[i]
    SHAPES.openness = _openness(patterns)
    at: i64 = layout & (KEPT - 1)
    SHAPES.memories[at] = layout & ~FINDINGS | patterns << 8 | wall
    SHAPES.reaches[at] = SHAPES.reach


def _openness(patterns: i64) -> float:
    """The share of the tiles that have one of these wall patterns."""
    openness: float = SHAPES.open[patterns]
    if openness == UNKNOWN:
        openness = 0.0
        i: i64
        for i in range(16):
            if patterns >> i & 1:
                openness += SHARES[i]
        SHAPES.open[patterns] = openness
    return openness


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
