"""Every example of docs/notation.md does what the page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from alhambra import TILES
from alhambra.notation import (
    NotationError,
    check_record,
    parse_record,
    parse_setup,
    print_record,
    print_setup,
    read_record,
)

PAGE = Path(__file__).parents[2].joinpath("docs", "notation.md").read_text(encoding="utf-8")


def examples(language: str) -> list[str]:
    found = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    assert found
    return [str(each) for each in found]


@pytest.mark.parametrize("text", examples("alh"))
def test_records(text: str) -> None:
    assert print_record(parse_record(text)) == text
    assert check_record(read_record(text)) is None


@pytest.mark.parametrize("text", examples("setup"))
def test_setups(text: str) -> None:
    assert print_setup(parse_setup(text)) == text


@pytest.mark.parametrize("example", examples("error"))
def test_errors(example: str) -> None:
    text, message = example.split("---\n")
    with pytest.raises(NotationError) as error:
        parse_record(text)
    assert str(error.value) == message.strip()


@pytest.mark.parametrize("program", examples("python"))
def test_programs(program: str) -> None:
    exec(compile(program, "docs/notation.md", "exec"), {})


def test_tiles_with_a_letter_have_the_walls_that_are_listed() -> None:
    listed = dict(re.findall(r"`(\w+\d[abc])` (none|[NESW]+)", PAGE))
    assert listed == {tile.name: "".join(tile.walls) or "none" for tile in TILES if tile.name[-1] in "abc"}
