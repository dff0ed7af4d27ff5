"""The characters of the ladder: what each likes more, or less, than is good for it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from alhambra.bots.engine.judge import Judge
from alhambra.bots.engine.weights import NAMES
from alhambra.values import KINDS, Kind


class Character(Struct, frozen=True):
    """Factors on weights, and on the prizes of kinds."""

    weights: dict[str, float] = {}
    kinds: dict[Kind, float] = {}


def judge_like(judge: Judge, character: Character) -> None:
    """Bend a judgement by a character."""
    for name, factor in character.weights.items():
        judge.weights[NAMES.index(name)] *= factor
    for kind, factor in character.kinds.items():
        judge.taste[KINDS.index(kind)] = factor


MASON: Final = Character(weights={"wall": 2.5, "reach": 1.5})
GARDENER: Final = Character(kinds={Kind.GARDEN: 1.4, Kind.TOWER: 1.4, Kind.PAVILION: 0.7, Kind.SERAGLIO: 0.7})
BANKER: Final = Character(weights={"first coins": 1.1, "more coins": 1.2, "spare coins": 1.3, "card": 1.15})
