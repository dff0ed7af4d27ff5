"""A database of the first version of this program is brought up to date by itself, loses nothing, and its games go on.

first_version.sql is a dump of one, from before paces, clocks, remarks and rematches: Anna and Bert have a game in the
middle of a turn, one that is over, and a table that waits.
"""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config

from alhambra.server.core.domain import Outcome, Pace, TablePhase
from alhambra.server.core.refusals import RefusalCode
from alhambra.server.protocol.messages import GameStartedNews, Say, Update
from alhambra.server.protocol.public import ListedTable
from alhambra.server.protocol.rest import Replay
from alhambra.server.storage import database
from alhambra.server.storage.database import FILE_NAME
from alhambra.server.storage.files import CannotOpen
from alhambra.server.storage.sqlite import SqliteStorage
from tests.server.company import happening
from tests.server.support import PROMISE, SHARE, HandTime, Person, Running, play_at_random, quiet_settings, running

FIRST = Path(__file__).with_name("first_version.sql")
GOES_ON, IS_OVER, WAITS = (f"{number:016d}" for number in (1, 2, 3))
DAY = 24 * 60 * 60
OLD = ("guests", "tokens", "tables", "seats", "entries")
"""The tables of the first schema."""
RENAMED = {"description": "summary"}
"""Columns that are called otherwise today."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder as the first version of the program has left it."""
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.executescript(FIRST.read_text(encoding="utf-8"))
    connection.close()
    return tmp_path


@pytest.fixture
async def upgraded(folder: Path, time: HandTime) -> AsyncIterator[Running]:
    """A server of today on a database of then."""
    async with running(quiet_settings(folder), time) as server:
        yield server


def someone_of_then(server: Running, name: str) -> Person:
    person = server.stranger()
    person.http.cookies.set("alhambra", f"{name}-token")
    return person


def rows_of(file: Path) -> dict[str, list[dict[str, Any]]]:
    """Everything in the tables of the first schema."""
    connection = sqlite3.connect(file)
    connection.row_factory = sqlite3.Row
    try:
        return {table: [dict(row) for row in connection.execute(f"SELECT * FROM {table}")] for table in OLD}
    finally:
        connection.close()


async def test_nothing_is_lost(folder: Path) -> None:
    before = rows_of(folder / FILE_NAME)
    assert all(before.values())
    await SqliteStorage.open(folder).close()
    after = rows_of(folder / FILE_NAME)
    for table, rows in before.items():
        kept = zip(rows, after[table], strict=True)
        assert [{name: each[RENAMED.get(name, name)] for name in row} for row, each in kept] == rows


async def test_the_old_database_is_kept_beside_the_new_one(folder: Path) -> None:
    before = rows_of(folder / FILE_NAME)
    await SqliteStorage.open(folder).close()
    (kept,) = folder.glob("alhambra-before-*.sqlite")
    assert rows_of(kept) == before
    assert revision_of(kept) == "0001"
    assert revision_of(folder / FILE_NAME) == database.known_revisions()[-1]
    kept.write_text("precious")
    await SqliteStorage.open(folder).close()
    assert kept.read_text() == "precious"


def revision_of(file: Path) -> str:
    connection = sqlite3.connect(file)
    try:
        (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(revision)
    finally:
        connection.close()


async def test_a_migration_that_fails_changes_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All migrations are one transaction: a power cut in the middle leaves the old database."""
    before = rows_of(folder / FILE_NAME)
    upgrade = command.upgrade

    def fail(config: Config, revision: str) -> None:
        upgrade(config, revision)
        raise CannotOpen("the power went out")

    monkeypatch.setattr(command, "upgrade", fail)
    with pytest.raises(CannotOpen, match="power"):
        SqliteStorage.open(folder)
    assert rows_of(folder / FILE_NAME) == before
    assert revision_of(folder / FILE_NAME) == "0001"
    monkeypatch.undo()
    await SqliteStorage.open(folder).close()
    assert revision_of(folder / FILE_NAME) != "0001"


async def test_what_queries_look_for_is_read_from_the_summaries_of_then(folder: Path) -> None:
    """Those of the version before had no columns for it; the program computes the same from a summary."""
    connection = sqlite3.connect(folder / FILE_NAME)
    (text,) = connection.execute("SELECT description FROM tables WHERE id = ?", (GOES_ON,)).fetchone()
    person, computer = json.loads(text)["seats"][1], {"kind": "computer", "name": "trader", "level": "trader"}
    away = {**person, "stand_in": {"level": "trader", "why": "called", "since": 1}}
    gone = {**person, "stand_in": {"level": "trader", "why": "conceded", "since": 1}}
    for name, seats, options in (
        ("for-computer", [person, computer], {"pace": "days"}),
        ("stood-in", [person, away], {"pace": "days"}),
        ("first-paces", [person, computer], {}),
        ("live", [person, computer], {"pace": "live"}),
        ("for-person", [computer, person], {"pace": "days"}),
        ("given-up", [gone, gone, computer], {"pace": "live"}),
        ("half-given-up", [gone, away], {"pace": "live"}),
        ("unwatched", [person, person], {"pace": "days", "spectators": False, "is_public": True}),
        ("watched", [person, person], {"pace": "days", "spectators": True, "is_public": True}),
    ):
        then = json.loads(text)
        then |= {"id": name, "seats": seats, "options": {**then["options"], **options}}
        connection.execute(
            "INSERT INTO tables (id, phase, is_public, owner, actor, updated, description) "
            "VALUES (?, 'playing', ?, 'anna', 1, 1, ?)",
            (name, bool(options.get("is_public")), json.dumps(then)),
        )
    connection.commit()
    connection.close()
    storage = SqliteStorage.open(folder)
    try:
        listings = [each for each in await storage.all_tables(100, also_over=True) if each.summary.id != WAITS]
        expected = {each.summary.id for each in listings if each.is_for_computers or each.is_given_up}
        assert expected == {"for-computer", "stood-in", "first-paces", "given-up"}
        assert set(await storage.tables_for_computers()) == expected
        assert {each.summary.id for each in await storage.lobby(100)} == {WAITS, GOES_ON, "watched"}
    finally:
        await storage.close()


# -------------------------------------------------------------------- people of then, today


async def test_everything_is_still_there(upgraded: Running) -> None:
    anna = someone_of_then(upgraded, "anna")
    listed = (await anna.my_tables()).tables
    assert [(each.table.id, each.table.phase, each.is_your_turn) for each in listed] == [
        (WAITS, TablePhase.WAITING, True),  # for a new share of hers in the deal
        (GOES_ON, TablePhase.PLAYING, True),
        (IS_OVER, TablePhase.OVER, False),
    ]
    replay = await anna.ask(Replay, "GET", f"/api/tables/{IS_OVER}/replay")
    assert replay.table.outcome == Outcome((93, 63), (0,))


async def test_a_game_of_then_is_played_on_at_its_own_pace(upgraded: Running, time: HandTime) -> None:
    """Nobody who sat down then has agreed to be played for after two minutes."""
    anna, bert = someone_of_then(upgraded, "anna"), someone_of_then(upgraded, "bert")
    async with bert.sit(GOES_ON) as his:
        assert his.update.turn is not None
        assert (his.version, his.update.turn.seat, his.update.turn.steps) == (34, 0, ("take B6",))
        assert his.update.table is not None
        assert (his.update.table.options.pace, his.update.table.options.clock) == (Pace.DAYS, None)
        time.advance(DAY)
        assert not any(isinstance(each, Update) for each in await his.all_until_now())
        await his.say(Say(1, "Still there?"))
        async with anna.sit(GOES_ON) as hers:
            await play_at_random({0: hers, 1: his}, random.Random(2))
            assert hers.is_over


async def test_a_game_of_then_can_have_a_rematch(upgraded: Running) -> None:
    anna, bert = someone_of_then(upgraded, "anna"), someone_of_then(upgraded, "bert")
    await bert.ask(ListedTable, "POST", f"/api/tables/{IS_OVER}/rematch")
    async with bert.sit(IS_OVER) as his:
        for person in (anna, bert):
            await person.ask(ListedTable, "POST", f"/api/tables/{IS_OVER}/agree", {"commitment": PROMISE})
        for seat, person in enumerate((anna, bert)):
            await person.ask(ListedTable, "POST", f"/api/tables/{IS_OVER}/seats/{seat}/reveal", {"share": SHARE})
        started = await happening(his, GameStartedNews)
        assert started.table is not None
        assert (started.table.game, started.table.results[0].outcome.scores) == (2, (93, 63))


async def test_a_table_of_then_can_begin(upgraded: Running) -> None:
    """Shares that were given in the clear are asked for again, and everybody is bound to a new one."""
    anna, bert = someone_of_then(upgraded, "anna"), someone_of_then(upgraded, "bert")
    await bert.take(WAITS, 1)
    refused = await anna.refused("POST", f"/api/tables/{WAITS}/start", {})
    assert refused.code is RefusalCode.SHARES_MISSING
    await anna.ask(ListedTable, "POST", f"/api/tables/{WAITS}/seats/0/commit", {"commitment": PROMISE})
    await anna.start(WAITS)
    async with anna.sit(WAITS) as line:
        assert line.update.view is not None
