"""Taking money (R16)."""

from __future__ import annotations

from alhambra.rules.journal import MONEY_TAKEN
from alhambra.rules.money import SMALL_CHANGE, value_of
from alhambra.rules.moves import NO_CARD, NO_TAKING, MoveList, card_of, with_card
from alhambra.rules.packed import i64
from alhambra.rules.reasons import NO_CARDS_NAMED, NOT_ON_DISPLAY, TAKES_TOO_MUCH, Refusal
from alhambra.rules.state import State


def find_takings(state: State) -> None:
    """Bring the takings that the display allows up to date: any one card, or several worth five or less together.

    Equal cards make equal choices. The distinct ones come first, and those are what is listed; the repeated ones
    follow for playouts, which draw among the cards as they lie on the table.
    """
    takings = state.takings
    takings.size = 0
    _add_takings(state, False)
    state.distinct_takings = takings.size
    _add_takings(state, True)


def _add_takings(state: State, is_repeated: bool) -> None:
    cards = state.display
    one: i64 = 1
    choice: i64
    i: i64
    for choice in range(1, one << cards.size):
        total: i64 = 0
        count: i64 = 0
        move: i64 = NO_TAKING
        repeats = False
        for i in range(cards.size):
            if choice >> i & 1:
                card: i64 = cards.items[i]
                if i > 0 and card == cards.items[i - 1] and choice >> (i - 1) & 1 == 0:
                    repeats = True
                move = with_card(move, count, card)
                count += 1
                total += value_of(card)
        if repeats == is_repeated and (count == 1 or total <= SMALL_CHANGE):
            state.takings.add(move)


def list_takings(state: State, count: i64, moves: MoveList) -> None:
    """The first `count` takings of the display."""
    i: i64
    for i in range(count):
        moves.add(state.takings.items[i])


def why_not_take(state: State, cards: list[int]) -> Refusal | None:
    """What speaks against taking these cards, given as numbers."""
    if not cards:
        return Refusal(NO_CARDS_NAMED)
    missing = missing_from(cards, state.display.listed())
    if missing:
        return Refusal(NOT_ON_DISPLAY).about_cards(missing)
    total = sum([int(value_of(card)) for card in cards])
    if len(cards) > 1 and total > SMALL_CHANGE:
        return Refusal(TAKES_TOO_MUCH).about_cards(cards).about_amount(total)
    return None


def missing_from(cards: list[int], pile: list[int]) -> list[int]:
    """Those of the cards that the pile does not have, counting copies."""
    left = pile[:]
    missing: list[int] = []
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            missing.append(card)
    return missing


def take_money(state: State, move: i64) -> None:
    """The cards go from the display to the hand."""
    cards: list[int] = []
    which: i64
    for which in range(4):
        card: i64 = card_of(move, which)
        if card == NO_CARD:
            break
        state.display.remove(card)
        state.give_card(state.actor, card)
        if state.journal is not None:
            cards.append(int(card))
    find_takings(state)
    if state.journal is not None:
        state.journal.note([MONEY_TAKEN, int(state.actor), *cards])
