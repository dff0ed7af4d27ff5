"""What scores most now: the measure that every thinking bot should beat."""

from __future__ import annotations

from typing import Final

from alhambra.rules.money import CURRENCIES
from alhambra.rules.moves import END_TURN, MoveList
from alhambra.rules.packed import i64, vec
from alhambra.rules.scoring import LAST_ROUND, share_of
from alhambra.rules.shuffle import choice_of, first_luck, next_luck
from alhambra.rules.state import State
from alhambra.rules.tiles import KIND, KINDS
from alhambra.rules.turn import list_moves, play

COIN: Final = 0.25
"""Points that a coin in hand counts for."""


class Desk:
    """Working memory of the greedy bot; one for the whole process."""

    def __init__(self) -> None:
        self.moves: MoveList = MoveList()
        self.counts: vec[i64] = vec[i64]([0] * 8)


DESK: Final = Desk()


def most_now(state: State, luck: i64) -> i64:
    """The move after which the actor would have most; among equals, luck decides."""
    seat: i64 = state.actor
    luck = first_luck(luck)
    moves = DESK.moves
    list_moves(state, moves)
    best: i64 = moves.moves[0]
    most = -1.0e9
    equals: i64 = 0
    i: i64
    for i in range(moves.count):
        move: i64 = moves.moves[i]
        after = state.copy()
        if move != END_TURN:
            play(after, move)
        value = worth_now(after, seat)
        if value > most:
            most = value
            best = move
            equals = 1
        elif value == most:
            equals += 1
            luck = next_luck(luck)
            if choice_of(luck, equals) == 0:
                best = move
    return best


def worth_now(state: State, seat: i64) -> float:
    """Points if the next round were held now, tiles still aside counted as built, and the money."""
    points: i64 = state.palaces[seat].wall()
    kind: i64
    for kind in range(KINDS):
        points += share_now(state, seat, kind)
    coins: i64 = 0
    currency: i64
    for currency in range(CURRENCIES):
        coins += state.money_of(seat, currency)
    return float(points) + COIN * float(coins)


def share_now(state: State, seat: i64, kind: i64) -> i64:
    """What one majority would bring the seat (R33)."""
    round_: i64 = state.round + 1 if state.round < LAST_ROUND else LAST_ROUND
    mine: i64 = state.palaces[seat].kinds[kind]
    i: i64
    for i in range(state.aside.size):
        if KIND[state.aside.items[i]] == kind:
            mine += 1
    if mine == 0:
        return 0
    ahead: i64 = 0
    sharing: i64 = 1
    rival: i64
    for rival in range(state.rivals()):
        if rival != seat:
            theirs: i64 = state.count_of(rival, kind)
            if theirs > mine:
                ahead += 1
            elif theirs == mine:
                sharing += 1
    return share_of(round_, kind, ahead, sharing)
