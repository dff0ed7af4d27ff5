"""The deep run: its parts hold every test, and one that passed is run again only after a change."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tools import deep
from tools.places import ROOT
from tools.say import Trouble
from tools.tally import Tally


def test_every_folder_of_tests_is_a_part_and_the_librarys_come_first() -> None:
    names = [part.name for part in deep.all_parts()]
    folders = {file.parent.name for file in (ROOT / "tests").glob("*/test_*.py")}
    assert folders < set(names)
    assert len(set(names)) == len(names)
    assert tuple(names[: len(deep.OF_THE_LIBRARY)]) == deep.OF_THE_LIBRARY


def test_the_tests_of_the_library_import_nothing_that_would_not_make_them_run_again() -> None:
    for name in deep.OF_THE_LIBRARY:
        for file in (ROOT / "tests" / name).rglob("*.py"):
            assert "alhambra.server" not in file.read_text("utf-8"), file
    sources = deep.library_sources()
    assert ROOT / "src/alhambra/game.py" in sources
    assert not any("server" in file.relative_to(ROOT).parts for file in sources)


def test_some_parts_can_be_chosen_by_name() -> None:
    assert [part.name for part in deep.chosen_parts(["twins", "perft"]) or []] == ["twins", "perft"]
    assert len(deep.chosen_parts([]) or []) == len(deep.all_parts())


@pytest.mark.parametrize("words", [["tests/rules"], ["-k", "wall"], ["tests"]])
def test_what_is_not_a_part_goes_to_pytest(words: list[str]) -> None:
    assert deep.chosen_parts(words) is None


def test_a_part_that_does_not_exist_is_answered_with_those_that_do() -> None:
    with pytest.raises(Trouble, match=r"no part 'twin' .* rules, twins"):
        deep.chosen_parts(["twin"])


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that the parts of this test depend on."""
    monkeypatch.setattr(deep, "STATE", tmp_path / "deep")
    source = tmp_path / "source.py"
    source.write_text("first")
    return source


def a_part(source: Path, work: Callable[[], int]) -> deep.Part:
    return deep.Part("a-part", lambda tally: tally.count("a part", 0.0, 1, work()), lambda: [source])


def test_a_part_that_passed_is_run_again_only_after_a_change(source: Path) -> None:
    runs: list[str] = []

    def work() -> int:
        runs.append(source.read_text())
        return 0

    part = a_part(source, work)
    deep.run(Tally(), [part])
    deep.run(Tally(), [part])
    source.write_text("second")
    deep.run(Tally(), [part])
    assert runs == ["first", "second"]


def test_a_part_that_failed_is_run_again(source: Path) -> None:
    part = a_part(source, lambda: 1)
    deep.run(Tally(), [part])
    assert not part.is_done()


def test_a_part_whose_sources_change_while_it_runs_is_run_again(source: Path) -> None:
    def work() -> int:
        source.write_text("edited meanwhile")
        return 0

    part = a_part(source, work)
    deep.run(Tally(), [part])
    assert not part.is_done()
