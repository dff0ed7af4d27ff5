"""Drafts of a turn: all that could be played, each valued by adding up its parts.

A turn is a set of slots that are paid exactly, then nothing more, money, one slot overpaid, or a redesign (R14-R21).
Slots have different currencies, so payments do not get into each other's way. What a tile brings is first judged by
itself, in its best place; what several bring together only the planner finds out.
"""

from __future__ import annotations

from typing import Final

from alhambra.bots.engine.judge import END_NOW, ROUND_NOW, USUAL, Judge
from alhambra.bots.engine.purses import NO_PAYMENT, best_payment, facts_of, pays_exactly, worth_in
from alhambra.bots.engine.settler import Settler
from alhambra.bots.engine.weights import DENIAL, MAJORITY_3, TIMING
from alhambra.rules.money import CURRENCIES, currency_of_slot
from alhambra.rules.moves import (
    BUILD,
    BUY,
    EXCHANGE,
    NO_CARD,
    REMOVE,
    STOP,
    buying,
    card_of,
    kind_of_move,
    slot_of,
    with_tile,
)
from alhambra.rules.packed import BITS_OF_FOUR, i64, vec
from alhambra.rules.palace import Palace
from alhambra.rules.place import dirk_takes_gifts
from alhambra.rules.shuffle import first_luck, next_luck
from alhambra.rules.state import ACT, NO_TILE, SLOTS, State
from alhambra.rules.tiles import KIND, KINDS, PRICE, WALLS

MOST_DRAFTS: Final = 1024
"""There are never as many."""
VICTORY: Final = 10.0
"""What it is worth, in points, to end the game as its sure winner; as much is lost by ending it as a loser."""
CLEAR_LEAD: Final = 5.0
PATIENCE: Final = 0.1
"""How much less a turn without a purchase is worth, for each turn that a game is too long."""
LONG_GAME: Final = 150
"""Turns after which a game is long; most end after about a hundred."""
NOTHING: Final = -1
"""No more action: all that is left is to settle."""
STRUCK: Final = -1
"""In place of its slots: the draft is no longer looked at."""
_VERY_BAD: Final = -1.0e9


class Drafts:
    """All drafts for whoever is to move.

    `noise` and `oversight` make them err as people do: a turn is misjudged by some points, or not seen at all.
    """

    def __init__(self, judge: Judge, settler: Settler) -> None:
        self.judge: Judge = judge
        self.settler: Settler = settler
        self.noise: float = 0.0
        self.oversight: float = 0.0
        self.luck: i64 = first_luck(1)
        self.seat: i64 = 0
        # The parts of a turn, for each slot.
        self.exact: vec[i64] = vec[i64]([NO_PAYMENT] * SLOTS)
        self.over: vec[i64] = vec[i64]([NO_PAYMENT] * SLOTS)
        self.kept: vec[float] = vec[float]([0.0] * SLOTS)  # value of the purse while the tile stays on offer
        self.paid: vec[float] = vec[float]([0.0] * SLOTS)  # after it was paid exactly
        self.overpaid: vec[float] = vec[float]([0.0] * SLOTS)
        self.denied: vec[float] = vec[float]([0.0] * SLOTS)  # what it costs to leave the tile to others
        self.rise: vec[float] = vec[float]([0.0] * SLOTS)  # what one more of its kind is worth
        self.bring: vec[float] = vec[float]([0.0] * SLOTS)  # what the tile brings, in its best place ...
        self.bring_to: vec[i64] = vec[i64]([0] * SLOTS)  # ... which is this cell, or -1 for outside the palace
        self.added: vec[i64] = vec[i64]([0] * CURRENCIES)
        self.shape: float = 0.0  # what the palace's shape is worth before this turn
        self.base: float = 0.0  # and with it all majorities
        # The drafts.
        self.count: i64 = 0
        self.value: vec[float] = vec[float]([0.0] * MOST_DRAFTS)
        self.money: vec[float] = vec[float]([0.0] * MOST_DRAFTS)  # of it, what is not palace and majorities
        self.slots: vec[i64] = vec[i64]([0] * MOST_DRAFTS)  # bit s: slot s is paid exactly
        self.action: vec[i64] = vec[i64]([0] * MOST_DRAFTS)  # the last action, as a move, or NOTHING

    def draw_up(self, state: State, is_thorough: bool) -> None:
        """Draft every turn from here on; if thoroughly, with exchanges and removals."""
        self.seat = state.actor
        self.count = 0
        self.judge.consider(state, state.actor)
        if state.phase == ACT:
            self._weigh_slots(state)
            self._put_together(state, is_thorough)
        else:
            self._note(0.0, 0.0, 0, NOTHING)

    def best(self) -> i64:
        """The draft that promises most, of those not struck out; -1 if none is left."""
        best: i64 = -1
        i: i64
        for i in range(self.count):
            if self.slots[i] != STRUCK and (best < 0 or self.value[i] > self.value[best]):
                best = i
        return best

    # ---------------------------------------------------------------- the parts of a turn

    def _weigh_slots(self, state: State) -> None:
        """Value each slot by itself: what its tile brings, what it costs, what it costs to leave it."""
        judge = self.judge
        palace = state.palaces[self.seat]
        self.shape = judge.shape_value(palace, USUAL)
        self.settler.begin(USUAL, dirk_takes_gifts(state))
        slot: i64
        for slot in range(SLOTS):
            self.exact[slot] = NO_PAYMENT
            self.over[slot] = NO_PAYMENT
            self.denied[slot] = 0.0
            self.rise[slot] = 0.0
            tile: i64 = state.market[slot]
            currency: i64 = currency_of_slot(slot)
            purse: i64 = state.purses[self.seat * CURRENCIES + currency]
            if tile == NO_TILE:
                self.kept[slot] = judge.money_value(currency, purse, NO_TILE, 0.0)
                continue
            price: i64 = PRICE[tile]
            rise: float = self.settler.rise(KIND[tile])
            self.rise[slot] = rise
            self.kept[slot] = judge.money_value(currency, purse, tile, rise)
            self.denied[slot] = self._denial(state, currency, price, rise)
            facts: i64 = facts_of(purse)
            if worth_in(facts) >= price:
                if pays_exactly(facts, price):
                    self.exact[slot] = best_payment(purse, price, True)
                    self.paid[slot] = judge.money_value(currency, purse - self.exact[slot], NO_TILE, 0.0)
                else:
                    self.over[slot] = best_payment(purse, price, False)
                    self.overpaid[slot] = judge.money_value(currency, purse - self.over[slot], NO_TILE, 0.0)
                self._weigh_tile(palace, slot, tile, rise)

    def _denial(self, state: State, currency: i64, price: i64, rise: float) -> float:
        """What it costs to leave a tile that a rival could pay exactly."""
        rival: i64
        for rival in range(state.players):
            if rival != self.seat and pays_exactly(facts_of(state.purses[rival * CURRENCIES + currency]), price):
                return self.judge.weights[DENIAL] * rise
        return 0.0

    def _weigh_tile(self, palace: Palace, slot: i64, tile: i64, rise: float) -> None:
        """What one tile brings: in its best place, in the reserve, or with Dirk."""
        settler = self.settler
        best: float = settler.best_elsewhere(KIND[tile])
        best_cell: i64 = -1
        count: i64 = settler.gather_cells(palace, WALLS[tile], 0)
        i: i64
        for i in range(count):
            cell: i64 = settler.cells[i]
            value: float = settler.shape_with(palace, tile, cell) - self.shape + rise
            if value > best or (value == best and cell < best_cell):
                best = value
                best_cell = cell
        self.bring[slot] = best
        self.bring_to[slot] = best_cell

    # ---------------------------------------------------------------- parts put together

    def _put_together(self, state: State, is_thorough: bool) -> None:
        """Every set of exact purchases, with every way to go on after it."""
        self.base = self.shape + self.judge.all_gains(USUAL)
        payable: i64 = 0
        slot: i64
        bit: i64 = 1
        for slot in range(SLOTS):
            if self.exact[slot] != NO_PAYMENT:
                payable |= bit << slot
        chosen: i64 = 0
        while True:  # through all sets of the slots that can be paid exactly
            self._finish_turns(state, chosen)
            if chosen == payable:
                break
            chosen = (chosen - payable) & payable
        self._note_redesigns(state, payable, is_thorough)
        if self.count == 0:
            self._note(0.0, 0.0, 0, STOP)

    def _finish_turns(self, state: State, chosen: i64) -> None:
        """Every way to go on after these slots were paid exactly, but for redesigns."""
        money: float = self._money_after(chosen)
        brought: float = self._brought_by(chosen)
        bought: i64 = state.aside.size + BITS_OF_FOUR[chosen]
        if bought > state.bag.size:
            self._note_last(state, chosen, STOP)
        else:
            patient: float = money - self._impatience(state, chosen)
            if chosen != 0 or state.has_bonus:
                self._note(patient, self.base + brought, chosen, STOP)
            hurry: float = self._hurry(state, chosen) if self.judge.outlook.hit > 0.0 else 0.0
            i: i64
            for i in range(state.distinct_takings):
                self._note_taking(state, patient, brought, chosen, state.takings.items[i], hurry)
        slot: i64
        for slot in range(SLOTS):
            if self.over[slot] != NO_PAYMENT:
                action: i64 = buying(slot, self.over[slot])
                if bought + 1 > state.bag.size:
                    self._note_last(state, chosen, action)
                else:
                    change: float = self.overpaid[slot] - self.kept[slot] + self.denied[slot]
                    self._note(money + change, self.base + brought + self.bring[slot], chosen, action)

    def _money_after(self, chosen: i64) -> float:
        """All purses after these slots were paid exactly, and what is left on offer to the others."""
        money = 0.0
        slot: i64
        for slot in range(SLOTS):
            if chosen >> slot & 1:
                money += self.paid[slot]
            else:
                money += self.kept[slot] - self.denied[slot]
        return money

    def _impatience(self, state: State, chosen: i64) -> float:
        """A game must end some day, so whoever buys nothing in a long one grows tired of that (A48)."""
        late: i64 = state.turns - LONG_GAME
        return PATIENCE * float(late) if late > 0 and chosen == 0 else 0.0

    def _brought_by(self, chosen: i64) -> float:
        """What the tiles of these slots bring, each by itself."""
        brought = 0.0
        slot: i64
        for slot in range(SLOTS):
            if chosen >> slot & 1:
                brought += self.bring[slot]
        return brought

    def _hurry(self, state: State, chosen: i64) -> float:
        """What one more card drawn brings by its chance to be the scoring card, once these slots are bought (R28)."""
        judge = self.judge
        total = 0.0
        kind: i64
        slot: i64
        for kind in range(KINDS):
            more: i64 = 0
            for slot in range(SLOTS):
                if chosen >> slot & 1 and KIND[state.market[slot]] == kind:
                    more += 1
            total += judge.gain(kind, more, 0, ROUND_NOW) - judge.gain(kind, more, 0, USUAL)
        return total * judge.weights[TIMING] * judge.outlook.hit

    def _note_taking(self, state: State, money: float, brought: float, chosen: i64, taking: i64, hurry: float) -> None:
        judge = self.judge
        added = self.added
        currency: i64
        for currency in range(CURRENCIES):
            added[currency] = 0
        which: i64
        one: i64 = 1
        for which in range(4):
            card: i64 = card_of(taking, which)
            if card == NO_CARD:
                break
            added[card // 9] += one << card % 9 * 2
            money += hurry
        slot: i64
        for slot in range(SLOTS):
            currency = currency_of_slot(slot)
            if added[currency]:
                purse: i64 = state.purses[self.seat * CURRENCIES + currency] + added[currency]
                if chosen >> slot & 1:
                    purse -= self.exact[slot]
                    money += judge.money_value(currency, purse, NO_TILE, 0.0) - self.paid[slot]
                else:
                    money += judge.money_value(currency, purse, state.market[slot], self.rise[slot]) - self.kept[slot]
        self._note(money, self.base + brought, chosen, taking)

    def _note_last(self, state: State, chosen: i64, action: i64) -> None:
        """A turn that ends the game: what counts is whether it wins (R36-R39)."""
        judge = self.judge
        bit: i64 = 1
        bought: i64 = chosen
        if kind_of_move(action) == BUY:
            bought |= bit << slot_of(action)
        built = 0.0
        slot: i64
        for slot in range(SLOTS):
            if bought >> slot & 1:
                kind: i64 = KIND[state.market[slot]]
                built += judge.gain(kind, 1, 0, END_NOW) - judge.gain(kind, 0, 0, END_NOW)
        base: float = judge.all_gains(END_NOW) + judge.shape_value(state.palaces[self.seat], END_NOW)
        lead: float = judge.final_lead(state, bought) / CLEAR_LEAD
        lead = 1.0 if lead > 1.0 else -1.0 if lead < -1.0 else lead
        self._note(lead * VICTORY * judge.weights[MAJORITY_3], base + built, chosen, action)

    # ---------------------------------------------------------------- redesigns (R21)

    def _note_redesigns(self, state: State, payable: i64, is_thorough: bool) -> None:
        """The best cell for each tile of the reserve; with thought also exchanges and removals."""
        reserve = state.reserves[self.seat]
        palace = state.palaces[self.seat]
        i: i64
        for i in range(reserve.size):
            self._note_building(state, palace, reserve.items[i], payable)
            if is_thorough:
                self._note_exchange(state, palace, reserve.items[i], payable)
        if is_thorough:
            self._note_removal(state, palace, payable)

    def _note_building(self, state: State, palace: Palace, tile: i64, payable: i64) -> None:
        settler = self.settler
        kind: i64 = KIND[tile]
        best: float = _VERY_BAD
        best_cell: i64 = -1
        count: i64 = settler.gather_cells(palace, WALLS[tile], 0)
        i: i64
        for i in range(count):
            cell: i64 = settler.cells[i]
            value: float = settler.shape_with(palace, tile, cell)
            if value > best or (value == best and cell < best_cell):
                best = value
                best_cell = cell
        if best_cell >= 0:
            change: float = best - self.shape + settler.rise(kind) - self.judge.reserve_value(kind, 0)
            self._note_after(state, change, payable, with_tile(BUILD, tile, best_cell))

    def _note_exchange(self, state: State, palace: Palace, tile: i64, payable: i64) -> None:
        judge = self.judge
        kind: i64 = KIND[tile]
        best: float = _VERY_BAD
        best_cell: i64 = -1
        i: i64
        for i in range(palace.size):
            cell: i64 = palace.built[i]
            if palace.replacing(cell) >> WALLS[tile] & 1:
                old: i64 = palace.exchange(cell, tile)
                value: float = judge.shape_value(palace, USUAL) - self.shape
                palace.exchange(cell, old)
                lost: i64 = KIND[old]
                if lost != kind:
                    value += judge.gain(kind, 1, 0, USUAL) - judge.gain(kind, 0, 0, USUAL)
                    value += judge.gain(lost, -1, 0, USUAL) - judge.gain(lost, 0, 0, USUAL)
                    value += judge.reserve_value(lost, -1) - judge.reserve_value(kind, 0)
                if value > best:
                    best = value
                    best_cell = cell
        if best_cell >= 0:
            self._note_after(state, best, payable, with_tile(EXCHANGE, tile, best_cell))

    def _note_removal(self, state: State, palace: Palace, payable: i64) -> None:
        """The best building to take out, to be built elsewhere later."""
        judge = self.judge
        cells = self.settler.cells
        palace.find_loose()
        count: i64 = palace.loose_count
        best: float = _VERY_BAD
        best_cell: i64 = -1
        i: i64
        for i in range(count):
            cells[i] = palace.loose[i]
        for i in range(count):
            cell: i64 = cells[i]
            tile: i64 = palace.take(cell)
            kind: i64 = KIND[tile]
            value: float = judge.shape_value(palace, USUAL) - self.shape
            palace.put(cell, tile)
            value += judge.gain(kind, -1, 0, USUAL) - judge.gain(kind, 0, 0, USUAL) + judge.reserve_value(kind, -1)
            if value > best:
                best = value
                best_cell = cell
        if best_cell >= 0:
            self._note_after(state, best, payable, with_tile(REMOVE, 0, best_cell))

    def _note_after(self, state: State, change: float, payable: i64, action: i64) -> None:
        """Note a redesign after each set of exact purchases that does not end the game."""
        chosen: i64 = 0
        while True:
            if state.aside.size + BITS_OF_FOUR[chosen] <= state.bag.size:
                money: float = self._money_after(chosen) - self._impatience(state, chosen)
                self._note(money, self.base + self._brought_by(chosen) + change, chosen, action)
            if chosen == payable:
                break
            chosen = (chosen - payable) & payable

    # ---------------------------------------------------------------- noting, with errors

    def _note(self, money: float, palace: float, chosen: i64, action: i64) -> None:
        """Note a draft; who errs misjudges it, or does not see it at all."""
        if self.noise > 0.0 or self.oversight > 0.0:
            money += self.noise * self._error()
            if self._draw() < self.oversight and self.count > 0:
                return
        at: i64 = self.count
        if at < MOST_DRAFTS:
            self.money[at] = money
            self.value[at] = money + palace
            self.slots[at] = chosen
            self.action[at] = action
            self.count = at + 1

    def _draw(self) -> float:
        luck: i64 = next_luck(self.luck)
        self.luck = luck
        return float((luck ^ luck >> 32) & 0xFFFFFF) / 16777216.0

    def _error(self) -> float:
        """Bell-shaped, with a spread of one."""
        return (self._draw() + self._draw() + self._draw() + self._draw() - 2.0) * 1.7320508
