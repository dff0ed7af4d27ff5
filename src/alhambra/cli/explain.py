"""`alhambra explain`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from alhambra.bots import Budget, Explanation, Source, TurnValue
from alhambra.bots import explain as explain_turns
from alhambra.cli.files import read_file, read_step
from alhambra.cli.trouble import Trouble
from alhambra.game import Game
from alhambra.moves import EndTurn, Move
from alhambra.notation import Record
from alhambra.reasons import IllegalMove

MOST_SOURCES = 4
"""Reasons told for each turn."""


def explain(
    file: Annotated[Path, Parameter(help="A game in notation, .alh.")],
    /,
    *,
    at: Annotated[int | None, Parameter(help="After how many moves; at the end, if not given.")] = None,
    seconds: Annotated[float | None, Parameter(help="How long to think; as long as it takes, if not given.")] = None,
    games: Annotated[int | None, Parameter(help="Games to play out, for all turns together.")] = None,
) -> None:
    """Say which turns are best in a position, and why.

    Each of the best turns is played out to the end many times, the unseen piles dealt anew, everybody going on like the
    architect. Told are the points that every seat can then expect, the share of victories with its standard error, and
    where the difference to the alternative comes from: kinds and wall by round, and the money kept. For the best turn
    the alternative is the second best, for every other the best. The turn that was played in the file is marked.

    For example:

        $ alhambra explain tests/records/four.alh --at 41 --games 40
    """
    if games is not None and games < 1:
        raise Trouble(f"--games {games}: there must be at least one")
    try:
        budget = Budget(seconds, games)
    except ValueError as error:
        raise Trouble(f"explain: {error}") from error
    record = read_file(file).record
    step = read_step(at, len(record.moves))
    try:
        game = Game(record.setup, record.moves[:step])
        told = explain_turns(game.view(game.actor), game.events, budget, played=_rest_of_turn(record, step))
    except IllegalMove as error:
        raise Trouble(f"{file}: not a legal game up to step {step}: {error}") from error
    except ValueError as error:
        raise Trouble(f"{file}: {error}") from error
    if not told.turns:
        print("the game is over")
        return
    Console().print(_table(told))


def _rest_of_turn(record: Record, step: int) -> Sequence[Move]:
    """What was played from a step to the end of its turn, or of the file."""
    moves = record.moves[step:]
    ends = [i for i, move in enumerate(moves) if isinstance(move, EndTurn)]
    return moves[: ends[0] + 1] if ends else moves


def _table(told: Explanation) -> Table:
    table = Table(title=f"seat {told.seat} to move, {told.turns[0].games} games a turn")
    for heading in ("turn", "victories", "points", "against the alternative"):
        table.add_column(heading)
    for rank, turn in enumerate(told.turns):
        played = "\n(as played)" if rank == told.played else ""
        table.add_row(
            _words(turn.moves) + played,
            f"{turn.share:.0%} ± {turn.error:.0%}",
            "\n".join(f"seat {seat} {points:.1f}" for seat, points in enumerate(turn.points)),
            "\n".join(_reasons(turn)),
            end_section=True,
        )
    return table


def _words(moves: Sequence[Move]) -> str:
    """A turn, a move to a line; its end goes without saying, unless nothing else is left to do."""
    return "\n".join(str(move) for move in (moves[:-1] or moves))


def _reasons(turn: TurnValue) -> list[str]:
    words = [_reason(source) for source in turn.sources[:MOST_SOURCES]]
    return [*words, f"money kept {turn.money:+.1f}"]


def _reason(source: Source) -> str:
    return f"{source.source}, round {source.round} {source.points:+.1f}"
