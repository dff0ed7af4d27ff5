"""Tables set up by hand, in notation.

    game = a_game(hand="Y4 Y5", market="Pa2 To9b - -", palace="Pa7@e1")

Seat 0 is to act unless said otherwise; `hand`, `palace`, `reserve` and `bought` are the actor's. A pile is named from
its top; `...` at its end stands for all that lies nowhere else, and that is what bag and deck hold if nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from alhambra import Card, Cell, Game, Phase, Tile, card, cell, tile
from alhambra.position import DeckCard, Position, ScoringCard, buildings
from alhambra.rules.setup import all_tiles, money_in_play
from alhambra.rules.state import NO_TILE, State
from alhambra.values import CARDS
from alhambra.view import View, hand_of

FOUNTAIN = Cell(0, 0)
REST = "..."


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card(word) for word in text.split())


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(tile(word) for word in text.split())


def cells(text: str) -> tuple[Cell, ...]:
    return tuple(cell(word) for word in text.split())


def a_plan(text: str) -> dict[Cell, Tile | None]:
    """A palace written like `Pa7@e1 To12@e2`, its fountain included."""
    return {FOUNTAIN: None, **{building.cell: building.tile for building in buildings(text)}}


def plan_of(view: View, seat: int) -> dict[Cell, Tile | None]:
    """The palace of a seat, its fountain included."""
    return {FOUNTAIN: None, **{building.cell: building.tile for building in view.palaces[seat]}}


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
    dirk_score: int = 0,
) -> Game:
    """A game that begins at this table."""
    all_palaces = {actor: palace} | dict(palaces or {})
    all_reserves = {actor: reserve} | dict(reserves or {})
    all_hands = {actor: hand} | dict(hands or {})
    seats = range(players)
    position = Position(
        players=players,
        actor=actor,
        phase=Phase(phase),
        has_bonus=has_bonus,
        round=round_,
        palaces=tuple(buildings(all_palaces.get(seat, "")) for seat in seats),
        reserves=tuple(tiles(all_reserves.get(seat, "")) for seat in seats),
        hands=tuple(cards(all_hands.get(seat, "")) for seat in seats),
        aside=tiles(bought),
        market=tuple(None if word == "-" else tile(word) for word in market.split()),
        display=cards(display),
        bag=tiles(bag.removesuffix(REST)),
        bag_goes_on=bag.endswith(REST),
        deck=tuple(_deck_card(word) for word in deck.removesuffix(REST).split()),
        deck_goes_on=deck.endswith(REST),
        discards=cards(discards),
        dirk=tiles(dirk),
        scores=scores,
        dirk_score=dirk_score,
    )
    return Game(position)


def _deck_card(word: str) -> DeckCard:
    return ScoringCard(word) if word.startswith("S") else card(word)


def tile_numbers(state: State) -> Iterable[int]:
    """Every tile of the table, wherever it lies."""
    for palace in state.palaces:
        yield from (number for place, number in palace.plan().items() if place != (0, 0))
    for reserve in state.reserves:
        yield from reserve.listed()
    for pile in (state.aside, state.bag, state.dirk):
        yield from pile.listed()
    yield from (int(state.market[slot]) for slot in range(4) if state.market[slot] != NO_TILE)


def card_numbers(state: State) -> Iterable[int]:
    """Every money card of the table, wherever it lies."""
    for seat in range(state.players):
        yield from (each.number for each in hand_of(state, seat))
    for pile in (state.display, state.deck, state.discards):
        yield from (number for number in pile.listed() if number < len(CARDS))


def everything_is_there(state: State) -> bool:
    """All 54 tiles, and all money: 108 cards, with two players 72."""
    tiles_met, cards_met = sorted(tile_numbers(state)), sorted(card_numbers(state))
    return tiles_met == all_tiles().listed() and cards_met == money_in_play(state.players).listed()
