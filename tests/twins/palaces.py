"""The building rules by definition (R21, R22): lay the tile down, look at the whole palace, take it back.

A plan says which walls, some of the letters NESW, the tile on each place has. Places are (x, y) with x growing east and
y south; the fountain stands at (0, 0) and has no walls.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from alhambra import Tile, View

Place = tuple[int, int]
Plan = Mapping[Place, str]

FOUNTAIN: Place = (0, 0)
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def walls_of(tile: Tile) -> str:
    return "".join(tile.walls)


def plan_of(view: View, seat: int) -> dict[Place, str]:
    """The palace of a seat."""
    buildings = {(each.cell.x, each.cell.y): walls_of(each.tile) for each in view.palaces[seat]}
    return {FOUNTAIN: "", **buildings}


def beyond(place: Place, side: str) -> Place:
    return place[0] + STEPS[side][0], place[1] + STEPS[side][1]


def clashes(plan: Plan, place: Place) -> list[str]:
    """R22 ii: the sides on which the tile there has a wall and its neighbour has none, or the other way round."""
    return [
        side
        for side in "NESW"
        if beyond(place, side) in plan and (side in plan[place]) != (OPPOSITE[side] in plan[beyond(place, side)])
    ]


def reachable(plan: Plan) -> set[Place]:
    """R22 iii: the places one can walk to from the fountain over sides without a wall."""
    reached: set[Place] = set()
    front = [FOUNTAIN]
    while front:
        place = front.pop()
        if place in plan and place not in reached:
            reached.add(place)
            front += [beyond(place, side) for side in "NESW" if side not in plan[place]]
    return reached


def enclosed(plan: Plan) -> set[Place]:
    """R22 v: the empty places from which no way leads outside over empty places."""
    xs = range(min(x for x, _ in plan) - 1, max(x for x, _ in plan) + 2)
    ys = range(min(y for _, y in plan) - 1, max(y for _, y in plan) + 2)
    empty = {(x, y) for x in xs for y in ys} - set(plan)
    front = [(xs[0], ys[0])]
    while front:
        place = front.pop()
        if place in empty:
            empty.remove(place)
            front += [beyond(place, side) for side in "NESW"]
    return empty


def is_sound(plan: Plan) -> bool:
    """R22: a valid palace."""
    return (
        plan.get(FOUNTAIN) == ""
        and not any(clashes(plan, place) for place in plan)
        and len(reachable(plan)) == len(plan)
        and not enclosed(plan)
    )


def around(plan: Plan) -> set[Place]:
    """The empty places that touch the palace by a side."""
    return {beyond(place, side) for place in plan for side in "NESW"} - set(plan)


def near(plan: Plan) -> set[Place]:
    """All places one or two steps around the palace, taken ones included."""
    return {(x + dx, y + dy) for x, y in plan for dx in range(-2, 3) for dy in range(-2, 3)}


def without(plan: Plan, place: Place) -> dict[Place, str]:
    return {other: walls for other, walls in plan.items() if other != place}


def placings(plan: Plan, patterns: Iterable[str]) -> set[tuple[str, Place]]:
    """Every wall pattern on every empty place that makes a valid palace."""
    return {(walls, place) for walls in set(patterns) for place in around(plan) if is_sound({**plan, place: walls})}


def removals(plan: Plan) -> set[Place]:
    """Every building without which the palace is valid."""
    return {place for place in plan if is_sound(without(plan, place))}


def exchanges(plan: Plan, patterns: Iterable[str]) -> set[tuple[str, Place]]:
    """Every wall pattern in the place of every building that makes a valid palace."""
    return {
        (walls, place)
        for walls in set(patterns)
        for place in plan
        if place != FOUNTAIN and is_sound({**plan, place: walls})
    }
