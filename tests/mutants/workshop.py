"""Makes a copy of the sources with one rule changed, and lets the rule tests loose on it."""

from __future__ import annotations

import atexit
import json
import os
import shutil
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from subprocess import PIPE
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "alhambra"
RULE_TESTS = ROOT / "tests" / "rules"
NOT_NEEDED = ("server", "arena", "cli", "learning")
"""Parts of the program that no rule test imports."""

PASSED, FAILED = 0, 1
"""What pytest returns; anything else means that it could not even begin."""


class Mutant(NamedTuple):
    """A wrong rule; mutants.toml says what each field means."""

    title: str
    rule: str
    file: str
    find: str
    replace: str
    killed_by: str


def all_mutants() -> list[Mutant]:
    text = Path(__file__).with_name("mutants.toml").read_text("utf-8")
    return [Mutant(**entry) for entry in tomllib.loads(text)["mutant"]]


def copy_sources(folder: Path) -> Path:
    """A copy that imports as `alhambra` with this folder on the path.

    Times and compiled bytecode come along, so that Python reads anew only what is changed.
    """
    shutil.copytree(SOURCES, folder / "alhambra", ignore=shutil.ignore_patterns(*NOT_NEEDED))
    return folder


def change(folder: Path, mutant: Mutant) -> None:
    """Apply the change to a copy of the sources."""
    file = folder / "alhambra" / mutant.file
    source = file.read_text("utf-8")
    met = source.count(mutant.find)
    assert met == 1, f"{mutant.file} has {met} places like this, not one: adapt the mutant\n{mutant.find}"
    file.write_text(source.replace(mutant.find, mutant.replace), "utf-8")


def run_tests(folder: Path, tests: list[str]) -> int:
    """Run rule tests on a copy of the sources, as plain Python; what pytest returns."""
    return _pytest_runner().ask(folder, tests)


# Imports pytest once, which takes as long as a mutant's tests, and runs each line's tests in a process of their own.
RUNNER = """
import json, os, sys
import pytest

for line in sys.stdin:
    folder, root, arguments = json.loads(line)
    child = os.fork()
    if not child:
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nowhere, stream)
        os.chdir(folder)
        sys.path[:0] = [folder, root]
        os._exit(int(pytest.main(arguments)))
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


class _Runner:
    """A process that has pytest ready but nothing of the game."""

    def __init__(self) -> None:
        surroundings = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "COV_"))},
            "ALHAMBRA_PURE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # none is needed, and loading them takes longer than the tests
        }
        self._process = subprocess.Popen(
            [sys.executable, "-c", RUNNER], env=surroundings, stdin=PIPE, stdout=PIPE, text=True
        )

    def ask(self, folder: Path, tests: list[str]) -> int:
        arguments = ["-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-c", os.devnull]
        arguments += [f"--rootdir={ROOT}", "--import-mode=importlib", "--noconftest", *tests]
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps([str(folder), str(ROOT), arguments]), file=self._process.stdin, flush=True)
        return int(self._process.stdout.readline())

    def close(self) -> None:
        self._process.communicate(timeout=60)


@cache
def _pytest_runner() -> _Runner:
    """There is one as long as the tests run."""
    runner = _Runner()
    atexit.register(runner.close)
    return runner
