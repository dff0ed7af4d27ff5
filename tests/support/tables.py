"""Tables set up by hand, in notation.

    game = a_game(hand="Y4 Y5", market="Pa2 To9b - -", palace="Pa7@e1")

Seat 0 is to act unless said otherwise, and `hand`, `palace`, `reserve` and `bought` are the actor's. What is not named
lies in the bag and in the deck, in sorted order, so no piece is ever missing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from alhambra import Card, Cell, Game, Phase, Tile, card, cell, tile
from alhambra.rules.journal import Journal
from alhambra.rules.money import FIRST_SCORING_CARD
from alhambra.rules.palace import Palace
from alhambra.rules.setup import all_tiles, money_in_play
from alhambra.rules.state import NO_TILE, State
from alhambra.rules.take_money import find_takings
from alhambra.values import CARDS, TILES
from alhambra.view import PHASES, View, hand_of
from tests.twins.palaces import FOUNTAIN, Plan, is_sound

SCORING_CARDS = {"S1": FIRST_SCORING_CARD, "S2": FIRST_SCORING_CARD + 1}
REST = "..."


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card(word) for word in text.split())


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(tile(word) for word in text.split())


def cells(text: str) -> tuple[Cell, ...]:
    return tuple(cell(word) for word in text.split())


def a_plan(text: str) -> dict[Cell, Tile | None]:
    """A palace written like `Pa7@e1 To12@e2`, its fountain included."""
    plan: dict[Cell, Tile | None] = {FOUNTAIN: None}
    for word in text.split():
        name, place = word.split("@")
        assert cell(place) not in plan, f"{place} is named twice"
        plan[cell(place)] = tile(name)
    return plan


def build(palace: Palace, plan: Plan) -> None:
    """Build a plan, from the fountain outwards."""
    waiting = dict(plan)
    del waiting[FOUNTAIN]
    while waiting:
        for place, building in list(waiting.items()):
            number = palace.cell_at(place.x, place.y)
            if number >= 0 and building is not None:
                palace.put(number, building.number)
                del waiting[place]


def plan_of(view: View, seat: int) -> dict[Cell, Tile | None]:
    return {FOUNTAIN: None, **{building.cell: building.tile for building in view.palaces[seat]}}


@dataclass(frozen=True)
class Table:
    """A set-up for a Game; see `a_game`."""

    players: int = 3
    actor: int = 0
    phase: Phase = Phase.ACT
    has_bonus: bool = False
    round: int = 0
    palaces: Mapping[int, str] = field(default_factory=dict)
    reserves: Mapping[int, str] = field(default_factory=dict)
    hands: Mapping[int, str] = field(default_factory=dict)
    bought: str = ""
    market: str = "- - - -"
    display: str = ""
    bag: str = REST
    deck: str = REST
    discards: str = ""
    dirk: str = ""
    scores: tuple[int, ...] = ()
    open_hands: bool = False

    def lay_out(self, journal: Journal | None = None) -> State:
        state = State()
        state.clear(self.players, 1)
        state.actor = state.start = self.actor
        state.phase = PHASES.index(self.phase)
        state.has_bonus = self.has_bonus
        state.round = self.round
        for seat, text in self.palaces.items():
            plan = a_plan(text)
            assert is_sound(plan), f"this palace is not sound: {text}"
            build(state.palaces[seat], plan)
        self._lay_tiles(state)
        self._lay_money(state)
        for seat, points in enumerate(self.scores):
            state.scores[seat] = points
        state.journal = journal
        return state

    def _lay_tiles(self, state: State) -> None:
        for seat, text in self.reserves.items():
            for each in tiles(text):
                state.reserves[seat].add(each.number)
        for each in tiles(self.bought):
            state.aside.add(each.number)
        for slot, word in enumerate(self.market.split()):
            state.market[slot] = NO_TILE if word == "-" else tile(word).number
        for each in tiles(self.dirk):
            state.give_dirk(each.number)
        used = Counter(tile_numbers(state))
        named = [each.number for each in tiles(self.bag.removesuffix(REST))]
        rest = list((Counter(all_tiles().listed()) - used - Counter(named)).elements()) if REST in self.bag else []
        assert max((used + Counter(named)).values(), default=1) == 1, "a tile is named twice"
        for number in reversed(named + rest):
            state.bag.add(number)

    def _lay_money(self, state: State) -> None:
        for seat, text in self.hands.items():
            for each in cards(text):
                state.give_card(seat, each.number)
        for each in cards(self.display):
            state.lay_card(each.number)
        find_takings(state)
        for each in cards(self.discards):
            state.discards.add(each.number)
        named = [
            SCORING_CARDS[word] if word in SCORING_CARDS else card(word).number
            for word in self.deck.removesuffix(REST).split()
        ]
        used = Counter(card_numbers(state)) + Counter(number for number in named if number < FIRST_SCORING_CARD)
        all_money = Counter(money_in_play(self.players).listed())
        assert used <= all_money, "there are not so many copies of a card"
        rest = list((all_money - used).elements()) if REST in self.deck else []
        for number in reversed(named + rest):
            state.deck.add(number)


def a_game(
    players: int = 3,
    *,
    hand: str = "",
    palace: str = "",
    reserve: str = "",
    actor: int = 0,
    phase: str = "act",
    has_bonus: bool = False,
    round_: int = 0,
    palaces: Mapping[int, str] | None = None,
    reserves: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    bought: str = "",
    market: str = "- - - -",
    display: str = "",
    bag: str = REST,
    deck: str = REST,
    discards: str = "",
    dirk: str = "",
    scores: tuple[int, ...] = (),
) -> Game:
    """A game that begins at this table."""
    return Game(
        Table(
            players=players,
            actor=actor,
            phase=Phase(phase),
            has_bonus=has_bonus,
            round=round_,
            palaces={actor: palace} | dict(palaces or {}),
            reserves={actor: reserve} | dict(reserves or {}),
            hands={actor: hand} | dict(hands or {}),
            bought=bought,
            market=market,
            display=display,
            bag=bag,
            deck=deck,
            discards=discards,
            dirk=dirk,
            scores=scores,
        )
    )


def tile_numbers(state: State) -> Iterable[int]:
    """Every tile of the table, wherever it lies."""
    for palace in state.palaces:
        yield from (tile for place, tile in palace.plan().items() if place != (0, 0))
    for reserve in state.reserves:
        yield from reserve.listed()
    yield from state.aside.listed()
    yield from state.bag.listed()
    yield from state.dirk.listed()
    yield from (int(state.market[slot]) for slot in range(4) if state.market[slot] != NO_TILE)


def card_numbers(state: State) -> Iterable[int]:
    """Every money card of the table, wherever it lies."""
    for seat in range(state.players):
        yield from (each.number for each in hand_of(state, seat))
    for pile in (state.display, state.deck, state.discards):
        yield from (number for number in pile.listed() if number < len(CARDS))


def everything_is_there(state: State) -> bool:
    """All 54 tiles, and all money: 108 cards, with two players 72."""
    return sorted(tile_numbers(state)) == [each.number for each in TILES] and sorted(card_numbers(state)) == sorted(
        money_in_play(state.players).listed()
    )
