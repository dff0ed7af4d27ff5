"""Buying a building (R17-R20)."""

from __future__ import annotations

from alhambra.rules.journal import TILE_BOUGHT
from alhambra.rules.money import CURRENCIES, cards_of, currency_of_slot, value_of
from alhambra.rules.moves import MoveList, buying, payment_of, slot_of
from alhambra.rules.packed import i64
from alhambra.rules.reasons import (
    NO_SUCH_SLOT,
    NOT_IN_HAND,
    PAYS_TOO_LITTLE,
    SLOT_IS_EMPTY,
    WRONG_CURRENCY,
    Refusal,
)
from alhambra.rules.state import NO_TILE, SLOTS, State
from alhambra.rules.take_money import missing_from
from alhambra.rules.tiles import PRICE


def list_purchases(state: State, moves: MoveList) -> None:
    """Every building that can be paid, with each payment that has no spare card."""
    slot: i64
    for slot in range(SLOTS):
        tile: i64 = state.market[slot]
        if tile != NO_TILE:
            payments = state.payments_for(slot, PRICE[tile])
            i: i64
            for i in range(len(payments)):
                moves.add(buying(slot, payments[i]))


def why_not_buy(state: State, slot: int, cards: list[int]) -> Refusal | None:
    """What speaks against buying from slot 0 to 3 with these cards; spare cards do not (R18)."""
    if not 0 <= slot < SLOTS:
        return Refusal(NO_SUCH_SLOT).about_amount(slot + 1)
    tile = int(state.market[slot])
    if tile == NO_TILE:
        return Refusal(SLOT_IS_EMPTY).about_amount(slot + 1)
    currency = currency_of_slot(slot)
    foreign = [card for card in cards if card // 9 != currency]
    if foreign:
        return Refusal(WRONG_CURRENCY).about_cards(foreign).about_tiles([tile])
    missing = missing_from(cards, cards_of(state.purses[state.actor * CURRENCIES + currency], currency))
    if missing:
        return Refusal(NOT_IN_HAND).about_cards(missing)
    paid = sum([int(value_of(card)) for card in cards])
    if paid < PRICE[tile]:
        return Refusal(PAYS_TOO_LITTLE).about_cards(cards).about_tiles([tile]).about_amount(int(PRICE[tile]) - paid)
    return None


def buy(state: State, move: i64) -> bool:
    """Pay and keep the tile aside; whether the payment was exact, which earns another action (R19)."""
    slot: i64 = slot_of(move)
    payment: i64 = payment_of(move)
    currency: i64 = currency_of_slot(slot)
    state.purses[state.actor * CURRENCIES + currency] -= payment
    paid: i64 = 0
    value: i64 = 1
    left: i64 = payment
    while left:
        count: i64 = left & 3
        while count > 0:
            state.discards.add(currency * 9 + value - 1)
            paid += value
            count -= 1
        left >>= 2
        value += 1
    tile: i64 = state.market[slot]
    state.market[slot] = NO_TILE
    state.aside.add(tile)
    if state.journal is not None:
        state.journal.note(
            [TILE_BOUGHT, int(state.actor), int(slot), int(tile), int(paid), *cards_of(payment, currency)]
        )
    return paid == PRICE[tile]
