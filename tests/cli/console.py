"""Calling the command line as people do, without starting a process."""

from __future__ import annotations

import sys
from typing import NamedTuple

import pytest

from alhambra.cli.app import run

PROGRAM = (sys.executable, "-m", "alhambra")
"""The program in a process of its own."""


class Answer(NamedTuple):
    code: int
    out: str
    err: str


class Terminal:
    """Runs commands and catches what they print."""

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self._capture = capture

    def __call__(self, *words: object) -> Answer:
        self._capture.readouterr()
        code = run([str(word) for word in words])
        printed = self._capture.readouterr()
        return Answer(code, printed.out, printed.err)
