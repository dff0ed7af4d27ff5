"""The page that keeps what was measured of each version."""

from __future__ import annotations

from pathlib import Path

from alhambra.bench.benchmarks_page import ENGINE_COLUMNS, SERVER_COLUMNS, has_tables, with_row, write_rows
from alhambra.bench.library_speed import LibrarySpeed
from alhambra.bench.server_speed import ServerSpeed, SteadyLoad, Throughput, Waits

PAGE = Path(__file__).parents[2] / "docs" / "benchmarks.md"
A_TABLE = "# Page\n\n| version | speed |\n|---|---|\n| 0.2.0 | 7 |\n| 0.1.0 | 5 |\n\nMore.\n"


def test_a_new_version_stands_on_top() -> None:
    page = with_row(A_TABLE, ("version", "speed"), ("0.3.0", "9"))
    assert page == A_TABLE.replace("| 0.2.0", "| 0.3.0 | 9 |\n| 0.2.0")


def test_the_row_of_the_same_version_is_replaced() -> None:
    assert with_row(A_TABLE, ("version", "speed"), ("0.2.0", "8")) == A_TABLE.replace("7", "8")


def test_rows_of_library_and_server_go_into_the_page_of_the_documentation(tmp_path: Path) -> None:
    page = tmp_path / "benchmarks.md"
    page.write_text(PAGE.read_text("utf-8"), "utf-8")
    waits = Waits(0.001, 0.002, 0.003)
    server = ServerSpeed(Throughput(3_000.4, 2_000, waits), SteadyLoad(500, waits, 21.4, 4.2), waits)
    write_rows(page, {"pick": 9_000, "list": 5_000}, LibrarySpeed(1e-6, 0.01, 0.002, 0.2, 15_000), server)
    written = page.read_text("utf-8")
    assert has_tables(page)
    assert "| 9,000 | 5,000 | 1.00 us | 10.00 ms | 2.00 ms | 0.200 s | 15,000 |" in written
    assert "| 3,000 | 1.0 ms, 3.0 ms | 1.0 ms, 3.0 ms | 21 KB | 4 KB |" in written


def test_every_row_has_a_cell_for_each_column() -> None:
    rows = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")]
    assert {row.count("|") - 1 for row in rows} == {len(ENGINE_COLUMNS), len(SERVER_COLUMNS)}


def test_a_page_without_the_tables_is_told_apart(tmp_path: Path) -> None:
    assert has_tables(PAGE)
    assert not has_tables(tmp_path / "nothing.md")
