"""Playing games out at random: one legal move of all, chosen without listing them.

It counts what would be listed and goes straight to the one that was drawn. Of equal cards on the display each counts.
Forced ends of turns are played along; an action is only stopped when nothing else is possible.
"""

from __future__ import annotations

from typing import Final

from alhambra.rules.buy import list_purchases
from alhambra.rules.moves import (
    BUILD,
    END_TURN,
    EXCHANGE,
    GIVE_TO_DIRK,
    PLACE,
    REMOVE,
    STOP,
    STORE,
    MoveList,
    buying,
    with_tile,
)
from alhambra.rules.packed import Stack, i64, vec
from alhambra.rules.palace import Palace
from alhambra.rules.place import dirk_takes_gifts, list_settling
from alhambra.rules.redesign import list_redesigns
from alhambra.rules.state import ACT, NO_TILE, OVER, SLOTS, State
from alhambra.rules.take_money import list_takings
from alhambra.rules.tiles import PRICE, TILES, WALLS
from alhambra.rules.turn import play

_PAYMENTS: Final = vec[i64]([0] * SLOTS)
_BUILDS: Final = vec[i64]([0] * (TILES + 1))
_EXCHANGES: Final = vec[i64]([0] * (TILES + 1))


def pick_move(state: State) -> i64:
    """A move of those on offer, each equally likely."""
    if state.phase == ACT:
        return _pick_action(state)
    if state.aside.size == 0:
        return END_TURN
    return _pick_settling(state)


def _pick_action(state: State) -> i64:
    palace = state.palaces[state.actor]
    reserve = state.reserves[state.actor]
    palace.find_loose()
    total: i64 = state.takings.size + palace.loose_count
    slot: i64
    i: i64
    for slot in range(SLOTS):
        tile: i64 = state.market[slot]
        _PAYMENTS[slot] = 0
        if tile != NO_TILE:
            _PAYMENTS[slot] = len(state.payments_for(slot, PRICE[tile]))
            total += _PAYMENTS[slot]
    for i in range(reserve.size):
        walls: i64 = WALLS[reserve.items[i]]
        _BUILDS[i] = _count_sites(palace, walls)
        _EXCHANGES[i] = _count_exchanges(palace, walls)
        total += _BUILDS[i] + _EXCHANGES[i]
    if total == 0:
        return STOP
    left: i64 = state.draw_luck(total)
    if left < state.takings.size:
        return state.takings.items[left]
    left -= state.takings.size
    for slot in range(SLOTS):
        if left < _PAYMENTS[slot]:
            return buying(slot, state.payments_for(slot, PRICE[state.market[slot]])[left])
        left -= _PAYMENTS[slot]
    for i in range(reserve.size):
        if left < _BUILDS[i]:
            return with_tile(BUILD, reserve.items[i], _nth_site(palace, WALLS[reserve.items[i]], left))
        left -= _BUILDS[i]
    if left < palace.loose_count:
        return with_tile(REMOVE, 0, palace.loose[left])
    left -= palace.loose_count
    i = 0
    while left >= _EXCHANGES[i]:
        left -= _EXCHANGES[i]
        i += 1
    return with_tile(EXCHANGE, reserve.items[i], _nth_exchange(palace, WALLS[reserve.items[i]], left))


def _pick_settling(state: State) -> i64:
    palace = state.palaces[state.actor]
    tiles: Stack = state.aside
    others: i64 = 2 if dirk_takes_gifts(state) else 1
    total: i64 = others * tiles.size
    i: i64
    for i in range(tiles.size):
        _BUILDS[i] = _count_sites(palace, WALLS[tiles.items[i]])
        total += _BUILDS[i]
    left: i64 = state.draw_luck(total)
    for i in range(tiles.size):
        if left < _BUILDS[i]:
            return with_tile(PLACE, tiles.items[i], _nth_site(palace, WALLS[tiles.items[i]], left))
        left -= _BUILDS[i]
    if left < tiles.size:
        return with_tile(STORE, tiles.items[left], 0)
    return with_tile(GIVE_TO_DIRK, tiles.items[left - tiles.size], 0)


def _count_sites(palace: Palace, walls: i64) -> i64:
    count: i64 = 0
    fits = palace.fits
    i: i64
    for i in range(palace.site_count):
        count += fits[i] >> walls & 1
    return count


def _nth_site(palace: Palace, walls: i64, which: i64) -> i64:
    i: i64 = -1
    while which >= 0:
        i += 1
        which -= palace.fits[i] >> walls & 1
    return palace.sites[i]


def _count_exchanges(palace: Palace, walls: i64) -> i64:
    count: i64 = 0
    built = palace.built
    i: i64
    for i in range(palace.size):
        count += palace.replacing(built[i]) >> walls & 1
    return count


def _nth_exchange(palace: Palace, walls: i64, which: i64) -> i64:
    i: i64 = -1
    while which >= 0:
        i += 1
        which -= palace.replacing(palace.built[i]) >> walls & 1
    return palace.built[i]


def play_out(state: State) -> i64:
    """Random moves to the end of the game; how many choices were made, ends of turns not counted."""
    choices: i64 = 0
    while state.phase != OVER:
        move = pick_move(state)
        play(state, move)
        if move != END_TURN:
            choices += 1
    return choices


def play_out_listing(state: State, moves: MoveList) -> i64:
    """The same game, with every move written out before one is chosen."""
    choices: i64 = 0
    while state.phase != OVER:
        move: i64
        if state.phase != ACT and state.aside.size == 0:
            move = END_TURN
        else:
            moves.count = 0
            if state.phase == ACT:
                list_takings(state, state.takings.size, moves)
                list_purchases(state, moves)
                list_redesigns(state, moves)
            else:
                list_settling(state, moves)
            move = moves.moves[state.draw_luck(moves.count)] if moves.count > 0 else STOP
            choices += 1
        play(state, move)
    return choices
