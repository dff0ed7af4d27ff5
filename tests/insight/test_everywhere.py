"""What holds for every answer: it travels as text, it leaves a shared table alone, and it comes at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from timeit import repeat
from typing import Any

import msgspec
import pytest

from alhambra import Game, View
from alhambra._compiled import is_compiled
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

LIMIT = 0.002 if is_compiled() else 0.03
"""Seconds for any answer; plain Python gets more."""


def answers(game: Game, table: State | None = None) -> list[tuple[Any, Callable[[], object]]]:
    """Every question to a position, with the type of its answer."""
    seat = game.actor
    assert seat is not None
    view: View = game.view(seat)
    events = game.events
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
        (Preview, lambda: preview(view, game.legal_moves()[-1], table)),
        (Preview, lambda: preview(view, game.legal_moves()[0], table)),
    ]
    for tile in (*view.market, *view.aside, *view.reserves[seat][:1]):
        if tile is not None:
            purpose = Purpose.BUY if tile in view.market else Purpose.PLACE if tile in view.aside else Purpose.EXCHANGE
            asked.append((Why, partial(why, view, tile, purpose, table)))
    return asked


@pytest.mark.parametrize("players", SEATS)
def test_every_answer_travels_as_json(players: int) -> None:
    for game in some_positions(players, f"json {players}", every=40):
        if not game.is_over:
            for kind, ask in answers(game):
                text = msgspec.json.encode(ask(), enc_hook=to_text)
                assert msgspec.json.decode(text, type=kind, dec_hook=from_text) == ask()


@pytest.mark.parametrize("players", SEATS)
def test_a_shared_table_gives_the_same_answers_and_stays_as_it_is(players: int) -> None:
    for game in some_positions(players, f"shared {players}", every=40):
        if not game.is_over:
            view = game.view(game.actor)
            table = imagine(view)
            for (_, ask), (_, ask_alone) in zip(answers(game, table), answers(game), strict=True):
                assert ask() == ask_alone()
            assert look(table, game.actor) == view


@pytest.mark.parametrize("players", SEATS)
def test_every_answer_comes_at_once(players: int) -> None:
    """Two milliseconds compiled; of five tries the best, since the machine has other work too."""
    for game in some_positions(players, f"speed {players}", every=60):
        if not game.is_over:
            for _, ask in answers(game):
                assert min(repeat(ask, number=1, repeat=5)) < LIMIT
