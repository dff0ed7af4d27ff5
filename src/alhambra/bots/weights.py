"""The weights that the bots play with, read from `weights.json`, and the characters that bend them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from alhambra.bots.thinking import weights as packed
from alhambra.bots.thinking.judge import Judge
from alhambra.rules.packed import vec
from alhambra.values import KINDS, Kind


class Tuned(Struct, frozen=True):
    """Weights for one number of players, by name, and how they were found.

    The planner compares turns by `weights`; the search judges where a line of play has led by `forecasts`, which
    weight the same things so that they add up to the points still to come: one before each of the three rounds.
    """

    weights: dict[str, float]
    found: str
    forecasts: tuple[dict[str, float], dict[str, float], dict[str, float]]
    forecasts_found: str


class Character(Struct, frozen=True):
    """What a player likes more, or less, than is good for it: factors on weights, and on the prizes of kinds."""

    weights: dict[str, float] = {}
    kinds: dict[Kind, float] = {}


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


def judge_like(judge: Judge, character: Character) -> None:
    """Bend a judgement by a character."""
    for name, factor in character.weights.items():
        judge.weights[packed.NAMES.index(name)] *= factor
    for kind, factor in character.kinds.items():
        judge.taste[KINDS.index(kind)] = factor


MASON: Final = Character(weights={"wall": 2.5, "reach": 1.5})
GARDENER: Final = Character(kinds={Kind.GARDEN: 1.4, Kind.TOWER: 1.4, Kind.PAVILION: 0.7, Kind.SERAGLIO: 0.7})
BANKER: Final = Character(weights={"first coins": 1.1, "more coins": 1.2, "spare coins": 1.3, "card": 1.15})
