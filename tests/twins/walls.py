"""The wall by definition (R34, R35): outer sides are lines between corner points; find the longest chain of them."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise

from tests.twins.palaces import Place, Plan, beyond

Point = tuple[int, int]
Line = tuple[Point, Point]


def outer_sides(plan: Plan) -> set[tuple[Place, str]]:
    """The sides with no tile beyond, with a wall or without."""
    return {(place, side) for place in plan for side in "NESW" if beyond(place, side) not in plan}


def outer_walls(plan: Plan) -> set[tuple[Place, str]]:
    """The sides with a wall and no tile beyond."""
    return {(place, side) for place, side in outer_sides(plan) if side in plan[place]}


def line_of(place: Place, side: str) -> Line:
    """A side as the line between two corner points of the grid."""
    x, y = place
    return {
        "N": ((x, y), (x + 1, y)),
        "E": ((x + 1, y), (x + 1, y + 1)),
        "S": ((x, y + 1), (x + 1, y + 1)),
        "W": ((x, y), (x, y + 1)),
    }[side]


def longest_wall(plan: Plan) -> int:
    """The number of lines in the longest connected chain; a ring counts all its lines."""
    lines = [line_of(place, side) for place, side in outer_walls(plan)]
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


def is_chain(plan: Plan, path: list[tuple[Place, str]]) -> bool:
    """Whether these are outer walls, none twice, each beginning where the one before ends."""
    lines = [line_of(place, side) for place, side in path]
    follows = all(set(line) & set(following) for line, following in pairwise(lines))
    return len(set(lines)) == len(lines) and follows and set(path) <= outer_walls(plan)
