"""Finished games as text: to keep, to share, and to check that they were dealt fairly."""

from __future__ import annotations

from typing import Final

from alhambra.notation import Record, print_record
from alhambra.server.core.fairness import FairDeal, KeptShare, broken_promises, commit, faults
from alhambra.server.core.table import FinishedGame

COMMITMENT: Final = "Commitment"
SECRET: Final = "Secret"
CONTRIBUTIONS: Final = "Contributions"
ORDER: Final = "SeatOrder"
TABLE: Final = "Table"
GAME: Final = "Game"
COMMITMENTS: Final = "Commitments"
ATTEMPT: Final = "Attempt"
NOTHING: Final = "-"
"""A computer player adds nothing to a deal."""


def fair_deal(dealt: FinishedGame) -> FairDeal:
    """Everything a deal was made from."""
    return FairDeal(
        commitment=commit(dealt.secret),
        secret=dealt.secret,
        contributions=dealt.contributions,
        order=dealt.order,
        seed=dealt.seed,
        commitments=dealt.commitments,
        attempt=dealt.attempt,
    )


def write_record(dealt: FinishedGame) -> str:
    """The game as `.alh`, with what is needed to check its deal in its tags."""
    deal = fair_deal(dealt)
    promised = (
        (GAME, str(dealt.number)),
        (ATTEMPT, str(deal.attempt)),
        (COMMITMENTS, " ".join(commitment or NOTHING for commitment in deal.commitments)),
    )
    tags = (
        (TABLE, dealt.table),
        (COMMITMENT, deal.commitment),
        (SECRET, deal.secret),
        (CONTRIBUTIONS, " ".join(share or NOTHING for share in deal.contributions)),
        (ORDER, " ".join(map(str, deal.order))),
        *(promised if deal.commitments else ()),
    )
    return print_record(Record.of(dealt.game, dealt.result.names, tags))


def deal_of_record(record: Record) -> FairDeal:
    """The deal that a record tells in its tags; ValueError says what is missing or not understood."""
    tags = dict(record.tags)
    missing = [name for name in (COMMITMENT, SECRET, CONTRIBUTIONS, ORDER) if name not in tags]
    if missing:
        raise ValueError(f"the record lacks what a fair deal is checked by: {', '.join(missing)}")
    seed = getattr(record.setup, "seed", None)
    if seed is None:
        raise ValueError("the game was not dealt from a seed")
    if not all(place.isdecimal() for place in tags[ORDER].split()):
        raise ValueError("the order of the seats is not a list of numbers")
    attempt = tags.get(ATTEMPT, "1")
    if not attempt.isdecimal():
        raise ValueError("the number of the start is not a number")
    return FairDeal(
        commitment=tags[COMMITMENT],
        secret=tags[SECRET],
        contributions=_each(tags[CONTRIBUTIONS]),
        order=tuple(map(int, tags[ORDER].split())),
        seed=seed,
        commitments=_each(tags.get(COMMITMENTS, "")),
        attempt=int(attempt),
    )


def _each(text: str) -> tuple[str, ...]:
    return tuple(part.replace(NOTHING, "") for part in text.split())


def faults_of_record(record: Record) -> list[str]:
    """What is wrong with the deal of a record, in English; nothing if it is as it was promised."""
    try:
        return faults(deal_of_record(record))
    except ValueError as error:
        return [str(error)]


def broken_promises_of_record(record: Record, kept: KeptShare) -> list[str]:
    """What in a record is not as a player has kept it. Asked of a record whose deal has no fault of its own."""
    tags = dict(record.tags)
    told = (tags.get(TABLE, ""), tags.get(GAME, "1"))
    if told != (kept.table, str(kept.game)):
        return [f"this is game {told[1]} of table {told[0]}, but what was kept is of game {kept.game} of {kept.table}"]
    return broken_promises(deal_of_record(record), kept)
