"""Every bot by its name, and the ladder from a beginner's opponent to the master."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from msgspec import Struct

from alhambra.bots.bot import Bot, Budget
from alhambra.bots.greedy import GreedyBot
from alhambra.bots.simple import OddBot, RandomBot


class UnknownBot(ValueError):
    """There is no bot of this name; the message lists those there are."""

    def __init__(self, name: str) -> None:
        close = get_close_matches(name, names(), 1)
        perhaps = f" Did you mean {close[0]!r}?" if close else ""
        super().__init__(f"{name!r} is no bot. There are: {', '.join(names())}.{perhaps}")


class Level(Struct, frozen=True):
    """One character of the ladder: its name, which rung it stands on from 1 up, and how long it thinks by default."""

    id: str
    rung: int
    budget: Budget


_BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "odd": OddBot,
    "greedy": GreedyBot,
}

_LADDER: Final[tuple[Level, ...]] = ()


def make(name: str, seed: int = 0) -> Bot:
    """A new player of this name for one seat of one game; UnknownBot if there is none."""
    if name not in _BOTS:
        raise UnknownBot(name)
    return _BOTS[name](seed)


def names() -> tuple[str, ...]:
    """Every name that `make` knows."""
    return tuple(_BOTS)


def levels() -> tuple[Level, ...]:
    """The ladder, weakest first. Those on the same rung are of equal strength and differ in style."""
    return _LADDER
