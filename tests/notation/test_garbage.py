"""Whatever is thrown at the parser, it answers with a record or with a place and an expectation."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from alhambra.notation import NotationError, Record, parse_record, parse_setup, print_record
from tests.notation.games import a_game

SAMPLE = print_record(Record.of(a_game(2, "sample", 80)))
SCRAPS = st.sampled_from(
    [
        *("[", "]", "{", "}", '"', "\\", ":", ";", "\n", " ", "\t", "\r", "\0", "...", "-", "@", "²", "99999999999"),
        *('[Rules "1"]\n', "deal\n", "position\n", "players: 2\n", "seed: ", "palace 0: ", "bag:", "1 0: "),
        *("Pa7@e1", "Y1", "S1", "take", "end", "\\u{110000}"),
    ]
)


def try_to_parse(text: str) -> None:
    """Only a NotationError may come out of it, and its place must be in the text."""
    for parse in (parse_record, parse_setup):
        refusal = None
        try:
            parse(text)
        except NotationError as error:
            refusal = error
        if refusal is not None:
            lines = text.split("\n")
            assert 1 <= refusal.line <= len(lines)
            assert 1 <= refusal.column <= len(lines[refusal.line - 1]) + 1
            assert refusal.message


@given(st.text())
def test_any_text(text: str) -> None:
    try_to_parse(text)


@given(st.lists(SCRAPS).map("".join))
def test_scraps_of_notation(text: str) -> None:
    try_to_parse(text)


@given(st.integers(0, len(SAMPLE)), st.integers(0, 12), SCRAPS | st.characters())
def test_a_record_with_a_hole_or_a_patch(at: int, length: int, patch: str) -> None:
    try_to_parse(SAMPLE[:at] + patch + SAMPLE[at + length :])
