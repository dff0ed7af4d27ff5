"""Moves as single numbers, for the inside of the engine.

The low four bits say what is done; what it is done with follows:

    TAKE_MONEY    up to four cards, six bits each, smallest first, NO_CARD where there is none
    BUY           slot (2 bits), payment (18 bits, as in `money`)
    BUILD, EXCHANGE, PLACE    tile (6 bits), cell (11 bits)
    REMOVE        cell (11 bits, where the others have it)
    STORE, GIVE_TO_DIRK       tile (6 bits)
    STOP, END_TURN            nothing
"""

from __future__ import annotations

from typing import Final

from alhambra.rules.packed import i64, vec

TAKE_MONEY: Final = 0
BUY: Final = 1
BUILD: Final = 2
REMOVE: Final = 3
EXCHANGE: Final = 4
STOP: Final = 5
PLACE: Final = 6
STORE: Final = 7
GIVE_TO_DIRK: Final = 8
END_TURN: Final = 9

NO_CARD: Final = 63
NO_TAKING: Final = TAKE_MONEY | 0xFFFFFF << 4
MOST_MOVES: Final = 4096
"""More than any table allows: 15 takings, 104 payments for each slot, and with half of all tiles in the reserve of a
palace as long as the other half some 2,300 redesigns."""


def kind_of_move(move: i64) -> i64:
    return move & 15


def with_card(move: i64, which: i64, card: i64) -> i64:
    """A taking with its `which`-th card set; NO_TAKING is the one to begin with."""
    return move ^ (NO_CARD ^ card) << (4 + 6 * which)


def card_of(move: i64, which: i64) -> i64:
    """The `which`-th card of a taking, or NO_CARD."""
    return move >> (4 + 6 * which) & 63


def buying(slot: i64, payment: i64) -> i64:
    return BUY | slot << 4 | payment << 6


def slot_of(move: i64) -> i64:
    return move >> 4 & 3


def payment_of(move: i64) -> i64:
    return move >> 6


def with_tile(kind: i64, tile: i64, cell: i64) -> i64:
    """A move of this kind that names a tile, and a cell where it needs one."""
    return kind | tile << 4 | cell << 10


def tile_of(move: i64) -> i64:
    return move >> 4 & 63


def cell_of(move: i64) -> i64:
    return move >> 10


class MoveList:
    """A buffer that moves are written to; one serves a whole search."""

    def __init__(self) -> None:
        self.moves: vec[i64] = vec[i64]([0] * MOST_MOVES)
        self.count: i64 = 0

    def add(self, move: i64) -> None:
        self.moves[self.count] = move
        self.count += 1
