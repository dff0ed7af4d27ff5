"""One game of the arena."""

from __future__ import annotations

import inspect

import pytest

from alhambra.arena.bot_game import play_game
from alhambra.arena.entrants import Entrant, read_entrant
from alhambra.bots import Budget
from tests.arena.faulty_bots import Gambler


def stranger(name: str) -> Entrant:
    return Entrant(name, f"tests.arena.faulty_bots:{name}", Budget(seconds=0.1))


def test_a_record_tells_where_the_points_came_from() -> None:
    record = play_game(0, [read_entrant("architect")] * 3, "points", 1, 0)
    assert record.is_over
    assert sum(seat.share for seat in record.seats) == pytest.approx(1)
    for seat in record.seats:
        assert seat.points == sum(seat.majorities) + seat.walls
        assert seat.exact <= seat.purchases


def test_the_same_deal_with_the_same_seats_gives_the_same_game() -> None:
    seats = [read_entrant("trader"), read_entrant("greedy")]
    first, second = (play_game(0, seats, "again", 4, 0) for _ in range(2))
    assert [seat.points for seat in first.seats] == [seat.points for seat in second.seats]


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("Crasher", "RuntimeError: out of ideas, at faulty_bots.py:"),
        ("Cheater", "illegal move end"),
        ("Sleeper", "no answer"),
        ("Dreamer", "no answer"),
        ("Waiter", "no answer"),
        ("Quitter", "SystemExit: had enough"),
        ("Mumbler", "an answer that is no move: None"),
        ("Stutterer", "an answer that is no move: TakeMoney(cards=('"),
    ],
)
def test_a_bot_that_fails_loses_its_turn_and_is_named(name: str, what: str) -> None:
    seats = [stranger(name), read_entrant("random"), read_entrant("random")]
    record = play_game(0, seats, "faults", 1, 0, timeout=0.5 if what == "no answer" else 10.0)
    assert record.is_over
    assert record.faults
    assert all(fault.label == name and what in fault.what for fault in record.faults)


def test_a_bot_that_gets_little_of_the_processor_does_not_hang() -> None:
    record = play_game(
        0, [stranger("Plodder"), read_entrant("random"), read_entrant("random")], "busy", 1, 0, timeout=0.5
    )
    assert max(seat.longest for seat in record.seats) > 0.6 + 0.1  # its budget and the timeout
    assert record.is_over
    assert not record.faults


def test_where_a_bot_failed_is_a_line_of_its_own_and_a_turn_as_in_notation() -> None:
    seats = [stranger("Gambler"), stranger("Gambler")]
    (fault,) = play_game(0, seats, "faults", 1, 0).faults
    line = inspect.getsourcelines(Gambler.choose)[1] + 1
    assert (fault.what, fault.turn) == (
        f"IndexError: Cannot choose from an empty sequence, at faulty_bots.py:{line}",
        1,
    )
