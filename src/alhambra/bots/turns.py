"""A turn that was decided on as a whole and is then played step by step."""

from __future__ import annotations

from collections.abc import Sequence

from alhambra.moves import Move
from alhambra.orders import unpack
from alhambra.rules.money import CURRENCIES
from alhambra.rules.state import State
from alhambra.rules.turn import play

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

    def next_step(self, state: State) -> Move | None:
        """The move decided on for this position, if the turn has come to it."""
        return self._steps.get(position_of(state))


def position_of(state: State) -> Position:
    """Whose turn it is and how far it has got."""
    seat = int(state.actor)
    return (
        int(state.turns),
        seat,
        int(state.phase),
        tuple(int(state.market[slot]) for slot in range(4)),
        tuple(sorted(state.aside.listed())),
        tuple(sorted(state.reserves[seat].listed())),
        tuple(sorted(state.palaces[seat].plan().items())),
        tuple(int(state.purses[seat * CURRENCIES + currency]) for currency in range(CURRENCIES)),
    )
