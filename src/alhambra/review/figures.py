"""What a review says, as values: of a turn, of a game, of a player."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from alhambra.moves import Move

VERSION = 1
"""Of the judgement: a review says which it used, so that an older one can be told from a newer one."""

CLEAR = 2.0
"""A difference gets a name when it is at least so many of its standard errors."""

MISTAKE = 0.03
BLUNDER = 0.07
"""Shares of the victory from which a worse turn is called so."""

WORTH_A_WORD = 1.0
"""Points from which a turn that hardly changes the chance of victory is still called inaccurate."""


class Grade(StrEnum):
    """What a turn is called."""

    BEST = "best"
    FINE = "fine"
    """No clear difference to the best turn found."""
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def is_fault(self) -> bool:
        return self not in (Grade.BEST, Grade.FINE)


class Cause(StrEnum):
    """In what a turn differs from the better one."""

    PAYMENT = "payment"
    """The same tiles, other cards."""
    PLACEMENT = "placement"
    """The same actions, other places."""
    RESERVE = "reserve"
    """The same actions, but a tile that one puts into the palace goes to the reserve, or to Dirk, in the other."""
    PURCHASE = "purchase"
    """Other tiles bought."""
    TIMING = "timing"
    """One buys, the other does not."""
    MONEY = "money"
    """Other money cards taken."""
    REDESIGN = "redesign"
    """One of them rebuilds, or both in other ways."""


class Source(Struct, frozen=True):
    """Points by where they come from.

    `source` is a kind of building, "wall", "dirk" (what his tiles take away from majorities) or "money" (what the cards
    bring that are kept in hand or left to others). `round` is 1 to 3, and 0 for money.
    """

    source: str
    round: int
    points: float


class Gap(Struct, frozen=True):
    """How far one turn is behind another, measured in the same deals: points and share of the victory of its seat.

    The errors are standard errors of these differences.
    """

    points: float
    points_error: float
    share: float
    share_error: float

    @property
    def is_clear(self) -> bool:
        """Whether there is a difference at all, as far as this can be told."""
        return max(_sureness(self.points, self.points_error), _sureness(self.share, self.share_error)) >= CLEAR


def _sureness(difference: float, error: float) -> float:
    if error == 0:
        return CLEAR if difference > 0 else 0.0
    return difference / error


class JudgedTurn(Struct, frozen=True):
    """A turn, and what it leads to: expected final points and shares of the victory of every seat.

    `behind` says how far it is behind the best turn; None for the best itself.
    """

    moves: tuple[Move, ...]
    points: tuple[float, ...]
    shares: tuple[float, ...]
    games: int
    behind: Gap | None


class Cost(Struct, frozen=True):
    """What a turn cost against the best one, measured anew in deals of its own. The parts add up to the points."""

    gap: Gap
    parts: tuple[Source, ...]
    cause: Cause
    games: int


class Judgement(Struct, frozen=True):
    """The turns of one moment, best first.

    `played` is the place of the turn that was asked about among them, and `cost` what it cost where it is not the best;
    `is_exact` where nothing random was left and every turn was looked at.
    """

    seat: int
    turns: tuple[JudgedTurn, ...]
    played: int | None
    grade: Grade | None
    cost: Cost | None
    is_exact: bool


def grade_of(gap: Gap) -> Grade:
    """What a turn is called that is so far behind the best."""
    is_clear_share = _sureness(gap.share, gap.share_error) >= CLEAR
    if is_clear_share and gap.share >= BLUNDER:
        return Grade.BLUNDER
    if is_clear_share and gap.share >= MISTAKE:
        return Grade.MISTAKE
    is_clear_points = _sureness(gap.points, gap.points_error) >= CLEAR and gap.points >= WORTH_A_WORD
    if is_clear_share or (is_clear_points and gap.share > -gap.share_error):
        return Grade.INACCURACY
    return Grade.FINE


# -------------------------------------------------------------------- a whole game


class ReviewedTurn(Struct, frozen=True):
    """A turn that was reviewed. `step` is the game's before its first move, `last` after its last."""

    step: int
    last: int
    seat: int
    judgement: Judgement


class Moment(Struct, frozen=True):
    """What every seat could expect once a turn was decided, before luck went on.

    `luck` is what chance gave each seat in points and in share of the victory between the turn before and this one,
    and `skill` what this turn's decision changed for each. `errors` are the standard errors of the points.
    """

    step: int
    seat: int
    points: tuple[float, ...]
    errors: tuple[float, ...]
    shares: tuple[float, ...]
    luck: tuple[float, ...]
    share_luck: tuple[float, ...]
    skill: tuple[float, ...]
    rounds: tuple[int, ...] = ()
    has_reshuffle: bool = False


class PlayerFigures(Struct, frozen=True):
    """A player's game in numbers.

    `error_rate` is in points a turn, with its standard error; `accuracy` the part of the turns without a fault.
    Both are None for a seat whose turns were not reviewed. `luck` is in points, and `adjusted` the result without it.
    """

    seat: int
    turns: int
    final: int | None
    luck: float
    adjusted: float | None
    accuracy: float | None = None
    error_rate: float | None = None
    error_rate_error: float | None = None
    faults: dict[Cause, float] = {}


class GameReview(Struct, frozen=True):
    """A game, turn by turn. `judgement` is the version of the judgement and `effort` how much of it there was."""

    judgement: int
    effort: str
    players: int
    seats: tuple[int, ...]
    """Whose turns were reviewed; of the others only the curve is told."""
    decisions: tuple[ReviewedTurn, ...]
    moments: tuple[Moment, ...]
    figures: tuple[PlayerFigures, ...]
    final: tuple[int, ...] | None
