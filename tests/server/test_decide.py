"""What may be done at a table, without a server around it."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.game import Game
from alhambra.server.core import log
from alhambra.server.core.domain import LONGEST_NAME, Breakage, OwnSeat, SeatKind, TablePhase
from alhambra.server.core.log import StepRedone, StepUndone
from alhambra.server.core.names import name_apart
from alhambra.server.core.orders import (
    FillSeats,
    LeaveSeat,
    PlayMove,
    RedoStep,
    RemovePlayer,
    SeatComputer,
    StartGame,
    TakeSeat,
    UndoStep,
)
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.summary import summarise
from alhambra.server.protocol.messages import SeatVacatedNews
from alhambra.server.protocol.public import You, you_at
from tests.server.tables import ANNA, BERT, CARA, COMPUTER, ME, NEXT_SECRET, OPEN, PROMISE, SHARE, Rig, started, why_not

# -------------------------------------------------------------------- before the start


def test_whoever_makes_a_table_owns_it() -> None:
    rig = Rig(ME, OPEN, COMPUTER)
    assert you_at(rig.table, "anna") == You((0,), is_owner=True, explainable=(0, 2))
    assert [seat.kind for seat in summarise(rig.table).seats] == [SeatKind.PERSON, SeatKind.OPEN, SeatKind.COMPUTER]


def test_an_open_seat_goes_to_the_first_who_takes_it() -> None:
    rig = Rig(ME, OPEN)
    rig.order(BERT, TakeSeat(1, PROMISE))
    assert why_not(rig, CARA, TakeSeat(1, PROMISE)) is RefusalCode.SEAT_TAKEN
    assert rig.table.sitters[1].name == "Bert"


def test_one_device_may_hold_several_seats_each_with_a_name() -> None:
    rig = Rig(OwnSeat("Anna", PROMISE), OwnSeat("Grandpa", PROMISE))
    rig.start()
    assert rig.table.seats_of("anna") == (0, 1)
    assert [sitter.name for sitter in rig.table.sitters] == ["Anna", "Grandpa"]


def test_one_may_leave_before_the_start() -> None:
    rig = Rig(ME, OPEN)
    rig.order(BERT, TakeSeat(1, PROMISE))
    rig.order(BERT, LeaveSeat(1))
    assert rig.table.sitters[1].kind is SeatKind.OPEN


def test_only_the_owner_removes_others() -> None:
    rig = Rig(ME, OPEN, OPEN)
    rig.order(BERT, TakeSeat(1, PROMISE))
    assert why_not(rig, CARA, RemovePlayer(1)) is RefusalCode.NOT_THE_OWNER
    assert why_not(rig, ANNA, LeaveSeat(1)) is RefusalCode.NOT_YOUR_SEAT
    rig.order(ANNA, RemovePlayer(1))
    assert rig.news[-1].what == SeatVacatedNews(rig.table.updated, 1, "Bert", was_removed=True, for_good=True)


def test_whom_the_owner_has_removed_is_not_back_at_once() -> None:
    rig = Rig(ME, OPEN, OPEN)
    rig.order(BERT, TakeSeat(1, PROMISE))
    rig.order(ANNA, RemovePlayer(1))
    assert why_not(rig, BERT, TakeSeat(1, PROMISE)) is RefusalCode.NOT_WELCOME
    assert rig.table.why_not_admit("bert") is rig.again().why_not_admit("bert") is RefusalCode.NOT_WELCOME
    rig.order(CARA, TakeSeat(1, PROMISE))


def test_a_log_of_then_lets_those_back_in_who_were_removed() -> None:
    """To be removed meant less when it was written, and some of them sit at the table."""
    rig = Rig(ME, OPEN)
    rig.order(BERT, TakeSeat(1, PROMISE))
    rig.order(ANNA, RemovePlayer(1))
    rig.entries[-1] = log.read(log.write(rig.entries[-1]).replace(',"for_good":true', ""))
    assert rig.again().why_not_admit("bert") is None


@pytest.mark.parametrize("name", ["Mason", "mason.", "MISTRZ", "Uczen", "V i z i r"])
def test_nobody_is_called_like_a_computer_player(name: str) -> None:
    assert why_not(Rig(ME, OPEN), CARA, TakeSeat(1, PROMISE, name)) is RefusalCode.NAME_TAKEN
    with pytest.raises(Refused, match="computer player"):
        Rig(OwnSeat(name), OPEN)


@pytest.mark.parametrize("name", ["Anna", "anna", "A n n a", "Ánna", "ANNA!"])
def test_two_people_at_a_table_have_two_names(name: str) -> None:
    rig = Rig(ME, OPEN, OPEN)
    rig.order(CARA, TakeSeat(2, PROMISE, name))
    rig.order(BERT, TakeSeat(1, PROMISE, name))
    assert [sitter.name for sitter in rig.table.sitters] == ["Anna", f"{name} 3", f"{name} 2"]


def test_a_long_name_has_room_for_its_number() -> None:
    long = "A" * LONGEST_NAME
    assert name_apart(long, [long]) == "A" * (LONGEST_NAME - 2) + " 2"


def test_when_the_owner_leaves_the_next_person_is_the_owner() -> None:
    rig = Rig(ME, OPEN)
    rig.order(BERT, TakeSeat(1, PROMISE))
    rig.order(ANNA, LeaveSeat(0))
    assert summarise(rig.table).owner == "Bert"
    assert rig.table.phase is TablePhase.WAITING


def test_a_table_nobody_could_start_is_closed() -> None:
    rig = Rig(ME, COMPUTER)
    rig.order(ANNA, LeaveSeat(0))
    assert rig.table.phase is TablePhase.CLOSED
    assert why_not(rig, BERT, TakeSeat(0, PROMISE)) is RefusalCode.TABLE_CLOSED


def test_a_game_starts_when_every_seat_is_taken_or_filled() -> None:
    rig = Rig(ME, OPEN, OPEN)
    rig.order(BERT, TakeSeat(1, PROMISE))
    assert why_not(rig, BERT, StartGame(SHARE, NEXT_SECRET)) is RefusalCode.NOT_THE_OWNER
    assert why_not(rig, ANNA, StartGame(SHARE, NEXT_SECRET)) is RefusalCode.SEATS_OPEN
    rig.order(ANNA, FillSeats("random"))
    rig.start()
    assert rig.table.phase is TablePhase.PLAYING


def test_seats_stay_as_they_are_once_the_game_has_begun() -> None:
    rig = started()
    for by, order in ((BERT, LeaveSeat(1)), (ANNA, RemovePlayer(1)), (ANNA, StartGame(SHARE, NEXT_SECRET))):
        assert why_not(rig, by, order) is RefusalCode.ALREADY_STARTED


def test_a_seat_that_is_not_there_is_refused() -> None:
    assert why_not(Rig(ME, OPEN), BERT, TakeSeat(2, PROMISE)) is RefusalCode.NO_SUCH_SEAT


def test_a_computer_player_takes_no_persons_seat() -> None:
    rig = Rig(ME, OPEN)
    assert why_not(rig, ANNA, SeatComputer(0, "random")) is RefusalCode.SEAT_TAKEN
    rig.order(ANNA, SeatComputer(1, "random"))
    assert rig.table.sitters[1].level == "random"


def test_shuffled_seats_follow_from_the_seed_and_fixed_ones_stay() -> None:
    orders = set()
    for number in range(20):
        rig = Rig(ME, COMPUTER, COMPUTER, secret=f"{number:064x}", shuffle_seats=True)
        rig.start()
        orders.add(rig.table.order)
    assert len(orders) > 3
    assert started().table.order == (0, 1)


# -------------------------------------------------------------------- playing


def test_nobody_plays_before_the_start() -> None:
    rig = Rig(ME, COMPUTER)
    assert why_not(rig, ANNA, PlayMove(0, 1, "end")) is RefusalCode.NOT_STARTED


def test_a_seat_obeys_the_one_who_holds_it_alone() -> None:
    rig = started()
    seat, version = rig.actor, rig.table.version
    move = str(rig.table.playing.legal_moves()[0])
    for other in (CARA, None, {0: BERT, 1: ANNA}[seat]):
        assert why_not(rig, other, PlayMove(seat, version, move)) is RefusalCode.NOT_YOUR_SEAT


def test_a_computer_players_seat_obeys_the_server_alone() -> None:
    rig = Rig(ME, COMPUTER)
    rig.start()
    assert why_not(rig, ANNA, PlayMove(1, rig.table.version, "end")) is RefusalCode.NOT_YOUR_SEAT
    rig.play_at_random(random.Random(3), 20)


def test_of_two_orders_for_one_version_the_second_is_told() -> None:
    rig = started()
    seat, version = rig.actor, rig.table.version
    takings = [str(move) for move in rig.table.playing.legal_moves() if str(move).startswith("take")]
    rig.order(rig.holder(seat), PlayMove(seat, version, takings[0]))
    second = PlayMove(seat, version, takings[1])
    assert why_not(rig, rig.holder(seat), second) is RefusalCode.STALE_VERSION


def test_one_waits_for_ones_turn() -> None:
    rig = started()
    other = 1 - rig.actor
    order = PlayMove(other, rig.table.version, "end")
    assert why_not(rig, rig.holder(other), order) is RefusalCode.NOT_YOUR_TURN


def test_what_is_no_move_and_what_is_not_legal_are_told_apart() -> None:
    rig = started()
    seat, version, holder = rig.actor, rig.table.version, rig.holder(rig.actor)
    assert why_not(rig, holder, PlayMove(seat, version, "fly away")) is RefusalCode.NOT_A_MOVE
    with pytest.raises(Refused) as refusal:
        rig.order(holder, PlayMove(seat, version, "end"))
    assert refusal.value.code is RefusalCode.ILLEGAL_MOVE
    assert refusal.value.reason is not None
    assert refusal.value.reason.code == "ACTION_IS_COMPULSORY"


# -------------------------------------------------------------------- taking back


def a_taking(rig: Rig) -> str:
    return next(str(move) for move in rig.table.playing.legal_moves() if str(move).startswith("take"))


def test_a_step_can_be_taken_back_and_played_again() -> None:
    rig = started()
    before = rig.table.playing.view(rig.actor)
    taking = a_taking(rig)
    rig.play(taking)
    after = rig.table.playing.view(rig.actor)
    rig.undo()
    assert rig.table.playing.view(rig.actor) == before
    rig.redo()
    assert rig.table.playing.view(rig.actor) == after
    played, taken_back, again = rig.news[-3:]
    assert taken_back.what == StepUndone(taken_back.what.at, rig.actor, taking)
    assert again.what == StepRedone(again.what.at, rig.actor, taking)
    assert again.events == played.events


def test_the_end_of_a_turn_is_final() -> None:
    rig = started()
    rig.play(a_taking(rig), "end")
    order = UndoStep(rig.actor, rig.table.version)
    assert why_not(rig, rig.holder(rig.actor), order) is RefusalCode.NOTHING_TO_UNDO


def test_another_move_forgets_what_was_taken_back() -> None:
    rig = started()
    one, other = [str(move) for move in rig.table.playing.legal_moves() if str(move).startswith("take")][:2]
    rig.play(one)
    rig.undo()
    rig.play(other)
    order = RedoStep(rig.actor, rig.table.version)
    assert why_not(rig, rig.holder(rig.actor), order) is RefusalCode.NOTHING_TO_REDO


def test_only_the_one_on_turn_takes_back() -> None:
    rig = started()
    rig.play(a_taking(rig))
    other = 1 - rig.actor
    order = UndoStep(other, rig.table.version)
    assert why_not(rig, rig.holder(other), order) is RefusalCode.NOT_YOUR_TURN


def test_restarting_a_turn_takes_all_steps_back_and_each_can_be_played_again() -> None:
    rig, luck = started(), random.Random(5)
    while len(rig.table.steps) < 2:
        moves = [str(move) for move in rig.table.playing.legal_moves()]
        rig.play(luck.choice([move for move in moves if move.startswith("buy")] or moves))
    steps, view = rig.table.steps, rig.table.playing.view(0)
    rig.restart()
    assert rig.table.steps == ()
    assert rig.table.undone == steps
    for _ in steps:
        rig.redo()
    assert rig.table.playing.view(0) == view


# -------------------------------------------------------------------- the log


@given(st.randoms(use_true_random=False), st.integers(0, 120))
def test_a_log_replays_to_the_same_table(luck: random.Random, steps: int) -> None:
    """Whatever is played, taken back and played again."""
    rig = started()
    for _ in range(steps):
        if rig.table.actor is None:
            break
        choice = luck.random()
        if choice < 0.15 and rig.table.steps:
            rig.undo()
        elif choice < 0.2 and rig.table.steps:
            rig.restart()
        elif choice < 0.35 and rig.table.undone:
            rig.redo()
        else:
            rig.play_at_random(luck, 1)
    table = rig.again()
    assert table.version == rig.table.version == len(rig.entries)
    assert summarise(table) == summarise(rig.table)
    assert (table.steps, table.undone, table.played) == (rig.table.steps, rig.table.undone, rig.table.played)
    for seat in (0, 1, None):
        assert table.playing.view(seat) == rig.table.playing.view(seat)
    reduced = Game(rig.table.playing.setup, rig.table.playing.moves)
    assert reduced.view(0) == table.playing.view(0)


def test_a_finished_table_has_an_outcome_and_takes_no_more_moves() -> None:
    rig = started()
    rig.play_at_random(random.Random(7))
    outcome = summarise(rig.table).outcome
    assert outcome is not None
    assert outcome.scores == rig.table.playing.scores
    order = PlayMove(0, rig.table.version, "end")
    assert why_not(rig, ANNA, order) is RefusalCode.GAME_OVER


def test_a_log_that_does_not_replay_makes_the_table_read_only() -> None:
    rig = started()
    rig.play(a_taking(rig), "end")
    rig.entries.append(log.MovePlayed(5_000, rig.actor, "end"))
    rig.entries.append(log.MovePlayed(6_000, rig.actor, "end"))
    rig.table = rig.again()
    breakage = summarise(rig.table).breakage
    assert breakage is not None
    assert breakage.version == len(rig.entries) - 1
    assert "ACTION_IS_COMPULSORY" in breakage.detail
    assert rig.table.playing.view(0).turns == 1
    order = PlayMove(rig.actor, rig.table.version, a_taking(rig))
    assert why_not(rig, rig.holder(rig.actor), order) is RefusalCode.READ_ONLY


def test_a_game_of_other_rules_is_read_only() -> None:
    rig = started()
    start = rig.entries.pop()
    assert isinstance(start, log.GameStarted)
    rig.entries.append(log.GameStarted(start.at, start.contributions, start.order, start.rules + 1))
    assert "version 2 of the rules" in (rig.again().breakage or Breakage(0, "")).detail
