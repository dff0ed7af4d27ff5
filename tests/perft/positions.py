"""Where lines of play are counted, and the file that remembers how many there are.

    players  seed  steps  depth  lines

A game is dealt from the seed, and so many steps are played by a rule that any program can follow: at step i, counted
from 0, of the n listed moves sorted by their text it plays number i * 40503 % 65536 % n, counted from 0. From there all
sequences of `depth` listed moves are counted; the end of a turn is a move, and a game that ends sooner counts once.

`python -m tests.perft.positions` counts anew. A change in the file is a change of the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

from alhambra import Game
from alhambra.perft import count_lines

COUNTS = Path(__file__).with_name("counts.txt")
SEEDS = ("alcazaba", "generalife", "partal")
STEPS = (0, 50, 110, 180, 260, 350)
MANY = 25_000
"""Up to here `./run test` counts; `--deep` counts all."""
DEEPEST = 9


class Count(NamedTuple):
    """One line of the file."""

    players: int
    seed: str
    steps: int
    depth: int
    lines: int


def reach(players: int, seed: str, steps: int) -> Game:
    """The game after so many steps, or at its end."""
    game = Game.deal(players, seed)
    for step in range(steps):
        listed = sorted(game.legal_moves(), key=str)
        if not listed:
            break
        game.play(listed[step * 40503 % 65536 % len(listed)])
    return game


def read_counts() -> list[Count]:
    rows = [line.split() for line in COUNTS.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    return [Count(int(row[0]), row[1], int(row[2]), int(row[3]), int(row[4])) for row in rows]


def count_anew() -> Iterator[Count]:
    """From each position as deep as it takes to have many lines; the two deepest counts are kept."""
    for number, (players, steps) in enumerate(product(range(2, 7), STEPS)):
        seed = SEEDS[number % len(SEEDS)]
        state = reach(players, seed, steps).state()
        counts: list[Count] = []
        while len(counts) < DEEPEST and (not counts or counts[-1].lines <= MANY):
            depth = len(counts) + 1
            counts.append(Count(players, seed, steps, depth, count_lines(state, depth)))
        yield from counts[-2:]


def main() -> None:
    lines = ["# players seed steps depth lines; see positions.py"]
    for count in count_anew():
        lines.append(" ".join(map(str, count)))
        print(lines[-1], flush=True)
    COUNTS.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
