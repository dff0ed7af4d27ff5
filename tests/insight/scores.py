"""A scoring round by its definition, straight from a view (R31-R35)."""

from __future__ import annotations

from collections.abc import Iterable

from alhambra import CellSide, Kind, View
from tests.twins.palaces import Place, plan_of
from tests.twins.scoring import majority
from tests.twins.walls import longest_wall


def sides(path: Iterable[CellSide]) -> list[tuple[Place, str]]:
    """Sides of cells as the twins write them."""
    return [((each.cell.x, each.cell.y), each.side) for each in path]


def counts(view: View, kind: Kind) -> list[int]:
    """How many of a kind each rival has, Dirk last."""
    built = [[building.tile for building in palace] for palace in view.palaces]
    rivals = [*built, list(view.dirk)] if view.players == 2 else built
    return [sum(tile.kind is kind for tile in tiles) for tiles in rivals]


def points(view: View, round_: int) -> list[int]:
    """What a round would bring each rival, Dirk last."""
    walls = [longest_wall(plan_of(view, seat)) for seat in range(view.players)] + [0] * (view.players == 2)
    shares = [majority(round_, kind, counts(view, kind)) for kind in Kind]
    return [wall + sum(share) for wall, *share in zip(walls, *shares, strict=True)]
