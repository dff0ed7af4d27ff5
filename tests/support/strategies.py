"""What hypothesis draws: games at some moment, and moves that may or may not be possible there."""

from __future__ import annotations

from itertools import islice
from typing import TypeVar

from hypothesis import strategies as st

from alhambra import (
    CARDS,
    TILES,
    Build,
    Buy,
    Cell,
    EndTurn,
    Exchange,
    Game,
    GiveToDirk,
    Move,
    Place,
    Remove,
    Stop,
    Store,
    TakeMoney,
)
from tests.support.games import Chooser, alike, at_random, moments, oddly

Drawn = TypeVar("Drawn")

seeds = st.text(st.characters(codec="utf-8"), min_size=1, max_size=100)
player_counts = st.integers(2, 6)


@st.composite
def deals(draw: st.DrawFn) -> Game:
    """A game that has just been dealt."""
    return Game.deal(draw(player_counts), draw(seeds))


@st.composite
def choosers(draw: st.DrawFn, players: int) -> Chooser:
    """Whoever plays: at random, or oddly in one way or another."""
    number = draw(st.integers(0, 10_000))
    kind = draw(st.sampled_from(["random", "odd", "alike"]))
    if kind == "random":
        return at_random(number)
    return oddly(number, players) if kind == "odd" else alike(number, players)


@st.composite
def games(draw: st.DrawFn, longest: int = 900) -> Game:
    """A game at some moment: fresh, in the middle, or over."""
    game = draw(deals())
    steps = draw(st.integers(0, longest))
    for _ in islice(moments(game, draw(choosers(game.players))), steps):
        pass
    return game


cells = st.builds(Cell, st.integers(-9, 9), st.integers(-9, 9))


@st.composite
def proposals(draw: st.DrawFn, game: Game) -> Move:
    """A move for this game that may be anything: sensible, nearly right, or nonsense."""
    view = game.view(game.actor)
    seat = game.actor or 0
    near = [building.cell for building in view.palaces[seat]] or [Cell(0, 0)]
    close = st.sampled_from(near).flatmap(
        lambda cell: st.builds(Cell, st.integers(cell.x - 1, cell.x + 1), st.integers(cell.y - 1, cell.y + 1))
    )
    cell = st.one_of(close, cells)
    tile = st.one_of(_some(view.reserves[seat]), _some(view.aside), st.sampled_from(TILES))
    card = st.one_of(_some(view.hands[seat] or ()), _some(view.display), st.sampled_from(CARDS))
    cards = st.lists(card, max_size=5).map(tuple)
    proposal: Move = draw(
        st.one_of(
            _some(tuple(game.legal_moves())),
            st.builds(TakeMoney, cards),
            st.builds(Buy, st.integers(0, 5), cards),
            st.builds(Build, tile, cell),
            st.builds(Remove, cell),
            st.builds(Exchange, tile, cell),
            st.builds(Place, tile, cell),
            st.builds(Store, tile),
            st.builds(GiveToDirk, tile),
            st.sampled_from([Stop(), EndTurn()]),
        )
    )
    return proposal


def _some(items: tuple[Drawn, ...]) -> st.SearchStrategy[Drawn]:
    return st.sampled_from(items) if items else st.nothing()
