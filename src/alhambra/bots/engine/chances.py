"""Majorities to come: who will have most of a kind when a round is held (R32, R33).

The tiles of a kind that will still be bought before a round go to each player with equal chance. Between any two of
them the lead then wanders at random; how likely it ends on either side stands in a small table, ties counting half.
From these odds follow the chances of first, second and third place, as if the duels were independent.
"""

from __future__ import annotations

from typing import Final

from alhambra.rules.packed import i64, vec
from alhambra.rules.scoring import LAST_ROUND, prize
from alhambra.rules.tiles import KINDS

MOST_TILES: Final = 22
"""Tiles to come that are told apart, in halves up to eleven."""
MOST_LEAD: Final = 12
LEADS: Final = 2 * MOST_LEAD + 1
DUEL: Final = (MOST_TILES + 1) * LEADS

EQUALS: Final = 0
"""A duel of two who get tiles alike, among all who take part."""
ALONE: Final = 1
"""Both get tiles and nobody else does: two players while Dirk gets none (R40)."""
DIRK_WAITS: Final = 2
"""Only the first of the two gets tiles: a player against Dirk while he gets none."""
DUELS: Final = 3


def _prizes() -> vec[float]:
    """PRIZES[(round * 6 + kind) * 3 + place]."""
    found = [0.0] * (3 * KINDS)
    for round_ in range(1, LAST_ROUND + 1):
        for kind in range(KINDS):
            for place in range(3):
                found.append(float(int(prize(round_, kind, place))))
    return vec[float](found)


PRIZES: Final = _prizes()


class Odds:
    """For a number of rivals: how a duel stands and how likely a first tile is."""

    def __init__(self, rivals: int) -> None:
        self.ahead: vec[float] = vec[float]([0.0] * (DUELS * DUEL))
        self.some: vec[float] = vec[float]([0.0] * (2 * (MOST_TILES + 1)))
        share = 1.0 / rivals
        self._walk(EQUALS, share, share)
        self._walk(ALONE, 0.5, 0.5)
        self._walk(DIRK_WAITS, 0.5, 0.0)
        for tiles in range(MOST_TILES + 1):
            self.some[tiles] = 1.0 - (1.0 - share) ** (tiles / 2)
            self.some[MOST_TILES + 1 + tiles] = 1.0 - 0.5 ** (tiles / 2)

    def _walk(self, duel: int, up: float, down: float) -> None:
        """Fill in one kind of duel: the odds that a lead ends above zero after so many tiles."""
        whole: list[list[float]] = []
        for lead in range(-MOST_LEAD, MOST_LEAD + 1):
            chance = {lead: 1.0}
            row: list[float] = []
            for _ in range(MOST_TILES // 2 + 2):
                row.append(sum([p if at > 0 else p / 2 if at == 0 else 0.0 for at, p in chance.items()]))
                following: dict[int, float] = {}
                for at, p in chance.items():
                    for step, odds in ((1, up), (-1, down), (0, 1.0 - up - down)):
                        following[at + step] = following.get(at + step, 0.0) + p * odds
                chance = following
            whole.append(row)
        for tiles in range(MOST_TILES + 1):
            for i in range(LEADS):
                row = whole[i]
                here = row[tiles // 2] if tiles % 2 == 0 else (row[tiles // 2] + row[tiles // 2 + 1]) / 2
                self.ahead[duel * DUEL + tiles * LEADS + i] = here


class Library:
    """The odds by number of rivals, made when first asked for."""

    def __init__(self) -> None:
        self.shelf: list[Odds | None] = [None] * 7


LIBRARY: Final = Library()


def odds_among(rivals: i64) -> Odds:
    odds = LIBRARY.shelf[rivals]
    if odds is None:
        odds = Odds(int(rivals))
        LIBRARY.shelf[rivals] = odds
    return odds


def in_halves(tiles: float) -> i64:
    """A number of tiles to come as the table counts them."""
    halves: i64 = i64(tiles * 2.0 + 0.5)
    return halves if halves < MOST_TILES else MOST_TILES


def expect_majority(
    odds: Odds,
    counts: vec[i64],
    rivals: i64,
    kind: i64,
    round_: i64,
    halves: i64,
    has_waiting_dirk: bool,
    weight: float,
    points: vec[float],
) -> None:
    """Add to each rival's points what the majority of a kind will bring in a round, by a weight."""
    ahead = odds.ahead
    at: i64 = (round_ * KINDS + kind) * 3
    first: float = PRIZES[at] * weight
    second: float = PRIZES[at + 1] * weight
    third: float = PRIZES[at + 2] * weight
    row: i64 = halves * LEADS + MOST_LEAD
    i: i64
    j: i64
    for i in range(rivals):
        mine: i64 = counts[i]
        some = 1.0
        if mine == 0:
            if has_waiting_dirk:
                if i == 2:
                    continue
                some = odds.some[MOST_TILES + 1 + halves]
            else:
                some = odds.some[halves]
            if some == 0.0:
                continue
        a = some
        b = 0.0
        c = 0.0
        for j in range(rivals):
            if j != i:
                lead: i64 = mine - counts[j]
                if lead > MOST_LEAD:
                    lead = MOST_LEAD
                elif lead < -MOST_LEAD:
                    lead = -MOST_LEAD
                win: float
                if not has_waiting_dirk:
                    win = ahead[row + lead]
                elif j == 2:
                    win = ahead[DIRK_WAITS * DUEL + row + lead]
                elif i == 2:
                    win = 1.0 - ahead[DIRK_WAITS * DUEL + row - lead]
                else:
                    win = ahead[ALONE * DUEL + row + lead]
                c = c * win + b * (1.0 - win)
                b = b * win + a * (1.0 - win)
                a = a * win
        points[i] += a * first + b * second + c * third
