"""What a turn was worth, and the best there was instead.

First the search names candidates. They are compared in the same deals, played out to the end by planners, and the best
of them is taken for the best turn. Then the played turn and the best are looked at again, and where a difference seems
to be real it is measured, each time in deals of their own: the best of several noisy values is flattered, and so would
be the cost.
"""

from __future__ import annotations

from collections.abc import Sequence

from alhambra.bots.bot import luck_of
from alhambra.bots.known_table import piece_together
from alhambra.events import Event
from alhambra.moves import Move
from alhambra.review.candidates import cause_of, find_candidates, leads_to, named_turn, packed_turn
from alhambra.review.effort import NORMAL, Effort
from alhambra.review.figures import Cost, Gap, Grade, JudgedTurn, Judgement, grade_of
from alhambra.review.last_tiles import best_ending, is_last_to_place
from alhambra.review.measuring import Measuring
from alhambra.rules.shuffle import first_luck
from alhambra.rules.state import FINAL, OVER, State
from alhambra.view import View

TURNS = 4
"""How many turns are told about besides the played one."""
HOPELESS = 3.0
"""Standard errors behind the leader with which a candidate is dropped half-way."""
SUSPICIOUS = 1.0
"""Standard errors by which a turn must be behind the best for the difference to be measured."""


class JudgedTable:
    """A moment to be judged: the table as its seat can know it, and its luck."""

    def __init__(self, view: View, history: Sequence[Event], seed: int) -> None:
        self.state, self.unknown = piece_together(view, history)
        self._luck = luck_of(seed, view, history)

    def luck(self, purpose: int) -> int:
        """Deals for each purpose of their own."""
        return first_luck(self._luck + purpose)

    @property
    def is_settled(self) -> bool:
        """Whether no pile is turned over any more: then one game tells all."""
        return bool(self.state.phase == FINAL)


def judge(
    view: View,
    history: Sequence[Event],
    *,
    played: Sequence[Move] = (),
    effort: Effort = NORMAL,
    seed: int = 0,
) -> Judgement:
    """The best turns from this position on and, with the moves of a turn as somebody played it, what that one cost.

    A turn that is not played to its end yet is finished by the planner; ValueError if it is not possible here. The
    answer depends on nothing but what is given.
    """
    table = JudgedTable(view, history, seed)
    if table.state.phase == OVER:
        return Judgement(int(table.state.actor), (), None, None, None, is_exact=False)
    turns = _candidates(table, effort.here())
    at_most = packed_turn(table.state, played)
    place = _place_of(table.state, at_most, turns) if at_most else None
    if at_most and place is None:
        turns.append(at_most)
        place = len(turns) - 1
    return _Comparison(table, turns, place, effort.here()).judgement()


def _candidates(table: JudgedTable, effort: Effort) -> list[list[int]]:
    found = find_candidates(table.state, table.luck(0), table.unknown, effort.simulations, TURNS)
    if not is_last_to_place(table.state):
        return found
    best = best_ending(table.state)
    outcome = leads_to(table.state, best)
    return [best, *(turn for turn in found if leads_to(table.state, turn) != outcome)]


def _place_of(state: State, turn: list[int], turns: Sequence[list[int]]) -> int | None:
    """Which of the turns this one is, in whatever order its moves were made."""
    outcome = leads_to(state, turn)
    return next((i for i, other in enumerate(turns) if leads_to(state, other) == outcome), None)


class _Comparison:
    """The candidates of one moment, compared."""

    def __init__(self, table: JudgedTable, turns: list[list[int]], played: int | None, effort: Effort) -> None:
        self._table = table
        self._turns = turns
        self._played = played
        self._effort = effort
        self._is_exact = is_last_to_place(table.state)
        self._measuring = Measuring(int(table.state.players))

    def judgement(self) -> Judgement:
        order, told = self._screen()
        best = order[0]
        cost, grade = None, None
        if self._played is not None:
            grade = Grade.BEST if self._played == best else Grade.FINE
            if self._played != best and self._is_suspicious(best, self._played):
                found, told[best], told[self._played] = self._measure(best, self._played)
                grade = grade_of(found.gap)
                cost = found if grade.is_fault else None
        turns = tuple(told[i] for i in order)
        place = None if self._played is None else order.index(self._played)
        return Judgement(int(self._table.state.actor), turns, place, grade, cost, self._is_exact)

    def _screen(self) -> tuple[list[int], dict[int, JudgedTurn]]:
        """The candidates in order, best first, and what each leads to."""
        measuring, table = self._measuring, self._table
        measuring.begin(table.state, table.luck(1), table.unknown, self._turns)
        alive = list(range(len(self._turns)))
        if table.is_settled:
            measuring.play(1, alive)
        else:
            half = max(1, self._effort.screening // 2)
            measuring.play(half, alive)
            leader = max(alive, key=measuring.worth)
            alive = [i for i in alive if i in (leader, self._played) or not _is_hopeless(measuring.gap(leader, i))]
            measuring.play(half, alive)
        best = self._leader(alive)
        rest = [i for i in range(len(self._turns)) if i != best]
        order = [best, *sorted(rest, key=lambda i: -measuring.worth(i))]
        return order, {i: self._told(i, None if i == best else measuring.gap(best, i)) for i in order}

    def _leader(self, alive: Sequence[int]) -> int:
        """The best; where everything was looked at, the first candidate, which was found to be."""
        return 0 if self._is_exact else max(alive, key=self._measuring.worth)

    def _is_suspicious(self, best: int, played: int) -> bool:
        """Whether the played turn seems to be behind in deals that had no say in which turn is the best."""
        if self._table.is_settled:
            return True
        self._begin_anew(2, best, played)
        self._measuring.play(self._effort.checking, [0, 1])
        gap = self._measuring.gap(0, 1)
        return gap.points > SUSPICIOUS * gap.points_error or gap.share > SUSPICIOUS * gap.share_error

    def _measure(self, best: int, played: int) -> tuple[Cost, JudgedTurn, JudgedTurn]:
        """What the played turn costs against the best."""
        measuring = self._measuring
        turns = self._begin_anew(3, best, played)
        between = measuring.add_between(0, 1)
        measuring.play(1 if self._table.is_settled else self._effort.measuring, [0, 1, between])
        gap = measuring.gap(0, 1)
        cost = Cost(gap, measuring.parts(0, between, 1), cause_of(turns[1], turns[0]), measuring.games(1))
        return cost, self._told(0, None, turns[0]), self._told(1, gap, turns[1])

    def _begin_anew(self, purpose: int, best: int, played: int) -> list[list[int]]:
        """Candidate 0 is the best turn, candidate 1 the played one, and the deals are new."""
        turns = [self._turns[best], self._turns[played]]
        self._measuring.begin(self._table.state, self._table.luck(purpose), self._table.unknown, turns)
        return turns

    def _told(self, candidate: int, behind: Gap | None, turn: list[int] | None = None) -> JudgedTurn:
        measuring = self._measuring
        return JudgedTurn(
            moves=named_turn(self._table.state, self._turns[candidate] if turn is None else turn),
            points=measuring.points(candidate),
            shares=measuring.shares(candidate),
            games=measuring.games(candidate),
            behind=behind,
        )


def _is_hopeless(gap: Gap) -> bool:
    return gap.points > HOPELESS * gap.points_error and gap.share >= 0
