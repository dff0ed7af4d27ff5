"""Settling what was bought: into the palace, to the reserve, to Dirk (R22, R26, R27, R38, R42)."""

from __future__ import annotations

from alhambra.rules.journal import TILE_GIVEN_TO_DIRK, TILE_PLACED, TILE_STORED
from alhambra.rules.moves import GIVE_TO_DIRK, PLACE, STORE, MoveList, cell_of, tile_of, with_tile
from alhambra.rules.packed import Stack, i64
from alhambra.rules.palace import DX, DY, Palace
from alhambra.rules.reasons import (
    CELL_IS_TAKEN,
    ENCLOSES_EMPTY,
    NO_DIRK_HERE,
    NO_WAY_IN,
    NOT_FOR_DIRK,
    NOT_SET_ASIDE,
    TOUCHES_NOTHING,
    WALL_MEETS_OPENING,
    Refusal,
)
from alhambra.rules.state import FINAL, State
from alhambra.rules.tiles import WALLS


def list_settling(state: State, moves: MoveList) -> None:
    """Each tile kept aside may be placed, stored or, with two players, given to Dirk."""
    tiles = state.aside
    list_sites(state.palaces[state.actor], tiles, PLACE, moves)
    i: i64
    for i in range(tiles.size):
        moves.add(with_tile(STORE, tiles.items[i], 0))
    if dirk_takes_gifts(state):
        for i in range(tiles.size):
            moves.add(with_tile(GIVE_TO_DIRK, tiles.items[i], 0))


def list_sites(palace: Palace, tiles: Stack, kind: i64, moves: MoveList) -> None:
    """Every cell on which each of these tiles may be set, as moves of this kind."""
    i: i64
    site: i64
    for i in range(tiles.size):
        tile: i64 = tiles.items[i]
        walls: i64 = WALLS[tile]
        for site in range(palace.site_count):
            if palace.fits[site] >> walls & 1:
                moves.add(with_tile(kind, tile, palace.sites[site]))


def dirk_takes_gifts(state: State) -> bool:
    """Dirk plays with two, and takes what was bought, not what was left over at the end (R42, A16)."""
    return state.players == 2 and state.phase != FINAL


# -------------------------------------------------------------------- why not


def why_not_aside(state: State, tile: int) -> Refusal | None:
    """Whether the tile is among those to be settled now."""
    return None if state.aside.has(tile) else Refusal(NOT_SET_ASIDE).about_tiles([tile])


def why_not_give_to_dirk(state: State, tile: int) -> Refusal | None:
    if state.players != 2:
        return Refusal(NO_DIRK_HERE).about_tiles([tile])
    if not dirk_takes_gifts(state):
        return Refusal(NOT_FOR_DIRK).about_tiles([tile])
    return why_not_aside(state, tile)


def why_not_set(palace: Palace, tile: int, x: int, y: int) -> Refusal | None:
    """Why the tile may not be set on an empty cell of this palace (R22)."""
    cell = palace.cell_at(x, y)
    if cell >= 0 and palace.may_place(cell, tile):
        return None
    plan = palace.plan()
    if (x, y) in plan:
        return Refusal(CELL_IS_TAKEN).about_cells([(x, y)]).about_tiles([tile])
    if cell < 0:
        return Refusal(TOUCHES_NOTHING).about_cells([(x, y)]).about_tiles([tile])
    quarrels = clashing_sides(plan, tile, x, y)
    if quarrels:
        return Refusal(WALL_MEETS_OPENING).about_sides(quarrels).about_cells([(x, y)]).about_tiles([tile])
    touching = [side for side in range(4) if (x + int(DX[side]), y + int(DY[side])) in plan]
    if not [side for side in touching if WALLS[tile] >> side & 1 == 0]:
        blocked = [(x, y, side) for side in touching]
        return Refusal(NO_WAY_IN).about_sides(blocked).about_cells([(x, y)]).about_tiles([tile])
    plan[(x, y)] = tile
    return Refusal(ENCLOSES_EMPTY).about_cells(enclosed_cells(plan)).about_tiles([tile])


def clashing_sides(plan: dict[tuple[int, int], int], tile: int, x: int, y: int) -> list[tuple[int, int, int]]:
    """The sides of a tile set at (x, y) on which a wall would meet an opening (R22 ii)."""
    found: list[tuple[int, int, int]] = []
    for side in range(4):
        neighbour = plan.get((x + int(DX[side]), y + int(DY[side])))
        if neighbour is not None:
            mine = int(WALLS[tile]) >> side & 1
            theirs = int(WALLS[neighbour]) >> ((side + 2) % 4) & 1
            if mine != theirs:
                found.append((x, y, side))
    return found


def enclosed_cells(plan: dict[tuple[int, int], int]) -> list[tuple[int, int]]:
    """The empty cells from which there is no way out over empty cells (R22 v)."""
    left = min([x for x, _ in plan]) - 1
    right = max([x for x, _ in plan]) + 1
    top = min([y for _, y in plan]) - 1
    bottom = max([y for _, y in plan]) + 1
    outside = {(left, top)}
    front = [(left, top)]
    while front:
        x, y = front.pop()
        for side in range(4):
            place = (x + int(DX[side]), y + int(DY[side]))
            is_near = left <= place[0] <= right and top <= place[1] <= bottom
            if is_near and place not in plan and place not in outside:
                outside.add(place)
                front.append(place)
    return [
        (x, y)
        for y in range(top, bottom + 1)
        for x in range(left, right + 1)
        if (x, y) not in plan and (x, y) not in outside
    ]


# -------------------------------------------------------------------- what then happens


def place(state: State, move: i64) -> None:
    tile: i64 = tile_of(move)
    state.aside.remove(tile)
    set_tile(state, tile, cell_of(move), TILE_PLACED)


def set_tile(state: State, tile: i64, cell: i64, news: int) -> None:
    """Set a tile into the actor's palace and tell it as this kind of news."""
    palace = state.palace_to_change()
    palace.put(cell, tile)
    if state.journal is not None:
        x, y = palace.coordinates(cell)
        state.journal.note([news, int(state.actor), int(tile), x, y])


def store(state: State, move: i64) -> None:
    tile: i64 = tile_of(move)
    state.aside.remove(tile)
    state.reserves[state.actor].add(tile)
    if state.journal is not None:
        state.journal.note([TILE_STORED, int(state.actor), int(tile)])


def give_to_dirk(state: State, move: i64) -> None:
    tile: i64 = tile_of(move)
    state.aside.remove(tile)
    state.give_dirk(tile)
    if state.journal is not None:
        state.journal.note([TILE_GIVEN_TO_DIRK, int(state.actor), int(tile)])
