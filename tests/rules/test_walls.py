"""The wall (R34, R35)."""

from __future__ import annotations

import pytest

from alhambra import Cell, Game
from alhambra.events import Wall
from tests.support.playing import play
from tests.support.scoring import score
from tests.support.tables import a_game

RING = "Pa2@n1 Ar4@e1 Se3@s1 Ch5@w1"


def wall(palace: str) -> int:
    return a_game(palace=palace).view(None).walls[0]


def path(palace: str) -> list[tuple[Cell, str]]:
    """The longest wall as it is told when scored."""
    line: Wall = score(1, (palace,)).walls[0]
    assert line.length == len(line.path)
    return [(each.cell, each.side.value) for each in line.path]


def test_every_outer_side_with_a_wall_counts_one() -> None:
    """R34"""
    assert wall("Pa2@n1") == 3


def test_the_fountain_alone_has_no_wall() -> None:
    """R1, R34"""
    assert wall("") == 0


def test_only_the_longest_wall_counts() -> None:
    """R34: three sides in the north, two in the south, not joined."""
    assert wall("Pa2@n1 Se6@s1") == 3


def test_a_wall_goes_round_corners() -> None:
    """R34: over the top of two tiles side by side."""
    assert wall("Ch8@n1 Pa8@s1 Ch7b@e1n1 Se9@e1") == 4


def test_a_wall_goes_on_in_an_inner_corner() -> None:
    """R34: the east wall of the tile in the north meets the north wall of the one in the east."""
    assert wall("Pa2@n1 Ar4@e1") == 6


def test_an_open_side_interrupts_a_wall() -> None:
    """R34"""
    assert wall("Pa6@w1 Ar8a@e1") == 1


def test_walls_back_to_back_count_for_nobody() -> None:
    """R34: pavilion and garden turn a wall to each other."""
    assert wall("Pa7@e1 Ar9@e1n1 Ar10@e2n1 Ga10b@e2") == 0


def test_an_inner_wall_does_not_interrupt_a_wall_that_passes_over_its_end() -> None:
    """R34: the south walls of e1 and e2 meet where the double wall between them ends."""
    assert wall("Pa4@e1 Ar9@e1n1 Ar10@e2n1 Pa3@e2") == 2


def test_a_wall_is_told_side_by_side_clockwise() -> None:
    """R34"""
    assert path("Pa2@n1 Ar4@e1") == [
        (Cell(0, -1), "W"),
        (Cell(0, -1), "N"),
        (Cell(0, -1), "E"),
        (Cell(1, 0), "N"),
        (Cell(1, 0), "E"),
        (Cell(1, 0), "S"),
    ]


def test_a_closed_ring_counts_all_its_sides() -> None:
    """R35, A28: the smallest is twelve long."""
    assert wall(RING) == len(path(RING)) == 12


# A hall of four by three: corners with two walls, sides with one.
LARGE_RING = "Pa5@w1n1 Pa6@n1 Ar8a@e1n1 Se4@e2n1 Se7@w1 Pa8@e1 Pa7@e2 Se5@w1s1 Se8@s1 Ch9b@e1s1 Se6@e2s1"


def test_a_larger_ring_counts_all_its_sides_too() -> None:
    """R35, A28"""
    assert wall(LARGE_RING) == len(path(LARGE_RING)) == 14


def test_walls_never_branch() -> None:
    """R23, A29: every corner point of the outline joins two outer sides, so the wall is one line."""
    sides = path(LARGE_RING)
    assert len(set(sides)) == len(sides) == 14


def test_every_round_pays_for_the_wall() -> None:
    """R34, A45: one point for each side, in rounds 1, 2 and 3."""
    buildings = [1 + 2 + 3 + 4, 8 + 9 + 10 + 11, 16 + 17 + 18 + 19]  # the ring has one of each of four kinds
    points = [score(round_, (RING,)).scores[0] for round_ in (1, 2, 3)]
    assert points == [12 + prizes for prizes in buildings]


def test_every_player_gets_points_for_a_wall_not_only_the_one_with_the_longest() -> None:
    """R34"""
    assert [line.length for line in score(1, (RING, "To7@n1", "")).walls] == [12, 3, 0]


def wall_after(game: Game, *moves: str) -> int:
    play(game, *moves)
    return game.view(None).walls[0]


def test_a_removed_tile_s_wall_no_longer_counts() -> None:
    """R34: nothing is remembered from before the redesign."""
    game = a_game(palace=RING, market="Pa3 Se4 Ar5 Ch6", display="Y1 G1 B1 O1")
    assert game.view(None).walls[0] == 12
    assert wall_after(game, "remove n1") == 9


def test_an_exchanged_tile_s_wall_counts_from_then_on() -> None:
    """R34"""
    game = a_game(palace="Pa8@n1", reserve="Pa2")
    assert game.view(None).walls[0] == 0
    assert wall_after(game, "exchange Pa2 n1") == 3


def test_a_move_taken_back_takes_its_wall_back() -> None:
    """R34"""
    game = a_game(palace=RING)
    play(game, "remove n1")
    game.undo()
    assert game.view(None).walls[0] == 12


@pytest.mark.parametrize(
    ("palace", "length"),
    [
        ("Pa5@n1", 2),
        ("Ga7@w1 Ga6@s1", 6),
        ("To8@e1 Ga6@s1 Ga7@w1", 9),
        ("To7@n1 Ga7@w1", 6),
        ("Ar5@n1 Ar8a@e1n1 Pa8@e1", 3),
        ("Ar8a@e1 Ga10a@e2 To11a@e3 Pa6@w1", 3),
    ],
)
def test_walls_of_some_small_palaces(palace: str, length: int) -> None:
    """R34"""
    assert wall(palace) == length
