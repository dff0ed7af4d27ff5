"""Calls pytest in an environment."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tools import compile_engine
from tools.environment import Environment, child_environment
from tools.places import ROOT


def compile_for(home: Environment) -> int:
    """A machine without a compiler tests the plain engine, which is no failure."""
    code = compile_engine.start(home.python)
    return 0 if code == compile_engine.NO_COMPILER else code


def in_parallel() -> list[str]:
    """One more than there are processors: the tests of server and page wait for others a good part of their time."""
    workers = min((os.cpu_count() or 1) + 1, 8)
    return ["-n", str(workers), "--dist", "worksteal"] if workers > 1 else []


def pytest(home: Environment, report: Path, arguments: Sequence[str], *, is_deep: bool) -> int:
    surroundings = child_environment(**({"ALHAMBRA_DEEP": "1"} if is_deep else {}))
    options = ["-q", "--durations=5", "--durations-min=1", f"--junitxml={report}"]
    command = [str(home.python), "-m", "pytest", *options, *arguments]
    return subprocess.run(command, cwd=ROOT, env=surroundings).returncode
