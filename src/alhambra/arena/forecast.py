"""Fitting the forecast: from what a position shows to the points that its players will still make.

Planners play games; at some moments everything a judgement is made of is written down for each seat, and at the end
the points made since. Least squares then give each thing its weight in points, anew before each of the three rounds.
What all seats have in common says nothing about who wins, so everything is counted from the mean of the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from alhambra.bots.engine.judge import Judge
from alhambra.bots.engine.planner import Planner
from alhambra.bots.engine.self_play import play_turn
from alhambra.bots.engine.weights import FADING, FORETELLING, WALL_LATER, WEIGHTS, pack_weights
from alhambra.rules.packed import vec
from alhambra.rules.scoring import LAST_ROUND
from alhambra.rules.setup import deal_quickly
from alhambra.rules.state import ACT, OVER, State

NOISE = 0.7
"""Points by which the planners err, so that positions differ."""
MOMENTS = 0.1
"""The share of turns at which a position is written down."""
TURNS_OF_MONEY = 3.0
"""The turns before the end at which money is worth half; it enters a forecast as it is."""
RIDGE = 10.0
FIRST_DEAL = 5_000_000


class Forecast(Struct, frozen=True):
    """Weights in points before each round, and the share of the differences between seats that they explain in games
    not fitted to."""

    weights: list[list[float]]
    explained: float
    games: int
    positions: int


class Sample(Struct, frozen=True):
    """One seat at one moment, from the mean of its table: what it shows, and the points it made from then on.

    `rounds` is how many had been held.
    """

    rounds: int
    features: list[float]
    points: float


def fit_forecast(players: int, planner_weights: Sequence[float], games: int, seed: int) -> Forecast:
    """Play, write down and fit; the last quarter of the games is only there to judge the fit."""
    luck = Random(seed)
    planner = Planner(pack_weights(list(planner_weights)))
    planner.drafts.noise = NOISE
    judges = [_judge_of(weight) for weight in FORETELLING]
    sampled = [_sample_game(players, FIRST_DEAL + deal, planner, judges, luck) for deal in range(games)]
    fitted = [sample for game in sampled[: games * 3 // 4] for sample in game]
    held_back = [sample for game in sampled[games * 3 // 4 :] for sample in game]
    weights = [_fit([sample for sample in fitted if sample.rounds == rounds]) for rounds in range(LAST_ROUND)]
    positions = (len(fitted) + len(held_back)) // players
    return Forecast(weights, _explained(held_back, weights), games, positions)


def _fit(samples: Sequence[Sample]) -> list[float]:
    """Weights for the moments between two rounds."""
    chosen = list(range(len(FORETELLING)))
    while True:  # nothing counts against its owner: what would is left out, and the rest fitted again
        factors = least_squares(samples, chosen)
        kept = [i for i, factor in zip(chosen, factors, strict=True) if factor > 0]
        if kept == chosen:
            break
        chosen = kept
    found = [0.0] * WEIGHTS
    found[FADING] = TURNS_OF_MONEY
    found[WALL_LATER] = 1.0
    for i, factor in zip(chosen, factors, strict=True):
        found[FORETELLING[i]] = factor
    return found


def _judge_of(weight: int) -> Judge:
    """A judge who cares about one thing only, and so tells how much there is of it."""
    numbers = [0.0] * WEIGHTS
    numbers[weight] = 1.0
    numbers[FADING] = TURNS_OF_MONEY
    numbers[WALL_LATER] = 1.0
    return Judge(pack_weights(numbers))


def _sample_game(players: int, deal: int, planner: Planner, judges: Sequence[Judge], luck: Random) -> list[Sample]:
    state = deal_quickly(players, deal)
    moments: list[tuple[int, list[list[float]], list[int]]] = []
    while state.phase != OVER:
        if state.phase == ACT and luck.random() < MOMENTS:
            scores = [int(state.scores[seat]) for seat in range(players)]
            moments.append((int(state.round), _features(state, judges), scores))
        play_turn(state, planner, False)
    samples = []
    for rounds, features, scores in moments:
        made = [int(state.scores[seat]) - scores[seat] for seat in range(players)]
        means = [sum(column) / players for column in zip(*features, strict=True)]
        for seat in range(players):
            centred = [value - mean for value, mean in zip(features[seat], means, strict=True)]
            samples.append(Sample(rounds, centred, made[seat] - sum(made) / players))
    return samples


def _features(state: State, judges: Sequence[Judge]) -> list[list[float]]:
    """For each seat, how much there is of each thing."""
    players = int(state.players)
    points = vec[float]([0.0] * 6)
    rows: list[list[float]] = [[] for _ in range(players)]
    for judge in judges:
        judge.expect_all(state, points)
        for seat in range(players):
            rows[seat].append(points[seat] - int(state.scores[seat]))
    return rows


def least_squares(samples: Sequence[Sample], chosen: Sequence[int]) -> list[float]:
    """The factors of the chosen features that leave the least error; rare features are kept near zero."""
    size = len(chosen)
    matrix = [[0.0] * (size + 1) for _ in range(size)]
    for sample in samples:
        values = [sample.features[i] for i in chosen]
        for row, value in enumerate(values):
            if value:
                line = matrix[row]
                for column in range(row, size):
                    line[column] += value * values[column]
                line[size] += value * sample.points
    for row in range(size):
        for column in range(row):
            matrix[row][column] = matrix[column][row]
        matrix[row][row] += RIDGE
    return solve(matrix)


def solve(matrix: list[list[float]]) -> list[float]:
    """Gauss and Jordan: the solution of a system of equations whose right sides are the last column."""
    size = len(matrix)
    for pivot in range(size):
        best = max(range(pivot, size), key=lambda row: abs(matrix[row][pivot]))
        matrix[pivot], matrix[best] = matrix[best], matrix[pivot]
        scale = matrix[pivot][pivot]
        matrix[pivot] = [value / scale for value in matrix[pivot]]
        for row in range(size):
            if row != pivot and matrix[row][pivot]:
                factor = matrix[row][pivot]
                matrix[row] = [value - factor * top for value, top in zip(matrix[row], matrix[pivot], strict=True)]
    return [row[size] for row in matrix]


def _explained(samples: Sequence[Sample], weights: Sequence[Sequence[float]]) -> float:
    total = error = 0.0
    for sample in samples:
        factors = weights[sample.rounds]
        told = sum(factors[weight] * feature for weight, feature in zip(FORETELLING, sample.features, strict=True))
        total += sample.points**2
        error += (sample.points - told) ** 2
    return 1 - error / total if total else 0.0
