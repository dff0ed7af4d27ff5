"""Refilling display and market at the end of a turn (R28-R30)."""

from __future__ import annotations

from typing import Final

from alhambra.rules.journal import CARD_DRAWN, DISCARDS_RESHUFFLED, SCORING_CARD_DRAWN, SLOT_FILLED
from alhambra.rules.money import FIRST_SCORING_CARD, MONEY_CARDS
from alhambra.rules.packed import i64, vec
from alhambra.rules.state import NO_TILE, SLOTS, State
from alhambra.rules.take_money import find_takings

DISPLAY_SIZE: Final = 4


def refill_display(state: State) -> i64:
    """Back to four cards, as far as there are any; how many scoring cards came up on the way.

    In a deck that was dealt a whole pile lies between the two (R13), but a deck set up by hand may be a short one.
    """
    scoring_cards: i64 = 0
    if state.display.size == DISPLAY_SIZE:
        return scoring_cards
    while state.display.size < DISPLAY_SIZE:
        if state.deck.size == 0:
            if state.discards.size == 0:
                break  # all money is in the players' hands: the display stays short (A7)
            reshuffle(state)
        card: i64 = state.deck.draw()
        if card >= FIRST_SCORING_CARD:
            scoring_cards += 1
            if state.journal is not None:
                state.journal.note([SCORING_CARD_DRAWN, int(card - FIRST_SCORING_CARD + 1)])
            continue
        if state.reshuffles == 0:
            state.drawn += 1
        state.lay_card(card)
        if state.journal is not None:
            state.journal.note([CARD_DRAWN, int(card)])
    find_takings(state)
    return scoring_cards


def reshuffle(state: State) -> None:
    """The discards, this turn's payments among them, become the new deck (R29)."""
    sort_discards(state)
    discards = state.discards
    size: i64 = discards.size
    state.reshuffles += 1
    if state.shuffler is None:
        state.discards = state.deck
        state.deck = discards
        state.shuffle(discards)
    else:
        deck = state.deck
        deck.size = 0
        for index in reversed(state.shuffler.order(int(state.reshuffles), int(size))):
            deck.add(discards.items[index])
    state.discards.size = 0
    if state.journal is not None:
        state.journal.note([DISCARDS_RESHUFFLED, int(size)])


def sort_discards(state: State) -> None:
    """By number, so that a reshuffle depends only on which cards were paid, not on when."""
    items = state.discards.items
    counts = vec[i64]([0] * MONEY_CARDS)
    i: i64
    for i in range(state.discards.size):
        counts[items[i]] += 1
    at: i64 = 0
    card: i64
    for card in range(MONEY_CARDS):
        while counts[card] > 0:
            items[at] = card
            at += 1
            counts[card] -= 1


def refill_market(state: State) -> bool:
    """Fill the empty slots in ascending order, as far as tiles last; whether all four are full now (R28, R36)."""
    slot: i64
    for slot in range(SLOTS):
        if state.market[slot] == NO_TILE:
            if state.bag.size == 0:
                return False
            tile: i64 = state.bag.draw()
            state.market[slot] = tile
            if state.journal is not None:
                state.journal.note([SLOT_FILLED, int(slot), int(tile)])
    return True
