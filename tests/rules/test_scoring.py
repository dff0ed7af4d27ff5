"""Scoring the buildings (R25, R31-R33)."""

from __future__ import annotations

import pytest

from alhambra import Kind
from alhambra.events import RoundScored, Share
from tests.support.playing import only, play
from tests.support.scoring import points, score
from tests.support.tables import a_game

# Three tiles of a kind, two, and one.
PODIUM = {
    Kind.PAVILION: ("Pa8@e1 Pa7@n1 Pa6@w1", "Pa4@e1 Pa5@w1", "Pa3@w1"),
    Kind.SERAGLIO: ("Se9@e1 Se7@n1 Se8@w1", "Se4@n1 Se5@w1", "Se6@e1"),
    Kind.ARCADES: ("Ar9@e1 Ar10@n1 Ar8a@w1", "Ar8b@n1 Ar7@e1", "Ar5@n1"),
    Kind.CHAMBERS: ("Ch10@e1 Ch11@n1 Ch9a@s1", "Ch9b@e1 Ch6@s1", "Ch8@n1"),
    Kind.GARDEN: ("Ga10c@e1 Ga11@n1 Ga12@w1", "Ga9@n1 Ga10a@w1", "Ga10b@n1"),
    Kind.TOWER: ("To11c@e1 To12@n1 To11b@w1", "To13@n1 To11a@w1", "To10@n1"),
}
FOUR_TOWERS = "To11c@e1 To12@w1 To11a@n1 To11b@s1"
FOUR_OTHER_TOWERS = "To13@e1 To10@w1 To9b@n1 To9a@s1"


@pytest.mark.parametrize(
    ("round_", "kind", "prizes"),
    [
        (1, Kind.PAVILION, [1, 0, 0]),
        (1, Kind.SERAGLIO, [2, 0, 0]),
        (1, Kind.ARCADES, [3, 0, 0]),
        (1, Kind.CHAMBERS, [4, 0, 0]),
        (1, Kind.GARDEN, [5, 0, 0]),
        (1, Kind.TOWER, [6, 0, 0]),
        (2, Kind.PAVILION, [8, 1, 0]),
        (2, Kind.SERAGLIO, [9, 2, 0]),
        (2, Kind.ARCADES, [10, 3, 0]),
        (2, Kind.CHAMBERS, [11, 4, 0]),
        (2, Kind.GARDEN, [12, 5, 0]),
        (2, Kind.TOWER, [13, 6, 0]),
        (3, Kind.PAVILION, [16, 8, 1]),
        (3, Kind.SERAGLIO, [17, 9, 2]),
        (3, Kind.ARCADES, [18, 10, 3]),
        (3, Kind.CHAMBERS, [19, 11, 4]),
        (3, Kind.GARDEN, [20, 12, 5]),
        (3, Kind.TOWER, [21, 13, 6]),
    ],
)
def test_every_round_pays_one_place_more(round_: int, kind: Kind, prizes: list[int]) -> None:
    """R31, R32, A47"""
    assert points(score(round_, PODIUM[kind]), kind) == prizes


def test_the_three_rounds_come_from_two_cards_and_the_end_of_the_game() -> None:
    """R31"""
    assert [score(round_).round for round_ in (1, 2, 3)] == [1, 2, 3]


def test_only_the_number_of_tiles_counts_not_their_price() -> None:
    """R33: two cheap pavilions beat one dear one."""
    assert points(score(1, ("Pa8@e1", "Pa2@n1 Pa3@w1")), Kind.PAVILION) == [0, 1, 0]


def test_tiles_in_reserve_do_not_count() -> None:
    """R25, R33"""
    sheet = score(1, ("To12@e1",), reserves={1: "To11c To13 To10"})
    assert points(sheet, Kind.TOWER) == [6, 0, 0]


def test_tiles_in_reserve_cost_nothing_either() -> None:
    """R25"""
    assert score(1, reserves={1: "To11c To13 To10"}).scores == (0, 0, 0)


def test_without_a_tile_there_is_no_place() -> None:
    """R33: second and third prize stay unpaid."""
    assert points(score(3, ("To12@e1",)), Kind.TOWER) == [21, 0, 0]


def test_two_with_four_towers_share_the_first_two_prizes() -> None:
    """R33, A25: 13 + 6 = 19, so 9 each."""
    assert points(score(2, (FOUR_TOWERS, FOUR_OTHER_TOWERS)), Kind.TOWER) == [9, 9, 0]


def test_a_tie_is_shared_and_rounded_down_line_by_line_on_the_sheet() -> None:
    """R33, A25: seats, count, places, prizes, their sum, and each one's part."""
    tower = score(2, (FOUR_TOWERS, FOUR_OTHER_TOWERS)).majorities[5]
    assert (tower.counts, tower.shares) == ((4, 4, 0), (Share((0, 1), 4, (1, 2), (13, 6), 19, 9),))


def test_after_two_firsts_comes_a_third() -> None:
    """R33, A26: (21 + 13) / 2, and 6 for the third."""
    assert points(score(3, ("To12@e1", "To13@e1 To10@w1", "To11c@e1 To11a@n1")), Kind.TOWER) == [6, 17, 17]


def test_after_two_firsts_there_is_no_second_prize_in_round_2() -> None:
    """R33, A26"""
    assert points(score(2, ("To12@e1", "To13@e1 To10@w1", "To11c@e1 To11a@n1")), Kind.TOWER) == [0, 9, 9]


def test_two_seconds_share_the_second_and_the_third_prize() -> None:
    """R33: (12 + 5) / 2"""
    assert points(score(3, ("Ga10c@e1", "Ga11@e1 Ga12@w1", "Ga9@n1")), Kind.GARDEN) == [8, 20, 8]


def test_two_seconds_share_the_only_second_prize_of_round_2() -> None:
    """R33: (5 + 0) / 2"""
    assert points(score(2, ("Ga10c@e1", "Ga11@e1 Ga12@w1", "Ga9@n1")), Kind.GARDEN) == [2, 12, 2]


def test_three_firsts_share_three_prizes() -> None:
    """R33: (21 + 13 + 6) / 3"""
    assert points(score(3, ("To12@e1", "To13@e1", "To11c@e1")), Kind.TOWER) == [13, 13, 13]


def test_in_round_1_two_firsts_share_one_prize() -> None:
    """R33: 5 / 2"""
    assert points(score(1, ("Ga10c@e1", "Ga11@e1")), Kind.GARDEN) == [2, 2, 0]


def test_two_who_tie_for_one_point_get_nothing() -> None:
    """R33, A27"""
    assert points(score(1, ("Pa8@e1", "Pa7@e1")), Kind.PAVILION) == [0, 0, 0]


def test_six_players_may_all_tie() -> None:
    """R33: (21 + 13 + 6) / 6"""
    towers = ("To12@e1", "To13@e1", "To11c@e1", "To11a@e1", "To11b@e1", "To9b@n1")
    assert points(score(3, towers), Kind.TOWER) == [6, 6, 6, 6, 6, 6]


def test_the_first_prize_is_not_paid_again_to_the_leader() -> None:
    """R33: whoever is first gets neither the second nor the third prize."""
    tower = score(3, (FOUR_TOWERS, "To13@e1")).majorities[5]
    assert [share.seats for share in tower.shares] == [(0,), (1,)]


def test_points_add_up_over_the_rounds() -> None:
    """R31"""
    game = a_game(
        palaces={1: "To12@e1"},
        scores=(3, 40, 5),
        market="Pa2 Se3 Ar4 Ch5",
        display="Y1 G1 B1",
        deck="S2 O9",
        round_=1,
        phase="ready",
    )
    assert only(RoundScored, play(game, "end")).scores == game.scores == (3, 53, 5)


def test_a_sheet_adds_up() -> None:
    """R31, R34: majorities and walls are all there is."""
    sheet = score(3, PODIUM[Kind.TOWER])
    for seat in range(3):
        lines = sum(points(sheet, kind)[seat] for kind in Kind)
        assert sheet.scores[seat] == lines + sheet.walls[seat].length
