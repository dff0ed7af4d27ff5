"""A turn that was decided on as a whole and is then played step by step."""

from __future__ import annotations

from collections.abc import Sequence

from alhambra.moves import Move
from alhambra.orders import unpack
from alhambra.rules.state import NO_TILE, SLOTS, State
from alhambra.rules.tiles import FOUNTAIN
from alhambra.rules.turn import play
from alhambra.view import PHASES, View, hand_of

Position = tuple[object, ...]
"""What a turn changes at the table, as a value to compare."""


class PlannedTurn:
    """The steps of a turn still to be played, each with the position it was meant for."""

    def __init__(self) -> None:
        self._steps: dict[Position, Move] = {}

    def keep(self, state: State, moves: Sequence[int]) -> Move:
        """Remember a turn from this position on; its first move."""
        self._steps.clear()
        ahead = state.copy()
        first = unpack(ahead, moves[0])
        for number in moves:
            self._steps[position_of(ahead)] = unpack(ahead, number)
            if number == moves[-1]:
                break  # the end of a turn is chance, so nobody looks behind it
            play(ahead, number)
        return first

    def next_step(self, view: View) -> Move | None:
        """The move decided on for this position, if the turn has come to it."""
        return self._steps.get(_position_seen(view)) if self._steps else None


def position_of(state: State) -> Position:
    """Whose turn it is and how far it has got."""
    seat = int(state.actor)
    return (
        int(state.turns),
        seat,
        PHASES[state.phase],
        tuple(int(state.market[slot]) for slot in range(SLOTS)),
        tuple(sorted(state.aside.listed())),
        tuple(sorted(state.reserves[seat].listed())),
        frozenset((x, y, tile) for (x, y), tile in state.palaces[seat].plan().items() if tile != FOUNTAIN),
        tuple(card.number for card in hand_of(state, seat)),
    )


def _position_seen(view: View) -> Position:
    """The same, from what the seat sees: quicker than putting the table together again."""
    seat = view.actor or 0
    places = [(building.cell, building.tile) for building in view.palaces[seat]]
    return (
        view.turns,
        seat,
        view.phase,
        tuple(NO_TILE if tile is None else tile.number for tile in view.market),
        tuple(tile.number for tile in view.aside),
        tuple(tile.number for tile in view.reserves[seat]),
        frozenset((cell.x, cell.y, tile.number) for cell, tile in places),
        tuple(card.number for card in view.hands[seat] or ()),
    )
