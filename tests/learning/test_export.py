"""The page has the pictures and lessons of this program."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from alhambra.learning import export


@pytest.mark.parametrize(("file", "write"), export.FILES.items(), ids=lambda part: getattr(part, "name", ""))
def test_the_page_is_up_to_date(file: Path, write: Callable[[], str]) -> None:
    """If this fails, run `python -m alhambra.learning.export`."""
    assert file.read_text(encoding="utf-8") == write()
