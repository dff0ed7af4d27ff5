"""`./run test`: every check there is, where the time went, and how it ended."""

from __future__ import annotations

import os
import subprocess
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryFile
from threading import Lock
from typing import IO
from xml.etree import ElementTree

from tools import browser, build_page, compile_engine, environment, interpreters
from tools.environment import HOME, Environment, child_environment
from tools.places import BUILD, ROOT
from tools.say import Trouble, say, warn
from tools.turns import one_at_a_time

ENGINE_TESTS = tuple(f"tests/{name}" for name in ("rules", "twins", "properties", "perft", "playthroughs", "notation"))
"""The folders that --deep runs under every Python: what must come out the same everywhere."""


@dataclass
class Tally:
    """What passed, what failed and how long it took, step by step."""

    rows: list[tuple[str, float, str]] = field(default_factory=list)
    passed: int = 0
    failed: int = 0

    def check(self, name: str, work: Callable[[], int | None]) -> bool:
        """Run one step that passes or fails as a whole, by its exit code or by raising Trouble."""
        say(name)
        began = time.monotonic()
        try:
            good = not work()
        except Trouble as trouble:
            warn(str(trouble))
            good = False
        self.count(name, time.monotonic() - began, int(good), int(not good))
        return good

    def suite(self, name: str, work: Callable[[Path], int]) -> None:
        """Run many tests that report, one by one, into the file they are given."""
        say(name)
        report = BUILD / "reports" / f"{name.replace(' ', '-')}.xml"
        report.parent.mkdir(parents=True, exist_ok=True)
        report.unlink(missing_ok=True)
        began = time.monotonic()
        code = work(report)
        passed, failed = read_report(report)
        if code != 0 and failed == 0:
            failed = 1  # it broke before or after its tests
        self.count(name, time.monotonic() - began, passed, failed)
        for folder, seconds in seconds_by_folder(report).items():
            self.rows.append((f"  {folder}", seconds, ""))

    def side_by_side(self, *lanes: Callable[[Tally], None]) -> None:
        """Follow several lanes of steps at once, most of which keep one processor busy."""
        tallies = [Tally() for _ in lanes]
        with ThreadPoolExecutor(len(lanes)) as at_once:
            for followed in [at_once.submit(lane, tally) for lane, tally in zip(lanes, tallies, strict=True)]:
                followed.result()
        for tally in tallies:
            self.rows += tally.rows
            self.passed += tally.passed
            self.failed += tally.failed

    def count(self, name: str, seconds: float, passed: int, failed: int) -> None:
        self.passed += passed
        self.failed += failed
        self.rows.append((name, seconds, f"{failed} FAILED" if failed else f"{passed} passed"))

    def table(self) -> str:
        """Where the time went."""
        width = max(len(name) for name, _, _ in self.rows)
        return "\n".join(
            f"{name:<{width}}  {seconds:7.1f} s  {outcome}".rstrip() for name, seconds, outcome in self.rows
        )


def read_report(report: Path) -> tuple[int, int]:
    """How many tests passed and failed by a JUnit report; none if there is no report."""
    if not report.is_file():
        return 0, 0
    passed = failed = 0
    for case in ElementTree.parse(report).iter("testcase"):
        outcomes = {child.tag for child in case}
        if outcomes & {"failure", "error"}:
            failed += 1
        elif "skipped" not in outcomes:
            passed += 1
    return passed, failed


def seconds_by_folder(report: Path) -> dict[str, float]:
    """The time of the tests of each folder below tests/; of those that run at once, the sum."""
    total: defaultdict[str, float] = defaultdict(float)
    if report.is_file():
        for case in ElementTree.parse(report).iter("testcase"):
            parts = case.get("classname", "").split(".")
            if parts[0] == "tests" and len(parts) > 2:
                total[f"tests/{parts[1]}"] += float(case.get("time", "0"))
    return dict(sorted(total.items(), key=lambda item: -item[1]))


def test(arguments: Sequence[str]) -> int:
    """Everything; or, if tests are named, only these."""
    deep = "--deep" in arguments
    chosen = [argument for argument in arguments if argument != "--deep"]
    tally = Tally()
    began = time.monotonic()
    with one_at_a_time():
        if not tally.check("environment", lambda: environment.ensure(HOME, "test")):
            return 1
        if may_open_the_page(chosen):
            tally.side_by_side(_compile_the_engine, _build_the_page)
            tally.check("browser", browser.ensure)
        else:
            _compile_the_engine(tally)
    if chosen:
        tally.suite("tests", lambda report: _pytest(HOME, report, chosen, deep))
    else:
        _all_checks(tally, deep)
    print(
        f"\n{tally.table()}\n\n{tally.passed} passed, {tally.failed} failed in {time.monotonic() - began:.0f} seconds"
    )
    return 1 if tally.failed else 0


def may_open_the_page(chosen: Sequence[str]) -> bool:
    """Whether browser tests may be among these: unless folders or files are named and theirs is not one of them."""
    named = [Path(argument.partition("::")[0]).parts for argument in chosen if argument.startswith("tests")]
    return not named or any(parts[:2] in (("tests",), ("tests", "web")) for parts in named)


def _all_checks(tally: Tally, deep: bool) -> None:
    tally.side_by_side(_check_python, _check_page)
    tally.suite("tests", lambda report: _pytest(HOME, report, _in_parallel(), deep))
    if deep:
        for version, python in interpreters.find_others().items():
            _under_another_python(tally, f"{version[0]}.{version[1]}", python)


def _compile_the_engine(tally: Tally) -> None:
    tally.check("compile the engine", lambda: _compile(HOME))


def _build_the_page(tally: Tally) -> None:
    tally.check("build the page", lambda: build_page.ensure(HOME))


def _check_python(tally: Tally) -> None:
    tally.check("ruff check", lambda: _run("ruff", "check", "--quiet", "."))
    tally.check("ruff format", lambda: _run("ruff", "format", "--check", "--quiet", "."))
    tally.check("mypy --strict", lambda: _run("mypy", "--no-error-summary"))


def _check_page(tally: Tally) -> None:
    tally.check("svelte-check", lambda: told_at_the_end(lambda told: build_page.script(HOME, "check", (), told)))
    tally.suite("vitest", _vitest)


def _under_another_python(tally: Tally, version: str, python: Path) -> None:
    other = Environment(BUILD / f"python-{version}")
    if not tally.check(f"environment {version}", lambda: environment.ensure(other, "test", str(python))):
        return
    tally.check(f"compile the engine {version}", lambda: _compile(other))
    tally.suite(f"tests {version}", lambda report: _pytest(other, report, [*_in_parallel(), *ENGINE_TESTS], deep=True))


def _compile(home: Environment) -> int:
    """A machine without a compiler tests the plain engine, which is no failure."""
    code = compile_engine.start(home.python)
    return 0 if code == compile_engine.NO_COMPILER else code


def _in_parallel() -> list[str]:
    """One for each processor: with half as many more, 3 % of the time are won and every test is slower."""
    workers = min(os.cpu_count() or 1, 8)
    return ["-n", str(workers), "--dist", "worksteal"] if workers > 1 else []


def _pytest(home: Environment, report: Path, arguments: Sequence[str], deep: bool) -> int:
    surroundings = child_environment(**({"ALHAMBRA_DEEP": "1"} if deep else {}))
    command = [
        str(home.python),
        "-m",
        "pytest",
        "-q",
        "--durations=5",
        "--durations-min=1",
        f"--junitxml={report}",
        *arguments,
    ]
    return subprocess.run(command, cwd=ROOT, env=surroundings).returncode


def _vitest(report: Path) -> int:
    reporters = ["--reporter=default", "--reporter=junit", f"--outputFile.junit={report}"]
    return told_at_the_end(lambda told: build_page.script(HOME, "test", reporters, told))


def _run(program: str, *arguments: str) -> int:
    command = [str(HOME.program(program)), *arguments]
    return told_at_the_end(
        lambda told: (
            subprocess.run(command, cwd=ROOT, env=child_environment(), stdout=told, stderr=subprocess.STDOUT).returncode
        )
    )


def told_at_the_end(work: Callable[[IO[bytes]], int]) -> int:
    """Do something that writes what it has to say into a file, and tell it whole: two at once would mix their lines."""
    with TemporaryFile() as told:
        code = work(told)
        told.seek(0)
        with _TELLING:
            print(told.read().decode(errors="replace"), end="", flush=True)
    return code


_TELLING = Lock()
