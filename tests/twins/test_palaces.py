"""The twins judge palaces of every size and shape, up to all 54 tiles in one (R22, R23, R34, R35)."""

from __future__ import annotations

from random import Random

import pytest

from alhambra.rules.palace import CELLS, DX, DY, MOST_OUTLINE, MOST_SITES, ROOM, STEP, WRAP
from tests.support.games import IS_DEEP
from tests.twins.growing import PATTERNS, Grown, Taste, anyhow, close, far, grow, straight, walled
from tests.twins.palaces import around, beyond, enclosed, exchanges, is_sound, placings, removals
from tests.twins.walls import is_chain, longest_wall, outer_walls

SHAPES = 40 if IS_DEEP else 2
TASTES = {"far": far, "straight": straight, "close": close, "walled": walled, "anyhow": anyhow}


def judge(grown: Grown) -> None:
    """Everything a palace knows about itself."""
    palace, plan = grown.palace, grown.plan
    assert is_sound(plan)
    assert palace.plan().keys() == plan.keys()
    sites = {(walls, place) for place, fitting in grown.sites().items() for walls in fitting}
    assert sites == placings(plan, PATTERNS)
    loose = {place for place in plan if palace.may_remove(grown.number(place))}
    assert loose == removals(plan)
    swaps = {
        (walls, place)
        for walls, tile in PATTERNS.items()
        for place in plan
        if palace.may_exchange(grown.number(place), tile)
    }
    assert swaps == exchanges(plan, PATTERNS)
    judge_wall(grown)


def judge_wall(grown: Grown) -> None:
    palace, plan = grown.palace, grown.plan
    assert palace.wall() == longest_wall(plan)
    path = [((x, y), "NESW"[side]) for x, y, side in palace.wall_path()]
    assert len(path) == longest_wall(plan)
    assert is_chain(plan, path)


@pytest.mark.parametrize("taste", TASTES.values(), ids=TASTES)
@pytest.mark.parametrize("number", range(SHAPES))
def test_all_54_tiles_in_one_palace(taste: Taste, number: int) -> None:
    """R22, R23, R34: whoever builds, and whatever it looks like."""
    grown = grow(Random(number), taste)
    # Who builds for the wall may have closed it early; the others find room for nearly all tiles.
    assert taste is walled or len(grown.plan) > 45
    judge(grown)


@pytest.mark.parametrize("number", range(SHAPES * 3))
def test_palaces_that_are_rebuilt_again_and_again(number: int) -> None:
    """R21, R23: what is kept up to date by every change stays true."""
    luck = Random(f"rebuilt {number}")
    grown = grow(luck, luck.choice(list(TASTES.values())), size=luck.randrange(3, 30))
    for _ in range(12):
        plan = grown.plan
        place = luck.choice(sorted(plan))
        swaps = sorted(walls for walls, where in exchanges(plan, PATTERNS) if where == place)
        if place in removals(plan) and luck.random() < 0.5:
            grown.take(place)
        elif swaps:
            grown.exchange(place, luck.choice(swaps))
        choices = sorted((place, walls) for place, fitting in grown.sites().items() for walls in fitting)
        if choices and luck.random() < 0.6:
            grown.put(*luck.choice(choices))
    judge(grown)


def line_of_tiles(steps: str) -> Grown:
    """54 tiles without walls along these steps, repeated."""
    grown = Grown()
    place = (0, 0)
    for at in range(54):
        place = beyond(place, steps[at % len(steps)])
        grown.put(place, "")
    return grown


@pytest.mark.parametrize("steps", ["N", "E", "S", "W", "NE", "ES", "SW", "WN", "EEN", "NNNW", "S" * 26 + "E" * 28])
def test_palaces_that_reach_54_cells_far(steps: str) -> None:
    """R22: the table has no edge, and no cell is taken for another."""
    grown = line_of_tiles(steps)
    numbers = [grown.number(place) for place in {*grown.plan, *around(grown.plan)}]
    assert len(set(numbers)) == len(numbers)
    assert set(grown.sites()) == {place for place in around(grown.plan) if not enclosed({**grown.plan, place: ""})}
    judge_wall(grown)


def test_no_two_cells_of_a_palace_share_a_number() -> None:
    """R22: two cells in or around a palace of 55 tiles are at most 58 steps apart; nearer than 59 no two are equal."""
    apart = range(-58, 59)
    numbers = {(x, y): (x + 61 * y) % CELLS for x in apart for y in apart if 0 < abs(x) + abs(y) <= 58}
    assert all(numbers.values())
    assert [int(step) & WRAP for step in STEP] == [(int(x) + 61 * int(y)) % CELLS for x, y in zip(DX, DY, strict=True)]


def test_a_line_has_the_most_sites_and_the_longest_outline() -> None:
    """R22: 112 of each with all 54 tiles; a palace of n tiles never has more than 2n + 2."""
    grown = line_of_tiles("E")
    assert grown.palace.site_count == len(around(grown.plan)) == 112 < MOST_SITES
    grown.palace.walk_outline()
    assert ROOM.outline == 112 < MOST_OUTLINE


@pytest.mark.parametrize(("width", "height"), [(3, 3), (3, 8), (4, 4), (5, 5), (5, 11), (7, 7), (9, 6), (18, 3)])
def test_halls_walled_all_round(width: int, height: int) -> None:
    """R35, A28: the wall of a hall is a ring and counts all its sides; nothing can be added."""
    grown = Grown()
    xs, ys = range(-1, width - 1), range(-1, height - 1)
    waiting = [(x, y) for y in ys for x in xs if (x, y) != (0, 0)]
    for x, y in sorted(waiting, key=lambda place: abs(place[0]) + abs(place[1])):
        edges = {"N": y == ys[0], "E": x == xs[-1], "S": y == ys[-1], "W": x == xs[0]}
        grown.put((x, y), "".join(side for side, is_edge in edges.items() if is_edge))
    assert len(outer_walls(grown.plan)) == 2 * (width + height)
    assert grown.palace.wall() == 2 * (width + height)
    assert grown.sites() == {}
    judge_wall(grown)
