"""`docs/benchmarks.md`: what was measured of each version, one row for each in two tables."""

from __future__ import annotations

import os
import platform
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Final

from alhambra._compiled import is_compiled
from alhambra.bench.library_speed import LibrarySpeed

if TYPE_CHECKING:
    from alhambra.bench.server_speed import ServerSpeed  # slow to import, and only its name is needed

ENGINE_COLUMNS: Final = (
    "version",
    "games/s, pick",
    "games/s, list",
    "copy a state",
    "replay a game",
    "slowest answer",
    "import",
    "simulations/s",
    "machine",
)
SERVER_COLUMNS: Final = (
    "version",
    "moves per CPU second",
    "1,000 tables: p50, p99",
    "beside thinking: p50, p99",
    "idle table",
    "connection",
    "machine",
)


def has_tables(page: Path) -> bool:
    """Whether this is a page that rows can be written into."""
    lines = page.read_text("utf-8").splitlines() if page.is_file() else []
    return _line(ENGINE_COLUMNS) in lines and _line(SERVER_COLUMNS) in lines


def write_rows(page: Path, games_per_s: dict[str, float], library: LibrarySpeed, server: ServerSpeed) -> None:
    """Write the rows of this version into the page; `games_per_s` is by mode, with four players."""
    text = with_row(page.read_text("utf-8"), ENGINE_COLUMNS, _engine_row(games_per_s, library))
    text = with_row(text, SERVER_COLUMNS, _server_row(server))
    page.write_text(text, "utf-8")


def with_row(page: str, columns: tuple[str, ...], row: tuple[str, ...]) -> str:
    """The page with this row on top of the table with these columns, and without an older row of the same version."""
    lines = page.splitlines()
    first = lines.index(_line(columns)) + 2
    last = first
    while last < len(lines) and lines[last].startswith("|"):
        last += 1
    others = [line for line in lines[first:last] if not line.startswith(f"| {row[0]} |")]
    return "\n".join([*lines[:first], _line(row), *others, *lines[last:]]) + "\n"


def _line(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


def _engine_row(games_per_s: dict[str, float], library: LibrarySpeed) -> tuple[str, ...]:
    return (
        version("alhambra"),
        f"{games_per_s['pick']:,.0f}",
        f"{games_per_s['list']:,.0f}",
        f"{library.copy_seconds * 1e6:.2f} us",
        f"{library.replay_seconds * 1e3:.2f} ms",
        f"{library.answer_seconds * 1e3:.2f} ms",
        f"{library.import_seconds:.3f} s",
        f"{library.simulations_per_s:,.0f}",
        machine(),
    )


def _server_row(server: ServerSpeed) -> tuple[str, ...]:
    pace, beside = server.pace.waits, server.beside_thinking
    return (
        version("alhambra"),
        f"{server.throughput.moves_per_cpu_s:,.0f}",
        f"{pace.p50 * 1e3:.1f} ms, {pace.p99 * 1e3:.1f} ms",
        f"{beside.p50 * 1e3:.1f} ms, {beside.p99 * 1e3:.1f} ms",
        f"{server.pace.table_kilobytes:.0f} KB",
        f"{server.pace.connection_kilobytes:.0f} KB",
        machine(),
    )


def machine() -> str:
    """The processor and the Python that ran, in a few words."""
    engine = "compiled" if is_compiled() else "plain"
    return f"{_processor()}, {os.cpu_count()} cores, Python {platform.python_version()}, {engine}"


def _processor() -> str:
    about = Path("/proc/cpuinfo")
    if about.is_file():
        for line in about.read_text("utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()
