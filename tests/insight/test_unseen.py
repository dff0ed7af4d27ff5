"""What is unseen against the piles as they really lie, and the scoring card's window against every way to stack."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from alhambra import Currency, Kind
from alhambra.insight import ScoringWindow, known_hands, scoring_window, unseen
from alhambra.rules.money import FIRST_SCORING_CARD
from alhambra.values import CARDS, TILES
from tests.insight.games import SEATS, positions, some_positions
from tests.support.tables import a_game


@pytest.mark.parametrize("players", SEATS)
def test_unseen_is_what_lies_in_bag_deck_and_hidden_hands(players: int) -> None:
    for game in some_positions(players, f"unseen {players}", every=8):
        state = game.state()
        bag = sorted(TILES[number] for number in state.bag.listed())
        deck = [CARDS[number] for number in state.deck.listed() if number < FIRST_SCORING_CARD]
        for seat in (None, 0, players - 1):
            found = unseen(game.view(seat))
            hidden = [card for each in range(players) if each != seat for card in game.view(each).hands[each] or ()]
            assert list(found.tiles) == bag
            assert found.kinds == tuple(sum(tile.kind is kind for tile in bag) for kind in Kind)
            assert list(found.cards) == sorted(deck + hidden)
            assert found.currencies == tuple(sum(card.currency is each for card in found.cards) for each in Currency)
            assert found.in_hands == len(hidden)


@pytest.mark.parametrize("players", SEATS)
def test_who_has_watched_the_table_knows_all_but_the_order_of_the_deck(players: int) -> None:
    for game in some_positions(players, f"watched {players}", every=8):
        deck = [CARDS[number] for number in game.state().deck.listed() if number < FIRST_SCORING_CARD]
        found = unseen(game.view(0), known_hands(game.events))
        assert list(found.cards) == sorted(deck)
        assert found.in_hands == 0


def stackings(money: int, round_: int) -> list[list[str]]:
    """Every deck that R13 allows for one scoring card: five piles, the card somewhere in the second or fourth."""
    size, more = divmod(money, 5)
    piles = [["money"] * (size + (which < more)) for which in range(5)]
    middle = piles[2 * round_ - 1]
    above = [card for pile in piles[: 2 * round_ - 1] for card in pile]
    below = [card for pile in piles[2 * round_ :] for card in pile]
    return [above + middle[:at] + ["scoring"] + middle[at:] + below for at in range(len(middle) + 1)]


def window_by_stacking(money: int, drawn: int, round_: int) -> ScoringWindow:
    """Draw so many money cards from each possible deck, keep those that have not shown the scoring card, and count."""
    left = [deck[drawn:] for deck in stackings(money, round_) if "scoring" not in deck[:drawn]]
    depths = [deck.index("scoring") for deck in left]
    chances = [Fraction(sum(depth < wanted for depth in depths), len(depths)) for wanted in (1, 2, 3, 4)]
    return ScoringWindow(round_, min(depths), max(depths), tuple(float(chance) for chance in chances))


@pytest.mark.parametrize("players", SEATS)
def test_the_window_is_what_all_stackings_still_possible_leave_open(players: int) -> None:
    rounds = Counter[int]()
    for game in positions(players, f"window {players}"):
        view = game.view(None)
        found = scoring_window(view)
        deck = game.state().deck.listed()[::-1]
        scoring = [at for at, number in enumerate(deck) if number >= FIRST_SCORING_CARD]
        assert (found is None) == (not scoring)
        if found is not None:
            rounds[found.round] += 1
            assert deck[scoring[0]] == FIRST_SCORING_CARD + found.round - 1
            assert found.fewest <= scoring[0] <= found.most
            assert found == window_by_stacking(view.opening_deck, view.drawn, found.round)
    assert rounds[1] > 10
    assert rounds[2] > 10


def test_after_both_cards_nothing_is_to_come() -> None:
    assert scoring_window(a_game(round_=2).view(None)) is None
