"""Lessons at a table: a learner, computer players of the gentlest sort, and a coach.

A lesson is a few minutes at a position set up by hand, so its table is kept in memory alone: whoever comes back later
begins it anew. The first whole game is a table like any other, and is kept like any other.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from alhambra import bots
from alhambra.learning.lesson import Lesson
from alhambra.learning.lessons import find_lesson
from alhambra.notation import parse_setup
from alhambra.position import Position
from alhambra.rules import RULES_VERSION
from alhambra.server import protocol
from alhambra.server.protocol import RefusalCode
from alhambra.server.refused import Refused
from alhambra.server.storage.store import Listing
from alhambra.server.tables import log
from alhambra.server.tables.decide import Caller, open_table
from alhambra.server.tables.fairness import draw_secret
from alhambra.server.tables.hall import Hall
from alhambra.server.tables.live import LiveTable
from alhambra.server.tables.talk import Said

PLAYERS_IN_A_GAME: Final = 3
LESSONS_AT_ONCE: Final = 5
"""How many lessons one guest may have open in as many windows."""


class Unkept:
    """Takes the place of the storage for tables that nobody will ask for again."""

    async def append(
        self, table: str, version: int, new: Sequence[log.AnyEntry], listing: Listing | None = None
    ) -> None:
        pass

    def note(self, table: str, listing: Listing, is_progress: bool) -> None:
        pass

    async def read_log(self, table: str) -> list[str]:  # noqa: ARG002 (there is none)
        return []

    async def add_remark(self, table: str, said: Said) -> None:
        pass


def require_lesson(name: str) -> Lesson:
    lesson = find_lesson(name)
    if lesson is None:
        raise Refused(RefusalCode.NOT_FOUND, f"there is no lesson {name!r}")
    return lesson


async def open_lesson(hall: Hall, by: Caller, lesson: Lesson) -> LiveTable:
    """A table at which this lesson has begun."""
    entries = _first_entries(by, lesson, hall.time.now())
    if lesson.position is None:
        return await hall.keep(by, entries)
    await _make_room(hall, by)
    return await hall.host(entries, Unkept())


def _first_entries(by: Caller, lesson: Lesson, now: int) -> list[log.AnyEntry]:
    """Opened and started: nobody else is waited for. The learner has seat 0, where the coach looks for them."""
    players = PLAYERS_IN_A_GAME if lesson.position is None else parse_setup(lesson.position).players
    gentlest = protocol.ComputerSeat(bots.levels()[0].id)
    wanted = protocol.NewTable(
        (protocol.MySeat(), *[gentlest] * (players - 1)), shuffle_seats=False, spectators=lesson.position is None
    )
    opened = replace(open_table(by, wanted, draw_secret(), now), lesson=lesson.name)
    shares = (secrets.token_hex(16), *[""] * (players - 1))
    started = log.GameStarted(now, shares, tuple(range(players)), RULES_VERSION, lesson.position or "")
    return [opened, started]


async def _make_room(hall: Hall, by: Caller) -> None:
    """Let go of the lessons this guest has left."""
    mine = [live for live in hall.live if live.table.owner == by.guest and _is_set_up(live)]
    left = [live for live in mine if live.is_idle]
    for live in left:
        await hall.unload(live)
    if len(mine) - len(left) >= LESSONS_AT_ONCE:
        raise Refused(RefusalCode.TOO_MANY, f"you have {LESSONS_AT_ONCE} lessons open")


def _is_set_up(live: LiveTable) -> bool:
    """Only lessons begin at a position."""
    return live.table.game is not None and isinstance(live.table.game.setup, Position)
