"""The wall by definition (R34, R35): outer sides are lines between corner points; find the longest chain of them."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise

from alhambra import Cell, Side
from tests.twins.palaces import Plan, has_wall

Point = tuple[int, int]
Line = tuple[Point, Point]


def outer_walls(plan: Plan) -> list[tuple[Cell, Side]]:
    """The sides with a wall and no tile beyond."""
    return [
        (cell, side) for cell in plan for side in Side if has_wall(plan, cell, side) and cell.beyond(side) not in plan
    ]


def line_of(cell: Cell, side: Side) -> Line:
    """A side as the line between two corner points of the grid."""
    x, y = cell.x, cell.y
    corners = {"N": ((x, y), (x + 1, y)), "E": ((x + 1, y), (x + 1, y + 1)), "S": ((x, y + 1), (x + 1, y + 1))}
    return corners.get(side.value, ((x, y), (x, y + 1)))


def longest_wall(plan: Plan) -> int:
    """The number of lines in the longest connected chain; a ring counts all its lines."""
    lines = [line_of(cell, side) for cell, side in outer_walls(plan)]
    at: dict[Point, list[Line]] = defaultdict(list)
    for line in lines:
        for point in line:
            at[point].append(line)
    # In a valid palace walls never branch (R23), so a connected group of lines is a chain or a ring.
    assert all(len(touching) <= 2 for touching in at.values())
    left = set(lines)
    longest = 0
    while left:
        group: set[Line] = set()
        front = [left.pop()]
        while front:
            line = front.pop()
            if line not in group:
                group.add(line)
                front += [other for point in line for other in at[point]]
        left -= group
        longest = max(longest, len(group))
    return longest


def is_chain(plan: Plan, path: list[tuple[Cell, Side]]) -> bool:
    """Whether these are outer walls, none twice, each beginning where the one before ends."""
    lines = [line_of(cell, side) for cell, side in path]
    follows = all(set(line) & set(following) for line, following in pairwise(lines))
    return len(set(lines)) == len(lines) and follows and set(path) <= set(outer_walls(plan))
