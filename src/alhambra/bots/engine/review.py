"""Playing candidate turns out to the end of the game, to tell in points what each leads to.

Everybody goes on as a quick planner would. All candidates get the same deals, so that their differences say more than
either value alone.
"""

from __future__ import annotations

from typing import Final

from alhambra.bots.engine.planner import TURN_LENGTH, Planner
from alhambra.bots.engine.redeal import redeal
from alhambra.rules.money import FIRST_SCORING_CARD
from alhambra.rules.moves import END_TURN
from alhambra.rules.packed import i64, vec
from alhambra.rules.scoring import share_of
from alhambra.rules.shuffle import next_luck
from alhambra.rules.state import OVER, State
from alhambra.rules.tiles import KINDS
from alhambra.rules.turn import play

MOST_CANDIDATES: Final = 12
SEATS: Final = 6
SOURCES: Final = 7
"""Six kinds and the wall, ..."""
BY_ROUND: Final = 3 * SOURCES
"""... in each of three rounds."""
WALL: Final = 6


class Review:
    """Candidates for a turn and what they led to: sums over all games tried."""

    def __init__(self, weights: vec[float]) -> None:
        self.quick: Planner = Planner(weights)
        self.root: State = State()
        self.dealt: State = State()
        self.seat: i64 = 0
        self.luck: i64 = 0
        self.unknown_hands: i64 = 0
        self.count: i64 = 0
        self.turns: vec[i64] = vec[i64]([0] * (MOST_CANDIDATES * TURN_LENGTH))
        self.lengths: vec[i64] = vec[i64]([0] * MOST_CANDIDATES)
        self.tries: vec[i64] = vec[i64]([0] * MOST_CANDIDATES)
        self.shares: vec[float] = vec[float]([0.0] * MOST_CANDIDATES)
        self.squares: vec[float] = vec[float]([0.0] * MOST_CANDIDATES)
        self.points: vec[float] = vec[float]([0.0] * (MOST_CANDIDATES * SEATS))
        self.sources: vec[float] = vec[float]([0.0] * (MOST_CANDIDATES * BY_ROUND))
        self.held: vec[float] = vec[float]([0.0] * BY_ROUND)  # the seat's points in the game being played
        self.dirk: vec[i64] = vec[i64]([0] * KINDS)

    def begin(self, state: State, luck: i64, unknown_hands: i64) -> None:
        self.root = state
        self.seat = state.actor
        self.luck = luck
        self.unknown_hands = unknown_hands
        self.count = 0

    def add(self, moves: list[int]) -> None:
        """A candidate: the moves of a whole turn, its end included."""
        at: i64 = self.count
        i: i64
        for i in range(len(moves)):
            self.turns[at * TURN_LENGTH + i] = moves[i]
        self.lengths[at] = len(moves)
        self.tries[at] = 0
        self.shares[at] = 0.0
        self.squares[at] = 0.0
        for i in range(SEATS):
            self.points[at * SEATS + i] = 0.0
        for i in range(BY_ROUND):
            self.sources[at * BY_ROUND + i] = 0.0
        self.count = at + 1

    def deal(self) -> None:
        """Deal the unseen piles anew."""
        self.luck = next_luck(self.luck)
        dealt = self.root.copy()
        redeal(dealt, self.luck, self.unknown_hands)
        self.dealt = dealt

    def try_out(self, candidate: i64) -> None:
        """One game to its end, and what came of it."""
        state = self.dealt.copy()
        i: i64
        for i in range(BY_ROUND):
            self.held[i] = 0.0
        for i in range(self.lengths[candidate]):
            self._play(state, self.turns[candidate * TURN_LENGTH + i])
        quick = self.quick
        while state.phase != OVER:
            quick.plan_quickly(state)
            for i in range(quick.lengths[0]):
                self._play(state, quick.turns[i])
        self._note(state, candidate)

    def _play(self, state: State, move: i64) -> None:
        """Play a move; where it brings rounds, note where the seat's points come from."""
        if move != END_TURN:
            play(state, move)
            return
        kind: i64
        for kind in range(KINDS):
            self.dirk[kind] = state.dirk_kinds[kind]  # he gets more tiles right after a round (R40)
        before: i64 = state.round
        play(state, move)
        round_: i64
        for round_ in range(before + 1, state.round + 1):
            if not state.deck.has(FIRST_SCORING_CARD + round_ - 1):  # else it was never held (A12)
                self._note_round(state, round_)

    def _note_round(self, state: State, round_: i64) -> None:
        at: i64 = (round_ - 1) * SOURCES
        kind: i64
        for kind in range(KINDS):
            self.held[at + kind] += float(self._prize_of(state, kind, round_))
        self.held[at + WALL] += float(state.palaces[self.seat].wall())

    def _prize_of(self, state: State, kind: i64, round_: i64) -> i64:
        """What a majority has just brought the seat (R33)."""
        mine: i64 = state.palaces[self.seat].kinds[kind]
        if mine == 0:
            return 0
        ahead: i64 = 0
        sharing: i64 = 1
        rival: i64
        for rival in range(state.rivals()):
            if rival != self.seat:
                theirs: i64 = state.palaces[rival].kinds[kind] if rival < state.players else self.dirk[kind]
                if theirs > mine:
                    ahead += 1
                elif theirs == mine:
                    sharing += 1
        return share_of(round_, kind, ahead, sharing)

    def _note(self, state: State, candidate: i64) -> None:
        best: i64 = -1
        sharing: i64 = 0
        i: i64
        for i in range(state.players):
            points: i64 = state.scores[i]
            self.points[candidate * SEATS + i] += float(points)
            if points > best:
                best = points
                sharing = 1
            elif points == best:
                sharing += 1
        share = 1.0 / float(sharing) if state.scores[self.seat] == best else 0.0
        self.tries[candidate] += 1
        self.shares[candidate] += share
        self.squares[candidate] += share * share
        for i in range(BY_ROUND):
            self.sources[candidate * BY_ROUND + i] += self.held[i]
