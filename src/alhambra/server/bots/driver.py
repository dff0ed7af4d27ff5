"""Drives the computer players at the tables. They sit there like everyone else: they get a view, and give an order.

One task plays for each table while it is a computer player's turn. A step is never quicker than people can follow, but
for the turns before anybody else's first.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from typing import Final, Protocol

from alhambra.bots import Budget, usual_budget
from alhambra.game import Game
from alhambra.moves import EndTurn, Move, TakeMoney
from alhambra.server.core.domain import TablePhase
from alhambra.server.core.orders import PlayMove
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.metrics import Metrics
from alhambra.server.protocol.basics import ENCODER
from alhambra.server.runtime.live_table import LiveTable
from alhambra.view import Phase

LOGGER: Final = logging.getLogger(__name__)

STORAGE_RETRY: Final = 1.0
"""How long to wait, in seconds, before trying again to have a move written down."""

OVERTAKEN: Final = (
    RefusalCode.STALE_VERSION,
    RefusalCode.NOT_YOUR_SEAT,
    RefusalCode.NOT_YOUR_TURN,
    RefusalCode.NOT_STARTED,
    RefusalCode.GAME_OVER,
    RefusalCode.TABLE_CLOSED,
)
"""While it was thought about, somebody took their seat back, or the table moved on, perhaps to a rematch."""


NONSENSE: Final = (RefusalCode.ILLEGAL_MOVE, RefusalCode.NOT_A_MOVE)
"""What a computer player answered that it cannot do."""


class Thinker(Protocol):
    """Where computer players think: in other processes, so that nobody who plays waits for it."""

    async def ask(
        self, player: str, level: str, seed: int, view: bytes, history: bytes, budget: Budget, due: float
    ) -> str | None:
        """The move that a computer player chooses; None if it could not be had."""


class BotDriver:
    """Wakes the computer players of every table when it is their turn."""

    def __init__(self, thinker: Thinker, pace: float, metrics: Metrics) -> None:
        self._thinker = thinker
        self._metrics = metrics
        self._pace = pace
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def stop(self, table_id: str) -> None:
        """Nobody thinks about this table any more."""
        task = self._tasks.get(table_id)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def finish(self, table_id: str) -> None:
        """Wait until nobody thinks about this table any more."""
        task = self._tasks.get(table_id)
        if task is not None:
            await asyncio.wait([task])

    def wake(self, live: LiveTable) -> None:
        """Called whenever something has changed at a table."""
        name = live.table.id
        if name not in self._tasks and is_bots_turn(live):
            live.is_awaited = True
            task = self._tasks[name] = asyncio.create_task(self._play(live), name=f"computer players at {name}")
            task.add_done_callback(lambda done: self._ended(live, done))

    def _ended(self, live: LiveTable, task: asyncio.Task[None]) -> None:
        self._forget(live, task)
        if not task.cancelled() and task.exception() is not None:
            LOGGER.error("the computer players of table %s failed", live.table.id, exc_info=task.exception())

    def _forget(self, live: LiveTable, task: asyncio.Task[None] | None) -> None:
        if self._tasks.get(live.table.id) is task:
            del self._tasks[live.table.id]
            live.is_awaited = False
            live.is_hurried.clear()

    async def _play(self, live: LiveTable) -> None:
        await self._play_on(live)
        # At once, and not when the task is found to be done: in between somebody may be woken in vain.
        self._forget(live, asyncio.current_task())

    async def _play_on(self, live: LiveTable) -> None:
        while is_bots_turn(live):
            began = time.monotonic()
            is_paced = self._pace and not _is_opening(live)  # asked now: the game may be another one afterwards
            order = await self._choose(live)
            if is_paced:
                await _be_followed(live, self._pace - (time.monotonic() - began))
            if not await self._submit(live, order):
                return

    async def _submit(self, live: LiveTable, order: PlayMove) -> bool:
        """Whether there may be more to do at this table."""
        try:
            await live.submit(None, order)
        except Refused as refusal:
            if refusal.code is RefusalCode.SERVER_STOPS:
                return False
            if refusal.code is RefusalCode.NOT_STORED:
                await asyncio.sleep(STORAGE_RETRY)
            elif refusal.code in NONSENSE:
                return await self._submit(live, self._quick_move(live))
            elif refusal.code not in OVERTAKEN:
                LOGGER.warning("table %s refused a computer player: %s", live.table.id, refusal)
                return False
        return True

    async def _choose(self, live: LiveTable) -> PlayMove:
        """What the player on turn does; if it does not answer, a quick move."""
        table = live.table
        game, seat, version = table.playing, table.actor, table.version
        assert seat is not None
        if game.phase is Phase.READY:
            return PlayMove(seat, version, str(EndTurn()))
        level = table.level_at(seat) or ""
        player = f"{table.id}/{seat}"
        text = await self._thinker.ask(
            player=player,
            level=level,
            seed=int.from_bytes(hashlib.sha256(player.encode()).digest()[:4], "big"),
            view=ENCODER.encode(game.view(seat)),
            history=ENCODER.encode(game.events),
            budget=usual_budget(level),
            due=time.monotonic() + self._pace,
        )
        if text is None and live.table.version == version:
            return self._quick_move(live)
        return PlayMove(seat, version, text or "")

    def _quick_move(self, live: LiveTable) -> PlayMove:
        """For a computer player that gave no answer, or nonsense."""
        table = live.table
        seat, text = table.actor, str(quick_move(table.playing))
        assert seat is not None
        self._metrics.quick_moves += 1
        LOGGER.warning("table %s: a quick move for %s on seat %d: %s", table.id, table.level_at(seat), seat, text)
        return PlayMove(seat, table.version, text)


async def _be_followed(live: LiveTable, rest: float) -> None:
    """What is left of the time that a step is to be seen; nothing once somebody at the table has seen enough."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(live.is_hurried.wait(), max(0.0, rest))


def quick_move(game: Game) -> Move:
    """A legal move at once: the richest taking, or whatever is first."""
    moves = game.legal_moves()
    takings = [move for move in moves if isinstance(move, TakeMoney)]
    return max(takings, key=lambda taking: sum(card.value for card in taking.cards), default=moves[0])


def _is_opening(live: LiveTable) -> bool:
    """Whether somebody waits for the first turn that is not a computer player's: one sits down to play, not to wait."""
    table = live.table
    view = table.playing.view(None)
    if view.actor is None or view.turns >= view.players:
        return False
    so_far = range(view.actor - view.turns, view.actor + 1)
    return all(table.level_at(seat % view.players) is not None for seat in so_far)


def is_bots_turn(live: LiveTable) -> bool:
    """Theirs, or that of somebody for whom one stands in; but they wait while the table does."""
    table = live.table
    if table.phase is not TablePhase.PLAYING or table.breakage is not None or table.actor is None:
        return False
    return table.level_at(table.actor) is not None and not live.is_paused
