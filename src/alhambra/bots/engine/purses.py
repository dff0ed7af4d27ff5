"""What a purse can do: its worth, its cards, and every price it can pay exactly.

A purse, as in `alhambra.rules.money`, has two bits for each value. What is known about one is packed into a number

    bits 0-7    its worth
    bits 8-15   how many cards it has
    bits 16-    bit 16 + s: the cards can be chosen so that they are worth s exactly, for s up to 13

and remembered for each of the 262,144 purses there can be, when it is first asked for.
"""

from __future__ import annotations

from typing import Final

from alhambra.rules.packed import i64, vec

PURSES: Final = 1 << 18
SUMS: Final = (1 << 14) - 1
PRICES: Final = SUMS - 3
"""The sums 2 to 13, which are the prices there are (R2)."""
NO_PAYMENT: Final = -1


class Memory:
    """What has been found out about purses; one for the whole process."""

    def __init__(self) -> None:
        self.facts: vec[i64] = vec[i64]([0] * PURSES)
        # The best payment found so far by `_try_payments`.
        self.best: i64 = NO_PAYMENT
        self.best_mark: i64 = 0


MEMORY: Final = Memory()


def facts_of(purse: i64) -> i64:
    """Worth, cards and exact sums of a purse."""
    facts: i64 = MEMORY.facts[purse]
    if facts == 0 and purse != 0:
        facts = _look_into(purse)
        MEMORY.facts[purse] = facts
    return facts


def _look_into(purse: i64) -> i64:
    total: i64 = 0
    cards: i64 = 0
    sums: i64 = 1
    value: i64
    for value in range(1, 10):
        count: i64 = purse >> (2 * value - 2) & 3
        total += count * value
        cards += count
        while count > 0:
            sums |= sums << value & SUMS
            count -= 1
    return total | cards << 8 | sums << 16


def worth_in(facts: i64) -> i64:
    return facts & 255


def cards_in(facts: i64) -> i64:
    return facts >> 8 & 255


def pays_exactly(facts: i64, price: i64) -> bool:
    return facts >> (16 + price) & 1 != 0


def prices_met(facts: i64) -> i64:
    """How many of the twelve prices can be paid exactly."""
    sums: i64 = facts >> 16 & PRICES
    count: i64 = 0
    while sums:
        sums &= sums - 1
        count += 1
    return count


def best_payment(purse: i64, price: i64, is_exact: bool) -> i64:
    """The payment that leaves most: of those exact, or else of those that overpay without a spare card.

    Most is the largest number of prices that the rest can still meet, then the most cards; of what overpays, the
    cheapest. NO_PAYMENT if there is none.
    """
    MEMORY.best = NO_PAYMENT
    MEMORY.best_mark = -1000000
    facts: i64 = facts_of(purse)
    if is_exact:
        if pays_exactly(facts, price):
            _try_payments(purse, purse, 9, price, worth_in(facts), 0, True)
    elif worth_in(facts) > price:
        _try_payments(purse, purse, 9, price, worth_in(facts), 0, False)
    return MEMORY.best


def _try_payments(whole: i64, purse: i64, value: i64, missing: i64, left: i64, paid: i64, is_exact: bool) -> None:
    """Choose cards from the largest value down; `left` is the worth of those not looked at yet."""
    while value > 0 and purse >> (2 * value - 2) & 3 == 0:
        value -= 1
    if value == 0:
        return
    count: i64 = purse >> (2 * value - 2) & 3
    below: i64 = left - count * value
    if below >= missing:
        _try_payments(whole, purse, value - 1, missing, below, paid, is_exact)
    one: i64 = 1
    one <<= 2 * value - 2
    while count > 0:
        paid += one
        missing -= value
        if missing <= 0:
            if (missing == 0) == is_exact:
                _note_payment(whole, paid, missing)
            return
        if below >= missing:
            _try_payments(whole, purse, value - 1, missing, below, paid, is_exact)
        count -= 1


def _note_payment(whole: i64, paid: i64, missing: i64) -> None:
    rest: i64 = facts_of(whole - paid)
    mark: i64 = missing * 10000 + prices_met(rest) * 100 + cards_in(rest)
    if mark > MEMORY.best_mark:
        MEMORY.best_mark = mark
        MEMORY.best = paid
