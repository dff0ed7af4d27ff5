"""Why a move is refused, in names, and as an English sentence.

The codes and their rules stand in `alhambra.rules.reasons`, each with a sentence here; docs/reasons.md lists them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from alhambra.rules.reasons import RULES, Refusal
from alhambra.values import CARDS, SIDES, TILES, Card, Cell, Side, Tile


class CellSide(Struct, frozen=True):
    """One side of one cell."""

    cell: Cell
    side: Side


class Reason(Struct, frozen=True):
    """A stable code, the rule it rests on, and what it is about."""

    code: str
    rule: str
    cells: tuple[Cell, ...] = ()
    sides: tuple[CellSide, ...] = ()
    tiles: tuple[Tile, ...] = ()
    cards: tuple[Card, ...] = ()
    amount: int | None = None

    def __str__(self) -> str:
        sentence = SENTENCES[self.code].format(
            cells=_listed(self.cells),
            sides=_listed(f"{each.side} of {each.cell}" for each in self.sides),
            tiles=_listed(self.tiles),
            cards=_listed(self.cards),
            amount=self.amount,
        )
        return f"{sentence} ({self.code}, {self.rule})"


def _listed(items: Iterable[object]) -> str:
    return ", ".join(map(str, items))


SENTENCES: Final = {
    "GAME_OVER": "the game is over",
    "ACTIONS_ARE_OVER": "the actions of this turn are over; settle what was bought and end the turn",
    "ACTIONS_COME_FIRST": "tiles are placed after the actions",
    "ACTION_IS_COMPULSORY": "the turn begins with one of the three actions; only who can do none of them stops",
    "BONUS_IS_OPEN": "the exact payment has earned another action: use it or stop first",
    "TILES_LEFT_TO_SETTLE": "still to be placed, stored or given away: {tiles}",
    "NO_ACTIONS_AT_THE_END": "the last tiles may be built or stored; there are no more actions",
    "NO_CARDS_NAMED": "at least one card must be taken",
    "NOT_ON_DISPLAY": "not on the display: {cards}",
    "TAKES_TOO_MUCH": "several cards may be worth 5 together, these are worth {amount}",
    "NO_SUCH_SLOT": "there is no slot {amount}; the market has slots 1 to 4",
    "SLOT_IS_EMPTY": "slot {amount} is empty until the end of the turn",
    "WRONG_CURRENCY": "not of the currency that {tiles} is sold for: {cards}",
    "NOT_IN_HAND": "not in hand: {cards}",
    "PAYS_TOO_LITTLE": "the payment for {tiles} is {amount} short",
    "NOT_IN_RESERVE": "{tiles} is not in the reserve",
    "JUST_BOUGHT": "{tiles} was bought this turn and cannot be used for a redesign yet",
    "FOUNTAIN_STAYS": "the fountain stays where it is",
    "NO_BUILDING_THERE": "no building stands at {cells}",
    "CUTS_OFF": "without {tiles} there is no way on foot from the fountain to {cells}",
    "CELL_IS_TAKEN": "{cells} is taken",
    "TOUCHES_NOTHING": "{tiles} would touch nothing at {cells}",
    "WALL_MEETS_OPENING": "{tiles} may not stand at {cells}: a wall would meet an opening at {sides}",
    "NO_WAY_IN": "{tiles} could not be reached on foot at {cells}: every side it shares has a wall",
    "ENCLOSES_EMPTY": "empty ground would be enclosed at {cells}",
    "NOT_SET_ASIDE": "{tiles} is not among the tiles to be settled",
    "NO_DIRK_HERE": "Dirk takes part only with two players",
    "NOT_FOR_DIRK": "Dirk gets what is bought, not the last tiles",
}
assert SENTENCES.keys() == RULES.keys()


class IllegalMove(ValueError):
    """A move was refused; nothing has changed."""

    def __init__(self, move: object, reason: Reason) -> None:
        super().__init__(f"{move}: {reason}")
        self.move = move
        self.reason = reason

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[object, Reason]]:
        return IllegalMove, (self.move, self.reason)


def read_refusal(refusal: Refusal) -> Reason:
    """The same in names."""
    return Reason(
        code=refusal.code,
        rule=refusal.rule,
        cells=tuple(Cell(x, y) for x, y in refusal.cells),
        sides=tuple(CellSide(Cell(x, y), SIDES[side]) for x, y, side in refusal.sides),
        tiles=tuple(TILES[number] for number in refusal.tiles),
        cards=tuple(CARDS[number] for number in refusal.cards),
        amount=refusal.amount,
    )
