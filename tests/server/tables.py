"""Tables without a server: orders in, entries out."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

from alhambra.server.core import log
from alhambra.server.core.decide import decide, open_table
from alhambra.server.core.domain import Caller, ComputerSeat, EmptySeat, OwnSeat, SeatPlan
from alhambra.server.core.fairness import commit, draw_secret
from alhambra.server.core.orders import (
    AgreeToRematch,
    AnyOrder,
    PlayMove,
    RedoStep,
    RestartTurn,
    RevealShare,
    StartGame,
    TakeSeat,
    UndoStep,
)
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.table import Table, absorb, replay
from alhambra.server.protocol.rest import NewTable
from alhambra.server.runtime.publishing import publish

ANNA = Caller("anna", "Anna")
BERT = Caller("bert", "Bert")
CARA = Caller("cara", "Cara")
SHARE = "0f" * 16
PROMISE = commit(SHARE)
NEXT_SECRET = "ef" * 32


class Rig:
    """A table, its log, and a clock that ticks with each order and can be moved on."""

    def __init__(self, *seats: SeatPlan, secret: str | None = None, **options: Any) -> None:
        wanted = NewTable(seats, **{"shuffle_seats": False, **options})
        self.waited = 1_000
        opened = open_table(ANNA, seats, wanted.options, secret or draw_secret(), self.waited)
        self.entries: list[log.AnyEntry] = [opened]
        self.table, changes = replay("a-table", [opened])
        self.news = [publish(change) for change in changes]

    def order(self, by: Caller | None, order: AnyOrder) -> None:
        decision = decide(self.table, by, order, self.now)
        for entry in decision.entries:
            checked = decision.checked if isinstance(entry, log.MovePlayed) else None
            self.entries.append(entry)
            self.news.append(publish(absorb(self.table, entry, checked)))

    def start(self, share: str | None = SHARE) -> None:
        """By the owner; then everybody else reveals the share they are all bound to."""
        owner = next(each for each in (ANNA, BERT, CARA) if each.guest == self.table.owner)
        self.order(owner, StartGame(share, NEXT_SECRET))
        self.reveal()

    def agree(self, *callers: Caller | None) -> None:
        """To a rematch. With the last of them it begins."""
        for caller in callers:
            self.order(caller, AgreeToRematch(PROMISE, NEXT_SECRET))
        self.reveal()

    def reveal(self, share: str = SHARE) -> None:
        """What everybody is bound to, if it is asked for."""
        for seat in range(len(self.table.sitters)):
            if self.table.pending is not None and not self.table.has_revealed(seat):
                self.order(self.holder(seat), RevealShare(seat, share))

    @property
    def now(self) -> int:
        return self.waited + len(self.entries)

    def wait(self, seconds: float) -> None:
        """Let so much time go by."""
        self.waited += int(seconds * 1_000)

    def play(self, *moves: str) -> None:
        """Moves of whoever is on turn."""
        for move in moves:
            seat = self.actor
            self.order(self.holder(seat), PlayMove(seat, self.table.version, move))

    def play_at_random(self, luck: random.Random, steps: int = 100_000) -> None:
        for _ in range(steps):
            if self.table.actor is None:
                return
            self.play(str(luck.choice(self.table.playing.legal_moves())))

    @property
    def actor(self) -> int:
        assert self.table.actor is not None
        return self.table.actor

    def end_turn(self) -> None:
        """Whoever is on turn takes money and ends it."""
        self.play(next(str(move) for move in self.table.playing.legal_moves() if str(move).startswith("take")), "end")

    def holder(self, seat: int) -> Caller | None:
        return {caller.guest: caller for caller in (ANNA, BERT, CARA)}.get(self.table.sitters[seat].guest or "")

    def undo(self) -> None:
        self.order(self.holder(self.actor), UndoStep(self.actor, self.table.version))

    def redo(self) -> None:
        self.order(self.holder(self.actor), RedoStep(self.actor, self.table.version))

    def restart(self) -> None:
        self.order(self.holder(self.actor), RestartTurn(self.actor, self.table.version))

    def again(self) -> Table:
        """The table from its log, by way of the disk's text."""
        return again(self.entries)


def again(entries: Iterable[log.AnyEntry]) -> Table:
    return replay("a-table", [log.read(log.write(entry)) for entry in entries])[0]


ME = OwnSeat(commitment=PROMISE)
OPEN = EmptySeat()
COMPUTER = ComputerSeat("random")


def started(**options: Any) -> Rig:
    """Anna and Bert are about to play."""
    rig = Rig(ME, OPEN, secret="ab" * 32, **options)
    rig.order(BERT, TakeSeat(1, PROMISE))
    rig.start()
    return rig


def why_not(rig: Rig, by: Caller | None, order: AnyOrder) -> RefusalCode:
    """The code of a refusal, which must leave the table as it was."""
    version, told = rig.table.version, len(rig.news)
    with pytest.raises(Refused) as refusal:
        rig.order(by, order)
    assert (rig.table.version, len(rig.news)) == (version, told)
    return refusal.value.code
