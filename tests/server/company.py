"""People at a table of a real server, and computer players whose thinking a test controls."""

from __future__ import annotations

import asyncio

from alhambra.server.core.domain import StandIn
from alhambra.server.protocol.messages import Happening, Update
from tests.server.support import Line, Person, Running


class Thoughts:
    """Stands in for the thinking processes: an answer comes when a test lets it, and is a quick move."""

    def __init__(self) -> None:
        self._allowed = asyncio.Semaphore(0)

    async def ask(self, *_: object, **__: object) -> None:
        await self._allowed.acquire()

    def allow(self, steps: int) -> None:
        for _ in range(steps):
            self._allowed.release()


async def two_at_a_table(server: Running, **options: object) -> tuple[Person, Person, str]:
    """Anna on seat 0 and Bert on seat 1 of a game that has begun."""
    anna, bert = await server.guest("Anna"), await server.guest("Bert")
    table = await anna.make_table("me", "open", **options)
    await bert.take(table, 1)
    await anna.start(table)
    return anna, bert, table


def actor_of(line: Line) -> int:
    assert line.update.turn is not None
    return line.update.turn.seat


def stand_in(update: Update, seat: int) -> StandIn | None:
    assert update.table is not None
    return update.table.seats[seat].stand_in


async def happening(line: Line, kind: type[Happening]) -> Update:
    """The next update whose last news are of this kind."""
    return await line.hear(Update, lambda update: bool(update.news) and isinstance(update.news[-1].what, kind))


async def end_turn(line: Line, seat: int) -> None:
    """A turn in which this seat only takes money."""
    await line.play(seat, next(move for move in line.moves if move.startswith("take")))
    await line.play(seat, "end")


async def until_seat(line: Line, seat: int) -> None:
    """Let the others play until it is this seat's turn."""
    while actor_of(line) != seat:
        await line.hear(Update)
