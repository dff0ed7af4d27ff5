"""A whole game reviewed: every turn of some seats judged, and for everybody what luck and decisions changed.

As backgammon programs do it. What a seat can expect is told whenever a turn has been decided, before luck goes on.
Between two such moments lie the luck of the piles and then the next decision; what that one cost is known, the rest was
luck. So for every seat the result is what could be expected at first, and all luck, less all that was given away.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from alhambra.events import DiscardsReshuffled, Event, RoundScored
from alhambra.game import Game, Setup
from alhambra.moves import EndTurn, Move
from alhambra.review.candidates import packed_turn, plan
from alhambra.review.effort import NORMAL, Effort
from alhambra.review.figures import (
    VERSION,
    Cause,
    GameReview,
    Judgement,
    Moment,
    PlayerFigures,
    ReviewedTurn,
)
from alhambra.review.judgement import JudgedTable, judge
from alhambra.review.measuring import Measuring, shares_of
from alhambra.view import Phase

COURSE, GIVEN = 4, 5
"""What deals are for: each purpose has its own."""

Progress = Callable[[int, int], None]
"""Told how many turns are done, and of how many."""


class NothingToReview(ValueError):
    """The game has no turn that was played to its end."""


class TurnInGame(Struct, frozen=True):
    """A turn of a game: the position it began in, what was played, and what came of it."""

    step: int
    seat: int
    moves: tuple[Move, ...]
    game: Game
    events: tuple[Event, ...]


class _Estimate(Struct, frozen=True):
    """What everybody could expect after a turn's decision, and what the decision gave away for each."""

    points: tuple[float, ...]
    errors: tuple[float, ...]
    shares: tuple[float, ...]
    given: tuple[float, ...]
    shares_given: tuple[float, ...]


def turns_of(setup: Setup, moves: Sequence[Move]) -> Iterator[TurnInGame]:
    """The turns of a game that were played to their end; IllegalMove where it breaks the rules."""
    game = Game(setup)
    turn: list[Move] = []
    for step, move in enumerate(moves, 1):
        if not turn:
            before = game.copy()
        turn.append(move)
        events = game.play(move)
        if isinstance(move, EndTurn):
            assert before.actor is not None
            yield TurnInGame(step - len(turn), before.actor, tuple(turn), before, events)
            turn = []


def review_game(
    setup: Setup,
    moves: Sequence[Move],
    *,
    seats: Collection[int] | None = None,
    effort: Effort = NORMAL,
    seed: int = 0,
    progress: Progress | None = None,
) -> GameReview:
    """Review a game: the turns of these seats, all if none are named, and for everybody the course of it.

    It may be unfinished. NothingToReview if no turn was played to its end; IllegalMove where it breaks the rules.
    """
    turns = list(turns_of(setup, moves))
    if not turns:
        raise NothingToReview("no turn of this game was played to its end")
    reviewed = tuple(sorted(range(setup.players) if seats is None else set(seats)))
    unknown = [seat for seat in reviewed if not 0 <= seat < setup.players]
    if unknown:
        raise ValueError(f"seat {unknown[0]}: this game has seats 0 to {setup.players - 1}")
    measuring = Measuring(setup.players)
    decisions: list[ReviewedTurn] = []
    moments: list[Moment] = []
    for number, turn in enumerate(turns):
        if turn.seat in reviewed:
            judgement = judge(turn.game.view(turn.seat), turn.game.events, played=turn.moves, effort=effort, seed=seed)
            decisions.append(ReviewedTurn(turn.step, turn.step + len(turn.moves), turn.seat, judgement))
            estimate = _estimate_of(judgement, measuring, turn, effort, seed)
        else:
            estimate = _estimate(measuring, turn, effort, seed)
        moments.append(_moment(turn, estimate, moments[-1] if moments else None))
        if progress is not None:
            progress(number + 1, len(turns))
    game = Game(setup, moves)
    final = game.scores if game.is_over else None
    if final is not None:
        moments.append(_end(moments[-1], len(moves), turns[-1], final))
    figures = tuple(_figures(seat, seat in reviewed, decisions, moments, final) for seat in range(setup.players))
    return GameReview(VERSION, effort.name, setup.players, reviewed, tuple(decisions), tuple(moments), figures, final)


# -------------------------------------------------------------------- the curve


def _estimate_of(judgement: Judgement, measuring: Measuring, turn: TurnInGame, effort: Effort, seed: int) -> _Estimate:
    """Of a turn that was judged."""
    assert judgement.played is not None
    _begin(measuring, turn, seed, COURSE)
    measuring.play(_deals(turn, effort.here().curve), [0])
    if judgement.cost is None:
        return _told(measuring, turn)
    played, best = judgement.turns[judgement.played], judgement.turns[0]
    given = tuple(there - here for here, there in zip(played.points, best.points, strict=True))
    shares = tuple(there - here for here, there in zip(played.shares, best.shares, strict=True))
    return _told(measuring, turn, (given, shares))


def _estimate(measuring: Measuring, turn: TurnInGame, effort: Effort, seed: int) -> _Estimate:
    """Of one that was not: what it gave away against the planner's, where that is clear, measured anew."""
    here = effort.here()
    _begin(measuring, turn, seed, COURSE, with_planner=True)
    measuring.play(_deals(turn, here.curve), [0, 1])
    told = _told(measuring, turn)
    if not measuring.gap(1, 0).is_clear:
        return told
    _begin(measuring, turn, seed, GIVEN, with_planner=True)
    measuring.play(_deals(turn, 4 * here.curve), [0, 1])
    given, shares = measuring.changes(1, 0)
    return replace(told, given=given, shares_given=shares)


def _begin(measuring: Measuring, turn: TurnInGame, seed: int, purpose: int, *, with_planner: bool = False) -> None:
    table = JudgedTable(turn.game.view(turn.seat), turn.game.events, seed)
    packed = [packed_turn(table.state, turn.moves)]
    if with_planner:
        packed.append(plan(table.state))
    measuring.begin(table.state, table.luck(purpose), table.unknown, packed)


def _deals(turn: TurnInGame, deals: int) -> int:
    """Once only the last tiles are left, one game tells all."""
    return 1 if turn.game.phase == Phase.FINAL else deals


def _told(
    measuring: Measuring, turn: TurnInGame, given: tuple[tuple[float, ...], tuple[float, ...]] | None = None
) -> _Estimate:
    nothing = (0.0,) * turn.game.players
    points, shares = given or (nothing, nothing)
    return _Estimate(measuring.points(0), measuring.errors(0), measuring.shares(0), points, shares)


def _moment(turn: TurnInGame, estimate: _Estimate, before: Moment | None) -> Moment:
    """Before the first turn there was no luck that one could tell from the deal."""
    seats = range(turn.game.players)
    if before is None:
        luck = share_luck = (0.0,) * turn.game.players
    else:
        luck = tuple(estimate.points[i] + estimate.given[i] - before.points[i] for i in seats)
        share_luck = tuple(estimate.shares[i] + estimate.shares_given[i] - before.shares[i] for i in seats)
    return Moment(
        step=turn.step + len(turn.moves),
        seat=turn.seat,
        points=estimate.points,
        errors=estimate.errors,
        shares=estimate.shares,
        luck=luck,
        share_luck=share_luck,
        skill=tuple(-given for given in estimate.given),
        rounds=tuple(event.round for event in turn.events if isinstance(event, RoundScored)),
        has_reshuffle=any(isinstance(event, DiscardsReshuffled) for event in turn.events),
    )


def _end(before: Moment, step: int, last: TurnInGame, final: tuple[int, ...]) -> Moment:
    """How it ended: what the last draw still changed."""
    nothing = (0.0,) * len(final)
    shares = shares_of(final)
    return Moment(
        step=step,
        seat=last.seat,
        points=tuple(float(points) for points in final),
        errors=nothing,
        shares=shares,
        luck=tuple(points - expected for points, expected in zip(final, before.points, strict=True)),
        share_luck=tuple(share - expected for share, expected in zip(shares, before.shares, strict=True)),
        skill=nothing,
    )


# -------------------------------------------------------------------- players


def _figures(
    seat: int,
    is_reviewed: bool,
    decisions: Sequence[ReviewedTurn],
    moments: Sequence[Moment],
    final: tuple[int, ...] | None,
) -> PlayerFigures:
    own = [decision.judgement for decision in decisions if decision.seat == seat]
    luck = sum(moment.luck[seat] for moment in moments)
    result = None if final is None else final[seat]
    turns = sum(1 for moment in moments[: len(moments) - (final is not None)] if moment.seat == seat)
    plain = PlayerFigures(
        seat=seat,
        turns=len(own) if is_reviewed else turns,
        final=result,
        luck=luck,
        adjusted=None if result is None else result - luck,
    )
    if not own:
        return plain
    costs = [judgement.cost for judgement in own if judgement.cost is not None]
    by_cause: dict[Cause, float] = {}
    for cost in costs:
        by_cause[cost.cause] = by_cause.get(cost.cause, 0.0) + cost.gap.points
    return PlayerFigures(
        seat=plain.seat,
        turns=plain.turns,
        final=plain.final,
        luck=plain.luck,
        adjusted=plain.adjusted,
        accuracy=1 - len(costs) / len(own),
        error_rate=sum(cost.gap.points for cost in costs) / len(own),
        error_rate_error=math.sqrt(sum(cost.gap.points_error**2 for cost in costs)) / len(own),
        faults=by_cause,
    )
