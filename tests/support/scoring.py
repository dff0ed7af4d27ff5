"""Holding a scoring round on palaces set up by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from alhambra import Kind
from alhambra.events import RoundScored
from tests.support.playing import all_of, play
from tests.support.tables import a_game


def score(
    round_: int,
    palaces: Sequence[str] = (),
    *,
    players: int = 0,
    reserves: Mapping[int, str] | None = None,
    dirk: str = "",
) -> RoundScored:
    """The sheet of a round with these palaces, of seats 0, 1, ...; three players unless it takes more."""
    players = players or max(3, len(palaces))
    game = a_game(
        players,
        palaces=dict(enumerate(palaces)),
        reserves=reserves,
        dirk=dirk,
        display="Y1 G1 B1",
        deck="O9" if round_ == 3 else f"S{round_} O9 ...",
        # An empty market that cannot be filled is the end of the game; there is nothing left to hand out.
        bag="" if round_ == 3 else "...",
        round_=round_ - 1,
        phase="ready",
    )
    return all_of(RoundScored, play(game, "end"))[0]


def points(sheet: RoundScored, kind: Kind) -> list[int]:
    """What each got for one kind; Dirk's part is the last."""
    majority = next(line for line in sheet.majorities if line.kind is kind)
    return [
        sum(share.each for share in majority.shares if rival in share.seats) for rival in range(len(majority.counts))
    ]
