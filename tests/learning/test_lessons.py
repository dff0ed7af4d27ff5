"""Every lesson can be done, and what its texts say about mistakes is what the engine says."""

from __future__ import annotations

import pytest

from alhambra import Game, bots, move
from alhambra.learning.lesson import LEARNER, Coaching, Lesson, Mistake, Remark, coach
from alhambra.learning.lessons import LESSONS, find_lesson
from alhambra.view import Phase

SET_UP = [lesson for lesson in LESSONS if lesson.position is not None]
MISTAKES = [(lesson, mistake) for lesson in SET_UP for mistake in lesson.mistakes]
REMARKS = [(lesson, remark) for lesson in SET_UP for remark in lesson.remarks if remark.example]


def named(lesson: Lesson) -> str:
    return lesson.name


@pytest.mark.parametrize("lesson", SET_UP, ids=named)
def test_nothing_is_reached_or_said_before_one_has_done_anything(lesson: Lesson) -> None:
    said = coach(lesson, lesson.begin())
    assert not any(goal.is_reached for goal in said.goals)
    assert (said.remark, said.is_done, said.is_missed) == (None, False, False)


@pytest.mark.parametrize("lesson", SET_UP, ids=named)
def test_the_learner_begins(lesson: Lesson) -> None:
    assert lesson.begin().actor == LEARNER


@pytest.mark.parametrize("lesson", SET_UP, ids=named)
def test_the_goal_can_be_reached(lesson: Lesson) -> None:
    said = coach(lesson, lesson.played(lesson.solution))
    assert said.is_done
    assert not said.is_missed


@pytest.mark.parametrize("lesson", SET_UP, ids=named)
def test_the_last_move_of_the_solution_is_needed(lesson: Lesson) -> None:
    """So no lesson is over before its last word."""
    moves, _, _ = lesson.solution.rpartition(";")
    assert not coach(lesson, lesson.played(moves)).is_done


@pytest.mark.parametrize(("lesson", "mistake"), MISTAKES, ids=lambda part: getattr(part, "name", None) or part.move)
def test_a_tempting_mistake_is_refused_for_the_reason_the_lesson_talks_about(lesson: Lesson, mistake: Mistake) -> None:
    reason = lesson.played(mistake.after).why_not(move(mistake.move))
    assert reason is not None
    assert reason.code == mistake.refused


@pytest.mark.parametrize(("lesson", "remark"), REMARKS, ids=lambda part: part.name)
def test_the_coach_remarks_on_what_one_does(lesson: Lesson, remark: Remark) -> None:
    assert coach(lesson, lesson.played(remark.example)).remark == remark.name


def said_after(name: str, moves: str) -> Coaching:
    lesson = find_lesson(name)
    assert lesson is not None
    return coach(lesson, lesson.played(moves))


def test_a_step_that_is_taken_back_takes_its_goal_back() -> None:
    lesson = find_lesson("exact-payment")
    assert lesson is not None
    game = lesson.played("buy 3 B4 B5")
    assert coach(lesson, game).goals[0].is_reached
    game.undo()
    assert not coach(lesson, game).goals[0].is_reached


def test_a_lesson_whose_turn_has_ended_without_its_goal_is_missed() -> None:
    assert said_after("taking-money", "take O8; end").is_missed
    assert not said_after("taking-money", "take O8").is_missed


def test_a_scoring_without_the_majority_misses_the_lesson_on_majorities() -> None:
    assert said_after("majorities", "take G6; end").is_missed


def test_the_majority_counts_also_when_another_player_brings_the_scoring() -> None:
    """The learner took no money; the next player does."""
    moves = "buy 3 B4 B5; stop; place To9b e1; end"
    assert not said_after("majorities", moves).is_missed
    assert said_after("majorities", f"{moves}; take G6; end").is_done


def test_a_round_that_another_player_brings_does_not_count_for_timing() -> None:
    """Two cards are drawn by the learner, and the scoring card by the next player."""
    said = said_after("timing", "take Y1 G1; end; take O8; end")
    assert [goal.is_reached for goal in said.goals] == [False, False]
    assert said.is_missed


def test_the_last_lesson_of_the_position_is_missed_when_the_game_ends_without_it() -> None:
    """Storing the tower instead of building it."""
    moves = "buy 1 Y5; stop; store Pa5; end; store Ch9b; end; store Ga12; end; store To12; end"
    assert said_after("last-tiles", moves).is_missed


@pytest.mark.parametrize("more", ["stop", "take G8"])
def test_once_the_pavilion_is_bought_nobody_else_takes_money(more: str) -> None:
    """R36, as the remark on the bonus of the last tiles says: the game ends with this turn, whatever else is done."""
    lesson = find_lesson("last-tiles")
    assert lesson is not None
    game = lesson.played(f"buy 1 Y5; {more}; place Pa5 w1; end")
    assert game.phase is Phase.FINAL


def test_there_is_no_lesson_of_another_name() -> None:
    assert find_lesson("juggling") is None


def test_the_guide_has_something_to_say_all_through_a_first_game() -> None:
    """Three quick players stand in for the learner and two opponents."""
    lesson = LESSONS[-1]
    game = Game.deal(players=3, seed="a first game")
    players = [bots.make("greedy", seed) for seed in range(3)]
    said = []
    while game.actor is not None:
        said.append(coach(lesson, game).remark)
        game.play(players[game.actor].choose(game.view(game.actor), game.events, bots.Budget(seconds=1)))
    end = coach(lesson, game)
    assert None not in said
    assert {"wait", "settle", "ready", "scored", "exact", "soon", "ending"} <= set(said)
    assert end.remark == "over"
    assert end.goals[-1].is_reached
    assert game.phase is Phase.OVER
