"""Who takes part: bots with their budgets, and the tables they sit down at."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from alhambra.bots import Budget, make, usual_budget

_LIMIT = re.compile(r"(\d+(?:\.\d+)?)(s|ms|sims)")


class EntrantError(ValueError):
    """This is not how to name a player for the arena; the message says how."""


class Entrant(Struct, frozen=True):
    """A bot and how long it may think about a turn."""

    label: str
    bot: str
    budget: Budget


class Match(Struct, frozen=True):
    """A table: who sits at it, in order. Every deal is played once from each rotation of this order."""

    title: str
    seats: tuple[Entrant, ...]

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def is_of_equals(self) -> bool:
        """Whether a bot plays against itself."""
        return len(set(self.seats)) == 1

    def seating(self, rotation: int) -> tuple[Entrant, ...]:
        return self.seats[-rotation:] + self.seats[:-rotation] if rotation else self.seats


def read_entrant(text: str) -> Entrant:
    """`master`, `master@0.1s`, `master@20ms`, `master@400sims`, or a bot of one's own, `module:function`."""
    bot, at, limit = text.partition("@")
    make(bot)  # so that one that cannot be had is refused before the first game
    if not at:
        return Entrant(text, bot, usual_budget(bot))
    found = _LIMIT.fullmatch(limit)
    if found is None or float(found[1]) == 0:
        raise EntrantError(f"{text!r}: a budget is written like 0.5s, 20ms or 400sims")
    if found[2] == "sims":
        return Entrant(text, bot, Budget(simulations=int(float(found[1]))))
    return Entrant(text, bot, Budget(seconds=float(found[1]) / (1000 if found[2] == "ms" else 1)))


def one_table(entrants: Sequence[Entrant], players: int) -> Match:
    """All of them at one table; the last one named takes the seats that are left."""
    if len(entrants) > players:
        raise EntrantError(
            f"{len(entrants)} bots, but {players} seats; with --climb each meets the one named before it"
        )
    seats = tuple(entrants) + (entrants[-1],) * (players - len(entrants))
    return Match(" + ".join(_counted(seats)), seats)


def climb(entrants: Sequence[Entrant], players: int) -> list[Match]:
    """Each of them alone against a table of the one named before it."""
    if len(entrants) < 2:
        raise EntrantError("climbing needs at least two bots")
    return [one_table((upper, lower), players) for lower, upper in pairwise(entrants)]


def against_itself(entrant: Entrant, players: int) -> Match:
    """A table at which nobody should be better than the others."""
    return Match(f"{entrant.label} against itself", (entrant,) * players)


def _counted(seats: Sequence[Entrant]) -> list[str]:
    labels = [seat.label for seat in seats]
    return [f"{labels.count(label)} x {label}" if labels.count(label) > 1 else label for label in dict.fromkeys(labels)]
