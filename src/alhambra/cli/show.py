"""`alhambra show`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console, Group, RenderableType
from rich.text import Text

from alhambra.cli.files import read_file, read_step
from alhambra.cli.keys import read_key, single_keys
from alhambra.cli.trouble import Trouble
from alhambra.drawing import draw_table
from alhambra.game import Game
from alhambra.moves import Build, EndTurn, Exchange, Place
from alhambra.notation import Record
from alhambra.reasons import IllegalMove
from alhambra.values import Cell
from alhambra.view import look

HELP = "→ ← step   ↓ ↑ turn   Home End   q quit"


def show(
    file: Annotated[Path, Parameter(help="A game in notation, .alh.")],
    /,
    *,
    at: Annotated[int | None, Parameter(help="After how many moves; to step through begin there.")] = None,
    seat: Annotated[int | None, Parameter(help="Show what this seat sees; everything, if not given.")] = None,
) -> None:
    """Draw a game in the terminal, step by step.

    On a terminal the keys step through the game: right and left by a move, down and up by a turn, Home and End to its
    ends, q to leave. In a pipe the table is drawn once, at the step that is asked for or at the end. A double line is
    a player's longest wall, a thick one any other wall, and where it is dotted one can walk.

    For example:

        $ alhambra show tests/records/four.alh --at 40 --seat 2
    """
    record = read_file(file).record
    if seat is not None and not 0 <= seat < record.setup.players:
        raise Trouble(f"--seat {seat}: this game has seats 0 to {record.setup.players - 1}")
    step = read_step(at, len(record.moves))
    is_live = sys.stdin.isatty() and sys.stdout.isatty()
    try:
        if is_live:
            _walk(record, 0 if at is None else step, seat)
        else:
            Console().print(_draw(record, step, seat))
    except IllegalMove as error:
        raise Trouble(f"{file}: not a legal game up to here: {error}") from error


def _walk(record: Record, step: int, seat: int | None) -> None:
    console = Console()
    with console.screen(), single_keys():
        while True:
            console.clear()
            console.print(_draw(record, step, seat))
            console.print(Text(HELP, "dim"), end="")
            key = read_key()
            if key in ("q", "escape", "interrupt"):
                return
            step = _go(record, step, key)


def _go(record: Record, step: int, key: str) -> int:
    """The step to which a key leads."""
    last = len(record.moves)
    ends = [i for i, move in enumerate(record.moves, 1) if isinstance(move, EndTurn)]
    match key:
        case "right" | "l" | " ":
            return min(step + 1, last)
        case "left" | "h":
            return max(step - 1, 0)
        case "down" | "j" | "page down":
            return min([end for end in ends if end > step], default=last)
        case "up" | "k" | "page up":
            return max([end for end in ends if end < step], default=0)
        case "home" | "g":
            return 0
        case "end" | "G":
            return last
        case _:
            return step


def _draw(record: Record, step: int, seat: int | None) -> RenderableType:
    game = Game(record.setup, record.moves[:step])
    open_hands = record.setup.open_hands if seat is not None else True
    view = look(game.state(), seat, open_hands)
    return Group(draw_table(view, record.names, marks=_mark(game)), _describe(record, step))


def _mark(game: Game) -> dict[int, Cell]:
    """Where something was just built, by seat."""
    if not game.moves:
        return {}
    match game.moves[-1]:
        case Place(_, cell) | Build(_, cell) | Exchange(_, cell):
            seat = game.at(len(game.moves) - 1).actor
            return {} if seat is None else {seat: cell}
        case _:
            return {}


def _describe(record: Record, step: int) -> Text:
    """The move that led here, and what was said about it."""
    line = Text(f"step {step} of {len(record.moves)}", "bold")
    if step:
        line.append(f"   {record.moves[step - 1]}")
    for comment in record.comments:
        if comment.step == step:
            line.append(f"\n{comment.text}", "italic")
    return line
