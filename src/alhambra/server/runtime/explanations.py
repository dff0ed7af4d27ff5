"""Why a turn was played as it was: computed once by a computer player, and cached for whoever asks again."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final, Protocol

from msgspec import Struct

from alhambra.bots import Budget
from alhambra.game import Game
from alhambra.moves import EndTurn
from alhambra.review import Cause, Grade
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.table import Table
from alhambra.server.protocol.basics import ENCODER
from alhambra.server.protocol.messages import ExplainAnswer, PointsFrom, TurnWorth

BUDGET: Final = Budget(seconds=1.0)
DEADLINE: Final = 5.0
"""Seconds within which an answer is due: computer players who are to move come first."""
CACHE_SIZE: Final = 500

Key = tuple[str, int, int]


class Explained(Struct, frozen=True):
    """What `ExplainAnswer` says of a turn."""

    turns: tuple[TurnWorth, ...]
    played: int
    grade: Grade
    cause: Cause | None
    parts: tuple[PointsFrom, ...]
    is_exact: bool


class Explainer(Protocol):
    """Who works an explanation out: elsewhere, so that nobody who plays waits for it."""

    async def explain(
        self, view: bytes, history: bytes, moves: tuple[str, ...], budget: Budget, due: float
    ) -> Explained | None:
        """What a turn that was played is worth, and its alternatives; None if it could not be had."""


class PlayedTurn:
    """A turn that has been played: where it began, whose it was, and its moves."""

    def __init__(self, table: Table, step: int) -> None:
        if table.game is None:
            raise Refused(RefusalCode.NOT_STARTED, "the game has not begun")
        moves = table.game.moves
        ends = [k for k, move in enumerate(moves) if isinstance(move, EndTurn)]
        end = next((k for k in ends if k >= step - 1), None)
        if end is None:
            raise Refused(RefusalCode.NO_SUCH_STEP, f"step {step} belongs to no turn that has ended")
        begin = max((k + 1 for k in ends if k < step - 1), default=0)
        self.key: Key = (table.id, table.number, begin)
        self.game: Game = table.game.at(begin)
        self.moves = tuple(map(str, moves[begin : end + 1]))
        assert self.game.actor is not None
        self.seat = self.game.actor

    def check_may_be_asked(self, table: Table, guest: str) -> None:
        if self.seat not in table.explainable_to(guest):
            raise Refused(RefusalCode.NOT_YOUR_SEAT, "what others had in mind can be asked when the game is over")


class Explanations:
    """Those asked for last."""

    def __init__(self, explainer: Explainer) -> None:
        self._explainer = explainer
        self._cache: OrderedDict[Key, Explained] = OrderedDict()

    def is_cached(self, turn: PlayedTurn) -> bool:
        return turn.key in self._cache

    async def of(self, turn: PlayedTurn, asked: int) -> ExplainAnswer:
        """The answer to the question with this number. It rests on what the seat could know when its turn began."""
        found = self._cache.get(turn.key)
        if found is None:
            view = turn.game.view(turn.seat)
            found = await self._explainer.explain(
                view=ENCODER.encode(view),
                history=ENCODER.encode(turn.game.events),
                moves=turn.moves,
                budget=BUDGET,
                due=time.monotonic() + DEADLINE,
            )
            if found is None:
                raise Refused(RefusalCode.SERVER_ERROR, "the computer player gave no answer")
            self._cache[turn.key] = found
            if len(self._cache) > CACHE_SIZE:
                self._cache.popitem(last=False)
        market = turn.game.view(turn.seat).market
        return ExplainAnswer(
            asked, turn.seat, market, found.turns, found.played, found.grade, found.cause, found.parts, found.is_exact
        )
