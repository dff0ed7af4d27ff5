"""Nobody is stuck: who plays a seat, without a server around it."""

from __future__ import annotations

import random

import msgspec
import pytest

from alhambra.moves import Buy, Move
from alhambra.server.core.domain import Pace, PerTurn, StandIn, WhyStandIn
from alhambra.server.core.levels import usual_level
from alhambra.server.core.log import MovePlayed, ReturnedToSeat, StandInTook
from alhambra.server.core.orders import CallComputer, Concede, PlayMove, Relieve, ReturnToSeat
from alhambra.server.core.refusals import RefusalCode
from alhambra.server.core.summary import summarise
from alhambra.server.core.table import IDLE_LIMIT, TURN_LIMIT
from alhambra.server.protocol.messages import Update, Wish
from alhambra.server.runtime.connection import TableConnection
from alhambra.server.runtime.news_log import NewsLog
from alhambra.server.runtime.publishing import turn_state
from alhambra.server.runtime.updates import Updates
from alhambra.values import from_text
from alhambra.view import Phase
from tests.server.tables import ANNA, CARA, COMPUTER, ME, Rig, started, why_not

DAY = 24 * 60 * 60
LEVEL = usual_level()


def relieve(rig: Rig) -> int:
    """A computer player gets the seat on turn, because its holder is absent."""
    seat = rig.actor
    rig.order(None, Relieve(seat, WhyStandIn.ABSENT))
    return seat


def play_as_computer(rig: Rig, luck: random.Random) -> Move:
    move = luck.choice(rig.table.playing.legal_moves())
    rig.order(None, PlayMove(rig.actor, rig.table.version, str(move)))
    return move


def in_mid_settling(luck: random.Random) -> Rig:
    """Whoever is on turn has bought, and has yet to place it."""
    rig = started()
    while rig.table.playing.phase is not Phase.SETTLE:
        moves = rig.table.playing.legal_moves()
        rig.play(str(luck.choice([move for move in moves if isinstance(move, Buy)] or moves)))
    return rig


def test_a_computer_player_gets_a_seat_that_stays_its_holders() -> None:
    rig = started()
    seat = relieve(rig)
    shown = summarise(rig.table).seats[seat]
    assert shown.name == rig.table.sitters[seat].name
    assert shown.stand_in == StandIn(LEVEL, WhyStandIn.ABSENT, rig.table.updated)
    assert rig.news[-1].what == StandInTook(rig.table.updated, seat, LEVEL, WhyStandIn.ABSENT, None)
    play_as_computer(rig, random.Random(1))
    assert summarise(rig.again()) == summarise(rig.table)


def test_the_server_plays_no_seat_that_its_holder_plays() -> None:
    rig = started()
    move = str(rig.table.playing.legal_moves()[0])
    assert why_not(rig, None, PlayMove(rig.actor, rig.table.version, move)) is RefusalCode.NOT_YOUR_SEAT
    seat = relieve(rig)
    rig.order(rig.holder(seat), ReturnToSeat(seat))
    assert why_not(rig, None, PlayMove(seat, rig.table.version, move)) is RefusalCode.NOT_YOUR_SEAT


def test_in_mid_settling_the_computer_player_goes_on_and_the_holder_comes_back() -> None:
    rig = in_mid_settling(random.Random(4))
    bought, seat = rig.table.steps, relieve(rig)
    placed = play_as_computer(rig, random.Random(1))
    assert rig.table.steps == (*bought, placed), "nothing was taken back"
    rig.order(rig.holder(seat), ReturnToSeat(seat))
    assert summarise(rig.table).seats[seat].stand_in is None
    assert rig.table.steps == (*bought, placed)
    rig.undo()
    assert rig.table.steps == bought, "who is back may take back what was done for them"


def test_whoever_plays_has_their_seat_back_by_that() -> None:
    rig = started()
    seat = relieve(rig)
    move = str(rig.table.playing.legal_moves()[0])
    now = rig.now
    rig.play(move)
    assert [news.what for news in rig.news[-2:]] == [ReturnedToSeat(now, seat), MovePlayed(now, seat, move)]


def test_nobody_returns_to_a_seat_that_is_theirs_already_or_never_was() -> None:
    rig = started()
    assert why_not(rig, ANNA, ReturnToSeat(0)) is RefusalCode.PLAYED_BY_PERSON
    seat = relieve(rig)
    assert why_not(rig, CARA, ReturnToSeat(seat)) is RefusalCode.NOT_YOUR_SEAT
    assert why_not(rig, rig.holder(1 - seat), ReturnToSeat(seat)) is RefusalCode.NOT_YOUR_SEAT


def test_only_the_server_relieves_and_only_whom_the_others_wait_for() -> None:
    rig = started()
    for by, seat, code in (
        (ANNA, rig.actor, RefusalCode.NOT_YOUR_SEAT),
        (None, 1 - rig.actor, RefusalCode.NOT_YOUR_TURN),
    ):
        assert why_not(rig, by, Relieve(seat, WhyStandIn.ABSENT)) is code
    order = Relieve(rig.actor, WhyStandIn.CLOCK)
    assert why_not(rig, None, order) is RefusalCode.TOO_SOON, "there is no clock"


def test_who_concedes_may_change_their_mind() -> None:
    rig = started()
    other = 1 - rig.actor
    rig.order(rig.holder(other), Concede(other))
    assert summarise(rig.table).seats[other].stand_in is not None
    assert why_not(rig, rig.holder(other), Concede(other)) is RefusalCode.PLAYED_BY_COMPUTER
    assert why_not(rig, rig.holder(1 - other), Concede(other)) is RefusalCode.NOT_YOUR_SEAT
    rig.order(rig.holder(other), ReturnToSeat(other))
    assert rig.table.level_at(other) is None


def test_a_computer_players_own_seat_is_nobodys_to_give() -> None:
    rig = Rig(ME, COMPUTER)
    rig.start()
    for order in (Concede(1), CallComputer(1), ReturnToSeat(1)):
        assert why_not(rig, ANNA, order) is RefusalCode.PLAYED_BY_COMPUTER


def test_before_and_after_the_game_there_is_no_seat_to_give() -> None:
    rig = Rig(ME, COMPUTER)
    assert why_not(rig, ANNA, Concede(0)) is RefusalCode.NOT_STARTED
    rig.start()
    rig.play_at_random(random.Random(3))
    assert why_not(rig, ANNA, Concede(0)) is RefusalCode.GAME_OVER


def test_at_a_live_table_one_waits_ten_minutes_for_somebody_who_is_there_and_does_nothing() -> None:
    rig = started()
    seat, other = rig.actor, rig.holder(1 - rig.actor)
    rig.wait(10 * 60 - 1)
    assert why_not(rig, other, CallComputer(seat)) is RefusalCode.TOO_SOON
    rig.wait(1)
    rig.order(other, CallComputer(seat))
    assert seat in rig.table.stand_ins


@pytest.mark.parametrize(
    ("options", "is_limited"), [({}, True), ({"is_public": False}, False), ({"pace": Pace.DAYS}, False)]
)
def test_an_idle_limit_is_for_public_live_tables(options: dict[str, object], is_limited: bool) -> None:
    rig = started(**{"is_public": True, **options})
    idle = rig.table.idle_from(0)
    assert idle == (rig.table.active + IDLE_LIMIT if is_limited else None)
    assert rig.table.idle_from(rig.now + 1_000) == (None if idle is None else rig.now + 1_000 + IDLE_LIMIT)


def test_who_has_a_clock_or_keeps_nobody_waiting_has_no_idle_limit() -> None:
    assert started(is_public=True, clock=PerTurn(60)).table.idle_from(0) is None
    alone = Rig(ME, COMPUTER, is_public=True)
    alone.start()
    assert alone.table.idle_from(0) is None


def test_taking_back_and_playing_again_does_not_hold_a_table() -> None:
    rig = started(is_public=True)
    began = rig.table.began
    rig.play(next(str(move) for move in rig.table.playing.legal_moves()))
    for _ in range(4):
        rig.wait(4 * 60)
        rig.undo()
        rig.redo()
    assert rig.table.idle_from(0) == began + TURN_LIMIT < rig.now


def test_the_others_may_call_a_computer_player_after_a_day_without_a_vote() -> None:
    rig = started(pace=Pace.DAYS)
    rig.end_turn()
    seat, other = rig.actor, rig.holder(1 - rig.actor)
    assert other is not None
    rig.wait(DAY - 10)
    assert why_not(rig, other, CallComputer(seat)) is RefusalCode.TOO_SOON
    turn = turn_state(rig.table)
    assert turn is not None
    assert turn.call_from == rig.table.updated + DAY * 1_000
    rig.wait(20)
    assert why_not(rig, CARA, CallComputer(seat)) is RefusalCode.NOT_YOUR_SEAT
    assert why_not(rig, rig.holder(seat), CallComputer(seat)) is RefusalCode.NOT_YOUR_SEAT
    assert why_not(rig, rig.holder(seat), CallComputer(1 - seat)) is RefusalCode.NOT_YOUR_TURN
    rig.order(other, CallComputer(seat))
    assert rig.news[-1].what == StandInTook(rig.table.updated, seat, LEVEL, WhyStandIn.CALLED, other.name)
    assert why_not(rig, other, CallComputer(seat)) is RefusalCode.PLAYED_BY_COMPUTER


def test_a_step_is_a_sign_of_life() -> None:
    rig = started(pace=Pace.DAYS)
    seat, other = rig.actor, rig.holder(1 - rig.actor)
    rig.wait(DAY)
    rig.play(next(str(move) for move in rig.table.playing.legal_moves()))
    rig.wait(DAY - 10)
    assert why_not(rig, other, CallComputer(seat)) is RefusalCode.TOO_SOON


def test_who_comes_back_is_told_what_was_played_in_their_place() -> None:
    rig, luck = started(), random.Random(6)
    rig.end_turn()
    rig.end_turn()
    seat = relieve(rig)
    while rig.actor == seat:
        play_as_computer(rig, luck)
    rig.end_turn()
    rig.order(rig.holder(seat), ReturnToSeat(seat))
    assert told_since(rig, seat) == [1 - seat, seat, 1 - seat]
    rig.end_turn()
    rig.end_turn()
    assert told_since(rig, seat) == [1 - seat], "as always, after a turn of one's own"


def told_since(rig: Rig, seat: int) -> list[int]:
    """Whose turns the holder of a seat is told since their last one, from the log as it was kept."""
    holder = rig.holder(seat)
    assert holder is not None
    connection = TableConnection(holder, frozenset({Wish.SINCE}), 0, 10**9)
    sent = Updates(rig.again(), NewsLog(rig.news)).whole(connection)
    update = msgspec.json.decode(sent, type=Update, dec_hook=from_text)
    assert update.insight.since is not None
    return [turn.seat for turn in update.insight.since]
