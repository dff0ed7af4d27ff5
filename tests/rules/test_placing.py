"""Settling what was bought (R26, R27)."""

from __future__ import annotations

from alhambra import Phase
from tests.support.playing import is_legal, listed, play, refusal, why_not
from tests.support.tables import a_game, a_plan, plan_of, tiles


def test_a_bought_tile_goes_into_the_palace_or_to_the_reserve() -> None:
    """R26"""
    game = a_game(bought="To13", palace="Pa8@s1", phase="settle")
    assert listed(game) == ["place To13 e1", "place To13 e1s1", "place To13 n1", "place To13 s2", "store To13"]


def test_tiles_are_placed_in_an_order_of_one_s_own() -> None:
    """R26, A37"""
    game = a_game(bought="To12 Pa8", phase="settle")
    play(game, "place Pa8 e1", "place To12 e2")
    assert plan_of(game.view(0), 0) == a_plan("Pa8@e1 To12@e2")


def test_every_single_placement_must_be_valid() -> None:
    """R26, A37: the second tile does not help the first."""
    game = a_game(bought="To12 Pa8", phase="settle")
    assert refusal(game, "place To12 e2") == "TOUCHES_NOTHING"


def test_placing_never_replaces_a_building() -> None:
    """R26, A38"""
    game = a_game(bought="To12", palace="Pa8@e1", phase="settle")
    assert refusal(game, "place To12 e1") == "CELL_IS_TAKEN"
    assert refusal(game, "exchange To12 e1") == "ACTIONS_ARE_OVER"


def test_only_what_was_bought_is_placed() -> None:
    """R26"""
    game = a_game(bought="To12", reserve="Pa8", phase="settle")
    for text in ("place Pa8 e1", "store Pa8"):
        reason = why_not(game, text)
        assert reason is not None
        assert (reason.code, reason.tiles) == ("NOT_SET_ASIDE", tiles("Pa8"))


def test_no_bought_tile_may_stay_aside() -> None:
    """R27"""
    game = a_game(bought="To12 Pa8", phase="settle")
    play(game, "place To12 e1")
    reason = why_not(game, "end")
    assert reason is not None
    assert (reason.code, reason.tiles) == ("TILES_LEFT_TO_SETTLE", tiles("Pa8"))


def test_building_is_never_compulsory() -> None:
    """R27"""
    game = a_game(bought="To12 Pa8", phase="settle")
    play(game, "store To12", "store Pa8")
    assert (game.phase, game.view(0).reserves[0]) == (Phase.READY, tiles("Pa8 To12"))


def test_tiles_are_placed_after_a_redesign_of_the_same_turn() -> None:
    """R26: the redesign makes room for what was bought."""
    game = a_game(hand="Y2", market="Pa2 - - -", palace="Pa8@n1", display="Y1")
    play(game, "buy 1 Y2", "remove n1", "place Pa2 n1")
    assert plan_of(game.view(0), 0) == a_plan("Pa2@n1")


def test_what_one_player_bought_stays_with_that_player() -> None:
    """R26: nobody else ever settles it, for the turn cannot end before."""
    game = a_game(hand="Y3", market="Pa2 Se3 Ar4 Ch5")
    play(game, "buy 1 Y3")
    assert refusal(game, "end") == "TILES_LEFT_TO_SETTLE"
    play(game, "store Pa2", "end")
    assert (game.actor, game.view(None).aside, game.view(None).reserves) == (1, (), (tiles("Pa2"), (), ()))


def test_before_the_actions_are_over_nothing_is_placed() -> None:
    """R26"""
    game = a_game(display="Y1", reserve="To12")
    assert refusal(game, "place To12 e1") == "ACTIONS_COME_FIRST"
    assert not is_legal(game, "store To12")
