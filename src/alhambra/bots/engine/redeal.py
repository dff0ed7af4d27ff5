"""Dealing anew what nobody has seen (R13, R43).

The tiles in the bag and the money cards in the deck are known, their order is not; a scoring card lies at any place of
its pile that has not been passed yet, each equally likely. Hands follow from what was public; where a history is
missing they do not, and the unknown hands are dealt from the same cards.
"""

from __future__ import annotations

from alhambra.rules.money import CURRENCIES, FIRST_SCORING_CARD, SECOND_SCORING_CARD
from alhambra.rules.packed import Stack, i64
from alhambra.rules.setup import cards_above, pile_size
from alhambra.rules.shuffle import first_luck
from alhambra.rules.state import State


def redeal(state: State, luck: i64, unknown_hands: i64) -> None:
    """Shuffle bag and deck; bit s of `unknown_hands` is set where the hand of seat s is a guess."""
    state.shuffler = None
    state.luck = first_luck(luck)
    state.shuffle(state.bag)
    deck = state.deck
    first, second = _take_out_scoring_cards(deck)
    if unknown_hands == 0:
        state.shuffle(deck)
    else:
        _deal_hands_anew(state, unknown_hands)
    if first or second:
        _put_back_scoring_cards(state, first, second)


def _take_out_scoring_cards(deck: Stack) -> tuple[bool, bool]:
    """Leave only money in the deck; which of the two cards were in it."""
    first = False
    second = False
    cards = deck.items
    kept: i64 = 0
    i: i64
    for i in range(deck.size):
        card: i64 = cards[i]
        if card == FIRST_SCORING_CARD:
            first = True
        elif card == SECOND_SCORING_CARD:
            second = True
        else:
            cards[kept] = card
            kept += 1
    deck.size = kept
    return first, second


def _put_back_scoring_cards(state: State, first: bool, second: bool) -> None:
    """Each under a number of money cards that its pile allows and that have not been drawn without it."""
    deck = state.deck
    cards = deck.items
    above_first: i64 = _cards_above(state, 1) if first else -1
    above_second: i64 = _cards_above(state, 2) if second else -1
    read: i64 = deck.size - 1
    write: i64 = read
    if first:
        write += 1
    if second:
        write += 1
    deck.size = write + 1
    above: i64 = 0
    while write > read:
        if above == above_first:
            cards[write] = FIRST_SCORING_CARD
            above_first = -1
        elif above == above_second:
            cards[write] = SECOND_SCORING_CARD
            above_second = -1
        else:
            cards[write] = cards[read]
            read -= 1
            above += 1
        write -= 1


def _cards_above(state: State, round_: i64) -> i64:
    """How many money cards will come before the scoring card of a round, drawn by luck."""
    lowest: i64 = cards_above(state.opening_deck, 2 * round_) - state.drawn
    deepest: i64 = lowest + pile_size(state.opening_deck, 2 * round_)
    if lowest < 0:
        lowest = 0
    if deepest > state.deck.size:
        deepest = state.deck.size
    return lowest + state.draw_luck(deepest - lowest + 1) if deepest > lowest else deepest


def _deal_hands_anew(state: State, unknown_hands: i64) -> None:
    """Gather the unknown hands into the deck, shuffle, and deal each its number of cards again."""
    deck = state.deck
    seat: i64
    currency: i64
    value: i64
    for seat in range(state.players):
        if unknown_hands >> seat & 1:
            for currency in range(CURRENCIES):
                purse: i64 = state.purses[seat * CURRENCIES + currency]
                for value in range(9):
                    for _ in range(purse >> (2 * value) & 3):
                        deck.add(currency * 9 + value)
    state.shuffle(deck)
    for seat in range(state.players):
        if unknown_hands >> seat & 1:
            count: i64 = 0
            for currency in range(CURRENCIES):
                purse = state.purses[seat * CURRENCIES + currency]
                for value in range(9):
                    count += purse >> (2 * value) & 3
                state.purses[seat * CURRENCIES + currency] = 0
            for _ in range(count):
                state.give_card(seat, deck.draw())
