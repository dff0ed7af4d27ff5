"""The documented shuffle once more, from its description alone."""

from __future__ import annotations

import hashlib
import struct
from itertools import count

from alhambra import CARDS, TILES, Card, Tile

VERSION = "1"


class Stream:
    """SHA-256 of `alhambra/1/NAME/0/SEED`, `alhambra/1/NAME/1/SEED`, ... as big-endian 32-bit numbers."""

    def __init__(self, name: str, seed: str) -> None:
        self._blocks = count()
        self._name, self._seed = name, seed
        self._numbers: list[int] = []

    def next(self) -> int:
        if not self._numbers:
            text = "/".join(["alhambra", VERSION, self._name, str(next(self._blocks)), self._seed])
            self._numbers = list(struct.unpack(">8I", hashlib.sha256(text.encode("utf-8")).digest()))
        return self._numbers.pop(0)

    def below(self, limit: int) -> int:
        """Numbers at or above the largest multiple of the limit would favour the small ones: they are passed over."""
        while True:
            number = self.next()
            if number < 4294967296 // limit * limit:
                return number % limit


def shuffled(size: int, name: str, seed: str) -> list[int]:
    """0 to size - 1; the first is drawn first."""
    stream = Stream(name, seed)
    order = list(range(size))
    for last in reversed(range(1, size)):
        other = stream.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def shuffled_tiles(seed: str) -> tuple[Tile, ...]:
    return tuple(TILES[index] for index in shuffled(54, "bag", seed))


def shuffled_cards(players: int, seed: str) -> tuple[Card, ...]:
    copies = 2 if players == 2 else 3
    money = [card for card in CARDS for _ in range(copies)]
    return tuple(money[index] for index in shuffled(len(money), "money", seed))
