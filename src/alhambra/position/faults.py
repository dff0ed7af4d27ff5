"""What can be wrong with a position, each fault as a line that begins with where it is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from alhambra.reasons import CellSide
from alhambra.rules.money import copies_in_play
from alhambra.rules.palace import DX, DY
from alhambra.rules.place import clashing_sides, enclosed_cells
from alhambra.rules.tiles import FOUNTAIN, WALLS
from alhambra.values import SIDES, Card, Cell, Tile
from alhambra.view import Building

Plan = dict[tuple[int, int], int]
Places = Iterable[tuple[str, Iterable[object]]]
"""Where pieces lie, in words, and which."""


def palace_faults(where: str, buildings: Iterable[Building]) -> Iterator[str]:
    """Whatever makes a palace unsound (R22)."""
    plan: Plan = {(0, 0): FOUNTAIN}
    for building in buildings:
        place = (building.cell.x, building.cell.y)
        if plan.get(place) == FOUNTAIN:
            yield f"{where}: {building.tile} at 0, where the fountain stands (R8)"
        elif place in plan:
            yield f"{where}: two buildings at {building.cell}"
        else:
            plan[place] = building.tile.number
    for side in _clashes(plan):
        beyond = side.cell.beyond(side.side)
        yield f"{where}: a wall meets an opening between {side.cell} and {beyond} (R22 ii)"
    cut_off = sorted(Cell(x, y) for x, y in plan.keys() - _on_foot(plan))
    if cut_off:
        yield f"{where}: no way on foot from the fountain to {_listed(cut_off)} (R22 iii)"
    enclosed = sorted(Cell(x, y) for x, y in enclosed_cells(plan))
    if enclosed:
        yield f"{where}: empty ground is enclosed at {_listed(enclosed)} (R22 v)"


def _clashes(plan: Plan) -> list[CellSide]:
    """Each quarrel once: of its two sides the east or the south one."""
    return [
        CellSide(Cell(x, y), SIDES[side])
        for place, tile in sorted(plan.items())
        for x, y, side in clashing_sides(plan, tile, *place)
        if side in (1, 2)
    ]


def _on_foot(plan: Plan) -> set[tuple[int, int]]:
    """The places that can be reached from the fountain over sides without a wall on either tile."""
    reached = {(0, 0)}
    front = [(0, 0)]
    while front:
        x, y = front.pop()
        for side in range(4):
            place = (x + int(DX[side]), y + int(DY[side]))
            if place in plan and place not in reached:
                walls = WALLS[plan[(x, y)]] >> side | WALLS[plan[place]] >> (side + 2) % 4
                if walls & 1 == 0:
                    reached.add(place)
                    front.append(place)
    return reached


def piece_faults(players: int, places: Places) -> Iterator[str]:
    """Pieces that are there more often than the game has them (R2, R4, R5)."""
    found: defaultdict[object, list[str]] = defaultdict(list)
    for where, pieces in places:
        for piece in pieces:
            found[piece].append(where)
    for piece, wheres in found.items():
        copies = int(copies_in_play(players)) if isinstance(piece, Card) else 1
        if len(wheres) > copies:
            yield f"{wheres[-1]}: {piece} comes {len(wheres)} times, but the game has {copies} ({_listed(wheres)})"


def settling_faults(phase: str, has_bonus: bool, aside: tuple[Tile, ...], empty_slots: int) -> Iterator[str]:
    """Phase, bonus and tiles kept aside must agree (R19, R26)."""
    if has_bonus and phase != "act":
        yield f"phase: {phase} with a bonus, which belongs to act (R19)"
    if phase == "act" and aside and not has_bonus:
        yield "aside: tiles bought in a turn that still acts, but no bonus from an exact payment (R19)"
    if phase == "act" and has_bonus and not aside:
        yield "phase: a bonus, but nothing bought is aside (R19)"
    if phase == "settle" and not aside:
        yield "phase: settle, but nothing is aside (R26)"
    if phase in ("ready", "over") and aside:
        yield f"aside: tiles left to settle, but the phase is {phase} (R27)"
    if len(aside) > empty_slots:
        yield f"aside: {len(aside)} bought, but only {empty_slots} slots of the market are empty (R20)"


def _listed(items: Iterable[object]) -> str:
    return ", ".join(map(str, items))
