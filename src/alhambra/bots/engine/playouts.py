"""Playing turns out to the end of the game, to tell in points what each leads to.

Everybody goes on as a careful planner would. All candidates get the same deals, so that their differences say more than
either value alone.
"""

from __future__ import annotations

from typing import Final

from alhambra.bots.engine.planner import TURN_LENGTH, Planner
from alhambra.bots.engine.redeal import redeal
from alhambra.rules.money import CURRENCIES, FIRST_SCORING_CARD
from alhambra.rules.moves import END_TURN
from alhambra.rules.packed import i64, vec
from alhambra.rules.scoring import share_of
from alhambra.rules.shuffle import next_luck
from alhambra.rules.state import OVER, State
from alhambra.rules.tiles import KINDS
from alhambra.rules.turn import play

MOST_CANDIDATES: Final = 48
SEATS: Final = 6
SOURCES: Final = 8
"""Six kinds, the wall, and what Dirk takes away, ..."""
BY_ROUND: Final = 3 * SOURCES
"""... in each of three rounds."""
WALL: Final = 6
DIRK: Final = 7
CARE: Final = 4
"""Turns that a planner values as a whole. It plays four fifths as many games as one that values none, and much more
like the strongest players do."""
OWN_MONEY: Final = -1


class Playouts:
    """Candidates for a turn, and the game that was played out last."""

    def __init__(self, weights: vec[float]) -> None:
        self.planner: Planner = Planner(weights)
        self.planner.settler.spread = 1
        self.planner.valued = CARE
        self.planner.is_thorough = False
        self.root: State = State()
        self.dealt: State = State()
        self.seat: i64 = 0
        self.luck: i64 = 0
        self.unknown_hands: i64 = 0
        self.count: i64 = 0
        self.turns: vec[i64] = vec[i64]([0] * (MOST_CANDIDATES * TURN_LENGTH))
        self.lengths: vec[i64] = vec[i64]([0] * MOST_CANDIDATES)
        self.money_of: vec[i64] = vec[i64]([OWN_MONEY] * MOST_CANDIDATES)
        self.tries: vec[i64] = vec[i64]([0] * MOST_CANDIDATES)
        self.sources: vec[float] = vec[float]([0.0] * (MOST_CANDIDATES * BY_ROUND))  # sums over all games
        self.scores: vec[i64] = vec[i64]([0] * SEATS)  # how the last game ended
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
        self.money_of[at] = OWN_MONEY
        self._clear(at)

    def add_with_money_of(self, tiles: i64, money: i64) -> None:
        """A turn that nobody can play: one candidate's tiles with another's cards.

        It lies between the two: what it shares with the first is the tiles' doing, what it shares with the second the
        money's.
        """
        at: i64 = self.count
        i: i64
        for i in range(TURN_LENGTH):
            self.turns[at * TURN_LENGTH + i] = self.turns[tiles * TURN_LENGTH + i]
        self.lengths[at] = self.lengths[tiles]
        self.money_of[at] = money
        self._clear(at)

    def _clear(self, at: i64) -> None:
        self.tries[at] = 0
        i: i64
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
        """One game to its end; `scores` tell how it ended."""
        i: i64
        for i in range(BY_ROUND):
            self.held[i] = 0.0
        state = self._after(candidate)
        if self.money_of[candidate] != OWN_MONEY:
            self._take_money_of(state, self.money_of[candidate])
        self._play(state, END_TURN)
        planner = self.planner
        while state.phase != OVER:
            planner.plan(state)
            for i in range(planner.lengths[0]):
                self._play(state, planner.turns[i])
        for i in range(state.players):
            self.scores[i] = state.scores[i]
        self.tries[candidate] += 1
        for i in range(BY_ROUND):
            self.sources[candidate * BY_ROUND + i] += self.held[i]

    def _after(self, candidate: i64) -> State:
        """The table after a candidate's moves, before the turn ends: nothing up to there is chance."""
        state = self.dealt.copy()
        i: i64
        for i in range(self.lengths[candidate] - 1):
            play(state, self.turns[candidate * TURN_LENGTH + i])
        return state

    def _take_money_of(self, state: State, other: i64) -> None:
        """All cards lie as they do after the other candidate, none twice and none missing."""
        theirs = self._after(other)
        currency: i64
        for currency in range(CURRENCIES):
            purse: i64 = self.seat * CURRENCIES + currency
            state.purses[purse] = theirs.purses[purse]
        state.display = theirs.display
        state.takings = theirs.takings
        state.distinct_takings = theirs.distinct_takings
        state.discards = theirs.discards

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
            points: i64 = self._prize_of(state, kind, round_, state.rivals())
            if state.players == 2:
                without: i64 = self._prize_of(state, kind, round_, 2)
                self.held[at + DIRK] += float(points - without)
                points = without
            self.held[at + kind] += float(points)
        self.held[at + WALL] += float(state.palaces[self.seat].wall())

    def _prize_of(self, state: State, kind: i64, round_: i64, rivals: i64) -> i64:
        """What a majority has just brought the seat (R33), or would have without Dirk."""
        mine: i64 = state.palaces[self.seat].kinds[kind]
        if mine == 0:
            return 0
        ahead: i64 = 0
        sharing: i64 = 1
        rival: i64
        for rival in range(rivals):
            if rival != self.seat:
                theirs: i64 = state.palaces[rival].kinds[kind] if rival < state.players else self.dirk[kind]
                if theirs > mine:
                    ahead += 1
                elif theirs == mine:
                    sharing += 1
        return share_of(round_, kind, ahead, sharing)
