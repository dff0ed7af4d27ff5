"""The table as a bot pieces it together from its view and from what everybody saw."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from alhambra.events import Event, HandDealt
from alhambra.insight import known_hands
from alhambra.rules.state import State
from alhambra.view import View, imagine


def piece_together(view: View, history: Sequence[Event]) -> tuple[State, int]:
    """A table that looks like the view, with every hand that follows from the history.

    Piles are in an order of no meaning. The second value has bit s set where the hand of seat s is only a guess: the
    history does not begin with the deal, as in a position set up by hand.
    """
    hands = list(view.hands)
    if None in hands and _begins_with_the_deal(history, view.players):
        for seat, hand in enumerate(known_hands(history)):
            if hands[seat] is None and len(hand) == view.hand_sizes[seat]:
                hands[seat] = hand
    unknown = sum(1 << seat for seat, hand in enumerate(hands) if hand is None)
    return imagine(replace(view, hands=tuple(hands))), unknown


def _begins_with_the_deal(history: Sequence[Event], players: int) -> bool:
    """Whether everybody's first hand was seen."""
    dealt = 0
    for event in history:
        if isinstance(event, HandDealt):
            dealt += 1
            if dealt == players:
                return True
    return False
