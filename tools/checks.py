"""`./run check` and `./run format`: formatting, lint and types of both languages, without a test."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from tools import build_page, environment
from tools.environment import HOME, child_environment
from tools.places import ROOT, WEB
from tools.say import Trouble
from tools.tally import Tally, told_at_the_end
from tools.turns import one_at_a_time


def check() -> int:
    """Both languages side by side."""
    tally = Tally()
    if not set_up(tally):
        return 1
    tally.side_by_side(check_python, check_page)
    return tally.finish()


def set_up(tally: Tally) -> bool:
    """What the checkers need: the environment and the page's packages, but neither an engine nor a page."""
    with one_at_a_time():
        return tally.check("environment", lambda: environment.ensure(HOME, "test")) and tally.check(
            "packages of the page", _install_the_packages
        )


def _install_the_packages() -> None:
    build_page.ready(HOME)


def check_python(tally: Tally) -> None:
    tally.check("ruff check", lambda: run("ruff", "check", "--quiet", "."))
    tally.check("ruff format", lambda: run("ruff", "format", "--check", "--quiet", "."))
    tally.check("mypy --strict", lambda: run("mypy", "--no-error-summary"))


def check_page(tally: Tally) -> None:
    """Types, and lint and formatting as far as web/package.json has scripts for them."""
    for name, script in (("svelte-check", "check"), ("eslint", "lint"), ("prettier", "format:check")):
        if script in page_scripts():
            tally.check(name, partial(run_script, script))


def format_all() -> int:
    """Bring every file into its form: layout, and the order of imports."""
    with one_at_a_time():
        environment.ensure(HOME, "test")
        build_page.ready(HOME)
    codes = [run("ruff", "check", "--quiet", "--select", "I", "--fix", "."), run("ruff", "format", "--quiet", ".")]
    if "format" in page_scripts():
        codes.append(run_script("format"))
    if any(codes):
        raise Trouble("Not every file could be formatted; what went wrong stands above.")
    return 0


def page_scripts() -> frozenset[str]:
    """The scripts that web/package.json has."""
    return frozenset(json.loads((WEB / "package.json").read_text("utf-8"))["scripts"])


def run_script(script: str, arguments: Sequence[str] = ()) -> int:
    return told_at_the_end(lambda told: build_page.script(HOME, script, arguments, told))


def run(program: str, *arguments: str) -> int:
    """A program of the environment."""
    command = [str(HOME.program(program)), *arguments]
    return told_at_the_end(
        lambda told: (
            subprocess.run(command, cwd=ROOT, env=child_environment(), stdout=told, stderr=subprocess.STDOUT).returncode
        )
    )


def vitest(report: Path) -> int:
    reporters = ["--reporter=default", "--reporter=junit", f"--outputFile.junit={report}"]
    return run_script("test", reporters)
