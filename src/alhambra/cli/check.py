"""`alhambra check`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from alhambra.cli.files import read_file
from alhambra.cli.trouble import MISUSE, Trouble
from alhambra.notation import Reading, check_record

ILLEGAL = 1


def check(*files: Annotated[Path, Parameter(help="Games in notation, .alh.")]) -> int:
    """Say whether games are played by the rules.

    Prints OK for each game, or which move at which line is illegal and why. A game is also at fault when a turn is not
    its player's or the result is not what comes out. The exit code is 0 if all games are sound, 1 if one is not, and 2
    if a file is no game at all.

    For example:

        $ alhambra check tests/records/four.alh tests/records/ring.alh
    """
    if not files:
        raise Trouble("check: name at least one file")
    return max(_check(file) for file in files)


def _check(file: Path) -> int:
    try:
        reading = read_file(file)
    except Trouble as trouble:
        print(trouble)
        return MISUSE
    fault = check_record(reading)
    print(f"{file}: {_describe(reading)}" if fault is None else f"{file}: {fault}")
    return 0 if fault is None else ILLEGAL


def _describe(reading: Reading) -> str:
    record = reading.record
    result = "unfinished" if record.result is None else f"result {' '.join(map(str, record.result))}"
    return f"OK, {record.setup.players} players, {len(record.moves)} moves, {result}"
