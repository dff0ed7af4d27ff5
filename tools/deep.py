"""`./run test --deep`: every test with its full counts, in parts. A part that passed is not run again until its sources
change, so a run that was interrupted goes on where it was.

Every folder of tests is a part; so are the checks, and the engine's tests under every other Python of this machine.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tools import checks, environment, interpreters
from tools.checkout import whole_checkout
from tools.environment import HOME, Environment
from tools.places import BUILD, ROOT, SOURCES, digest, is_stamped
from tools.pytest_call import compile_for, in_parallel, pytest
from tools.say import Trouble, say
from tools.tally import Tally

TESTS = ROOT / "tests"
STATE = BUILD / "deep"
"""A file for each part that passed, with the digest of the sources for which it did."""

ENGINE_TESTS = ("rules", "twins", "properties", "perft", "playthroughs", "notation")
"""The folders that run under every Python: what must come out the same everywhere."""

OF_THE_LIBRARY = (*ENGINE_TESTS, "mutants", "insight", "learning", "library", "bots", "review", "arena")
"""Folders whose tests need neither the server nor the page. They come first: their sources change least."""

NOT_OF_THE_LIBRARY = SOURCES / "alhambra" / "server"

SHARED = ("tests/conftest.py", "tests/support", "tests/records", "pyproject.toml", "requirements")
"""What the tests of every folder depend on."""


@dataclass(frozen=True)
class Part:
    """Some of the tests, and which files decide how they end."""

    name: str
    run: Callable[[Tally], None]
    sources: Callable[[], Iterable[Path]]

    @property
    def stamp(self) -> Path:
        return STATE / f"{self.name}.txt"

    def is_done(self) -> bool:
        return is_stamped(self.stamp, self._wanted())

    def follow(self, tally: Tally) -> None:
        """Run it, and remember if it passed for the sources as they were when it began."""
        wanted, failed = self._wanted(), tally.failed
        self.run(tally)
        if tally.failed == failed:
            STATE.mkdir(parents=True, exist_ok=True)
            self.stamp.write_text(wanted)

    def _wanted(self) -> str:
        return digest(self.sources())


def all_parts() -> list[Part]:
    """The library's, then the other Pythons, then all that depends on the server or the page."""
    folders = [folder.name for folder in sorted(TESTS.iterdir()) if any(folder.glob("test_*.py"))]
    rest = [name for name in folders if name not in OF_THE_LIBRARY]
    return [
        *(Part(name, partial(_run_folder, name), library_sources) for name in OF_THE_LIBRARY),
        *(
            Part(_name_of(version), partial(_run_under, _name_of(version), python), library_sources)
            for version, python in interpreters.find_others().items()
        ),
        Part("checks", _run_checks, whole_checkout),
        *(Part(name, partial(_run_folder, name), whole_checkout) for name in rest),
    ]


def chosen_parts(words: Sequence[str]) -> list[Part] | None:
    """The parts of these names, all if there is none; None if the words are pytest's."""
    if any(word.startswith("-") or "/" in word or word == "tests" for word in words):
        return None
    parts = {part.name: part for part in all_parts()}
    unknown = [word for word in words if word not in parts]
    if unknown:
        raise Trouble(f"There is no part '{unknown[0]}' of the deep run; there are: {', '.join(parts)}.")
    return [parts[word] for word in words] if words else list(parts.values())


def need_the_page(parts: Sequence[Part]) -> bool:
    """Whether one that is still to be run looks at the built page."""
    return any(part.sources is whole_checkout and not part.is_done() for part in parts)


def run(tally: Tally, parts: Sequence[Part]) -> None:
    for number, part in enumerate(parts, 1):
        where = f"part {number} of {len(parts)}"
        if part.is_done():
            say(f"{where}, {part.name}: passed before, for the same sources")
            tally.rows.append((part.name, 0.0, "passed before"))
            continue
        say(f"{where}, {part.name}: begins at {time.strftime('%H:%M:%S')}")
        part.follow(tally)


def _run_folder(name: str, tally: Tally) -> None:
    arguments = [*in_parallel(), f"tests/{name}"]
    tally.suite(f"deep {name}", lambda report: pytest(HOME, report, arguments, is_deep=True))


def _run_checks(tally: Tally) -> None:
    tally.side_by_side(checks.check_python, checks.check_page)
    tally.suite("vitest", checks.vitest)


def _run_under(name: str, python: Path, tally: Tally) -> None:
    """The engine's tests in an environment of that Python."""
    other = Environment(BUILD / name)
    if not tally.check(f"environment {name}", lambda: environment.ensure(other, "test", str(python))):
        return
    if not tally.check(f"compile the engine {name}", lambda: compile_for(other)):
        return
    arguments = [*in_parallel(), *(f"tests/{folder}" for folder in ENGINE_TESTS)]
    tally.suite(f"deep {name}", lambda report: pytest(other, report, arguments, is_deep=True))


def _name_of(version: tuple[int, int]) -> str:
    return f"python-{version[0]}.{version[1]}"


# -------------------------------------------------------------------- what a part depends on


def library_sources() -> list[Path]:
    """What the tests of the library can read. They import nothing else, which is tested."""
    readable = {"src/alhambra", *SHARED, *(f"tests/{name}" for name in OF_THE_LIBRARY)}
    return [
        file
        for file in whole_checkout()
        if any(file.is_relative_to(ROOT / name) for name in readable) and not file.is_relative_to(NOT_OF_THE_LIBRARY)
    ]
