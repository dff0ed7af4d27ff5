"""A preview against the game in which the move is really made."""

from __future__ import annotations

import random

import msgspec
import pytest

from alhambra import (
    Buy,
    CellSide,
    EndTurn,
    Game,
    IllegalMove,
    Kind,
    Move,
    Side,
    Stop,
    TakeMoney,
    View,
    cell,
    move,
)
from alhambra.insight import MoneyChange, Preview, WallChange, imagine, next_round, preview, scoring_window
from alhambra.values import CURRENCIES
from alhambra.view import look
from tests.insight.games import SEATS, some_positions
from tests.insight.scores import counts, points, sides
from tests.support.tables import a_game, cards
from tests.twins.money import worth
from tests.twins.palaces import Place, Plan, plan_of
from tests.twins.walls import is_chain, longest_wall, outer_walls


def inner_walls(plan: Plan) -> set[tuple[Place, str]]:
    return {(place, side) for place, walls in plan.items() for side in walls} - outer_walls(plan)


def judge(found: Preview, before: View, after: View, step: Move) -> None:
    assert found.points_before == tuple(points(before, found.round))
    assert found.points_after == tuple(points(after, found.round))
    changed = [kind for kind in Kind if counts(before, kind) != counts(after, kind)]
    assert [each.kind for each in found.majorities] == changed
    for each in found.majorities:
        assert each.before.counts == tuple(counts(before, each.kind))
        assert each.after.counts == tuple(counts(after, each.kind))
    judge_wall(found.wall, before, after, found.seat)
    if isinstance(step, TakeMoney | Buy):
        judge_money(found.money, before, after, step)
    else:
        assert found.money is None


def judge_wall(found: WallChange | None, before: View, after: View, seat: int) -> None:
    assert (found is None) == (before.palaces[seat] == after.palaces[seat])
    if found is None:
        return
    plan, next_plan = plan_of(before, seat), plan_of(after, seat)
    for told, real in ((found.before, plan), (found.after, next_plan)):
        assert told.length == longest_wall(real)
        assert is_chain(real, sides(told.path))
    assert set(sides(found.becoming_inner)) == outer_walls(plan) & inner_walls(next_plan)
    assert set(sides(found.becoming_outer)) == inner_walls(plan) & outer_walls(next_plan)


def judge_money(found: MoneyChange | None, before: View, after: View, step: TakeMoney | Buy) -> None:
    assert found is not None
    seat = before.actor or 0
    hand, next_hand = before.hands[seat] or (), after.hands[seat] or ()
    assert (found.cards_before, found.cards_after) == (len(hand), len(next_hand))
    for at, currency in enumerate(CURRENCIES):
        assert found.before[at] == worth(card for card in hand if card.currency is currency)
        assert found.after[at] == worth(card for card in next_hand if card.currency is currency)
    if isinstance(step, TakeMoney):
        assert found.payment is None
        return
    bought = before.market[step.slot - 1]
    assert bought is not None
    assert found.payment is not None
    assert found.payment.cards == step.cards
    assert (found.payment.total, found.payment.over) == (worth(step.cards), worth(step.cards) - bought.price)
    assert after.has_bonus == (found.payment.over == 0)


def played(game: Game, step: Move) -> Game:
    twin = game.at(len(game.moves))
    twin.play(step)
    return twin


@pytest.mark.parametrize("players", SEATS)
def test_a_preview_shows_what_the_move_really_does(players: int) -> None:
    luck = random.Random(players)
    for game in some_positions(players, f"preview {players}", every=10):
        steps = [step for step in game.legal_moves() if not isinstance(step, EndTurn)]
        view = game.view(game.actor)
        for step in luck.sample(steps, min(4, len(steps))):
            found = preview(view, step)
            assert found.seat == game.actor
            assert found.round == next_round(view)
            judge(found, view, played(game, step).view(game.actor), step)


def test_walls_that_come_to_face_a_building_are_named() -> None:
    """Pa7's only wall looks east, Se7's looks west: set side by side they stand back to back (R34)."""
    game = a_game(phase="settle", bought="Se7", palace="Pa7@e1 To12@s1 Ar9@e1s1 Ga11@e2s1")
    found = preview(game.view(0), move("place Se7 e2")).wall
    assert found is not None
    assert found.becoming_inner == (CellSide(cell("e1"), Side.EAST),)
    assert (found.before.length, found.after.length) == (1, 0)


def test_settling_while_a_bonus_is_open_is_shown_as_if_it_were_declined() -> None:
    view = a_game(bought="Pa8", has_bonus=True, display="Y1").view(0)
    table = imagine(view)
    found = preview(view, move("place Pa8 e1"), table)
    assert [(each.kind, each.before.counts, each.after.counts) for each in found.majorities] == [
        (Kind.PAVILION, (0, 0, 0), (1, 0, 0))
    ]
    assert (found.points_before, found.points_after) == ((0, 0, 0), (1, 0, 0))
    assert look(table, 0) == view  # it was looked at, nothing was declined


def test_a_gift_to_dirk_shows_what_it_changes_for_him() -> None:
    game = a_game(2, phase="settle", bought="To12", palace="To13@e1")
    found = preview(game.view(0), move("dirk To12"))
    assert found.wall is None
    assert (found.points_before, found.points_after) == ((7, 0, 0), (4, 0, 3))


def test_a_payment_with_a_spare_card_shows_what_is_lost() -> None:
    """R18"""
    game = a_game(hand="Y2 Y3 Y5", market="Pa5 - - -")
    found = preview(game.view(0), move("buy 1 Y3 Y5")).money
    assert found is not None
    assert found.payment is not None
    assert (found.payment.cards, found.payment.over) == (cards("Y3 Y5"), 3)
    assert (found.before, found.after) == ((10, 0, 0, 0), (2, 0, 0, 0))


def test_the_end_of_a_turn_foresees_nothing() -> None:
    """Not even tiles that Dirk is sure to draw because a scoring card must come (R40, R43)."""
    view = a_game(2, phase="ready", display="Y1", palace="To12@e1").view(0)
    window = scoring_window(view)
    assert window is not None
    found = preview(msgspec.structs.replace(view, drawn=view.drawn + window.most), EndTurn())
    assert found.points_before == found.points_after
    assert (found.wall, found.majorities, found.money) == (None, (), None)


def test_a_move_that_is_not_legal_has_no_preview() -> None:
    game = a_game(phase="settle", bought="Pa8")
    with pytest.raises(IllegalMove, match="TOUCHES_NOTHING"):
        preview(game.view(0), move("place Pa8 e5"))
    with pytest.raises(IllegalMove, match="GAME_OVER"):
        preview(a_game(phase="over", round_=3).view(0), Stop())


@pytest.mark.parametrize(("phase", "bought"), [("act", ""), ("settle", "To12"), ("ready", "")])
def test_out_of_turn_a_player_may_look_ahead(phase: str, bought: str) -> None:
    game = a_game(phase=phase, bought=bought, reserves={1: "Pa8"}, hands={1: "G3"}, display="Y1")
    assert preview(game.view(1), move("build Pa8 e1")).seat == 1
    found = preview(game.view(1), move("take Y1")).money
    assert found is not None
    assert found.after == (1, 3, 0, 0)


def test_spectators_see_no_hidden_hand_in_a_preview() -> None:
    game = a_game(hand="Y2", display="Y1")
    with pytest.raises(ValueError, match="the hand of seat 0 is hidden"):
        preview(game.view(None), move("take Y1"))


def test_the_actors_bonus_and_tiles_are_nobody_elses() -> None:
    game = a_game(bought="Pa8", has_bonus=True, display="Y1")
    with pytest.raises(IllegalMove, match="ACTION_IS_COMPULSORY"):
        preview(game.view(1), Stop())
    with pytest.raises(IllegalMove, match="ACTIONS_COME_FIRST"):
        preview(game.view(1), move("store Pa8"))
    with pytest.raises(IllegalMove, match="NOT_IN_RESERVE"):
        preview(game.view(1), move("build Pa8 e1"))
