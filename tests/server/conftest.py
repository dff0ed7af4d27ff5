"""A server for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from alhambra.server.bots.pool import WorkerPool
from tests.server.company import Thoughts
from tests.server.support import HandTime, Running, quiet_settings, running


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(quiet_settings(tmp_path)) as server:
        yield server


@pytest.fixture
def time() -> HandTime:
    return HandTime()


@pytest.fixture
async def timed(tmp_path: Path, time: HandTime) -> AsyncIterator[Running]:
    """A server whose time a test moves on by hand."""
    async with running(quiet_settings(tmp_path), time) as server:
        yield server


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> Thoughts:
    thoughts = Thoughts()
    monkeypatch.setattr(WorkerPool, "ask", thoughts.ask)
    return thoughts
