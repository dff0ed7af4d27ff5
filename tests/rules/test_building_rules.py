"""What a valid palace is (R22, R23)."""

from __future__ import annotations

import pytest

from alhambra import CellSide, Game, Reason, Side, cell
from tests.support.playing import is_legal, listed, refusal, why_not
from tests.support.tables import a_game, cells, tiles


def placing(tile: str, palace: str = "") -> Game:
    """A game in which this tile was bought and is to be placed."""
    return a_game(palace=palace, bought=tile, phase="settle")


def reason_for(game: Game, text: str) -> Reason:
    reason = why_not(game, text)
    assert reason is not None, f"{text} is legal"
    return reason


# Seven tiles without walls: an arch round the cell e1s1, open only towards s1.
ARCH = "Pa8@e1 Se9@e2 Ar9@e2s1 Ar10@e2s2 Ch10@e1s2"
# The same, one cell wider, and with a foot: only s1 is missing to close it round e1s1 and e2s1.
WIDE_ARCH = "Pa8@e1 Se9@e2 Ar9@e3 Ar10@e3s1 Ch10@e3s2 Ch11@e2s2 Ga10c@e1s2 Ga11@s2"


def test_a_tile_is_never_turned() -> None:
    """R22 i: its wall looks east, so it cannot stand west of the fountain."""
    game = placing("Pa7")
    assert refusal(game, "place Pa7 w1") == "WALL_MEETS_OPENING"
    assert listed(game, "place") == ["place Pa7 e1", "place Pa7 n1", "place Pa7 s1"]


def test_a_wall_may_not_face_an_open_side() -> None:
    """R22 ii"""
    reason = reason_for(placing("To10"), "place To10 e1")
    assert reason.code == "WALL_MEETS_OPENING"
    assert reason.sides == (CellSide(cell("e1"), Side.WEST),)


def test_an_open_side_may_not_face_a_wall() -> None:
    """R22 ii"""
    reason = reason_for(placing("To12", palace="Pa7@e1"), "place To12 e2")
    assert reason.code == "WALL_MEETS_OPENING"
    assert reason.sides == (CellSide(cell("e2"), Side.WEST),)


def test_every_side_that_does_not_agree_is_named() -> None:
    """R22 ii: between the fountain and the pavilion, both open towards it, with walls north and west."""
    reason = reason_for(placing("Ch8", palace="Se9@n1 Pa8@e1n1"), "place Ch8 e1")
    assert reason.sides == (CellSide(cell("e1"), Side.NORTH), CellSide(cell("e1"), Side.WEST))


def test_wall_against_wall_is_allowed_beside_an_open_side() -> None:
    """R22 ii: back to back with the pavilion, reached from the north."""
    game = placing("Ga10b", palace="Pa7@e1 Ar9@e1n1 Ar10@e2n1")
    assert is_legal(game, "place Ga10b e2")


def test_a_tile_must_be_reachable_on_foot() -> None:
    """R22 iii: wall against wall agrees, but is no way in."""
    reason = reason_for(placing("Ga10b", palace="Pa7@e1"), "place Ga10b e2")
    assert (reason.code, reason.cells) == ("NO_WAY_IN", cells("e2"))
    assert reason.sides == (CellSide(cell("e2"), Side.WEST),)


def test_contact_at_a_corner_is_no_contact() -> None:
    """R22 iv"""
    reason = reason_for(placing("To12", palace="Pa8@e1"), "place To12 e2n1")
    assert (reason.code, reason.cells, reason.tiles) == ("TOUCHES_NOTHING", cells("e2n1"), tiles("To12"))


def test_a_tile_far_away_touches_nothing() -> None:
    """R22 iv"""
    assert refusal(placing("To12"), "place To12 e61n1") == "TOUCHES_NOTHING"


def test_no_empty_cell_may_be_enclosed() -> None:
    """R22 v"""
    reason = reason_for(placing("Ga11", palace=ARCH + " Ch11@s2"), "place Ga11 s1")
    assert (reason.code, reason.cells) == ("ENCLOSES_EMPTY", cells("e1s1"))


def test_a_gap_open_only_at_a_corner_is_enclosed() -> None:
    """R22 v, A30: s2 is still empty, but touches the gap at a corner only."""
    reason = reason_for(placing("Ga11", palace=ARCH), "place Ga11 s1")
    assert (reason.code, reason.cells) == ("ENCLOSES_EMPTY", cells("e1s1"))


def test_a_large_gap_is_enclosed_as_well() -> None:
    """R22 v, A31"""
    reason = reason_for(placing("To11c", palace=WIDE_ARCH), "place To11c s1")
    assert (reason.code, reason.cells) == ("ENCLOSES_EMPTY", cells("e1s1 e2s1"))


def test_walls_that_look_into_a_gap_change_nothing() -> None:
    """R22 v, A32: the garden at e1 turns a wall to the gap."""
    walled = ARCH.replace("Pa8@e1", "Ga12@e1") + " Ch11@s2"
    reason = reason_for(placing("Ga11", palace=walled), "place Ga11 s1")
    assert (reason.code, reason.cells) == ("ENCLOSES_EMPTY", cells("e1s1"))


def test_a_bay_that_stays_open_may_be_built() -> None:
    """R22 v: the same arch, one tile before it closes."""
    assert is_legal(placing("Ga11", palace=ARCH), "place Ga11 e1s1")


def test_a_bay_may_be_filled() -> None:
    """R22 v: a cell with neighbours on three sides."""
    game = placing("Ga11", palace="Pa8@e1 Se9@e1s1 Ar9@e1s2 Ar10@s2")
    assert is_legal(game, "place Ga11 s1")


@pytest.mark.parametrize(
    ("place", "fits"),
    [("e1s1", True), ("s1", False), ("s2", True), ("e3", True), ("e1n1", True), ("w1", True), ("e1s4", False)],
)
def test_a_place_takes_a_tile_if_what_surrounds_it_is_one_unbroken_arc(place: str, fits: bool) -> None:
    """R23: s1 has the fountain in the north and the corner e1s2, with a gap between."""
    assert is_legal(placing("Ga11", palace=ARCH), f"place Ga11 {place}") is fits


def test_a_tile_may_close_a_ring_of_ways() -> None:
    """R23: four tiles in a square are walkable both ways round."""
    assert is_legal(placing("Ga11", palace="Pa8@e1 Se9@s1"), "place Ga11 e1s1")


def test_an_occupied_cell_takes_no_tile() -> None:
    """R26, A38"""
    reason = reason_for(placing("To12", palace="Pa8@e1"), "place To12 e1")
    assert (reason.code, reason.cells) == ("CELL_IS_TAKEN", cells("e1"))


def test_the_fountain_s_cell_takes_no_tile() -> None:
    """R26, A39"""
    assert refusal(placing("To12"), "place To12 0") == "CELL_IS_TAKEN"


def test_a_palace_walled_all_round_takes_no_tile() -> None:
    """R22: wall meets opening, or there is no way in, on each of its eight places."""
    game = placing("Ga11", palace="Pa2@n1 Ar4@e1 Se3@s1 Ch5@w1")
    assert listed(game) == ["store Ga11"]


def test_a_palace_may_grow_in_one_direction_as_far_as_there_are_tiles() -> None:
    """R22: the table has no edge. Eighteen tiles are open to west and east; a nineteenth follows."""
    straight = "Pa6 Pa8 Se8 Se9 Ar8a Ar9 Ar10 Ch9b Ch10 Ch11 Ga10a Ga10c Ga11 Ga12 To11a To11b To11c To12"
    palace = " ".join(f"{name}@e{at}" for at, name in enumerate(straight.split(), start=1))
    assert is_legal(placing("To13", palace=palace), "place To13 e19")
