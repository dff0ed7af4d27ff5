"""Who could be taken for somebody else by their name: two people at a table, or a person and a computer player."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from itertools import count

from alhambra.server.core.domain import LONGEST_NAME
from alhambra.server.core.level_names import LEVEL_NAMES


def looks_of(name: str) -> str:
    """Equal for names that one takes for the same at a glance: capitals, accents, spaces and points do not count."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(filter(str.isalnum, letters)) or name


@cache
def _of_computers() -> frozenset[str]:
    return frozenset(map(looks_of, LEVEL_NAMES))


def is_computers_name(name: str) -> bool:
    return looks_of(name) in _of_computers()


def name_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number where one of the others has it already."""
    taken = set(map(looks_of, others))
    if looks_of(name) not in taken:
        return name
    numbered = (f"{name[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}" for number in count(2))
    return next(each for each in numbered if looks_of(each) not in taken)
