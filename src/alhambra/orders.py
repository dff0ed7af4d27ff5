"""From a move in names to a move the rulebook can carry out, or the reason why it cannot."""

from __future__ import annotations

from alhambra.moves import (
    Build,
    Buy,
    EndTurn,
    Exchange,
    GiveToDirk,
    Move,
    Place,
    Remove,
    Stop,
    Store,
    TakeMoney,
)
from alhambra.rules import moves as packed
from alhambra.rules.buy import why_not_buy
from alhambra.rules.money import cards_of, currency_of_slot
from alhambra.rules.moves import MoveList
from alhambra.rules.place import why_not_aside, why_not_give_to_dirk, why_not_set
from alhambra.rules.reasons import Refusal
from alhambra.rules.redesign import why_not_build, why_not_exchange, why_not_remove
from alhambra.rules.state import State
from alhambra.rules.take_money import why_not_take
from alhambra.rules.turn import list_moves, why_not_act, why_not_end_turn, why_not_settle, why_not_stop
from alhambra.values import CARDS, TILES, Card, Cell


def why_not(state: State, move: Move) -> Refusal | None:
    """The one answer to whether a move is legal: None if it is."""
    match move:
        case EndTurn():
            return why_not_end_turn(state)
        case TakeMoney(cards):
            return why_not_act(state) or why_not_take(state, _numbers(cards))
        case Buy(slot, cards):
            return why_not_act(state) or why_not_buy(state, slot - 1, _numbers(cards))
        case Build(tile, cell):
            return why_not_act(state) or why_not_build(state, tile.number, cell.x, cell.y)
        case Remove(cell):
            return why_not_act(state) or why_not_remove(state, cell.x, cell.y)
        case Exchange(tile, cell):
            return why_not_act(state) or why_not_exchange(state, tile.number, cell.x, cell.y)
        case Stop():
            return why_not_stop(state)
        case Place(tile, cell):
            return (
                why_not_settle(state)
                or why_not_aside(state, tile.number)
                or why_not_set(state.palaces[state.actor], tile.number, cell.x, cell.y)
            )
        case Store(tile):
            return why_not_settle(state) or why_not_aside(state, tile.number)
        case GiveToDirk(tile):
            return why_not_settle(state) or why_not_give_to_dirk(state, tile.number)
        case _:
            raise TypeError(f"{move!r} is no move; alhambra.move(text) makes one of its text")


def pack(state: State, move: Move) -> int:
    """A legal move as the rulebook's number."""
    match move:
        case EndTurn():
            return packed.END_TURN
        case TakeMoney(cards):
            taking = packed.NO_TAKING
            for which, card in enumerate(cards):
                taking = int(packed.with_card(taking, which, card.number))
            return taking
        case Buy(slot, cards):
            return int(packed.buying(slot - 1, sum(1 << 2 * (card.value - 1) for card in cards)))
        case Build(tile, cell):
            return int(packed.with_tile(packed.BUILD, tile.number, _cell_number(state, cell)))
        case Remove(cell):
            return int(packed.with_tile(packed.REMOVE, 0, _cell_number(state, cell)))
        case Exchange(tile, cell):
            return int(packed.with_tile(packed.EXCHANGE, tile.number, _cell_number(state, cell)))
        case Stop():
            return packed.STOP
        case Place(tile, cell):
            return int(packed.with_tile(packed.PLACE, tile.number, _cell_number(state, cell)))
        case Store(tile):
            return int(packed.with_tile(packed.STORE, tile.number, 0))
        case GiveToDirk(tile):
            return int(packed.with_tile(packed.GIVE_TO_DIRK, tile.number, 0))


def unpack(state: State, number: int) -> Move:
    """The move that a number means for the actor of this state."""
    kind = packed.kind_of_move(number)
    if kind == packed.TAKE_MONEY:
        cards = [int(packed.card_of(number, which)) for which in range(4)]
        return TakeMoney(tuple(CARDS[card] for card in cards if card != packed.NO_CARD))
    if kind == packed.BUY:
        slot = int(packed.slot_of(number))
        payment = cards_of(packed.payment_of(number), currency_of_slot(slot))
        return Buy(slot + 1, tuple(CARDS[card] for card in payment))
    if kind == packed.STOP:
        return Stop()
    if kind == packed.END_TURN:
        return EndTurn()
    tile = TILES[packed.tile_of(number)]
    if kind == packed.STORE:
        return Store(tile)
    if kind == packed.GIVE_TO_DIRK:
        return GiveToDirk(tile)
    cell = Cell(*state.palaces[state.actor].coordinates(packed.cell_of(number)))
    if kind == packed.REMOVE:
        return Remove(cell)
    if kind == packed.BUILD:
        return Build(tile, cell)
    return Exchange(tile, cell) if kind == packed.EXCHANGE else Place(tile, cell)


def legal_moves(state: State) -> list[Move]:
    """Every legal move; of the payments those without a spare card (R17, R18)."""
    listed = MoveList()
    list_moves(state, listed)
    return [unpack(state, int(listed.moves[i])) for i in range(listed.count)]


def _numbers(cards: tuple[Card, ...]) -> list[int]:
    return [card.number for card in cards]


def _cell_number(state: State, cell: Cell) -> int:
    return state.palaces[state.actor].cell_at(cell.x, cell.y)
