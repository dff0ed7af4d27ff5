"""Which moves there are, by definition, from what the player at move sees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from alhambra import (
    Build,
    Buy,
    Cell,
    Currency,
    EndTurn,
    Exchange,
    GiveToDirk,
    Move,
    Phase,
    Place,
    Remove,
    Stop,
    Store,
    TakeMoney,
    Tile,
    View,
)
from tests.twins import palaces
from tests.twins.money import payments, takings
from tests.twins.palaces import plan_of, walls_of


def legal_moves(view: View) -> set[Move]:
    """Every legal move of the actor, whose view it is; of the payments those without a spare card (R17, R18)."""
    if view.phase is Phase.OVER:
        return set()
    if view.phase is Phase.ACT:
        actions = {*_takings(view), *_purchases(view), *_redesigns(view)}
        return actions | {Stop()} if view.has_bonus or not actions else actions
    return set(_settling(view)) or {EndTurn()}


def _takings(view: View) -> Iterator[Move]:
    return (TakeMoney(cards) for cards in takings(view.display))


def _purchases(view: View) -> Iterator[Move]:
    hand = view.hands[view.actor or 0]
    assert hand is not None
    for slot, currency, tile in zip((1, 2, 3, 4), Currency, view.market, strict=True):
        if tile is not None:
            for cards in payments([card for card in hand if card.currency is currency], tile.price):
                yield Buy(slot, cards)


def _redesigns(view: View) -> Iterator[Move]:
    assert view.actor is not None
    plan, reserve = plan_of(view, view.actor), view.reserves[view.actor]
    for tile, cell in _with_tiles(reserve, palaces.placings(plan, map(walls_of, reserve))):
        yield Build(tile, cell)
    for x, y in palaces.removals(plan):
        yield Remove(Cell(x, y))
    for tile, cell in _with_tiles(reserve, palaces.exchanges(plan, map(walls_of, reserve))):
        yield Exchange(tile, cell)


def _settling(view: View) -> Iterator[Move]:
    assert view.actor is not None
    plan = plan_of(view, view.actor)
    for tile, cell in _with_tiles(view.aside, palaces.placings(plan, map(walls_of, view.aside))):
        yield Place(tile, cell)
    for tile in view.aside:
        yield Store(tile)
        if view.players == 2 and view.phase is not Phase.FINAL:
            yield GiveToDirk(tile)


def _with_tiles(tiles: Iterable[Tile], found: set[tuple[str, palaces.Place]]) -> Iterator[tuple[Tile, Cell]]:
    """Tiles with equal walls may stand at equal places."""
    for tile in tiles:
        for walls, (x, y) in found:
            if walls == walls_of(tile):
                yield tile, Cell(x, y)
