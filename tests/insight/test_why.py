"""Every cell has its verdict, and it is the rulebook's: by definition of a sound palace, and by asking the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from alhambra import Build, Buy, Cell, Exchange, Game, Move, Phase, Remove, cell, moves, tile
from alhambra.insight import Purpose, Why, why, why_remove
from tests.insight.games import SEATS, some_positions
from tests.support.tables import a_game
from tests.twins.palaces import Place, Plan, exchanges, placings, plan_of, removals, walls_of


def places(found: Why) -> list[Place]:
    return [(verdict.cell.x, verdict.cell.y) for verdict in found.cells]


def welcoming(found: Why) -> set[Place]:
    return {place for place, verdict in zip(places(found), found.cells, strict=True) if verdict.reason is None}


def ground(plan: Plan) -> list[Place]:
    """The smallest rectangle around a palace, and one cell more on each side."""
    columns, rows = [x for x, _ in plan], [y for _, y in plan]
    return [(x, y) for y in range(min(rows) - 1, max(rows) + 2) for x in range(min(columns) - 1, max(columns) + 2)]


def agrees_with_the_game(game: Game, found: Why, make: Callable[[Cell], Move]) -> bool:
    """Whether the game gives the same reasons, those that hold wherever the tile would go first."""
    return all(game.why_not(make(each.cell)) == (found.not_now or each.reason) for each in found.cells)


@pytest.mark.parametrize("players", SEATS)
def test_a_cell_takes_a_tile_exactly_if_the_palace_stays_sound(players: int) -> None:
    for game in some_positions(players, f"why {players}", every=8):
        seat = game.actor or 0
        view = game.view(seat)
        plan = plan_of(view, seat)
        for each in {*view.aside, *view.reserves[seat], *filter(None, view.market)}:
            found = why(view, each, Purpose.PLACE)
            assert places(found) == ground(plan)
            assert welcoming(found) == {place for _, place in placings(plan, [walls_of(each)])}
            assert welcoming(found) == welcoming(why(view, each, Purpose.BUILD))
            assert welcoming(why(view, each, Purpose.EXCHANGE)) == {
                place for _, place in exchanges(plan, [walls_of(each)])
            }
        assert welcoming(why_remove(view)) == removals(plan)
        assert places(why_remove(view)) == sorted(plan, key=lambda place: place[::-1])


@pytest.mark.parametrize("players", SEATS)
def test_the_reasons_are_the_games_own(players: int) -> None:
    for game in some_positions(players, f"reasons {players}", every=10):
        view = game.view(game.actor)
        for each in view.aside:
            assert agrees_with_the_game(game, why(view, each, Purpose.PLACE), partial(moves.Place, each))
            assert agrees_with_the_game(game, why(view, each, Purpose.BUILD), partial(Build, each))
        for each in view.reserves[game.actor or 0]:
            assert agrees_with_the_game(game, why(view, each, Purpose.BUILD), partial(Build, each))
            assert agrees_with_the_game(game, why(view, each, Purpose.EXCHANGE), partial(Exchange, each))
        assert agrees_with_the_game(game, why_remove(view), Remove)


def reason_at(found: Why, place: str) -> str:
    (reason,) = [verdict.reason for verdict in found.cells if verdict.cell == cell(place)]
    return "welcome" if reason is None else reason.code


def test_while_a_bonus_is_open_the_cells_still_answer() -> None:
    game = a_game(bought="Pa8", has_bonus=True, display="Y1")
    found = why(game.view(0), tile("Pa8"), Purpose.PLACE)
    assert found.not_now is not None
    assert found.not_now.code == "BONUS_IS_OPEN"
    assert reason_at(found, "n1") == "welcome"
    assert reason_at(found, "0") == "CELL_IS_TAKEN"


def test_a_tile_of_the_market_that_cannot_be_paid_says_by_how_much() -> None:
    found = why(a_game(hand="Y2", market="Pa8 - - -").view(0), tile("Pa8"), Purpose.BUY)
    assert found.not_now is not None
    assert (found.not_now.code, found.not_now.amount) == ("PAYS_TOO_LITTLE", 6)
    assert reason_at(found, "e1") == "welcome"


def test_a_tile_that_can_be_paid_has_nothing_against_it() -> None:
    game = a_game(hand="Y2 Y7", market="Pa8 - - -")
    assert why(game.view(0), tile("Pa8"), Purpose.BUY).not_now is None
    assert game.why_not(Buy(1, tuple(game.view(0).hands[0] or ()))) is None


def test_out_of_turn_a_player_may_look_where_the_reserve_could_go() -> None:
    game = a_game(reserves={1: "Pa8"}, palaces={1: "To12@e1"}, display="Y1")
    found = why(game.view(1), tile("Pa8"), Purpose.BUILD)
    assert found.not_now is None
    assert reason_at(found, "e1") == "CELL_IS_TAKEN"
    assert reason_at(found, "e2") == "welcome"


def test_a_tile_exchanged_without_being_at_hand_is_refused_for_that_alone() -> None:
    found = why(a_game(palace="To12@e1", display="Y1").view(0), tile("Pa8"), Purpose.EXCHANGE)
    assert found.not_now is not None
    assert found.not_now.code == "NOT_IN_RESERVE"
    assert reason_at(found, "e1") == "welcome"


def test_a_tile_that_nobody_offers_cannot_be_bought() -> None:
    view = a_game(market="Pa8 - - -").view(0)
    with pytest.raises(ValueError, match="To13 is not on the market"):
        why(view, tile("To13"), Purpose.BUY)


def test_when_the_game_is_over_nothing_may_be_done() -> None:
    game = a_game(phase="over", round_=3, palace="To12@e1")
    assert game.phase is Phase.OVER
    not_now = why_remove(game.view(0)).not_now
    assert not_now is not None
    assert not_now.code == "GAME_OVER"


def test_spectators_are_not_told_whether_a_hidden_hand_could_pay() -> None:
    view = a_game(hand="Y2", market="Pa8 - - -").view(None)
    assert why(view, tile("Pa8"), Purpose.BUY).not_now is None
