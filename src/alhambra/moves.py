"""The ten moves of the game as values, and their text.

A move is an order: it names cards, tiles and cells, never positions in a list. Equal moves compare equal.

>>> move("take G2 Y1")
TakeMoney(cards=(card('Y1'), card('G2')))
>>> str(Place(tile("To9b"), cell("e2")))
'place To9b e2'
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Struct
from msgspec.structs import force_setattr

from alhambra.values import Card, Cell, Tile, card, cell, tile


class TakeMoney(Struct, frozen=True, tag="take"):
    """Take one card of the display, or several worth five or less together (R16)."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        return _words("take", self.cards)


class Buy(Struct, frozen=True, tag="buy"):
    """Buy the tile of a slot, 1 to 4, with these cards (R17)."""

    slot: int
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        return _words(f"buy {self.slot}", self.cards)


class Build(Struct, frozen=True, tag="build"):
    """Redesign: put a tile of the reserve on an empty cell (R21 a)."""

    tile: Tile
    cell: Cell

    def __str__(self) -> str:
        return f"build {self.tile} {self.cell}"


class Remove(Struct, frozen=True, tag="remove"):
    """Redesign: move a building of the palace to the reserve (R21 b)."""

    cell: Cell

    def __str__(self) -> str:
        return f"remove {self.cell}"


class Exchange(Struct, frozen=True, tag="exchange"):
    """Redesign: swap a tile of the reserve with the building on a cell (R21 c)."""

    tile: Tile
    cell: Cell

    def __str__(self) -> str:
        return f"exchange {self.tile} {self.cell}"


class Stop(Struct, frozen=True, tag="stop"):
    """Decline a bonus action (R19, A2), or pass when no action is possible (R15)."""

    def __str__(self) -> str:
        return "stop"


class Place(Struct, frozen=True, tag="place"):
    """Put a tile that was bought on an empty cell (R26)."""

    tile: Tile
    cell: Cell

    def __str__(self) -> str:
        return f"place {self.tile} {self.cell}"


class Store(Struct, frozen=True, tag="store"):
    """Put a tile that was bought into the reserve (R26)."""

    tile: Tile

    def __str__(self) -> str:
        return f"store {self.tile}"


class GiveToDirk(Struct, frozen=True, tag="dirk"):
    """Give a tile that was bought to Dirk (R42)."""

    tile: Tile

    def __str__(self) -> str:
        return f"dirk {self.tile}"


class EndTurn(Struct, frozen=True, tag="end"):
    """End the turn; only now chance has its say (R28)."""

    def __str__(self) -> str:
        return "end"


Move = TakeMoney | Buy | Build | Remove | Exchange | Stop | Place | Store | GiveToDirk | EndTurn


def _words(verb: str, cards: Iterable[Card]) -> str:
    return " ".join([verb, *map(str, cards)])


def _cards(words: list[str]) -> tuple[Card, ...]:
    return tuple(card(word) for word in words)


def _slot(word: str) -> int:
    if word not in ("1", "2", "3", "4"):
        raise ValueError(f"{word!r} is no slot of the market; they are numbered 1 to 4")
    return int(word)


_FORMS: Final[dict[str, tuple[str, int, int, Callable[[list[str]], Move]]]] = {
    # verb: (form, fewest words, most words, how to make it)
    "take": ("take CARD...", 1, 99, lambda words: TakeMoney(_cards(words))),
    "buy": ("buy SLOT CARD...", 2, 99, lambda words: Buy(_slot(words[0]), _cards(words[1:]))),
    "build": ("build TILE CELL", 2, 2, lambda words: Build(tile(words[0]), cell(words[1]))),
    "remove": ("remove CELL", 1, 1, lambda words: Remove(cell(words[0]))),
    "exchange": ("exchange TILE CELL", 2, 2, lambda words: Exchange(tile(words[0]), cell(words[1]))),
    "stop": ("stop", 0, 0, lambda _: Stop()),
    "place": ("place TILE CELL", 2, 2, lambda words: Place(tile(words[0]), cell(words[1]))),
    "store": ("store TILE", 1, 1, lambda words: Store(tile(words[0]))),
    "dirk": ("dirk TILE", 1, 1, lambda words: GiveToDirk(tile(words[0]))),
    "end": ("end", 0, 0, lambda _: EndTurn()),
}


def move(text: str) -> Move:
    """The move that a text means; ValueError that says what was expected if it means none."""
    verb, *words = text.split() or [""]
    if verb not in _FORMS:
        raise ValueError(f"{verb!r} is no move; expected one of {', '.join(_FORMS)}")
    form, fewest, most, make = _FORMS[verb]
    if not fewest <= len(words) <= most:
        raise ValueError(f"{text.strip()!r} is not of the form '{form}'")
    return make(words)
