"""What the games of a match say, and how sure that is."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import fmean, pstdev

from msgspec import Struct
from msgspec.structs import replace
from openskill.models import PlackettLuce, PlackettLuceRating

from alhambra.arena.bot_game import GameRecord, SeatRecord
from alhambra.arena.entrants import Match
from alhambra.values import KINDS

CERTAINTY = 1.96
"""Standard errors on either side of a 95 % interval."""


class Interval(Struct, frozen=True):
    """A value and where it lies with 95 % certainty."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.1%} [{self.low:.1%}, {self.high:.1%}]"

    def excludes(self, other: float) -> bool:
        return not self.low <= other <= self.high


class Line(Struct, frozen=True):
    """One bot in one match, over all its seats."""

    label: str
    seats: int
    games: int
    share: Interval
    """Victories of one seat, shared ones in parts."""
    fair: float
    points: Interval
    spread: float
    majorities: dict[str, float]
    walls: float
    final_wall: float
    tiles: float
    purchases: float
    exact: float
    cards_taken: float
    gifts: float
    turn_ms: float
    longest_ms: float
    faults: int


class Failing(Struct, frozen=True):
    """What a bot failed at, how often, and where it did so first."""

    label: str
    what: str
    times: int
    deal: int
    rotation: int
    turn: int


class MatchSummary(Struct, frozen=True):
    """A match in numbers."""

    title: str
    players: int
    games: int
    unfinished: int
    turns: float
    lines: tuple[Line, ...]
    faults: tuple[Failing, ...]


class Rating(Struct, frozen=True):
    """A bot's strength over all matches; 25 is where everybody begins."""

    label: str
    rating: Interval
    games: int


def summarise(match: Match, records: Sequence[GameRecord]) -> MatchSummary:
    """The lines of a match, first named first."""
    labels = dict.fromkeys(entrant.label for entrant in match.seats)
    return MatchSummary(
        title=match.title,
        players=match.players,
        games=len(records),
        unfinished=sum(not record.is_over for record in records),
        turns=fmean(record.turns for record in records) if records else 0.0,
        lines=tuple(_line(label, match, records) for label in labels) if records else (),
        faults=_failings(records),
    )


def _failings(records: Sequence[GameRecord]) -> tuple[Failing, ...]:
    """Faults that read alike are one failing, so that the thousandth of them does not hide another."""
    found: dict[tuple[str, str], Failing] = {}
    for record in sorted(records, key=lambda each: (each.deal, each.rotation)):
        for fault in record.faults:
            known = found.get((fault.label, fault.what))
            found[fault.label, fault.what] = (
                Failing(fault.label, fault.what, 1, record.deal, record.rotation, fault.turn)
                if known is None
                else replace(known, times=known.times + 1)
            )
    return tuple(found.values())


def _line(label: str, match: Match, records: Sequence[GameRecord]) -> Line:
    if all(entrant.label == label for entrant in match.seats):
        # Against itself all seats together win everything, always: only one of its players can tell something.
        seats = [record.seats[record.rotation] for record in records]
    else:
        seats = [seat for record in records for seat in record.seats if seat.label == label]
    points = [seat.points for seat in seats]
    spread = pstdev(points)
    error = CERTAINTY * spread / math.sqrt(len(points))
    return Line(
        label=label,
        seats=sum(entrant.label == label for entrant in match.seats),
        games=len(records),
        share=share_interval([seat.share for seat in seats]),
        fair=1 / match.players,
        points=Interval(fmean(points), fmean(points) - error, fmean(points) + error),
        spread=spread,
        majorities={kind: fmean(seat.majorities[i] for seat in seats) for i, kind in enumerate(KINDS)},
        walls=_mean(seats, "walls"),
        final_wall=_mean(seats, "final_wall"),
        tiles=_mean(seats, "tiles"),
        purchases=_mean(seats, "purchases"),
        exact=_mean(seats, "exact"),
        cards_taken=_mean(seats, "cards_taken"),
        gifts=_mean(seats, "gifts"),
        turn_ms=1000 * sum(seat.seconds for seat in seats) / sum(seat.turns for seat in seats),
        longest_ms=1000 * max(seat.longest for seat in seats),
        faults=sum(fault.label == label for record in records for fault in record.faults),
    )


def _mean(seats: Iterable[SeatRecord], source: str) -> float:
    return fmean(float(getattr(seat, source)) for seat in seats)


def share_interval(shares: Sequence[float]) -> Interval:
    """Wilson's interval, which also holds near 0 and 1."""
    games = len(shares)
    share = fmean(shares)
    square = CERTAINTY**2 / games
    middle = (share + square / 2) / (1 + square)
    error = CERTAINTY * math.sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return Interval(share, max(0.0, middle - error), min(1.0, middle + error))


def rate(matches: Sequence[Match], records: Sequence[GameRecord]) -> tuple[Rating, ...]:
    """Ratings by openskill's Plackett-Luce model, the best first.

    Every game counts, in the order of deals. Where a bot has several seats at one table it learns from their mean.
    """
    model = PlackettLuce()
    labels = dict.fromkeys(entrant.label for match in matches for entrant in match.seats)
    ratings = {label: model.rating(name=label) for label in labels}
    games = dict.fromkeys(labels, 0)
    for record in sorted(records, key=lambda each: (each.deal, each.match, each.rotation)):
        if len({seat.label for seat in record.seats}) == 1:
            continue  # a bot against itself says nothing about others
        teams = [[_copy(model, ratings[seat.label])] for seat in record.seats]
        after = model.rate(teams, scores=[float(seat.points) for seat in record.seats])
        for label in dict.fromkeys(seat.label for seat in record.seats):
            mine = [team[0] for team, seat in zip(after, record.seats, strict=True) if seat.label == label]
            ratings[label] = model.rating(fmean(r.mu for r in mine), fmean(r.sigma for r in mine), label)
            games[label] += 1
    found = [
        Rating(label, Interval(r.mu, r.mu - CERTAINTY * r.sigma, r.mu + CERTAINTY * r.sigma), games[label])
        for label, r in ratings.items()
        if games[label]
    ]
    return tuple(sorted(found, key=lambda each: -each.rating.value))


def _copy(model: PlackettLuce, rating: PlackettLuceRating) -> PlackettLuceRating:
    return model.rating(rating.mu, rating.sigma, rating.name)
