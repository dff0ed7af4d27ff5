"""The search: anytime, repeatable, and able to see what the planner overlooks."""

from __future__ import annotations

import pytest

from alhambra import Game
from alhambra._compiled import is_compiled
from alhambra.bench.random_games import measure_speed
from alhambra.bench.search_speed import simulations_per_s
from alhambra.bots import Budget, make
from alhambra.bots.engine.halving import try_out_candidates
from alhambra.bots.engine.search import CANDIDATES, MOST_CANDIDATES
from alhambra.bots.known_table import piece_together
from alhambra.bots.search_bot import SearchEffort, effort_for, make_search
from tests.bots.clocks import Ticking, think_by
from tests.bots.tables import games_of, states_of

TICK = 0.001


@pytest.mark.parametrize("seconds", [0.03, 0.15])
def test_it_uses_its_time_and_no_more(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """By a clock that ticks when it is looked at, which is before every simulation."""
    clock = Ticking(TICK)
    think_by(monkeypatch, clock)
    game = Game.deal(players=4, seed="time")
    make("master", 1).choose(game.view(game.actor), game.events, Budget(seconds=seconds))
    assert clock.looks * TICK == pytest.approx(seconds, abs=3 * TICK)


@pytest.mark.parametrize("candidates", range(2, CANDIDATES + 1))
def test_all_simulations_are_used_whatever_the_number_of_candidates(candidates: int) -> None:
    *_, game = games_of("architect", 4, "all used", steps=40)
    search = make_search(4)
    state, unknown = piece_together(game.view(game.actor), game.events)
    search.begin(state, 1, unknown, candidates, is_careful=False)
    assert search.count == candidates
    best = try_out_candidates(search, 300, None, 0.0)
    assert sum(search.tries[:candidates]) == 300
    assert search.tries[best] == max(search.tries[:candidates])


@pytest.mark.parametrize(
    ("players", "budget", "effort"),
    [
        (2, Budget(simulations=10_000), SearchEffort(MOST_CANDIDATES, is_careful=True)),
        (2, Budget(simulations=2_000), SearchEffort(MOST_CANDIDATES, is_careful=False)),
        (2, Budget(simulations=100), SearchEffort(CANDIDATES, is_careful=False)),
        (3, Budget(simulations=1_000), SearchEffort(CANDIDATES, is_careful=False)),
        (4, Budget(simulations=2_000), SearchEffort(CANDIDATES, is_careful=True)),
        (2, Budget(), SearchEffort(CANDIDATES, is_careful=False)),
        (2, Budget(seconds=0.2, simulations=100), SearchEffort(CANDIDATES, is_careful=False)),
        (2, Budget(seconds=0.01, simulations=1_000), SearchEffort(CANDIDATES, is_careful=False)),
        (3, Budget(seconds=0.01, simulations=10_000), SearchEffort(CANDIDATES, is_careful=False)),
        (3, Budget(seconds=1), SearchEffort(CANDIDATES, is_careful=is_compiled())),
        (3, Budget(seconds=0.1), SearchEffort(CANDIDATES, is_careful=False)),
    ],
)
def test_many_candidates_need_two_players_and_care_needs_time(
    players: int, budget: Budget, effort: SearchEffort
) -> None:
    assert effort_for(players, budget) == effort


def test_the_rest_of_a_turn_that_was_decided_on_comes_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a further look at the clock, where a new decision would take all of its time."""
    clock = Ticking(TICK)
    think_by(monkeypatch, clock)
    game = Game.deal(players=3, seed="at once")
    bot = make("master", 1)
    seat = game.actor
    game.play(bot.choose(game.view(seat), game.events, Budget(simulations=50)))
    while game.actor == seat and game.view(None).turns == 0:
        before = clock.looks
        move = bot.choose(game.view(seat), game.events, Budget(seconds=5.0))
        assert clock.looks - before <= 1  # when it began
        game.play(move)


def test_simulations_alone_decide_the_same_anywhere() -> None:
    *_, game = games_of("architect", 5, "same", steps=70)
    moves = {make("master", 9).choose(game.view(game.actor), game.events, Budget(simulations=60)) for _ in range(3)}
    assert len(moves) == 1


@pytest.mark.parametrize("is_careful", [False, True])
def test_shares_of_the_victory_add_up_to_one(is_careful: bool) -> None:
    search = make_search(4)
    for state in states_of("architect", 4, "shares", every=23):
        search.begin(state, 1, 0, CANDIDATES, is_careful)
        search.deal()
        for candidate in range(int(search.count)):
            search.try_out(candidate)
            assert sum(search.shares[seat] for seat in range(4)) == pytest.approx(1)
        assert all(search.tries[candidate] == 1 for candidate in range(int(search.count)))


def test_compiled_a_simulation_costs_no_more_than_a_random_game() -> None:
    """Twelve planned turns in mid-game, by the clock of the processor; plain Python only has to run."""
    ratios = [simulations_per_s() / measure_speed(4, 0.02, "pick").games_per_s for _ in range(8)]
    assert max(ratios) > (1 if is_compiled() else 0), ratios
