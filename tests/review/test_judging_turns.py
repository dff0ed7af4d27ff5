"""What a turn was worth, and the best there was instead."""

from __future__ import annotations

import msgspec
import pytest

from alhambra import Game
from alhambra.moves import Buy, EndTurn, Move, TakeMoney
from alhambra.review import Effort, Gap, Grade, Judgement, judge
from alhambra.review.figures import grade_of
from alhambra.review.game_review import TurnInGame, turns_of
from alhambra.values import from_text, to_text
from tests.bots.tables import games_of
from tests.review.played import TINY, played

FAIR = Effort("fair", simulations=100, screening=40, checking=60, measuring=200, curve=8)


def turns(levels: tuple[str, ...], seed: str) -> list[TurnInGame]:
    game = played(levels, seed)
    return list(turns_of(game.setup, game.moves))


def judged(turn: TurnInGame, effort: Effort = TINY) -> Judgement:
    return judge(turn.game.view(turn.seat), turn.game.events, played=turn.moves, effort=effort)


@pytest.mark.parametrize("levels", [("trader", "random"), ("trader", "random", "trader", "random")])
def test_the_parts_of_a_cost_add_up_to_the_whole(levels: tuple[str, ...]) -> None:
    """Every point of a game is a majority's or a wall's; what other cards bring in of them is money's."""
    by_luck = [turn for turn in turns(levels, "parts") if turn.seat % 2]
    costs = [told.cost for turn in by_luck[4:10] if (told := judged(turn, FAIR)).cost is not None]
    assert costs
    for cost in costs:
        assert sum(part.points for part in cost.parts) == pytest.approx(cost.gap.points)


def test_a_needless_waste_is_a_fault_and_its_better_turn_is_legal() -> None:
    """Paying 9 for what 2 would pay, with nothing else in hand."""
    game = Game.deal(players=2, seed="a waste")
    while game.phase == "act":
        wasteful = [
            move
            for move in game.legal_moves()
            if isinstance(move, Buy) and sum(card.value for card in move.cards) >= 4 + price(game, move)
        ]
        if wasteful:
            break
        game.play(next(move for move in game.legal_moves() if isinstance(move, TakeMoney)))
        game.play(EndTurn())
    told = judge(game.view(game.actor), game.events, played=[wasteful[0]], effort=FAIR)
    assert told.grade is not None
    assert told.grade.is_fault
    better = game.copy()
    for move in told.turns[0].moves:
        better.play(move)


def price(game: Game, move: Buy) -> int:
    tile = game.view(game.actor).market[move.slot - 1]
    assert tile is not None
    return tile.price


def test_a_turn_is_known_in_whatever_order_its_moves_were_made() -> None:
    """Two purchases, or two tiles placed, may come in either order; the turn is the same."""
    for turn in turns(("architect", "architect"), "orders"):
        purchases = [move for move in turn.moves if isinstance(move, Buy)]
        if len(purchases) == 2 and isinstance(turn.moves[1], Buy):
            other: list[Move] = [turn.moves[1], turn.moves[0], *turn.moves[2:]]
            after_one = turn.game.copy()
            after_one.play(other[0])
            if after_one.why_not(other[1]) is not None:
                continue  # the one that was overpaid has to be the last
            here, there = judged(turn), judged(msgspec.structs.replace(turn, moves=tuple(other)))
            assert (here.played, here.grade, here.cost) == (there.played, there.grade, there.cost)
            assert [each.points for each in here.turns] == [each.points for each in there.turns]
            return
    pytest.fail("nobody bought two tiles")


def test_what_was_played_is_among_the_turns_even_if_nobody_would_think_of_it() -> None:
    turn = turns(("random", "random", "random"), "odd")[12]
    told = judged(turn)
    assert told.played is not None
    assert told.grade is not None
    ahead = turn.game.copy()
    for move in told.turns[told.played].moves:
        ahead.play(move)
    theirs = turn.game.copy()
    for move in turn.moves:
        theirs.play(move)
    assert ahead.view(turn.seat).palaces == theirs.view(turn.seat).palaces
    assert ahead.view(turn.seat).hands == theirs.view(turn.seat).hands


def test_a_turn_that_is_not_over_yet_is_finished_by_the_planner() -> None:
    for game in games_of("architect", 3, "unfinished", steps=90):
        purchases = [move for move in game.legal_moves() if isinstance(move, Buy)] if game.phase == "act" else []
        if purchases:
            break
    told = judge(game.view(game.actor), game.events, played=purchases[:1], effort=TINY)
    assert told.played is not None
    moves = told.turns[told.played].moves
    assert moves[0] == purchases[0]
    assert moves[-1] == EndTurn()
    for move in moves:
        game.play(move)


def test_without_a_played_turn_the_best_ones_are_told() -> None:
    *_, game = games_of("architect", 4, "untold", steps=44)
    told = judge(game.view(None), game.events, effort=TINY)
    assert told.turns
    assert (told.played, told.grade, told.cost) == (None, None, None)
    assert [turn.behind is None for turn in told.turns] == [True] + [False] * (len(told.turns) - 1)


def test_a_turn_that_cannot_be_played_is_refused() -> None:
    *_, game = games_of("architect", 4, "refused", steps=10)
    while game.phase != "act":
        game.play(game.legal_moves()[0])
    moves = [move for move in game.legal_moves() if isinstance(move, TakeMoney)]
    with pytest.raises(ValueError, match="is not possible"):
        judge(game.view(game.actor), game.events, played=[moves[0], moves[0]], effort=TINY)


def test_a_judgement_depends_on_nothing_hidden() -> None:
    """Tables that differ only in the order of bag and deck are judged alike."""
    *_, game = games_of("architect", 3, "hidden", steps=60)
    assert game.actor is not None
    view = game.view(game.actor)
    told = judge(view, game.events, effort=TINY)
    assert judge(view, tuple(game.events), effort=TINY) == told
    text = msgspec.json.encode(told, enc_hook=to_text)
    assert msgspec.json.decode(text, type=Judgement, dec_hook=from_text) == told


# -------------------------------------------------------------------- what it is called


@pytest.mark.parametrize(
    ("gap", "grade"),
    [
        (Gap(3.0, 0.5, 0.10, 0.02), Grade.BLUNDER),
        (Gap(3.0, 0.5, 0.05, 0.02), Grade.MISTAKE),
        (Gap(3.0, 0.5, 0.02, 0.01), Grade.INACCURACY),
        (Gap(3.0, 0.5, 0.00, 0.01), Grade.INACCURACY),  # points that decide nothing any more
        (Gap(0.5, 0.1, 0.00, 0.01), Grade.FINE),  # hardly any
        (Gap(3.0, 2.0, 0.10, 0.06), Grade.FINE),  # not sure
        (Gap(3.0, 0.5, -0.05, 0.01), Grade.FINE),  # fewer points and more victories
        (Gap(2.0, 0.0, 0.50, 0.0), Grade.BLUNDER),  # exact
        (Gap(0.0, 0.0, 0.0, 0.0), Grade.FINE),
    ],
)
def test_only_a_clear_difference_has_a_name(gap: Gap, grade: Grade) -> None:
    assert grade_of(gap) is grade


def test_a_position_without_a_history_can_be_judged() -> None:
    """Hands that follow from nothing are dealt anew; nobody's are read."""
    game = played(("greedy", "greedy", "greedy"), "no history").at(30)
    assert judge(game.view(game.actor), (), effort=TINY).turns
