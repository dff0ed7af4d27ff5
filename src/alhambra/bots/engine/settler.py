"""Settling what was bought: the best place for each tile, all of them together (R26)."""

from __future__ import annotations

from typing import Final

from alhambra.bots.engine.judge import END_NOW, Judge
from alhambra.bots.engine.shape import layout_of
from alhambra.rules.moves import GIVE_TO_DIRK, PLACE, STORE, with_tile
from alhambra.rules.packed import i64, vec
from alhambra.rules.palace import MOST_SITES, Palace
from alhambra.rules.tiles import KIND, KINDS, WALLS

MOST_TILES: Final = 4
"""Tiles that can be bought in one turn (R20), or be left over at the end."""
SPREAD: Final = 3
"""Cells tried for each tile when several are placed together, at most."""
OUTCOMES: Final = 3
"""Different outcomes that are kept."""
_VERY_BAD: Final = -1.0e9


class Settler:
    """Finds the best end of a turn once it is known which tiles were bought.

    Tiles are tried in every order, each on its few best cells; those left go to the reserve or to Dirk. The value of an
    outcome is that of the palace and of all majorities. The best few different ones are kept, best first.
    """

    def __init__(self, judge: Judge) -> None:
        self.judge: Judge = judge
        self.tiles: vec[i64] = vec[i64]([0] * MOST_TILES)
        self.count: i64 = 0
        self.timing: i64 = 0
        self.may_feed_dirk: bool = False
        self.spread: i64 = SPREAD
        self.more: vec[i64] = vec[i64]([0] * KINDS)  # buildings of each kind more than at the start of the turn
        self.gifts: vec[i64] = vec[i64]([0] * KINDS)  # of them, given to Dirk
        self.path: vec[i64] = vec[i64]([0] * MOST_TILES)
        self.outcomes: i64 = 0
        self.values: vec[float] = vec[float]([0.0] * OUTCOMES)
        self.marks: vec[i64] = vec[i64]([0] * OUTCOMES)  # equal for equal outcomes, whatever the order of moves
        self.moves: vec[i64] = vec[i64]([0] * (OUTCOMES * MOST_TILES))
        self.layout: i64 = 0  # of the palace whose cells were gathered last
        # One row for each depth: the cells that take a tile, and the best of them.
        self.cells: vec[i64] = vec[i64]([0] * (MOST_SITES * (MOST_TILES + 1)))
        self.top: vec[i64] = vec[i64]([0] * (SPREAD * (MOST_TILES + 1)))
        self.top_value: vec[float] = vec[float]([0.0] * (SPREAD * (MOST_TILES + 1)))

    def begin(self, timing: i64, may_feed_dirk: bool) -> None:
        """No tiles yet."""
        self.count = 0
        self.timing = timing
        self.may_feed_dirk = may_feed_dirk
        kind: i64
        for kind in range(KINDS):
            self.more[kind] = 0
            self.gifts[kind] = 0

    def add(self, tile: i64) -> None:
        self.tiles[self.count] = tile
        self.count += 1

    # ---------------------------------------------------------------- all together

    def settle(self, palace: Palace, majorities: float) -> float:
        """The value of the best outcome; `majorities` is what they are worth before any of these tiles."""
        self.outcomes = 0
        everything: i64 = 1
        everything = (everything << self.count) - 1
        self._go_on(palace, everything, 0, majorities, self.judge.shape_value(palace, self.timing))
        return self.values[0]

    def _go_on(self, palace: Palace, left: i64, depth: i64, majorities: float, shape: float) -> None:
        """Keep what is left out of the palace, or build one of them and go on."""
        self._keep_rest(left, depth, majorities + shape)
        i: i64
        rank: i64
        for i in range(self.count):
            if left >> i & 1:
                tile: i64 = self.tiles[i]
                kind: i64 = KIND[tile]
                rise: float = self.rise(kind)
                ranked: i64 = self._rank_cells(palace, tile, depth)
                bit: i64 = 1
                bit <<= i
                for rank in range(ranked):
                    cell: i64 = self.top[depth * SPREAD + rank]
                    value: float = self.top_value[depth * SPREAD + rank]
                    self.path[depth] = with_tile(PLACE, tile, cell)
                    if left == bit:
                        self._keep_rest(0, depth + 1, majorities + rise + value)
                    else:
                        self.more[kind] += 1
                        palace.put(cell, tile)
                        self._go_on(palace, left ^ bit, depth + 1, majorities + rise, value)
                        palace.take(cell)
                        self.more[kind] -= 1

    def rise(self, kind: i64) -> float:
        """What one more building of a kind adds to the majorities."""
        gain: float = self.judge.gain(kind, self.more[kind] + 1, self.gifts[kind], self.timing)
        return gain - self.judge.gain(kind, self.more[kind], self.gifts[kind], self.timing)

    def _rank_cells(self, palace: Palace, tile: i64, depth: i64) -> i64:
        """The best few cells for a tile by the palace's shape, best first, in the row of this depth; how many."""
        spread: i64 = self.spread
        count: i64 = self.gather_cells(palace, WALLS[tile], depth)
        begin: i64 = depth * MOST_SITES
        top: i64 = depth * SPREAD
        ranked: i64 = 0
        i: i64
        for i in range(count):
            cell: i64 = self.cells[begin + i]
            value: float = self.shape_with(palace, tile, cell)
            at: i64 = ranked if ranked < spread else spread - 1
            if ranked < spread:
                ranked += 1
            elif not self._is_better(value, cell, top + at):
                continue
            while at > 0 and self._is_better(value, cell, top + at - 1):
                self.top_value[top + at] = self.top_value[top + at - 1]
                self.top[top + at] = self.top[top + at - 1]
                at -= 1
            self.top_value[top + at] = value
            self.top[top + at] = cell
        return ranked

    def _is_better(self, value: float, cell: i64, at: i64) -> bool:
        """Whether a cell comes before one of the best so far; of equals the lower number, whichever is met first."""
        best: float = self.top_value[at]
        return value > best or (value == best and cell < self.top[at])

    def gather_cells(self, palace: Palace, walls: i64, depth: i64) -> i64:
        """Write down the cells that take this wall pattern; how many.

        Trying a tile may reorder the palace's own list, so it cannot be walked meanwhile. Whether it does depends on
        what is remembered of palaces, so nothing may depend on the order.
        """
        self.layout = layout_of(palace)
        cells = self.cells
        fits = palace.fits
        sites = palace.sites
        at: i64 = depth * MOST_SITES
        count: i64 = 0
        i: i64
        for i in range(palace.site_count):
            if fits[i] >> walls & 1:
                cells[at + count] = sites[i]
                count += 1
        return count

    def shape_with(self, palace: Palace, tile: i64, cell: i64) -> float:
        """The value of the palace's shape with a tile on this cell, one of those gathered last."""
        return self.judge.shape_value_with(palace, self.layout, tile, cell, self.timing)

    def _keep_rest(self, left: i64, depth: i64, value: float) -> None:
        """Value this outcome, with what is left stored or given to Dirk, and remember it if it is the best."""
        i: i64
        for i in range(self.count):
            if left >> i & 1:
                value += self.best_elsewhere(KIND[self.tiles[i]])
        if self.outcomes == OUTCOMES and value <= self.values[OUTCOMES - 1]:
            return
        for i in range(self.count):
            if left >> i & 1:
                self.path[depth] = self.move_elsewhere(self.tiles[i])
                depth += 1
        self._keep_outcome(value, depth)

    def _keep_outcome(self, value: float, length: i64) -> None:
        """Put the outcome of `path` in its place among the best, unless it is there already."""
        mark: i64 = 0
        i: i64
        at: i64
        for i in range(length):
            mark += self.path[i] * self.path[i]
        for at in range(self.outcomes):
            if self.marks[at] == mark:
                return
        if self.outcomes < OUTCOMES:
            self.outcomes += 1
        at = self.outcomes - 1
        while at > 0 and self.values[at - 1] < value:
            self.values[at] = self.values[at - 1]
            self.marks[at] = self.marks[at - 1]
            for i in range(length):
                self.moves[at * MOST_TILES + i] = self.moves[(at - 1) * MOST_TILES + i]
            at -= 1
        self.values[at] = value
        self.marks[at] = mark
        for i in range(length):
            self.moves[at * MOST_TILES + i] = self.path[i]

    def best_elsewhere(self, kind: i64) -> float:
        """What a tile brings outside the palace."""
        stored: float = self._stored(kind)
        given: float = self._given(kind)
        return given if given > stored else stored

    def move_elsewhere(self, tile: i64) -> i64:
        kind: i64 = KIND[tile]
        return with_tile(GIVE_TO_DIRK if self._given(kind) > self._stored(kind) else STORE, tile, 0)

    def _stored(self, kind: i64) -> float:
        return 0.0 if self.timing == END_NOW else self.judge.reserve_value(kind, self.more[kind])

    def _given(self, kind: i64) -> float:
        if not self.may_feed_dirk:
            return _VERY_BAD
        judge = self.judge
        more: i64 = self.more[kind]
        return judge.gain(kind, more, 1, self.timing) - judge.gain(kind, more, 0, self.timing)

    # ---------------------------------------------------------------- one after the other

    def settle_quickly(self, palace: Palace) -> None:
        """Each time the tile that brings most in its best place, until the rest is better kept: for playouts."""
        everything: i64 = 1
        left: i64 = (everything << self.count) - 1
        placed: i64 = 0
        base: float = self.judge.shape_value(palace, self.timing)
        changed = palace
        i: i64
        j: i64
        while left:
            best: float = 0.0
            best_tile: i64 = -1
            best_cell: i64 = 0
            best_shape: float = base
            for i in range(self.count):
                if left >> i & 1:
                    tile: i64 = self.tiles[i]
                    rise: float = self.rise(KIND[tile]) - self.best_elsewhere(KIND[tile])
                    count: i64 = self.gather_cells(changed, WALLS[tile], 0)
                    for j in range(count):
                        cell: i64 = self.cells[j]
                        shape: float = self.shape_with(changed, tile, cell)
                        gain: float = shape - base + rise
                        is_equal = gain == best and (best_tile < 0 or (best_tile == i and cell < best_cell))
                        if gain > best or is_equal:
                            best = gain
                            best_tile = i
                            best_cell = cell
                            best_shape = shape
            if best_tile < 0:
                break
            tile = self.tiles[best_tile]
            bit: i64 = 1
            bit <<= best_tile
            left ^= bit
            self.more[KIND[tile]] += 1
            self.moves[placed] = with_tile(PLACE, tile, best_cell)
            placed += 1
            base = best_shape
            if left:
                if changed is palace:
                    changed = palace.copy()
                changed.put(best_cell, tile)
        for i in range(self.count):
            if left >> i & 1:
                self.moves[placed] = self.move_elsewhere(self.tiles[i])
                placed += 1
