"""The records in tests/records must replay for ever.

They were written by version 1 of the rules and are never written anew. If one of them does not replay, legality, the
shuffle or the notation has changed: then either the change is a mistake, or the version of the rules must be raised and
the old one kept playable.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from alhambra.notation import check_record, parse_record, print_record, read_record
from tests.support.records import RECORDS


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_replays_to_its_result(file: Path) -> None:
    reading = read_record(file.read_text(encoding="utf-8"))
    assert check_record(reading) is None
    game = reading.record.replay()
    assert (game.scores if game.is_over else None) == reading.record.result


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_is_printed_as_it_was(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert print_record(parse_record(text)) == text
