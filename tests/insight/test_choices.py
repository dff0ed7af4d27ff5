"""Choices are the legal moves, only sorted into groups."""

from __future__ import annotations

import msgspec
import pytest

from alhambra import (
    Build,
    Buy,
    EndTurn,
    Exchange,
    GiveToDirk,
    Move,
    Phase,
    Place,
    Remove,
    Stop,
    Store,
    TakeMoney,
    cell,
    tile,
)
from alhambra.insight import Choices, choices, imagine, legal_moves
from alhambra.values import from_text, to_text
from tests.insight.games import SEATS, positions
from tests.support.tables import a_game


def ungrouped(found: Choices) -> list[Move]:
    moves: list[Move] = [TakeMoney(cards) for cards in found.takings]
    moves += [Buy(each.slot, cards) for each in found.purchases for cards in each.payments]
    moves += [Place(each.tile, cell) for each in found.places for cell in each.cells]
    moves += [Build(each.tile, cell) for each in found.builds for cell in each.cells]
    moves += [Exchange(each.tile, cell) for each in found.exchanges for cell in each.cells]
    moves += [Remove(cell) for cell in found.removes]
    moves += [Store(tile) for tile in found.storable]
    moves += [GiveToDirk(tile) for tile in found.for_dirk]
    moves += [Stop()] * found.can_stop
    moves += [EndTurn()] * found.can_end
    return moves


@pytest.mark.parametrize("players", SEATS)
def test_choices_are_all_the_legal_moves_and_no_others(players: int) -> None:
    for game in positions(players, f"choices {players}"):
        view = game.view(game.actor)
        found = choices(view)
        assert sorted(map(str, ungrouped(found))) == sorted(map(str, game.legal_moves()))
        assert set(legal_moves(view)) == set(legal_moves(view, imagine(view))) == set(game.legal_moves())
        if view.phase is Phase.ACT:
            assert [each.tile for each in found.builds] == list(view.reserves[game.actor or 0])
        else:
            assert [each.tile for each in found.places] == list(view.aside)
        assert all(each.tile is view.market[each.slot - 1] for each in found.purchases)


def test_whose_turn_it_is_not_has_no_choices() -> None:
    game = a_game(hand="Y4 Y5", market="Pa2 - - -", display="G1 G2")
    assert choices(game.view(0)) != Choices()
    assert choices(game.view(1)) == choices(game.view(None)) == Choices()
    assert legal_moves(game.view(1)) == legal_moves(game.view(None)) == []


def test_a_tile_that_fits_nowhere_is_named_without_cells() -> None:
    """The smallest ring of walls (R35) closes a palace to everything."""
    game = a_game(phase="settle", bought="To12", palace="Pa2@n1 Ar4@e1 Se3@s1 Ch5@w1")
    (found,) = choices(game.view(0)).places
    assert found.tile == tile("To12")
    assert found.cells == ()


def test_cells_are_listed_from_north_to_south_and_from_west_to_east() -> None:
    (found,) = choices(a_game(phase="settle", bought="Pa8").view(0)).places
    assert found.cells == (cell("n1"), cell("w1"), cell("e1"), cell("s1"))


def test_a_tile_may_go_to_dirk_once_the_bonus_is_given_up() -> None:
    """R19, R41: an exact payment leaves an action open, and the tile waits until it is over."""
    for game in positions(2, "dirk after stop"):
        view = game.view(game.actor)
        found = choices(view)
        if view.phase is Phase.ACT and view.has_bonus and view.aside:
            game.play(Stop())
            assert found.for_dirk == ()
            assert found.for_dirk_after_stop == choices(game.view(game.actor)).for_dirk == view.aside
            return
        assert found.for_dirk_after_stop == ()
    raise AssertionError("nobody paid exactly in this game")


@pytest.mark.parametrize("players", SEATS)
def test_a_redesign_is_possible_if_any_of_its_moves_is(players: int) -> None:
    """R21"""
    for game in positions(players, f"redesign {players}"):
        redesigns = [move for move in game.legal_moves() if isinstance(move, Build | Exchange | Remove)]
        assert choices(game.view(game.actor)).can_redesign == bool(redesigns)


def test_a_table_can_be_shared_and_stays_as_it_is() -> None:
    view = a_game(hand="Y4 Y5", market="Pa2 - - -", display="G1 G2", reserve="Pa8").view(0)
    table = imagine(view)
    assert choices(view, table) == choices(view, table) == choices(view)


def test_choices_travel_as_json() -> None:
    for game in positions(2, "json"):
        found = choices(game.view(game.actor))
        text = msgspec.json.encode(found, enc_hook=to_text)
        assert msgspec.json.decode(text, type=Choices, dec_hook=from_text) == found
