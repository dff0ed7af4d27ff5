"""Backups of a server in use, and what comes back from them."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra.server.operations.backup import OWN_FILES, back_up, restore
from alhambra.server.protocol.messages import News, Update
from alhambra.server.storage.database import FILE_NAME, LOCK_NAME
from alhambra.server.storage.files import CannotOpen
from alhambra.server.storage.sqlite import SqliteStorage
from tests.cli.console import PROGRAM, Terminal
from tests.server.process import unlimited
from tests.server.support import Line, Person, play_at_random
from tests.support import fork_server

TABLES = 4


async def seated(host: str) -> tuple[Person, str]:
    person = Person(host)
    await person.become("Anna")
    table = await person.make_table("me", "me")
    await person.start(table)
    return person, table


async def play_until(line: Line, luck: random.Random, enough: asyncio.Event) -> None:
    while not enough.is_set() and not line.is_over:
        await play_at_random({0: line, 1: line}, luck, 1)


async def test_a_backup_made_under_load_is_restored_and_played_on(tmp_path: Path) -> None:
    kept = tmp_path / "kept.sqlite"
    with unlimited(tmp_path / "data") as server:
        people = [await seated(server.host) for _ in range(TABLES)]
        before: dict[str, tuple[News, ...]] = {}
        all_begun, enough = asyncio.Barrier(TABLES + 1), asyncio.Event()

        async def play(person: Person, table: str) -> None:
            async with person.sit(table) as line:
                await play_at_random({0: line, 1: line}, random.Random(table), 30)
                before[table] = (await all_news(person, table)).news
                await all_begun.wait()
                await play_until(line, random.Random(table), enough)

        playing = [asyncio.create_task(play(person, table)) for person, table in people]
        await all_begun.wait()
        command = [*PROGRAM, "backup", str(kept), "--data", str(server.folder)]
        backing_up = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
        said, _ = await backing_up.communicate()
        assert said.decode() == f"{TABLES} tables are kept in {kept}\n"
        enough.set()
        await asyncio.gather(*playing)
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600
        server.stop(signal.SIGTERM)

    with unlimited(tmp_path / "again") as server:
        server.stop(signal.SIGKILL)  # it has made its folder and an empty database
        assert run("restore", str(kept), "--data", str(server.folder)) == 1
        assert run("restore", str(kept), "--data", str(server.folder), "--force") == 0
        server.start()
        for person, table in people:
            person.host = server.host
            told = await all_news(person, table)
            assert told.news[: len(before[table])] == before[table]
            async with person.sit(table) as line:
                await play_at_random({0: line, 1: line}, random.Random(3), 5)
            await person.http.aclose()


async def all_news(person: Person, table: str) -> Update:
    async with person.sit(table) as line:
        return line.update


def run(*words: str) -> int:
    """The command line in a process of its own; its exit code."""
    with Path(os.devnull).open("w") as nowhere:
        return fork_server.start("alhambra", *words, streams={1: nowhere.fileno(), 2: nowhere.fileno()}).wait()


async def a_folder(folder: Path) -> Path:
    await SqliteStorage.open(folder).close()
    return folder


async def test_nothing_is_lost_by_restoring(tmp_path: Path) -> None:
    """What was there is put aside, and can be used as it is."""
    data, kept = await a_folder(tmp_path / "data"), tmp_path / "kept.sqlite"
    back_up(data, kept, force=False)
    mark(data / FILE_NAME, "Anna")
    with pytest.raises(CannotOpen, match="--force"):
        restore(data, kept, force=False)
    assert names(data / FILE_NAME) == ["Anna"]
    said = restore(data, kept, force=True)
    assert names(data / FILE_NAME) == []
    assert names(data / said.rsplit(" ", 1)[1]) == ["Anna"]


def mark(file: Path, name: str) -> None:
    """Left in the write-ahead log, as by a server that was killed."""
    writer = f"import sqlite3, os; c = sqlite3.connect({str(file)!r}); c.execute('PRAGMA journal_mode=WAL');"
    writer += f"c.execute(\"INSERT INTO guests VALUES ('a', '{name}', 'person', 1, 1)\"); c.commit(); os._exit(0)"
    subprocess.run([sys.executable, "-c", writer], check=True)
    assert file.with_name(file.name + "-wal").stat().st_size


def names(file: Path) -> list[str]:
    connection = sqlite3.connect(file)
    try:
        return [name for (name,) in connection.execute("SELECT name FROM guests")]
    finally:
        connection.close()


async def test_what_is_restored_belongs_to_whom_the_folder_belongs(tmp_path: Path) -> None:
    data, kept = await a_folder(tmp_path / "data"), tmp_path / "kept.sqlite"
    back_up(data, kept, force=False)
    if os.geteuid() == 0:
        os.chown(data, 12_345, 12_345)
    restore(data, kept, force=True)
    assert (data / FILE_NAME).stat().st_uid == data.stat().st_uid
    assert stat.S_IMODE((data / FILE_NAME).stat().st_mode) == 0o600
    assert (data / LOCK_NAME).stat().st_uid == data.stat().st_uid


async def test_a_folder_in_use_is_not_restored_to(tmp_path: Path) -> None:
    data, kept = tmp_path / "data", tmp_path / "kept.sqlite"
    storage = SqliteStorage.open(data)
    try:
        back_up(data, kept, force=False)
        with pytest.raises(CannotOpen, match="Another server"):
            restore(data, kept, force=True)
    finally:
        await storage.close()


async def test_only_a_sound_backup_is_restored(tmp_path: Path) -> None:
    data, kept = await a_folder(tmp_path / "data"), tmp_path / "kept.sqlite"
    back_up(data, kept, force=False)
    sound = kept.read_bytes()
    for content, words in (
        (b"a letter to Granada " * 500, "not a database"),
        (sound[:4_096] + random.Random(1).randbytes(len(sound) - 4_096), "damaged|malformed"),
        (b"", "no such table"),
    ):
        kept.write_bytes(content)
        with pytest.raises(CannotOpen, match=words):
            restore(data, kept, force=True)
    kept.write_bytes(sound)
    with sqlite3.connect(kept) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(CannotOpen, match="newer version"):
        restore(data, kept, force=True)
    with sqlite3.connect(kept) as connection:
        connection.execute("DELETE FROM alembic_version")
    connection.close()
    with pytest.raises(CannotOpen, match="which version"):
        restore(data, kept, force=True)
    with pytest.raises(CannotOpen, match="no file"):
        restore(data, tmp_path / "nothing", force=True)
    assert [file.name for file in data.glob("*.part")] == []
    assert names(data / FILE_NAME) == []


async def test_a_backup_is_not_written_over_by_accident(tmp_path: Path) -> None:
    data, kept = await a_folder(tmp_path / "data"), tmp_path / "kept.sqlite"
    kept.write_text("precious")
    with pytest.raises(CannotOpen, match="already"):
        back_up(data, kept, force=False)
    assert kept.read_text() == "precious"
    back_up(data, kept, force=True)
    with pytest.raises(CannotOpen, match="cannot be written"):
        back_up(data, tmp_path / "nowhere" / "kept.sqlite", force=False)
    for own in OWN_FILES:
        with pytest.raises(CannotOpen, match="server's own"):
            back_up(data, tmp_path / "nowhere" / ".." / "data" / own, force=True)
    with pytest.raises(CannotOpen, match="no games"):
        back_up(tmp_path / "nothing", tmp_path / "other.sqlite", force=False)


async def test_what_cannot_be_backed_up_is_named_as_the_host_knows_it(tmp_path: Path) -> None:
    """Not the copy, which is gone by then."""
    data, kept = await a_folder(tmp_path / "data"), tmp_path / "kept.sqlite"
    with sqlite3.connect(data / FILE_NAME) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(CannotOpen) as refusal:
        back_up(data, kept, force=False)
    assert str(refusal.value).startswith(f"{data / FILE_NAME} was made by a newer version")


async def test_a_file_that_cannot_be_reached_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As that of somebody else, or one in the place of a folder."""
    data = await a_folder(tmp_path / "data")
    (tmp_path / "letter").write_text("no folder")
    alhambra, unreachable, endless = Terminal(capsys), tmp_path / "letter" / "kept.sqlite", tmp_path / ("x" * 300)
    for answer, named in (
        (alhambra("backup", unreachable, "--data", data), unreachable),
        (alhambra("backup", endless, "--data", data), endless),
        (alhambra("backup", "kept.sqlite", "--data", endless), endless),
        (alhambra("restore", endless, "--data", data), endless),
    ):
        assert (answer.code, answer.out) == (1, "")
        assert str(named) in answer.err
        assert answer.err.count("\n") == 1


KILLED = """
import os, pathlib, sys
from alhambra.server.operations.backup import restore
pathlib.Path.replace = lambda *_: os._exit(9)
restore(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), force=True)
"""


async def test_after_a_restore_that_was_killed_no_server_begins_with_an_empty_database(tmp_path: Path) -> None:
    """Between its renames there is no database at all."""
    data, kept = await a_folder(tmp_path / "data"), tmp_path / "kept.sqlite"
    back_up(data, kept, force=False)
    killed = await asyncio.create_subprocess_exec(sys.executable, "-c", KILLED, str(data), str(kept))
    assert await killed.wait() == 9
    assert not (data / FILE_NAME).exists()
    with pytest.raises(CannotOpen, match="was begun and not finished"):
        SqliteStorage.open(data)
    assert not (data / FILE_NAME).exists()
    restore(data, kept, force=True)
    await SqliteStorage.open(data).close()


async def test_a_database_without_its_larger_part_is_not_begun_anew(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / f"{FILE_NAME}-wal").write_bytes(b"what was written last")
    with pytest.raises(CannotOpen, match="is missing"):
        SqliteStorage.open(data)
