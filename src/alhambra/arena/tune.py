"""Improving the planner's weights by self-play.

An evolution strategy: around the weights so far a litter of variations is drawn, in pairs that stray in opposite
directions. Each plays the same deals from every seat against planners with the weights so far, and the weights move
towards those that did best. What counts is the share of victories, softened by the margin, so that a near miss says
something too. Afterwards old and new weights meet in deals that the tuning never saw: that is the evidence.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from random import Random

from msgspec import Struct

from alhambra.arena.match_summary import Interval, share_interval
from alhambra.bots.engine.planner import Planner
from alhambra.bots.engine.self_play import play_game
from alhambra.bots.engine.weights import pack_weights
from alhambra.rules.setup import deal_quickly

LITTER = 16
DEALS = 24
"""Deals that each of a litter plays, from every seat."""
BOLDNESS = 0.25
"""How far variations stray at first, as a part of each weight."""
LEARNING = 0.12
"""How fast that distance follows what turned out well."""
SOFTNESS = 6.0
"""The margin, in points, that makes about three quarters of a victory."""
FIRST_DEAL = 10_000_000
"""Tuning deals begin here; the evidence comes from deals below."""


class Tuning(Struct):
    """The weights found for a number of players, and how."""

    players: int
    weights: list[float]
    spread: list[float]
    generations: int = 0
    games: int = 0


class Result(Struct, frozen=True):
    """What one seat won against all others: softened by margin, and each game's plain share."""

    soft: float
    shares: tuple[float, ...]


def compete(weights: Sequence[float], others: Sequence[float], players: int, deals: Sequence[int]) -> Result:
    """One seat against all others, each deal from every seat."""
    one, rest = Planner(pack_weights(list(weights))), Planner(pack_weights(list(others)))
    soft = 0.0
    shares = []
    for number in deals:
        for seat in range(players):
            state = deal_quickly(players, number)
            play_game(state, [one if each == seat else rest for each in range(players)], True)
            scores = [int(state.scores[each]) for each in range(players)]
            best = max(scores[:seat] + scores[seat + 1 :])
            soft += 1 / (1 + math.exp((best - scores[seat]) / SOFTNESS))
            shares.append(1 / scores.count(scores[seat]) if scores[seat] >= best else 0.0)
    return Result(soft / len(shares), tuple(shares))


def tune(
    players: int,
    start: Sequence[float],
    seconds: float,
    seed: int,
    say: Callable[[str], None] = print,
    generations: int | None = None,
) -> Tuning:
    """Improve weights for so many seconds of the clock, or generations, whichever ends first; at least one generation.

    The same start, seed and number of generations give the same weights everywhere.
    """
    luck = Random(seed)
    tuning = Tuning(players, list(start), [BOLDNESS * max(abs(weight), 0.3) for weight in start])
    ends = time.monotonic() + seconds
    while True:
        first = FIRST_DEAL + (seed * 1_000_000) + tuning.generations * DEALS
        soft = _raise_generation(tuning, luck, range(first, first + DEALS))
        if tuning.generations % 10 == 0:
            say(f"generation {tuning.generations}: {tuning.games:,} games, best of its litter {soft:.3f}")
        if time.monotonic() >= ends or tuning.generations == generations:
            return tuning


def _raise_generation(tuning: Tuning, luck: Random, deals: Sequence[int]) -> float:
    """One litter: draw it, let it play, follow its better half. The best result in it."""
    steps = []
    for _ in range(LITTER // 2):
        step = [luck.gauss(0, 1) for _ in tuning.weights]
        steps += [step, [-each for each in step]]
    tried = []
    for step in steps:
        weights = [
            max(0.0, weight + spread * part)
            for weight, spread, part in zip(tuning.weights, tuning.spread, step, strict=True)
        ]
        result = compete(weights, tuning.weights, tuning.players, deals)
        tried.append((result.soft, step))
        tuning.games += len(result.shares)
    tried.sort(key=lambda each: -each[0])
    best = [step for _, step in tried[: LITTER // 2]]
    says = [math.log(len(best) + 0.5) - math.log(rank + 1) for rank in range(len(best))]
    for i in range(len(tuning.weights)):
        drift = sum(say * step[i] for say, step in zip(says, best, strict=True)) / sum(says)
        square = sum(say * step[i] ** 2 for say, step in zip(says, best, strict=True)) / sum(says)
        tuning.weights[i] = max(0.0, tuning.weights[i] + tuning.spread[i] * drift)
        tuning.spread[i] *= math.exp(LEARNING * (square - 1) / 2)
    tuning.generations += 1
    return tried[0][0]


def evidence(weights: Sequence[float], others: Sequence[float], players: int, games: int) -> Interval:
    """The share of victories of one seat with these weights against all others, in deals not used for tuning."""
    deals = range(1, math.ceil(games / players) + 1)
    return share_interval(compete(weights, others, players, deals).shares)
