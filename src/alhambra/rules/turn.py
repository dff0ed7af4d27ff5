"""The order of play (R14, R15, R28): which moves there are, and what follows which. No rule of its own.

ACT      take, buy or redesign; an exact purchase stays here, everything else leads on
SETTLE   place, store or give away each tile bought
READY    only the end of the turn is left; chance happens here and nowhere else
FINAL    receivers of the last tiles settle them, one after the other (R38)
OVER
"""

from __future__ import annotations

from alhambra.rules.buy import buy, list_purchases
from alhambra.rules.dirk import feed_dirk_after_round
from alhambra.rules.ending import award_leftovers, finish, hand_on
from alhambra.rules.journal import ACTIONS_STOPPED, TURN_BEGUN, TURN_ENDED
from alhambra.rules.moves import (
    BUILD,
    BUY,
    END_TURN,
    EXCHANGE,
    GIVE_TO_DIRK,
    PLACE,
    REMOVE,
    STOP,
    STORE,
    TAKE_MONEY,
    MoveList,
    kind_of_move,
)
from alhambra.rules.packed import i64
from alhambra.rules.place import give_to_dirk, list_settling, place, store
from alhambra.rules.reasons import (
    ACTION_IS_COMPULSORY,
    ACTIONS_ARE_OVER,
    ACTIONS_COME_FIRST,
    BONUS_IS_OPEN,
    GAME_OVER,
    NO_ACTIONS_AT_THE_END,
    TILES_LEFT_TO_SETTLE,
    Refusal,
)
from alhambra.rules.redesign import build, exchange, list_redesigns, remove
from alhambra.rules.refill import refill_display, refill_market
from alhambra.rules.scoring import score_round
from alhambra.rules.state import ACT, FINAL, OVER, READY, SETTLE, State
from alhambra.rules.take_money import list_takings, take_money

# -------------------------------------------------------------------- which moves there are


def list_moves(state: State, moves: MoveList) -> None:
    """Every legal move; of the payments only those without a spare card (R17, R18)."""
    moves.count = 0
    if state.phase == ACT:
        list_actions(state, moves)
        if may_stop(state, moves.count):
            moves.add(STOP)
    elif state.phase != OVER:
        list_settling(state, moves)
        if state.aside.size == 0:
            moves.add(END_TURN)


def list_actions(state: State, moves: MoveList) -> None:
    """The three actions (R14)."""
    list_takings(state, state.distinct_takings, moves)
    list_purchases(state, moves)
    list_redesigns(state, moves)


def may_stop(state: State, actions: i64) -> bool:
    """A bonus may be declined (A2); the first action only when none is possible (R15)."""
    return state.has_bonus or actions == 0


# -------------------------------------------------------------------- why not now


def why_not_act(state: State) -> Refusal | None:
    """Whether it is time for one of the three actions."""
    if state.phase == ACT:
        return None
    if state.phase == OVER:
        return Refusal(GAME_OVER)
    return Refusal(NO_ACTIONS_AT_THE_END if state.phase == FINAL else ACTIONS_ARE_OVER)


def why_not_settle(state: State) -> Refusal | None:
    """Whether it is time to place what was bought."""
    if state.phase == ACT:
        return Refusal(BONUS_IS_OPEN if state.has_bonus else ACTIONS_COME_FIRST)
    return Refusal(GAME_OVER) if state.phase == OVER else None


def why_not_stop(state: State) -> Refusal | None:
    refusal = why_not_act(state)
    if refusal is None and not state.has_bonus:
        actions = MoveList()
        list_actions(state, actions)
        if not may_stop(state, actions.count):
            return Refusal(ACTION_IS_COMPULSORY)
    return refusal


def why_not_end_turn(state: State) -> Refusal | None:
    if state.phase == OVER:
        return Refusal(GAME_OVER)
    if state.phase == ACT:
        return Refusal(BONUS_IS_OPEN if state.has_bonus else ACTION_IS_COMPULSORY)
    if state.aside.size > 0:
        return Refusal(TILES_LEFT_TO_SETTLE).about_tiles(state.aside.listed())
    return None


# -------------------------------------------------------------------- what then happens


def play(state: State, move: i64) -> None:
    """Carry out a legal move."""
    kind: i64 = kind_of_move(move)
    if kind == TAKE_MONEY:
        take_money(state, move)
        end_actions(state)
    elif kind == PLACE:
        place(state, move)
        see_if_ready(state)
    elif kind == END_TURN:
        end_turn(state)
    elif kind == BUY:
        state.has_bonus = buy(state, move)
        if not state.has_bonus:
            end_actions(state)
    elif kind == STORE:
        store(state, move)
        see_if_ready(state)
    elif kind == REMOVE:
        remove(state, move)
        end_actions(state)
    elif kind == EXCHANGE:
        exchange(state, move)
        end_actions(state)
    elif kind == BUILD:
        build(state, move)
        end_actions(state)
    elif kind == STOP:
        if state.journal is not None:
            state.journal.note([ACTIONS_STOPPED, int(state.actor), int(state.has_bonus)])
        end_actions(state)
    elif kind == GIVE_TO_DIRK:
        give_to_dirk(state, move)
        see_if_ready(state)


def end_actions(state: State) -> None:
    state.has_bonus = False
    state.phase = SETTLE if state.aside.size > 0 else READY


def see_if_ready(state: State) -> None:
    if state.phase == SETTLE and state.aside.size == 0:
        state.phase = READY


def end_turn(state: State) -> None:
    """Display, market, scoring, Dirk, next player or the end: in this order (R28)."""
    if state.journal is not None:
        state.journal.note([TURN_ENDED, int(state.actor)])
    if state.phase == FINAL:
        if not hand_on(state):
            finish(state)
        return
    state.turns += 1
    scoring_cards: i64 = refill_display(state)
    is_market_full = refill_market(state)
    while scoring_cards > 0:
        score_round(state, state.round + 1)
        if state.players == 2:
            feed_dirk_after_round(state)
        scoring_cards -= 1
    if is_market_full:
        state.phase = ACT
        state.actor = (state.actor + 1) % state.players
        if state.journal is not None:
            state.journal.note([TURN_BEGUN, int(state.actor)])
    else:
        award_leftovers(state)
        if not hand_on(state):
            finish(state)
