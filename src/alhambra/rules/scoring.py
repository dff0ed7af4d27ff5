"""Scoring: six majorities and the walls (R31-R35)."""

from __future__ import annotations

from typing import Final

from alhambra.rules.journal import (
    MAJORITY_COUNTED,
    PRIZE_SHARED,
    SCORES_SUMMED,
    SCORING_BEGUN,
    WALL_COUNTED,
)
from alhambra.rules.packed import i64, vec
from alhambra.rules.state import State
from alhambra.rules.tiles import KINDS

LAST_ROUND: Final = 3
# The pavilion's prizes; each following kind gets one point more at every place (R32).
_PAVILION_PRIZES: Final = vec[i64]([1, 0, 0, 8, 1, 0, 16, 8, 1])


def prize(round_: i64, kind: i64, place: i64) -> i64:
    """What a place, counted from 0, is worth; in round r the first r places are paid."""
    return _PAVILION_PRIZES[(round_ - 1) * 3 + place] + kind if place < round_ else 0


def share_of(round_: i64, kind: i64, place: i64, sharing: i64) -> i64:
    """What each gets of so many with equal counts: they occupy the places from this one on together (R33)."""
    pot: i64 = 0
    i: i64
    for i in range(sharing):
        pot += prize(round_, kind, place + i)
    return pot // sharing


def score_round(state: State, round_: i64) -> None:
    """Hold round 1, 2 or 3."""
    state.round = round_
    if state.journal is not None:
        state.journal.note([SCORING_BEGUN, int(round_)])
    counts = vec[i64]([0] * state.rivals())
    kind: i64
    for kind in range(KINDS):
        _score_majority(state, kind, counts)
    seat: i64
    for seat in range(state.players):
        state.scores[seat] += state.palaces[seat].wall()
        if state.journal is not None:
            line = [WALL_COUNTED, int(seat)]
            for x, y, side in state.palaces[seat].wall_path():
                line += [x, y, side]
            state.journal.note(line)
    if state.journal is not None:
        state.journal.note([SCORES_SUMMED] + [int(state.scores[i]) for i in range(state.rivals())])


def _score_majority(state: State, kind: i64, counts: vec[i64]) -> None:
    """The places from the first on, as long as there are prizes; equal counts share theirs (R33)."""
    rivals: i64 = len(counts)
    rival: i64
    for rival in range(rivals):
        counts[rival] = state.count_of(rival, kind)
    if state.journal is not None:
        state.journal.note([MAJORITY_COUNTED, int(kind)] + [int(counts[i]) for i in range(rivals)])
    place: i64 = 0
    while place < state.round:
        most: i64 = 0
        sharing: i64 = 0
        for rival in range(rivals):
            if counts[rival] > most:
                most = counts[rival]
                sharing = 1
            elif counts[rival] == most:
                sharing += 1
        if most == 0:
            break  # no tile, no place
        share: i64 = share_of(state.round, kind, place, sharing)
        if state.journal is not None:
            seats = [seat for seat in range(int(rivals)) if counts[seat] == most]
            state.journal.note([PRIZE_SHARED, int(kind), int(most), int(place), int(share), *seats])
        for rival in range(rivals):
            if counts[rival] == most:
                state.scores[rival] += share
                counts[rival] = 0
        place += sharing
