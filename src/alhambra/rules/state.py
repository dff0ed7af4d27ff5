"""The whole table at one moment, hidden piles included. Nobody who plays ever gets to see one (R43)."""

from __future__ import annotations

from typing import Final

from alhambra.rules.journal import Journal
from alhambra.rules.money import ALL_CARDS, CURRENCIES, currency_of_slot, find_payments, worth
from alhambra.rules.packed import Stack, i64, new_stack, vec
from alhambra.rules.palace import Palace, new_palace
from alhambra.rules.shuffle import Shuffler, choice_of, first_luck, next_luck, shuffle_quickly
from alhambra.rules.tiles import KIND, KINDS, TILES

ACT: Final = 0
SETTLE: Final = 1
READY: Final = 2
FINAL: Final = 3
OVER: Final = 4
PHASE_NAMES: Final = ("act", "settle", "ready", "final", "over")

SLOTS: Final = 4
NO_TILE: Final = -1
NOBODY: Final = -1
ALL_PALACES: Final = 63

NOTHING: Final = new_stack(0)


class State:
    """What lies where, and whose turn it is. Made by `setup`, changed by `turn.play` alone."""

    def __init__(self) -> None:
        self.players: i64 = 0
        self.start: i64 = 0  # the start player (R11)
        self.actor: i64 = 0  # whose turn it is
        self.phase: i64 = ACT
        self.has_bonus: bool = False  # an exact purchase has earned another action (R19)
        self.turns: i64 = 0  # turns ended so far
        self.round: i64 = 0  # the last round scored (R31)

        self.palaces: list[Palace] = []
        self.own_palaces: i64 = ALL_PALACES  # bit p: palace p is not shared with a copy of this state
        self.reserves: list[Stack] = []
        self.aside: Stack = NOTHING  # tiles the actor has bought, or received at the end, and not yet settled
        self.purses: vec[i64] = vec[i64]()  # purses[seat * 4 + currency]
        self.scores: vec[i64] = vec[i64]()  # of each player, Dirk's last

        self.market: vec[i64] = vec[i64]()  # the tile of each slot, or NO_TILE
        self.receivers: vec[i64] = vec[i64]()  # at the end: who gets the slot's tile (R37)
        self.display: Stack = NOTHING
        self.takings: Stack = NOTHING  # the takings this display allows, as moves, ...
        self.distinct_takings: i64 = 0  # ... and how many of them to list: equal cards make equal choices
        self.bag: Stack = NOTHING
        self.deck: Stack = NOTHING
        self.discards: Stack = NOTHING
        self.dirk: Stack = NOTHING  # Dirk's tiles (R40)
        self.dirk_kinds: vec[i64] = vec[i64]()

        self.opening_deck: i64 = 0  # money cards in the deck when the scoring cards were put in (R13)
        self.drawn: i64 = 0  # money cards drawn from that first deck since
        self.reshuffles: i64 = 0
        self.luck: i64 = 0  # of the quick generator, used where there is no shuffler
        self.shuffler: Shuffler | None = None
        self.journal: Journal | None = None

        # Payments found for each purse, remembered until the purse or the price changes.
        self.payment_keys: vec[i64] = vec[i64]()
        self.payments: vec[vec[i64]] = vec[vec[i64]]()

    def clear(self, players: i64, seed: i64) -> None:
        """An empty table for this many players: fountains, and nothing else."""
        self.players = players
        self.luck = first_luck(seed)
        self.palaces = [new_palace() for _ in range(players)]
        self.reserves = [new_stack(TILES) for _ in range(players)]
        self.aside = new_stack(SLOTS)
        self.purses = vec[i64]([0] * (players * CURRENCIES))
        self.scores = vec[i64]([0] * (players + 1))
        self.market = vec[i64]([NO_TILE] * SLOTS)
        self.receivers = vec[i64]([NOBODY] * SLOTS)
        self.display = new_stack(4)
        self.takings = new_stack(15)
        self.bag = new_stack(TILES)
        self.deck = new_stack(ALL_CARDS)
        self.discards = new_stack(ALL_CARDS)
        self.dirk = new_stack(TILES) if players == 2 else NOTHING
        self.dirk_kinds = vec[i64]([0] * KINDS)
        self.payment_keys = vec[i64]([-1] * (players * CURRENCIES))
        self.payments = vec[vec[i64]]([vec[i64]()] * (players * CURRENCIES))

    def copy(self) -> State:
        """A copy to think with. Palaces are shared until one side changes them; the journal stays behind."""
        twin = State()
        twin.players = self.players
        twin.start = self.start
        twin.actor = self.actor
        twin.phase = self.phase
        twin.has_bonus = self.has_bonus
        twin.turns = self.turns
        twin.round = self.round
        self.own_palaces = 0
        twin.own_palaces = 0
        twin.palaces = self.palaces[:]
        twin.reserves = [reserve.copy() for reserve in self.reserves]
        twin.aside = self.aside.copy()
        twin.purses = self.purses[:]
        twin.scores = self.scores[:]
        twin.market = self.market[:]
        twin.receivers = self.receivers[:]
        twin.display = self.display.copy()
        twin.takings = self.takings.copy()
        twin.distinct_takings = self.distinct_takings
        twin.bag = self.bag.copy()
        twin.deck = self.deck.copy()
        twin.discards = self.discards.copy()
        twin.dirk = self.dirk.copy()
        twin.dirk_kinds = self.dirk_kinds[:]
        twin.opening_deck = self.opening_deck
        twin.drawn = self.drawn
        twin.reshuffles = self.reshuffles
        twin.luck = self.luck
        twin.shuffler = self.shuffler
        twin.payment_keys = self.payment_keys[:]
        twin.payments = self.payments[:]
        return twin

    # ---------------------------------------------------------------- looking

    def palace_to_change(self) -> Palace:
        """The actor's palace, no longer shared with any copy of this state."""
        seat: i64 = self.actor
        palace = self.palaces[seat]
        bit: i64 = 1
        bit <<= seat
        if self.own_palaces & bit == 0:
            palace = palace.copy()
            self.palaces[seat] = palace
            self.own_palaces |= bit
        return palace

    def payments_for(self, slot: i64, price: i64) -> vec[i64]:
        """The payments without a spare card that the actor can make in a slot's currency."""
        which: i64 = self.actor * CURRENCIES + currency_of_slot(slot)
        purse: i64 = self.purses[which]
        key: i64 = purse << 4 | price
        if self.payment_keys[which] != key:
            self.payment_keys[which] = key
            self.payments[which] = find_payments(purse, price)
        return self.payments[which]

    def money_of(self, seat: i64, currency: i64) -> i64:
        return worth(self.purses[seat * CURRENCIES + currency])

    def rivals(self) -> i64:
        """How many take part in the majorities: Dirk does, with two players (R41)."""
        return 3 if self.players == 2 else self.players

    def count_of(self, rival: i64, kind: i64) -> i64:
        """Buildings of a kind in a palace, or in Dirk's hands."""
        return self.palaces[rival].kinds[kind] if rival < self.players else self.dirk_kinds[kind]

    # ---------------------------------------------------------------- small changes that several chapters share

    def give_card(self, seat: i64, card: i64) -> None:
        one: i64 = 1
        one <<= card % 9 * 2
        self.purses[seat * CURRENCIES + card // 9] += one

    def give_dirk(self, tile: i64) -> None:
        self.dirk.add(tile)
        self.dirk_kinds[KIND[tile]] += 1

    def lay_card(self, card: i64) -> None:
        """Lay a card on the display, which is kept sorted."""
        cards = self.display.items
        i: i64 = self.display.size
        while i > 0 and cards[i - 1] > card:
            cards[i] = cards[i - 1]
            i -= 1
        cards[i] = card
        self.display.size += 1

    def draw_luck(self, choices: i64) -> i64:
        luck: i64 = next_luck(self.luck)
        self.luck = luck
        return choice_of(luck, choices)

    def shuffle(self, pile: Stack) -> None:
        """Shuffle a pile with the quick generator."""
        self.luck = shuffle_quickly(pile.items, pile.size, self.luck)
