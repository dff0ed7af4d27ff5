"""Every bot keeps to the rules for bots, and the check for it notices those that do not."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from time import perf_counter

import pytest

from alhambra import EndTurn, Event, Move, TakeMoney, View
from alhambra.bots import Budget, make, names
from alhambra.bots.random_bot import RandomBot
from alhambra.testing import BotFailure, check_bot
from tests.bots.clocks import think_by_own_time
from tests.support.games import IS_DEEP


@pytest.mark.parametrize("name", names())
def test_every_bot_of_the_house_conforms(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    think_by_own_time(monkeypatch)
    if IS_DEEP:
        check_bot(lambda seed: make(name, seed), steps=2_000)
    else:
        check_bot(lambda seed: make(name, seed), players=(2, 5), steps=45)


class Cheater(RandomBot):
    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:
        super().choose(view, history, budget)
        return EndTurn()


def test_an_illegal_move_is_noticed() -> None:
    with pytest.raises(BotFailure, match="illegal move end"):
        check_bot(Cheater, players=(3,))


class Mumbler(RandomBot):
    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:
        super().choose(view, history, budget)
        return "take something"  # type: ignore[return-value]


def test_an_answer_that_is_no_move_is_noticed() -> None:
    with pytest.raises(BotFailure, match="an answer that is no move: 'take something'"):
        check_bot(Mumbler, players=(3,))


class Stutterer(RandomBot):
    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:
        super().choose(view, history, budget)
        return TakeMoney(("Y1",))  # type: ignore[arg-type]


def test_a_move_that_is_made_of_texts_is_noticed() -> None:
    with pytest.raises(BotFailure, match=r"an answer that is no move: TakeMoney\(cards=\('Y1',\)\)"):
        check_bot(Stutterer, players=(3,))


class Moody(RandomBot):
    moods = count()

    def __init__(self, seed: int) -> None:
        super().__init__(seed + next(self.moods))


def test_a_bot_that_does_not_repeat_itself_is_noticed() -> None:
    with pytest.raises(BotFailure, match="with the same seed answers"):
        check_bot(Moody, players=(3,))


class Slow(RandomBot):
    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:
        ends = perf_counter() + (budget.seconds or 0) + 0.04
        while perf_counter() < ends and budget.seconds:
            pass
        return super().choose(view, history, budget)


def test_a_late_answer_is_noticed() -> None:
    with pytest.raises(BotFailure, match="for a budget of 10 ms"):
        check_bot(Slow, players=(3,), seconds=0.01)


class Spy(RandomBot):
    """Looks into the bag of the table it is checked at, as no honest bot could."""

    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:
        import inspect

        for frame in inspect.stack():
            game = frame.frame.f_locals.get("lookalike") or frame.frame.f_locals.get("game")
            if game is not None:
                state = game.state()
                return RandomBot(int(state.bag.items[state.bag.size - 1])).choose(view, history, budget)
        raise AssertionError


def test_knowledge_of_a_hidden_pile_is_noticed() -> None:
    with pytest.raises(BotFailure, match="hidden piles lie in another order"):
        check_bot(Spy, players=(3,))
