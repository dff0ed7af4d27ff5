"""How soon questions about a position are answered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from time import process_time
from timeit import repeat

from alhambra.game import Game
from alhambra.insight.choices import choices
from alhambra.insight.history import known_hands, since
from alhambra.insight.offers import offers
from alhambra.insight.preview import preview
from alhambra.insight.prospects import chain, takings
from alhambra.insight.standings import standings
from alhambra.insight.summary import game_summary
from alhambra.insight.unseen import scoring_window, unseen
from alhambra.insight.why import Purpose, why, why_remove


def slowest_answer(game: Game) -> float:
    """Seconds of processor time for the slowest answer that whoever's turn it is can get; each asked three times."""
    return max(min(repeat(ask, timer=process_time, number=1, repeat=3)) for ask in _questions(game))


def _questions(game: Game) -> Iterator[Callable[[], object]]:
    seat, events = game.actor, game.events
    if seat is None:
        return
    view, moves = game.view(seat), game.legal_moves()
    yield lambda: choices(view)
    yield lambda: offers(view, seat)
    yield lambda: chain(view)
    yield lambda: takings(view)
    yield lambda: standings(view)
    yield lambda: unseen(view)
    yield lambda: scoring_window(view)
    yield lambda: why_remove(view)
    yield lambda: known_hands(events)
    yield lambda: since(events, seat)
    yield lambda: game_summary(events)
    for move in (moves[0], moves[-1]):
        yield partial(preview, view, move)
    for tile in filter(None, view.market):
        yield partial(why, view, tile, Purpose.BUY)
