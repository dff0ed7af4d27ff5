"""Taking money (R16)."""

from __future__ import annotations

from typing import Final

from alhambra.rules.journal import MONEY_TAKEN
from alhambra.rules.money import SMALL_CHANGE, value_of
from alhambra.rules.moves import NO_CARD, NO_TAKING, MoveList, card_of, with_card
from alhambra.rules.packed import i64, vec
from alhambra.rules.reasons import NO_CARDS_NAMED, NOT_ON_DISPLAY, TAKES_TOO_MUCH, Refusal
from alhambra.rules.state import State

# Room to work out the choices that a further card may join; choice 0 is no card at all.
_CHOICES: Final = vec[i64]([NO_TAKING] * 16)
_TOTALS: Final = vec[i64]([0] * 16)
_COUNTS: Final = vec[i64]([0] * 16)
_LASTS: Final = vec[i64]([-1] * 16)  # where the last of its cards lies
_REPEATS: Final = vec[i64]([0] * 16)  # 1: equal to another choice
_REPEATED: Final = vec[i64]([0] * 16)


def find_takings(state: State) -> None:
    """Bring the takings that the display allows up to date: any one card, or several worth five or less together.

    Equal cards make equal choices. The distinct ones come first, and those are what is listed; the repeated ones
    follow for playouts, which draw among the cards as they lie on the table.
    """
    cards = state.display.items
    takings = state.takings
    takings.size = 0
    open_choices: i64 = 1
    repeated: i64 = 0
    i: i64
    choice: i64
    for i in range(state.display.size):
        card: i64 = cards[i]
        has_twin = i > 0 and cards[i - 1] == card
        before: i64 = open_choices  # compiled, a range would look at `open_choices` anew in every step
        for choice in range(before):
            total: i64 = _TOTALS[choice] + value_of(card)
            if total > SMALL_CHANGE and choice > 0:
                continue
            move: i64 = with_card(_CHOICES[choice], _COUNTS[choice], card)
            repeats: i64 = _REPEATS[choice]
            if has_twin and _LASTS[choice] != i - 1:
                repeats = 1  # its twin would have done as well
            if repeats:
                _REPEATED[repeated] = move
                repeated += 1
            else:
                takings.add(move)
            if total < SMALL_CHANGE:
                _CHOICES[open_choices] = move
                _TOTALS[open_choices] = total
                _COUNTS[open_choices] = _COUNTS[choice] + 1
                _LASTS[open_choices] = i
                _REPEATS[open_choices] = repeats
                open_choices += 1
    state.distinct_takings = takings.size
    for i in range(repeated):
        takings.add(_REPEATED[i])


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
    """The cards go from the display to the hand. No more is taken this turn, so the takings wait for the refill."""
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
    if state.journal is not None:
        state.journal.note([MONEY_TAKEN, int(state.actor), *cards])
