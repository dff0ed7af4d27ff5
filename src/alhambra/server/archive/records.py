"""Finished games as text: to keep, to share, and to check that they were dealt fairly."""

from __future__ import annotations

from typing import Final

from alhambra.notation import Record, print_record
from alhambra.server.core.fairness import FairDeal, commit, faults
from alhambra.server.core.table import FinishedGame

COMMITMENT: Final = "Commitment"
SECRET: Final = "Secret"
CONTRIBUTIONS: Final = "Contributions"
ORDER: Final = "SeatOrder"
NOTHING: Final = "-"
"""A computer player adds nothing to a deal."""


def fair_deal(dealt: FinishedGame) -> FairDeal:
    """Everything a deal was made from."""
    return FairDeal(commit(dealt.secret), dealt.secret, dealt.contributions, dealt.order, dealt.seed)


def write_record(dealt: FinishedGame) -> str:
    """The game as `.alh`, with what is needed to check its deal in its tags."""
    deal = fair_deal(dealt)
    tags = (
        ("Table", dealt.table),
        (COMMITMENT, deal.commitment),
        (SECRET, deal.secret),
        (CONTRIBUTIONS, " ".join(share or NOTHING for share in deal.contributions)),
        (ORDER, " ".join(map(str, deal.order))),
    )
    return print_record(Record.of(dealt.game, dealt.result.names, tags))


def faults_of_record(record: Record) -> list[str]:
    """What is wrong with the deal of a record, in English; nothing if it is as it was promised."""
    tags = dict(record.tags)
    missing = [name for name in (COMMITMENT, SECRET, CONTRIBUTIONS, ORDER) if name not in tags]
    if missing:
        return [f"the record lacks what a fair deal is checked by: {', '.join(missing)}"]
    seed = getattr(record.setup, "seed", None)
    if seed is None:
        return ["the game was not dealt from a seed"]
    contributions = tuple(share.replace(NOTHING, "") for share in tags[CONTRIBUTIONS].split())
    if not all(place.isdecimal() for place in tags[ORDER].split()):
        return ["the order of the seats is not a list of numbers"]
    order = tuple(map(int, tags[ORDER].split()))
    return faults(FairDeal(tags[COMMITMENT], tags[SECRET], contributions, order, seed))
