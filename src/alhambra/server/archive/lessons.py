"""Lessons at a table: a learner, computer players of the gentlest sort, and a coach.

A lesson is a few minutes at a position set up by hand, so its table is kept in memory alone: whoever comes back later
begins it anew. The first whole game is a table like any other, and is kept like any other.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from alhambra import bots
from alhambra.learning.lesson import Lesson
from alhambra.learning.lessons import find_lesson
from alhambra.notation import parse_setup
from alhambra.position import Position
from alhambra.rules import RULES_VERSION
from alhambra.server.core import log
from alhambra.server.core.decide import open_table
from alhambra.server.core.domain import Caller, ComputerSeat, OwnSeat, Pace, SeatPlan, TableOptions
from alhambra.server.core.fairness import draw_secret
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.store import StoredRemark
from alhambra.server.core.summary import Listing
from alhambra.server.runtime.live_table import LiveTable
from alhambra.server.runtime.registry import TableRegistry

PLAYERS_IN_A_GAME: Final = 3
LESSONS_AT_ONCE: Final = 5
"""How many lessons one guest may have open in as many windows."""


class NoStore:
    """Takes the place of the storage for tables that nobody will ask for again."""

    async def append(
        self, table: str, version: int, new: Sequence[log.AnyEntry], listing: Listing | None = None
    ) -> None:
        pass

    def note(self, table: str, listing: Listing, is_progress: bool) -> None:
        pass

    async def read_log(self, table: str) -> list[str]:  # noqa: ARG002 (there is none)
        return []

    async def rewrite_log(self, table: str, bodies: Mapping[int, str], listing: Listing) -> None:
        pass

    async def add_remark(self, table: str, said: StoredRemark) -> None:
        pass

    async def remove_remark(self, table: str, number: int) -> None:
        pass


def require_lesson(name: str) -> Lesson:
    lesson = find_lesson(name)
    if lesson is None:
        raise Refused(RefusalCode.NOT_FOUND, f"there is no lesson {name!r}")
    return lesson


async def open_lesson(registry: TableRegistry, by: Caller, lesson: Lesson) -> LiveTable:
    """A table at which this lesson has begun."""
    entries = _first_entries(by, lesson, registry.time.now())
    if lesson.position is None:
        return await registry.create(by, entries)
    await _close_left_lessons(registry, by)
    return await registry.create_unstored(entries, NoStore())


def _first_entries(by: Caller, lesson: Lesson, now: int) -> list[log.AnyEntry]:
    """Opened and started: nobody else is waited for. The learner has seat 0, where the coach looks for them."""
    players = PLAYERS_IN_A_GAME if lesson.position is None else parse_setup(lesson.position).players
    gentlest = ComputerSeat(bots.levels()[0].id)
    seats: list[SeatPlan] = [OwnSeat(), *[gentlest] * (players - 1)]
    has_spectators = lesson.position is None
    options = TableOptions(
        is_public=False, shuffle_seats=False, open_hands=False, spectators=has_spectators, pace=Pace.LIVE
    )
    opened = replace(open_table(by, seats, options, draw_secret(), now), lesson=lesson.name)
    shares = (secrets.token_hex(16), *[""] * (players - 1))
    started = log.GameStarted(now, shares, tuple(range(players)), RULES_VERSION, lesson.position or "")
    return [opened, started]


async def _close_left_lessons(registry: TableRegistry, by: Caller) -> None:
    """Let go of the lessons this guest has left."""
    mine = [live for live in registry.live if live.table.owner == by.guest and _is_set_up(live)]
    left = [live for live in mine if live.is_idle]
    for live in left:
        await registry.unload(live)
    if len(mine) - len(left) >= LESSONS_AT_ONCE:
        raise Refused(RefusalCode.TOO_MANY, f"you have {LESSONS_AT_ONCE} lessons open")


def _is_set_up(live: LiveTable) -> bool:
    """Only lessons begin at a position."""
    return live.table.game is not None and isinstance(live.table.game.setup, Position)
