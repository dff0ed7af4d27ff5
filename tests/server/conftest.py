"""A server for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.support import Running, quiet_settings, running


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(quiet_settings(tmp_path)) as server:
        yield server
