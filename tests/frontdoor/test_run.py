"""What `./run` tells people, and the files it relies on."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from threading import Barrier
from types import ModuleType
from typing import IO

import pytest

from tools import build_page, interpreters, suite, tally
from tools.compile_engine import compiler_trouble
from tools.environment import last_line, venv_trouble
from tools.places import REQUIREMENTS, ROOT, digest


@pytest.fixture(scope="module")
def run() -> ModuleType:
    loader = SourceFileLoader("run", str(ROOT / "run"))
    spec = spec_from_loader("run", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_an_old_python_is_told_which_one_is_needed(run: ModuleType) -> None:
    assert "needs Python 3.11 or newer; this is 3.9" in run.version_trouble((3, 9))


@pytest.mark.parametrize("version", [(3, 11), (3, 12), (3, 13), (3, 14)])
def test_a_python_that_is_new_enough_is_told_nothing(run: ModuleType, version: tuple[int, int]) -> None:
    assert run.version_trouble(version) is None


def test_a_missing_venv_is_said_with_its_package() -> None:
    assert "python3-venv" in (venv_trouble(has_venv=True, has_ensurepip=False) or "")
    assert venv_trouble(has_venv=True, has_ensurepip=True) is None


def test_a_missing_compiler_is_said_with_its_package() -> None:
    assert "gcc" in (compiler_trouble(None, has_headers=True, platform="linux") or "")
    assert "xcode-select" in (compiler_trouble(None, has_headers=True, platform="darwin") or "")
    assert "python3-dev" in (compiler_trouble("/usr/bin/cc", has_headers=False, platform="linux") or "")
    assert compiler_trouble("/usr/bin/cc", has_headers=True, platform="linux") is None


def test_it_works_from_any_folder_and_says_what_it_can(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, ROOT / "run", "--help"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0
    assert "./run test" in done.stdout


def test_an_unknown_word_is_answered_in_one_line() -> None:
    done = subprocess.run([sys.executable, ROOT / "run", "tset"], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == "! ./run does not know 'tset'; ./run --help lists what it knows.\n"


@pytest.mark.parametrize("lock", sorted(REQUIREMENTS.glob("*.lock")), ids=lambda lock: lock.name)
def test_a_lock_has_hashes_for_everything_and_no_address(lock: Path) -> None:
    text = lock.read_text()
    assert not re.search(r"https?://|file:|index-url|find-links", text)
    entries = re.findall(r"^[^\s#].*", text, flags=re.MULTILINE)
    assert entries
    assert all(re.match(r"[A-Za-z0-9._-]+(\[.*\])?==\S+ (; .* )?\\$", entry) for entry in entries)
    assert len(re.findall(r"\\\n    --hash=sha256:", text)) >= len(entries)


def test_the_lock_for_testing_agrees_with_the_lock_for_playing() -> None:
    def pins(name: str) -> set[str]:
        return set(re.findall(r"^[^\s;]+==[^\s;]+", (REQUIREMENTS / name).read_text(), flags=re.MULTILINE))

    assert pins("play.lock") <= pins("test.lock")


def test_a_digest_notices_renaming(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.write_text("same")
    second.write_text("same")
    assert digest([first]) != digest([second])


@pytest.mark.parametrize(
    ("version", "good"),
    [("v20.19.0", True), ("v24.1.0", True), ("v20.18.9", False), ("v18.20.1", False), ("", False), ("broken", False)],
)
def test_node_is_new_enough_from_20_19(version: str, good: bool) -> None:
    assert build_page.is_new_enough(version) is good


def test_a_python_that_does_not_start_is_not_taken(tmp_path: Path) -> None:
    shim = tmp_path / "python3.12"
    shim.write_text("#!/bin/sh\nexit 127\n")
    shim.chmod(0o755)
    assert not interpreters.works(shim, (3, 12))
    assert interpreters.works(Path(sys.executable), sys.version_info[:2])


def test_of_a_failed_program_the_line_with_the_error_is_shown() -> None:
    assert last_line("Resolving\nerror: no such package\n\nhint: look again\n") == "error: no such package"
    assert last_line("") == "it gave no reason"


REPORT = """<testsuites><testsuite>
<testcase classname="tests.rules.test_walls" name="a" time="0.5"/>
<testcase classname="tests.rules.test_money" name="b" time="0.25"><failure message="no"/></testcase>
<testcase classname="tests.server.test_tables" name="c" time="2.0"><skipped/></testcase>
</testsuite></testsuites>"""


def test_reports_are_counted_and_timed_by_folder(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT)
    assert tally.read_report(report) == (1, 1)
    assert tally.seconds_by_folder(report) == {"tests/server": 2.0, "tests/rules": 0.75}


@pytest.mark.parametrize(
    ("chosen", "may"),
    [
        (["tests/rules", "-k", "wall"], False),
        (["tests/server/test_tables.py::test_a_seat", "tests/arena"], False),
        (["tests/rules", "tests/web/test_home.py"], True),
        (["tests/web/test_table.py::test_a_card"], True),
        (["tests"], True),
        (["-k", "wall"], True),
    ],
)
def test_the_page_is_built_when_it_may_be_opened(chosen: list[str], may: bool) -> None:
    assert suite.may_open_the_page(chosen) is may


def test_a_suite_that_breaks_before_its_first_test_has_failed() -> None:
    counted = tally.Tally()
    counted.suite("a suite that breaks", lambda _report: 2)
    assert (counted.passed, counted.failed) == (0, 1)


def test_checks_run_side_by_side_and_are_counted_together(capfd: pytest.CaptureFixture[str]) -> None:
    """Each waits for the other, which could not end if it came first; what each says stays together."""
    both = Barrier(2, timeout=60)

    def lane(name: str, code: int) -> Callable[[tally.Tally], None]:
        def work(told: IO[bytes]) -> int:
            told.write(f"{name} begins\n".encode())
            both.wait()
            told.write(f"{name} ends\n".encode())
            both.wait()
            return code

        def follow(counted: tally.Tally) -> None:
            counted.check(name, lambda: tally.told_at_the_end(work))

        return follow

    counted = tally.Tally()
    counted.side_by_side(lane("one", 0), lane("other", 1))
    assert (counted.passed, counted.failed) == (1, 1)
    assert [name for name, _, _ in counted.rows] == ["one", "other"]
    told = capfd.readouterr().out
    assert "one begins\none ends\n" in told
    assert "other begins\nother ends\n" in told
