"""Makes requirements/*.lock from the lists in pyproject.toml: every version and hash, and not one address."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence

from tools.environment import Environment
from tools.places import REQUIREMENTS, ROOT
from tools.say import Trouble, say

CONTENTS = {
    "docs": ["--group", "pyproject.toml:docs"],
    "installer": ["--group", "pyproject.toml:installer"],
    "node": ["--group", "pyproject.toml:node"],
    "play": ["pyproject.toml", "--group", "build"],
    "test": [
        "pyproject.toml",
        "--group",
        "build",
        "--group",
        "test",
        "--all-extras",
        "--constraint",
        "requirements/play.lock",
    ],
}
"""What goes into each lock. `test` is `play` and more, so it agrees with it in every version."""

HOW = ["--universal", "--generate-hashes", "--no-annotate", "--no-header", "--python-version", "3.11"]


def make(environment: Environment, more: Sequence[str]) -> None:
    for name, what in CONTENTS.items():
        say(f"requirements/{name}.lock")
        target = REQUIREMENTS / f"{name}.lock"
        command = [
            str(environment.program("uv")),
            "pip",
            "compile",
            "--quiet",
            *HOW,
            *more,
            *what,
            "--output-file",
            str(target),
        ]
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        if done.returncode != 0:
            raise Trouble(f"{target.name} could not be made: {done.stderr.strip()}")
