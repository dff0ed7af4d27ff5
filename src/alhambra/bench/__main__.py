"""`python -m alhambra.bench PLAYERS SECONDS MODE` plays random games and prints its speed as one line of JSON.

The line has the form that `alhambra bench --against` expects of any program, so that engines, versions and ways to run
them can be compared.
"""

from __future__ import annotations

import math
import sys
from typing import Final

import msgspec

from alhambra.bench.random_games import MODES, measure_speed
from alhambra.rules.setup import FEWEST_PLAYERS, MOST_PLAYERS

MISUSE: Final = 2
"""The exit code when what was asked cannot be done, as of every command."""


def what_is_wrong(arguments: list[str]) -> str | None:
    """With what was typed; None if it can be measured."""
    match arguments:
        case [players, _, _] if players not in map(str, range(FEWEST_PLAYERS, MOST_PLAYERS + 1)):
            return f"PLAYERS is {players!r}: expected a number from {FEWEST_PLAYERS} to {MOST_PLAYERS}"
        case [_, seconds, _] if not _is_duration(seconds):
            return f"SECONDS is {seconds!r}: expected a number that is more than 0"
        case [_, _, mode] if mode not in MODES:
            return f"MODE is {mode!r}: expected {' or '.join(MODES)}"
        case [_, _, _]:
            return None
        case _:
            return "expected PLAYERS SECONDS MODE"


def _is_duration(text: str) -> bool:
    try:
        return 0 < float(text) < math.inf
    except ValueError:
        return False


def main(arguments: list[str]) -> int:
    """Measure, and return the exit code; what is wrong is told in one line."""
    wrong = what_is_wrong(arguments)
    if wrong is not None:
        print(f"alhambra: {wrong}. Try 'python -m alhambra.bench 4 1 pick'.", file=sys.stderr)
        return MISUSE
    players, seconds, mode = arguments
    print(msgspec.json.encode(measure_speed(int(players), float(seconds), mode)).decode())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
