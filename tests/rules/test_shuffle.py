"""The documented shuffle: fixed for ever by these orders, the same on every machine and every Python."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra import Game, SetupError
from alhambra.deal import SeededShuffler, draw, numbers, shuffled_indices
from alhambra.events import DiscardsReshuffled, HandDealt
from alhambra.rules.money import FIRST_SCORING_CARD, SECOND_SCORING_CARD
from tests.support.playing import all_of, only, play
from tests.support.strategies import player_counts, seeds
from tests.support.tables import a_game
from tests.twins.shuffle import Stream, shuffled, shuffled_cards, shuffled_tiles


@pytest.mark.parametrize(
    ("stream", "seed", "first"),
    [
        ("bag", "1", [4010338341, 1427384881, 2110287484, 3998745846, 3074170997]),
        ("money", "a pleasant evening", [1839888467, 3162456328, 810912533, 1614618885, 1952432724]),
        ("reshuffle 2", "Übermut 🏰", [2205409388, 405186152, 3938817573, 3766028245, 2108296726]),
    ],
)
def test_streams_of_numbers(stream: str, seed: str, first: list[int]) -> None:
    assert list(islice(numbers(seed, stream), 5)) == first


def test_the_order_of_a_bag() -> None:
    """R9"""
    order = (
        "1 41 52 49 35 24 27 30 36 6 40 3 21 43 38 2 7 50 9 14 37 51 28 44 29 18 8 33 46 42 23 16 22 4 34 20 25 39 53 "
        "26 10 19 12 13 0 48 5 31 17 47 15 32 11 45"
    )
    assert " ".join(map(str, shuffled_indices("1", "bag", 54))) == order


def test_the_order_of_a_reshuffle() -> None:
    """R29"""
    order = [17, 3, 12, 0, 15, 4, 19, 11, 13, 10, 2, 1, 6, 7, 9, 16, 18, 5, 14, 8]
    assert shuffled_indices("x" * 100, "reshuffle 1", 20) == order


@pytest.mark.parametrize(
    ("players", "seed", "table"),
    [
        (2, "1", "Pa3 Ga11 To12 To11a | G4 G7 G8 G9 | 8 5 | 1 | 41 12"),
        (4, "a pleasant evening", "Ch9a Ar4 To9a Pa2 | Y2 Y3 B4 O4 | 4 5 6 5 | 0 | 60 19"),
        (6, "Übermut 🏰", "To8 Ch10 Ga7 Ch5 | Y5 G2 G7 G8 | 6 4 5 3 3 4 | 4 | 51 22"),
    ],
)
def test_whole_deals(players: int, seed: str, table: str) -> None:
    """R8-R13: market, display, sizes of the hands, start player, cards below the two scoring cards."""
    game = Game.deal(players, seed)
    view, deck = game.view(None), game.state().deck.listed()
    below = deck.index(FIRST_SCORING_CARD), deck.index(SECOND_SCORING_CARD)
    parts = (view.market, view.display, view.hand_sizes, [view.start], below)
    assert " | ".join(" ".join(map(str, part)) for part in parts) == table


@given(seeds, st.integers(1, 110), st.sampled_from(["bag", "money", "reshuffle 1", "reshuffle 31"]))
def test_any_pile_is_shuffled_as_documented(seed: str, size: int, stream: str) -> None:
    """R9, R10, R29: by another hand, from the description alone."""
    assert shuffled_indices(seed, stream, size) == shuffled(size, stream, seed)


@given(seeds, player_counts)
def test_any_game_is_dealt_as_documented(seed: str, players: int) -> None:
    """R8-R13"""
    game = Game.deal(players, seed)
    state = game.state()
    dealt = [card for hand in all_of(HandDealt, game.events) for card in hand.cards]
    drawn = 10 if players == 2 else 4
    bag = [tile.number for tile in shuffled_tiles(seed)[drawn:]]
    money = [card.number for card in shuffled_cards(players, seed)[len(dealt) + 4 :]]
    sizes = [len(money) // 5 + (pile < len(money) % 5) for pile in range(5)]
    second = sum(sizes[:3]) + Stream("scoring 2", seed).below(sizes[3] + 1)
    first = sizes[0] + Stream("scoring 1", seed).below(sizes[1] + 1)
    deck = [*money[:second], SECOND_SCORING_CARD, *money[second:]]
    deck.insert(first, FIRST_SCORING_CARD)
    assert state.bag.listed()[::-1] == bag
    assert state.deck.listed()[::-1] == deck


@given(seeds, st.integers(1, 9), st.integers(1, 108))
def test_a_reshuffle_has_a_stream_of_its_own(seed: str, which: int, size: int) -> None:
    """R29"""
    assert SeededShuffler(seed).order(which, size) == shuffled(size, f"reshuffle {which}", seed)


def test_a_reshuffle_depends_on_which_cards_were_paid_and_not_on_when() -> None:
    """R29: the discards are sorted before they are shuffled."""
    orders = []
    for purchases in (["buy 1 Y2", "buy 2 G3"], ["buy 2 G3", "buy 1 Y2"]):
        game = a_game(hand="Y2 G3", market="Pa2 Se3 - -", display="Y9", deck="", discards="O9 O8 O7 O6 O5")
        news = play(game, *purchases, "take Y9", "store Pa2", "store Se3", "end")
        assert only(DiscardsReshuffled, news).cards == 7
        orders.append((game.view(None).display, game.state().deck.listed()))
    assert orders[0] == orders[1]


def test_a_number_that_would_favour_the_small_ones_is_passed_over() -> None:
    """Of 2**32 numbers the last four leave a remainder when divided by six."""
    assert draw(iter([2**32 - 1, 2**32 - 4, 2**32 - 5]), 6) == (2**32 - 5) % 6


@pytest.mark.parametrize(
    ("players", "seed", "wrong"),
    [
        (1, "x", "players: 1, but the game is for 2 to 6"),
        (7, "x", "players: 7, but the game is for 2 to 6"),
        (4, "", "seed: 0 characters, but it has 1 to 100"),
        (4, "x" * 101, "seed: 101 characters, but it has 1 to 100"),
        (4, "\ud800", "seed: '\\ud800' is not text; it has half a surrogate pair"),
        (0, "", "players: 0, but the game is for 2 to 6; seed: 0 characters, but it has 1 to 100"),
    ],
)
def test_a_deal_that_cannot_be_is_refused_with_all_that_is_wrong(players: int, seed: str, wrong: str) -> None:
    with pytest.raises(SetupError) as refused:
        Game.deal(players, seed)
    assert str(refused.value) == wrong


@pytest.mark.parametrize("youngest", [(0, 1), (0, 1, 1), (1, 2, 3), (0, 1, 2, 3)])
def test_an_order_of_age_names_each_seat_once(youngest: tuple[int, ...]) -> None:
    """A1"""
    with pytest.raises(SetupError, match="it names each seat from 0 to 2 once"):
        Game.deal(3, "x", youngest=youngest)
