"""What nobody has seen yet: the tiles of the bag, the cards of the deck, and where the next scoring card may lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from alhambra.rules.refill import DISPLAY_SIZE
from alhambra.rules.setup import cards_above, pile_size
from alhambra.values import CURRENCIES, KINDS, Card, Tile
from alhambra.view import View, scoring_cards_left, unseen_cards, unseen_tiles


class Unseen(Struct, frozen=True):
    """Tiles and money cards not yet seen, sorted.

    `kinds` counts the tiles of each kind, `currencies` the cards of each currency. Of the cards `in_hands` lie in hands
    that this view does not show; the others are the deck's.
    """

    tiles: tuple[Tile, ...]
    kinds: tuple[int, ...]
    cards: tuple[Card, ...]
    currencies: tuple[int, ...]
    in_hands: int


def unseen(view: View, hands: Sequence[Sequence[Card]] | None = None) -> Unseen:
    """What this seat has not seen; with the hands that follow from the events (`known_hands`) only the deck's cards."""
    tiles = unseen_tiles(view)
    cards = unseen_cards(view)
    hidden = [seat for seat in range(view.players) if view.hands[seat] is None]
    if hands is not None:
        for seat in hidden:
            for card in hands[seat]:
                cards.remove(card)
    kinds = Counter(tile.kind for tile in tiles)
    currencies = Counter(card.currency for card in cards)
    return Unseen(
        tiles=tuple(tiles),
        kinds=tuple(kinds[kind] for kind in KINDS),
        cards=tuple(cards),
        currencies=tuple(currencies[currency] for currency in CURRENCIES),
        in_hands=sum(view.hand_sizes[seat] for seat in hidden) if hands is None else 0,
    )


class ScoringWindow(Struct, frozen=True):
    """Where the next scoring card may lie: below at least `fewest` and at most `most` of the coming money cards.

    Every place between is equally likely (R13). `chances` are the odds that it turns up when the next refill needs
    one, two, three, four cards.
    """

    round: int
    fewest: int
    most: int
    chances: tuple[float, ...]


def scoring_window(view: View) -> ScoringWindow | None:
    """Where the next scoring card may lie, as everybody at the table can work out; None if none is to come."""
    rounds = scoring_cards_left(view)
    if not rounds:
        return None
    pile = 2 * rounds[0]
    above = int(cards_above(view.opening_deck, pile))
    fewest = max(above, view.drawn) - view.drawn
    most = above + int(pile_size(view.opening_deck, pile)) - view.drawn
    places = most - fewest + 1
    chances = tuple(
        min(max(0, drawn - fewest), places) / places  # it comes up with the card that is drawn after those above it
        for drawn in range(1, DISPLAY_SIZE + 1)
    )
    return ScoringWindow(rounds[0], fewest, most, chances)
