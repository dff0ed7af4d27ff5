"""Whole games, step by step, as they were told when the rules were last looked at."""

from __future__ import annotations

import pytest

from alhambra import Phase
from alhambra.events import (
    ActionsStopped,
    DiscardsReshuffled,
    GameEnded,
    LeftoverAwarded,
    RoundScored,
    ScoringCardDrawn,
    TileBought,
)
from alhambra.moves import Move
from alhambra.notation import Record
from tests.playthroughs.telling import records, tell, telling_of
from tests.twins.palaces import plan_of
from tests.twins.walls import longest_wall, outer_sides

RECORDS = records()


@pytest.mark.parametrize("name", RECORDS)
def test_playthrough(name: str) -> None:
    """R1-R43: if this is meant to change, `python -m tests.playthroughs.telling` tells it anew."""
    told = telling_of(name).read_text("utf-8").splitlines()
    for line, expected in zip(tell(RECORDS[name]), told, strict=True):
        assert line == expected


def test_no_telling_without_its_record() -> None:
    assert {file.stem for file in telling_of("two").parent.glob("*.txt")} == RECORDS.keys()


def test_the_games_are_for_two_to_six_players() -> None:
    finished = [record.setup.players for record in RECORDS.values() if record.result is not None]
    assert set(finished) == {2, 3, 4, 5, 6}


def test_every_kind_of_move_is_played() -> None:
    played = {type(move) for record in RECORDS.values() for move in record.moves}
    assert played == set(Move.__args__)


def test_the_rare_rules_are_met() -> None:
    """The games are few; what is rare must not be missing among them."""
    assert {rare for record in RECORDS.values() for rare in _rare(record)} == {
        "a bonus is declined (A2)",
        "a bag is emptied exactly (R36)",
        "a forced pass (R15)",
        "a last tile stays (R37)",
        "a payment with spare cards (A4)",
        "a ring of walls (R35)",
        "a round that was never held (A12)",
        "a scoring card in the last refill (A11)",
        "a shared prize (R33)",
        "a short display (A7)",
        "a reshuffle (R29)",
        "Dirk wins a majority (R41)",
        "several players receive last tiles (R38)",
    }


def _rare(record: Record) -> set[str]:
    game = record.replay()
    end = game.view(None)
    met = set()
    for event in game.events:
        match event:
            case ActionsStopped(_, had_bonus):
                met.add("a bonus is declined (A2)" if had_bonus else "a forced pass (R15)")
            case TileBought(tile=tile, cards=cards, paid=paid) if paid - min(cards).value >= tile.price:
                met.add("a payment with spare cards (A4)")
            case DiscardsReshuffled():
                met.add("a reshuffle (R29)")
            case LeftoverAwarded(seat=None):
                met.add("a last tile stays (R37)")
            case RoundScored(majorities=majorities):
                shares = [share for line in majorities for share in line.shares]
                met.update("a shared prize (R33)" for share in shares if len(share.seats) > 1)
                met.update("Dirk wins a majority (R41)" for share in shares if share.seats == (2,) and end.dirk)
    if len({event.seat for event in game.events if isinstance(event, LeftoverAwarded)} - {None}) > 1:
        met.add("several players receive last tiles (R38)")
    for step in range(len(game.moves) + 1):
        news = game.events_of(step)
        if any(isinstance(event, ScoringCardDrawn) for event in news) and any(
            isinstance(event, LeftoverAwarded | GameEnded) for event in news
        ):
            met.add("a scoring card in the last refill (A11)")
    if game.is_over and end.deck > end.opening_deck - end.drawn and not end.reshuffles:
        met.add("a round that was never held (A12)")
    return met | _rare_looks(record)


def _rare_looks(record: Record) -> set[str]:
    """What shows on the table at some moment."""
    game = record.replay()
    met = set()
    for moment in [game.at(step) for step in range(0, len(game.moves) + 1, 8)] + [game]:
        view = moment.view(None)
        plans = [plan_of(view, seat) for seat in range(game.players)]
        if any(0 < len(outer_sides(plan)) == longest_wall(plan) for plan in plans):
            met.add("a ring of walls (R35)")
        if view.phase is Phase.ACT and len(view.display) < 4 and view.turns:
            met.add("a short display (A7)")
        if view.phase is Phase.ACT and view.bag == 0:
            met.add("a bag is emptied exactly (R36)")
    return met
