"""A game turn by turn: luck, decisions, figures."""

from __future__ import annotations

import msgspec
import pytest

from alhambra.deal import Deal
from alhambra.moves import move
from alhambra.notation import Record, parse_record, print_record
from alhambra.reasons import IllegalMove
from alhambra.review import GameReview, NothingToReview, review_game
from alhambra.review.comments import with_comments
from alhambra.review.report import report
from alhambra.values import from_text, to_text
from tests.review.played import TINY, played

GAME = (("trader", "random", "trader"), "a whole game")


@pytest.fixture(scope="module")
def review() -> GameReview:
    game = played(*GAME)
    return review_game(game.setup, game.moves, seats=[1], effort=TINY)


def test_luck_and_decisions_lead_from_the_first_hopes_to_the_result(review: GameReview) -> None:
    """For everybody, in points and in shares of the victory."""
    assert review.final == played(*GAME).scores
    for seat in range(3):
        first = review.moments[0].points[seat]
        luck = sum(moment.luck[seat] for moment in review.moments[1:])
        skill = sum(moment.skill[seat] for moment in review.moments[1:])
        assert first + luck + skill == pytest.approx(review.final[seat])


def test_shares_of_the_victory_are_one_at_every_moment(review: GameReview) -> None:
    assert [sum(moment.shares) for moment in review.moments] == pytest.approx([1.0] * len(review.moments))


def test_one_seat_is_judged_and_everybody_has_a_curve(review: GameReview) -> None:
    assert {decision.seat for decision in review.decisions} == {1}
    assert {moment.seat for moment in review.moments} == {0, 1, 2}
    assert [figures.accuracy is None for figures in review.figures] == [True, False, True]


def test_scoring_rounds_are_noted_where_they_came(review: GameReview) -> None:
    assert [round_ for moment in review.moments for round_ in moment.rounds] == [1, 2, 3]


def test_a_review_is_the_same_again_and_goes_over_a_wire() -> None:
    game = played(*GAME)
    first, second = [review_game(game.setup, game.moves[:40], seats=[0], effort=TINY) for _ in range(2)]
    assert first == second
    text = msgspec.json.encode(first, enc_hook=to_text)
    assert msgspec.json.decode(text, type=GameReview, dec_hook=from_text) == first


def test_an_unfinished_game_is_reviewed_as_far_as_it_goes() -> None:
    game = played(*GAME)
    found = review_game(game.setup, game.moves[:30], seats=[], effort=TINY)
    assert found.final is None
    assert {figures.adjusted for figures in found.figures} == {None}
    assert found.moments[-1].step <= 30


def test_progress_is_told_turn_by_turn() -> None:
    game = played(*GAME)
    told: list[tuple[int, int]] = []
    found = review_game(
        game.setup, game.moves[:30], seats=[], effort=TINY, progress=lambda done, of: told.append((done, of))
    )
    assert told == [(number, len(found.moments)) for number in range(1, len(found.moments) + 1)]


def test_without_a_whole_turn_there_is_nothing_to_review() -> None:
    with pytest.raises(NothingToReview):
        review_game(Deal(2, "short"), [])


def test_a_game_against_the_rules_is_refused() -> None:
    with pytest.raises(IllegalMove):
        review_game(Deal(2, "wrong"), [move("end")])


def test_a_seat_that_is_not_there_is_refused() -> None:
    game = played(*GAME)
    with pytest.raises(ValueError, match="seat 3: this game has seats 0 to 2"):
        review_game(game.setup, game.moves, seats=[3], effort=TINY)


# -------------------------------------------------------------------- taken along


def test_faults_become_comments_that_can_be_read_back(review: GameReview) -> None:
    record = Record.of(played(*GAME))
    text = print_record(with_comments(record, review))
    faults = [decision for decision in review.decisions if decision.judgement.cost is not None]
    assert faults
    assert [comment.step for comment in parse_record(text).comments] == [decision.last for decision in faults]


def test_the_report_names_players_safely_and_asks_nobody(review: GameReview) -> None:
    record = Record.of(played(*GAME), names=("<Ana>", "Ben", "Cleo"))
    page = report(record, review)
    assert "&lt;Ana&gt;" in page
    assert "<Ana>" not in page
    assert "http" not in page
    assert "<script" not in page
    assert page.count("<polyline") == 3
