"""Where nothing random is left the judgement is exact, and equals looking at everything."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from alhambra import Game
from alhambra.moves import EndTurn, Move
from alhambra.review import judge
from alhambra.review.game_review import TurnInGame, turns_of
from tests.review.played import TINY, played

GAMES = [(levels, seed) for levels in (("trader",) * 2, ("trader",) * 3) for seed in ("a", "b", "c", "d", "e", "f")]


def last_turns() -> Iterator[TurnInGame]:
    for levels, seed in GAMES:
        game = played(levels, f"last tiles {seed}")
        *_, turn = turns_of(game.setup, game.moves)
        if turn.game.phase == "final" and 1 <= len(turn.game.view(turn.seat).aside) <= 2:
            yield turn


def endings(game: Game, moves: tuple[Move, ...] = ()) -> Iterator[tuple[float, int]]:
    """What every way to settle the last tiles leads to, one by one."""
    seat = game.actor
    assert seat is not None
    for move in game.legal_moves():
        ahead = game.copy()
        ahead.play(move)
        if isinstance(move, EndTurn):
            share = 1 / len(ahead.winners) if seat in ahead.winners else 0.0
            yield share, ahead.scores[seat]
        else:
            yield from endings(ahead, (*moves, move))


def test_the_best_way_to_place_the_last_tiles_is_found_and_told_without_error() -> None:
    turns = list(last_turns())
    assert len(turns) >= 3
    for turn in turns:
        told = judge(turn.game.view(turn.seat), turn.game.events, played=turn.moves, effort=TINY)
        assert told.is_exact
        best = told.turns[0]
        assert (best.shares[turn.seat], best.points[turn.seat]) == pytest.approx(max(endings(turn.game)))
        assert all(each.behind.points_error == 0 for each in told.turns if each.behind is not None)
