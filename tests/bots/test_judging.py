"""The parts of a judgement against slow and obvious twins."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.bots.engine.chances import DUEL, EQUALS, LEADS, MOST_LEAD, expect_majority, odds_among
from alhambra.bots.engine.judge import END_NOW, ROUND_NOW, USUAL, Judge
from alhambra.bots.engine.planner import TURN_LENGTH, Planner
from alhambra.bots.engine.purses import NO_PAYMENT, best_payment, facts_of, pays_exactly, prices_met, worth_in
from alhambra.bots.engine.shape import KEPT, NOTHING, SHAPES, layout_of, survey, survey_with
from alhambra.bots.planner_bot import make_planner
from alhambra.rules.money import cards_of, find_payments, worth
from alhambra.rules.packed import i64, vec
from alhambra.rules.palace import Palace
from alhambra.rules.scoring import prize
from alhambra.rules.state import State
from alhambra.rules.tiles import KINDS, TILES, WALLS
from tests.bots.tables import states_of


def forget(layout: int) -> None:
    """Nothing is remembered of palaces with this layout."""
    SHAPES.memories[layout % KEPT] = NOTHING


def surveyed() -> tuple[int, float, float]:
    return int(SHAPES.wall), SHAPES.reach, SHAPES.openness


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


def built_alike(palace: Palace) -> Palace:
    """The same palace, its buildings set in another order."""
    twin = Palace()
    twin.found()
    left = [int(palace.built[i]) for i in range(palace.size)][::-1]
    while left:
        cell = next(cell for cell in left if twin.may_place(cell, palace.tile_at(cell)))
        twin.put(cell, palace.tile_at(cell))
        left.remove(cell)
    return twin


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_remembered_of_a_palace_is_what_is_seen_of_it(players: int) -> None:
    for state in states_of("architect", players, "memories", every=17):
        for palace in state.palaces:
            layout = layout_of(palace)
            assert layout_of(built_alike(palace)) == layout
            for tile in range(0, TILES, 5):
                for cell in [int(palace.sites[i]) for i in range(palace.site_count)]:
                    if palace.may_place(cell, tile):
                        grown = palace.copy()
                        grown.put(cell, tile)
                        forget(layout_of(grown))
                        survey(grown)
                        seen = surveyed()
                        survey_with(palace, layout, tile, cell)  # from memory
                        assert surveyed() == seen
                        forget(layout_of(grown))
                        survey_with(palace, layout, tile, cell)  # set down and lifted again
                        assert surveyed() == seen
                        assert layout_of(palace) == layout != layout_of(grown)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_gain_asked_for_again_is_what_it_was(players: int) -> None:
    """A judge that has seen whole games against one who has seen nothing."""
    planner = make_planner(players)
    old = planner.judge
    for state in states_of("architect", players, "gains", every=13):
        fresh = Judge(old.weights)
        for judge in (old, fresh):
            judge.consider(state, state.actor)
        for kind in range(KINDS):
            for more in range(4):
                for timing in (USUAL, ROUND_NOW, END_NOW):
                    gifts = more % 2 if players == 2 else 0
                    assert old.gain(kind, more, gifts, timing) == fresh.gain(kind, more, gifts, timing)


@pytest.mark.parametrize("players", [2, 4])
def test_what_a_planner_remembers_changes_no_turn(players: int) -> None:
    """One has planned a whole game, and so have others in the same process; the other knows nothing."""
    old = make_planner(players)
    for state in states_of("architect", players, "turns", every=19):
        thorough, quick = turns_of(old, state)
        for i in range(KEPT):
            forget(i)
        assert turns_of(make_planner(players), state) == (thorough, quick)


def turns_of(planner: Planner, state: State) -> tuple[list[list[int]], list[int]]:
    """What a planner finds, with care and without."""
    table = state.copy()
    planner.plan(table)
    thorough = [moves_of(planner, rank) for rank in range(planner.found)]
    planner.plan_quickly(table)
    return thorough, moves_of(planner, 0)


def moves_of(planner: Planner, rank: int) -> list[int]:
    return [int(planner.turns[rank * TURN_LENGTH + i]) for i in range(planner.lengths[rank])]
