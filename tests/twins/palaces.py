"""The building rules by definition (R21, R22): lay the tile down, look at the whole palace, take it back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from alhambra import Cell, Side, Tile

Plan = Mapping[Cell, Tile | None]
"""What stands where; None is the fountain."""

FOUNTAIN = Cell(0, 0)
OPPOSITE = {Side.NORTH: Side.SOUTH, Side.EAST: Side.WEST, Side.SOUTH: Side.NORTH, Side.WEST: Side.EAST}


def has_wall(plan: Plan, cell: Cell, side: Side) -> bool:
    tile = plan[cell]
    return tile is not None and side in tile.walls


def walls_agree(plan: Plan) -> bool:
    """R22 ii: where two tiles share a side, both have a wall there or neither has."""
    return all(
        has_wall(plan, cell, side) == has_wall(plan, cell.beyond(side), OPPOSITE[side])
        for cell in plan
        for side in Side
        if cell.beyond(side) in plan
    )


def reachable(plan: Plan) -> set[Cell]:
    """R22 iii: the cells one can walk to from the fountain over sides without a wall."""
    reached: set[Cell] = set()
    front = [FOUNTAIN]
    while front:
        cell = front.pop()
        if cell in plan and cell not in reached:
            reached.add(cell)
            front += [cell.beyond(side) for side in Side if not has_wall(plan, cell, side)]
    return reached


def enclosed(plan: Plan) -> set[Cell]:
    """R22 v: the empty cells from which no way leads outside over empty cells."""
    xs = range(min(cell.x for cell in plan) - 1, max(cell.x for cell in plan) + 2)
    ys = range(min(cell.y for cell in plan) - 1, max(cell.y for cell in plan) + 2)
    empty = {Cell(x, y) for x in xs for y in ys} - set(plan)
    front = [Cell(xs[0], ys[0])]
    while front:
        cell = front.pop()
        if cell in empty:
            empty.remove(cell)
            front += [cell.beyond(side) for side in Side]
    return empty


def is_sound(plan: Plan) -> bool:
    """R22: a valid palace."""
    return plan.get(FOUNTAIN, 0) is None and walls_agree(plan) and reachable(plan) == set(plan) and not enclosed(plan)


def around(plan: Plan) -> set[Cell]:
    """The empty cells that touch the palace by a side."""
    return {cell.beyond(side) for cell in plan for side in Side} - set(plan)


def placings(plan: Plan, tiles: Iterable[Tile]) -> set[tuple[Tile, Cell]]:
    """Every tile on every empty cell that makes a valid palace."""
    return {(tile, cell) for tile in tiles for cell in around(plan) if is_sound({**plan, cell: tile})}


def removals(plan: Plan) -> set[Cell]:
    """Every building without which the palace is valid."""
    return {cell for cell in plan if is_sound({other: tile for other, tile in plan.items() if other != cell})}


def exchanges(plan: Plan, tiles: Iterable[Tile]) -> set[tuple[Tile, Cell]]:
    """Every tile in the place of every building that makes a valid palace."""
    return {
        (tile, cell)
        for tile in tiles
        for cell, old in plan.items()
        if old is not None and is_sound({**plan, cell: tile})
    }
