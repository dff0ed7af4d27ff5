"""Who sits where."""

from __future__ import annotations

import pytest

from alhambra.arena.entrants import EntrantError, climb, one_table, read_entrant
from alhambra.bots import Budget, UnknownBot, levels


def test_a_budget_is_part_of_the_name() -> None:
    assert read_entrant("master@0.5s").budget == Budget(seconds=0.5)
    assert read_entrant("master@20ms").budget == Budget(seconds=0.02)
    assert read_entrant("master@400sims").budget == Budget(simulations=400)


def test_without_one_a_level_thinks_as_long_as_it_does_at_home() -> None:
    assert read_entrant("master").budget == levels()[-1].budget


@pytest.mark.parametrize("text", ["master@", "master@fast", "master@0s"])
def test_an_unreadable_budget_is_refused_with_how_to_write_one(text: str) -> None:
    with pytest.raises(EntrantError, match=r"written like 0\.5s"):
        read_entrant(text)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot):
        read_entrant("grandmaster")


def test_the_last_one_named_takes_the_seats_that_are_left() -> None:
    match = one_table([read_entrant("greedy"), read_entrant("random")], 4)
    assert [seat.label for seat in match.seats] == ["greedy", "random", "random", "random"]
    assert match.title == "greedy + 3 x random"


def test_everybody_sits_in_every_seat() -> None:
    match = one_table([read_entrant(name) for name in ("greedy", "random", "odd")], 3)
    seatings = [[seat.label for seat in match.seating(rotation)] for rotation in range(3)]
    for seat in range(3):
        assert {labels[seat] for labels in seatings} == {"greedy", "random", "odd"}


def test_climbing_pits_each_against_a_table_of_the_one_before() -> None:
    matches = climb([read_entrant(name) for name in ("random", "greedy", "architect")], 3)
    assert [match.title for match in matches] == ["greedy + 2 x random", "architect + 2 x greedy"]


def test_more_bots_than_seats_are_refused() -> None:
    with pytest.raises(EntrantError, match="--climb"):
        one_table([read_entrant("random")] * 3, 2)


def test_a_bot_that_cannot_be_made_is_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownBot, match="cannot be made from a seed: RuntimeError: no model file"):
        read_entrant("tests.arena.faulty_bots:Stillborn")
