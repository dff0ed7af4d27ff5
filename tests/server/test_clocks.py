"""Clocks without a server around them: a fold of the log, and of nothing else."""

from __future__ import annotations

import random
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.server.core.domain import Bank, Clock, Pace, PerTurn, WhyStandIn
from alhambra.server.core.levels import usual_level
from alhambra.server.core.log import ClockStarted, ClockStopped
from alhambra.server.core.orders import (
    AskRematch,
    Concede,
    PlayMove,
    Relieve,
    ReturnToSeat,
    StartClock,
    StopClock,
)
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.runtime.publishing import clock_state
from alhambra.server.timing import SystemTime
from tests.server.tables import ANNA, COMPUTER, ME, Rig, started, why_not

TICKS = 100
"""The rig's time goes on by a millisecond with each entry: that much is not worth telling apart."""


def seconds(rig: Rig, seat: int) -> float:
    """What a seat has left now."""
    assert rig.table.clocks is not None
    return round(rig.table.clocks.left_at(seat, rig.now) / TICKS) * TICKS / 1_000


def a_step(rig: Rig) -> None:
    rig.play(next(str(move) for move in rig.table.playing.legal_moves()))


def test_a_table_without_a_clock_has_none() -> None:
    rig = started()
    assert (rig.table.clocks, clock_state(rig.table)) == (None, None)


def test_time_runs_for_the_one_on_turn_alone() -> None:
    rig = started(clock=Bank(600))
    seat = rig.actor
    rig.wait(20)
    assert (seconds(rig, seat), seconds(rig, 1 - seat)) == (580, 600)
    rig.end_turn()
    rig.wait(7)
    assert (seconds(rig, seat), seconds(rig, 1 - seat)) == (580, 593)


def test_every_turn_has_its_time() -> None:
    rig = started(clock=PerTurn(60))
    seat = rig.actor
    rig.wait(50)
    a_step(rig)
    assert seconds(rig, seat) == 10
    rig.play("end")
    assert seconds(rig, seat) == seconds(rig, 1 - seat) == 60


def test_who_ends_a_turn_earns_the_increment() -> None:
    rig = started(clock=Bank(100, increment=10))
    seat = rig.actor
    rig.wait(30)
    rig.end_turn()
    assert (seconds(rig, seat), seconds(rig, 1 - seat)) == (80, 100)


def test_a_turn_that_a_computer_player_ends_earns_nothing_and_costs_nothing() -> None:
    rig, luck = started(clock=Bank(100, increment=10)), random.Random(2)
    seat = rig.actor
    rig.order(rig.holder(seat), Concede(seat))
    rig.wait(30)
    while rig.actor == seat:
        move = str(luck.choice(rig.table.playing.legal_moves()))
        rig.order(None, PlayMove(seat, rig.table.version, move))
    assert seconds(rig, seat) == 100


def test_taking_back_gives_no_time_back() -> None:
    rig = started(clock=Bank(100))
    seat = rig.actor
    rig.wait(30)
    a_step(rig)
    rig.undo()
    assert seconds(rig, seat) == 70
    rig.wait(5)
    rig.redo()
    rig.restart()
    assert seconds(rig, seat) == 65


def test_computer_players_have_no_clock() -> None:
    rig = Rig(ME, COMPUTER, clock=PerTurn(60))
    rig.start()
    if rig.actor == 0:
        rig.end_turn()
    shown = clock_state(rig.table)
    assert shown is not None
    assert (shown.left, shown.running) == ((60_000, None), None)


def test_whose_time_has_run_out_is_relieved_and_not_before() -> None:
    rig = started(clock=PerTurn(60))
    relief = Relieve(rig.actor, WhyStandIn.CLOCK)
    rig.wait(59)
    assert why_not(rig, None, relief) is RefusalCode.TOO_SOON
    rig.wait(1)
    rig.order(None, relief)
    assert rig.table.level_at(rig.actor) == usual_level()
    shown = clock_state(rig.table)
    assert shown is not None
    assert (shown.left[rig.actor], shown.running) == (0, None)


@pytest.mark.parametrize("clock", [PerTurn(60), Bank(60)])
def test_whoever_returns_has_a_moment_once_in_a_turn(clock: Clock) -> None:
    rig = started(clock=clock)
    seat = rig.actor
    holder, relief, back = rig.holder(seat), Relieve(seat, WhyStandIn.CLOCK), ReturnToSeat(seat)
    rig.wait(61)
    rig.order(None, relief)
    rig.order(holder, back)
    assert seconds(rig, seat) == 30
    rig.wait(31)
    rig.order(None, relief)
    rig.order(holder, back)
    assert seconds(rig, seat) == 0
    rig.order(None, relief)


def test_no_time_runs_while_nobody_is_there() -> None:
    rig = started(clock=Bank(100))
    seat = rig.actor
    rig.wait(10)
    rig.order(None, StopClock(rig.now))
    rig.order(None, StopClock(rig.now))  # once is enough
    rig.wait(10_000)
    assert seconds(rig, seat) == 90
    shown = clock_state(rig.table)
    assert shown is not None
    assert shown.running is None
    rig.order(None, StartClock())
    rig.wait(5)
    assert seconds(rig, seat) == 85
    assert [type(news.what) for news in rig.news[-2:]] == [ClockStopped, ClockStarted]


def test_after_a_crash_time_goes_on_from_the_last_entry() -> None:
    """When the server went down nobody knows; when it last wrote something everybody does."""
    rig = started(clock=Bank(100))
    seat = rig.actor
    rig.wait(10)
    a_step(rig)
    rig.wait(10_000)
    rig.table = rig.again()
    rig.order(None, StopClock(rig.table.updated))
    rig.wait(10_000)
    rig.order(None, StartClock())
    assert seconds(rig, seat) == 90


def test_a_rematch_winds_the_clocks_anew() -> None:
    rig = started(clock=Bank(600))
    rig.play_at_random(random.Random(7))
    rig.wait(1_000)
    rig.order(ANNA, AskRematch("cd" * 32))
    assert clock_state(rig.table) is None
    for seat in (0, 1):
        rig.agree(rig.holder(seat))
    assert seconds(rig, 0) == seconds(rig, 1) == 600


def test_a_clock_is_for_live_tables() -> None:
    with pytest.raises(Refused, match="live"):
        Rig(ME, ME, pace=Pace.DAYS, clock=PerTurn(60))


def test_giving_up_ones_seat_and_taking_it_back_refills_no_clock() -> None:
    rig = started(clock=Bank(30), pace=Pace.LIVE)
    seat = rig.actor
    rig.wait(25)
    rig.order(rig.holder(seat), Concede(seat))
    rig.order(rig.holder(seat), ReturnToSeat(seat))
    assert rig.table.clocks is not None
    assert rig.table.clocks.left[seat] < 5_000
    assert rig.again().clocks == rig.table.clocks


@given(st.randoms(use_true_random=False), st.sampled_from([PerTurn(20), Bank(60, 3)]))
def test_the_clocks_follow_from_the_log(luck: random.Random, clock: Clock) -> None:
    """Whatever happens in whatever order, no clock gains by a step, and the stored log tells the same time."""
    rig = started(clock=clock)
    for _ in range(60):
        rig.wait(luck.random() * 10)
        clocks, seat = rig.table.clocks, rig.table.ticking
        assert clocks is not None
        choice = luck.random()
        if rig.table.actor is None:
            break
        if seat is None:
            rig.order(rig.holder(rig.actor), ReturnToSeat(rig.actor))
        elif clocks.left_at(seat, rig.now) == 0:
            rig.order(None, Relieve(seat, WhyStandIn.CLOCK))
        elif choice < 0.1:
            rig.order(None, StopClock(rig.now))
        elif choice < 0.2:
            rig.order(None, StartClock())
        elif choice < 0.35 and rig.table.steps:
            before = clocks.left_at(seat, rig.now)
            rig.undo()
            assert rig.table.clocks is not None
            assert rig.table.clocks.left[seat] <= before
        else:
            rig.play_at_random(luck, 1)
    assert rig.again().clocks == rig.table.clocks


# -------------------------------------------------------------------- the time of the machine


def test_time_goes_on_when_the_clock_of_the_machine_is_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise nobody's time would run out, and nobody would be stood in for, until it is that late again."""
    steady, told = 5_000_000_000, 1_800_000_000_000_000_000
    monkeypatch.setattr(time, "monotonic_ns", lambda: steady)
    monkeypatch.setattr(time, "time_ns", lambda: told)
    clock = SystemTime()
    first = clock.now()
    told -= 3_600 * 10**9
    steady += 2 * 10**9
    assert clock.now() == first + 2_000
    told += 3 * 3_600 * 10**9  # and set forward it is believed
    assert clock.now() == told // 10**6
