"""Makes a copy of the sources with one rule changed, and has rule tests called on it."""

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
NOT_NEEDED = ("server", "arena", "cli", "learning")
"""Parts of the program that no rule test imports."""


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


def run_tests(folder: Path, tests: list[str]) -> tuple[str, str]:
    """Call rule tests on a copy of the sources, as plain Python; how they ended, and what there is to say about it."""
    return _runner().ask(folder, tests)


class _Runner:
    """A process of tests/mutants/runner.py."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.mutants.runner"],
            cwd=ROOT,
            env={**os.environ, "ALHAMBRA_PURE": "1"},
            stdin=PIPE,
            stdout=PIPE,
            text=True,
        )

    def ask(self, folder: Path, tests: list[str]) -> tuple[str, str]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps([str(folder), tests]), file=self._process.stdin, flush=True)
        outcome, words = json.loads(self._process.stdout.readline())
        return outcome, words

    def close(self) -> None:
        self._process.communicate()


@cache
def _runner() -> _Runner:
    """There is one as long as the tests run."""
    runner = _Runner()
    atexit.register(runner.close)
    return runner
