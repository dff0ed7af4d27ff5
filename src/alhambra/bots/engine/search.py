"""The search: the planner's best turns, tried out.

Each of them is followed, in the same deals of the unseen piles, by a few turns of planners, and the outcome is judged
by the share of victories it promises. Turns that fall behind are dropped by half until the time is up.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from alhambra.bots.engine.judge import Judge
from alhambra.bots.engine.planner import TURN_LENGTH, Planner
from alhambra.bots.engine.redeal import redeal
from alhambra.bots.engine.self_play import play_turn
from alhambra.rules.packed import i64, vec
from alhambra.rules.shuffle import next_luck
from alhambra.rules.state import OVER, State
from alhambra.rules.turn import play

CANDIDATES: Final = 10
MOST_CANDIDATES: Final = 40
"""With two players and time enough: late in such a game the best turn is often not among the first ten, and forty gain
1.4 % ± 0.6 of the victories by a turn with 1,000 simulations, 1.9 ± 0.6 with 4,000. At three players they gain nothing,
nor do twenty at four."""
PRIOR: Final = 40.0
"""Simulations that the planner's own judgement counts for."""
TURNS_AHEAD: Final = 12
"""Turns that are played on before the outcome is judged."""
TURNS_FAR_AHEAD: Final = 24
"""With time enough. How well simulations agree with games to the end about ten turns (59 positions of three players): a
correlation of .81 with 12 quick turns, .85 with 24, .88 with 24 careful ones."""
CARE: Final = 4
"""Turns that a careful planner values as a whole."""
SURE: Final = 2.0
"""The softness of a victory at the end of the game, in points."""
UNSURE: Final = vec[float]([0.0, 0.0, 2.0, 3.0, 3.0, 3.0, 3.0])
"""Its softness before the end, by number of players, ..."""
MORE_UNSURE: Final = vec[float]([0.0, 0.0, 1.1, 1.4, 1.4, 1.4, 1.4])
"""... and how much softer it is for the root of the tiles still to come. Both are fitted to who won games of planners;
such a fit would be the same for two players, but there the harder victory wins more games."""
_SEATS: Final = 6


class Search:
    """Candidates for one turn, and how each has done so far.

    `weights` are the planner's, in its own measure; each forecast weights the same things so that they add up to the
    points still to come, while the next round is the first, the second or the last.
    """

    def __init__(self, weights: vec[float], forecasts: list[vec[float]]) -> None:
        self.planner: Planner = Planner(weights)
        self.quick: Planner = Planner(weights)
        self.careful: Planner = Planner(weights)
        self.careful.settler.spread = 1
        self.careful.valued = CARE
        self.careful.is_thorough = False
        self.forecasts: list[vec[float]] = forecasts
        self.judge: Judge = Judge(forecasts[0])
        self.root: State = State()
        self.dealt: State = State()
        self.seat: i64 = 0
        self.turns_ahead: i64 = 0
        self.is_careful: bool = False
        self.unknown_hands: i64 = 0
        self.luck: i64 = 0
        self.count: i64 = 0
        self.prior: vec[float] = vec[float]([0.0] * MOST_CANDIDATES)
        self.tries: vec[i64] = vec[i64]([0] * MOST_CANDIDATES)
        self.total: vec[float] = vec[float]([0.0] * MOST_CANDIDATES)
        self.squares: vec[float] = vec[float]([0.0] * MOST_CANDIDATES)
        self.points: vec[float] = vec[float]([0.0] * _SEATS)
        self.shares: vec[float] = vec[float]([0.0] * _SEATS)

    def begin(self, state: State, luck: i64, unknown_hands: i64, candidates: i64, is_careful: bool) -> None:
        """Take up a position; its actor's best turns become the candidates.

        A careful search looks further ahead and plans the turns in between better, but tries a third as many.
        """
        self.root = state
        self.seat = state.actor
        self.luck = luck
        self.unknown_hands = unknown_hands
        self.turns_ahead = TURNS_FAR_AHEAD if is_careful else TURNS_AHEAD
        self.is_careful = is_careful
        self.planner.plan(state)
        found: i64 = self.planner.found
        self.count = found if found < candidates else candidates
        softness: float = softness_of(state)
        i: i64
        for i in range(self.count):
            # A point more or less changes an even chance by a quarter over the softness.
            self.prior[i] = (self.planner.worth[i] - self.planner.worth[0]) * 0.2 / softness
            self.tries[i] = 0
            self.total[i] = 0.0
            self.squares[i] = 0.0

    def deal(self) -> None:
        """Deal the unseen piles anew; all candidates then meet the same luck."""
        self.luck = next_luck(self.luck)
        dealt = self.root.copy()
        redeal(dealt, self.luck, self.unknown_hands)
        self.dealt = dealt

    def try_out(self, candidate: i64) -> None:
        """Play a candidate, then a few turns of everybody, and note what comes of it."""
        state = self.dealt.copy()
        turns = self.planner.turns
        begin: i64 = candidate * TURN_LENGTH
        i: i64
        for i in range(self.planner.lengths[candidate]):
            play(state, turns[begin + i])
        planner = self.careful if self.is_careful else self.quick
        ahead: i64 = self.turns_ahead
        while ahead > 0 and state.phase != OVER:
            play_turn(state, planner, not self.is_careful)
            ahead -= 1
        self.foresee(state)
        share: float = self.shares[self.seat]
        self.tries[candidate] += 1
        self.total[candidate] += share
        self.squares[candidate] += share * share

    def foresee(self, state: State) -> None:
        """The points with which each player can be expected to end, and their shares of the victory."""
        points = self.points
        players: i64 = state.players
        i: i64
        softness = SURE
        if state.phase == OVER:
            for i in range(players):
                points[i] = float(state.scores[i])
        else:
            self.judge.weights = self.forecasts[state.round]
            self.judge.expect_all(state, points)
            softness = softness_of(state)
        best: float = points[0]
        for i in range(1, players):
            if points[i] > best:
                best = points[i]
        total = 0.0
        for i in range(players):
            share: float = exp((points[i] - best) / softness)
            self.shares[i] = share
            total += share
        for i in range(players):
            self.shares[i] /= total

    def mark(self, candidate: i64) -> float:
        """How good a candidate looks: its results and the planner's word together."""
        tries = float(self.tries[candidate])
        mean: float = self.total[candidate] / tries if tries > 0.0 else 0.0
        leader: float = self.total[0] / float(self.tries[0]) if self.tries[0] > 0 else mean
        prior: float = self.prior[candidate]
        if self.root.players == 2:
            # A point changes an even chance most, and hardly one that is almost won or lost. At three players this was
            # no better.
            prior *= 4.0 * leader * (1.0 - leader) + 0.05
        return (self.total[candidate] + PRIOR * (leader + prior)) / (tries + PRIOR)


def softness_of(state: State) -> float:
    """How many points make a clear difference, with this much of the game to come."""
    return UNSURE[state.players] + MORE_UNSURE[state.players] * sqrt(float(state.bag.size))
