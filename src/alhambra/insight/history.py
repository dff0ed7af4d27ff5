"""What follows from the public events: every hand, and what happened turn by turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from alhambra.events import (
    ActionsStopped,
    CardDrawn,
    DirkReceived,
    DiscardsReshuffled,
    Event,
    GameEnded,
    HandDealt,
    LeftoverAwarded,
    MoneyTaken,
    RoundScored,
    ScoringCardDrawn,
    SlotFilled,
    TileBought,
    TileBuilt,
    TileGivenToDirk,
    TilePlaced,
    TileRemoved,
    TilesExchanged,
    TileStored,
    TurnEnded,
)
from alhambra.values import Card

Deed = (
    MoneyTaken
    | TileBought
    | TileBuilt
    | TileRemoved
    | TilesExchanged
    | ActionsStopped
    | TilePlaced
    | TileStored
    | TileGivenToDirk
)
"""What somebody did in a turn."""

Consequence = (
    DiscardsReshuffled
    | CardDrawn
    | ScoringCardDrawn
    | SlotFilled
    | RoundScored
    | DirkReceived
    | LeftoverAwarded
    | GameEnded
)
"""What the end of a turn brought."""


def known_hands(events: Iterable[Event]) -> tuple[tuple[Card, ...], ...]:
    """Every player's hand, sorted: the deal was face up, and everybody saw what was taken and paid (R43)."""
    hands: dict[int, Counter[Card]] = {}
    for event in events:
        match event:
            case HandDealt(seat, cards):
                hands[seat] = Counter(cards)
            case MoneyTaken(seat, cards):
                hands[seat].update(cards)
            case TileBought(seat, _, _, cards):
                hands[seat].subtract(cards)
    return tuple(tuple(sorted(hands[seat].elements())) for seat in sorted(hands))


class TurnTold(Struct, frozen=True):
    """One turn: whose, what that player did in order, and what the end of the turn brought, if it has ended.

    The settling of the last tiles (R38) is told as a turn of the one who received them.
    """

    seat: int
    deeds: tuple[Deed, ...]
    consequences: tuple[Consequence, ...]
    has_ended: bool


def turns(events: Iterable[Event]) -> tuple[TurnTold, ...]:
    """The events of a game turn by turn, without the set-up. They may begin anywhere, say after a certain step."""
    told: list[TurnTold] = []
    seat: int | None = None
    deeds: list[Deed] = []
    consequences: list[Consequence] = []
    has_ended = False
    for event in events:
        if isinstance(event, Deed | TurnEnded) and (has_ended or seat is None):
            if seat is not None:
                told.append(TurnTold(seat, tuple(deeds), tuple(consequences), has_ended))
            seat, deeds, consequences, has_ended = event.seat, [], [], False
        if isinstance(event, Deed):
            deeds.append(event)
        elif isinstance(event, TurnEnded):
            has_ended = True
        elif isinstance(event, Consequence):
            consequences.append(event)
    if seat is not None:
        told.append(TurnTold(seat, tuple(deeds), tuple(consequences), has_ended))
    return tuple(told)


def since(events: Sequence[Event], seat: int, missed: int = 0) -> tuple[TurnTold, ...]:
    """The turns of the others since this seat ended its last one; all of them if it has not had one yet.

    Of its own last turns so many were `missed`, because somebody else played them: these are told too.
    """
    begin, ended = len(events), 0
    while begin > 0:
        ended += events[begin - 1] == TurnEnded(seat)
        if ended > missed:
            break
        begin -= 1
    told = turns(events[begin:])
    return tuple(turn for turn in told if turn.seat != seat or (missed > 0 and turn.has_ended))
