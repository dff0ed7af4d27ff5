"""Drawing palaces and single tiles.

A tile is five characters wide and two high inside its border, which it shares with its neighbours, so that it looks
square in a terminal. Its sides tell the walls apart, also without colours:

    ═ ║   the longest outer wall (R34)
    ━ ┃   any other wall
    ─ │   a side without a wall that looks outside
    ┈ ┊   an open side between two tiles: here one can walk (R22)
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

from rich.text import Text

from alhambra.drawing.canvas import Canvas
from alhambra.drawing.colours import EDGE, GOLD, KIND_COLOURS, KIND_SIGNS, STONE, WATER
from alhambra.reasons import CellSide
from alhambra.values import FOUNTAIN_CELL, Cell, Side, Tile
from alhambra.view import Building

WIDE: Final = 6
"""Characters from one tile to the next."""
HIGH: Final = 3
"""Lines from one tile to the next."""
INSIDE: Final = WIDE - 1


class Edge(IntEnum):
    """What a side of a tile is drawn as; where sides meet, the strongest decides."""

    WAY = 1
    OPEN = 2
    WALL = 3
    LONGEST = 4


_ACROSS: Final = {Edge.WAY: "┈", Edge.OPEN: "─", Edge.WALL: "━", Edge.LONGEST: "═"}
_DOWN: Final = {Edge.WAY: "┊", Edge.OPEN: "│", Edge.WALL: "┃", Edge.LONGEST: "║"}
_STYLES: Final = {Edge.WAY: EDGE, Edge.OPEN: EDGE, Edge.WALL: STONE, Edge.LONGEST: GOLD}

# Where sides meet. The arms of such a point go north, east, south and west. Each counts nothing, light or heavy as 0,
# 1 or 2, in the threes of a number; that is the place of the character that has these arms.
_CORNERS: Final = " ╵╹╶└┖╺┕┗╷│╿┌├┞┍┝┡╻╽┃┎┟┠┏┢┣╴┘┚─┴┸╼┶┺┐┤┦┬┼╀┮┾╄┒┧┨┰╁╂┲╆╊╸┙┛╾┵┹━┷┻┑┥┩┭┽╃┯┿╇┓┪┫┱╅╉┳╈╋"
# The longest wall passes alone: it has one arm, where it ends, or two, here as bits.
_DOUBLE_CORNERS: Final = " ║═╚║║╔ ═╝═ ╗   "


def draw_palace(
    buildings: Iterable[Building], wall: Iterable[CellSide] = (), *, shows_cells: bool = True, mark: Cell | None = None
) -> Text:
    """A palace with its longest wall, and the names of rows and columns at its borders.

    `mark` is a cell whose tile is shown reversed, because something just happened there.
    """
    tiles: dict[Cell, Tile | None] = {FOUNTAIN_CELL: None}
    tiles.update((building.cell, building.tile) for building in buildings)
    canvas = Canvas()
    for cell, tile in tiles.items():
        _draw_inside(canvas, cell, tile, is_marked=cell == mark)
    _draw_edges(canvas, _edges(tiles, set(wall)))
    if shows_cells:
        _draw_names(canvas, tiles)
    return canvas.text()


def draw_tile(tile: Tile) -> Text:
    """One tile by itself."""
    canvas = Canvas()
    _draw_inside(canvas, FOUNTAIN_CELL, tile, is_marked=False)
    _draw_edges(canvas, _edges({FOUNTAIN_CELL: tile}, set()))
    return canvas.text()


def draw_gap() -> Text:
    """As much room as a tile takes, for a slot that is empty."""
    canvas = Canvas()
    canvas.put(1, 0, " " * (WIDE + 1))
    canvas.put(HIGH, 0, " ")
    canvas.put(1, WIDE // 2, "·", EDGE)
    canvas.put(0, 0, " ")
    return canvas.text()


def _draw_inside(canvas: Canvas, cell: Cell, tile: Tile | None, *, is_marked: bool) -> None:
    row, column = cell.y * HIGH + 1, cell.x * WIDE + 1
    if tile is None:
        colour, name, sign = WATER, "", "≈❀≈"
    else:
        colour, name, sign = KIND_COLOURS[tile.kind], tile.name, KIND_SIGNS[tile.kind]
    style = f"bold white on {colour}" + (" reverse" if is_marked else "")
    canvas.put(row, column, f"{name or sign:^{INSIDE}}", style)
    canvas.put(row + 1, column, f"{sign if name else '':^{INSIDE}}", style)


# -------------------------------------------------------------------- sides

# The sides of the plan: a point is the north-west corner of the cell of the same coordinates, and from it a side goes
# east (True) or south (False).
Edges = dict[tuple[int, int, bool], Edge]


def _edges(tiles: dict[Cell, Tile | None], wall: set[CellSide]) -> Edges:
    edges: Edges = {}
    for cell, tile in tiles.items():
        for side in Side:
            if tile is not None and side in tile.walls:
                edge = Edge.LONGEST if CellSide(cell, side) in wall else Edge.WALL
            else:
                edge = Edge.WAY if cell.beyond(side) in tiles else Edge.OPEN
            edges[_side_of(cell, side)] = edge
    return edges


def _side_of(cell: Cell, side: Side) -> tuple[int, int, bool]:
    match side:
        case Side.NORTH:
            return cell.x, cell.y, True
        case Side.SOUTH:
            return cell.x, cell.y + 1, True
        case Side.WEST:
            return cell.x, cell.y, False
        case Side.EAST:
            return cell.x + 1, cell.y, False


def _draw_edges(canvas: Canvas, edges: Edges) -> None:
    for (x, y, goes_east), edge in edges.items():
        if goes_east:
            canvas.put(y * HIGH, x * WIDE + 1, _ACROSS[edge] * INSIDE, _STYLES[edge])
        else:
            for line in range(1, HIGH):
                canvas.put(y * HIGH + line, x * WIDE, _DOWN[edge], _STYLES[edge])
    for x, y in {corner for side in edges for corner in _ends(side)}:
        arms = [edges.get(side) for side in ((x, y - 1, False), (x, y, True), (x, y, False), (x - 1, y, True))]
        strongest = max(arm for arm in arms if arm is not None)
        canvas.put(y * HIGH, x * WIDE, _corner(arms), _STYLES[strongest])


def _ends(side: tuple[int, int, bool]) -> list[tuple[int, int]]:
    x, y, goes_east = side
    return [(x, y), (x + 1, y) if goes_east else (x, y + 1)]


def _corner(arms: list[Edge | None]) -> str:
    """The character in which these sides meet."""
    if Edge.LONGEST in arms:
        return _DOUBLE_CORNERS[sum(1 << i for i, arm in enumerate(arms) if arm is Edge.LONGEST)]
    weights = [0 if arm is None else 2 if arm is Edge.WALL else 1 for arm in arms]
    return _CORNERS[sum(weight * 3**i for i, weight in enumerate(weights))]


# -------------------------------------------------------------------- names of rows and columns


def _draw_names(canvas: Canvas, tiles: Iterable[Cell]) -> None:
    cells = list(tiles)
    left = min(cell.x for cell in cells) * WIDE
    top = min(cell.y for cell in cells) * HIGH
    for x in {cell.x for cell in cells}:
        canvas.put(top - 1, x * WIDE + 1, f"{Cell(x, 0)!s:^{INSIDE}}", EDGE)
    for y in {cell.y for cell in cells}:
        canvas.put(y * HIGH + 1, left - 4, f"{Cell(0, y)!s:>3}", EDGE)
