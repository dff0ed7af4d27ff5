"""Why a turn was played as it was: thought out in a thinker's process, once, and kept for whoever asks again."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from alhambra import Game
from alhambra.bots import Budget
from alhambra.moves import EndTurn
from alhambra.server import protocol
from alhambra.server.computers.thinker import Explained
from alhambra.server.computers.thinkers import Thinkers
from alhambra.server.protocol import RefusalCode, SeatKind, TablePhase
from alhambra.server.refused import Refused
from alhambra.server.tables.chronicle import ENCODER
from alhambra.server.tables.table import Table

BUDGET: Final = Budget(seconds=1.0)
PATIENCE: Final = 5.0
"""Seconds within which an answer is due: computer players who are to move come first."""
KEPT: Final = 500

Key = tuple[str, int, int]


class Turn:
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
        """What computer players had in mind is no secret, and one's own turns are one's own; the others' wait."""
        is_open = table.phase is TablePhase.OVER or table.sitters[self.seat].kind is SeatKind.COMPUTER
        if not is_open and self.seat not in table.seats_of(guest):
            raise Refused(RefusalCode.NOT_YOUR_SEAT, "what others had in mind can be asked when the game is over")


class Explanations:
    """Those asked for last."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._kept: OrderedDict[Key, Explained] = OrderedDict()

    def is_known(self, turn: Turn) -> bool:
        return turn.key in self._kept

    async def of(self, turn: Turn, asked: int) -> protocol.ExplainAnswer:
        """The answer to the question with this number. It rests on what the seat could know when its turn began."""
        found = self._kept.get(turn.key)
        if found is None:
            view = turn.game.view(turn.seat)
            found = await self._thinkers.explain(
                view=ENCODER.encode(view),
                history=ENCODER.encode(turn.game.events),
                moves=turn.moves,
                budget=BUDGET,
                due=time.monotonic() + PATIENCE,
            )
            if found is None:
                raise Refused(RefusalCode.SERVER_ERROR, "the computer player gave no answer")
            self._kept[turn.key] = found
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        market = turn.game.view(turn.seat).market
        return protocol.ExplainAnswer(asked, turn.seat, market, found.turns, found.played)
