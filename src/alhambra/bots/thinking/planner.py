"""The planner judges whole turns.

A turn is a set of slots that are paid exactly, then nothing more, money, one slot overpaid, or a redesign; then every
tile bought goes to its best place, to the reserve or to Dirk (R14-R27). Slots have different currencies, so payments
do not get into each other's way. All such turns are first added up from their parts; then the best dozen are valued
as a whole.
"""

from __future__ import annotations

from typing import Final

from alhambra.bots.thinking.judge import END_NOW, ROUND_NOW, USUAL, Judge
from alhambra.bots.thinking.purses import NO_PAYMENT, best_payment, facts_of, pays_exactly, worth_in
from alhambra.bots.thinking.settler import MOST_TILES, OUTCOMES, Settler
from alhambra.bots.thinking.weights import DENIAL, MAJORITY_3, TIMING
from alhambra.rules.money import CURRENCIES, currency_of_slot
from alhambra.rules.moves import (
    BUILD,
    BUY,
    END_TURN,
    EXCHANGE,
    NO_CARD,
    PLACE,
    REMOVE,
    STOP,
    buying,
    card_of,
    cell_of,
    kind_of_move,
    slot_of,
    tile_of,
    with_tile,
)
from alhambra.rules.packed import BITS_OF_FOUR, i64, vec
from alhambra.rules.palace import Palace
from alhambra.rules.shuffle import first_luck, next_luck
from alhambra.rules.state import ACT, FINAL, NO_TILE, SLOTS, State
from alhambra.rules.tiles import KIND, KINDS, PRICE, WALLS

MOST_TURNS: Final = 1024
"""Turns put together from parts; there are never as many."""
TURN_LENGTH: Final = 12
"""Moves of a turn at most: four purchases, one more action, four tiles settled, the end."""
VALUED: Final = 12
"""Turns that are valued as a whole, usually."""
MOST_VALUED: Final = 48
BEST_TURNS: Final = VALUED * OUTCOMES + MOST_VALUED - VALUED
"""With the different ways to settle their tiles, for the first dozen."""
VICTORY: Final = 10.0
"""What it is worth, in points, to end the game as its sure winner; as much is lost by ending it as a loser."""
CLEAR_LEAD: Final = 5.0
PATIENCE: Final = 0.1
"""How much less a turn without a purchase is worth, for each turn that a game is too long."""
LONG_GAME: Final = 150
"""Turns after which a game is long; most end after about a hundred."""
NOTHING: Final = -1
"""No more action: all that is left is to settle."""
_VERY_BAD: Final = -1.0e9
_SETS: Final = 16


class Planner:
    """Finds good turns for whoever is to move. One serves a whole game and all its seats.

    `noise` and `oversight` make it err as people do: it misjudges turns by some points and does not see some at all.
    With a larger `valued` it misses fewer turns whose tiles are worth little one by one and much together.
    """

    def __init__(self, weights: vec[float]) -> None:
        self.judge: Judge = Judge(weights)
        self.settler: Settler = Settler(self.judge)
        self.valued: i64 = VALUED
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
        self.bring_to: vec[i64] = vec[i64]([0] * SLOTS)  # ... which is this move
        self.added: vec[i64] = vec[i64]([0] * CURRENCIES)
        self.shape: float = 0.0  # what the palace's shape is worth before this turn
        self.base: float = 0.0  # and with it all majorities
        # Turns put together.
        self.count: i64 = 0
        self.value: vec[float] = vec[float]([0.0] * MOST_TURNS)
        self.money: vec[float] = vec[float]([0.0] * MOST_TURNS)  # of it, what is not palace and majorities
        self.slots: vec[i64] = vec[i64]([0] * MOST_TURNS)  # bit s: slot s is paid exactly
        self.action: vec[i64] = vec[i64]([0] * MOST_TURNS)  # the last action, as a move, or NOTHING
        # Outcomes of settling a set of slots without a redesign, in this turn.
        self.plans: i64 = 0
        self.set_plan: vec[i64] = vec[i64]([0] * _SETS)
        self.set_outcomes: vec[i64] = vec[i64]([0] * _SETS)
        self.set_values: vec[float] = vec[float]([0.0] * (_SETS * OUTCOMES))
        self.set_moves: vec[i64] = vec[i64]([0] * (_SETS * OUTCOMES * MOST_TILES))
        # The result: turns, best first.
        self.found: i64 = 0
        self.worth: vec[float] = vec[float]([0.0] * BEST_TURNS)
        self.money_of: vec[float] = vec[float]([0.0] * BEST_TURNS)  # of it, what is not palace and majorities
        self.lengths: vec[i64] = vec[i64]([0] * BEST_TURNS)
        self.turns: vec[i64] = vec[i64]([0] * (BEST_TURNS * TURN_LENGTH))

    # ---------------------------------------------------------------- the two doors

    def plan(self, state: State) -> None:
        """The best turns from here on, in `turns` with their `lengths` and `worth`; the last move ends the turn."""
        self._begin(state)
        if state.phase == ACT:
            self._put_together(state, True)
        else:
            self._note(0.0, 0.0, 0, NOTHING)
        self._rank(state)

    def plan_quickly(self, state: State) -> None:
        """One good turn, found with less care: for playing on in thought."""
        self._begin(state)
        if state.phase == ACT:
            self._put_together(state, False)
        else:
            self._note(0.0, 0.0, 0, NOTHING)
        best: i64 = 0
        i: i64
        for i in range(1, self.count):
            if self.value[i] > self.value[best]:
                best = i
        self.found = 1
        self.worth[0] = self.value[best]
        self._settle_quickly(state, self.slots[best], self.action[best])
        self._write(0, self.slots[best], self.action[best], 0)

    def _begin(self, state: State) -> None:
        self.seat = state.actor
        self.plans += 1
        self.found = 0
        self.count = 0
        self.judge.consider(state, state.actor)

    # ---------------------------------------------------------------- the parts of a turn

    def _weigh_slots(self, state: State) -> None:
        """Value each slot by itself: what its tile brings, what it costs, what it costs to leave it."""
        judge = self.judge
        palace = state.palaces[self.seat]
        self.shape = judge.shape_value(palace, USUAL)
        self.settler.begin(USUAL, may_feed_dirk(state))
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
            if value > best:
                best = value
                best_cell = cell
        self.bring[slot] = best
        self.bring_to[slot] = best_cell

    # ---------------------------------------------------------------- turns put together

    def _put_together(self, state: State, is_thorough: bool) -> None:
        """Every turn, valued by adding up its parts."""
        self._weigh_slots(state)
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
            value: float = settler.shape_with(palace, tile, settler.cells[i])
            if value > best:
                best = value
                best_cell = settler.cells[i]
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
        """Note a turn; a planner that errs misjudges it, or does not see it at all."""
        if self.noise > 0.0 or self.oversight > 0.0:
            money += self.noise * self._error()
            if self._draw() < self.oversight and self.count > 0:
                return
        at: i64 = self.count
        if at < MOST_TURNS:
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

    # ---------------------------------------------------------------- the best of them, valued as a whole

    def _rank(self, state: State) -> None:
        """Value the most promising turns as a whole, and write them down in order."""
        valued: i64 = 0
        i: i64
        while valued < self.valued:
            best: i64 = -1
            for i in range(self.count):
                if self.slots[i] >= 0 and (best < 0 or self.value[i] > self.value[best]):
                    best = i
            if best < 0:
                break
            self._settle(state, self.slots[best], self.action[best])
            outcomes: i64 = self.settler.outcomes
            if valued >= VALUED:
                outcomes = 1  # further down other turns are of more interest than other places
            for i in range(outcomes):
                value: float = self.money[best] + self.settler.values[i]
                rank: i64 = self.found
                while rank > 0 and self.worth[rank - 1] < value:
                    rank -= 1
                self._make_room(rank)
                self.worth[rank] = value
                self.money_of[rank] = self.money[best]
                self._write(rank, self.slots[best], self.action[best], i)
            self.slots[best] = -1
            valued += 1

    def _make_room(self, rank: i64) -> None:
        """Move the turns from this rank on down by one."""
        i: i64 = self.found
        j: i64
        while i > rank:
            self.worth[i] = self.worth[i - 1]
            self.money_of[i] = self.money_of[i - 1]
            self.lengths[i] = self.lengths[i - 1]
            for j in range(self.lengths[i]):
                self.turns[i * TURN_LENGTH + j] = self.turns[(i - 1) * TURN_LENGTH + j]
            i -= 1
        self.found += 1

    def _gather_tiles(self, state: State, chosen: i64, action: i64) -> i64:
        """Hand the settler all tiles of a turn; the slots they come from."""
        bit: i64 = 1
        if kind_of_move(action) == BUY:
            chosen |= bit << slot_of(action)
        is_last = state.phase == FINAL or state.aside.size + BITS_OF_FOUR[chosen] > state.bag.size
        settler = self.settler
        settler.begin(END_NOW if is_last else USUAL, may_feed_dirk(state))
        i: i64
        for i in range(state.aside.size):
            settler.add(state.aside.items[i])
        for i in range(SLOTS):
            if chosen >> i & 1:
                settler.add(state.market[i])
        return chosen

    def _settle(self, state: State, chosen: i64, action: i64) -> None:
        """Have the settler find the best outcomes of a turn: palace and all majorities."""
        slots: i64 = self._gather_tiles(state, chosen, action)
        palace = state.palaces[self.seat]
        kind: i64 = kind_of_move(action)
        if BUILD <= kind <= EXCHANGE:
            self._settle_redesigned(palace, action)
        elif self.set_plan[slots] != self.plans:
            self.settler.settle(palace, self.judge.all_gains(self.settler.timing))
            self._remember(slots)
        else:
            self._recall(slots)

    def _remember(self, slots: i64) -> None:
        """Keep the outcomes of a set of slots for this turn: it may come with several last actions."""
        settler = self.settler
        self.set_plan[slots] = self.plans
        self.set_outcomes[slots] = settler.outcomes
        i: i64
        for i in range(OUTCOMES):
            self.set_values[slots * OUTCOMES + i] = settler.values[i]
        for i in range(OUTCOMES * MOST_TILES):
            self.set_moves[slots * OUTCOMES * MOST_TILES + i] = settler.moves[i]

    def _recall(self, slots: i64) -> None:
        settler = self.settler
        settler.outcomes = self.set_outcomes[slots]
        i: i64
        for i in range(OUTCOMES):
            settler.values[i] = self.set_values[slots * OUTCOMES + i]
        for i in range(OUTCOMES * MOST_TILES):
            settler.moves[i] = self.set_moves[slots * OUTCOMES * MOST_TILES + i]

    def _settle_redesigned(self, palace: Palace, action: i64) -> None:
        """The same after a redesign, which is undone again."""
        settler = self.settler
        judge = self.judge
        cell: i64 = cell_of(action)
        tile: i64 = tile_of(action)
        value: float = judge.all_gains(settler.timing)
        kind: i64 = kind_of_move(action)
        old: i64 = -1
        if kind == BUILD:
            palace.put(cell, tile)
        elif kind == EXCHANGE:
            old = palace.exchange(cell, tile)
        else:
            old = palace.take(cell)
        if kind != REMOVE:
            value += settler.rise(KIND[tile]) - judge.reserve_value(KIND[tile], 0)
            settler.more[KIND[tile]] += 1
        if old >= 0:
            settler.more[KIND[old]] -= 1
            value -= settler.rise(KIND[old])
            value += judge.reserve_value(KIND[old], settler.more[KIND[old]])
        settler.settle(palace, value)
        if kind == BUILD:
            palace.take(cell)
        elif kind == EXCHANGE:
            palace.exchange(cell, old)
        else:
            palace.put(cell, old)

    def _settle_quickly(self, state: State, chosen: i64, action: i64) -> None:
        """Find places one after the other; a single tile has been placed in thought before."""
        settler = self.settler
        slots: i64 = self._gather_tiles(state, chosen, action)
        palace = state.palaces[self.seat]
        if kind_of_move(action) == BUILD:
            palace.put(cell_of(action), tile_of(action))
            settler.settle_quickly(palace)
            palace.take(cell_of(action))
        elif settler.count == 1 and slots != 0 and settler.timing == USUAL:
            tile: i64 = settler.tiles[0]
            slot: i64 = 0
            while slots >> slot & 1 == 0:
                slot += 1
            cell: i64 = self.bring_to[slot]
            settler.moves[0] = with_tile(PLACE, tile, cell) if cell >= 0 else settler.move_elsewhere(tile)
        else:
            settler.settle_quickly(palace)

    def _write(self, rank: i64, chosen: i64, action: i64, outcome: i64) -> None:
        """Write down a turn's moves, up to its end, with this outcome of the settling."""
        begin: i64 = rank * TURN_LENGTH
        at: i64 = begin
        i: i64
        for i in range(SLOTS):
            if chosen >> i & 1:
                self.turns[at] = buying(i, self.exact[i])
                at += 1
        if action != NOTHING:
            self.turns[at] = action
            at += 1
        for i in range(self.settler.count):
            self.turns[at] = self.settler.moves[outcome * MOST_TILES + i]
            at += 1
        self.turns[at] = END_TURN
        self.lengths[rank] = at + 1 - begin


def may_feed_dirk(state: State) -> bool:
    """What was bought may be given to Dirk, what was left over may not (R42, A16)."""
    return state.players == 2 and state.phase != FINAL
