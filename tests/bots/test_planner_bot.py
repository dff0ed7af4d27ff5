"""Planned turns: legal in every phase, and wise where wisdom is plain to see."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from alhambra import Building, Buy, Card, Exchange, Game, GiveToDirk, Move, Remove, Stop, TakeMoney, card, cell, tile
from alhambra.bots import Budget, make
from alhambra.bots.planner_bot import make_planner, turn_of
from alhambra.orders import legal_moves, unpack
from alhambra.position import Position
from alhambra.rules.moves import END_TURN
from alhambra.rules.state import State
from alhambra.rules.turn import play
from alhambra.view import Phase
from tests.bots.tables import games_of, states_of

NO_TIME = Budget(seconds=0.1)


def plan(state: State, rank: int = 0) -> list[Move]:
    """A turn from here on, by the planner's rank."""
    planner = make_planner(int(state.players))
    planner.plan(state)
    ahead = state.copy()
    moves = []
    for number in turn_of(planner, rank):
        moves.append(unpack(ahead, number))
        if number != END_TURN:
            play(ahead, number)
    return moves


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("bot", ["architect", "odd"])
def test_every_turn_that_is_planned_can_be_played(players: int, bot: str) -> None:
    planner = make_planner(players)
    for state in states_of(bot, players, "planned", every=5):
        planner.plan(state)
        assert planner.found > 0
        for rank in range(int(planner.found)):
            ahead = state.copy()
            for number in turn_of(planner, rank):
                assert unpack(ahead, number) in legal_moves(ahead)
                play(ahead, number)
            assert number == END_TURN
        assert [planner.worth[i] for i in range(int(planner.found))] == sorted(
            (planner.worth[i] for i in range(int(planner.found))), reverse=True
        )


@pytest.mark.parametrize("players", [2, 4])
def test_quick_plans_can_be_played_too(players: int) -> None:
    planner = make_planner(players)
    for state in states_of("greedy", players, "quick", every=3):
        planner.plan_quickly(state)
        for number in turn_of(planner, 0):
            assert unpack(state, number) in legal_moves(state)
            play(state, number)


def test_only_a_thorough_planner_considers_exchanges_and_removals() -> None:
    thorough, swift = make_planner(3), make_planner(3)
    swift.is_thorough = False
    kinds: dict[bool, set[type[Move]]] = {True: set(), False: set()}
    for state in states_of("odd", 3, "thorough", every=5):
        for planner in (thorough, swift):
            planner.plan(state)
            for rank in range(int(planner.found)):
                kinds[planner.is_thorough].add(type(unpack(state, turn_of(planner, rank)[0])))
    assert kinds[True] - kinds[False] == {Exchange, Remove}


def test_thinking_changes_nothing_at_the_table() -> None:
    for game in games_of("architect", 3, "untouched", steps=60):
        state = game.state()
        before = [(palace.plan(), int(palace.copy().wall())) for palace in state.palaces]
        make_planner(3).plan(state)
        assert [(palace.plan(), int(palace.copy().wall())) for palace in state.palaces] == before


def test_a_bot_copes_with_a_turn_that_somebody_else_began() -> None:
    """After an exact purchase, while settling, when ready, and with the last tiles."""
    seen = set()
    for game in games_of("greedy", 4, "taken over"):
        seat = game.actor
        move = make("architect").choose(game.view(seat), game.events, NO_TIME)
        assert game.why_not(move) is None
        seen.add((game.phase, game.view(None).has_bonus))
    assert len(seen) >= 4


# -------------------------------------------------------------------- wisdom


def hand(*names: str) -> tuple[Card, ...]:
    return tuple(card(name) for name in names)


def first_turn(position: Position) -> list[Move]:
    return plan(Game(position).state())


def buys(moves: Sequence[Move]) -> list[str]:
    return [str(move) for move in moves if isinstance(move, Buy)]


MARKET = (tile("To9b"), tile("Ga12"), tile("Ch10"), tile("Ar9"))


def test_exact_money_is_spent_exactly() -> None:
    """R19: two towers' worth of cards, one of them exact, and the turn goes on."""
    moves = first_turn(Position(players=3, market=MARKET, hands=(hand("Y9", "Y7", "Y5"),), display=hand("B1", "O9")))
    assert buys(moves) == ["buy 1 Y9"]
    assert isinstance(moves[1], TakeMoney)


def test_several_exact_purchases_come_in_one_turn() -> None:
    moves = first_turn(
        Position(players=4, market=MARKET, hands=(hand("Y4", "Y5", "O9", "B3", "B7"),), display=hand("G1", "G2"))
    )
    assert len(buys(moves)) >= 2


def test_a_bonus_that_is_of_no_use_is_declined() -> None:
    """A2: after an exact purchase there is nothing to take, to buy or to build."""
    moves = first_turn(Position(players=3, market=MARKET, hands=(hand("Y9"),), display=()))
    assert [type(move) for move in moves[:2]] == [Buy, Stop]


def test_dirk_is_fed_when_that_hurts_the_rival_more() -> None:
    """R42: I have the most towers anyway; as Dirk's, one more makes my rival share the second place."""
    mine = (Building(cell("e1"), tile("To11c")), Building(cell("e2"), tile("To12")))
    position = Position(
        players=2,
        palaces=(mine, (Building(cell("w1"), tile("To10")),)),
        phase=Phase.SETTLE,
        aside=(tile("To11a"),),
        market=(None, tile("Pa2"), tile("Pa3"), tile("Pa4")),
        hands=(hand("Y9"), hand("G1")),
        dirk=(tile("Pa8"),),
        display=hand("G9", "B9", "O9", "Y9"),
        scores=(40, 40),
        round=2,
        bag=(),
        bag_goes_on=False,
        turns=60,
    )
    assert any(isinstance(move, GiveToDirk) for move in first_turn(position))


def test_at_the_end_a_winning_purchase_ends_the_game() -> None:
    """R36: the bag is empty, so any purchase is the last; the leader takes it."""
    leader = tuple(Building(cell(f"e{i}"), tile(name)) for i, name in enumerate(("To12", "Ga11", "Ga10c"), start=1))
    position = Position(
        players=3,
        palaces=(leader,),
        market=MARKET,
        hands=(hand("Y9"), hand("G1", "G1"), hand("B1")),
        display=hand("G5", "B5", "O5", "Y1"),
        scores=(80, 20, 20),
        round=2,
        bag=(),
        bag_goes_on=False,
        turns=60,
    )
    assert buys(first_turn(position)) == ["buy 1 Y9"]


@pytest.mark.parametrize("is_quick", [False, True])
def test_in_a_game_that_is_far_too_long_whoever_can_buy_does(is_quick: bool) -> None:
    """A48: two who only rebuild, with all money in their hands, would go on for ever."""
    planner = make_planner(2)
    for state in states_of("architect", 2, "too long", every=4):
        state.turns = 5_000
        if any(isinstance(move, Buy) for move in legal_moves(state)):
            if is_quick:
                planner.plan_quickly(state)
            else:
                planner.plan(state)
            assert isinstance(unpack(state, turn_of(planner, 0)[0]), Buy)
