"""Money by definition (R16-R18): look at every subset of the cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product

from alhambra import Card

Cards = tuple[Card, ...]


def subsets(cards: Sequence[Card]) -> Iterable[Cards]:
    """Every choice of some of the cards, or none; equal cards make equal choices."""
    copies = sorted(Counter(cards).items())
    for counts in product(*(range(count + 1) for _, count in copies)):
        yield tuple(card for (card, _), count in zip(copies, counts, strict=True) for _ in range(count))


def worth(cards: Iterable[Card]) -> int:
    return sum(card.value for card in cards)


def takings(display: Sequence[Card]) -> set[Cards]:
    """R16: one card, or several worth five or less together."""
    return {cards for cards in subsets(display) if len(cards) == 1 or (len(cards) > 1 and worth(cards) <= 5)}


def payments(hand: Sequence[Card], price: int) -> set[Cards]:
    """R17: every payment from which no card can be left out. `hand` is of one currency."""
    return set(_payments(tuple(sorted(hand)), price))


@cache
def _payments(hand: Cards, price: int) -> frozenset[Cards]:
    return frozenset(
        cards
        for cards in subsets(hand)
        if worth(cards) >= price and all(worth(cards) - card.value < price for card in cards)
    )
