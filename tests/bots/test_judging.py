"""The parts of a judgement against slow and obvious twins."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.bots.thinking.chances import DUEL, EQUALS, LEADS, MOST_LEAD, expect_majority, odds_among
from alhambra.bots.thinking.purses import NO_PAYMENT, best_payment, facts_of, pays_exactly, prices_met, worth_in
from alhambra.bots.thinking.shape import SHAPES, survey
from alhambra.rules.money import cards_of, find_payments, worth
from alhambra.rules.packed import i64, vec
from alhambra.rules.scoring import prize
from alhambra.rules.tiles import TILES, WALLS
from tests.bots.tables import states_of

purses = st.lists(st.integers(0, 3), min_size=9, max_size=9).map(
    lambda counts: sum(count << 2 * i for i, count in enumerate(counts))
)


@given(purses)
def test_a_purse_pays_exactly_what_some_of_its_cards_are_worth(purse: int) -> None:
    sums = {0}
    for card in cards_of(purse, 0):
        sums |= {total + card + 1 for total in sums}
    facts = facts_of(purse)
    assert [price for price in range(1, 14) if pays_exactly(facts, price)] == sorted(s for s in sums if 0 < s < 14)
    assert worth_in(facts) == worth(purse)
    assert prices_met(facts) == len([s for s in sums if 2 <= s <= 13])


@given(purses, st.integers(2, 13))
def test_the_best_payment_is_one_of_the_rulebooks(purse: int, price: int) -> None:
    """R17, R19"""
    listed = [int(payment) for payment in find_payments(purse, price)]
    exact = [payment for payment in listed if worth(payment) == price]
    over = [payment for payment in listed if worth(payment) > price]
    assert (best_payment(purse, price, True) in exact) if exact else best_payment(purse, price, True) == NO_PAYMENT
    if over and not exact:
        chosen = best_payment(purse, price, False)
        assert worth(chosen) == min(worth(payment) for payment in over)


@pytest.mark.parametrize("rivals", [3, 4, 5, 6])
def test_with_no_tiles_to_come_the_leader_gets_the_prize(rivals: int) -> None:
    """R33"""
    counts = vec[i64]([5, 3, 2, 1, 0, 0])
    points = vec[float]([0.0] * 6)
    expect_majority(odds_among(rivals), counts, rivals, 4, 3, 0, False, 1.0, points)
    assert [points[i] for i in range(3)] == [float(prize(3, 4, place)) for place in range(3)]
    assert all(points[i] == 0 for i in range(3, rivals))


def test_a_tie_halves_the_prizes_it_covers() -> None:
    counts = vec[i64]([4, 4, 1, 0, 0, 0])
    points = vec[float]([0.0] * 6)
    expect_majority(odds_among(3), counts, 3, 5, 3, 0, False, 1.0, points)
    assert points[0] == points[1] == (21 + 13) / 2
    assert points[2] == 6


def test_the_odds_of_a_duel_are_those_of_all_ways_the_tiles_can_go() -> None:
    """Four players and three tiles: each tile goes to me, to my rival, or to one of two others."""
    odds = odds_among(4)
    for lead in range(-3, 4):
        ahead = 0.0
        for ways in product((1, -1, 0, 0), repeat=3):
            end = lead + sum(ways)
            ahead += (1 if end > 0 else 0.5 if end == 0 else 0) / 4**3
        assert odds.ahead[EQUALS * DUEL + 6 * LEADS + MOST_LEAD + lead] == pytest.approx(ahead)


@pytest.mark.parametrize("players", [2, 4])
def test_a_palace_is_surveyed_as_it_stands(players: int) -> None:
    for state in states_of("architect", players, "shapes", every=11):
        for palace in state.palaces:
            survey(palace)
            wall, openness = int(SHAPES.wall), SHAPES.openness
            assert wall == palace.copy().wall()
            sites = [int(palace.fits[i]) for i in range(palace.site_count)]
            takers = sum(any(fits >> WALLS[tile] & 1 for fits in sites) for tile in range(TILES))
            assert openness == pytest.approx(takers / TILES)
