"""The one place that imports the packed vector, so that every other module takes it from here.

`vec` holds small whole numbers side by side in memory. Compiled, reading one costs about a nanosecond. Where the
package that provides it is missing, a list with the same manners stands in and the engine still runs.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

try:
    from librt.vecs import vec
except ImportError:  # pragma: no cover - only on machines without librt
    from alhambra.rules.plain_vec import vec  # type: ignore[assignment]

__all__ = ["Stack", "i32", "i64", "new_stack", "vec"]

BITS_OF_FOUR: Final = vec[i64]([0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4])
"""How many of four bits are set."""


class Stack:
    """A pile of small numbers with a fixed capacity; the last one is the top."""

    def __init__(self, items: vec[i64], size: i64) -> None:
        self.items: vec[i64] = items
        self.size: i64 = size

    def copy(self) -> Stack:
        return Stack(self.items[:], self.size)

    def add(self, item: i64) -> None:
        self.items[self.size] = item
        self.size += 1

    def draw(self) -> i64:
        size: i64 = self.size - 1
        self.size = size
        return self.items[size]

    def remove(self, item: i64) -> None:
        """Take out the first such item; the others keep their order."""
        items = self.items
        i: i64 = 0
        while items[i] != item:
            i += 1
        size: i64 = self.size - 1
        self.size = size
        while i < size:
            items[i] = items[i + 1]
            i += 1

    def has(self, item: i64) -> bool:
        items = self.items
        i: i64
        for i in range(self.size):
            if items[i] == item:
                return True
        return False

    def listed(self) -> list[int]:
        """Its items from bottom to top, as an ordinary list."""
        return [int(self.items[i]) for i in range(self.size)]


def new_stack(capacity: i64) -> Stack:
    return Stack(vec[i64]([0] * capacity), 0)
