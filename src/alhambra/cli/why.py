"""`alhambra why`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from alhambra.cli.files import read_file, read_step
from alhambra.cli.trouble import Trouble
from alhambra.game import Game
from alhambra.moves import move as parse_move
from alhambra.reasons import IllegalMove


def why(
    file: Annotated[Path, Parameter(help="A game in notation, .alh.")],
    /,
    *move: Annotated[str, Parameter(help="The move, as in: buy 3 B4 B5")],
    at: Annotated[int | None, Parameter(help="After how many moves; at the end, if not given.")] = None,
) -> None:
    """Say why a move is not possible.

    Prints 'legal', or the reason in words with its code and the number of its rule.

    For example:

        $ alhambra why tests/records/ring.alh --at 0 place Ch5 n2
    """
    if not move:
        raise Trouble("why: name a move, as in: take Y1")
    try:
        wanted = parse_move(" ".join(move))
    except ValueError as error:
        raise Trouble(f"why: {error}") from error
    record = read_file(file).record
    step = read_step(at, len(record.moves))
    try:
        reason = Game(record.setup, record.moves[:step]).why_not(wanted)
    except IllegalMove as error:
        raise Trouble(f"{file}: not a legal game up to step {step}: {error}") from error
    print("legal" if reason is None else reason)
