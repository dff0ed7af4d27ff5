"""The 54 buildings and the fountain (R1-R3).

A tile is its number, 0 to 53, in the order kind, price, as the table is printed; the fountain is 54.
Sides are numbered clockwise from north; a wall pattern has bit s set for a wall on side s.
"""

from __future__ import annotations

from typing import Final

from alhambra.rules.packed import i64, vec

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDE_LETTERS: Final = "NESW"

PAVILION: Final = 0
SERAGLIO: Final = 1
ARCADES: Final = 2
CHAMBERS: Final = 3
GARDEN: Final = 4
TOWER: Final = 5
KINDS: Final = 6
KIND_NAMES: Final = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")

# price:walls for each building of a kind (R3).
_PRINTED: Final = (
    "2:NEW 3:SW 4:ES 5:NW 6:N 7:E 8:-",
    "3:ESW 4:NE 5:SW 6:ES 7:W 8:S 9:-",
    "4:NES 5:NW 6:SW 6:NE 7:ES 8:N 8:E 9:- 10:-",
    "5:NSW 6:ES 7:SW 7:NE 8:NW 9:W 9:S 10:- 11:-",
    "6:ESW 7:NSW 8:SW 8:NE 8:NW 9:E 10:N 10:W 10:- 11:- 12:S",
    "7:NEW 8:NES 9:ES 9:NE 9:NW 10:W 11:N 11:S 11:- 12:- 13:E",
)


def _read_table(column: str) -> list[int]:
    """One column of the printed table: `kind`, `price` or `walls`, a number for each tile."""
    found: list[int] = []
    for kind in range(KINDS):
        for entry in _PRINTED[kind].split():
            price, walls = entry.split(":")
            if column == "kind":
                found.append(kind)
            elif column == "price":
                found.append(int(price))
            else:
                found.append(sum(1 << side for side in range(4) if SIDE_LETTERS[side] in walls))
    return found


TILES: Final = 54
FOUNTAIN: Final = 54
KIND: Final = vec[i64](_read_table("kind"))
PRICE: Final = vec[i64](_read_table("price"))
WALLS: Final = vec[i64](_read_table("walls") + [0])
"""Wall pattern of each tile; the last entry is the fountain's, which has none."""
