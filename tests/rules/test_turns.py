"""The order of play (R14, R15, R20)."""

from __future__ import annotations

from alhambra import Phase
from alhambra.events import ActionsStopped, TurnBegun
from tests.support.playing import is_legal, listed, only, play, refusal
from tests.support.tables import a_game, tiles


def test_play_goes_clockwise() -> None:
    """R14"""
    game = a_game(3, actor=2, market="Pa2 Se3 Ar4 Ch5", display="Y1 Y2 Y3 Y4")
    news = play(game, "take Y4", "end")
    assert only(TurnBegun, news).seat == game.actor == 0


def test_a_turn_is_an_action_then_placing_then_the_end() -> None:
    """R14"""
    game = a_game(hand="Y3", market="Pa2 Se3 Ar4 Ch5")
    phases = [game.phase]
    for text in ("buy 1 Y3", "store Pa2", "end"):
        play(game, text)
        phases.append(game.phase)
    assert phases == [Phase.ACT, Phase.SETTLE, Phase.READY, Phase.ACT]


def test_the_first_action_is_compulsory() -> None:
    """R15, A5"""
    game = a_game(display="Y1")
    assert refusal(game, "stop") == "ACTION_IS_COMPULSORY"
    assert refusal(game, "end") == "ACTION_IS_COMPULSORY"


def test_even_a_redesign_one_does_not_want_is_compulsory() -> None:
    """R15, A5: no money to take, nothing to pay with, but a tower could be removed."""
    game = a_game(palace="To12@e1", market="Pa2 Se3 Ar4 Ch5", deck="")
    assert listed(game) == ["remove e1"]


def test_a_purchase_one_does_not_want_is_compulsory() -> None:
    """R15, A5"""
    game = a_game(hand="Y2", market="Pa2 - - -", deck="")
    assert listed(game) == ["buy 1 Y2"]


def test_when_no_action_is_possible_the_turn_is_passed() -> None:
    """R15, A5"""
    game = a_game(hand="Y1", market="Pa2 Se3 Ar4 Ch5", deck="", hands={1: "Y9"})
    assert listed(game) == ["stop"]
    news = play(game, "stop", "end")
    assert only(ActionsStopped, news).had_bonus is False
    assert game.actor == 1


def test_five_actions_are_possible_in_one_turn() -> None:
    """R20"""
    game = a_game(hand="Y2 G3 B4 O5", market="Pa2 Se3 Ar4 Ch5", display="Y9")
    play(game, "buy 1 Y2", "buy 2 G3", "buy 3 B4", "buy 4 O5", "take Y9")
    assert game.view(None).aside == tiles("Pa2 Se3 Ar4 Ch5")
    assert game.phase is Phase.SETTLE


def test_after_four_exact_purchases_a_redesign_is_still_possible() -> None:
    """R20"""
    game = a_game(hand="Y2 G3 B4 O5", market="Pa2 Se3 Ar4 Ch5", reserve="To12", deck="")
    play(game, "buy 1 Y2", "buy 2 G3", "buy 3 B4", "buy 4 O5", "build To12 e1")
    assert game.phase is Phase.SETTLE


def test_the_market_is_not_refilled_during_a_turn() -> None:
    """R20"""
    game = a_game(hand="Y2 Y3", market="Pa2 Se3 Ar4 Ch5")
    play(game, "buy 1 Y2")
    assert game.view(None).market == (None, *tiles("Se3 Ar4 Ch5"))
    assert refusal(game, "buy 1 Y3") == "SLOT_IS_EMPTY"


def test_the_display_is_not_refilled_during_a_turn() -> None:
    """R20"""
    game = a_game(display="Y1 G1 B1 O1", market="Pa2 Se3 Ar4 Ch5")
    play(game, "take Y1 G1")
    assert [str(card) for card in game.view(None).display] == ["B1", "O1"]


def test_chance_has_its_say_only_at_the_end_of_a_turn() -> None:
    """R20, R28: until then deck and bag keep their sizes."""
    game = a_game(hand="Y2", market="Pa2 Se3 Ar4 Ch5", display="Y1 G1 B1 O1")
    before = game.view(None)
    play(game, "buy 1 Y2", "take O1", "place Pa2 n1")
    assert (game.view(None).deck, game.view(None).bag) == (before.deck, before.bag)


def test_with_a_bonus_open_tiles_are_not_placed_yet() -> None:
    """R14, R26"""
    game = a_game(hand="Y2", market="Pa2 - - -", display="Y1")
    play(game, "buy 1 Y2")
    assert refusal(game, "place Pa2 n1") == refusal(game, "end") == "BONUS_IS_OPEN"
    assert is_legal(game, "stop")
