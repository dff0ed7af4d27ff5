"""Two players and Dirk (R40-R42)."""

from __future__ import annotations

import pytest

from alhambra import Game, Kind
from alhambra.events import DirkReceived
from tests.support.playing import is_legal, listed, only, play, refusal, why_not
from tests.support.scoring import points, score
from tests.support.tables import a_game, tiles

FULL = "Pa2 Se3 Ar4 Ch5"


def before_scoring(round_: int, bag: str, market: str = FULL) -> Game:
    return a_game(
        2, market=market, display="Y1 G1 B1", deck=f"S{round_} O9 ...", bag=bag, round_=round_ - 1, phase="ready"
    )


def gift(game: Game) -> int:
    """How many tiles Dirk gets at the end of this turn."""
    return len(only(DirkReceived, play(game, "end")).tiles)


def test_dirk_gets_six_tiles_after_round_1() -> None:
    """R40"""
    assert gift(before_scoring(1, "Pa8 Se9 Ar9 Ch10 Ga11 To12 To13 To10")) == 6


@pytest.mark.parametrize("left", [0, 1, 5])
def test_from_a_nearly_empty_bag_dirk_gets_what_is_left(left: int) -> None:
    """R40, A19"""
    bag = " ".join("Pa8 Se9 Ar9 Ch10 Ga11".split()[:left])  # noqa: SIM905
    assert gift(before_scoring(1, bag)) == left


@pytest.mark.parametrize(("left", "third"), [(0, 0), (2, 0), (3, 1), (5, 1), (8, 2), (9, 3)])
def test_after_round_2_dirk_gets_a_third_of_the_bag_rounded_down(left: int, third: int) -> None:
    """R40, A20"""
    bag = " ".join("Pa8 Se9 Ar9 Ch10 Ga11 To12 To13 To10 Ga12".split()[:left])  # noqa: SIM905
    assert gift(before_scoring(2, bag)) == third


def test_dirk_s_third_is_counted_after_the_market_is_filled() -> None:
    """R40, A20: of nine tiles one goes to the market, and a third of eight is two."""
    bag = "Pa8 Se9 Ar9 Ch10 Ga11 To12 To13 To10 Ga12"
    assert gift(before_scoring(2, bag, market="- Se3 Ar4 Ch5")) == 2


def test_dirk_draws_after_the_market_is_filled() -> None:
    """R40"""
    game = before_scoring(1, "To13 Pa8 Se9 Ar9 Ch10 Ga11 To12 To10", market="- Se3 Ar4 Ch5")
    play(game, "end")
    assert game.view(None).market[0] in tiles("To13")
    assert game.view(None).dirk == tiles("Pa8 Se9 Ar9 Ch10 Ga11 To12")


def test_without_a_scoring_dirk_gets_nothing() -> None:
    """R40"""
    game = a_game(2, market=FULL, display="Y1 G1 B1", phase="ready")
    play(game, "end")
    assert game.view(None).dirk == ()


def test_with_three_players_there_is_no_dirk() -> None:
    """R40"""
    game = a_game(3, market=FULL, display="Y1 G1 B1", deck="S1 O9 ...", phase="ready")
    play(game, "end")
    assert (game.view(None).dirk, game.view(None).dirk_score) == ((), None)


def test_dirk_takes_part_in_every_majority() -> None:
    """R41"""
    sheet = score(1, ("To12@e1",), players=2, dirk="To13 To10 Pa2")
    assert (points(sheet, Kind.TOWER), points(sheet, Kind.PAVILION)) == ([0, 0, 6], [0, 0, 1])


def test_ties_with_dirk_are_shared() -> None:
    """R41, A22: (13 + 6) / 2, and his part is his."""
    sheet = score(2, ("To12@e1",), players=2, dirk="To13")
    assert points(sheet, Kind.TOWER) == [9, 0, 9]


def test_a_prize_shared_with_dirk_is_only_half_of_it_on_the_score() -> None:
    """R41, A22"""
    assert score(2, ("To12@e1",), players=2, dirk="To13").scores == (9, 0, 9)


def test_dirk_has_no_wall() -> None:
    """R41: his three-walled tiles score only as seraglio and tower."""
    sheet = score(1, players=2, dirk="Se3 To7")
    assert (len(sheet.walls), sheet.scores) == (2, (0, 0, 2 + 6))


def test_dirk_receives_none_of_the_last_tiles() -> None:
    """R41, R37: with all hands empty they stay."""
    game = a_game(2, market="Pa2 - - -", display="Y1 G1 B1 O1", bag="", dirk="To13", phase="ready")
    play(game, "end")
    assert (game.is_over, game.view(None).dirk) == (True, tiles("To13"))


def test_dirk_never_wins() -> None:
    """R41, A23: his score is shown, the winner is a player."""
    game = a_game(
        2, market="- - - -", display="Y1 G1 B1 O1", bag="", dirk="To13", scores=(5, 3), dirk_score=90, phase="ready"
    )
    play(game, "end")
    assert (game.winners, game.scores, game.view(None).dirk_score) == ((0,), (5, 3), 111)


def test_dirk_has_no_turn() -> None:
    """R41"""
    game = a_game(2, actor=1, market=FULL, display="Y1 G1 B1 O1", phase="ready")
    play(game, "end")
    assert game.actor == 0


def test_a_bought_tile_may_be_given_to_dirk() -> None:
    """R42"""
    game = a_game(2, bought="To12", phase="settle", dirk="Pa8")
    play(game, "dirk To12")
    assert game.view(None).dirk == tiles("Pa8 To12")


def test_each_bought_tile_is_given_separately() -> None:
    """R42: one to Dirk, one into the palace, one to the reserve."""
    game = a_game(2, bought="To12 Pa8 Se9", phase="settle")
    play(game, "dirk To12", "place Pa8 e1", "store Se9")
    view = game.view(None)
    assert (view.dirk, view.palaces[0][0].tile, view.reserves[0]) == (tiles("To12"), *tiles("Pa8"), tiles("Se9"))


def test_a_tile_given_to_dirk_counts_for_him_from_then_on() -> None:
    """R42"""
    game = a_game(2, bought="To12", phase="settle", market="Pa2 Se3 Ar4 -", display="Y1 G1 B1", deck="S1 O9 ...")
    play(game, "dirk To12", "end")
    assert game.view(None).dirk_score == 6


def test_only_a_bought_tile_is_given_to_dirk() -> None:
    """R42"""
    game = a_game(2, bought="To12", reserve="Pa8", phase="settle")
    assert refusal(game, "dirk Pa8") == "NOT_SET_ASIDE"


def test_with_more_players_nothing_is_given_to_dirk() -> None:
    """R42"""
    game = a_game(3, bought="To12", phase="settle")
    reason = why_not(game, "dirk To12")
    assert reason is not None
    assert (reason.code, reason.tiles) == ("NO_DIRK_HERE", tiles("To12"))
    assert "dirk To12" not in listed(game)


def test_the_last_tiles_are_not_given_to_dirk() -> None:
    """R38, A16: they were not bought."""
    game = a_game(2, hands={0: "Y1"}, market="Pa2 - - -", display="Y1 G1 B1 O1", bag="", phase="ready")
    play(game, "end")
    assert refusal(game, "dirk Pa2") == "NOT_FOR_DIRK"
    assert listed(game) == ["place Pa2 n1", "store Pa2"]


def test_every_way_to_settle_a_tile_is_listed() -> None:
    """R26, R42"""
    game = a_game(2, bought="Pa2 Ar4", phase="settle")
    assert listed(game) == ["dirk Ar4", "dirk Pa2", "place Ar4 e1", "place Pa2 n1", "store Ar4", "store Pa2"]
    assert is_legal(game, "dirk Ar4")
