"""`alhambra review`, and `explain`, its old name for one turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from alhambra.cli.files import read_file, read_step
from alhambra.cli.progress import counter
from alhambra.cli.trouble import Trouble
from alhambra.game import Game
from alhambra.moves import EndTurn, Move
from alhambra.notation import Record, print_record
from alhambra.reasons import IllegalMove
from alhambra.review import (
    EFFORTS,
    NORMAL,
    QUICK,
    Effort,
    GameReview,
    Gap,
    JudgedTurn,
    Judgement,
    NothingToReview,
    Source,
    judge,
    review_game,
)
from alhambra.review.comments import with_comments
from alhambra.review.report import report
from alhambra.values import to_text

MOST_PARTS = 4
"""Parts of a cost that are told."""

WRITERS: dict[str, Callable[[Record, GameReview], str]] = {
    ".html": report,
    ".json": lambda _, review: msgspec.json.encode(review, enc_hook=to_text).decode(),
    ".alh": lambda record, review: print_record(with_comments(record, review)),
}
"""What can be written, by the ending of a file."""


def review(
    file: Annotated[Path, Parameter(help="A game in notation, .alh.")],
    /,
    *,
    seat: Annotated[
        tuple[int, ...],
        Parameter(help="Whose turns to review, from 0; everybody's, if not given.", consume_multiple=True),
    ] = (),
    at: Annotated[int | None, Parameter(help="Only the turn that begins after so many moves.")] = None,
    effort: Annotated[str, Parameter(help="quick, normal or deep.")] = NORMAL.name,
    seed: Annotated[int, Parameter(help="Luck of the deals in which turns are tried out.")] = 0,
    out: Annotated[
        Path | None, Parameter(help="Write the review here too: .html, .json or .alh with comments.")
    ] = None,
) -> None:
    """Say what each turn of a game was worth, which would have been better, and how lucky everybody was.

    The search names the best turns. They and the one that was played are played out to the end of the game many times,
    the unseen piles dealt anew, everybody going on like a quick architect. A turn is called a fault only where the
    difference, measured in deals of its own, is at least twice its standard error. What a turn cost is told in points
    and in share of the victory, and where the points went: majorities and wall by round, money, Dirk. Luck is what the
    piles gave, as far as decisions did not.

    For example:

        $ alhambra review tests/records/four.alh --at 41 --effort quick
    """
    how = _effort(effort)
    writer = _writer(out)
    record = read_file(file).record
    if at is not None:
        _review_turn(file, record, read_step(at, len(record.moves)), how, seed)
        return
    wrong = [each for each in seat if not 0 <= each < record.setup.players]
    if wrong:
        raise Trouble(f"--seat {wrong[0]}: this game has seats 0 to {record.setup.players - 1}")
    try:
        with counter("turns reviewed") as progress:
            found = review_game(
                record.setup, record.moves, seats=seat or None, effort=how, seed=seed, progress=progress
            )
    except IllegalMove as error:
        raise Trouble(f"{file}: not a legal game: {error}") from error
    except NothingToReview as error:
        raise Trouble(f"{file}: {error}") from error
    console = Console()
    console.print(_players(found, record.names))
    console.print(_faults(found, record.names))
    if out is not None and writer is not None:
        try:
            out.write_text(writer(record, found), "utf-8")
        except OSError as error:
            raise Trouble(f"{out}: {(error.strerror or 'cannot be written').lower()}") from error


def explain(
    file: Annotated[Path, Parameter(help="A game in notation, .alh.")],
    /,
    *,
    at: Annotated[int | None, Parameter(help="After how many moves; at the end, if not given.")] = None,
) -> None:
    """The old name of `review --at STEP`; it goes away with version 1.0.

    For example:

        $ alhambra explain tests/records/four.alh --at 41
    """
    record = read_file(file).record
    _review_turn(file, record, read_step(at, len(record.moves)), QUICK, 0)
    print("explain is now called: alhambra review FILE --at STEP")


def _effort(name: str) -> Effort:
    if name not in EFFORTS:
        raise Trouble(f"--effort {name}: there are {', '.join(EFFORTS)}")
    return EFFORTS[name]


def _writer(out: Path | None) -> Callable[[Record, GameReview], str] | None:
    """How to write that file; asked before the work is done."""
    if out is None:
        return None
    if out.suffix not in WRITERS:
        raise Trouble(f"--out {out}: its name ends in {', '.join(WRITERS)}")
    if not out.parent.is_dir():
        raise Trouble(f"--out {out}: there is no folder {out.parent}")
    return WRITERS[out.suffix]


# -------------------------------------------------------------------- one turn


def _review_turn(file: Path, record: Record, step: int, effort: Effort, seed: int) -> None:
    try:
        game = Game(record.setup, record.moves[:step])
        played = _rest_of_turn(record, step)
        told = judge(game.view(game.actor), game.events, played=played, effort=effort, seed=seed)
    except IllegalMove as error:
        raise Trouble(f"{file}: not a legal game up to step {step}: {error}") from error
    except ValueError as error:
        raise Trouble(f"{file}: {error}") from error
    if told.turns:
        Console().print(_turns(told))
    else:
        print("the game is over")


def _rest_of_turn(record: Record, step: int) -> Sequence[Move]:
    """What was played from a step to the end of its turn, or of the file."""
    moves = record.moves[step:]
    ends = [i for i, move in enumerate(moves) if isinstance(move, EndTurn)]
    return moves[: ends[0] + 1] if ends else moves


def _turns(told: Judgement) -> Table:
    table = Table(title=f"seat {told.seat} to move")
    for heading in ("turn", "victories", "points", "against the best"):
        table.add_column(heading)
    for place, turn in enumerate(told.turns):
        played = f"\n(as played: {told.grade})" if place == told.played else ""
        table.add_row(
            _words(turn.moves) + played,
            f"{turn.shares[told.seat]:.0%}",
            "\n".join(f"seat {seat} {points:.1f}" for seat, points in enumerate(turn.points)),
            "\n".join(_behind(turn, told, place)),
            end_section=True,
        )
    return table


def _behind(turn: JudgedTurn, told: Judgement, place: int) -> list[str]:
    if turn.behind is None:
        return ["exact" if told.is_exact else f"{turn.games} games"]
    if not turn.behind.is_clear:
        return ["no clear difference"]
    parts = told.cost.parts if told.cost is not None and place == told.played else ()
    return [_gap(turn.behind), *map(_part, parts[:MOST_PARTS])]


# -------------------------------------------------------------------- a game


def _players(found: GameReview, names: Sequence[str]) -> Table:
    table = Table(title=f"{len(found.moments)} turns, {found.effort}")
    for heading in ("player", "result", "luck", "without luck", "turns", "without fault", "given away a turn"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for each in found.figures:
        table.add_row(
            _name(each.seat, names),
            "" if each.final is None else str(each.final),
            f"{each.luck:+.1f}",
            "" if each.adjusted is None else f"{each.adjusted:.1f}",
            str(each.turns),
            "" if each.accuracy is None else f"{each.accuracy:.0%}",
            "" if each.error_rate is None else f"{each.error_rate:.2f} ± {each.error_rate_error:.2f}",
        )
    return table


def _faults(found: GameReview, names: Sequence[str]) -> Table:
    table = Table(title="faults")
    for heading in ("step", "player", "", "played", "better", "cost"):
        table.add_column(heading)
    for decision in found.decisions:
        told = decision.judgement
        if told.cost is None or told.played is None:
            continue
        table.add_row(
            str(decision.step),
            _name(decision.seat, names),
            f"{told.grade}\n{told.cost.cause}",
            _words(told.turns[told.played].moves),
            _words(told.turns[0].moves),
            "\n".join([_gap(told.cost.gap), *map(_part, told.cost.parts[:MOST_PARTS])]),
            end_section=True,
        )
    return table


def _name(seat: int, names: Sequence[str]) -> str:
    return f"{seat} {names[seat]}" if len(names) > seat and names[seat] else f"seat {seat}"


def _words(moves: Sequence[Move]) -> str:
    """A turn, a move to a line; its end goes without saying, unless nothing else is left to do."""
    return "\n".join(str(move) for move in (moves[:-1] or moves))


def _gap(gap: Gap) -> str:
    share, error = 100 * gap.share, 100 * gap.share_error
    return f"{gap.points:.1f} ± {gap.points_error:.1f} points, {share:.1f} ± {error:.1f} % victories"


def _part(part: Source) -> str:
    return (
        f"{part.source} {part.points:+.1f}"
        if part.round == 0
        else f"{part.source}, round {part.round} {part.points:+.1f}"
    )
