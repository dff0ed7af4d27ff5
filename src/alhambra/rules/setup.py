"""Setting up a game (R8-R13)."""

from __future__ import annotations

from typing import Final

from alhambra.rules.dirk import GIFT, feed_dirk
from alhambra.rules.journal import (
    DECK_STACKED,
    DISPLAY_LAID,
    HAND_DEALT,
    MARKET_LAID,
    START_CHOSEN,
    Journal,
)
from alhambra.rules.money import (
    CURRENCIES,
    FIRST_SCORING_CARD,
    MONEY_CARDS,
    SECOND_SCORING_CARD,
    cards_in,
    copies_in_play,
    value_of,
)
from alhambra.rules.packed import Stack, i64, new_stack
from alhambra.rules.refill import DISPLAY_SIZE
from alhambra.rules.state import SLOTS, State
from alhambra.rules.take_money import find_takings
from alhambra.rules.tiles import TILES

START_MONEY: Final = 20
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6
PILES: Final = 5


def money_in_play(players: i64) -> Stack:
    """All money cards of a game, sorted by number (R4)."""
    cards = new_stack(MONEY_CARDS * 3)
    card: i64
    for card in range(MONEY_CARDS):
        for _ in range(copies_in_play(players)):
            cards.add(card)
    return cards


def all_tiles() -> Stack:
    tiles = new_stack(TILES)
    tile: i64
    for tile in range(TILES):
        tiles.add(tile)
    return tiles


def pile_size(cards: i64, pile: i64) -> i64:
    """Cards in pile 1 to 5 when so many are split as equally as possible; the first piles get the rest (R13)."""
    return cards // PILES + (1 if pile <= cards % PILES else 0)


def cards_above(cards: i64, pile: i64) -> i64:
    """Cards in the piles stacked above this one."""
    above: i64 = 0
    other: i64
    for other in range(1, pile):
        above += pile_size(cards, other)
    return above


class Piles:
    """A bag and a stock of money in a given order, the last being drawn first, before anything is dealt."""

    def __init__(self, bag: Stack, money: Stack) -> None:
        self.bag: Stack = bag
        self.money: Stack = money


def deal(state: State, piles: Piles, youngest: list[int]) -> None:
    """Lay out a cleared table from shuffled piles, up to where the scoring cards go in.

    `youngest` lists the seats from the youngest on and settles a full tie for the start (R11, A1); empty means that
    the first seat counts as the youngest.
    """
    state.bag = piles.bag
    state.deck = piles.money
    journal = state.journal
    slot: i64
    for slot in range(SLOTS):
        state.market[slot] = state.bag.draw()
    if journal is not None:
        journal.note([MARKET_LAID] + [int(state.market[i]) for i in range(SLOTS)])
    if state.players == 2:
        feed_dirk(state, GIFT)
    seat: i64
    for seat in range(state.players):
        _deal_hand(state, seat, journal)
    for _ in range(DISPLAY_SIZE):
        state.lay_card(state.deck.draw())
    find_takings(state)
    if journal is not None:
        journal.note([DISPLAY_LAID, *state.display.listed()])
    state.start = choose_start(state, youngest)
    state.actor = state.start
    state.opening_deck = state.deck.size
    if journal is not None:
        journal.note([DECK_STACKED, int(state.deck.size), int(state.bag.size)])
        journal.note([START_CHOSEN, int(state.start)])


def _deal_hand(state: State, seat: i64, journal: Journal | None) -> None:
    """One card at a time, face up, until the total is 20 or more (R10)."""
    total: i64 = 0
    line = [HAND_DEALT, int(seat)]
    while total < START_MONEY:
        card: i64 = state.deck.draw()
        state.give_card(seat, card)
        total += value_of(card)
        line.append(int(card))
    if journal is not None:
        journal.note(line)


def choose_start(state: State, youngest: list[int]) -> i64:
    """Fewest cards, then least money, then the youngest (R11)."""
    from_youngest = youngest if youngest else list(range(int(state.players)))
    best = from_youngest[0]
    for seat in from_youngest:
        if _wealth(state, seat) < _wealth(state, best):
            best = seat
    return best


def _wealth(state: State, seat: i64) -> int:
    """Number of cards first, then their worth, as one number."""
    cards: i64 = 0
    total: i64 = 0
    currency: i64
    for currency in range(CURRENCIES):
        cards += cards_in(state.purses[seat * CURRENCIES + currency])
        total += state.money_of(seat, currency)
    return int(cards * 1000 + total)


def insert_scoring_cards(state: State, first: i64, second: i64) -> None:
    """Put the scoring cards into piles 2 and 4, under so many cards of the pile (R13)."""
    money: i64 = state.opening_deck
    under_first: i64 = money - cards_above(money, 2) - first
    under_second: i64 = money - cards_above(money, 4) - second
    deck = new_stack(len(state.deck.items) + 2)
    i: i64
    for i in range(money + 1):
        if i == under_second:
            deck.add(SECOND_SCORING_CARD)
        if i == under_first:
            deck.add(FIRST_SCORING_CARD)
        if i < money:
            deck.add(state.deck.items[i])
    state.deck = deck


def deal_quickly(players: i64, seed: i64) -> State:
    """A game to be played out in thought: everything from the quick generator."""
    state = State()
    state.clear(players, seed)
    bag = all_tiles()
    money = money_in_play(players)
    state.shuffle(bag)
    state.shuffle(money)
    deal(state, Piles(bag, money), [])
    second: i64 = state.draw_luck(pile_size(state.opening_deck, 4) + 1)
    first: i64 = state.draw_luck(pile_size(state.opening_deck, 2) + 1)
    insert_scoring_cards(state, first, second)
    return state
