"""Standings against the rules of scoring by their definition, and against the rounds that then are held."""

from __future__ import annotations

import pytest

from alhambra import EndTurn, Kind, Phase
from alhambra.events import RoundScored
from alhambra.insight import imagine, next_round, standings, wall
from alhambra.view import scoring_cards_left
from tests.insight.games import SEATS, positions, some_positions
from tests.insight.scores import counts, points, sides
from tests.support.tables import a_game
from tests.twins.palaces import plan_of
from tests.twins.walls import is_chain, longest_wall


@pytest.mark.parametrize("players", SEATS)
def test_standings_are_the_rules_of_scoring_by_definition(players: int) -> None:
    for game in some_positions(players, f"standings {players}", every=5):
        if game.is_over:
            continue
        view = game.view(None)
        found = standings(view)
        sheet = found.if_scored
        assert sheet is not None
        expected = points(view, sheet.round)
        assert [player.gain for player in found.players] == expected[:players]
        assert [player.score for player in found.players] == list(view.scores)
        assert [player.next_total for player in found.players] == list(sheet.scores[:players])
        for player in found.players:
            assert player.kinds == tuple(counts(view, kind)[player.seat] for kind in Kind)
            assert player.wall == longest_wall(plan_of(view, player.seat)) == sheet.walls[player.seat].length
            assert player.cards == view.hand_sizes[player.seat]
            assert player.reserve == len(view.reserves[player.seat])
            assert player.place == sorted(view.scores, reverse=True).index(player.score) + 1
            assert player.next_place == sorted(sheet.scores[:players], reverse=True).index(player.next_total) + 1
        assert (found.dirk is None) == (players != 2)
        if found.dirk is not None:
            assert found.dirk.kinds == tuple(counts(view, kind)[2] for kind in Kind)
            assert (found.dirk.score, found.dirk.gain) == (view.dirk_score, expected[2])
            assert found.dirk.next_total == sheet.scores[2]


@pytest.mark.parametrize("players", SEATS)
def test_a_round_that_is_held_gives_what_standings_had_foretold(players: int) -> None:
    for seed in range(3):
        foretold = None
        held = 0
        for game in positions(players, f"foretold {players} {seed}"):
            news = game.events_of(len(game.moves)) if game.moves else ()
            sheets = [event for event in news if isinstance(event, RoundScored)]
            if sheets and foretold is not None and foretold.round == sheets[0].round:
                assert sheets[0] == foretold
                held += 1
            if game.phase in (Phase.READY, Phase.FINAL):
                foretold = standings(game.view(None)).if_scored
        assert held >= 2
        assert isinstance(game.moves[-1], EndTurn)


@pytest.mark.parametrize("players", SEATS)
def test_the_longest_wall_is_one_unbroken_outer_wall(players: int) -> None:
    """R34"""
    for game in some_positions(players, f"wall {players}", every=8):
        view = game.view(None)
        table = imagine(view)
        for seat in range(players):
            found = wall(view, seat, table)
            plan = plan_of(view, seat)
            path = sides(found.path)
            assert found.seat == seat
            assert found.length == len(path) == longest_wall(plan)
            assert is_chain(plan, path)


def test_equal_points_share_a_place_and_the_next_comes_after_them() -> None:
    found = standings(a_game(4, scores=(7, 9, 7, 3)).view(None))
    assert [player.place for player in found.players] == [2, 1, 2, 4]


def test_the_round_to_come_is_that_of_the_next_scoring_card() -> None:
    assert next_round(a_game().view(None)) == 1
    assert next_round(a_game(round_=1).view(None)) == 2
    assert next_round(a_game(round_=2).view(None)) == 3


def test_when_the_last_tiles_are_settled_only_the_last_round_is_left() -> None:
    """A12: a round whose card never came is never held."""
    view = a_game(phase="final", bought="Pa8", round_=1).view(None)
    assert scoring_cards_left(view) == [2]
    assert next_round(view) == 3


def test_after_the_game_there_is_nothing_more_to_score() -> None:
    found = standings(a_game(phase="over", round_=3, palace="To12@e1", scores=(5, 6, 7)).view(None))
    assert found.if_scored is None
    assert [(player.gain, player.next_total, player.next_place) for player in found.players] == [
        (0, 5, 3),
        (0, 6, 2),
        (0, 7, 1),
    ]
