"""Whole copies of a database: of one in use, as it is at one moment, and never half of it."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

BUSY_SECONDS: Final = 2.0
"""How long to wait for somebody else who writes to the same file, a backup for instance."""


class CannotOpen(Exception):
    """The database cannot be used; the message says what to do."""


@contextlib.contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """A file for its owner alone, which gets its name when it is whole and on the disk: there is never half of it."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield part
        with part.open("rb+") as opened:
            os.fsync(opened.fileno())
        part.replace(file)
    except OSError as trouble:
        raise CannotOpen(f"{file} cannot be written: {trouble.strerror}.") from None
    finally:
        part.unlink(missing_ok=True)


def copy_database(source: Path, target: Path) -> None:
    """SQLite's own way to copy a database that is in use: all pages as they are at one moment."""
    try:
        with connected(source, "rw") as old, connected(target, "rw") as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE").close()  # all of it in one file
    except sqlite3.Error as trouble:
        raise CannotOpen(f"{source} could not be copied to {target}: {trouble}.") from None


@contextlib.contextmanager
def connected(file: Path, mode: str) -> Iterator[sqlite3.Connection]:
    uri = f"{file.resolve().as_uri()}?mode={mode}"
    with contextlib.closing(sqlite3.connect(uri, uri=True, timeout=BUSY_SECONDS)) as connection:
        yield connection
