"""How much of the game is left: tiles and turns until each round, as far as anyone can tell (R13, R28, R36, R40)."""

from __future__ import annotations

from typing import Final

from alhambra.rules.dirk import GIFT
from alhambra.rules.packed import i64, vec
from alhambra.rules.scoring import LAST_ROUND
from alhambra.rules.setup import cards_above, pile_size
from alhambra.rules.state import NO_TILE, SLOTS, State
from alhambra.rules.tiles import KIND, KINDS

# How planners play: tiles bought for each money card drawn, and in each turn, by number of players.
TILES_BY_CARD: Final = vec[float]([0.0, 0.0, 0.52, 0.54, 0.56, 0.57, 0.58])
TILES_BY_TURN: Final = vec[float]([0.0, 0.0, 0.44, 0.5, 0.5, 0.5, 0.5])


class Outlook:
    """What can be expected of the rest of a game."""

    def __init__(self) -> None:
        self.pool: vec[i64] = vec[i64]([0] * KINDS)  # tiles of each kind in the bag or on offer
        self.tiles: i64 = 0  # of all kinds
        self.until: vec[float] = vec[float]([0.0] * 4)  # tiles to be drawn before round 1, 2, 3
        self.own: vec[float] = vec[float]([0.0] * 4)  # of them, one player's
        self.next_round: i64 = 1
        self.turns: float = 0.0  # turns of each player until the end
        self.hit: float = 0.0  # the chance that the next card drawn is a scoring card

    def survey(self, state: State) -> None:
        """Look at a table whose piles hold what must be in them, in whatever order."""
        pool = self.pool
        i: i64
        for i in range(KINDS):
            pool[i] = 0
        bag = state.bag.items
        for i in range(state.bag.size):
            pool[KIND[bag[i]]] += 1
        tiles: i64 = state.bag.size
        for i in range(SLOTS):
            if state.market[i] != NO_TILE:
                pool[KIND[state.market[i]]] += 1
                tiles += 1
        self.tiles = tiles
        self.next_round = state.round + 1
        self._time_rounds(state)

    def _time_rounds(self, state: State) -> None:
        players: i64 = state.players
        left = float(self.tiles)
        by_card = TILES_BY_CARD[players]
        dirk = 0.0  # what Dirk will have drawn by then
        self.hit = 0.0
        round_: i64
        for round_ in range(1, LAST_ROUND):
            if round_ <= state.round or state.reshuffles > 0:
                self.until[round_] = 0.0
                self.own[round_] = 0.0
                continue
            lowest: i64 = cards_above(state.opening_deck, 2 * round_) - state.drawn
            deepest: i64 = lowest + pile_size(state.opening_deck, 2 * round_)
            if lowest < 0:
                lowest = 0
            if deepest < lowest:
                deepest = lowest
            if round_ == state.round + 1 and lowest == 0:
                self.hit = 1.0 / float(deepest + 1)
            bought = float(lowest + deepest + 1) * 0.5 * by_card
            until = bought + dirk
            self.until[round_] = until if until < left else left
            self.own[round_] = bought / float(players)
            if players == 2:
                dirk += float(GIFT) if round_ == 1 else (left - until) / 3.0
        self.until[LAST_ROUND] = left
        bought = left - dirk
        if bought < 0.0:
            bought = 0.0
        self.own[LAST_ROUND] = bought / float(players)
        in_bag = float(state.bag.size) - dirk
        if in_bag < 0.0:
            in_bag = 0.0
        self.turns = (in_bag + 0.5) / (TILES_BY_TURN[players] * float(players))

    def coming(self, kind: i64, round_: i64, bought: i64) -> float:
        """Tiles of a kind that others and I will still get before a round, after I have bought some of them."""
        left: i64 = self.tiles
        return float(self.pool[kind] - bought) * self.until[round_] / float(left) if left > 0 else 0.0
