"""Opens the database: one SQLite file in the data folder, made or brought up to date by itself.

Whatever the person who starts the server can mend becomes one sentence.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import ConnectionPoolEntry

from alhambra.server.storage.files import BUSY_SECONDS, CannotOpen, copy_database, new_file

LOGGER: Final = logging.getLogger(__name__)

FILE_NAME: Final = "alhambra.sqlite"
LOCK_NAME: Final = "server.lock"
RESTORING: Final = "restore-not-finished"
"""Lies in the folder while a restore puts one database in the place of another."""
MIGRATIONS: Final = Path(__file__).with_name("migrations")

REPLACE_IT: Final = "Restore a backup, or move the file away to begin with an empty one."
MAKE_ROOM: Final = "Perhaps its disk is full: make room, and start again."
LET_IT_BE_WRITTEN: Final = "Let this user write it and its folder, or name another folder with --data."
ADVICE: Final = {
    "SQLITE_FULL": MAKE_ROOM,
    "SQLITE_IOERR": MAKE_ROOM,
    "SQLITE_READONLY": LET_IT_BE_WRITTEN,
    "SQLITE_CANTOPEN": LET_IT_BE_WRITTEN,
    "SQLITE_PERM": LET_IT_BE_WRITTEN,
    "SQLITE_BUSY": "Another program is using it: stop that one, and start again.",
}
"""By how SQLite's name for the trouble begins."""


def connect(file: Path, *, writing: bool) -> Engine:
    """An engine whose transactions begin when we say so, and are on the disk when they have ended."""
    engine = create_engine(
        f"sqlite:///{file}", connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False}, pool_size=4
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # the driver's own way of beginning transactions comes too late
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def lock_folder(folder: Path) -> IO[str]:
    """Make the folder if need be and keep other servers out of it, as long as the returned file is open."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # what games are dealt from is for nobody else to read
        lock = (folder / LOCK_NAME).open("a+")
    except OSError as trouble:
        raise CannotOpen(
            f"The data folder {folder} cannot be written: {trouble.strerror}. Name another one with --data."
        ) from None
    try:
        _lock(lock)
    except OSError:
        lock.close()
        raise CannotOpen(
            f"Another server is using the data folder {folder}. Stop it, or name another folder with --data."
        ) from None
    return lock


def _lock(lock: IO[str]) -> None:
    if os.name == "nt":
        import msvcrt

        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
    else:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


def prepare(engine: Engine, file: Path) -> None:
    """Make the file if need be, check it, and bring it up to date."""
    _require_whole(file)
    _make(file)
    _explained(file, lambda: _check(engine, file))
    _explained(file, lambda: _keep_a_copy(engine, file))
    _explained(file, lambda: _migrate(engine, file))


def _require_whole(file: Path) -> None:
    """Nobody is to begin with an empty database because something went wrong with the one there was."""
    if file.with_name(RESTORING).exists():
        raise CannotOpen(
            f"A restore to {file.parent} was begun and not finished. Restore again, with --force; what was there lies "
            f"in {file.name}, or beside it under the name of that day."
        )
    rest = file.with_name(f"{file.name}-wal")
    if not file.exists() and rest.exists() and rest.stat().st_size:
        raise CannotOpen(f"{file} is missing, and {rest.name} belongs to it. Put it back, or move both away.")


def _make(file: Path) -> None:
    """For its owner alone, as the folder is; but that may have been made by somebody else, for all to read."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        pass
    except OSError as trouble:
        raise CannotOpen(f"The database {file} cannot be made: {trouble.strerror}. {LET_IT_BE_WRITTEN}") from None


def _explained(file: Path, work: Callable[[], None]) -> None:
    try:
        work()
    except DatabaseError as trouble:
        raise CannotOpen(f"The database {file} cannot be used: {trouble.orig}. {_advice(trouble)}") from None


def _advice(trouble: DatabaseError) -> str:
    """What helps. Nobody is to move away a database that has nothing wrong with it."""
    name = getattr(trouble.orig, "sqlite_errorname", "")
    return next((advice for start, advice in ADVICE.items() if name.startswith(start)), REPLACE_IT)


def _check(engine: Engine, file: Path) -> None:
    with engine.connect() as connection:
        verdict = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if verdict != "ok":
        raise CannotOpen(f"The database {file} is damaged: {verdict}. {REPLACE_IT}")


def _keep_a_copy(engine: Engine, file: Path) -> None:
    """Before an older database is changed: whoever has to go back to the older program can."""
    with engine.connect() as connection:
        current = _revision(connection)
    known = known_revisions()
    if current in known[:-1]:
        kept = file.with_name(f"{file.stem}-before-{known[-1]}{file.suffix}")
        if not kept.exists():
            with new_file(kept) as part:
                copy_database(file, part)
            LOGGER.info("bringing %s up to date; as it was it is kept in %s", file.name, kept.name)


def _migrate(engine: Engine, file: Path) -> None:
    """One migration after the other, all in one transaction."""
    with engine.begin() as connection:
        current = _revision(connection)
        known = known_revisions()
        if current is not None and current not in known:
            raise CannotOpen(
                f"The database {file} was made by a newer version of this program. "
                "Use that version, or name another folder with --data."
            )
        if current != known[-1]:
            _upgrade(connection)


def known_revisions() -> list[str]:
    """The names of all migrations this program has, the first one first."""
    return sorted(script.name.split("_")[0] for script in MIGRATIONS.glob("versions/[0-9]*.py"))


def _revision(connection: Connection) -> str | None:
    """Which migration was the last; None in an empty database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return revision


def _upgrade(connection: Connection) -> None:
    # Imported only when there is something to do: it takes longer than all else that happens at a start.
    from alembic.command import upgrade
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    upgrade(config, "head")
