"""Ten seconds of everything at once; an hour of it in a deep run."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.process import rounds
from tests.server.soak import HAPPENS, soak


@pytest.mark.long
async def test_an_evening_leaves_nothing_behind(tmp_path: Path) -> None:
    evening = await soak(tmp_path / "data", rounds(short=10, deep=3_600))
    for what in HAPPENS:
        assert evening.counts[what] > 0
