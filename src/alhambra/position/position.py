"""A position: where every piece lies that matters, and whose turn it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, TypeVar

from msgspec import Struct
from msgspec.structs import force_setattr

from alhambra.deal import Deal, SeededShuffler, SetupError
from alhambra.game import Game
from alhambra.position.faults import palace_faults, piece_faults, settling_faults
from alhambra.position.piles import (
    SCORING_CARDS,
    Deck,
    DeckCard,
    DeckPlan,
    in_order_of_the_seed,
    stack_deck,
)
from alhambra.rules import journal as news
from alhambra.rules.journal import Journal
from alhambra.rules.money import FIRST_SCORING_CARD
from alhambra.rules.refill import DISPLAY_SIZE
from alhambra.rules.scoring import LAST_ROUND
from alhambra.rules.setup import FEWEST_PLAYERS, MOST_PLAYERS, money_in_play
from alhambra.rules.state import NO_TILE, NOBODY, SLOTS, State
from alhambra.rules.take_money import find_takings
from alhambra.values import CARDS, TILES, Card, Tile, cell, tile
from alhambra.view import PHASES, Building, Phase, View, hand_of, look, raise_palace

Item = TypeVar("Item")


class Position(Struct, frozen=True, kw_only=True, tag="position"):
    """The table at some moment, to play on from; `lay_out` makes it a Setup like a Deal.

    It may be partial: what is not named is not on the table, but the piles go on. After the tiles named in `bag`
    (next drawn first) come all tiles that lie nowhere else, after the cards named in `deck` (top first) all money and
    the scoring cards still to come, both in the order of the seed, which also decides reshuffles. With `bag_goes_on`
    or `deck_goes_on` false a pile ends with what is named.

    `drawn` counts the money cards that have left the first deck: with the cards still in it, it tells where the
    scoring cards may lie (R13). `reshuffles` counts the decks made of discards. `start` is the seat that had the first
    turn. Where one of these is None, it is what fits best: the fewest cards drawn, no reshuffle unless the deck is
    named whole without a scoring card that is still to come, and the seat from which so many turns lead to the actor.

    Everything wrong is refused at once, in one SetupError that names each fault.
    """

    players: int
    palaces: tuple[tuple[Building, ...], ...] = ()
    reserves: tuple[tuple[Tile, ...], ...] = ()
    hands: tuple[tuple[Card, ...], ...] = ()
    display: tuple[Card, ...] = ()
    market: tuple[Tile | None, ...] = ()
    receivers: tuple[int | None, ...] = ()
    dirk: tuple[Tile, ...] = ()
    scores: tuple[int, ...] = ()
    dirk_score: int = 0
    phase: Phase = Phase.ACT
    has_bonus: bool = False
    aside: tuple[Tile, ...] = ()
    actor: int = 0
    start: int | None = None
    turns: int = 0
    round: int = 0
    discards: tuple[Card, ...] = ()
    bag: tuple[Tile, ...] = ()
    bag_goes_on: bool = True
    deck: tuple[DeckCard, ...] = ()
    deck_goes_on: bool = True
    drawn: int | None = None
    reshuffles: int | None = None
    seed: str = "1"
    open_hands: bool = False

    def __post_init__(self) -> None:
        """Fill up with nothing, sort what has no order, and refuse what cannot be."""
        seats = min(self.players, MOST_PLAYERS)
        palaces = (tuple(sorted(palace, key=lambda building: building.cell)) for palace in self.palaces)
        force_setattr(self, "palaces", _filled(palaces, seats, ()))
        force_setattr(self, "reserves", _filled((tuple(sorted(each)) for each in self.reserves), seats, ()))
        force_setattr(self, "hands", _filled((tuple(sorted(each)) for each in self.hands), seats, ()))
        force_setattr(self, "scores", _filled(self.scores, seats, 0))
        force_setattr(self, "market", _filled(self.market, SLOTS, None))
        force_setattr(self, "receivers", _filled(self.receivers, SLOTS, None))
        for name in ("display", "dirk", "aside", "discards"):
            force_setattr(self, name, tuple(sorted(getattr(self, name))))
        wrong = list(self._faults())
        if wrong:
            raise SetupError("; ".join(wrong))

    # ---------------------------------------------------------------- what is wrong

    def _faults(self) -> Iterator[str]:
        try:
            Deal(self.players, self.seed)
        except SetupError as fault:
            yield str(fault)
            if not FEWEST_PLAYERS <= self.players <= MOST_PLAYERS:
                return  # without the number of seats nothing else can be judged
        yield from self._size_faults()
        for seat, palace in enumerate(self.palaces):
            yield from palace_faults(f"palace {seat}", palace)
        pieces = list(piece_faults(self.players, self._places()))
        yield from pieces
        yield from settling_faults(self.phase, self.has_bonus, self.aside, self.market.count(None))
        yield from self._turn_faults()
        if not pieces:
            try:
                self._deck()
            except SetupError as fault:
                yield str(fault)

    def _size_faults(self) -> Iterator[str]:
        for word, items in (
            ("palace", self.palaces),
            ("reserve", self.reserves),
            ("hand", self.hands),
            ("scores", self.scores),
        ):
            if len(items) > self.players:
                yield f"{word}: for {len(items)} seats, but there are {self.players}"
        for word, slots in (("market", self.market), ("receivers", self.receivers)):
            if len(slots) > SLOTS:
                yield f"{word}: {len(slots)} slots, but the market has {SLOTS}"
        if len(self.display) > DISPLAY_SIZE:
            yield f"display: {len(self.display)} cards, but it shows {DISPLAY_SIZE} at most"
        if self.players != 2 and (self.dirk or self.dirk_score):
            yield "dirk: he takes part only with two players (R40)"
        for word, number in (("turns", self.turns), ("drawn", self.drawn), ("reshuffles", self.reshuffles)):
            if number is not None and number < 0:
                yield f"{word}: {number} is less than none"

    def _turn_faults(self) -> Iterator[str]:
        seats = range(self.players)
        if self.actor not in seats:
            yield f"actor: seat {self.actor}, but the seats are 0 to {self.players - 1}"
        if self.start is not None and self.start not in seats:
            yield f"start: seat {self.start}, but the seats are 0 to {self.players - 1}"
        elif self.start is not None and not self._is_ending and (self.start + self.turns - self.actor) % self.players:
            turn, whose = self.turns + 1, (self.start + self.turns) % self.players
            yield f"start: seat {self.start}, but then turn {turn} is seat {whose}'s, not seat {self.actor}'s (R14)"
        if not 0 <= self.round <= LAST_ROUND:
            yield f"round: {self.round}, but there are rounds 1 to {LAST_ROUND}, and 0 before them"
        elif (self.round == LAST_ROUND) != (self.phase == Phase.OVER):
            yield f"round: {self.round} in phase {self.phase}, but round {LAST_ROUND} ends the game (R39)"
        if self._is_ending and self.bag:
            yield f"bag: tiles in it, but the game goes into phase {self.phase} only when it is empty (R36)"
        for slot, seat in enumerate(self.receivers[:SLOTS]):
            if seat is None:
                continue
            if self.phase != Phase.FINAL:
                yield f"receivers: slot {slot + 1} is promised, but the phase is {self.phase} (R37)"
            elif seat not in seats:
                yield f"receivers: seat {seat}, but the seats are 0 to {self.players - 1}"
            elif self.market[slot] is None:
                yield f"receivers: slot {slot + 1} is promised, but empty"

    @property
    def _is_ending(self) -> bool:
        return self.phase in (Phase.FINAL, Phase.OVER)

    def _places(self) -> Iterator[tuple[str, Iterable[object]]]:
        """Where all pieces lie that are named."""
        for seat, palace in enumerate(self.palaces):
            yield f"palace {seat}", [building.tile for building in palace]
        for seat, reserve in enumerate(self.reserves):
            yield f"reserve {seat}", reserve
        for seat, hand in enumerate(self.hands):
            yield f"hand {seat}", hand
        yield "display", self.display
        yield "market", [each for each in self.market if each is not None]
        yield "dirk", self.dirk
        yield "aside", self.aside
        yield "discards", self.discards
        yield "bag", self.bag
        yield "deck", self.deck

    # ---------------------------------------------------------------- the piles

    def _bag(self) -> list[Tile]:
        """The whole bag, next drawn first; at the end it is empty (R36)."""
        if self._is_ending or not self.bag_goes_on:
            return list(self.bag)
        named = {piece for _, pieces in self._places() for piece in pieces}
        left = [each for each in TILES if each not in named]
        return [*self.bag, *in_order_of_the_seed(left, self.seed, "bag")]

    def _deck(self) -> Deck:
        """The whole deck; SetupError if it cannot be."""
        if self.phase == Phase.OVER:  # a scoring card that never came may still be there (A12)
            drawn = self.drawn or 0
            money = sum(isinstance(each, Card) for each in self.deck)
            return Deck(self.deck, drawn if self.reshuffles else drawn + money, drawn, self.reshuffles or 0)
        rest: tuple[Card, ...] = ()
        if self.deck_goes_on:
            left = Counter(CARDS[number] for number in money_in_play(self.players).listed())
            left.subtract(piece for _, pieces in self._places() for piece in pieces if isinstance(piece, Card))
            rest = tuple(left.elements())
        return stack_deck(
            DeckPlan(self.deck, self.deck_goes_on, rest, self.round, self.drawn, self.reshuffles, self.seed)
        )

    # ---------------------------------------------------------------- laying it out

    def lay_out(self, journal: Journal | None = None) -> State:
        """The table as this position sets it up."""
        state = State()
        state.clear(self.players, 0)
        state.shuffler = SeededShuffler(self.seed)
        state.journal = journal
        self._lay_turn(state)
        self._lay_tiles(state)
        self._lay_money(state)
        if journal is not None:
            for line in _report(state):
                journal.note(line)
        return state

    def _lay_turn(self, state: State) -> None:
        state.phase = PHASES.index(self.phase)
        state.has_bonus = self.has_bonus
        state.actor = self.actor
        state.start = (self.actor - self.turns) % self.players if self.start is None else self.start
        state.turns = self.turns
        state.round = self.round
        for seat, points in enumerate(self.scores):
            state.scores[seat] = points
        if self.players == 2:
            state.scores[2] = self.dirk_score

    def _lay_tiles(self, state: State) -> None:
        for seat, palace in enumerate(self.palaces):
            raise_palace(state, seat, palace)
        for seat, reserve in enumerate(self.reserves):
            for each in reserve:
                state.reserves[seat].add(each.number)
        for each in self.aside:
            state.aside.add(each.number)
        for each in self.dirk:
            state.give_dirk(each.number)
        for slot in range(SLOTS):
            on_offer, receiver = self.market[slot], self.receivers[slot]
            state.market[slot] = NO_TILE if on_offer is None else on_offer.number
            state.receivers[slot] = NOBODY if receiver is None else receiver
        for each in reversed(self._bag()):
            state.bag.add(each.number)

    def _lay_money(self, state: State) -> None:
        for seat, hand in enumerate(self.hands):
            for each in hand:
                state.give_card(seat, each.number)
        for each in self.display:
            state.lay_card(each.number)
        find_takings(state)
        for each in self.discards:
            state.discards.add(each.number)
        deck = self._deck()
        for card in reversed(deck.cards):
            state.deck.add(card.number if isinstance(card, Card) else FIRST_SCORING_CARD + card.round - 1)
        state.opening_deck = deck.opening
        state.drawn = deck.drawn
        state.reshuffles = deck.reshuffles

    # ---------------------------------------------------------------- from a game

    @classmethod
    def of(cls, game: Game) -> Position:
        """Where a game stands now, every pile in its order: played on from here it goes as it would have gone."""
        if not isinstance(game.setup, Deal | Position):
            raise SetupError(f"setup: a {type(game.setup).__name__} has no seed to go on with")
        state = game.state()
        view = look(state, None)
        deck = [int(number) for number in reversed(state.deck.listed())]
        return cls(
            **_as_seen(view),
            hands=tuple(hand_of(state, seat) for seat in range(view.players)),
            actor=int(state.actor),
            bag=tuple(TILES[number] for number in reversed(state.bag.listed())),
            bag_goes_on=False,
            deck=tuple(CARDS[n] if n < FIRST_SCORING_CARD else SCORING_CARDS[n - FIRST_SCORING_CARD] for n in deck),
            deck_goes_on=False,
            seed=game.setup.seed,
            open_hands=game.setup.open_hands,
        )

    @classmethod
    def imagined(cls, view: View, hands: Sequence[tuple[Card, ...]], seed: str) -> Position:
        """A table that looks like this view, bag and deck dealt anew from a seed: one of those it may be, for a search.

        Every hand follows from what everybody saw: `alhambra.insight.known_hands(history)`. Where the view shows a
        hand, that one counts.
        """
        return cls(
            **_as_seen(view),
            hands=tuple(known if seen is None else seen for seen, known in zip(view.hands, hands, strict=True)),
            actor=view.start if view.actor is None else view.actor,
            seed=seed,
            open_hands=view.open_hands,
        )


_SEEN: Final = (
    *("players", "phase", "has_bonus", "start", "turns", "round", "scores"),
    *("palaces", "reserves", "aside", "display", "market", "receivers", "discards", "dirk", "drawn", "reshuffles"),
)
"""What a position and a view of it have alike."""


def _as_seen(view: View) -> dict[str, Any]:
    return {"dirk_score": view.dirk_score or 0, **{name: getattr(view, name) for name in _SEEN}}


def _filled(given: Iterable[Item], size: int, nothing: Item) -> tuple[Item, ...]:
    """What is given, and nothing for the rest."""
    items = tuple(given)
    return items + (nothing,) * (size - len(items))


def _report(state: State) -> Iterator[list[int]]:
    """The lines from which the public learns the position: what a deal does not have, then the lines of a deal."""
    players = range(int(state.players))
    yield [
        news.POSITION_SET,
        int(state.phase),
        int(state.has_bonus),
        int(state.actor),
        int(state.turns),
        int(state.round),
        int(state.drawn),
        int(state.reshuffles),
        *(int(state.scores[rival]) for rival in range(int(state.rivals()))),
    ]
    view = look(state, None)
    for seat, palace in enumerate(view.palaces):
        if palace:
            places = ((each.tile.number, each.cell.x, each.cell.y) for each in palace)
            yield [news.PALACE_FOUND, seat, *(number for place in places for number in place)]
    for seat, reserve in enumerate(view.reserves):
        if reserve:
            yield [news.RESERVE_FOUND, seat, *(each.number for each in reserve)]
    if view.aside:
        yield [news.ASIDE_FOUND, *(each.number for each in view.aside)]
    if view.discards:
        yield [news.DISCARDS_FOUND, *(each.number for each in view.discards)]
    if any(seat is not None for seat in view.receivers):
        yield [news.RECEIVERS_FOUND, *(NOBODY if seat is None else seat for seat in view.receivers)]
    yield [news.MARKET_LAID, *(NO_TILE if each is None else each.number for each in view.market)]
    if view.dirk:
        yield [news.DIRK_RECEIVED, *(each.number for each in view.dirk)]
    for seat in players:
        yield [news.HAND_DEALT, seat, *(each.number for each in hand_of(state, seat))]
    yield [news.DISPLAY_LAID, *(each.number for each in view.display)]
    money = sum(number < FIRST_SCORING_CARD for number in state.deck.listed())
    yield [news.DECK_STACKED, money, view.bag]
    yield [news.START_CHOSEN, view.start]


def building(text: str) -> Building:
    """A tile and the cell it stands on, written like `Pa7@e1`; ValueError if it is none."""
    name, at, place = text.partition("@")
    if not at:
        raise ValueError(f"{text!r} is no building; buildings are written like Pa7@e1")
    return Building(cell(place), tile(name))


def buildings(text: str) -> tuple[Building, ...]:
    """A palace in words, `Pa7@e1 To12@e2`; ValueError if it is none."""
    return tuple(map(building, text.split()))
