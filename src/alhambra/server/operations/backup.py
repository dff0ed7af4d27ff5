"""`alhambra backup` and `alhambra restore`: the database as one file that can be kept elsewhere."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from alhambra.server.operations import host_key
from alhambra.server.settings import usual_data_folder
from alhambra.server.storage import database
from alhambra.server.storage.database import FILE_NAME, RESTORING
from alhambra.server.storage.files import CannotOpen, connected, copy_database, new_file

FAILED: Final = 1
BESIDE: Final = ("", "-wal", "-shm")
"""What belongs to an SQLite database: the file, its write-ahead log and its index."""
OWN_FILES: Final = (*(FILE_NAME + end for end in BESIDE), database.LOCK_NAME, RESTORING, host_key.FILE_NAME)
"""What the server itself has in its folder: a backup in the place of one of these would take its games away."""


def backup_command(
    file: Path,
    /,
    *,
    data: Annotated[Path | None, Parameter(env_var="ALHAMBRA_DATA", help="The data folder to back up.")] = None,
    force: Annotated[bool, Parameter(negative=(), help="Write over FILE if it is there.")] = False,
) -> int:
    """Copy all games and guests into one file.

    The server may run meanwhile, and nobody has to wait: the copy has everything up to the moment at which it was
    begun. It holds what games are dealt from, so it is readable for its owner alone.

    For example:

        $ alhambra backup alhambra-monday.sqlite
    """
    return _told(lambda: back_up(_folder(data), file, force=force))


def restore_command(
    file: Path,
    /,
    *,
    data: Annotated[Path | None, Parameter(env_var="ALHAMBRA_DATA", help="The data folder to restore to.")] = None,
    force: Annotated[bool, Parameter(negative=(), help="Also if there are games; they are put aside.")] = False,
) -> int:
    """Bring back what `alhambra backup` has kept.

    The server must not run. FILE is checked before anything changes. If the data folder has games already, `--force`
    puts them aside in the same folder and says under which name; nothing is deleted.

    For example:

        $ alhambra restore alhambra-monday.sqlite --force
    """
    return _told(lambda: restore(_folder(data), file, force=force))


def _told(work: Callable[[], str]) -> int:
    try:
        done = work()
    except CannotOpen as trouble:
        print(f"alhambra: {trouble}", file=sys.stderr)
        return FAILED
    except OSError as trouble:  # mostly that another user should have asked: the server's folder is for its owner alone
        print(f"alhambra: {trouble.filename} cannot be used: {trouble.strerror}.", file=sys.stderr)
        return FAILED
    print(done)
    return 0


def _folder(data: Path | None) -> Path:
    return (data or usual_data_folder()).expanduser().resolve()


def back_up(folder: Path, file: Path, *, force: bool) -> str:
    """Copy what the folder holds into a file; what was done, in a sentence. The server may go on meanwhile."""
    source = folder / FILE_NAME
    if not source.is_file():
        raise CannotOpen(f"There are no games in {folder}. Name the server's folder with --data.")
    if file.resolve() in {folder.resolve() / name for name in OWN_FILES}:
        raise CannotOpen(f"{file} is the server's own. Name another file.")
    if file.exists() and not force:
        raise CannotOpen(f"{file} is there already. Name another file, or write over it with --force.")
    with new_file(file) as part:
        copy_database(source, part)
        tables = _examine(part, source)
    return f"{tables} tables are kept in {file}"


def restore(folder: Path, file: Path, *, force: bool) -> str:
    """Put what the file holds into the folder; what was done, in a sentence."""
    tables = _examine(file, file)
    with database.lock_folder(folder):
        target = folder / FILE_NAME
        if target.exists() and not force:
            raise CannotOpen(f"There are games in {folder} already. With --force they are put aside.")
        aside = ""
        _give(folder / database.LOCK_NAME, folder)  # it may be ours, and the server has to open it
        with new_file(target) as part:
            copy_database(file, part)
            _give(part, folder)
            # Whoever is killed from here on leaves a note, without which a server would begin with an empty database.
            _leave_note(folder)
            if any(target.with_name(target.name + end).exists() for end in BESIDE):
                aside = f"; what was there is now {_put_aside(target)}"
        (folder / RESTORING).unlink()
    return f"{tables} tables are restored to {folder}{aside}"


def _leave_note(folder: Path) -> None:
    with (folder / RESTORING).open("w") as note:
        note.write("a restore has begun and not ended\n")
        note.flush()
        os.fsync(note.fileno())
    _give(folder / RESTORING, folder)


def _give(file: Path, folder: Path) -> None:
    """To whom the folder belongs: root may restore for a service that runs as somebody else."""
    if sys.platform != "win32" and os.geteuid() == 0:
        owner = folder.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def _put_aside(target: Path) -> str:
    name = f"{target.stem}-{datetime.now():%Y-%m-%d-%H%M%S}{target.suffix}"
    for end in BESIDE:
        with contextlib.suppress(FileNotFoundError):
            target.with_name(target.name + end).rename(target.with_name(name + end))
    return name


def _examine(file: Path, named: Path) -> int:
    """How many tables it has; CannotOpen if it is no database of ours, or a damaged or newer one. `named` is what
    somebody has named, and `file` perhaps a copy of it.
    """
    if not file.is_file():
        raise CannotOpen(f"There is no file {named}.")
    try:
        with connected(file, "ro") as connection:
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as trouble:
        raise CannotOpen(f"{named} cannot be used: {trouble}.") from None
    if verdict != "ok":
        raise CannotOpen(f"{named} is damaged: {verdict}.")
    if revision is None:
        raise CannotOpen(f"{named} cannot be used: it does not say which version it has.")
    if revision[0] not in database.known_revisions():
        raise CannotOpen(f"{named} was made by a newer version of this program. Use that version.")
    return int(tables)
