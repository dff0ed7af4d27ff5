"""Checks that anyone can run on a part of their own: today, on a bot.

>>> from alhambra.bots import make
>>> check_bot(lambda seed: make("greedy", seed), players=(2,), steps=15)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

from alhambra.arena.bot_game import trouble_with
from alhambra.bots import Bot, Budget
from alhambra.deal import Deal
from alhambra.events import Event
from alhambra.game import Game
from alhambra.moves import Move
from alhambra.rules.journal import Journal
from alhambra.rules.money import FIRST_SCORING_CARD
from alhambra.rules.packed import Stack
from alhambra.rules.state import State
from alhambra.view import View

SIMULATIONS = Budget(simulations=20)
"""For the questions that must always be answered alike."""
GRACE = 0.02
"""Seconds by which a bot may be late."""
TRIES = 30
"""A busy machine lets a program wait: an answer counts as late when it is late this often."""
OFTEN = 7
"""Every so many steps all questions are asked."""


class BotFailure(AssertionError):
    """A bot does not keep to the rules for bots; the message says which and where."""


def check_bot(
    make: Callable[[int], Bot],
    *,
    players: Sequence[int] = (2, 3, 4, 6),
    steps: int = 60,
    seconds: float = 0.05,
    seed: str = "check",
) -> None:
    """Let a bot play and raise BotFailure if it breaks a rule. `make` takes a seed and returns a new player.

    It answers only with legal moves, also when it is new and is asked in the middle of a turn; within its budget of
    seconds; the same for the same seed and number of simulations; and the same at a table that looks alike but has
    bag and deck in another order.
    """
    for count in players:
        _check_at_table(make, Deal(count, f"{seed}/{count}"), steps, seconds)


def _check_at_table(make: Callable[[int], Bot], deal: Deal, steps: int, seconds: float) -> None:
    game = Game(deal)
    bots = [make(seat) for seat in range(deal.players)]
    twins = [make(seat) for seat in range(deal.players)]
    for step in range(steps):
        seat = game.actor
        if seat is None:
            return
        where = f"{deal.players} players, seed {deal.seed!r}, step {step}, seat {seat}"
        view, history = game.view(seat), game.events
        move = bots[seat].choose(view, history, SIMULATIONS)
        _expect_legal(game, move, where)
        _expect_same(move, twins[seat].choose(view, history, SIMULATIONS), "a second player", where)
        if step % OFTEN == OFTEN // 2:
            _check_newcomers(make, game, view, where)
            _check_time(make, view, history, seconds, where)
        game.play(move)


def _check_newcomers(make: Callable[[int], Bot], game: Game, view: View, where: str) -> None:
    """A newcomer may plan another turn than the player it replaces, but it plays by the rules and knows no secrets."""
    seat = view.seat or 0
    move = make(seat).choose(view, game.events, SIMULATIONS)
    _expect_legal(game, move, where)
    lookalike = Game(Lookalike(game), game.moves)
    assert lookalike.view(seat) == view, "the lookalike must look alike"
    other = make(seat).choose(lookalike.view(seat), lookalike.events, SIMULATIONS)
    _expect_same(move, other, "one at a table whose hidden piles lie in another order", where)


def _check_time(make: Callable[[int], Bot], view: View, history: Sequence[Event], seconds: float, where: str) -> None:
    fastest = seconds + 1e9
    for _ in range(TRIES):
        bot = make(view.seat or 0)
        began = perf_counter()
        bot.choose(view, history, Budget(seconds=seconds))
        fastest = min(fastest, perf_counter() - began)
        if fastest <= seconds + GRACE:
            return
    raise BotFailure(f"{fastest * 1000:.0f} ms for a budget of {seconds * 1000:.0f} ms ({where})")


def _expect_legal(game: Game, move: Move, where: str) -> None:
    trouble = trouble_with(game, move)
    if trouble is not None:
        raise BotFailure(f"{trouble} ({where})")


def _expect_same(one: Move, two: Move, who: str, where: str) -> None:
    if one != two:
        raise BotFailure(f"{one}, but {who} with the same seed answers {two} ({where})")


class Lookalike:
    """The set-up of a game that cannot be told from another so far, and then goes on with the piles turned over."""

    def __init__(self, game: Game) -> None:
        self.players = game.players
        self.open_hands = game.setup.open_hands
        self._game = game

    def lay_out(self, journal: Journal | None = None) -> State:
        state = self._game.setup.lay_out(journal)
        now = self._game.view(None)
        turn_over(state.bag, list(range(now.bag)))
        if not now.reshuffles:
            turn_over(state.deck, [i for i in range(now.deck) if state.deck.items[i] < FIRST_SCORING_CARD])
        return state


def turn_over(pile: Stack, places: Sequence[int]) -> None:
    """Turn over what lies at these places of a pile; scoring cards are left where they are."""
    items = [int(pile.items[i]) for i in places]
    for place, item in zip(places, reversed(items), strict=True):
        pile.items[place] = item
