"""Reading games from files."""

from __future__ import annotations

from pathlib import Path

from alhambra.cli.trouble import Trouble
from alhambra.notation import NotationError, Reading, read_record


def read_file(file: Path) -> Reading:
    """The record in a file; Trouble, with the place, if there is none."""
    try:
        return read_record(read_text(file))
    except NotationError as error:
        raise Trouble(f"{file}: {error}") from error


def read_text(file: Path) -> str:
    """What stands in a file; Trouble if that cannot be read."""
    try:
        return file.read_text(encoding="utf-8-sig")  # editors on Windows begin a file with a mark
    except OSError as error:
        raise Trouble(f"{file}: {(error.strerror or 'cannot be read').lower()}") from error
    except UnicodeDecodeError as error:
        raise Trouble(f"{file}: not a text in UTF-8") from error


def read_step(step: int | None, last: int) -> int:
    """A step of a game: from 0, before the first move, to the last; the last if none is named."""
    if step is None:
        return last
    if not 0 <= step <= last:
        raise Trouble(f"--at {step}: this game has steps 0 to {last}")
    return step
