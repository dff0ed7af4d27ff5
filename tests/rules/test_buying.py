"""Buying (R17-R20)."""

from __future__ import annotations

from alhambra import Phase
from alhambra.events import TileBought
from tests.support.playing import is_legal, listed, only, play, refusal, why_not
from tests.support.tables import a_game, cards, tiles


def test_the_price_may_be_paid_with_several_cards() -> None:
    """R17"""
    assert is_legal(a_game(hand="Y3 Y4 Y5", market="To12 - - -"), "buy 1 Y3 Y4 Y5")


def test_less_than_the_price_is_not_enough() -> None:
    """R17: and it is said how much is short."""
    reason = why_not(a_game(hand="Y3 Y4", market="To12 - - -"), "buy 1 Y3 Y4")
    assert reason is not None
    assert (reason.code, reason.amount, reason.tiles) == ("PAYS_TOO_LITTLE", 5, tiles("To12"))


def test_only_the_currency_of_the_slot_is_accepted() -> None:
    """R17: not even as a part of the payment."""
    reason = why_not(a_game(hand="Y9 G3 B1", market="To12 - - -"), "buy 1 Y9 G3 B1")
    assert reason is not None
    assert (reason.code, reason.cards) == ("WRONG_CURRENCY", cards("G3 B1"))


def test_only_cards_in_hand_can_be_paid() -> None:
    """R17: of two sevens one is missing."""
    reason = why_not(a_game(hand="G7", market="- Se9 - -"), "buy 2 G7 G7")
    assert reason is not None
    assert (reason.code, reason.cards) == ("NOT_IN_HAND", cards("G7"))


def test_paid_cards_are_discarded_at_once() -> None:
    """R17"""
    game = a_game(hand="Y3 Y4 Y9", market="To7 - - -", display="Y1")
    play(game, "buy 1 Y3 Y4")
    assert game.view(0).discards == cards("Y3 Y4")
    assert game.view(0).hands[0] == cards("Y9")


def test_no_change_is_given() -> None:
    """R17"""
    game = a_game(hand="Y9", market="Pa2 - - -")
    play(game, "buy 1 Y9")
    assert game.view(0).hands[0] == ()
    assert game.view(0).discards == cards("Y9")


def test_a_bought_tile_is_kept_aside() -> None:
    """R17: neither in the palace nor in the reserve."""
    game = a_game(hand="Y9", market="Pa2 - - -")
    play(game, "buy 1 Y9")
    view = game.view(0)
    assert (view.aside, view.palaces[0], view.reserves[0]) == (tiles("Pa2"), (), ())


def test_payments_without_a_spare_card_are_listed() -> None:
    """R17: and each only once, though there are three threes."""
    game = a_game(hand="B1 B3 B3 B3 B5", market="- - Ch5 -", deck="")
    assert listed(game, "buy") == ["buy 3 B3 B3", "buy 3 B5"]


def test_every_way_to_reach_a_price_is_listed() -> None:
    """R17"""
    game = a_game(hand="O1 O2 O3 O4 O9", market="- - - Ch5", deck="")
    assert listed(game, "buy") == ["buy 4 O1 O4", "buy 4 O2 O3", "buy 4 O2 O4", "buy 4 O3 O4", "buy 4 O9"]


def test_paying_too_much_ends_the_actions() -> None:
    """R18"""
    game = a_game(hand="Y3", market="Pa2 - - -", display="Y1")
    play(game, "buy 1 Y3")
    assert game.phase is Phase.SETTLE


def test_spare_cards_may_be_paid_too() -> None:
    """R18, A4: it is legal, though not listed."""
    game = a_game(hand="Y2 Y1", market="Pa2 - - -", display="Y1")
    assert "buy 1 Y1 Y2" not in listed(game)
    assert is_legal(game, "buy 1 Y1 Y2")


def test_a_whole_hand_may_be_paid() -> None:
    """R18, A4: three copies of every value, for a pavilion for two."""
    everything = " ".join(f"Y{value}" for value in range(1, 10) for _ in range(3))
    game = a_game(hand=everything, market="Pa2 - - -")
    bought = only(TileBought, play(game, f"buy 1 {everything}"))
    assert (bought.paid, bought.is_exact, game.view(0).hand_sizes[0]) == (135, False, 0)


def test_what_is_actually_paid_decides() -> None:
    """R18, A3: whoever could have paid exactly, but did not, gets no further action."""
    game = a_game(hand="Y2 Y1", market="Pa2 - - -", display="Y1")
    bought = only(TileBought, play(game, "buy 1 Y1 Y2"))
    assert (bought.paid, bought.is_exact) == (3, False)
    assert game.phase is Phase.SETTLE


def test_exact_payment_earns_another_action() -> None:
    """R19"""
    game = a_game(hand="Y2 G3", market="Pa2 Se3 - -", display="Y1", reserve="To12")
    bought = only(TileBought, play(game, "buy 1 Y2"))
    assert bought.is_exact
    assert game.phase is Phase.ACT
    assert all(is_legal(game, action) for action in ("take Y1", "buy 2 G3", "build To12 e1"))


def test_exact_payment_with_several_cards_earns_another_action() -> None:
    """R19"""
    game = a_game(hand="Y3 Y4 Y5", market="To12 - - -", display="Y1")
    play(game, "buy 1 Y3 Y4 Y5")
    assert game.view(0).has_bonus


def test_the_other_action_may_be_declined() -> None:
    """R19, A2"""
    game = a_game(hand="Y2", market="Pa2 - - -", display="Y1")
    play(game, "buy 1 Y2")
    assert listed(game, "stop") == ["stop"]
    play(game, "stop")
    assert game.phase is Phase.SETTLE


def test_an_overpaid_second_purchase_ends_the_actions() -> None:
    """R18, R19"""
    game = a_game(hand="Y2 G4", market="Pa2 Se3 - -", display="Y1")
    play(game, "buy 1 Y2", "buy 2 G4")
    assert (game.phase, game.view(0).has_bonus) == (Phase.SETTLE, False)


def test_each_slot_can_be_bought_once_in_a_turn() -> None:
    """R20"""
    game = a_game(hand="Y2 Y3", market="Pa2 - - -", display="Y1")
    play(game, "buy 1 Y2")
    reason = why_not(game, "buy 1 Y3")
    assert reason is not None
    assert (reason.code, reason.amount) == ("SLOT_IS_EMPTY", 1)


def test_an_empty_hand_buys_nothing() -> None:
    """R17"""
    game = a_game(market="Pa2 Se3 Ar4 Ch5", display="Y1")
    assert listed(game, "buy") == []
    assert refusal(game, "buy 1 Y2") == "NOT_IN_HAND"
