"""`alhambra transcript`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from alhambra.cli.files import read_file
from alhambra.cli.trouble import Trouble
from alhambra.reasons import IllegalMove
from alhambra.transcript import NoTranscript
from alhambra.transcript import transcript as tell


def transcript(file: Annotated[Path, Parameter(help="A game in notation, .alh.")], /) -> None:
    """Print a game as JSON for other programs.

    One object with everything needed to check the game with another program: the deal with the order of every pile,
    the turns, every new deck, scores and walls of each round. docs/cli.md describes it.

    For example:

        $ alhambra transcript tests/records/two.alh
    """
    try:
        print(msgspec.json.encode(tell(read_file(file).record.replay())).decode())
    except (IllegalMove, NoTranscript) as error:
        raise Trouble(f"{file}: {error}") from error
