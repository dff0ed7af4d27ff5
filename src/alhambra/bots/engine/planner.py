"""The planner judges whole turns: of all drafts the best dozen are valued as a whole.

The tiles that a turn buys go where all of them together bring most: into the palace, to the reserve or to Dirk (R26).
"""

from __future__ import annotations

from typing import Final

from alhambra.bots.engine.drafts import NOTHING, STRUCK, Drafts
from alhambra.bots.engine.judge import END_NOW, USUAL, Judge
from alhambra.bots.engine.settler import MOST_TILES, OUTCOMES, Settler
from alhambra.rules.moves import (
    BUILD,
    BUY,
    END_TURN,
    EXCHANGE,
    PLACE,
    REMOVE,
    buying,
    cell_of,
    kind_of_move,
    slot_of,
    tile_of,
    with_tile,
)
from alhambra.rules.packed import BITS_OF_FOUR, i64, vec
from alhambra.rules.palace import Palace
from alhambra.rules.place import dirk_takes_gifts
from alhambra.rules.state import FINAL, SLOTS, State
from alhambra.rules.tiles import KIND

TURN_LENGTH: Final = 12
"""Moves of a turn at most: four purchases, one more action, four tiles settled, the end."""
VALUED: Final = 12
"""Turns that are valued as a whole, usually."""
MOST_VALUED: Final = 48
BEST_TURNS: Final = VALUED * OUTCOMES + MOST_VALUED - VALUED
"""With the different ways to settle their tiles, for the first dozen."""
_SETS: Final = 16


class Planner:
    """Finds good turns for whoever is to move. One serves a whole game and all its seats.

    With a larger `valued` it misses fewer turns whose tiles are worth little one by one and much together. If it is not
    `is_thorough` it leaves out exchanges and removals, which are rarely best and take a quarter of its time.
    """

    def __init__(self, weights: vec[float]) -> None:
        self.judge: Judge = Judge(weights)
        self.settler: Settler = Settler(self.judge)
        self.drafts: Drafts = Drafts(self.judge, self.settler)
        self.valued: i64 = VALUED
        self.is_thorough: bool = True
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
        drafts = self.drafts
        drafts.draw_up(state, self.is_thorough)
        self.plans += 1
        self.found = 0
        valued: i64 = 0
        while valued < self.valued:
            draft: i64 = drafts.best()
            if draft < 0:
                break
            self._settle(state, drafts.slots[draft], drafts.action[draft])
            outcomes: i64 = self.settler.outcomes
            if valued >= VALUED:
                outcomes = 1  # further down other turns are of more interest than other places
            outcome: i64
            for outcome in range(outcomes):
                self._rank(draft, outcome)
            drafts.slots[draft] = STRUCK
            valued += 1

    def plan_quickly(self, state: State) -> None:
        """One good turn, found with less care: for playing on in thought."""
        drafts = self.drafts
        drafts.draw_up(state, False)
        draft: i64 = drafts.best()
        self.found = 1
        self.worth[0] = drafts.value[draft]
        self._settle_quickly(state, drafts.slots[draft], drafts.action[draft])
        self._write(0, drafts.slots[draft], drafts.action[draft], 0)

    # ---------------------------------------------------------------- in order

    def _rank(self, draft: i64, outcome: i64) -> None:
        """Write down a draft with this outcome of the settling, behind all that are better."""
        money: float = self.drafts.money[draft]
        value: float = money + self.settler.values[outcome]
        rank: i64 = self.found
        while rank > 0 and self.worth[rank - 1] < value:
            rank -= 1
        self._make_room(rank)
        self.worth[rank] = value
        self.money_of[rank] = money
        self._write(rank, self.drafts.slots[draft], self.drafts.action[draft], outcome)

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

    def _write(self, rank: i64, chosen: i64, action: i64, outcome: i64) -> None:
        """Write down a turn's moves, up to its end, with this outcome of the settling."""
        begin: i64 = rank * TURN_LENGTH
        at: i64 = begin
        i: i64
        for i in range(SLOTS):
            if chosen >> i & 1:
                self.turns[at] = buying(i, self.drafts.exact[i])
                at += 1
        if action != NOTHING:
            self.turns[at] = action
            at += 1
        for i in range(self.settler.count):
            self.turns[at] = self.settler.moves[outcome * MOST_TILES + i]
            at += 1
        self.turns[at] = END_TURN
        self.lengths[rank] = at + 1 - begin

    # ---------------------------------------------------------------- settling

    def _gather_tiles(self, state: State, chosen: i64, action: i64) -> i64:
        """Hand the settler all tiles of a turn; the slots they come from."""
        bit: i64 = 1
        if kind_of_move(action) == BUY:
            chosen |= bit << slot_of(action)
        is_last = state.phase == FINAL or state.aside.size + BITS_OF_FOUR[chosen] > state.bag.size
        settler = self.settler
        settler.begin(END_NOW if is_last else USUAL, dirk_takes_gifts(state))
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
        palace = state.palaces[state.actor]
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
        palace = state.palaces[state.actor]
        if kind_of_move(action) == BUILD:
            palace.put(cell_of(action), tile_of(action))
            settler.settle_quickly(palace)
            palace.take(cell_of(action))
        elif settler.count == 1 and slots != 0 and settler.timing == USUAL:
            tile: i64 = settler.tiles[0]
            slot: i64 = 0
            while slots >> slot & 1 == 0:
                slot += 1
            cell: i64 = self.drafts.bring_to[slot]
            settler.moves[0] = with_tile(PLACE, tile, cell) if cell >= 0 else settler.move_elsewhere(tile)
        else:
            settler.settle_quickly(palace)
