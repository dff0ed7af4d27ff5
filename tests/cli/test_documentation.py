"""The examples of docs/cli.md print what the page shows."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import msgspec
import pytest

from alhambra.bench.random_games import Speed
from alhambra.cli.commands import COMMANDS
from tests.cli.console import Terminal

PAGE = Path(__file__).parents[2].joinpath("docs", "cli.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```console\n\$ alhambra (.*?)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
assert EXAMPLES


@pytest.mark.parametrize(("words", "shown"), EXAMPLES)
def test_examples_print_what_is_shown(alhambra: Terminal, words: str, shown: str) -> None:
    """Of a long drawing the page shows the first lines."""
    printed = [line.rstrip() for line in alhambra(*shlex.split(words)).out.splitlines()]
    expected = shown.splitlines()
    assert printed[: len(expected)] == expected


def test_every_command_is_listed() -> None:
    assert {command.name for command in COMMANDS} <= set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE))


def test_the_line_of_a_measurement_is_understood() -> None:
    (line,) = re.findall(r"^```json\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    assert msgspec.json.decode(line, type=Speed).players == 4
