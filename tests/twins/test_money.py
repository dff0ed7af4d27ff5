"""The twins judge takings and payments (R16, R17)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from random import Random

import pytest

from alhambra import CARDS, Game, TakeMoney
from alhambra.rules.money import ROOM, cards_of, find_payments, worth
from alhambra.rules.moves import MOST_MOVES
from alhambra.rules.tiles import PRICE
from tests.support.games import IS_DEEP
from tests.support.tables import a_game
from tests.twins.money import payments, takings

PRICES = range(2, 14)
WHOLE_CURRENCY = 0b11_11_11_11_11_11_11_11_11
"""Three cards of each value."""
TWO_OF_EACH = 0b10_10_10_10_10_10_10_10_10
MOST_PAYMENTS = 104
"""The most ways to pay for one tile, as a test below finds out."""


def paid(purse: int, price: int) -> set[tuple[str, ...]]:
    found = find_payments(purse, price)
    ways = [tuple(CARDS[number].name for number in cards_of(found[i], 0)) for i in range(len(found))]
    assert len(set(ways)) == len(ways), "a payment is listed twice"
    return set(ways)


def paid_by_definition(purse: int, price: int) -> set[tuple[str, ...]]:
    hand = tuple(CARDS[number] for number in cards_of(purse, 0))
    return {tuple(card.name for card in way) for way in payments(hand, price)}


@pytest.mark.parametrize("price", PRICES)
def test_payments_from_random_hands(price: int) -> None:
    """R17"""
    luck = Random(price)
    for _ in range(2_000 if IS_DEEP else 60):
        purse = sum(luck.choice((0, 0, 0, 1, 1, 2, 3)) << 2 * value for value in range(9))
        assert paid(purse, price) == paid_by_definition(purse, price)


def test_payments_with_everything_a_currency_has() -> None:
    """R17: the most ways there can be, since a payment stays one when other cards come to the hand."""
    most = 0
    for price in PRICES if IS_DEEP else (2, 7, 13):
        ways = paid(WHOLE_CURRENCY, price)
        most = max(most, len(ways))
        if IS_DEEP:
            assert ways == paid_by_definition(WHOLE_CURRENCY, price)
        assert paid(TWO_OF_EACH, price) == paid_by_definition(TWO_OF_EACH, price)
    assert most == MOST_PAYMENTS < len(ROOM.found)


def test_takings_from_every_kind_of_display() -> None:
    """R16: values one to nine in two currencies are enough to meet every pattern of sums and of equal cards."""
    luck = Random("takings")
    for size in (1, 2, 3, 4):
        displays = list(combinations_with_replacement((*CARDS[:5], *CARDS[8:12]), size))
        for display in displays if IS_DEEP else luck.sample(displays, min(9, len(displays))):
            if any(display.count(card) > 3 for card in display):
                continue
            game: Game = a_game(display=" ".join(card.name for card in display), deck="")
            listed = [move.cards for move in game.legal_moves() if isinstance(move, TakeMoney)]
            assert len(set(listed)) == len(listed)
            assert set(listed) == takings(display)


def test_the_worth_of_a_purse() -> None:
    """R17"""
    assert worth(WHOLE_CURRENCY) == 3 * 45


def test_no_table_has_more_moves_than_a_list_of_moves_can_take() -> None:
    """R14: takings, payments, and every reserve tile at every site and in every building's place, all at their most."""
    most = 0
    for reserve in range(55):
        palace = 54 - reserve
        sites = 2 * (palace + 1) + 2
        most = max(most, 15 + 4 * MOST_PAYMENTS + reserve * (sites + palace) + palace + 1)
    assert most < MOST_MOVES
    assert max(int(price) for price in PRICE) == PRICES[-1]
