"""Finds the Pythons of this machine that the game promises to run on."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

VERSIONS = ((3, 11), (3, 12), (3, 13), (3, 14))

QUESTION = "import sys, venv, ensurepip; print(*sys.version_info[:2])"
"""Only one that can make environments is of use."""


def candidates(version: tuple[int, int]) -> Iterator[Path]:
    """Where such a Python may lie: on PATH, or among pyenv's."""
    name = f"python{version[0]}.{version[1]}"
    for folder in os.get_exec_path():
        yield Path(folder) / name
    yield from sorted(Path.home().glob(f".pyenv/versions/{version[0]}.{version[1]}.*/bin/{name}"), reverse=True)


def works(python: Path, version: tuple[int, int]) -> bool:
    """Whether it starts and is what its name says: pyenv leaves behind names that start nothing."""
    if not os.access(python, os.X_OK):
        return False
    answer = subprocess.run([python, "-c", QUESTION], capture_output=True, text=True)
    return answer.returncode == 0 and answer.stdout.split() == [str(part) for part in version]


def find_others() -> dict[tuple[int, int], Path]:
    """One working Python of each promised version except the running one."""
    found: dict[tuple[int, int], Path] = {}
    for version in VERSIONS:
        if version != sys.version_info[:2]:
            python = next((path for path in candidates(version) if works(path, version)), None)
            if python is not None:
                found[version] = python
    return found
