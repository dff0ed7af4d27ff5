"""Games and positions to try the notation on."""

from __future__ import annotations

from itertools import islice

from hypothesis import strategies as st
from msgspec.structs import replace

from alhambra import Deal, Game
from alhambra.arena.simulation import moves_by_chance
from alhambra.notation import Comment, Record
from alhambra.position import Position


def a_game(players: int, seed: str, steps: int = 10_000) -> Game:
    """A game of chance, played for so many steps or to its end."""
    deal = Deal(players, seed)
    return Game(deal, islice(moves_by_chance(deal), steps))


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Games from their first move to their end, seeded with any text there is."""
    seed = draw(st.text(min_size=1, max_size=100))
    return a_game(draw(st.integers(2, 6)), seed, draw(st.integers(0, 400)))


@st.composite
def partial_positions(draw: st.DrawFn) -> Position:
    """Positions of games from which much was swept off the table, and of whose piles only the top is known."""
    whole = Position.of(draw(games().filter(lambda game: not game.is_over)))
    swept = draw(st.sets(st.sampled_from(["hands", "display", "reserves", "discards", "scores", "dirk"])))
    known = draw(st.integers(0, 20))
    return replace(
        whole,
        **dict.fromkeys(swept, ()),
        bag=() if whole.phase == "final" else whole.bag[:known],
        bag_goes_on=True,
        deck=whole.deck[:known],
        deck_goes_on=True,
        drawn=None,
        reshuffles=None,
        start=None,
        seed=draw(st.text(min_size=1, max_size=5)),
    )


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Records with names, tags and comments that nobody would think of."""
    game = draw(games())
    names = draw(st.lists(st.text(max_size=20), max_size=game.players))
    tag = st.from_regex(r"[A-Z][A-Za-z0-9_]{0,8}", fullmatch=True)
    free = tag.filter(lambda name: name not in ("Rules", "Result") and not name.startswith("Seat"))
    comments = st.builds(Comment, st.integers(0, len(game.moves)), st.text(max_size=30))
    return Record.of(
        game,
        names=names,
        tags=draw(st.lists(st.tuples(free, st.text(max_size=20)), max_size=3)),
        comments=draw(st.lists(comments, max_size=5)),
    )
