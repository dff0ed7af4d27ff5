"""Redesigning the palace: build from the reserve, remove to it, exchange (R21, R23-R25)."""

from __future__ import annotations

from alhambra.rules.journal import TILE_BUILT, TILE_REMOVED, TILES_EXCHANGED
from alhambra.rules.moves import BUILD, EXCHANGE, REMOVE, MoveList, cell_of, tile_of, with_tile
from alhambra.rules.packed import i64
from alhambra.rules.palace import DX, DY, Palace
from alhambra.rules.place import clashing_sides, enclosed_cells, list_sites, set_tile, why_not_set
from alhambra.rules.reasons import (
    CUTS_OFF,
    ENCLOSES_EMPTY,
    FOUNTAIN_STAYS,
    JUST_BOUGHT,
    NO_BUILDING_THERE,
    NOT_IN_RESERVE,
    WALL_MEETS_OPENING,
    Refusal,
)
from alhambra.rules.state import State
from alhambra.rules.tiles import WALLS


def list_redesigns(state: State, moves: MoveList) -> None:
    palace = state.palaces[state.actor]
    reserve = state.reserves[state.actor]
    list_sites(palace, reserve, BUILD, moves)
    palace.find_loose()
    i: i64
    for i in range(palace.loose_count):
        moves.add(with_tile(REMOVE, 0, palace.loose[i]))
    at: i64
    for i in range(reserve.size):
        tile: i64 = reserve.items[i]
        walls: i64 = WALLS[tile]
        for at in range(palace.size):
            cell: i64 = palace.built[at]
            if palace.replacing(cell) >> walls & 1:
                moves.add(with_tile(EXCHANGE, tile, cell))


# -------------------------------------------------------------------- why not


def why_not_from_reserve(state: State, tile: int) -> Refusal | None:
    """Only a tile of the reserve is at hand; one bought this turn is not yet (R24)."""
    if state.reserves[state.actor].has(tile):
        return None
    if state.aside.has(tile):
        return Refusal(JUST_BOUGHT).about_tiles([tile])
    return Refusal(NOT_IN_RESERVE).about_tiles([tile])


def why_not_build(state: State, tile: int, x: int, y: int) -> Refusal | None:
    refusal = why_not_from_reserve(state, tile)
    return refusal if refusal is not None else why_not_set(state.palaces[state.actor], tile, x, y)


def why_not_touch(palace: Palace, x: int, y: int) -> Refusal | None:
    """Whether there is a building at this place; the fountain is none (R21, A39)."""
    if (x, y) == (0, 0):
        return Refusal(FOUNTAIN_STAYS).about_cells([(x, y)])
    if (x, y) not in palace.plan():
        return Refusal(NO_BUILDING_THERE).about_cells([(x, y)])
    return None


def why_not_remove(state: State, x: int, y: int) -> Refusal | None:
    palace = state.palaces[state.actor]
    refusal = why_not_touch(palace, x, y)
    if refusal is not None or palace.may_remove(palace.cell_at(x, y)):
        return refusal
    plan = palace.plan()
    tile = plan.pop((x, y))
    stranded = unreachable_cells(plan)
    if stranded:
        return Refusal(CUTS_OFF).about_cells(stranded).about_tiles([tile])
    return Refusal(ENCLOSES_EMPTY).about_cells(enclosed_cells(plan)).about_tiles([tile])


def why_not_exchange(state: State, tile: int, x: int, y: int) -> Refusal | None:
    """Only the result counts, so a surrounded building may be exchanged (A34)."""
    palace = state.palaces[state.actor]
    refusal = why_not_from_reserve(state, tile)
    if refusal is None:
        refusal = why_not_touch(palace, x, y)
    if refusal is not None or palace.may_exchange(palace.cell_at(x, y), tile):
        return refusal
    quarrels = clashing_sides(palace.plan(), tile, x, y)
    return Refusal(WALL_MEETS_OPENING).about_sides(quarrels).about_cells([(x, y)]).about_tiles([tile])


def unreachable_cells(plan: dict[tuple[int, int], int]) -> list[tuple[int, int]]:
    """The tiles that cannot be walked to from the fountain (R22 iii), by their places."""
    reached = {(0, 0)}
    front = [(0, 0)]
    while front:
        x, y = front.pop()
        for side in range(4):
            place = (x + int(DX[side]), y + int(DY[side]))
            if place in plan and place not in reached and WALLS[plan[(x, y)]] >> side & 1 == 0:
                reached.add(place)
                front.append(place)
    return sorted([place for place in plan if place not in reached])


# -------------------------------------------------------------------- what then happens


def build(state: State, move: i64) -> None:
    tile: i64 = tile_of(move)
    state.reserves[state.actor].remove(tile)
    set_tile(state, tile, cell_of(move), TILE_BUILT)


def remove(state: State, move: i64) -> None:
    cell: i64 = cell_of(move)
    palace = state.palace_to_change()
    if state.journal is not None:
        x, y = palace.coordinates(cell)
        state.journal.note([TILE_REMOVED, int(state.actor), int(palace.tile_at(cell)), x, y])
    state.reserves[state.actor].add(palace.take(cell))


def exchange(state: State, move: i64) -> None:
    tile: i64 = tile_of(move)
    cell: i64 = cell_of(move)
    palace = state.palace_to_change()
    reserve = state.reserves[state.actor]
    reserve.remove(tile)
    old: i64 = palace.exchange(cell, tile)
    reserve.add(old)
    if state.journal is not None:
        x, y = palace.coordinates(cell)
        state.journal.note([TILES_EXCHANGED, int(state.actor), int(tile), int(old), x, y])
