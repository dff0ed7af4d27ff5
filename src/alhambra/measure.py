"""How fast the engine plays: `python -m alhambra.measure PLAYERS SECONDS MODE` prints one line of JSON.

`pick` chooses a move without listing the others, `list` writes all of them down first. The line has the form that
`alhambra bench --against` expects of any program, so that engines, versions and ways to run them can be compared.
"""

from __future__ import annotations

import math
import sys
import time
from typing import Final

import msgspec

from alhambra.rules.moves import MoveList
from alhambra.rules.playout import play_out, play_out_listing
from alhambra.rules.setup import FEWEST_PLAYERS, MOST_PLAYERS, deal_quickly

MODES: Final = ("pick", "list")
BUNDLE: Final = 20
"""Games between two looks at the clock."""
MISUSE: Final = 2
"""The exit code when what was asked cannot be done, as of every command."""


class Speed(msgspec.Struct, frozen=True):
    """Random whole games in so many seconds of processor time.

    `steps` are choices: ends of turns are played along and not counted, and an action is stopped only when nothing
    else is possible. `mean_score` is the mean of all players' final points.
    """

    players: int
    mode: str
    games: int
    steps: int
    seconds: float
    games_per_s: float
    steps_per_s: float
    mean_steps: float
    mean_score: float


def measure_speed(players: int, seconds: float, mode: str) -> Speed:
    """Play games for so many seconds of processor time."""
    listed = MoveList()
    games = steps = points = 0
    began = time.process_time()
    spent = 0.0
    while spent < seconds:
        for _ in range(BUNDLE):
            games += 1
            state = deal_quickly(players, games)
            steps += int(play_out(state) if mode == "pick" else play_out_listing(state, listed))
            points += sum(int(state.scores[seat]) for seat in range(players))
        spent = time.process_time() - began
    return Speed(
        players=players,
        mode=mode,
        games=games,
        steps=steps,
        seconds=round(spent, 3),
        games_per_s=round(games / spent, 1),
        steps_per_s=round(steps / spent, 1),
        mean_steps=round(steps / games, 2),
        mean_score=round(points / games / players, 3),
    )


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
        print(f"alhambra: {wrong}. Try 'python -m alhambra.measure 4 1 pick'.", file=sys.stderr)
        return MISUSE
    players, seconds, mode = arguments
    print(msgspec.json.encode(measure_speed(int(players), float(seconds), mode)).decode())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
