"""The table behind a view, as the questions of this package need it.

Every answer comes from the rulebook itself, asked about an imagined table; no rule is written a second time here.
"""

from __future__ import annotations

from alhambra.rules.packed import new_stack
from alhambra.rules.palace import DX, DY, Palace
from alhambra.rules.state import ACT, SLOTS, State
from alhambra.values import Cell
from alhambra.view import View, imagine


def table_of(view: View, table: State | None) -> State:
    """The table that was handed in so that several questions share it, or a new one."""
    return imagine(view) if table is None else table


def seat_of(view: View) -> int:
    """Whose eyes these are: the seat of the view; a spectator looks over the shoulder of whoever acts."""
    if view.seat is not None:
        return view.seat
    return view.start if view.actor is None else view.actor


def table_at_turn(view: View, table: State | None) -> State:
    """The table as this seat would find it if it were its turn; as it is, when it is."""
    state = table_of(view, table)
    seat = seat_of(view)
    if view.actor is None or seat == view.actor:
        return state
    state = state.copy()
    state.actor = seat
    state.phase = ACT
    state.has_bonus = False
    state.aside = new_stack(SLOTS)
    return state


def cells_near(palace: Palace) -> dict[int, Cell]:
    """Every cell of a palace and every cell that touches it, by the rulebook's number for it."""
    found: dict[int, Cell] = {}
    for x, y, number in palace.stroll():
        found[number] = Cell(x, y)
        for side in range(4):
            dx, dy = int(DX[side]), int(DY[side])
            neighbour = palace.cell_from(number, dx, dy)
            if neighbour not in found:
                found[neighbour] = Cell(x + dx, y + dy)
    return found
