"""The public door: what is exported, that it is documented, and what it says to wrong questions."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Callable
from importlib.resources import files
from random import Random
from typing import get_args

import pytest

import alhambra
from alhambra import CARDS, TILES, Cell, Event, Game, IllegalMove, Kind, bots, card, cell, move, tile
from alhambra import events as all_events
from alhambra.position import Position


def test_everything_that_is_exported_is_there_and_sorted() -> None:
    names = alhambra.__all__
    assert len(set(names)) == len(names)
    assert all(hasattr(alhambra, name) for name in names)


def test_type_checkers_are_told_that_the_package_is_typed() -> None:
    """Without the marker the types of an installed package are passed over."""
    assert files("alhambra").joinpath("py.typed").is_file()


@pytest.mark.parametrize("name", alhambra.__all__)
def test_whatever_is_exported_says_what_it_is(name: str) -> None:
    """Classes and functions have a docstring, and so have their public methods and properties."""
    thing = getattr(alhambra, name)
    if not inspect.isclass(thing) and not inspect.isfunction(thing):
        return  # tables of values, and unions
    assert inspect.getdoc(thing)
    own = vars(thing) if inspect.isclass(thing) and issubclass(thing, Game) else {}
    for member, value in own.items():
        if not member.startswith("_") and (inspect.isfunction(value) or isinstance(value, property)):
            assert inspect.getdoc(value), f"{name}.{member}"


def test_every_event_says_what_happened() -> None:
    for kind in get_args(Event):
        assert inspect.getdoc(getattr(all_events, kind.__name__)), kind.__name__


# -------------------------------------------------------------------- values


@pytest.mark.parametrize("value", [*TILES[:3], *CARDS[:3], Cell(0, 0), Cell(-12, 7)])
def test_a_value_survives_copying_and_pickling(value: object) -> None:
    assert copy.deepcopy(value) == pickle.loads(pickle.dumps(value)) == value


@pytest.mark.parametrize("value", [tile("To9b"), card("Y7")])
def test_what_all_games_share_cannot_be_changed(value: object) -> None:
    with pytest.raises(AttributeError, match="cannot be changed"):
        value.number = 0  # type: ignore[attr-defined]  # that is the point


@pytest.mark.parametrize("axis", ["x", "y"])
def test_a_cell_cannot_be_changed(axis: str) -> None:
    """The fountain's is one object for everybody, and cells are keys of dictionaries."""
    with pytest.raises(AttributeError):
        setattr(cell("0"), axis, 3)


def test_names_and_values_are_inverse() -> None:
    assert [tile(str(each)) for each in TILES] == list(TILES)
    assert [card(str(each)) for each in CARDS] == list(CARDS)
    places = [Cell(x, y) for x in range(-60, 61, 7) for y in range(-60, 61, 7)]
    assert [cell(str(each)) for each in places] == places


def test_a_tile_tells_what_is_printed_on_it() -> None:
    tower = tile("To9b")
    assert (tower.kind, tower.price, "".join(tower.walls), repr(tower)) == (Kind.TOWER, 9, "NE", "tile('To9b')")


@pytest.mark.parametrize(
    ("read", "text", "said"),
    [
        (tile, "To99", "'To99' is no tile; tiles are written like Pa2, Ar8b, To13"),
        (card, "Y10", "'Y10' is no money card; cards are written like Y7, G2, B9, O4"),
        (cell, "e0", "'e0' is no cell; cells are written like 0, e2, w1s3"),
        (cell, "", "'' is no cell; cells are written like 0, e2, w1s3"),
        (move, "fly e2", "'fly' is no move; expected one of take, buy, build, remove, exchange, stop, place, store"),
        (move, "place To12", "'place To12' is not of the form 'place TILE CELL'"),
        (move, "buy 5 Y1", "'5' is no slot of the market; they are numbered 1 to 4"),
        (move, "take", "'take' is not of the form 'take CARD...'"),
    ],
)
def test_what_means_nothing_is_refused_with_what_was_expected(read: object, text: str, said: str) -> None:
    assert callable(read)
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - the message is looked at below
        read(text)
    assert str(refused.value).startswith(said)


# -------------------------------------------------------------------- games


def test_an_illegal_move_says_itself_and_why() -> None:
    game = Game.deal(3, "x")
    with pytest.raises(IllegalMove) as refused:
        game.play(move("stop"))
    assert str(refused.value).startswith("stop: the turn begins with one of the three actions")
    assert refused.value.move == move("stop")


def test_a_refusal_comes_back_from_another_process() -> None:
    """An exception that cannot be unpickled would hang the pool it was raised in."""
    with pytest.raises(IllegalMove) as refused:
        Game.deal(3, "x").play(move("stop"))
    with pytest.raises(bots.UnknownBot) as unknown:
        bots.make("maste")
    again = pickle.loads(pickle.dumps(refused.value))
    assert (str(again), again.reason) == (str(refused.value), refused.value.reason)
    assert str(pickle.loads(pickle.dumps(unknown.value))) == str(unknown.value)


@pytest.mark.parametrize("answer", ["take Y7", None, 7])
def test_what_is_no_move_is_neither_legal_nor_illegal(answer: object) -> None:
    game = Game.deal(3, "x")
    with pytest.raises(TypeError, match="is no move"):
        game.why_not(answer)  # type: ignore[arg-type]  # not everybody runs a type checker
    with pytest.raises(TypeError, match="is no move"):
        game.play(answer)  # type: ignore[arg-type]


def test_a_seed_is_a_text() -> None:
    with pytest.raises(TypeError, match="seed: 42 is no text; '42' would be one"):
        Game.deal(3, 42)  # type: ignore[arg-type]  # the first thing people try


def test_a_record_with_an_illegal_move_is_no_game() -> None:
    with pytest.raises(IllegalMove):
        Game(Game.deal(3, "x").setup, [move("end")])


@pytest.mark.parametrize("seat", [-1, 3, 7])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match=f"seat {seat}: this game has seats 0 to 2"):
        Game.deal(3, "x").view(seat)


@pytest.mark.parametrize("step", [-1, 1])
def test_there_is_no_way_to_a_step_that_is_not_there(step: int) -> None:
    game = Game.deal(3, "x")
    with pytest.raises(IndexError, match=f"step {step}: this game has steps 0 to 0"):
        game.at(step)
    with pytest.raises(IndexError, match=f"step {step}: this game has steps 0 to 0"):
        game.events_of(step)
    with pytest.raises(IndexError, match=f"cannot take back {step} moves: 0 were played"):
        game.undo(step)


def test_a_branch_does_not_touch_the_game_it_came_from() -> None:
    game = Game.deal(3, "x")
    branch = game.at(0)
    branch.play(branch.legal_moves()[0])
    assert (len(game.moves), len(branch.moves)) == (0, 1)


def play_on(game: Game, moves: int, luck: Random) -> None:
    for _ in range(moves):
        game.play(luck.choice(game.legal_moves()))


@pytest.mark.parametrize(
    "copied",
    [Game.copy, copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game)), lambda game: game.at(120)],
    ids=["copy()", "copy.copy", "copy.deepcopy", "pickle", "at"],
)
@pytest.mark.parametrize("from_position", [False, True])
def test_a_copied_game_goes_its_own_way(copied: Callable[[Game], Game], from_position: bool) -> None:
    game = Game.deal(2, "copies")
    play_on(game, 120, Random(1))
    if from_position:
        game = Game(Position.of(game))
        play_on(game, 120, Random(2))
    before = (game.moves, game.events, game.view(None), game.state().luck)
    twin = copied(game)
    assert (twin.moves, twin.events, twin.view(None), twin.state().luck) == before
    play_on(twin, 60, Random(3))
    twin.undo(2)
    play_on(twin, 2, Random(4))
    assert (game.moves, game.events, game.view(None), game.state().luck) == before
    replayed = Game(twin.setup, twin.moves)
    assert (twin.events, twin.view(None)) == (replayed.events, replayed.view(None))
    assert [twin.events_of(step) for step in range(len(twin.moves) + 1)] == [
        replayed.events_of(step) for step in range(len(twin.moves) + 1)
    ]


def test_a_game_says_where_it_stands() -> None:
    game = Game.deal(3, "x")
    assert repr(game) == "<Game for 3, 0 moves, phase act, actor 1>"
