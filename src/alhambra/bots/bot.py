"""What a computer player is: a function of what its seat may see."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from msgspec import Struct

from alhambra.events import Event
from alhambra.moves import Move
from alhambra.view import View


class Budget(Struct, frozen=True):
    """How long a bot may think about one move: some time, some number of simulations, or both, whichever ends first.

    A bot that remembers the rest of its turn answers the following steps at once. With simulations alone a bot
    decides the same on every machine.
    """

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and not self.seconds > 0:
            raise ValueError(f"seconds: {self.seconds}, but there must be some")
        if self.simulations is not None and self.simulations < 1:
            raise ValueError(f"simulations: {self.simulations}, but there must be at least one")


@runtime_checkable
class Bot(Protocol):
    """A computer player at one seat of one game."""

    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:
        """One legal move for the seat of this view, whose move it is.

        `history` is everything the public has seen since the deal (R43); hands follow from it. It may be empty, as in
        a position set up by hand. A bot must cope with being asked in the middle of a turn that somebody else began.
        """


def luck_of(seed: int, view: View, history: Sequence[Event]) -> int:
    """A number to be lucky with, 62 bits: the same for the same seed at the same moment of a game.

    Bots draw from it instead of keeping a generator, so that being asked twice, or after a restart, changes nothing.
    """
    moment = f"{seed}/{view.seat}/{view.turns}/{view.phase}/{len(view.aside)}/{len(history)}"
    return int.from_bytes(hashlib.sha256(moment.encode()).digest()[:8], "big") >> 2
