"""Why a turn is good: what it leads to, in points, compared with the alternative."""

from __future__ import annotations

import math
from collections.abc import Sequence
from time import perf_counter

from msgspec import Struct

from alhambra.bots.bot import Budget, luck_of
from alhambra.bots.engine.planner import Planner
from alhambra.bots.engine.review import BY_ROUND, SEATS, SOURCES, Review
from alhambra.bots.known_table import piece_together
from alhambra.bots.planner_bot import make_planner, turn_of
from alhambra.bots.tuned_weights import weights_for
from alhambra.events import Event
from alhambra.moves import EndTurn, Move
from alhambra.orders import pack, unpack, why_not
from alhambra.rules.moves import END_TURN, PLACE, kind_of_move
from alhambra.rules.shuffle import first_luck
from alhambra.rules.state import OVER, State
from alhambra.rules.turn import play
from alhambra.values import KINDS
from alhambra.view import View

TURNS = 4
"""How many turns are told about."""
USUAL_GAMES = 200
"""Games for each of them, when the budget sets no limit."""
SMALL = 0.05
"""Differences in points that are not worth a word."""


class Source(Struct, frozen=True):
    """Points by where they come from, in this turn's games more than in the alternative's.

    `source` is a kind of building or "wall"; `round` is 1 to 3.
    """

    source: str
    round: int
    points: float


class TurnValue(Struct, frozen=True):
    """A turn, and what it leads to if everybody goes on like the planner.

    `points` are the expected final points of every seat; `share` the expected share of the victory and `error` its
    standard error. `sources` tells where the difference to the alternative comes from, largest first: for the best
    turn that is the second best, for every other the best. `money` is how much more the cards kept in hand are judged
    to be worth, in points; what they will buy is part of `points` already.
    """

    moves: tuple[Move, ...]
    points: tuple[float, ...]
    share: float
    error: float
    games: int
    sources: tuple[Source, ...]
    money: float


class Explanation(Struct, frozen=True):
    """The best turns of whoever is to move, best first; `played` is the rank of the turn that was asked about."""

    seat: int
    turns: tuple[TurnValue, ...]
    played: int | None = None


def explain(
    view: View,
    history: Sequence[Event],
    budget: Budget,
    *,
    played: Sequence[Move] = (),
    seed: int = 0,
) -> Explanation:
    """The best few turns from this position on, tried out to the end of the game in dealt-anew games.

    With `played`, the moves of a turn as somebody played it, that turn is among them; where it is not played to its end
    yet, the planner finishes it. ValueError if it is not possible here. The answer depends on nothing but what is
    given, if the budget is in simulations, which here means games.
    """
    began = perf_counter()
    state, unknown = piece_together(view, history)
    if state.phase == OVER:
        return Explanation(int(state.actor), ())
    planner = make_planner(view.players)
    planner.plan(state)
    ranked = [turn_of(planner, rank) for rank in range(int(planner.found))]
    money = {tuple(turn): float(planner.money_of[rank]) for rank, turn in enumerate(ranked)}
    candidates = _different(ranked)[:TURNS]
    asked = _packed_turn(state, played, planner)
    if asked and asked not in candidates:
        candidates.append(asked)
    review = Review(weights_for(view.players))
    review.begin(state, first_luck(luck_of(seed, view, history)), unknown)
    for turn in candidates:
        review.add(turn)
    _play_out(review, budget, began)
    return _tell(review, state, candidates, [money.get(tuple(turn), 0.0) for turn in candidates], asked)


def _different(turns: Sequence[list[int]]) -> list[list[int]]:
    """Of turns that do the same actions only the best placed one, so that real alternatives are told about."""
    found: dict[tuple[int, ...], list[int]] = {}
    for turn in turns:
        # The kinds of moves are numbered in the order of a turn: actions, settling, its end.
        actions = tuple(move for move in turn if kind_of_move(move) < PLACE)
        found.setdefault(actions or tuple(turn), turn)
    return list(found.values())


def _packed_turn(state: State, moves: Sequence[Move], planner: Planner) -> list[int]:
    """A turn in names as the rulebook's numbers, to its end; ValueError where a move of it is not possible."""
    ahead = state.copy()
    numbers: list[int] = []
    for move in moves:
        refusal = why_not(ahead, move)
        if refusal is not None:
            raise ValueError(f"{move} is not possible: {refusal.code}")
        if isinstance(move, EndTurn):
            break
        numbers.append(pack(ahead, move))
        play(ahead, numbers[-1])
    if not numbers:
        return []
    if why_not(ahead, EndTurn()) is None:
        return [*numbers, END_TURN]
    planner.plan(ahead)
    return numbers + turn_of(planner, 0)


def _play_out(review: Review, budget: Budget, began: float) -> None:
    """Deal after deal, each for all candidates, until the budget is used up; at least one."""
    games = budget.simulations
    if games is None and budget.seconds is None:
        games = USUAL_GAMES * int(review.count)
    done = 0
    while True:
        review.deal()
        for candidate in range(int(review.count)):
            review.try_out(candidate)
            done += 1
        if games is not None and done >= games:
            return
        if budget.seconds is not None and perf_counter() - began >= budget.seconds:
            return


def _tell(
    review: Review, state: State, candidates: Sequence[list[int]], money: Sequence[float], asked: list[int]
) -> Explanation:
    order = sorted(range(len(candidates)), key=lambda i: -_lead(review, i, int(state.players)))
    turns = []
    for rank, i in enumerate(order):
        other = order[1] if rank == 0 and len(order) > 1 else order[0]
        turns.append(_value(review, state, candidates[i], i, other, money[i] - money[other]))
    played = next((rank for rank, i in enumerate(order) if candidates[i] == asked), None)
    return Explanation(int(state.actor), tuple(turns), played)


def _lead(review: Review, i: int, players: int) -> float:
    """Expected points ahead of the best rival, and the share of victories on top: early on points say more."""
    tries = float(review.tries[i])
    seat = int(review.seat)
    points = [float(review.points[i * SEATS + p]) / tries for p in range(players)]
    best = max(points[:seat] + points[seat + 1 :])
    return points[seat] - best + 40 * float(review.shares[i]) / tries


def _value(review: Review, state: State, turn: list[int], i: int, other: int, money: float) -> TurnValue:
    tries = int(review.tries[i])
    share = float(review.shares[i]) / tries
    variance = max(0.0, float(review.squares[i]) / tries - share * share)
    return TurnValue(
        moves=_named_turn(state, turn),
        points=tuple(round(float(review.points[i * SEATS + p]) / tries, 2) for p in range(int(state.players))),
        share=round(share, 4),
        error=round(math.sqrt(variance / tries), 4),
        games=tries,
        sources=_sources(review, i, other),
        money=round(money, 2),
    )


def _sources(review: Review, i: int, other: int) -> tuple[Source, ...]:
    """Where two candidates differ."""
    names = [*KINDS, "wall"]
    found = []
    for at in range(BY_ROUND):
        here = float(review.sources[i * BY_ROUND + at]) / int(review.tries[i])
        there = float(review.sources[other * BY_ROUND + at]) / int(review.tries[other])
        if abs(here - there) >= SMALL:
            found.append(Source(str(names[at % SOURCES]), at // SOURCES + 1, round(here - there, 2)))
    return tuple(sorted(found, key=lambda source: -abs(source.points)))


def _named_turn(state: State, turn: list[int]) -> tuple[Move, ...]:
    ahead = state.copy()
    moves: list[Move] = []
    for number in turn:
        moves.append(unpack(ahead, number))
        if number == END_TURN:
            break
        play(ahead, number)
    return tuple(moves)
