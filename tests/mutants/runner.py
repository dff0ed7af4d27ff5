"""Calls rule tests on a copy of the sources. It has pytest ready, but nothing of the game.

Each line it reads asks for tests on one copy. They run in a forked process, which imports the game from that copy, and
they are called as functions: pytest would take longer than the tests.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from typing import Any

import msgspec  # noqa: F401  # the game needs it, and every copy has it by the fork
import pytest

PASSED, FAILED, BROKEN = "passed", "failed", "broken"
"""How the tests of one copy ended; broken are those that could not begin."""


def main() -> None:
    for line in sys.stdin:
        folder, names = json.loads(line)
        print(json.dumps(_in_a_fork(folder, names)), flush=True)


def _in_a_fork(folder: str, names: list[str]) -> tuple[str, str]:
    """How the tests ended, and what there is to say about it."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        _be_silent()
        os.chdir(folder)
        sys.path.insert(0, folder)
        with os.fdopen(writing, "w") as answer:
            json.dump(_call(names), answer)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as answer:
        told = answer.read()
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if code or not told:
        return BROKEN, f"the process of the tests ended with {code}"
    outcome, words = json.loads(told)
    return outcome, words


def _be_silent() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)


def _call(names: list[str]) -> tuple[str, str]:
    try:
        calls = [call for name in names for call in _calls(name)]
    except Exception:
        return BROKEN, traceback.format_exc()
    for call in calls:
        try:
            call()
        except (Exception, pytest.fail.Exception):
            return FAILED, traceback.format_exc()
    return PASSED, f"{len(calls)} calls"


def _calls(name: str) -> Iterator[Callable[[], None]]:
    """The test, once for each set of its parameters; it is named as pytest names it, below tests/rules."""
    file, _, function = name.partition("::")
    test: Callable[..., None] = getattr(importlib.import_module(f"tests.rules.{file.removesuffix('.py')}"), function)
    marks: list[pytest.Mark] = getattr(test, "pytestmark", [])
    if not marks:
        yield test
        return
    (mark,) = marks
    assert mark.name == "parametrize", f"{name} is marked {mark.name}, which only pytest understands"
    names, sets = mark.args
    for values in sets:
        yield _with(test, names, values)


def _with(test: Callable[..., None], names: str | tuple[str, ...], values: Any) -> Callable[[], None]:
    return lambda: test(**({names: values} if isinstance(names, str) else dict(zip(names, values, strict=True))))


if __name__ == "__main__":
    main()
