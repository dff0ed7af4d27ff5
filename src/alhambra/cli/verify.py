"""`alhambra verify`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from alhambra.cli.files import read_file
from alhambra.server.archive.records import faults_of_record

NOT_FAIR = 1


def verify(file: Annotated[Path, Parameter(help="A game in notation, .alh, from a server.")], /) -> int:
    """Check that a game was dealt fairly.

    FILE is a game that was played on a server, as the page offers it for download once it is over. The server showed
    a promise before anyone sat down, and every player added something to the deal; the deal is fair if the shuffle of
    the game follows from both. The exit code is 0 if it is, 1 if not, 2 if the file cannot be read.

    For example:

        $ alhambra verify tests/records/fair.alh
    """
    found = faults_of_record(read_file(file).record)
    for fault in found:
        print(fault)
    if not found:
        print("The deal is fair: it follows from the promised secret and from what every player added.")
    return NOT_FAIR if found else 0
