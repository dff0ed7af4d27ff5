"""Where a tile may go and, for every other cell, why not."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from alhambra.insight.imagined_table import seat_of, table_at_turn
from alhambra.insight.offers import purse_for
from alhambra.reasons import Reason, read_refusal
from alhambra.rules.buy import why_not_buy
from alhambra.rules.money import cards_of, currency_of_slot
from alhambra.rules.palace import Palace
from alhambra.rules.place import why_not_aside, why_not_set
from alhambra.rules.reasons import Refusal
from alhambra.rules.redesign import why_not_exchange, why_not_from_reserve, why_not_remove
from alhambra.rules.state import State
from alhambra.rules.turn import why_not_act, why_not_settle
from alhambra.values import Cell, Tile
from alhambra.view import View


class Purpose(StrEnum):
    """What somebody wants to do with a tile."""

    PLACE = "place"  # set a tile that was bought (R26)
    BUILD = "build"  # set a tile of the reserve (R21 a)
    EXCHANGE = "exchange"  # swap a tile of the reserve with a building (R21 c)
    BUY = "buy"  # know where a tile of the market could go


class Verdict(Struct, frozen=True):
    """A cell, and what speaks against it; None if nothing does."""

    cell: Cell
    reason: Reason | None


class Why(Struct, frozen=True):
    """What the palace says, cell by cell, from north to south and from west to east.

    `not_now` is what speaks against it wherever it would be: it is not the time, or the tile is not at hand. The
    cells answer for the palace alone, so they can be shown while a bonus action is still open. A move is legal when
    neither has anything against it.
    """

    not_now: Reason | None
    cells: tuple[Verdict, ...]


def why(view: View, tile: Tile, purpose: Purpose, table: State | None = None) -> Why:
    """Every cell of this seat's palace and one around it, for one tile; out of turn, as if it were this seat's turn."""
    state = table_at_turn(view, table)
    palace = state.palaces[state.actor]
    not_now = _why_not_now(view, state, tile, purpose)
    if purpose is Purpose.EXCHANGE:
        state = _with_in_reserve(state, tile)
        found = [(x, y, why_not_exchange(state, tile.number, x, y)) for x, y in _ground(palace)]
    else:
        found = [(x, y, why_not_set(palace, tile.number, x, y)) for x, y in _ground(palace)]
    return _why(not_now, found)


def why_remove(view: View, table: State | None = None) -> Why:
    """Every building of this seat's palace, and the fountain: may it be moved to the reserve (R21 b)?"""
    state = table_at_turn(view, table)
    buildings = sorted(state.palaces[state.actor].plan(), key=lambda place: (place[1], place[0]))
    return _why(why_not_act(state), [(x, y, why_not_remove(state, x, y)) for x, y in buildings])


def _why(not_now: Refusal | None, found: list[tuple[int, int, Refusal | None]]) -> Why:
    return Why(_read(not_now), tuple(Verdict(Cell(x, y), _read(refusal)) for x, y, refusal in found))


def _read(refusal: Refusal | None) -> Reason | None:
    return None if refusal is None else read_refusal(refusal)


def _ground(palace: Palace) -> list[tuple[int, int]]:
    """The rectangle around a palace, with one cell more on each side."""
    plan = palace.plan()
    columns = range(min(x for x, _ in plan) - 1, max(x for x, _ in plan) + 2)
    rows = range(min(y for _, y in plan) - 1, max(y for _, y in plan) + 2)
    return [(x, y) for y in rows for x in columns]


def _why_not_now(view: View, state: State, tile: Tile, purpose: Purpose) -> Refusal | None:
    match purpose:
        case Purpose.PLACE:
            return why_not_settle(state) or why_not_aside(state, tile.number)
        case Purpose.BUILD | Purpose.EXCHANGE:
            return why_not_act(state) or why_not_from_reserve(state, tile.number)
        case Purpose.BUY:
            return why_not_act(state) or _why_not_afford(view, state, tile)


def _why_not_afford(view: View, state: State, tile: Tile) -> Refusal | None:
    """Whether all the money of its currency would be enough; of a hidden hand nobody can say."""
    if tile not in view.market:
        raise ValueError(f"{tile} is not on the market")
    seat, slot = seat_of(view), view.market.index(tile)
    if view.hands[seat] is None:
        return None
    return why_not_buy(state, slot, cards_of(purse_for(state, seat, slot + 1), currency_of_slot(slot)))


def _with_in_reserve(state: State, tile: Tile) -> State:
    """The same table with this tile in the actor's reserve."""
    reserve = state.reserves[state.actor]
    if reserve.has(tile.number):
        return state
    twin = state.copy()
    twin.reserves[twin.actor].add(tile.number)
    return twin
