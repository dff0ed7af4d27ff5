"""Finished games as text and as replays: to keep, to share, and to check that they were dealt fairly."""

from __future__ import annotations

from typing import Final

from alhambra.game import Game
from alhambra.notation import Record, print_record
from alhambra.server.fairness import commit, faults
from alhambra.server.protocol import FairDeal, RefusalCode, ReplayStep, ReplayViews
from alhambra.server.refused import Refused
from alhambra.server.table import Table
from alhambra.view import look

MOST_VIEWS: Final = 50

COMMITMENT: Final = "Commitment"
SECRET: Final = "Secret"
CONTRIBUTIONS: Final = "Contributions"
ORDER: Final = "SeatOrder"
NOTHING: Final = "-"
"""A computer player adds nothing to a deal."""


def finished(table: Table) -> Game:
    """The table's game, once it is over: before, a record would tell what lies hidden."""
    if table.game is None or not table.game.is_over:
        raise Refused(RefusalCode.NOT_OVER, "the game is not over; until then this would tell too much")
    return table.game


def fair_deal(table: Table) -> FairDeal:
    """Everything a deal was made from."""
    finished(table)
    return FairDeal(commit(table.secret), table.secret, table.contributions, table.order, table.seed)


def write_record(table: Table) -> str:
    """The game as `.alh`, with what is needed to check its deal in its tags."""
    deal = fair_deal(table)
    tags = (
        ("Table", table.id),
        (COMMITMENT, deal.commitment),
        (SECRET, deal.secret),
        (CONTRIBUTIONS, " ".join(share or NOTHING for share in deal.contributions)),
        (ORDER, " ".join(map(str, deal.order))),
    )
    names = tuple(sitter.name for sitter in table.sitters)
    return print_record(Record.of(finished(table), names, tags))


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


# -------------------------------------------------------------------- replays


def replay_steps(game: Game) -> tuple[ReplayStep, ...]:
    """Every step of a game with what it led to; step 0 is the deal."""
    again = game.at(0)
    steps = [ReplayStep(0, None, None, game.events_of(0))]
    for step, move in enumerate(game.moves, 1):
        steps.append(ReplayStep(step, again.actor, str(move), game.events_of(step)))
        again.play(move)
    return tuple(steps)


def replay_views(game: Game, first: int, count: int) -> ReplayViews:
    """The table after some of the steps, with all hands open."""
    if first > len(game.moves):
        raise Refused(RefusalCode.NO_SUCH_STEP, f"the game has steps 0 to {len(game.moves)}")
    again = game.at(first)
    views = [look(again.state(), None, open_hands=True)]
    for move in game.moves[first : first + count - 1]:
        again.play(move)
        views.append(look(again.state(), None, open_hands=True))
    return ReplayViews(first, tuple(views))
