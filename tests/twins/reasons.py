"""Why a tile may not stand somewhere, or may not go, by definition: the first rule that the result would break."""

from __future__ import annotations

from alhambra import Cell, CellSide, Reason, Side, Tile
from tests.twins.palaces import FOUNTAIN, Place, Plan, beyond, clashes, enclosed, reachable, walls_of, without


def why_not_set(plan: Plan, tile: Tile, place: Place) -> Reason | None:
    """R22, R26"""
    cell = (Cell(*place),)
    touching = [side for side in "NESW" if beyond(place, side) in plan]
    with_it = {**plan, place: walls_of(tile)}
    if place in plan:
        return Reason("CELL_IS_TAKEN", "R26", cells=cell, tiles=(tile,))
    if not touching:
        return Reason("TOUCHES_NOTHING", "R22", cells=cell, tiles=(tile,))
    if clashes(with_it, place):
        return Reason(
            "WALL_MEETS_OPENING", "R22", cells=cell, sides=_sides(place, clashes(with_it, place)), tiles=(tile,)
        )
    if place not in reachable(with_it):
        return Reason("NO_WAY_IN", "R22", cells=cell, sides=_sides(place, touching), tiles=(tile,))
    if enclosed(with_it):
        return Reason("ENCLOSES_EMPTY", "R22", cells=_row_by_row(enclosed(with_it)), tiles=(tile,))
    return None


def why_not_remove(plan: Plan, tile: Tile | None, place: Place) -> Reason | None:
    """R21 b, R22; `tile` is what stands there."""
    if place == FOUNTAIN:
        return Reason("FOUNTAIN_STAYS", "R21", cells=(Cell(*place),))
    if tile is None:
        return Reason("NO_BUILDING_THERE", "R21", cells=(Cell(*place),))
    left = without(plan, place)
    stranded = left.keys() - reachable(left)
    if stranded:
        return Reason("CUTS_OFF", "R22", cells=tuple(Cell(*each) for each in sorted(stranded)), tiles=(tile,))
    if enclosed(left):
        return Reason("ENCLOSES_EMPTY", "R22", cells=_row_by_row(enclosed(left)), tiles=(tile,))
    return None


def why_not_exchange(plan: Plan, tile: Tile, place: Place) -> Reason | None:
    """R21 c, R22, A34"""
    if place == FOUNTAIN:
        return Reason("FOUNTAIN_STAYS", "R21", cells=(Cell(*place),))
    if place not in plan:
        return Reason("NO_BUILDING_THERE", "R21", cells=(Cell(*place),))
    with_it = {**plan, place: walls_of(tile)}
    if clashes(with_it, place):
        sides = _sides(place, clashes(with_it, place))
        return Reason("WALL_MEETS_OPENING", "R22", cells=(Cell(*place),), sides=sides, tiles=(tile,))
    return None


def _sides(place: Place, letters: list[str]) -> tuple[CellSide, ...]:
    return tuple(CellSide(Cell(*place), Side(letter)) for letter in letters)


def _row_by_row(places: set[Place]) -> tuple[Cell, ...]:
    return tuple(sorted(Cell(*place) for place in places))
