"""What a seat may do now, grouped as a player thinks of it: cards to take, payments by slot, cells by tile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from alhambra import orders
from alhambra.insight.imagined_table import cells_near, table_of
from alhambra.moves import Buy, Move, TakeMoney
from alhambra.rules import moves as packed
from alhambra.rules.state import State
from alhambra.rules.turn import list_moves, play
from alhambra.values import TILES, Card, Cell, Tile
from alhambra.view import Phase, View


class Purchase(Struct, frozen=True):
    """A tile of the market and every payment without a spare card (R17, R18)."""

    slot: int
    tile: Tile
    payments: tuple[tuple[Card, ...], ...]


class TileCells(Struct, frozen=True):
    """A tile and the cells it may go to, none if it fits nowhere."""

    tile: Tile
    cells: tuple[Cell, ...]


class Choices(Struct, frozen=True):
    """All legal moves of a seat; nothing at all when it is not its turn.

    `places` names every tile to be settled, `builds` and `exchanges` every tile of the reserve. `can_redesign` says
    whether a redesign is possible at all; `for_dirk_after_stop` names the tiles that may go to Dirk once the open bonus
    action is given up.
    """

    takings: tuple[tuple[Card, ...], ...] = ()
    purchases: tuple[Purchase, ...] = ()
    places: tuple[TileCells, ...] = ()
    builds: tuple[TileCells, ...] = ()
    exchanges: tuple[TileCells, ...] = ()
    removes: tuple[Cell, ...] = ()
    storable: tuple[Tile, ...] = ()
    for_dirk: tuple[Tile, ...] = ()
    for_dirk_after_stop: tuple[Tile, ...] = ()
    can_redesign: bool = False
    can_stop: bool = False
    can_end: bool = False


_ALL_MOVES: Final = packed.MoveList()


def legal_moves(view: View, table: State | None = None) -> list[Move]:
    """Every legal move of the seat whose view this is; none when it is not its turn."""
    if view.seat is None or view.seat != view.actor:
        return []
    return orders.legal_moves(table_of(view, table))


def choices(view: View, table: State | None = None) -> Choices:
    """The same in groups."""
    if view.seat is None or view.seat != view.actor:
        return Choices()
    state = table_of(view, table)
    listed = _list_by_kind(state)
    cells = cells_near(state.palaces[view.seat])
    is_acting = view.phase is Phase.ACT
    reserve = view.reserves[view.seat] if is_acting else ()
    aside = () if is_acting else view.aside
    return Choices(
        takings=_takings(state, listed[packed.TAKE_MONEY]),
        purchases=_purchases(view, state, listed[packed.BUY]),
        places=_cells_by_tile(aside, listed[packed.PLACE], cells),
        builds=_cells_by_tile(reserve, listed[packed.BUILD], cells),
        exchanges=_cells_by_tile(reserve, listed[packed.EXCHANGE], cells),
        removes=_sorted_cells(cells[packed.cell_of(move)] for move in listed[packed.REMOVE]),
        storable=_tiles(listed[packed.STORE]),
        for_dirk=_tiles(listed[packed.GIVE_TO_DIRK]),
        for_dirk_after_stop=_for_dirk_after_stop(state),
        can_redesign=bool(listed[packed.BUILD] or listed[packed.EXCHANGE] or listed[packed.REMOVE]),
        can_stop=bool(listed[packed.STOP]),
        can_end=bool(listed[packed.END_TURN]),
    )


def _for_dirk_after_stop(state: State) -> tuple[Tile, ...]:
    """None without an open bonus action (R19), or when nothing was bought."""
    if not state.has_bonus or state.aside.size == 0:
        return ()
    stopped = state.copy()
    play(stopped, packed.STOP)
    return _tiles(_list_by_kind(stopped)[packed.GIVE_TO_DIRK])


def _list_by_kind(state: State) -> list[list[int]]:
    """The rulebook's list of moves, those of each kind by themselves."""
    list_moves(state, _ALL_MOVES)
    listed: list[list[int]] = [[] for _ in range(packed.END_TURN + 1)]
    for i in range(_ALL_MOVES.count):
        move = int(_ALL_MOVES.moves[i])
        listed[packed.kind_of_move(move)].append(move)
    return listed


def _takings(state: State, moves: list[int]) -> tuple[tuple[Card, ...], ...]:
    named = [orders.unpack(state, move) for move in moves]
    return tuple(move.cards for move in named if isinstance(move, TakeMoney))


def _purchases(view: View, state: State, moves: list[int]) -> tuple[Purchase, ...]:
    payments: dict[int, list[tuple[Card, ...]]] = {}
    for move in moves:
        named = orders.unpack(state, move)
        if isinstance(named, Buy):
            payments.setdefault(named.slot, []).append(named.cards)
    return tuple(
        Purchase(slot, tile, tuple(payments[slot]))
        for slot, tile in enumerate(view.market, start=1)
        if tile is not None and slot in payments
    )


def _cells_by_tile(tiles: Iterable[Tile], moves: list[int], cells: dict[int, Cell]) -> tuple[TileCells, ...]:
    found: dict[int, list[Cell]] = {tile.number: [] for tile in tiles}
    for move in moves:
        found[packed.tile_of(move)].append(cells[packed.cell_of(move)])
    return tuple(TileCells(TILES[number], _sorted_cells(places)) for number, places in found.items())


def _sorted_cells(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """From north to south, from west to east."""
    return tuple(sorted(cells, key=lambda cell: (cell.y, cell.x)))


def _tiles(moves: list[int]) -> tuple[Tile, ...]:
    return tuple(TILES[packed.tile_of(move)] for move in moves)
