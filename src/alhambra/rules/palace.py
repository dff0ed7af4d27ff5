"""One player's palace: what stands where, where a tile may go, and its wall (R8, R22, R23, R34, R35).

The plane is folded onto 2048 cells: one step east is +1, one step south +61. Two cells that belong to one palace of
55 tiles, or to the ring of cells around it, never share a number. Where a cell lies is told by walking to it from
the fountain (`coordinates`), and only the border of the engine needs to know.

Each cell is one number:

    bits 0-3    a tile stands to the N, E, S, W
    bits 4-7    a tile stands to the NE, SE, SW, NW
    bits 8-11   that N, E, S, W neighbour turns a wall towards this cell
    bits 12-    0: empty; tile + 1: that tile; SITE + i: empty, and the i-th of the sites

A site is an empty cell on which at least one wall pattern may be placed; the list of sites is kept up to date by
every change instead of being searched for.
"""

from __future__ import annotations

from typing import Final

from alhambra.rules.packed import BITS_OF_FOUR, i32, i64, vec
from alhambra.rules.tiles import FOUNTAIN, KIND, KINDS, TILES, WALLS

CELLS: Final = 2048
WRAP: Final = 2047
ROW: Final = 61
HOME: Final = 1024
"""The fountain's cell (R8)."""
STEP: Final = vec[i64]([-ROW, 1, ROW, -1, 1 - ROW, 1 + ROW, ROW - 1, -ROW - 1])
"""To the neighbour N, E, S, W, NE, SE, SW, NW."""
DX: Final = vec[i64]([0, 1, 0, -1, 1, 1, -1, -1])
DY: Final = vec[i64]([-1, 0, 1, 0, -1, 1, 1, -1])

SURROUNDINGS: Final = 4095
TOUCHING: Final = 15
CONTENT: Final = 12
TILE: Final = 4096
SITE: Final = 64
MOST_SITES: Final = 128
MOST_OUTLINE: Final = 256


def _marks() -> vec[i64]:
    """MARKS[walls * 8 + k]: what a tile with these walls changes in the surroundings of its k-th neighbour."""
    marks = vec[i64]([0] * 128)
    for walls in range(16):
        for k in range(8):
            back = (k + 2) % 4
            if k >= 4:
                marks[walls * 8 + k] = 16 << back
            else:
                marks[walls * 8 + k] = (1 << back) | (256 << back if walls >> k & 1 else 0)
    return marks


def _is_one_arc(surroundings: int) -> bool:
    """Whether the occupied ones of the eight cells around form one unbroken arc (R23)."""
    around = (0, 4, 1, 5, 2, 6, 3, 7)
    changes = 0
    for i in range(8):
        here = surroundings >> around[i] & 1
        following = surroundings >> around[(i + 1) % 8] & 1
        changes += here != following
    return changes == 2


def _fitting() -> vec[i64]:
    """FITTING[surroundings]: bit w set when a tile with wall pattern w may be placed in the middle (R22, R23)."""
    fitting = vec[i64]([0] * 4096)
    for surroundings in range(4096):
        touching = surroundings & TOUCHING
        walled = surroundings >> 8
        if walled & ~touching or touching & ~walled == 0 or not _is_one_arc(surroundings):
            continue
        patterns = 0
        for walls in range(16):
            if walls & touching == walled:
                patterns |= 1 << walls
        fitting[surroundings] = patterns
    return fitting


def _replacing() -> vec[i64]:
    """REPLACING[touching * 16 + walls]: the wall patterns that may take the place of `walls` (R21 c, R23)."""
    replacing = vec[i64]([0] * 256)
    for touching in range(16):
        for walls in range(16):
            patterns = 0
            for other in range(16):
                if (other ^ walls) & touching == 0:
                    patterns |= 1 << other
            replacing[touching * 16 + walls] = patterns
    return replacing


MARKS: Final = _marks()
FITTING: Final = _fitting()
REPLACING: Final = _replacing()


class Room:
    """Working memory shared by all palaces of this process."""

    def __init__(self) -> None:
        self.seen: vec[i64] = vec[i64]([0] * CELLS)
        self.clock: i64 = 0
        self.before: i64 = 0
        # The outline as it was walked last, and where its longest wall begins.
        self.outline_cell: vec[i64] = vec[i64]([0] * MOST_OUTLINE)
        self.outline_side: vec[i64] = vec[i64]([0] * MOST_OUTLINE)
        self.outline: i64 = 0
        self.wall_from: i64 = 0


ROOM: Final = Room()


class Palace:
    """The fountain and the buildings around it."""

    def __init__(self) -> None:
        self.cells: vec[i32] = vec[i32]()
        self.built: vec[i64] = vec[i64]()  # the cells of the buildings, without the fountain's
        self.sites: vec[i64] = vec[i64]()  # the empty cells that take some tile ...
        self.fits: vec[i64] = vec[i64]()  # ... and the wall patterns each of them takes
        self.loose: vec[i64] = vec[i64]()  # the cells whose building may be removed, if `is_loose_known`
        self.kinds: vec[i64] = vec[i64]()  # how many buildings of each kind
        self.size: i64 = 0
        self.site_count: i64 = 0
        self.loose_count: i64 = 0
        self.is_loose_known: bool = False
        self.known_wall: i64 = -1  # the longest wall, or -1 when it has to be walked anew

    def found(self) -> None:
        """Begin with the fountain only (R8)."""
        self.cells = vec[i32]([0] * CELLS)
        self.built = vec[i64]([0] * TILES)
        self.sites = vec[i64]([0] * MOST_SITES)
        self.fits = vec[i64]([0] * MOST_SITES)
        self.loose = vec[i64]([0] * TILES)
        self.kinds = vec[i64]([0] * KINDS)
        self.put(HOME, FOUNTAIN)

    def copy(self) -> Palace:
        twin = Palace()
        twin.cells = self.cells[:]
        twin.built = self.built[:]
        twin.sites = self.sites[:]
        twin.fits = self.fits[:]
        twin.loose = self.loose[:]
        twin.kinds = self.kinds[:]
        twin.size = self.size
        twin.site_count = self.site_count
        twin.loose_count = self.loose_count
        twin.is_loose_known = self.is_loose_known
        twin.known_wall = self.known_wall
        return twin

    # ---------------------------------------------------------------- what stands where

    def tile_at(self, cell: i64) -> i64:
        """The tile on a cell, the fountain too, or -1."""
        content: i64 = i64(self.cells[cell]) >> CONTENT
        return content - 1 if 0 < content < SITE else -1

    def walls_at(self, cell: i64) -> i64:
        """The wall pattern of the tile on an occupied cell."""
        return WALLS[(i64(self.cells[cell]) >> CONTENT) - 1]

    # ---------------------------------------------------------------- what may be done (R22, R23)

    def may_place(self, cell: i64, tile: i64) -> bool:
        """Whether the result of placing the tile on this cell is a valid palace."""
        content: i64 = i64(self.cells[cell]) >> CONTENT
        return content >= SITE and (self.fits[content - SITE] >> WALLS[tile] & 1) != 0

    def may_remove(self, cell: i64) -> bool:
        self.find_loose()
        i: i64
        for i in range(self.loose_count):
            if self.loose[i] == cell:
                return True
        return False

    def may_exchange(self, cell: i64, tile: i64) -> bool:
        return cell != HOME and self.tile_at(cell) >= 0 and (self.replacing(cell) >> WALLS[tile] & 1) != 0

    def replacing(self, cell: i64) -> i64:
        """The wall patterns that may replace the building on this cell."""
        here: i64 = i64(self.cells[cell])
        return REPLACING[(here & TOUCHING) << 4 | WALLS[(here >> CONTENT) - 1]]

    def find_loose(self) -> None:
        """Bring the list of removable buildings up to date."""
        if self.is_loose_known:
            return
        self.is_loose_known = True
        cells = self.cells
        built = self.built
        loose = self.loose
        doors: i64 = BITS_OF_FOUR[i64(cells[HOME]) & TOUCHING]
        count: i64 = 0
        i: i64
        for i in range(self.size):
            here: i64 = i64(cells[built[i]])
            mine: i64 = BITS_OF_FOUR[here & TOUCHING & ~WALLS[(here >> CONTENT) - 1]]
            doors += mine
            if mine == 1 and here & TOUCHING != TOUCHING:
                loose[count] = built[i]
                count += 1
        self.loose_count = count
        if doors != 2 * self.size:  # with as many doors as tiles the ways form a tree, and its leaves are all there is
            self.loose_count = 0
            ROOM.before = ROOM.clock
            self._visit(HOME)

    def _visit(self, cell: i64) -> i64:
        """Walk depth first and collect the tiles nobody's way leads through; the earliest tile met behind this one."""
        seen = ROOM.seen
        now: i64 = ROOM.clock + 1
        ROOM.clock = now
        seen[cell] = now
        earliest: i64 = now
        here: i64 = i64(self.cells[cell])
        doors: i64 = here & TOUCHING & ~WALLS[(here >> CONTENT) - 1]
        is_passage = False
        side: i64
        for side in range(4):
            if doors >> side & 1:
                neighbour: i64 = (cell + STEP[side]) & WRAP
                reached: i64 = seen[neighbour]
                if reached <= ROOM.before:
                    reached = self._visit(neighbour)
                    if reached >= now:
                        is_passage = True
                if reached < earliest:
                    earliest = reached
        if not is_passage and here & TOUCHING != TOUCHING and cell != HOME:
            self.loose[self.loose_count] = cell
            self.loose_count += 1
        return earliest

    # ---------------------------------------------------------------- what then happens

    def put(self, cell: i64, tile: i64) -> None:
        """Set a tile on an empty cell."""
        cells = self.cells
        if i64(cells[cell]) >= TILE:
            self._strike_site(cell)
        cells[cell] = i32(i64(cells[cell]) | (tile + 1) << CONTENT)
        self._mark_neighbours(cell, WALLS[tile])
        if tile != FOUNTAIN:
            self.built[self.size] = cell
            self.size += 1
            self.kinds[KIND[tile]] += 1
        self.is_loose_known = False
        self.known_wall = -1

    def take(self, cell: i64) -> i64:
        """Lift the building off a cell and return it."""
        here: i64 = i64(self.cells[cell])
        tile: i64 = (here >> CONTENT) - 1
        self.cells[cell] = i32(here & SURROUNDINGS)
        self._mark_neighbours(cell, WALLS[tile])
        self._mark(cell, 0)
        built = self.built
        last: i64 = self.size - 1
        self.size = last
        i: i64 = 0
        while built[i] != cell:
            i += 1
        built[i] = built[last]
        self.kinds[KIND[tile]] -= 1
        self.is_loose_known = False
        self.known_wall = -1
        return tile

    def exchange(self, cell: i64, tile: i64) -> i64:
        """Put a tile in the place of the building on a cell and return that one.

        The doors between tiles stay as they were, so which buildings are loose does not change.
        """
        here: i64 = i64(self.cells[cell])
        old: i64 = (here >> CONTENT) - 1
        self.cells[cell] = i32(here & SURROUNDINGS | (tile + 1) << CONTENT)
        side: i64
        for side in range(4):
            changed: i64 = MARKS[WALLS[old] * 8 + side] ^ MARKS[WALLS[tile] * 8 + side]
            if changed:
                self._mark((cell + STEP[side]) & WRAP, changed)
        self.kinds[KIND[old]] -= 1
        self.kinds[KIND[tile]] += 1
        self.known_wall = -1
        return old

    def _mark_neighbours(self, cell: i64, walls: i64) -> None:
        """A tile with these walls has come to this cell or has left it: its eight neighbours take note."""
        marks: i64 = walls * 8
        k: i64
        for k in range(8):
            self._mark((cell + STEP[k]) & WRAP, MARKS[marks + k])

    def _mark(self, cell: i64, changed: i64) -> None:
        """Flip these bits in the surroundings of a cell and keep the list of sites up to date."""
        now: i64 = i64(self.cells[cell]) ^ changed
        content: i64 = now >> CONTENT
        patterns: i64
        if content == 0:
            patterns = FITTING[now]
            if patterns:
                count: i64 = self.site_count
                self.sites[count] = cell
                self.fits[count] = patterns
                self.site_count = count + 1
                now |= (SITE + count) << CONTENT
            self.cells[cell] = i32(now)
        else:
            self.cells[cell] = i32(now)
            if content >= SITE:
                patterns = FITTING[now & SURROUNDINGS]
                if patterns:
                    self.fits[content - SITE] = patterns
                else:
                    self._strike_site(cell)

    def _strike_site(self, cell: i64) -> None:
        """Take a cell off the list of sites; the last one of the list moves into the gap."""
        cells = self.cells
        here: i64 = i64(cells[cell])
        i: i64 = (here >> CONTENT) - SITE
        last: i64 = self.site_count - 1
        self.site_count = last
        moved: i64 = self.sites[last]
        self.sites[i] = moved
        self.fits[i] = self.fits[last]
        cells[moved] = i32(i64(cells[moved]) & SURROUNDINGS | (SITE + i) << CONTENT)
        cells[cell] = i32(here & SURROUNDINGS)

    # ---------------------------------------------------------------- the wall (R34, R35)

    def wall(self) -> i64:
        """The length of the longest unbroken outer wall."""
        if self.known_wall < 0:
            self.known_wall = self.walk_outline()
        return self.known_wall

    def walk_outline(self) -> i64:
        """Walk once round the palace, clockwise, and return the length of the longest wall met.

        The outline is a single closed line that never touches itself (R23), so every outer side is met once. Walls
        inside the palace stand back to back and count for nobody, so only the outline is walked. It is left in
        ROOM.outline_cell and ROOM.outline_side, with the start of the longest wall in ROOM.wall_from.
        """
        cells = self.cells
        outline_cell = ROOM.outline_cell
        outline_side = ROOM.outline_side
        cell: i64 = HOME
        while i64(cells[cell]) & 1:  # the north side of the topmost tile above the fountain is surely outside ...
            cell = (cell - ROW) & WRAP  # ... since an empty cell is never enclosed (R22 v)
        start: i64 = cell
        side: i64 = 0
        length: i64 = 0
        run: i64 = 0
        best: i64 = 0
        best_end: i64 = 0
        opening: i64 = -1  # the walls met before the first side without one
        while True:
            here: i64 = i64(cells[cell])
            outline_cell[length] = cell
            outline_side[length] = side
            if WALLS[(here >> CONTENT) - 1] >> side & 1:
                run += 1
                if run > best:
                    best = run
                    best_end = length
            else:
                if opening < 0:
                    opening = run
                run = 0
            length += 1
            ahead: i64 = (side + 1) & 3
            if here >> ahead & 1 == 0:
                side = ahead
            elif here >> (4 + side) & 1:
                cell = (cell + STEP[4 + side]) & WRAP
                side = (side + 3) & 3
            else:
                cell = (cell + STEP[ahead]) & WRAP
            if cell == start and side == 0:
                break
        if opening >= 0 and run + opening > best:  # the last wall goes on where the walk began
            best = run + opening
            best_end = opening - 1
        ROOM.outline = length
        ROOM.wall_from = (best_end - best + 1 + length) % length if best else 0
        return best

    # ---------------------------------------------------------------- for the border of the engine

    def plan(self) -> dict[tuple[int, int], int]:
        """Every tile by its place (x grows east, y grows south), found by walking from the fountain."""
        found: dict[tuple[int, int], int] = {(0, 0): FOUNTAIN}
        for x, y, cell in self.stroll():
            found[(x, y)] = int(self.tile_at(cell))
        return found

    def coordinates(self, cell: i64) -> tuple[int, int]:
        """Where a cell lies that belongs to the palace or touches it."""
        for x, y, near in self.stroll():
            if near == cell:
                return (x, y)
            for k in range(4):
                if (near + STEP[k]) & WRAP == cell:
                    return (x + int(DX[k]), y + int(DY[k]))
        raise ValueError(f"cell {cell} is not at this palace")

    def cell_at(self, x: int, y: int) -> int:
        """The number of a cell that belongs to the palace or touches it; -1 for any other."""
        for here_x, here_y, near in self.stroll():
            if (here_x, here_y) == (x, y):
                return near
            for k in range(4):
                if (here_x + int(DX[k]), here_y + int(DY[k])) == (x, y):
                    return int((near + STEP[k]) & WRAP)
        return -1

    def stroll(self) -> list[tuple[int, int, int]]:
        """Every occupied cell as (x, y, number), the fountain's first."""
        met: list[tuple[int, int, int]] = [(0, 0, HOME)]
        known = {HOME}
        at = 0
        while at < len(met):
            x, y, cell = met[at]
            at += 1
            for k in range(4):
                if i64(self.cells[cell]) >> k & 1:
                    neighbour = int((cell + STEP[k]) & WRAP)
                    if neighbour not in known:
                        known.add(neighbour)
                        met.append((x + int(DX[k]), y + int(DY[k]), neighbour))
        return met

    def cell_from(self, cell: i64, dx: i64, dy: i64) -> i64:
        """The cell so many steps east and south of another."""
        return (cell + dx + dy * ROW) & WRAP

    def wall_path(self) -> list[tuple[int, int, int]]:
        """The longest wall as (x, y, side), in clockwise order."""
        places = {cell: (x, y) for x, y, cell in self.stroll()}
        length = self.walk_outline()
        path: list[tuple[int, int, int]] = []
        for i in range(int(length)):
            at = (int(ROOM.wall_from) + i) % int(ROOM.outline)
            x, y = places[int(ROOM.outline_cell[at])]
            path.append((x, y, int(ROOM.outline_side[at])))
        return path


def new_palace() -> Palace:
    palace = Palace()
    palace.found()
    return palace
