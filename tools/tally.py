"""What passed, what failed and how long it took."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryFile
from threading import Lock
from typing import IO
from xml.etree import ElementTree

from tools.places import BUILD
from tools.say import Trouble, say, warn


@dataclass
class Tally:
    """What passed, what failed and how long it took, step by step."""

    rows: list[tuple[str, float, str]] = field(default_factory=list)
    passed: int = 0
    failed: int = 0
    began: float = field(default_factory=time.monotonic)

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

    def suite(self, name: str, work: Callable[[Path], int]) -> tuple[int, int]:
        """Run many tests that report, one by one, into the file they are given; how many passed and failed."""
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
        return passed, failed

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

    def finish(self) -> int:
        """Tell how it ended; the exit code."""
        seconds = time.monotonic() - self.began
        print(f"\n{self.table()}\n\n{self.passed} passed, {self.failed} failed in {seconds:.0f} seconds", flush=True)
        return 1 if self.failed else 0


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


def told_at_the_end(work: Callable[[IO[bytes]], int]) -> int:
    """Do something that writes what it has to say into a file, and tell it whole: two at once would mix their lines."""
    with TemporaryFile() as told:
        code = work(told)
        told.seek(0)
        with _TELLING:
            print(told.read().decode(errors="replace"), end="", flush=True)
    return code


_TELLING = Lock()
