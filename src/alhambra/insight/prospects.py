"""Looking a step ahead with money: several exact purchases in one turn, and what a taking would allow."""

from __future__ import annotations

from math import prod
from typing import Final

from msgspec import Struct

from alhambra import orders
from alhambra.insight.imagined_table import seat_of, table_at_turn
from alhambra.insight.offers import Payment, offers, purse_for, require_hand
from alhambra.moves import TakeMoney
from alhambra.rules.money import find_payments, worth
from alhambra.rules.moves import MoveList
from alhambra.rules.state import State
from alhambra.rules.take_money import list_takings
from alhambra.values import Card, Tile
from alhambra.view import View


class Link(Struct, frozen=True):
    """A tile that can be paid exactly, with every way to do so, the best first."""

    slot: int
    tile: Tile
    payments: tuple[Payment, ...]


class Chain(Struct, frozen=True):
    """All tiles that one turn can buy exactly, each payment earning the next action (R19).

    The slots have different currencies (R6), so no payment stands in another's way: whatever is exact by itself is
    exact in the chain, in any order, and there is never more than one longest chain. `cards` are the best payments
    together, `ways` the number of different ones. `then` lists the slots whose tile could be overpaid as last action.
    """

    links: tuple[Link, ...]
    cards: tuple[Card, ...]
    ways: int
    then: tuple[int, ...]


def chain(view: View, table: State | None = None) -> Chain | None:
    """Two or more exact purchases that the seat's cards allow with this market, or None."""
    on_offer = offers(view, seat_of(view), table)
    links = tuple(
        Link(offer.slot, offer.tile, offer.payments[: offer.exact_ways]) for offer in on_offer if offer.exact_ways
    )
    if len(links) < 2:
        return None
    return Chain(
        links=links,
        cards=tuple(card for link in links for card in link.payments[0].cards),
        ways=prod(len(link.payments) for link in links),
        then=tuple(offer.slot for offer in on_offer if offer.over_by),
    )


class Prospect(Struct, frozen=True):
    """A tile that a taking brings nearer: by how much it must be overpaid now and then.

    0 is exact, None means that it cannot be paid.
    """

    slot: int
    tile: Tile
    over_now: int | None
    over_then: int


class Taking(Struct, frozen=True):
    """Cards that may be taken together (R16), and the tiles they bring nearer, should those still be there."""

    cards: tuple[Card, ...]
    total: int
    prospects: tuple[Prospect, ...]


_LISTED: Final = MoveList()


def takings(view: View, table: State | None = None) -> tuple[Taking, ...]:
    """Every taking of the display, with what it would allow this seat at its next turn if the market stays."""
    seat = seat_of(view)
    require_hand(view, seat)
    state = table_at_turn(view, table)
    _LISTED.count = 0
    list_takings(state, state.distinct_takings, _LISTED)
    moves = [orders.unpack(state, int(_LISTED.moves[i])) for i in range(_LISTED.count)]
    return tuple(_taking(view, state, seat, move.cards) for move in moves if isinstance(move, TakeMoney))


def _taking(view: View, state: State, seat: int, cards: tuple[Card, ...]) -> Taking:
    richer = state.copy()
    for card in cards:
        richer.give_card(seat, card.number)
    prospects = []
    for slot, tile in enumerate(view.market, start=1):
        purse, fuller = purse_for(state, seat, slot), purse_for(richer, seat, slot)
        if tile is not None and purse != fuller:
            now, then = _over(purse, tile.price), _over(fuller, tile.price)
            if then is not None and (now is None or then < now):
                prospects.append(Prospect(slot, tile, now, then))
    return Taking(cards, sum(card.value for card in cards), tuple(prospects))


def _over(purse: int, price: int) -> int | None:
    """The smallest overpayment, None if the price cannot be paid."""
    payments = find_payments(purse, price)
    return min((int(worth(payments[i])) - price for i in range(len(payments))), default=None)
