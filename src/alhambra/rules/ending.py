"""The end of the game: the last tiles, the last round, the winners (R36-R39)."""

from __future__ import annotations

from alhambra.rules.journal import GAME_ENDED, LEFTOVER_AWARDED, TURN_BEGUN
from alhambra.rules.money import currency_of_slot
from alhambra.rules.packed import i64
from alhambra.rules.scoring import LAST_ROUND, score_round
from alhambra.rules.state import FINAL, NO_TILE, NOBODY, OVER, SLOTS, State


def award_leftovers(state: State) -> None:
    """Each tile of the market goes to whoever holds strictly the most money in its slot's currency (R37)."""
    slot: i64
    for slot in range(SLOTS):
        if state.market[slot] == NO_TILE:
            continue
        receiver = richest(state, currency_of_slot(slot))
        state.receivers[slot] = receiver
        if state.journal is not None:
            line = [LEFTOVER_AWARDED, int(slot), int(state.market[slot]), int(receiver)]
            for seat in range(int(state.players)):
                line.append(int(state.money_of(seat, currency_of_slot(slot))))
            state.journal.note(line)


def richest(state: State, currency: i64) -> i64:
    """The seat with the largest total in a currency; NOBODY when the top is shared, also when all have nothing."""
    most: i64 = 0
    seat_of_most: i64 = NOBODY
    seat: i64
    for seat in range(state.players):
        total: i64 = state.money_of(seat, currency)
        if total > most:
            most = total
            seat_of_most = seat
        elif total == most:
            seat_of_most = NOBODY
    return seat_of_most


def hand_on(state: State) -> bool:
    """Pass the last tiles to the next receiver, clockwise (R38); whether there was one.

    A receiver gets the tiles when it is their time to build, so that only one player ever has tiles aside.
    """
    steps: i64
    slot: i64
    for steps in range(1, state.players + 1):
        seat: i64 = (state.actor + steps) % state.players
        for slot in range(SLOTS):
            if state.receivers[slot] == seat:
                state.aside.add(state.market[slot])
                state.market[slot] = NO_TILE
                state.receivers[slot] = NOBODY
        if state.aside.size > 0:
            state.actor = seat
            state.phase = FINAL
            if state.journal is not None:
                state.journal.note([TURN_BEGUN, int(seat)])
            return True
    return False


def finish(state: State) -> None:
    """Round 3, and the game is over (R39). A round whose card never came is never held (A12)."""
    state.phase = OVER
    score_round(state, LAST_ROUND)
    if state.journal is not None:
        state.journal.note([GAME_ENDED, *winners(state)])


def winners(state: State) -> list[int]:
    """The players with the most points; equal points share the victory, and Dirk never wins (R39, R41)."""
    points = [int(state.scores[seat]) for seat in range(state.players)]
    return [seat for seat in range(len(points)) if points[seat] == max(points)]
