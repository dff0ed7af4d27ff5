"""The market through a buyer's eyes: what each tile costs this seat, and the best ways to pay."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct

from alhambra.insight.imagined_table import table_of
from alhambra.rules.money import CURRENCIES, cards_in, cards_of, currency_of_slot, find_payments, value_of, worth
from alhambra.rules.palace import Palace
from alhambra.rules.state import State
from alhambra.rules.tiles import WALLS
from alhambra.values import CARDS, TILES, Card, Currency, Tile
from alhambra.view import View

_NAMES: Final = tuple(Currency)
_ALL_PRICES: Final = sum(1 << price for price in {tile.price for tile in TILES})
"""Bit p: some tile costs p."""


class Payment(Struct, frozen=True):
    """Cards worth `total`, which is `over` more than the price; 0 earns another action (R19)."""

    cards: tuple[Card, ...]
    total: int
    over: int


class Offer(Struct, frozen=True):
    """A tile on the market as one seat can pay it.

    `payments` are those without a spare card, the best first (`rank_payments`); `exact_ways` of them are exact.
    `over_by` is the smallest overpayment, 0 for an exact one, None if the tile cannot be paid: then `short_by` is
    what is missing. `fits` tells whether the palace has a cell for the tile as it stands now.
    """

    slot: int
    tile: Tile
    price: int
    currency: Currency
    payments: tuple[Payment, ...]
    exact_ways: int
    over_by: int | None
    short_by: int
    fits: bool


def offers(view: View, seat: int, table: State | None = None) -> tuple[Offer, ...]:
    """The tiles on the market, slot by slot; ValueError if this view does not show the seat's hand."""
    require_hand(view, seat)
    state = table_of(view, table)
    patterns = fitting_patterns(state.palaces[seat])
    return tuple(
        _offer(slot, tile, purse_for(state, seat, slot), bool(patterns >> WALLS[tile.number] & 1))
        for slot, tile in enumerate(view.market, start=1)
        if tile is not None
    )


def require_hand(view: View, seat: int) -> None:
    """What is asked about a hand can be answered only to those who see it."""
    if view.hands[seat] is None:
        raise ValueError(f"the hand of seat {seat} is hidden from this view")


def purse_for(state: State, seat: int, slot: int) -> int:
    """What a seat holds in the currency of slot 1 to 4."""
    return int(state.purses[seat * CURRENCIES + currency_of_slot(slot - 1)])


def fitting_patterns(palace: Palace) -> int:
    """The wall patterns that fit somewhere in a palace, as bits."""
    patterns = 0
    for site in range(palace.site_count):
        patterns |= int(palace.fits[site])
    return patterns


def _offer(slot: int, tile: Tile, purse: int, fits: bool) -> Offer:
    currency = int(currency_of_slot(slot - 1))
    payments = rank_payments(purse, currency, tile.price)
    return Offer(
        slot=slot,
        tile=tile,
        price=tile.price,
        currency=_NAMES[currency],
        payments=payments,
        exact_ways=sum(payment.over == 0 for payment in payments),
        over_by=payments[0].over if payments else None,
        short_by=0 if payments else tile.price - int(worth(purse)),
        fits=fits,
    )


def rank_payments(purse: int, currency: int, price: int) -> tuple[Payment, ...]:
    """Every payment without a spare card, the best first.

    Exact payments come first, then the least overpaid. Among equals the better one keeps the hand supple: what it
    leaves of this currency pays more different prices exactly. Then fewer cards are better, then larger ones, for
    small cards are the ones that make sums come out.
    """
    found = find_payments(purse, price)
    ranked = sorted(
        (int(worth(payment)), -_prices_met(purse - payment), int(cards_in(payment)), -payment)
        for payment in (int(found[i]) for i in range(len(found)))
    )
    return tuple(
        Payment(tuple(CARDS[number] for number in cards_of(-negative, currency)), total, total - price)
        for total, _, _, negative in ranked
    )


@lru_cache(maxsize=4096)
def _prices_met(purse: int) -> int:
    """How many of the prices in the game these cards can pay exactly."""
    sums = 1
    for card in cards_of(purse, 0):
        sums |= sums << int(value_of(card))
    return (sums & _ALL_PRICES).bit_count()
