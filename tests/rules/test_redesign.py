"""Redesigning the palace (R21, R24, R25)."""

from __future__ import annotations

import pytest

from alhambra import CellSide, Phase, Side, cell
from alhambra.events import TilesExchanged
from tests.support.playing import is_legal, listed, only, play, refusal, why_not
from tests.support.tables import a_game, a_plan, cells, plan_of, tiles


def test_a_tile_of_the_reserve_may_be_built() -> None:
    """R21 a"""
    game = a_game(reserve="To12 Pa2")
    play(game, "build To12 e1")
    assert plan_of(game.view(0), 0) == a_plan("To12@e1")
    assert game.view(0).reserves[0] == tiles("Pa2")


def test_a_building_may_be_moved_to_the_reserve() -> None:
    """R21 b"""
    game = a_game(palace="To12@e1 Pa8@w1")
    play(game, "remove e1")
    assert plan_of(game.view(0), 0) == a_plan("Pa8@w1")
    assert game.view(0).reserves[0] == tiles("To12")


def test_a_building_may_be_exchanged_for_a_tile_of_the_reserve() -> None:
    """R21 c: it goes to exactly the same place."""
    game = a_game(palace="To12@e1", reserve="Pa8")
    swap = only(TilesExchanged, play(game, "exchange Pa8 e1"))
    assert plan_of(game.view(0), 0) == a_plan("Pa8@e1")
    assert game.view(0).reserves[0] == tiles("To12")
    assert (swap.tile, swap.old, swap.cell) == (*tiles("Pa8 To12"), cell("e1"))


@pytest.mark.parametrize("redesign", ["build Ar9 w1", "remove e1", "exchange Ar9 e1"])
def test_a_redesign_ends_the_actions(redesign: str) -> None:
    """R21, A35: one tile, or one pair."""
    game = a_game(palace="To12@e1", reserve="Ar9 Ar10", display="Y1", market="Pa2 Se3 Ar4 Ch5")
    play(game, redesign)
    assert game.phase is Phase.READY


@pytest.mark.parametrize("redesign", ["remove 0", "exchange To12 0"])
def test_the_fountain_stays(redesign: str) -> None:
    """R21, A39"""
    reason = why_not(a_game(reserve="To12", palace="Pa8@e1"), redesign)
    assert reason is not None
    assert (reason.code, reason.cells) == ("FOUNTAIN_STAYS", cells("0"))


@pytest.mark.parametrize("redesign", ["remove w1", "exchange To12 w1"])
def test_where_no_building_stands_nothing_can_be_removed(redesign: str) -> None:
    """R21"""
    reason = why_not(a_game(reserve="To12", palace="Pa8@e1"), redesign)
    assert reason is not None
    assert (reason.code, reason.cells) == ("NO_BUILDING_THERE", cells("w1"))


@pytest.mark.parametrize("redesign", ["build To12 w1", "exchange To12 e1"])
def test_only_tiles_of_the_reserve_take_part(redesign: str) -> None:
    """R21"""
    reason = why_not(a_game(reserve="Ar9", palace="Pa8@e1"), redesign)
    assert reason is not None
    assert (reason.code, reason.tiles) == ("NOT_IN_RESERVE", tiles("To12"))


def test_another_player_s_reserve_is_not_mine() -> None:
    """R21"""
    assert refusal(a_game(reserves={1: "To12"}), "build To12 e1") == "NOT_IN_RESERVE"


def test_a_building_others_are_reached_through_may_not_be_removed() -> None:
    """R21, R22 iii, A33, A40: all tiles must be reachable, always; the part cut off is named."""
    reason = why_not(a_game(palace="Pa8@e1 Se9@e2 Ar9@e3"), "remove e1")
    assert reason is not None
    assert (reason.code, reason.cells, reason.tiles) == ("CUTS_OFF", cells("e2 e3"), tiles("Pa8"))


def test_a_building_may_be_removed_if_there_is_another_way_round() -> None:
    """R23"""
    game = a_game(palace="Pa8@e1 Se9@s1 Ar9@e1s1", deck="")
    assert listed(game) == ["remove e1", "remove e1s1", "remove s1"]


def test_where_ways_form_a_ring_what_holds_a_wing_may_not_be_removed() -> None:
    """R22 iii, R23, A33: the arcades hang on the pavilion alone."""
    reason = why_not(a_game(palace="Pa8@e1 Se9@s1 Ar9@e1s1 Ar10@e1n1"), "remove e1")
    assert reason is not None
    assert (reason.code, reason.cells) == ("CUTS_OFF", cells("e1n1"))


def test_the_way_round_may_be_blocked_by_walls() -> None:
    """R23, A33: the square has a double wall between e1 and e1s1."""
    game = a_game(palace="Ga12@e1 Se9@s1 Ar8a@e1s1", deck="")
    assert listed(game) == ["remove e1", "remove e1s1"]


def test_a_building_with_four_neighbours_may_not_be_removed() -> None:
    """R22 v, R23, A33: it would leave a gap. Everything else stays reachable."""
    cross = "Pa8@e1 Se9@e2 Ar9@e1n1 Ar10@e1s1 Ch10@e2n1 Ch11@e2s1 Ga11@s1"
    reason = why_not(a_game(palace=cross), "remove e1")
    assert reason is not None
    assert (reason.code, reason.cells) == ("ENCLOSES_EMPTY", cells("e1"))


def test_a_surrounded_building_may_be_exchanged() -> None:
    """R21 c, A34: only the result counts."""
    cross = "Pa8@e1 Se9@e2 Ar9@e1n1 Ar10@e1s1 Ch10@e2n1 Ch11@e2s1 Ga11@s1"
    assert is_legal(a_game(palace=cross, reserve="To12"), "exchange To12 e1")


def test_a_building_others_are_reached_through_may_be_exchanged() -> None:
    """R23, A34"""
    assert is_legal(a_game(palace="Pa8@e1 Se9@e2", reserve="To12"), "exchange To12 e1")


def test_the_new_tile_must_agree_with_every_neighbour() -> None:
    """R22 ii, R23, A33"""
    reason = why_not(a_game(palace="Pa8@e1 Se9@e2", reserve="Pa7"), "exchange Pa7 e1")
    assert reason is not None
    assert reason.code == "WALL_MEETS_OPENING"
    assert reason.sides == (CellSide(cell("e1"), Side.EAST),)


def test_on_free_sides_the_new_tile_may_differ() -> None:
    """R23"""
    game = a_game(palace="Pa8@e1", reserve="Ar4 Se3", deck="")
    assert listed(game, "exchange") == ["exchange Ar4 e1"]


def test_a_wall_may_not_take_the_place_of_the_only_door() -> None:
    """R22 iii, A40: a double wall would agree, but nobody could walk in."""
    game = a_game(palace="Pa7@e1 Ar9@e1n1 Ar10@e2n1 Ga10b@e2", reserve="Ch8")
    assert refusal(game, "exchange Ch8 e2") == "WALL_MEETS_OPENING"


def test_a_tile_bought_this_turn_cannot_be_built_by_a_redesign() -> None:
    """R24, A36"""
    game = a_game(hand="Y2", market="Pa2 - - -", palace="Pa8@n1")
    play(game, "buy 1 Y2")
    for redesign in ("build Pa2 w1", "exchange Pa2 n1"):
        reason = why_not(game, redesign)
        assert reason is not None
        assert (reason.code, reason.tiles) == ("JUST_BOUGHT", tiles("Pa2"))


def test_a_tile_stored_in_an_earlier_turn_can() -> None:
    """R24"""
    game = a_game(2, hand="Y3", market="Pa2 Se3 Ar4 Ch5", display="G1 G2 G3 G4", hands={1: "B5"})
    play(game, "buy 1 Y3", "store Pa2", "end", "take G4", "end")
    assert is_legal(game, "build Pa2 n1")


def test_a_removed_tile_can_be_built_again_in_a_later_turn() -> None:
    """R21"""
    game = a_game(2, palace="To12@e1", market="Pa2 Se3 Ar4 Ch5", display="G1 G2 G3 G4")
    play(game, "remove e1", "end", "take G4", "end", "build To12 w1")
    assert plan_of(game.view(0), 0) == a_plan("To12@w1")


def test_redesigns_build_remove_and_exchange_are_all_listed() -> None:
    """R21"""
    game = a_game(palace="Pa7@e1", reserve="Ga9", deck="")
    assert listed(game) == [
        "build Ga9 e1n1",
        "build Ga9 e1s1",
        "build Ga9 n1",
        "build Ga9 s1",
        "exchange Ga9 e1",
        "remove e1",
    ]
