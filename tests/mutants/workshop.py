"""Makes a copy of the sources with one rule changed, and lets the rule tests loose on it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
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
    surroundings = {
        **{name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "COV_"))},
        "ALHAMBRA_PURE": "1",
        "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)]),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # none is needed, and loading them takes longer than the tests
    }
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider"]
    command += ["-c", os.devnull, f"--rootdir={ROOT}", "--import-mode=importlib", "--noconftest"]
    return subprocess.run([*command, *tests], cwd=folder, env=surroundings, capture_output=True).returncode
