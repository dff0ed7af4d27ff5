"""Turns played out in the same deals, and what can be said of them and of their differences."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

from alhambra.bots.engine.playouts import BY_ROUND, SOURCES, Playouts
from alhambra.bots.tuned_weights import weights_for
from alhambra.review.figures import Gap, Source
from alhambra.rules.state import State
from alhambra.values import KINDS

NAMES = (*KINDS, "wall", "dirk")
"""The engine's sources of points, in its order."""
SMALL = 0.05
"""Parts in points that are told together with the largest one."""


class Measuring:
    """Candidates for one turn. All that are played at a time get the same deals, from the first deal on.

    So the n-th games of two candidates can be compared, as long as one that was left out is never played again.
    """

    def __init__(self, players: int) -> None:
        self._playouts = Playouts(weights_for(players))
        self._players = players
        self._scores: list[list[tuple[int, ...]]] = []
        self._shares: list[list[tuple[float, ...]]] = []
        self._seat = 0

    def begin(self, state: State, luck: int, unknown: int, turns: Sequence[list[int]]) -> None:
        self._playouts.begin(state, luck, unknown)
        self._seat = int(state.actor)
        self._scores, self._shares = [], []
        for turn in turns:
            self._playouts.add(turn)
            self._scores.append([])
            self._shares.append([])

    def add_between(self, tiles: int, money: int) -> int:
        """A candidate with the tiles of one and the cards of another."""
        self._playouts.add_with_money_of(tiles, money)
        self._scores.append([])
        self._shares.append([])
        return len(self._scores) - 1

    def play(self, deals: int, candidates: Collection[int]) -> None:
        for _ in range(deals):
            self._playouts.deal()
            for candidate in candidates:
                self._playouts.try_out(candidate)
                scores = tuple(int(self._playouts.scores[seat]) for seat in range(self._players))
                self._scores[candidate].append(scores)
                self._shares[candidate].append(shares_of(scores))

    def games(self, candidate: int) -> int:
        return len(self._scores[candidate])

    def points(self, candidate: int) -> tuple[float, ...]:
        """Expected final points of every seat."""
        return tuple(_mean(row) for row in zip(*self._scores[candidate], strict=True))

    def errors(self, candidate: int) -> tuple[float, ...]:
        """Their standard errors."""
        return tuple(_error(row) for row in zip(*self._scores[candidate], strict=True))

    def shares(self, candidate: int) -> tuple[float, ...]:
        return tuple(_mean(row) for row in zip(*self._shares[candidate], strict=True))

    def worth(self, candidate: int) -> float:
        """By which turns are ranked: points ahead of the best rival, and the share of the victory on top.

        Early on points say more.
        """
        points = self.points(candidate)
        rival = max(points[: self._seat] + points[self._seat + 1 :])
        return points[self._seat] - rival + 40 * self.shares(candidate)[self._seat]

    def gap(self, better: int, worse: int) -> Gap:
        """How far the second is behind the first, for the seat to move."""
        points = self._differences(self._scores, better, worse, self._seat)
        shares = self._differences(self._shares, better, worse, self._seat)
        return Gap(_mean(points), _error(points), _mean(shares), _error(shares))

    def changes(self, better: int, worse: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """By how much the first is better in points and in shares, for every seat."""
        seats = range(self._players)
        return (
            tuple(_mean(self._differences(self._scores, better, worse, seat)) for seat in seats),
            tuple(_mean(self._differences(self._shares, better, worse, seat)) for seat in seats),
        )

    def parts(self, better: int, between: int, worse: int) -> tuple[Source, ...]:
        """Where the points go that the first has more than the last, largest first; they add up to the difference.

        What is left once the first has the last one's cards is the tiles' doing; the rest was the money's.
        """
        money = _mean(self._differences(self._scores, better, between, self._seat))
        found = [Source("money", 0, money)]
        for at in range(BY_ROUND):
            points = self._source(between, at) - self._source(worse, at)
            found.append(Source(NAMES[at % SOURCES], at // SOURCES + 1, points))
        found.sort(key=lambda source: -abs(source.points))
        told = [source for source in found if abs(source.points) >= SMALL] or found[:1]
        rest = sum(source.points for source in found) - sum(source.points for source in told)
        first = told[0]
        return (Source(first.source, first.round, first.points + rest), *told[1:])

    def _source(self, candidate: int, at: int) -> float:
        playouts = self._playouts
        return float(playouts.sources[candidate * BY_ROUND + at]) / int(playouts.tries[candidate])

    def _differences(
        self, table: Sequence[Sequence[Sequence[float]]], better: int, worse: int, seat: int
    ) -> list[float]:
        return [here[seat] - there[seat] for here, there in zip(table[better], table[worse], strict=False)]


def shares_of(scores: Sequence[int]) -> tuple[float, ...]:
    """The victory, shared by those with the most points (R39)."""
    best = max(scores)
    share = 1 / sum(1 for points in scores if points == best)
    return tuple(share if points == best else 0.0 for points in scores)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _error(numbers: Sequence[float]) -> float:
    """The standard error of the mean."""
    if len(numbers) < 2:
        return 0.0
    mean = _mean(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    return math.sqrt(variance / len(numbers))
