"""The turns that a judgement compares: the best the search finds, and the one that was played."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from alhambra.bots.bot import Budget
from alhambra.bots.engine.halving import try_out_candidates
from alhambra.bots.planner_bot import make_planner, turn_of
from alhambra.bots.search_bot import effort_for, make_search
from alhambra.moves import EndTurn, Move
from alhambra.orders import pack, unpack, why_not
from alhambra.review.figures import Cause
from alhambra.rules.moves import (
    BUILD,
    BUY,
    END_TURN,
    EXCHANGE,
    GIVE_TO_DIRK,
    PLACE,
    REMOVE,
    STORE,
    TAKE_MONEY,
    kind_of_move,
    slot_of,
)
from alhambra.rules.state import State
from alhambra.rules.turn import play

REDESIGNS = (BUILD, REMOVE, EXCHANGE)


def find_candidates(state: State, luck: int, unknown: int, simulations: int, most: int) -> list[list[int]]:
    """Turns that the search finds best, of those that do the same actions the best placed one, best first."""
    search = make_search(int(state.players))
    effort = effort_for(int(state.players), Budget(simulations=simulations))
    search.begin(state, luck, unknown, effort.candidates, effort.is_careful)
    first = try_out_candidates(search, simulations, None, perf_counter())
    order = sorted(range(int(search.count)), key=search.mark, reverse=True)
    ranked = [turn_of(search.planner, rank) for rank in (first, *(each for each in order if each != first))]
    return _different(ranked)[:most]


def _different(turns: Sequence[list[int]]) -> list[list[int]]:
    found: dict[tuple[int, ...], list[int]] = {}
    for turn in turns:
        found.setdefault(tuple(actions_of(turn)) or tuple(turn), turn)
    return list(found.values())


def actions_of(turn: Sequence[int]) -> list[int]:
    """Its moves before tiles are settled: the kinds of moves are numbered in the order of a turn."""
    return [move for move in turn if kind_of_move(move) < PLACE]


def plan(state: State) -> list[int]:
    """The turn that a planner would play."""
    planner = make_planner(int(state.players))
    planner.plan(state)
    return turn_of(planner, 0)


def packed_turn(state: State, moves: Sequence[Move]) -> list[int]:
    """A turn in names as the rulebook's numbers; one that is not played to its end yet is finished by the planner.

    ValueError where a move of it is not possible.
    """
    ahead = state.copy()
    numbers: list[int] = []
    for move in moves:
        refusal = why_not(ahead, move)
        if refusal is not None:
            raise ValueError(f"{move} is not possible: {refusal.code}")
        if isinstance(move, EndTurn):
            break
        numbers.append(pack(ahead, move))
        play(ahead, numbers[-1])
    if not numbers and not moves:
        return []
    return [*numbers, END_TURN] if why_not(ahead, EndTurn()) is None else numbers + plan(ahead)


def named_turn(state: State, turn: Sequence[int]) -> tuple[Move, ...]:
    ahead = state.copy()
    moves: list[Move] = []
    for number in turn:
        moves.append(unpack(ahead, number))
        if number == END_TURN:
            break  # behind it lies chance
        play(ahead, number)
    return tuple(moves)


def leads_to(state: State, turn: Sequence[int]) -> object:
    """What a turn leaves on the table, as a value: turns that differ only in the order of their moves are equal."""
    ahead = state.copy()
    for number in turn[:-1]:
        play(ahead, number)
    seat = int(ahead.actor)
    return (
        sorted(ahead.palaces[seat].plan().items()),
        sorted(ahead.reserves[seat].listed()),
        sorted(ahead.dirk.listed()),
        [int(purse) for purse in ahead.purses],
        ahead.display.listed(),
    )


def cause_of(played: Sequence[int], better: Sequence[int]) -> Cause:
    """In what two turns differ, named by what comes first in a turn."""
    here, there = actions_of(played), actions_of(better)
    if sorted(here) == sorted(there):
        away = [sum(kind_of_move(move) in (STORE, GIVE_TO_DIRK) for move in turn) for turn in (played, better)]
        return Cause.PLACEMENT if away[0] == away[1] else Cause.RESERVE
    rebuilt = [[move for move in turn if kind_of_move(move) in REDESIGNS] for turn in (here, there)]
    if rebuilt[0] != rebuilt[1]:
        return Cause.REDESIGN
    bought = [sorted(slot_of(move) for move in turn if kind_of_move(move) == BUY) for turn in (here, there)]
    if bought[0] != bought[1]:
        return Cause.PURCHASE if bought[0] and bought[1] else Cause.TIMING
    taken = [[move for move in turn if kind_of_move(move) == TAKE_MONEY] for turn in (here, there)]
    return Cause.MONEY if taken[0] != taken[1] else Cause.PAYMENT
