"""Offers against every subset of the hand, and the order of payments by its definition."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra import CARDS, Card, Currency
from alhambra.insight import Offer, offers
from alhambra.values import TILES
from tests.insight.games import SEATS, some_positions
from tests.support.tables import a_game, cards
from tests.twins.money import payments, subsets, worth
from tests.twins.palaces import placings, plan_of, walls_of


def prices_met(hand: list[Card]) -> int:
    """How many prices of the game these cards pay exactly."""
    return len({worth(chosen) for chosen in subsets(hand)} & {tile.price for tile in TILES})


def without(hand: list[Card], spent: tuple[Card, ...]) -> list[Card]:
    left = list(hand)
    for card in spent:
        left.remove(card)
    return left


def judge(offer: Offer, hand: tuple[Card, ...]) -> None:
    mine = [card for card in hand if card.currency is offer.currency]
    found = payments(mine, offer.price)
    assert {payment.cards for payment in offer.payments} == found
    assert len(offer.payments) == len(found)
    assert all(payment.total == worth(payment.cards) == offer.price + payment.over for payment in offer.payments)
    assert offer.exact_ways == sum(worth(chosen) == offer.price for chosen in found)
    assert offer.over_by == min((worth(chosen) - offer.price for chosen in found), default=None)
    assert offer.short_by == max(0, offer.price - worth(mine))


@pytest.mark.parametrize("players", SEATS)
def test_offers_are_what_every_subset_of_the_hand_can_pay(players: int) -> None:
    for game in some_positions(players, f"offers {players}", every=8):
        for seat in range(players):
            view = game.view(seat)
            found = offers(view, seat)
            market = [(slot, tile) for slot, tile in enumerate(view.market, start=1) if tile is not None]
            assert [(offer.slot, offer.tile) for offer in found] == market
            for offer in found:
                assert offer.price == offer.tile.price
                assert offer.currency is list(Currency)[offer.slot - 1]
                assert offer.fits == bool(placings(plan_of(view, seat), [walls_of(offer.tile)]))
                judge(offer, view.hands[seat] or ())


BLUE = [card for card in CARDS if card.currency is Currency.BLUE]


@given(st.lists(st.sampled_from(BLUE * 3), max_size=9).filter(lambda hand: max(map(hand.count, hand), default=0) <= 3))
def test_payments_are_ranked_exact_least_overpaid_supple_few_large(hand: list[Card]) -> None:
    game = a_game(hand=" ".join(map(str, hand)), market="- - To11a -")
    (offer,) = offers(game.view(0), 0)
    judge(offer, tuple(hand))
    ranks = [
        (
            payment.over,
            -prices_met(without(hand, payment.cards)),
            len(payment.cards),
            sorted(-card.value for card in payment.cards),
        )
        for payment in offer.payments
    ]
    assert ranks == sorted(ranks)


def test_the_first_payment_keeps_the_small_cards_that_make_sums_come_out() -> None:
    """Five pays as well as two and three, and those two can be used apart later."""
    (offer,) = offers(a_game(hand="Y2 Y3 Y5", market="Pa5 - - -").view(0), 0)
    assert [payment.cards for payment in offer.payments[:2]] == [cards("Y5"), cards("Y2 Y3")]
    assert offer.exact_ways == 2


def test_without_an_exact_payment_the_smallest_overpayment_comes_first() -> None:
    (offer,) = offers(a_game(hand="G4 G7 G9", market="- Pa6 - -").view(0), 0)
    assert [payment.over for payment in offer.payments] == [1, 3]
    assert offer.over_by == 1


def test_a_tile_too_dear_tells_what_is_missing() -> None:
    (offer,) = offers(a_game(hand="O4 B9", market="- - - To13").view(0), 0)
    assert (offer.payments, offer.over_by, offer.short_by) == ((), None, 9)


def test_nobody_is_told_what_a_hidden_hand_can_pay() -> None:
    game = a_game(hand="O4 B9", market="- - - To13")
    with pytest.raises(ValueError, match="the hand of seat 0 is hidden"):
        offers(game.view(1), 0)
