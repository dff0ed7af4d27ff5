"""One game of four players who move by chance, and its final table: `python -m alhambra.demo [SEED]`."""

from __future__ import annotations

import random
import secrets
import sys

from rich.console import Console
from rich.table import Table

from alhambra.drawing import draw_table
from alhambra.events import RoundScored
from alhambra.game import Game

NAMES = ("Aisha", "Boabdil", "Carmen", "Dario")


def play_by_chance(game: Game, luck: random.Random) -> None:
    """Every move uniformly among the legal ones, to the end."""
    while not game.is_over:
        game.play(luck.choice(game.legal_moves()))


def score_sheet(game: Game) -> Table:
    """The points after each round."""
    sheet = Table("", *NAMES, title="Points", title_justify="left")
    for event in game.events:
        if isinstance(event, RoundScored):
            cells = [f"{points} (wall {wall.length})" for points, wall in zip(event.scores, event.walls, strict=True)]
            sheet.add_row(f"round {event.round}", *cells)
    return sheet


def main() -> None:
    seed = sys.argv[1] if len(sys.argv) > 1 else secrets.token_hex(4)
    game = Game.deal(players=len(NAMES), seed=seed)
    play_by_chance(game, random.Random(seed))
    console = Console()
    console.print(draw_table(game.view(None), NAMES))
    console.print(score_sheet(game))
    console.print(f"{len(game.moves)} moves. Play it again with: python -m alhambra.demo {seed}", style="dim")


if __name__ == "__main__":
    main()
