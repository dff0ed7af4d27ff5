"""Explanations: the best turns in points, and where the difference comes from."""

from __future__ import annotations

import msgspec
import pytest

from alhambra.bots import Budget, Explanation, explain
from alhambra.moves import Buy, EndTurn
from alhambra.values import from_text, to_text
from tests.bots.clocks import Ticking, think_by
from tests.bots.tables import games_of


@pytest.mark.parametrize("players", [2, 4])
def test_sources_add_up_to_the_difference_in_points(players: int) -> None:
    """Every point of a game is a majority's or a wall's."""
    for step, game in enumerate(games_of("architect", players, "sources")):
        if step % 41 != 20 or game.actor is None:
            continue
        told = explain(game.view(game.actor), game.events, Budget(simulations=24))
        if len(told.turns) > 1:
            best, other = told.turns[0], told.turns[1]
            difference = best.points[told.seat] - other.points[told.seat]
            assert sum(source.points for source in best.sources) == pytest.approx(difference, abs=0.3)


def test_what_somebody_played_is_ranked_among_the_best() -> None:
    *_, game = games_of("architect", 3, "played", steps=50)
    while game.phase != "act":
        game.play(game.legal_moves()[0])
    move = game.legal_moves()[-1]
    told = explain(game.view(game.actor), game.events, Budget(simulations=12), played=[move])
    assert told.played is not None
    assert told.turns[told.played].moves[0] == move


def test_a_turn_that_is_not_over_yet_is_finished_by_the_planner() -> None:
    for game in games_of("architect", 3, "unfinished", steps=90):
        purchases = [move for move in game.legal_moves() if isinstance(move, Buy)] if game.phase == "act" else []
        if purchases:
            break
    told = explain(game.view(game.actor), game.events, Budget(simulations=8), played=purchases[:1])
    assert told.played is not None
    moves = told.turns[told.played].moves
    assert moves[0] == purchases[0]
    assert moves[-1] == EndTurn()
    for move in moves:
        game.play(move)


def test_it_keeps_to_its_time_as_well_as_one_game_of_each_turn_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that ticks when it is looked at, which is after one game of each turn."""
    clock = Ticking(0.05)
    think_by(monkeypatch, clock)
    *_, game = games_of("architect", 4, "in time", steps=30)
    before = clock.looks
    explain(game.view(game.actor), game.events, Budget(seconds=0.2))
    assert clock.looks - before == 5  # when it began, and four times a quarter of its time later


def test_an_explanation_goes_over_a_wire_and_back() -> None:
    *_, game = games_of("architect", 4, "wire", steps=40)
    told = explain(game.view(game.actor), game.events, Budget(simulations=8))
    text = msgspec.json.encode(told, enc_hook=to_text)
    assert msgspec.json.decode(text, type=Explanation, dec_hook=from_text) == told


def test_an_explanation_is_the_same_for_the_same_number_of_games() -> None:
    *_, game = games_of("architect", 4, "again", steps=44)
    told = [explain(game.view(game.actor), game.events, Budget(simulations=8)) for _ in range(2)]
    assert told[0] == told[1]


def test_a_spectator_gets_one_too() -> None:
    *_, game = games_of("architect", 4, "spectator", steps=44)
    assert explain(game.view(None), game.events, Budget(simulations=8)).turns


def test_a_turn_that_cannot_be_played_is_refused() -> None:
    *_, game = games_of("architect", 4, "refused", steps=10)
    while game.phase != "act":
        game.play(game.legal_moves()[0])
    moves = [move for move in game.legal_moves() if str(move).startswith("take")]
    with pytest.raises(ValueError, match="is not possible"):
        explain(game.view(game.actor), game.events, Budget(simulations=8), played=[moves[0], moves[0]])
