"""The games that tests/records keeps as files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

RECORDS: Final = sorted(Path(__file__).parents[1].joinpath("records").glob("*.alh"))
assert RECORDS
