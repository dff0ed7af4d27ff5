"""The weights that the bots play with, read from `weights.json`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from alhambra.bots.engine import weights as packed
from alhambra.rules.packed import vec


class Tuned(Struct, frozen=True):
    """Weights for one number of players, by name, and how they were found.

    The planner compares turns by `weights`; the search judges where a line of play has led by `forecasts`, which
    weight the same things so that they add up to the points still to come: one before each of the three rounds.
    """

    weights: dict[str, float]
    found: str
    forecasts: tuple[dict[str, float], dict[str, float], dict[str, float]]
    forecasts_found: str


@cache
def tuned() -> dict[int, Tuned]:
    """Everything in `weights.json`, by number of players."""
    return read_weights(files("alhambra.bots").joinpath("weights.json").read_bytes())


def read_weights(text: bytes) -> dict[int, Tuned]:
    """Weights by number of players, from a file like `weights.json`."""
    return msgspec.json.decode(text, type=dict[int, Tuned], strict=False)


def weights_for(players: int) -> vec[float]:
    """A new vector of the weights for this number of players."""
    return pack_weights(tuned()[players].weights)


def forecasts_for(players: int) -> list[vec[float]]:
    """The weights by which points still to come are foretold, before the first, the second and the last round."""
    return [pack_weights(named) for named in tuned()[players].forecasts]


def pack_weights(named: dict[str, float]) -> vec[float]:
    return packed.pack_weights([named[name] for name in packed.NAMES])


def name_weights(numbers: list[float]) -> dict[str, float]:
    """Weights by their names, in the order of the vector."""
    return {name: round(number, 3) for name, number in zip(packed.NAMES, numbers, strict=True)}
