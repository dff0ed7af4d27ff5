"""`alhambra perft`."""

from __future__ import annotations

import time
from typing import Annotated

from cyclopts import Parameter

from alhambra.cli.trouble import Trouble
from alhambra.deal import Deal, SetupError
from alhambra.perft import count_lines


def perft(
    depth: Annotated[int, Parameter(help="How many moves deep.")] = 4,
    *,
    players: Annotated[int, Parameter(help="2 to 6.")] = 4,
    seed: Annotated[str, Parameter(help="Any text of 1 to 100 characters.")] = "1",
) -> None:
    """Count the lines of play from a deal.

    Prints, for each depth, how many different sequences of legal moves there are, the end of a turn counted as a move.
    Chance follows from the seed, so the numbers are the same everywhere: they change when a rule does.

    For example:

        $ alhambra perft 4 --players 2 --seed autumn
    """
    if depth < 0:
        raise Trouble(f"perft: {depth} moves deep, but it must be 0 or more")
    try:
        start = Deal(players, seed).lay_out()
    except SetupError as error:
        raise Trouble(f"perft: {error}") from error
    for each in range(depth + 1):
        began = time.perf_counter()
        lines = count_lines(start, each)
        print(f"{each:3} {lines:15,} {time.perf_counter() - began:9.2f} s", flush=True)
