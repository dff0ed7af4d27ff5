"""How the bag and the deck of a position are made up from what is named and what is left (R9, R13)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, TypeVar

from msgspec import Struct

from alhambra.deal import SetupError, draw, numbers, shuffled_indices
from alhambra.rules.setup import cards_above, pile_size
from alhambra.values import Card

Piece = TypeVar("Piece")


class ScoringCard(StrEnum):
    """The two cards of the deck that are no money (R5)."""

    FIRST = "S1"
    SECOND = "S2"

    @property
    def round(self) -> int:
        return SCORING_CARDS.index(self) + 1


SCORING_CARDS: Final = tuple(ScoringCard)

MOST_DRAWN: Final = 400
"""Where the search ends: more than all money, since a partial position may leave in the deck what was drawn from it."""

DeckCard = Card | ScoringCard


def in_order_of_the_seed(pieces: Sequence[Piece], seed: str, stream: str) -> list[Piece]:
    """Sorted pieces, shuffled as a deal shuffles; the first is drawn first."""
    return [pieces[i] for i in shuffled_indices(seed, stream, len(pieces))]


class Deck(Struct, frozen=True):
    """The cards of a deck, top first, and what is known of the deck it is left from."""

    cards: tuple[DeckCard, ...]
    opening: int
    drawn: int
    reshuffles: int


class DeckPlan(Struct, frozen=True):
    """What a position says of its deck; `rest` are the money cards that lie nowhere else, if the deck goes on."""

    named: tuple[DeckCard, ...]
    goes_on: bool
    rest: tuple[Card, ...]
    round: int
    drawn: int | None
    reshuffles: int | None
    seed: str

    @property
    def money(self) -> int:
        """Money cards in the whole deck."""
        return self.named_money + len(self.rest)

    @property
    def named_money(self) -> int:
        return sum(isinstance(each, Card) for each in self.named)

    @property
    def to_come(self) -> list[ScoringCard]:
        """The scoring cards of the rounds that have not been held."""
        return [each for each in SCORING_CARDS if each.round > self.round]

    def is_later(self) -> bool:
        """Whether it was made of discards, without scoring cards (R29).

        If the position does not say so, it is when all its cards are named and no scoring card is.
        """
        if self.reshuffles is not None:
            return self.reshuffles > 0
        return not self.goes_on and bool(self.to_come) and not any(isinstance(each, ScoringCard) for each in self.named)


def stack_deck(plan: DeckPlan) -> Deck:
    """The whole deck; SetupError if no deal could have led to it."""
    if plan.is_later():
        return _later_deck(plan)
    _check_scoring_cards(plan)
    drawn = _find_drawn(plan)
    rest: list[DeckCard] = [*in_order_of_the_seed(plan.rest, plan.seed, "money")]
    for card in reversed(plan.to_come):
        if card not in plan.named:
            fewest, most = _places_in_rest(plan, card, drawn)
            above = fewest + draw(numbers(plan.seed, f"scoring {card.round}"), most - fewest + 1)
            rest.insert(above - plan.named_money, card)
    return Deck((*plan.named, *rest), drawn + plan.money, drawn, 0)


def _later_deck(plan: DeckPlan) -> Deck:
    if any(isinstance(each, ScoringCard) for each in plan.named):
        raise SetupError("deck: made of discards, it cannot have a scoring card (R29)")
    drawn = plan.drawn or 0
    rest = in_order_of_the_seed(plan.rest, plan.seed, "money")
    return Deck((*plan.named, *rest), drawn, drawn, plan.reshuffles or 1)


def _check_scoring_cards(plan: DeckPlan) -> None:
    """Those still to come must be there, the first above the second, and no other."""
    named = [each for each in plan.named if isinstance(each, ScoringCard)]
    for card in named:
        if card not in plan.to_come:
            raise SetupError(f"deck: has {card}, but round {card.round} has been held")
    if named != plan.to_come[: len(named)] if plan.goes_on else named != plan.to_come:
        expected = " and then ".join(plan.to_come) or "no scoring card"
        raise SetupError(f"deck: after round {plan.round} it has {expected}, not {' and then '.join(named) or 'none'}")


def _find_drawn(plan: DeckPlan) -> int:
    """The money cards drawn since the start: as said, or as few as the place of the scoring cards allows (R13)."""
    if plan.drawn is not None:
        if not _could_be(plan, plan.drawn):
            raise SetupError(
                f"drawn: with {plan.drawn} cards drawn and {plan.money} left, "
                f"the scoring cards cannot be where this deck and round {plan.round} have them (R13)"
            )
        return plan.drawn
    for drawn in range(MOST_DRAWN):
        if _could_be(plan, drawn):
            return drawn
    raise SetupError("deck: no deal puts the scoring cards where they lie here (R13)")


def _could_be(plan: DeckPlan, drawn: int) -> bool:
    for card in SCORING_CARDS:
        fewest, most = _window(drawn + plan.money, card)
        if card not in plan.to_come:
            is_possible = drawn >= fewest
        elif card in plan.named:
            is_possible = fewest <= drawn + _money_above(plan, card) <= most
        else:
            highest, lowest = _places_in_rest(plan, card, drawn)
            is_possible = highest <= lowest
        if not is_possible:
            return False
    return True


def _window(opening: int, card: ScoringCard) -> tuple[int, int]:
    """How many money cards lie at least and at most above a scoring card in a new deck (R13)."""
    pile = 2 * card.round
    above = int(cards_above(opening, pile))
    return above, above + int(pile_size(opening, pile))


def _money_above(plan: DeckPlan, card: ScoringCard) -> int:
    return sum(isinstance(each, Card) for each in plan.named[: plan.named.index(card)])


def _places_in_rest(plan: DeckPlan, card: ScoringCard, drawn: int) -> tuple[int, int]:
    """The same for a card that is not named, in the deck as it is now: below everything that is."""
    fewest, most = _window(drawn + plan.money, card)
    return max(fewest - drawn, plan.named_money), most - drawn
