"""Written before told: full disks, locked and damaged databases, restarts, and tables that come back."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace

from alhambra.server.core import log
from alhambra.server.core.log import MovePlayed
from alhambra.server.core.orders import PlayMove
from alhambra.server.core.refusals import RefusalCode
from alhambra.server.core.store import VersionTaken
from alhambra.server.core.summary import listing_of
from alhambra.server.protocol.messages import Goodbye, OrderRequest
from alhambra.server.protocol.rest import Statistics
from alhambra.server.storage import database
from alhambra.server.storage.files import CannotOpen
from alhambra.server.storage.schema import metadata
from alhambra.server.storage.sqlite import SqliteStorage
from tests.server.process import ServerProcess, unlimited, usual
from tests.server.support import Line, Person, Running, play_at_random, quiet_settings, running, visitor
from tests.server.tables import started


async def alone(person: Person) -> str:
    """A table at which one person plays both seats."""
    table = await person.make_table("me", "me")
    await person.start(table)
    return table


def actor_of(line: Line) -> int:
    assert line.update.view is not None
    assert line.update.view.actor is not None
    return line.update.view.actor


# -------------------------------------------------------------------- trouble while running


async def test_a_database_that_was_moved_away_is_noticed_and_may_come_back(server: Running) -> None:
    """Nobody is told that a move is kept which nobody would find again."""
    anna = await server.guest("Anna")
    table = await alone(anna)
    aside = server.database.with_name("elsewhere.sqlite")
    async with anna.sit(table) as line:
        server.database.rename(aside)
        refused = await line.refused(OrderRequest(1, PlayMove(actor_of(line), line.version, line.moves[0])))
        assert refused.code is RefusalCode.NOT_STORED
        answer = await anna.http.get("/healthz")
        assert (answer.status_code, "no longer at" in answer.text) == (503, True)
        aside.rename(server.database)
        await line.play(actor_of(line), line.moves[0])


async def test_on_a_full_disk_nothing_changes_and_later_it_goes_on(tmp_path: Path) -> None:
    """The size of the server's files is limited for a while, which is what a full disk looks like to it."""
    with unlimited(tmp_path / "data") as server:
        async with visitor(server.host) as anna:
            table = await alone(anna)
            async with anna.sit(table) as line:
                await play_at_random({0: line, 1: line}, random.Random(1), 10)
                before = line.version
                limits = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
                resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4_096, limits[1]))
                move = PlayMove(actor_of(line), line.version, line.moves[0])
                refused = await line.refused(OrderRequest(3, move))
                assert (refused.id, refused.code, refused.version) == (3, RefusalCode.NOT_STORED, before)
                problem = await anna.refused("PATCH", "/api/me", {"name": "Bert"})
                assert problem.code is RefusalCode.NOT_STORED
                resource.prlimit(server.pid, resource.RLIMIT_FSIZE, limits)
                await line.play(move.seat, move.move)
                assert line.version == before + 1
    assert entries_of(tmp_path / "data", table)[-1].startswith('{"type":"move"')
    assert len(entries_of(tmp_path / "data", table)) == before + 1


async def test_while_the_database_is_locked_nothing_changes_and_later_it_goes_on(server: Running) -> None:
    anna = await server.guest()
    table = await alone(anna)
    async with anna.sit(table) as line:
        move = PlayMove(actor_of(line), line.version, line.moves[0])
        other = sqlite3.connect(server.database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        refused = await line.refused(OrderRequest(3, move))
        assert (refused.code, refused.version) == (RefusalCode.NOT_STORED, line.version)
        other.execute("ROLLBACK")
        other.close()
        await line.play(move.seat, move.move)


async def test_of_two_writers_one_is_told(tmp_path: Path) -> None:
    rig = started()
    storage = SqliteStorage.open(tmp_path)
    try:
        await storage.append("a-table", 1, rig.entries, listing_of(rig.table))
        entry = log.StepUndone(1, 0)
        with pytest.raises(VersionTaken):
            await storage.append("a-table", len(rig.entries), [entry])
        await storage.append("a-table", len(rig.entries) + 1, [entry])
        assert len(await storage.read_log("a-table")) == len(rig.entries) + 1
    finally:
        await storage.close()


# Every child is a server that has just started: two people ask it for lists at the same moment, its first.
FIRST_LISTS = """
import asyncio, os, sys
from pathlib import Path
from alhambra.server.storage.sqlite import SqliteStorage

async def read():
    storage = SqliteStorage.open(Path(sys.argv[1]))
    sys.setswitchinterval(1e-6)
    lists = await asyncio.gather(*(storage.tables_of("anna", 10) for _ in range(4)))
    assert all(map(len, lists))
    await storage.close()

for _ in range(25):
    child = os.fork()
    if not child:
        asyncio.run(read())
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
"""


async def test_the_first_lists_can_be_read_by_several_threads_at_once(tmp_path: Path) -> None:
    rig = started()
    storage = SqliteStorage.open(tmp_path)
    await storage.append("a-table", 1, rig.entries, listing_of(rig.table))
    await storage.close()
    subprocess.run([sys.executable, "-c", FIRST_LISTS, str(tmp_path)], check=True)


async def test_of_what_lists_show_the_latest_counts(tmp_path: Path) -> None:
    """Also when the older was to be written some time soon, and both are written together."""
    rig, storage, may_write = started(), SqliteStorage.open(tmp_path), threading.Event()
    try:
        older = listing_of(rig.table)
        await storage.append("a-table", 1, rig.entries, older)
        storage._writer.write_soon(lambda _: may_write.wait())
        storage.note("a-table", older, is_progress=False)
        latest = replace(older, guests=("cara", "bert"), updated=older.updated + 1)
        writing = asyncio.create_task(storage.append("a-table", len(rig.entries) + 1, [log.StepUndone(1, 0)], latest))
        await asyncio.sleep(0)
        may_write.set()
        await writing
        assert [listing.updated for listing in await storage.tables_of("cara", 10)] == [latest.updated]
    finally:
        await storage.close()


async def test_lists_show_what_was_noted_before_they_were_asked_for(tmp_path: Path) -> None:
    """Nobody waits for a note, so it may still be on its way when the player of its table opens their list."""
    rig, storage, may_write = started(), SqliteStorage.open(tmp_path), threading.Event()
    try:
        listing = listing_of(rig.table)
        await storage.append("a-table", 1, rig.entries, listing)
        storage._writer.write_soon(lambda _: may_write.wait())
        storage.note("a-table", replace(listing, guests=("cara", "bert")), is_progress=False)
        asking = asyncio.create_task(storage.tables_of("cara", 10))
        await asyncio.sleep(0.1)
        assert not asking.done()
        may_write.set()
        assert [found.guests for found in await asking] == [("cara", "bert")]
    finally:
        may_write.set()
        await storage.close()


async def test_a_table_behind_its_log_catches_up(server: Running) -> None:
    """Should somebody else have written to the log, the table reads it anew, and whoever ordered is told."""
    anna = await server.guest()
    table = await alone(anna)
    async with anna.sit(table) as line:
        actor, move = actor_of(line), line.moves[0]
        other = sqlite3.connect(server.database)
        body = log.write(log.MovePlayed(1, actor, move))
        other.execute("INSERT INTO entries VALUES (?, ?, ?)", (table, line.version + 1, body))
        other.commit()
        other.close()
        refused = await line.refused(OrderRequest(1, PlayMove(actor, line.version, line.moves[1])))
        assert refused.code is RefusalCode.STALE_VERSION
        assert line.update.news[-1].what == MovePlayed(1, actor, move)
        await line.play(actor, line.moves[0])


# -------------------------------------------------------------------- coming back


async def test_a_game_goes_on_after_a_restart_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    with usual(tmp_path / "data") as server:
        async with visitor(server.host) as anna:
            table = await alone(anna)
            async with anna.sit(table) as line:
                await line.play(actor_of(line), next(move for move in line.moves if move.startswith("take")))
                told = line.update
            assert server.stop(signal.SIGTERM) == 0
            server.start()
            anna.host = server.host
            async with anna.sit(table, seen=told.version) as line:
                assert line.update.news == ()
                assert line.update.view == told.view
                assert line.update.turn == told.turn
                await line.play(actor_of(line), "end")


async def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    with usual(tmp_path / "data") as server:
        async with visitor(server.host) as anna:
            table = await alone(anna)
            async with anna.sit(table) as line:
                server_says_goodbye = line.hear(Goodbye)
                assert server.stop(signal.SIGINT) == 0
                assert (await server_says_goodbye).code is RefusalCode.SERVER_STOPS


async def test_tables_not_in_use_are_unloaded_and_come_back(tmp_path: Path) -> None:
    """In the time of a replay, which `alhambra bench` prints."""
    async with running(quiet_settings(tmp_path, idle_seconds=0.001)) as server:
        anna = await server.guest()
        table = await alone(anna)
        async with anna.sit(table) as line:
            await play_at_random({0: line, 1: line}, random.Random(2), 150)
            await server.services.registry.unload_idle()
            assert server.services.registry.live  # someone is connected
        while server.services.registry.live:
            await server.services.registry.unload_idle()
        async with anna.sit(table, seen=line.version) as again:
            assert again.update.view == line.update.view


async def test_who_puts_a_table_away_twice_leaves_the_one_that_came_back(server: Running) -> None:
    """As two may who both find it unused."""
    registry = server.services.registry
    table = await alone(await server.guest())
    first = await registry.find(table)
    await registry.unload(first)
    again = await registry.find(table)
    await registry.unload(first)
    assert registry.live == (again,)


async def test_a_table_that_no_longer_replays_opens_read_only(server: Running) -> None:
    anna = await server.guest()
    table, other = await alone(anna), await alone(anna)
    async with anna.sit(table) as line:
        await play_at_random({0: line, 1: line}, random.Random(2), 20)
    spoil(server, table, 10, log.write(log.MovePlayed(1, 0, "buy 1 Y1")))
    await forget(server, table)
    async with anna.sit(table) as line:
        shown = line.update.table
        assert shown is not None
        assert shown.breakage is not None
        assert shown.breakage.version == 10
        assert line.version == 9
        assert line.update.view is not None
        refused = await line.refused(OrderRequest(1, PlayMove(actor_of(line), line.version, "end")))
        assert refused.code is RefusalCode.READ_ONLY
    async with anna.sit(other) as line:
        await line.play(actor_of(line), line.moves[0])


async def test_a_table_whose_first_entry_is_unreadable_is_refused(server: Running) -> None:
    anna = await server.guest()
    table = await alone(anna)
    spoil(server, table, 1, "{}")
    await forget(server, table)
    assert (await anna.refused("GET", f"/api/tables/{table}")).code is RefusalCode.READ_ONLY


async def test_who_sat_at_an_unreadable_table_still_has_their_numbers(server: Running) -> None:
    anna = await server.guest()
    table = await alone(anna)
    async with anna.sit(table) as line:
        await play_at_random({0: line, 1: line}, random.Random(4))
    spoil(server, table, 1, "{}")
    await anna.ask(Statistics, "GET", "/api/me/statistics")


def spoil(server: Running, table: str, version: int, body: str) -> None:
    with sqlite3.connect(server.database) as connection:
        connection.execute("UPDATE entries SET body = ? WHERE table_id = ? AND version = ?", (body, table, version))
    connection.close()


async def forget(server: Running, table: str) -> None:
    """Unload a table, so that it is read from the disk."""
    for live in server.services.registry.live:
        if live.table.id == table:
            while not live.is_idle:
                await server.guest()  # the server has not yet noticed that the line was closed
            await server.services.registry.unload(live)


def entries_of(folder: Path, table: str) -> list[str]:
    connection = sqlite3.connect(folder / database.FILE_NAME)
    try:
        query = "SELECT body FROM entries WHERE table_id = ? ORDER BY version"
        return [body for (body,) in connection.execute(query, (table,))]
    finally:
        connection.close()


# -------------------------------------------------------------------- opening


async def test_migrations_make_what_the_program_expects(tmp_path: Path) -> None:
    storage = SqliteStorage.open(tmp_path)
    try:
        with database.connect(storage.file, writing=False).connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    finally:
        await storage.close()


async def test_what_was_stored_is_on_the_disk_and_safe(tmp_path: Path) -> None:
    """Write-ahead log, and every commit waits for the disk."""
    storage = SqliteStorage.open(tmp_path)
    try:
        with database.connect(storage.file, writing=True).connect() as connection:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    finally:
        await storage.close()


async def test_a_newer_a_damaged_and_a_foreign_database_are_told_apart(tmp_path: Path) -> None:
    for name, spoiled, words in (
        ("newer", make_newer, "newer version"),
        ("foreign", make_foreign, "not a database"),
        ("damaged", make_damaged, "damaged|malformed"),
    ):
        folder = tmp_path / name
        await SqliteStorage.open(folder).close()
        spoiled(folder / database.FILE_NAME)
        with pytest.raises(CannotOpen, match=words):
            SqliteStorage.open(folder)


def make_newer(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


def make_foreign(file: Path) -> None:
    file.write_bytes(b"This is no database, but a letter to Granada. " * 100)


def make_damaged(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[4_096:] = random.Random(1).randbytes(len(content) - 4_096)
    file.write_bytes(content)


async def test_a_sound_database_is_not_to_be_moved_away(tmp_path: Path) -> None:
    """When the disk is full, or another program has the file, that is what has to be mended."""
    await SqliteStorage.open(tmp_path).close()
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, limits[1]))
    try:
        with pytest.raises(CannotOpen, match="make room") as full:
            SqliteStorage.open(tmp_path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    other = sqlite3.connect(tmp_path / database.FILE_NAME, isolation_level=None)
    try:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(CannotOpen, match="Another program") as locked:
            SqliteStorage.open(tmp_path)
    finally:
        other.close()
    assert all("move the file away" not in str(trouble.value) for trouble in (full, locked))
    await SqliteStorage.open(tmp_path).close()


async def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    """The folder holds what unfinished games are dealt from; one that was there already may be open to others."""
    await SqliteStorage.open(tmp_path / "data").close()
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
    (tmp_path / "open").mkdir(mode=0o755)
    storage = SqliteStorage.open(tmp_path / "open")
    kept = [stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "open").glob(f"{database.FILE_NAME}*")]
    await storage.close()
    assert kept == [0o600] * 3  # the file itself, what was written last, and the index of that


async def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    storage = SqliteStorage.open(tmp_path)
    try:
        with pytest.raises(CannotOpen, match="Another server"):
            SqliteStorage.open(tmp_path)
    finally:
        await storage.close()
    await SqliteStorage.open(tmp_path).close()


def test_what_a_person_can_mend_is_one_clear_line(tmp_path: Path) -> None:
    """A port in use and a folder that cannot be written."""
    with usual(tmp_path / "data") as server:
        for options, words in (
            (["--port", str(server.port), "--data", str(tmp_path / "other")], "in use"),
            (["--data", "/proc/nowhere", "--port", "0"], "cannot be written"),
            (["--data", str(tmp_path / "data"), "--port", "0"], "Another server"),
        ):
            second = ServerProcess(tmp_path / "second", "--no-browser", *options, module="alhambra.server")
            with pytest.raises(AssertionError, match="no address"):
                second.start()
            assert second.stop(signal.SIGKILL) == 1
            lines = second.log.read_text().splitlines()
            assert len(lines) == 1
            assert words in lines[0]
            second.log.unlink()


async def test_a_lost_writer_does_not_hang(tmp_path: Path) -> None:
    """What is waiting to be written when the server stops is written."""
    storage = SqliteStorage.open(tmp_path)
    rig = started()
    storage.note("a-table", listing_of(rig.table), is_progress=False)
    await storage.close()
    again = SqliteStorage.open(tmp_path)
    try:
        assert [listing.owner for listing in await again.tables_of("anna", 10)] == ["anna"]
    finally:
        await again.close()
