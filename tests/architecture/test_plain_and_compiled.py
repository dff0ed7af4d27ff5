"""Plain and compiled runs agree to the byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from alhambra._compiled import is_compiled
from tests.playthroughs.telling import digest

ROOT = Path(__file__).parents[2]


def in_a_process_of_its_own(*arguments: str, pure: str) -> str:
    surroundings = {**os.environ, "ALHAMBRA_PURE": pure}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=surroundings, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_plain_and_compiled_runs_agree() -> None:
    """All playthroughs, told step by step, and random games of the quick generator."""
    plain = in_a_process_of_its_own("-m", "tests.playthroughs.telling", "--digest", pure="1")
    assert plain == digest()


def test_plain_runs_are_plain() -> None:
    ask = "from alhambra._compiled import is_compiled; print(is_compiled())"
    assert in_a_process_of_its_own("-c", ask, pure="1") == "False"
    assert in_a_process_of_its_own("-c", ask, pure="0") == str(is_compiled())
