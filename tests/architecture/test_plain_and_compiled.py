"""Plain and compiled runs agree to the byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from alhambra._compiled import is_compiled
from tests.playthroughs.telling import digest, quick_digest

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


def test_without_the_packed_vector_the_same_games_are_played() -> None:
    """Where its package is missing a list stands in for it."""
    ask = "import sys; sys.modules['librt'] = sys.modules['librt.vecs'] = None; "
    ask += "from tests.playthroughs.telling import quick_digest; from alhambra.rules.packed import vec; "
    ask += "assert vec.__module__ == 'alhambra.rules.plain_vec'; print(quick_digest())"
    assert in_a_process_of_its_own("-c", ask, pure="1") == quick_digest()


def test_plain_runs_are_plain() -> None:
    ask = "from alhambra._compiled import is_compiled; print(is_compiled())"
    assert in_a_process_of_its_own("-c", ask, pure="1") == "False"
    assert in_a_process_of_its_own("-c", ask, pure="0") == str(is_compiled())
