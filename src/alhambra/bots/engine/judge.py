"""What a position is worth to a player, in points: majorities to come, the palace, and money.

The same judgement serves the planner, which compares turns by it, and the search, which asks it how a game that was
played on for a few turns is likely to end.
"""

from __future__ import annotations

from math import exp
from typing import Final

from alhambra.bots.engine.chances import Odds, expect_majority, in_halves, odds_among
from alhambra.bots.engine.outlook import TILES_BY_TURN, Outlook
from alhambra.bots.engine.purses import cards_in, facts_of, pays_exactly, prices_met, worth_in
from alhambra.bots.engine.scatter import scatter
from alhambra.bots.engine.shape import SHAPES, survey, survey_with
from alhambra.bots.engine.weights import (
    AFFORDABLE,
    CARD,
    EXACT,
    EXACT_GAIN,
    FADING,
    FIRST_COINS,
    LEFTOVERS,
    MAJORITY_1,
    MAJORITY_3,
    MORE_COINS,
    OPENNESS,
    REACH,
    RESERVE,
    RIVALS,
    SPARE_CARD,
    SPARE_COINS,
    VARIETY,
    WALL,
    WALL_LATER,
)
from alhambra.rules.ending import richest
from alhambra.rules.money import CURRENCIES, currency_of_slot
from alhambra.rules.packed import i64, vec
from alhambra.rules.palace import Palace
from alhambra.rules.scoring import LAST_ROUND
from alhambra.rules.state import NO_TILE, NOBODY, SLOTS, State
from alhambra.rules.tiles import KIND, KINDS, PRICE

USUAL: Final = 0
"""The next round is held when it can be expected to be."""
ROUND_NOW: Final = 1
"""It is held right after this turn."""
END_NOW: Final = 2
"""The game ends right after this turn."""

_LEAST: Final = 1
_CHANGES: Final = 7  # a player's count of a kind may change by -1 to 5 in a turn ...
_GIFTS: Final = 5  # ... and Dirk's by up to 4
_BY_KIND: Final = _CHANGES * _GIFTS
_BY_TIMING: Final = _BY_KIND * KINDS
_RIVALS: Final = 6
_ANSWERS: Final = 1 << 12  # gains that are remembered

FEW_COINS: Final = 6
FEW_CARDS: Final = 4


class Judge:
    """Values for one seat of one table, after `consider`."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights: vec[float] = weights
        self.taste: vec[float] = vec[float]([1.0] * KINDS)  # how much more than its prizes a kind is liked
        self.outlook: Outlook = Outlook()
        self.odds: Odds = odds_among(3)
        self.seat: i64 = 0
        self.players: i64 = 0
        self.rivals: i64 = 0
        self.counts: vec[i64] = vec[i64]([0] * (KINDS * _RIVALS))  # buildings: counts[kind * 6 + rival]
        self.row: vec[i64] = vec[i64]([0] * _RIVALS)
        self.points: vec[float] = vec[float]([0.0] * _RIVALS)
        self.gains: vec[float] = vec[float]([0.0] * (3 * _BY_TIMING))
        self.gains_of: vec[i64] = vec[i64]([0] * (3 * _BY_TIMING))  # which consideration a gain belongs to
        self.considered: i64 = 0
        # Gains once found, by all they depend on: a game played on in thought asks the same again and again.
        # They hold for one set of weights and tastes, so these are settled before the first is asked for.
        self.questions: vec[i64] = vec[i64]([-1] * _ANSWERS)
        self.answers: vec[float] = vec[float]([0.0] * _ANSWERS)
        # The rounds to come, for the kind looked at.
        self.next_round: i64 = 1
        self.halves: vec[i64] = vec[i64]([0] * (LAST_ROUND + 1))
        self.fading: float = 0.0  # what money is still worth
        self.ending: float = 0.0  # the chance that the game ends before one's next turn
        self.wall_factor: float = 0.0
        self.reach_factor: float = 0.0
        self.open_factor: float = 0.0
        self.richest: vec[i64] = vec[i64]([0] * CURRENCIES)  # the most money of a rival

    # ---------------------------------------------------------------- the table

    def consider(self, state: State, seat: i64) -> None:
        """Get ready to value turns of this seat."""
        self.look_around(state)
        self.seat = seat
        self.considered += 1
        currency: i64
        for currency in range(CURRENCIES):
            self.richest[currency] = self._most_of_others(state, seat, currency)

    def look_around(self, state: State) -> None:
        """What is the same for all seats."""
        if self.players != state.players:
            self.players = state.players
            self.rivals = state.rivals()
            self.odds = odds_among(self.rivals)
        counts = self.counts
        kind: i64
        rival: i64
        for rival in range(self.players):
            kinds = state.palaces[rival].kinds
            for kind in range(KINDS):
                counts[kind * _RIVALS + rival] = kinds[kind]
        if self.players == 2:
            for kind in range(KINDS):
                counts[kind * _RIVALS + 2] = state.dirk_kinds[kind]
        outlook = self.outlook
        outlook.survey(state)
        weights = self.weights
        turns: float = outlook.turns
        self.fading = turns / (turns + weights[FADING])
        others = float(self.players - 1) * TILES_BY_TURN[self.players]
        self.ending = 1.0 / (1.0 + exp(float(state.bag.size) - others))
        factor = 0.0
        reach = 0.0
        share = 1.0
        round_: i64
        for round_ in range(outlook.next_round, LAST_ROUND + 1):
            factor += share
            own: float = outlook.own[round_]
            reach += share * own / (own + 2.0)
            share *= weights[WALL_LATER]
        self.wall_factor = factor * weights[WALL]
        self.reach_factor = reach * weights[REACH]
        own = outlook.own[LAST_ROUND]
        self.open_factor = weights[OPENNESS] * own / (own + 2.0)

    # ---------------------------------------------------------------- majorities

    def gain(self, kind: i64, more: i64, gifts: i64, timing: i64) -> float:
        """What a kind is worth to the seat with so many buildings more, and so many given to Dirk."""
        at: i64 = timing * _BY_TIMING + kind * _BY_KIND + (more + _LEAST) * _GIFTS + gifts
        if self.gains_of[at] != self.considered:
            self.gains_of[at] = self.considered
            self.gains[at] = self._weigh(kind, more, gifts, timing)
        return self.gains[at]

    def _weigh(self, kind: i64, more: i64, gifts: i64, timing: i64) -> float:
        row = self.row
        counts = self.counts
        seat: i64 = self.seat
        rivals: i64 = self.rivals
        i: i64
        for i in range(rivals):
            row[i] = counts[kind * _RIVALS + i]
        row[seat] += more
        bought: i64 = more + gifts if more > 0 else gifts
        if gifts > 0:
            row[2] += gifts
        self._time_rounds(kind, bought, timing)
        question: i64 = self._question(kind)
        at: i64 = scatter(question) & (_ANSWERS - 1)
        if self.questions[at] != question:
            self.questions[at] = question
            self.answers[at] = self._weigh_row(kind)
        return self.answers[at]

    def _question(self, kind: i64) -> i64:
        """All that a gain depends on, in one number: no count of a kind ever reaches sixteen."""
        halves = self.halves
        row = self.row
        question: i64 = self.next_round
        i: i64
        for i in range(self.next_round, LAST_ROUND + 1):
            question = question << 5 | halves[i]
        for i in range(self.rivals):
            question = question << 4 | row[i]
        return ((question << 3 | kind) << 3 | self.seat) << 3 | self.players

    def _weigh_row(self, kind: i64) -> float:
        """What the counts in `row` promise the seat in the rounds to come, more than its rivals."""
        points = self.points
        i: i64
        for i in range(self.rivals):
            points[i] = 0.0
        self._expect(kind)
        others = 0.0
        for i in range(self.players):
            if i != self.seat:
                others += points[i]
        return points[self.seat] - self.weights[RIVALS] * others / float(self.players - 1)

    def _time_rounds(self, kind: i64, bought: i64, timing: i64) -> None:
        """Which round is next, and how many tiles of a kind come before each, after some of them were bought."""
        outlook = self.outlook
        next_round: i64 = LAST_ROUND if timing == END_NOW else outlook.next_round
        self.next_round = next_round
        round_: i64
        for round_ in range(next_round, LAST_ROUND + 1):
            halves: i64 = 0
            if timing == USUAL or round_ != next_round:
                coming: float = outlook.coming(kind, round_, bought)
                halves = in_halves(coming) if coming > 0.0 else 0
            self.halves[round_] = halves

    def _expect(self, kind: i64) -> None:
        """Add what a kind will bring each rival, by the counts in `row` and the rounds as timed, to `points`."""
        next_round: i64 = self.next_round
        round_: i64
        for round_ in range(next_round, LAST_ROUND + 1):
            expect_majority(
                self.odds,
                self.row,
                self.rivals,
                kind,
                round_,
                self.halves[round_],
                self.players == 2 and round_ == next_round,
                self.weights[MAJORITY_1 + round_ - 1] * self.taste[kind],
                self.points,
            )

    # ---------------------------------------------------------------- the palace

    def shape_value(self, palace: Palace, timing: i64) -> float:
        """The wall in all rounds to come, and what may become of it."""
        survey(palace)
        return self._value_of_shape(timing)

    def shape_value_with(self, palace: Palace, layout: i64, tile: i64, cell: i64, timing: i64) -> float:
        """The same with a tile on this cell; `layout` is the palace's before."""
        survey_with(palace, layout, tile, cell)
        return self._value_of_shape(timing)

    def _value_of_shape(self, timing: i64) -> float:
        if timing == END_NOW:
            return float(SHAPES.wall) * self.weights[MAJORITY_3]  # as much as a point of the last majorities
        return (
            self.wall_factor * float(SHAPES.wall)
            + self.reach_factor * SHAPES.reach
            + self.open_factor * SHAPES.openness
        )

    def all_gains(self, timing: i64) -> float:
        """What all kinds are worth as things stand."""
        total = 0.0
        kind: i64
        for kind in range(KINDS):
            total += self.gain(kind, 0, 0, timing)
        return total

    def reserve_value(self, kind: i64, more: i64) -> float:
        """A tile in the reserve, if so many of its kind are built before it."""
        hope: float = self.gain(kind, more + 1, 0, USUAL) - self.gain(kind, more, 0, USUAL)
        return self.weights[RESERVE] * self.fading * hope if hope > 0.0 else 0.0

    # ---------------------------------------------------------------- money

    def money_value(self, currency: i64, purse: i64, on_offer: i64, extra: float) -> float:
        """A purse, when this tile is still on offer for its currency; `extra` is what the tile would bring."""
        weights = self.weights
        facts: i64 = facts_of(purse)
        coins: i64 = worth_in(facts)
        cards: i64 = cards_in(facts)
        value = 0.0
        if coins > 2 * FEW_COINS:
            value = (
                float(FEW_COINS) * (weights[FIRST_COINS] + weights[MORE_COINS])
                + float(coins - 2 * FEW_COINS) * weights[SPARE_COINS]
            )
        elif coins > FEW_COINS:
            value = float(FEW_COINS) * weights[FIRST_COINS] + float(coins - FEW_COINS) * weights[MORE_COINS]
        else:
            value = float(coins) * weights[FIRST_COINS]
        if cards > FEW_CARDS:
            value += float(FEW_CARDS) * weights[CARD] + float(cards - FEW_CARDS) * weights[SPARE_CARD]
        else:
            value += float(cards) * weights[CARD]
        value += float(prices_met(facts)) * weights[VARIETY]
        if on_offer != NO_TILE:
            price: i64 = PRICE[on_offer]
            if coins >= price:
                if pays_exactly(facts, price):
                    value += weights[EXACT] + weights[EXACT_GAIN] * extra
                else:
                    value += weights[AFFORDABLE]
        value *= self.fading
        if coins > self.richest[currency]:
            value += self.ending * weights[LEFTOVERS]
        return value

    # ---------------------------------------------------------------- all seats at once

    def final_lead(self, state: State, bought: i64) -> float:
        """By how much the seat would win, or lose, if the game ended with it building the tiles of these slots.

        What is left on offer goes to the richest (R37), who are taken to build it, and walls stay as they are.
        """
        points = self.points
        row = self.row
        kind: i64
        i: i64
        slot: i64
        for i in range(self.rivals):
            points[i] = 0.0
        for kind in range(KINDS):
            for i in range(self.rivals):
                row[i] = self.counts[kind * _RIVALS + i]
            for slot in range(SLOTS):
                tile: i64 = state.market[slot]
                if tile != NO_TILE and KIND[tile] == kind:
                    owner: i64 = self.seat if bought >> slot & 1 else richest(state, currency_of_slot(slot))
                    if owner != NOBODY:
                        row[owner] += 1
            self._time_rounds(kind, 0, END_NOW)
            self._expect(kind)
        best = -1.0e9
        mine = 0.0
        for i in range(self.players):
            total: float = points[i] / self.weights[MAJORITY_3] + float(state.scores[i] + state.palaces[i].wall())
            if i == self.seat:
                mine = total
            elif total > best:
                best = total
        return mine - best

    def expect_all(self, state: State, points: vec[float]) -> None:
        """The points with which each player can be expected to end the game."""
        self.look_around(state)
        self.considered += 1
        rivals: i64 = self.rivals
        mine = self.points
        row = self.row
        counts = self.counts
        i: i64
        kind: i64
        for i in range(rivals):
            mine[i] = 0.0
        for kind in range(KINDS):
            for i in range(rivals):
                row[i] = counts[kind * _RIVALS + i]
            self._time_rounds(kind, 0, USUAL)
            self._expect(kind)
        currency: i64
        for i in range(self.players):
            value: float = mine[i] + float(state.scores[i])
            value += self.shape_value(state.palaces[i], USUAL)
            for currency in range(CURRENCIES):
                self.richest[currency] = self._most_of_others(state, i, currency)
                value += self.money_value(
                    currency, state.purses[i * CURRENCIES + currency], state.market[currency], 3.0
                )
            points[i] = value + self._reserve_hope(state, i)

    def _most_of_others(self, state: State, seat: i64, currency: i64) -> i64:
        """The most money in a currency that anyone but this seat has."""
        most: i64 = 0
        rival: i64
        for rival in range(self.players):
            if rival != seat:
                money: i64 = worth_in(facts_of(state.purses[rival * CURRENCIES + currency]))
                if money > most:
                    most = money
        return most

    def _reserve_hope(self, state: State, seat: i64) -> float:
        """A rough word for the tiles in a reserve."""
        reserve = state.reserves[seat]
        hope = 0.0
        i: i64
        for i in range(reserve.size):
            hope += 2.0 + 0.4 * float(KIND[reserve.items[i]])
        return hope * self.weights[RESERVE] * self.fading
