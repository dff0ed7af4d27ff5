"""What one seat, or a spectator, may know of the table (R43), and the table as that seat must imagine it.

A view is built up from what may be seen; nothing is taken out of a State to make one.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct

from alhambra.rules.money import CURRENCIES, FIRST_SCORING_CARD, cards_of
from alhambra.rules.packed import i64, new_stack, vec
from alhambra.rules.setup import all_tiles, cards_above, money_in_play, pile_size
from alhambra.rules.state import NO_TILE, NOBODY, OVER, PHASE_NAMES, SLOTS, State
from alhambra.rules.take_money import find_takings
from alhambra.rules.tiles import FOUNTAIN
from alhambra.values import CARDS, TILES, Card, Cell, Tile


class Phase(StrEnum):
    """Where a turn stands; see `alhambra.rules.turn`."""

    ACT = "act"
    SETTLE = "settle"
    READY = "ready"
    FINAL = "final"
    OVER = "over"


PHASES: Final = tuple(Phase(name) for name in PHASE_NAMES)


class Building(Struct, frozen=True):
    """A tile and where it stands."""

    cell: Cell
    tile: Tile


class View(Struct, frozen=True):
    """The table as seen from one seat; `seat` is None for a spectator.

    `hands` has None where a hand is hidden. `deck` counts all cards of the deck, scoring cards still in it included.
    `opening_deck` and `drawn` tell how many money cards the deck began with and how many of those have come out:
    from them follows where the scoring cards may lie (R13).
    """

    players: int
    seat: int | None
    phase: Phase
    actor: int | None
    start: int
    turns: int
    round: int
    has_bonus: bool
    palaces: tuple[tuple[Building, ...], ...]
    walls: tuple[int, ...]
    reserves: tuple[tuple[Tile, ...], ...]
    aside: tuple[Tile, ...]
    hands: tuple[tuple[Card, ...] | None, ...]
    hand_sizes: tuple[int, ...]
    display: tuple[Card, ...]
    market: tuple[Tile | None, ...]
    receivers: tuple[int | None, ...]
    deck: int
    discards: tuple[Card, ...]
    bag: int
    dirk: tuple[Tile, ...]
    scores: tuple[int, ...]
    dirk_score: int | None
    opening_deck: int
    drawn: int
    reshuffles: int
    open_hands: bool


def look(state: State, seat: int | None, open_hands: bool = False) -> View:
    """The table as this seat sees it."""
    players = int(state.players)
    hands = [hand_of(state, each) for each in range(players)]
    return View(
        players=players,
        seat=seat,
        phase=PHASES[state.phase],
        actor=None if state.phase == OVER else int(state.actor),
        start=int(state.start),
        turns=int(state.turns),
        round=int(state.round),
        has_bonus=state.has_bonus,
        palaces=tuple(
            tuple(
                sorted(
                    (Building(Cell(x, y), TILES[tile]) for (x, y), tile in palace.plan().items() if tile != FOUNTAIN),
                    key=lambda building: building.cell,
                )
            )
            for palace in state.palaces
        ),
        walls=tuple(int(palace.wall()) for palace in state.palaces),
        reserves=tuple(_sorted_tiles(reserve.listed()) for reserve in state.reserves),
        aside=_sorted_tiles(state.aside.listed()),
        hands=tuple(hand if open_hands or each == seat else None for each, hand in enumerate(hands)),
        hand_sizes=tuple(len(hand) for hand in hands),
        display=tuple(CARDS[number] for number in state.display.listed()),
        market=tuple(TILES[number] if number != NO_TILE else None for number in _items(state.market)),
        receivers=tuple(number if number != NOBODY else None for number in _items(state.receivers)),
        deck=int(state.deck.size),
        discards=tuple(CARDS[number] for number in sorted(state.discards.listed())),
        bag=int(state.bag.size),
        dirk=_sorted_tiles(state.dirk.listed()),
        scores=tuple(int(state.scores[each]) for each in range(players)),
        dirk_score=int(state.scores[2]) if players == 2 else None,
        opening_deck=int(state.opening_deck),
        drawn=int(state.drawn),
        reshuffles=int(state.reshuffles),
        open_hands=open_hands,
    )


def hand_of(state: State, seat: int) -> tuple[Card, ...]:
    return tuple(
        CARDS[number]
        for currency in range(CURRENCIES)
        for number in cards_of(state.purses[seat * CURRENCIES + currency], currency)
    )


def _items(slots: vec[i64]) -> list[int]:
    return [int(slots[i]) for i in range(SLOTS)]


def _sorted_tiles(numbers: list[int]) -> tuple[Tile, ...]:
    return tuple(TILES[number] for number in sorted(numbers))


# -------------------------------------------------------------------- the other way


def imagine(view: View) -> State:
    """A table that looks like this view: what is hidden is filled in with what has not been seen, in sorted order.

    Legal moves, walls and points come out right on it, since none of them depends on what is hidden. A search deals
    the unseen anew (`redeal`) before it thinks ahead.
    """
    state = State()
    state.clear(view.players, 0)
    state.start = view.start
    state.actor = view.start if view.actor is None else view.actor
    state.phase = PHASES.index(view.phase)
    state.has_bonus = view.has_bonus
    state.turns = view.turns
    state.round = view.round
    state.opening_deck = view.opening_deck
    state.drawn = view.drawn
    state.reshuffles = view.reshuffles
    for seat, buildings in enumerate(view.palaces):
        raise_palace(state, seat, buildings)
    for seat, reserve in enumerate(view.reserves):
        for tile in reserve:
            state.reserves[seat].add(tile.number)
    for tile in view.aside:
        state.aside.add(tile.number)
    for slot in range(SLOTS):
        on_offer, receiver = view.market[slot], view.receivers[slot]
        state.market[slot] = NO_TILE if on_offer is None else on_offer.number
        state.receivers[slot] = NOBODY if receiver is None else receiver
    for tile in view.dirk:
        state.give_dirk(tile.number)
    for seat, points in enumerate(view.scores):
        state.scores[seat] = points
    if view.dirk_score is not None:
        state.scores[2] = view.dirk_score
    for card in view.display:
        state.lay_card(card.number)
    find_takings(state)
    for card in view.discards:
        state.discards.add(card.number)
    _fill_bag(state, unseen_tiles(view), view.bag)
    _fill_hands_and_deck(state, view)
    return state


def raise_palace(state: State, seat: int, buildings: tuple[Building, ...]) -> None:
    """Build from the fountain outwards, each tile as soon as it touches what stands."""
    palace = state.palaces[seat]
    waiting = {(building.cell.x, building.cell.y): building.tile.number for building in buildings}
    cells = {(x, y): cell for x, y, cell in palace.stroll()}
    front = [(0, 0)]
    while front:
        x, y = front.pop()
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            place = (x + dx, y + dy)
            if place in waiting:
                cells[place] = palace.cell_from(cells[(x, y)], dx, dy)
                palace.put(cells[place], waiting.pop(place))
                front.append(place)


def unseen_tiles(view: View) -> list[Tile]:
    """The tiles that must be in the bag, sorted."""
    seen = {building.tile for palace in view.palaces for building in palace}
    seen.update(tile for reserve in view.reserves for tile in reserve)
    seen.update(view.aside, view.dirk, (tile for tile in view.market if tile is not None))
    return [TILES[number] for number in all_tiles().listed() if TILES[number] not in seen]


def unseen_cards(view: View) -> list[Card]:
    """The money cards in the deck or in hands this seat cannot see, sorted."""
    left = money_in_play(view.players).listed()
    seen = [*view.display, *view.discards, *(card for hand in view.hands if hand is not None for card in hand)]
    for card in seen:
        left.remove(card.number)
    return [CARDS[number] for number in left]


def _fill_bag(state: State, tiles: list[Tile], size: int) -> None:
    """The unseen tiles; in a partial position there may be more of them than the bag holds."""
    for tile in tiles[:size]:
        state.bag.add(tile.number)


def _fill_hands_and_deck(state: State, view: View) -> None:
    unseen = [card.number for card in unseen_cards(view)]
    for seat, hand in enumerate(view.hands):
        cards = [card.number for card in hand] if hand is not None else unseen[: view.hand_sizes[seat]]
        if hand is None:
            del unseen[: view.hand_sizes[seat]]
        for number in cards:
            state.give_card(seat, number)
    scoring = _scoring_cards_in(view)
    deck = new_stack(len(state.deck.items))
    for number in unseen[: view.deck - len(scoring)]:
        deck.add(number)
    state.deck = deck
    for round_ in reversed(scoring):
        _bury_scoring_card(state, view, round_)


def scoring_cards_left(view: View) -> list[int]:
    """The rounds whose card is still to come."""
    return [] if view.reshuffles else [round_ for round_ in (1, 2) if round_ > view.round]


def _scoring_cards_in(view: View) -> list[int]:
    """The rounds whose card lies in the deck: those to come, and after the end one that never came (A12)."""
    count = 0 if view.reshuffles else view.deck - (view.opening_deck - view.drawn)
    return [1, 2][2 - count :]


def _bury_scoring_card(state: State, view: View, round_: int) -> None:
    """As deep as its pile allows (R13), so that the imagined table never scores before the real one could."""
    pile = 2 * round_
    lowest = int(cards_above(view.opening_deck, pile) + pile_size(view.opening_deck, pile)) - view.drawn
    below = max(0, int(state.deck.size) - max(0, lowest))
    items = state.deck.listed()
    items.insert(below, FIRST_SCORING_CARD + round_ - 1)
    state.deck.size = 0
    for number in items:
        state.deck.add(number)
