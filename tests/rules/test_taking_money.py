"""Taking money (R16)."""

from __future__ import annotations

import pytest

from alhambra import Phase
from tests.support.playing import is_legal, listed, play, why_not
from tests.support.tables import a_game, cards


def test_one_card_of_any_value_may_be_taken() -> None:
    """R16"""
    assert is_legal(a_game(display="Y9 G8 B7 O6"), "take Y9")


def test_several_cards_worth_five_together_may_be_taken() -> None:
    """R16: also of different currencies."""
    assert is_legal(a_game(display="Y3 G2 B7 O6"), "take Y3 G2")


def test_several_cards_worth_six_may_not_be_taken() -> None:
    """R16"""
    reason = why_not(a_game(display="Y3 G3 B7 O6"), "take Y3 G3")
    assert reason is not None
    assert (reason.code, reason.amount, reason.cards) == ("TAKES_TOO_MUCH", 6, cards("Y3 G3"))


@pytest.mark.parametrize("taking", ["Y1 G1 B1", "Y1 G1 B1 O2"])
def test_three_and_four_small_cards_may_be_taken(taking: str) -> None:
    """R16, A6"""
    assert is_legal(a_game(display="Y1 G1 B1 O2"), f"take {taking}")


def test_all_takings_of_a_display_are_listed() -> None:
    """R16"""
    assert listed(a_game(display="Y1 G2 B3 O9"), "take") == [
        "take B3",
        "take G2",
        "take G2 B3",
        "take O9",
        "take Y1",
        "take Y1 B3",
        "take Y1 G2",
    ]


def test_equal_cards_make_one_choice() -> None:
    """R16"""
    assert listed(a_game(display="Y1 Y1 Y1 Y5"), "take") == ["take Y1", "take Y1 Y1", "take Y1 Y1 Y1", "take Y5"]


def test_the_cards_go_to_the_hand() -> None:
    """R16"""
    game = a_game(hand="B9", display="Y1 Y1 G3 O9")
    play(game, "take Y1 Y1 G3")
    assert game.view(0).hands[0] == cards("Y1 Y1 G3 B9")
    assert game.view(0).display == cards("O9")


def test_taking_money_ends_the_actions() -> None:
    """R16"""
    game = a_game(hand="Y2", market="Pa2 - - -", display="Y1 G1")
    play(game, "buy 1 Y2", "take Y1")
    assert game.phase is Phase.SETTLE


def test_from_a_short_display_one_takes_what_is_there() -> None:
    """A9"""
    assert listed(a_game(display="Y2 G3", deck=""), "take") == ["take G3", "take Y2", "take Y2 G3"]


def test_a_card_that_is_not_on_display_cannot_be_taken() -> None:
    """R16: nor a second copy of one that is."""
    reason = why_not(a_game(display="Y1 G2"), "take Y1 Y1 B3")
    assert reason is not None
    assert (reason.code, reason.cards) == ("NOT_ON_DISPLAY", cards("Y1 B3"))
