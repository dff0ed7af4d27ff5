"""`alhambra verify`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from alhambra.cli.files import read_file, read_text
from alhambra.cli.trouble import Trouble
from alhambra.notation import check_record
from alhambra.server.archive.records import broken_promises_of_record, deal_of_record, faults_of_record
from alhambra.server.core.fairness import KeptShare

NOT_FAIR = 1


def verify(
    file: Annotated[Path, Parameter(help="A game in notation, .alh, from a server.")],
    /,
    *,
    kept: Annotated[Path | None, Parameter(help="What you kept of the deal, as the page saves it.")] = None,
) -> int:
    """Check that a game was dealt fairly.

    FILE is a game that was played on a server, as the page offers it for download once it is over. The server showed
    a promise before anyone sat down, and every player was bound to a share in the deal before any was revealed; the
    deal is fair if the shuffle of the game follows from all of them. With --kept it is also compared with what you
    saw and gave yourself, so that nobody can have written another record afterwards. The exit code is 0 if the deal is
    fair, 1 if not, 2 if a file cannot be read.

    For example:

        $ alhambra verify tests/records/fair.alh
    """
    promise = None if kept is None else read_kept(kept)
    reading = read_file(file)
    record = reading.record
    found = faults_of_record(record)
    if not found and (fault := check_record(reading)) is not None:
        found = [f"the moves are not those of this deal: {fault}"]
    if not found and promise is not None:
        found = broken_promises_of_record(record, promise)
    for fault_found in found:
        print(fault_found)
    if found:
        return NOT_FAIR
    print("The deal is fair: it follows from the promised secret and from what every player added.")
    deal = deal_of_record(record)
    if not deal.commitments:
        print("It was dealt by the first scheme: nobody was bound to a share, so whoever gave the last one chose it.")
    elif deal.attempt > 1:
        print(f"It took {deal.attempt} starts: {deal.attempt - 1} came to nothing because a share was missing.")
    if promise is not None:
        print("Your own share is in it, and everybody was bound to what you were shown.")
    return 0


def read_kept(file: Path) -> KeptShare:
    """What a player has kept; Trouble if the file holds something else."""
    try:
        return msgspec.json.decode(read_text(file), type=KeptShare)
    except msgspec.DecodeError as error:
        raise Trouble(f"{file}: not what the page keeps of a deal ({error})") from error
