"""Where everybody stands, and what the next scoring round would bring if it were held now."""

from __future__ import annotations

from msgspec import Struct

from alhambra.events import RoundScored, Wall, read_journal
from alhambra.insight.imagined_table import table_of
from alhambra.reasons import CellSide
from alhambra.rules.journal import Journal
from alhambra.rules.scoring import LAST_ROUND, score_round
from alhambra.rules.state import State
from alhambra.rules.tiles import KINDS
from alhambra.values import SIDES, Cell
from alhambra.view import Phase, View, scoring_cards_left


class Standing(Struct, frozen=True):
    """One player: points so far, what counts towards more, and what the next round would add.

    `kinds` counts the buildings of each kind in the order of their prizes. `place` is 1 for the most points, shared by
    equals; `next_total` and `next_place` are points and place after the next round, if it were held now.
    """

    seat: int
    score: int
    place: int
    wall: int
    kinds: tuple[int, ...]
    cards: int
    reserve: int
    gain: int
    next_total: int
    next_place: int


class DirkStanding(Struct, frozen=True):
    """Dirk, who takes part in the majorities but has no place among the players (R41)."""

    score: int
    kinds: tuple[int, ...]
    gain: int
    next_total: int


class Standings(Struct, frozen=True):
    """The players by seat, and the sheet of the next round as if scored now; None when the game is over."""

    players: tuple[Standing, ...]
    dirk: DirkStanding | None
    if_scored: RoundScored | None


def next_round(view: View) -> int | None:
    """The round to come: that of the next scoring card in the deck, else the last; None when all are held."""
    if view.phase is Phase.OVER:
        return None
    cards = [] if view.phase is Phase.FINAL else scoring_cards_left(view)
    return cards[0] if cards else LAST_ROUND


def score_now(state: State, round_: int) -> RoundScored:
    """The sheet of a round held on this table, which stays as it is."""
    twin = state.copy()
    twin.journal = Journal()
    score_round(twin, round_)
    (sheet,) = read_journal(twin.journal.lines)
    assert isinstance(sheet, RoundScored)
    return sheet


def gains(sheet: RoundScored) -> tuple[int, ...]:
    """The points that each player, and Dirk after them, gets in a round."""
    points = [0] * len(sheet.scores)
    for majority in sheet.majorities:
        for share in majority.shares:
            for seat in share.seats:
                points[seat] += share.each
    for wall in sheet.walls:
        points[wall.seat] += wall.length
    return tuple(points)


def standings(view: View, table: State | None = None) -> Standings:
    """Everybody's standing, and every line of the next round as if it were held now."""
    state = table_of(view, table)
    round_ = next_round(view)
    sheet = None if round_ is None else score_now(state, round_)
    rivals = int(state.rivals())
    kinds = [tuple(int(state.count_of(rival, kind)) for kind in range(KINDS)) for rival in range(rivals)]
    extra = (0,) * rivals if sheet is None else gains(sheet)
    totals = [score + gain for score, gain in zip(view.scores, extra, strict=False)]
    players = tuple(
        Standing(
            seat=seat,
            score=score,
            place=_place(view.scores, score),
            wall=view.walls[seat],
            kinds=kinds[seat],
            cards=view.hand_sizes[seat],
            reserve=len(view.reserves[seat]),
            gain=extra[seat],
            next_total=totals[seat],
            next_place=_place(totals, totals[seat]),
        )
        for seat, score in enumerate(view.scores)
    )
    dirk = None
    if view.dirk_score is not None:
        dirk = DirkStanding(view.dirk_score, kinds[-1], extra[-1], view.dirk_score + extra[-1])
    return Standings(players, dirk, sheet)


def _place(scores: tuple[int, ...] | list[int], score: int) -> int:
    return 1 + sum(other > score for other in scores)


def wall(view: View, seat: int, table: State | None = None) -> Wall:
    """A seat's longest wall, side by side in clockwise order (R34)."""
    path = table_of(view, table).palaces[seat].wall_path()
    return Wall(seat, len(path), tuple(CellSide(Cell(x, y), SIDES[side]) for x, y, side in path))
