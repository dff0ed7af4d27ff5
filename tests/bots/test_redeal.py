"""Dealing anew what nobody has seen (R13, R43)."""

from __future__ import annotations

from collections import Counter

import pytest

from alhambra.bots.engine.redeal import redeal
from alhambra.bots.known_table import piece_together
from alhambra.rules.money import FIRST_SCORING_CARD
from alhambra.rules.setup import cards_above, pile_size
from alhambra.rules.state import State
from alhambra.view import look
from tests.bots.tables import games_of


def scoring_depths(state: State) -> dict[int, int]:
    """How many money cards of the first deck have come or will come before each scoring card still in it."""
    found = {}
    above = int(state.drawn)
    for card in reversed(state.deck.listed()):
        if card >= FIRST_SCORING_CARD:
            found[card - FIRST_SCORING_CARD + 1] = above
        else:
            above += 1
    return found


@pytest.mark.parametrize("players", [2, 3, 6])
def test_what_is_public_stays_as_it_is(players: int) -> None:
    for step, game in enumerate(games_of("greedy", players, "redeal")):
        if step % 9:
            continue
        state = game.state()
        dealt = state.copy()
        redeal(dealt, step, 0)
        for seat in range(players):
            assert look(dealt, seat) == look(state, seat)
        assert look(dealt, None, open_hands=True) == look(state, None, open_hands=True)
        assert Counter(dealt.deck.listed()) == Counter(state.deck.listed())
        assert Counter(dealt.bag.listed()) == Counter(state.bag.listed())


@pytest.mark.parametrize("players", [2, 4])
def test_scoring_cards_lie_within_their_fifths(players: int) -> None:
    for step, game in enumerate(games_of("greedy", players, "fifths")):
        state = game.state()
        dealt = state.copy()
        redeal(dealt, step, 0)
        if state.reshuffles:
            break
        for round_, depth in scoring_depths(dealt).items():
            above = int(cards_above(state.opening_deck, 2 * round_))
            assert max(above, int(state.drawn)) <= depth <= above + int(pile_size(state.opening_deck, 2 * round_))


def test_every_place_that_is_left_is_equally_likely() -> None:
    game = next(games_of("greedy", 4, "places"))
    places: Counter[int] = Counter()
    for luck in range(2_000):
        state = game.state()
        redeal(state, luck, 0)
        places[scoring_depths(state)[1]] += 1
    choices = int(pile_size(game.view(None).opening_deck, 2)) + 1
    assert len(places) == choices
    expected = 2_000 / choices
    assert sum((seen - expected) ** 2 / expected for seen in places.values()) < 2.5 * choices


def test_other_piles_come_with_other_luck_and_the_same_with_the_same() -> None:
    game = next(games_of("greedy", 3, "luck"))
    piles = []
    for luck in (1, 1, 2):
        state = game.state()
        redeal(state, luck, 0)
        piles.append((state.bag.listed(), state.deck.listed()))
    assert piles[0] == piles[1] != piles[2]


def test_hands_follow_from_the_history() -> None:
    """R43"""
    for game in games_of("greedy", 4, "hands", steps=120):
        seat = game.actor
        state, unknown = piece_together(game.view(seat), game.events)
        assert unknown == 0
        assert look(state, None, open_hands=True).hands == look(game.state(), None, open_hands=True).hands


def test_without_a_history_unknown_hands_are_dealt_anew() -> None:
    *_, game = games_of("greedy", 3, "strangers", steps=60)
    state, unknown = piece_together(game.view(0), ())
    assert unknown == 0b110
    hands = set()
    for luck in range(5):
        dealt = state.copy()
        redeal(dealt, luck, unknown)
        seen = look(dealt, 0)
        assert seen == game.view(0)
        hands.add(look(dealt, 1).hands[1])
    assert len(hands) > 1
