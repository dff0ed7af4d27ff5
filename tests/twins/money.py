"""Money by definition (R16-R18): look at every subset of the cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from alhambra import Card

Cards = tuple[Card, ...]


def subsets(cards: Sequence[Card]) -> set[Cards]:
    """Every choice of at least one card; equal cards make equal choices."""
    return {tuple(chosen) for size in range(1, len(cards) + 1) for chosen in combinations(sorted(cards), size)}


def worth(cards: Iterable[Card]) -> int:
    return sum(card.value for card in cards)


def takings(display: Sequence[Card]) -> set[Cards]:
    """R16: one card, or several worth five or less together."""
    return {cards for cards in subsets(display) if len(cards) == 1 or worth(cards) <= 5}


def payments(hand: Sequence[Card], price: int) -> set[Cards]:
    """R17: every payment from which no card can be left out. `hand` is of one currency."""
    return {
        cards
        for cards in subsets(hand)
        if worth(cards) >= price and all(worth(cards) - card.value < price for card in cards)
    }
