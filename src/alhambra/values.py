"""Cards, tiles and cells as small values with names, for everybody outside `alhambra.rules`.

Each prints as its notation and is parsed from it: `Y7` is a yellow seven, `To9b` the second tower for nine, `e2n1`
the cell two east and one north of the fountain, whose own cell is `0`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import StrEnum
from functools import total_ordering
from typing import Any, Final, final

from alhambra.rules import money, tiles
from alhambra.rules.palace import DX, DY


class Kind(StrEnum):
    """The six kinds of buildings, in the order of their prizes (R2)."""

    PAVILION = "pavilion"
    SERAGLIO = "seraglio"
    ARCADES = "arcades"
    CHAMBERS = "chambers"
    GARDEN = "garden"
    TOWER = "tower"


class Currency(StrEnum):
    """The four currencies, in the order of the market's slots (R4, R6)."""

    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    ORANGE = "orange"


class Side(StrEnum):
    """The sides of a tile, clockwise."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"


KINDS: Final = tuple(Kind)
CURRENCIES: Final = tuple(Currency)
SIDES: Final = tuple(Side)


@final
@total_ordering
class Tile:
    """One of the 54 buildings (R2, R3). There is exactly one object for each; get it with `tile("To9b")`."""

    __slots__ = ("kind", "name", "number", "price", "walls")

    def __init__(self, number: int, name: str) -> None:
        self.number: Final = number
        self.name: Final = name
        self.kind: Final = KINDS[tiles.KIND[number]]
        self.price: Final = int(tiles.PRICE[number])
        self.walls: Final = tuple(side for i, side in enumerate(SIDES) if tiles.WALLS[number] >> i & 1)

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"tile({self.name!r})"

    def __hash__(self) -> int:
        return self.number

    def __lt__(self, other: Tile) -> bool:
        return self.number < other.number

    def __setattr__(self, name: str, value: object) -> None:
        if hasattr(self, name):
            raise AttributeError(f"{self!r} cannot be changed")
        super().__setattr__(name, value)

    def __reduce__(self) -> tuple[Any, ...]:
        return tile, (self.name,)


@final
@total_ordering
class Card:
    """A money card (R4). There is one object for each currency and value; get it with `card("Y7")`."""

    __slots__ = ("currency", "name", "number", "value")

    def __init__(self, number: int, name: str) -> None:
        self.number: Final = number
        self.name: Final = name
        self.currency: Final = CURRENCIES[number // 9]
        self.value: Final = number % 9 + 1

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"card({self.name!r})"

    def __hash__(self) -> int:
        return self.number

    def __lt__(self, other: Card) -> bool:
        return self.number < other.number

    def __setattr__(self, name: str, value: object) -> None:
        if hasattr(self, name):
            raise AttributeError(f"{self!r} cannot be changed")
        super().__setattr__(name, value)

    def __reduce__(self) -> tuple[Any, ...]:
        return card, (self.name,)


@final
@total_ordering
class Cell:
    """A place in a palace: x steps east and y steps south of the fountain."""

    __slots__ = ("_x", "_y")

    def __init__(self, x: int, y: int) -> None:
        self._x: Final = x
        self._y: Final = y

    @property
    def x(self) -> int:
        """Steps east of the fountain; to the west they are negative."""
        return self._x

    @property
    def y(self) -> int:
        """Steps south of the fountain; to the north they are negative."""
        return self._y

    def beyond(self, side: Side) -> Cell:
        """The neighbouring cell over this side."""
        i = SIDES.index(side)
        return Cell(self._x + int(DX[i]), self._y + int(DY[i]))

    def __str__(self) -> str:
        east = f"e{self._x}" if self._x > 0 else f"w{-self._x}" if self._x < 0 else ""
        south = f"s{self._y}" if self._y > 0 else f"n{-self._y}" if self._y < 0 else ""
        return east + south or "0"

    def __repr__(self) -> str:
        return f"cell({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cell) and self._x == other._x and self._y == other._y

    def __hash__(self) -> int:
        return hash((self._x, self._y))

    def __lt__(self, other: Cell) -> bool:
        return (self._y, self._x) < (other._y, other._x)

    def __reduce__(self) -> tuple[Any, ...]:
        return Cell, (self._x, self._y)


def _name_tiles() -> Iterable[str]:
    """`Pa2`, `Ar8a`, `Ar8b`: kind and price, and a letter where that comes more than once."""
    signs = [f"{tiles.KIND_NAMES[tiles.KIND[i]][:2].title()}{tiles.PRICE[i]}" for i in range(tiles.TILES)]
    for i, sign in enumerate(signs):
        yield sign + "abc"[signs[:i].count(sign)] if signs.count(sign) > 1 else sign


TILES: Final = tuple(Tile(number, name) for number, name in enumerate(_name_tiles()))
CARDS: Final = tuple(Card(number, f"{'YGBO'[number // 9]}{number % 9 + 1}") for number in range(money.MONEY_CARDS))
FOUNTAIN_CELL: Final = Cell(0, 0)

_TILE_BY_NAME: Final = {each.name: each for each in TILES}
_CARD_BY_NAME: Final = {each.name: each for each in CARDS}
_CELL: Final = re.compile(r"(?:([ew])([1-9]\d?))?(?:([ns])([1-9]\d?))?")


def tile(name: str) -> Tile:
    """The tile of this name; ValueError if there is none."""
    found = _TILE_BY_NAME.get(name)
    if found is None:
        raise ValueError(f"{name!r} is no tile; tiles are written like Pa2, Ar8b, To13")
    return found


def card(name: str) -> Card:
    """The money card of this name; ValueError if there is none."""
    found = _CARD_BY_NAME.get(name)
    if found is None:
        raise ValueError(f"{name!r} is no money card; cards are written like Y7, G2, B9, O4")
    return found


def cell(name: str) -> Cell:
    """The cell of this name; ValueError if there is none."""
    match = _CELL.fullmatch(name)
    if name == "0":
        return FOUNTAIN_CELL
    if not name or match is None:
        raise ValueError(f"{name!r} is no cell; cells are written like 0, e2, w1s3")
    across, x, along, y = match.groups()
    return Cell(int(x or 0) * (-1 if across == "w" else 1), int(y or 0) * (-1 if along == "n" else 1))


def to_text(value: object) -> str:
    """What a value looks like on a wire or a disk; the hook for JSON encoders."""
    if isinstance(value, Tile | Card | Cell):
        return str(value)
    raise NotImplementedError(f"no text form for {type(value).__name__}")


def from_text(kind: type, text: object) -> object:
    """The value that a text means; the hook for JSON decoders."""
    parse = {Tile: tile, Card: card, Cell: cell}.get(kind)
    if parse is None or not isinstance(text, str):
        raise NotImplementedError(f"no text form for {kind.__name__}")
    return parse(text)
