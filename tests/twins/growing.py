"""Palaces grown for the occasion, with more tiles than a game would ever give one player."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from alhambra import TILES
from alhambra.rules.palace import Palace, new_palace
from tests.twins.palaces import FOUNTAIN, Place, Plan, walls_of
from tests.twins.walls import longest_wall

PATTERNS = {walls_of(tile): tile.number for tile in TILES}
"""A tile for each of the thirteen wall patterns there are."""

Taste = Callable[[Plan, str, Place], float]
"""How much a grower likes a tile with these walls at this place."""


class Grown:
    """A palace of the engine and the plan it should be."""

    def __init__(self) -> None:
        self.palace: Palace = new_palace()
        self.plan: dict[Place, str] = {FOUNTAIN: ""}

    def number(self, place: Place) -> int:
        return self.palace.cell_at(*place)

    def put(self, place: Place, walls: str) -> None:
        self.palace.put(self.number(place), PATTERNS[walls])
        self.plan[place] = walls

    def take(self, place: Place) -> None:
        self.palace.take(self.number(place))
        del self.plan[place]

    def exchange(self, place: Place, walls: str) -> None:
        self.palace.exchange(self.number(place), PATTERNS[walls])
        self.plan[place] = walls

    def sites(self) -> dict[Place, set[str]]:
        """Where the engine would set which wall patterns."""
        palace = self.palace
        found: dict[Place, set[str]] = {}
        for at in range(int(palace.site_count)):
            cell = int(palace.sites[at])
            fitting = {walls for walls, tile in PATTERNS.items() if palace.may_place(cell, tile)}
            found[palace.coordinates(cell)] = fitting
        return {place: fitting for place, fitting in found.items() if fitting}


def far(_plan: Plan, _walls: str, place: Place) -> float:
    """A long snake."""
    return abs(place[0]) + abs(place[1])


def straight(_plan: Plan, _walls: str, place: Place) -> float:
    """A longer one, on one line through the fountain."""
    return max(abs(place[0]), abs(place[1]))


def close(_plan: Plan, _walls: str, place: Place) -> float:
    """A block."""
    return -(place[0] ** 2) - place[1] ** 2


def walled(plan: Plan, walls: str, place: Place) -> float:
    """The longest wall there can be, at best a ring."""
    return longest_wall({**plan, place: walls}) + 0.1 * len(walls)


def anyhow(_plan: Plan, _walls: str, _place: Place) -> float:
    """Random shapes."""
    return 0


def grow(luck: Random, taste: Taste, *, size: int = 54) -> Grown:
    """All 54 tiles, or as many as fit, each where the grower likes it best; now and then one is taken back."""
    grown = Grown()
    waiting = [walls_of(tile) for tile in TILES]
    luck.shuffle(waiting)
    waiting.sort(key=len if taste is not walled else lambda walls: -len(walls) if luck.random() < 0.2 else 0)
    for _ in range(3 * size):
        if len(grown.plan) > size or not waiting:
            break
        hand = waiting[:6]
        choices = [
            (taste(grown.plan, walls, place) + 0.5 * luck.random(), place, walls)
            for place, fitting in grown.sites().items()
            for walls in sorted(fitting & set(hand))
        ]
        if choices:
            _, place, walls = max(choices)
            grown.put(place, walls)
            waiting.remove(walls)
        else:
            waiting = waiting[6:] + waiting[:6]
    return grown
