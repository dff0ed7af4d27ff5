"""What holds for every answer: it travels as text, it leaves a shared table alone, and it comes at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from time import process_time
from timeit import timeit
from typing import Any

import msgspec
import pytest

from alhambra import Game, TakeMoney, View
from alhambra.events import Wall
from alhambra.insight import (
    Chain,
    Choices,
    Offer,
    Preview,
    Purpose,
    ScoringWindow,
    Standings,
    Summary,
    Taking,
    TurnTold,
    Unseen,
    Why,
    chain,
    choices,
    game_summary,
    imagine,
    known_hands,
    offers,
    preview,
    scoring_window,
    since,
    standings,
    takings,
    turns,
    unseen,
    wall,
    why,
    why_remove,
)
from alhambra.rules.state import State
from alhambra.values import Card, from_text, to_text
from alhambra.view import look
from tests.insight.games import SEATS, some_positions


def answers(game: Game, seat: int, table: State | None = None) -> list[tuple[Any, Callable[[], object]]]:
    """Every question of a seat to a position, with the type of its answer."""
    view: View = game.view(seat)
    events = game.events
    steps = game.legal_moves() if seat == game.actor else [TakeMoney(view.display[:1])]
    asked: list[tuple[Any, Callable[[], object]]] = [
        (Choices, lambda: choices(view, table)),
        (tuple[Offer, ...], lambda: offers(view, seat, table)),
        (Chain | None, lambda: chain(view, table)),
        (tuple[Taking, ...], lambda: takings(view, table)),
        (Why, lambda: why_remove(view, table)),
        (Wall, lambda: wall(view, seat, table)),
        (Standings, lambda: standings(view, table)),
        (Unseen, lambda: unseen(view)),
        (ScoringWindow | None, lambda: scoring_window(view)),
        (tuple[tuple[Card, ...], ...], lambda: known_hands(events)),
        (tuple[TurnTold, ...], lambda: turns(events)),
        (tuple[TurnTold, ...], lambda: since(events, seat)),
        (Summary, lambda: game_summary(events)),
        (Preview, lambda: preview(view, steps[0], table)),
        (Preview, lambda: preview(view, steps[-1], table)),
    ]
    for tile in filter(None, view.market):
        asked.append((Why, partial(why, view, tile, Purpose.BUY, table)))
    for tile in (*view.aside, *view.reserves[seat][:1]):
        asked += [(Why, partial(why, view, tile, purpose, table)) for purpose in Purpose if purpose is not Purpose.BUY]
    return asked


def seats_and_positions(players: int, seed: str) -> Iterator[tuple[Game, int]]:
    """Moments of a game that goes on, seen by the actor and by the next to act."""
    for game in some_positions(players, f"{seed} {players}", every=40):
        if game.actor is not None:
            yield game, game.actor
            yield game, (game.actor + 1) % players


@pytest.mark.parametrize("players", SEATS)
def test_every_answer_travels_as_json(players: int) -> None:
    for game, seat in seats_and_positions(players, "json"):
        for kind, ask in answers(game, seat):
            text = msgspec.json.encode(ask(), enc_hook=to_text)
            assert msgspec.json.decode(text, type=kind, dec_hook=from_text) == ask()


@pytest.mark.parametrize("players", SEATS)
def test_a_shared_table_gives_the_same_answers_and_stays_as_it_is(players: int) -> None:
    for game, seat in seats_and_positions(players, "shared"):
        view = game.view(seat)
        table = imagine(view)
        for (_, ask), (_, ask_alone) in zip(answers(game, seat, table), answers(game, seat), strict=True):
            assert ask() == ask_alone()
        assert look(table, seat) == view


@pytest.mark.parametrize("players", SEATS)
def test_every_answer_comes_at_once(players: int) -> None:
    """Sooner than a game is replayed three times, in one of many tries; `alhambra bench` prints how soon.

    Both by the process's own time and at the same moment: a machine that is slow or busy is so for both.
    """
    *_, whole = some_positions(players, f"speed {players}", every=40)
    replay = partial(Game, whole.setup, whole.moves)
    for game, seat in seats_and_positions(players, "speed"):
        limit = 3 * seconds(replay)
        for _, ask in answers(game, seat):
            assert any(seconds(ask) < limit for _ in range(40))


def seconds(work: Callable[[], object]) -> float:
    return timeit(work, timer=process_time, number=1)
