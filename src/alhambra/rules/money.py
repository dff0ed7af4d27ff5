"""Money: cards, purses and payments (R4, R16, R17).

A card is its number, currency * 9 + value - 1, so 0 to 35; the scoring cards (R5) are 36 and 37. A purse is what
one player holds of one currency: two bits for each value, how many cards of it there are (at most three).
A payment is written like a purse.
"""

from __future__ import annotations

from typing import Final

from alhambra.rules.packed import i64, vec

YELLOW: Final = 0
GREEN: Final = 1
BLUE: Final = 2
ORANGE: Final = 3
CURRENCIES: Final = 4

MONEY_CARDS: Final = 36
"""Different money cards; each comes three times, with two players twice (R4)."""
FIRST_SCORING_CARD: Final = 36
SECOND_SCORING_CARD: Final = 37
ALL_CARDS: Final = 110
"""The most cards a pile can hold: 108 of money and the two scoring cards."""
SMALL_CHANGE: Final = 5
"""Several cards may be taken together up to this worth (R16)."""


def currency_of_slot(slot: i64) -> i64:
    """Slots 0 to 3 sell for yellow, green, blue, orange: the one place that knows (R6)."""
    return slot


def copies_in_play(players: i64) -> i64:
    """How often each money card is in the deck (R4)."""
    return 2 if players == 2 else 3


def value_of(card: i64) -> i64:
    return card % 9 + 1


def worth(purse: i64) -> i64:
    """The total value of a purse or a payment."""
    total: i64 = 0
    value: i64 = 1
    while purse:
        total += (purse & 3) * value
        purse >>= 2
        value += 1
    return total


def cards_in(purse: i64) -> i64:
    """How many cards a purse or a payment has."""
    count: i64 = 0
    while purse:
        count += purse & 3
        purse >>= 2
    return count


def cards_of(purse: i64, currency: i64) -> list[int]:
    """The cards of a purse by number, smallest value first."""
    cards: list[int] = []
    for value in range(9):
        for _ in range(int(purse >> (2 * value) & 3)):
            cards.append(int(currency) * 9 + value)
    return cards


class Purchases:
    """Room in which payments are worked out; one for the whole process."""

    def __init__(self) -> None:
        self.found: vec[i64] = vec[i64]([0] * 8192)
        self.count: i64 = 0


ROOM: Final = Purchases()


def find_payments(purse: i64, price: i64) -> vec[i64]:
    """Every payment without a spare card: leave out any one card and it no longer reaches the price (R17)."""
    total: i64 = worth(purse)
    ROOM.count = 0
    if total >= price:
        _pay_from(purse, 9, price, total, 0)
    return ROOM.found[: ROOM.count]


def _pay_from(purse: i64, value: i64, missing: i64, left: i64, paid: i64) -> None:
    """Go through the purse from the largest value down until the price is reached.

    The card that reaches it is the smallest one used, so none of the others is spare.
    `left` is the worth of what has not been looked at yet.
    """
    count: i64 = purse >> (2 * value - 2) & 3
    while count == 0:
        value -= 1
        count = purse >> (2 * value - 2) & 3
    below: i64 = left - count * value
    if below >= missing:
        _pay_from(purse, value - 1, missing, below, paid)
    one: i64 = 1
    one <<= 2 * value - 2
    while count > 0:
        paid += one
        missing -= value
        if missing <= 0:
            ROOM.found[ROOM.count] = paid
            ROOM.count += 1
            return
        if below >= missing:
            _pay_from(purse, value - 1, missing, below, paid)
        count -= 1
