"""Weights that come from self-play."""

from __future__ import annotations

import pytest

from alhambra.arena.forecast import fit_forecast, solve
from alhambra.arena.tune import compete, evidence, tune
from alhambra.bots.engine.weights import BY_HAND, NAMES, WEIGHTS
from alhambra.bots.tuned_weights import tuned

BY_HAND_LIST = [float(BY_HAND[i]) for i in range(WEIGHTS)]


def test_one_generation_moves_the_weights_and_counts_its_games() -> None:
    tuning = tune(2, BY_HAND_LIST, seconds=0.0, seed=1, say=lambda _: None)
    assert tuning.generations == 1
    assert tuning.games > 0
    assert tuning.weights != BY_HAND_LIST
    assert all(weight >= 0 for weight in tuning.weights)


def test_a_tuning_can_be_repeated() -> None:
    first, second = (tune(2, BY_HAND_LIST, 600.0, seed=3, say=lambda _: None, generations=2) for _ in range(2))
    assert first == second
    assert first.generations == 2


def test_against_its_equals_a_planner_wins_its_fair_share() -> None:
    shares = compete(BY_HAND_LIST, BY_HAND_LIST, 4, range(6)).shares
    assert sum(shares) == pytest.approx(6)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_weights_that_are_shipped_say_how_they_were_found(players: int) -> None:
    found = tuned()[players]
    assert all(list(weights) == list(NAMES) for weights in (found.weights, *found.forecasts))
    assert "games" in found.found
    assert "positions" in found.forecasts_found


@pytest.mark.parametrize("players", [2, 4])
def test_they_beat_the_hand_made_ones(players: int) -> None:
    won = evidence(list(tuned()[players].weights.values()), BY_HAND_LIST, players, 240)
    assert won.low > 1 / players


def test_a_forecast_explains_something() -> None:
    forecast = fit_forecast(3, list(tuned()[3].weights.values()), games=120, seed=1)
    assert forecast.explained > 0
    assert all(weight >= 0 for weights in forecast.weights for weight in weights)


def test_equations_are_solved() -> None:
    assert solve([[2.0, 1.0, 5.0], [1.0, 3.0, 10.0]]) == [pytest.approx(1), pytest.approx(3)]
