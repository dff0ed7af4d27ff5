"""What the documents say is true: their code runs, their tables are the game's, their links lead somewhere."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra import TILES, Kind
from alhambra.rules.reasons import RULES
from tests.twins.scoring import PRIZES

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
NEEDS_A_SERVER = ROOT / "examples" / "remote_bot.py"  # tests/server has one, and runs it
EXAMPLES = sorted(set((ROOT / "examples").glob("*.py")) - {NEEDS_A_SERVER})
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted(DOCS.glob("*.md"))]


def code_in(page: Path) -> list[str]:
    """The Python of a page, block by block."""
    return re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def rows(page: Path) -> Iterator[list[str]]:
    """The rows of the tables of a page, heads included."""
    for line in page.read_text("utf-8").splitlines():
        if line.strip().startswith("|"):
            yield [field.strip() for field in line.strip().strip("|").split("|")]


def test_every_document_is_on_the_site() -> None:
    listed = re.findall(r"^([a-z]+)$", (DOCS / "index.md").read_text("utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(page.stem for page in DOCS.glob("*.md") if page.stem != "index")


# -------------------------------------------------------------------- code


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.stem)
def test_examples_run(example: Path) -> None:
    done = subprocess.run([sys.executable, example], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.stem)
def test_examples_are_short(example: Path) -> None:
    assert len(example.read_text("utf-8").splitlines()) < 40


def test_the_example_of_the_readme_runs_and_is_short(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = code_in(ROOT / "README.md")
    assert len(code.splitlines()) <= 15
    script = tmp_path / "readme.py"
    script.write_text(code, "utf-8")
    runpy.run_path(str(script))
    assert capsys.readouterr().out


@pytest.mark.parametrize(("page", "is_over"), [("library", True), ("bots", False)])
def test_the_code_of_a_guide_runs(page: str, is_over: bool, tmp_path: Path) -> None:
    """Its blocks one after the other, as one script."""
    script = tmp_path / f"the_{page}_guide.py"
    script.write_text("\n".join(code_in(DOCS / f"{page}.md")), "utf-8")
    assert runpy.run_path(str(script))["game"].is_over is is_over


# -------------------------------------------------------------------- rules, rulings, reasons


def test_every_rule_is_written_down_in_order() -> None:
    numbers = re.findall(r"^- \*\*(R\d+)\*\*", (DOCS / "rules.md").read_text("utf-8"), re.MULTILINE)
    assert numbers == [f"R{number}" for number in range(1, 44)]


def test_every_ruling_is_written_down_in_order() -> None:
    assert [row[0] for row in rows(DOCS / "rulings.md")][2:] == [f"A{number}" for number in range(1, 49)]


def test_the_buildings_are_written_down_as_they_are() -> None:
    """R3"""
    written = {row[0]: row[1] for row in rows(DOCS / "rules.md") if len(row) == 2}
    for kind in Kind:
        buildings = [f"{tile.price}:{''.join(tile.walls) or '-'}" for tile in TILES if tile.kind is kind]
        assert written[kind] == " ".join(buildings)


def test_the_prizes_are_written_down_as_they_are() -> None:
    """R32"""
    written = {row[0]: row[1:] for row in rows(DOCS / "rules.md") if len(row) == 4}
    for at, kind in enumerate(Kind):
        assert written[kind] == [", ".join(map(str, PRIZES[round_][at])) for round_ in (1, 2, 3)]


def test_every_reason_is_written_down_with_its_rule() -> None:
    written = [(row[0].strip("`"), row[1]) for row in rows(DOCS / "reasons.md") if row[0].startswith("`")]
    assert written == list(RULES.items())


# -------------------------------------------------------------------- links


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text):
        if "://" not in target and not target.startswith("mailto:"):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
