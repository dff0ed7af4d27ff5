"""The search for garbage waits for a quiet second, but not for ever."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

from alhambra.server.metrics import Metrics
from alhambra.server.operations import garbage
from tests.server.support import quiet_settings, running


async def seconds_until_collected(metrics: Metrics, moves_each_second: int, closed_each_second: int = 0) -> int:
    """How many seconds pass; a second is as long as it takes the task to come round."""
    done = asyncio.Event()
    task = asyncio.create_task(garbage.collect_for_ever(metrics, done.set, second=0))
    passed = 0
    while not done.is_set():
        await asyncio.sleep(0)
        metrics.appends += moves_each_second
        metrics.connections_closed += closed_each_second
        passed += 1
    task.cancel()
    return passed


async def test_a_quiet_second_is_waited_for() -> None:
    assert garbage.QUIET_AFTER <= await seconds_until_collected(Metrics(), 0) <= garbage.QUIET_AFTER + 2


async def test_a_server_that_is_never_quiet_is_tidied_all_the_same() -> None:
    assert garbage.MOST_SECONDS <= await seconds_until_collected(Metrics(), 500) <= garbage.MOST_SECONDS + 2


async def test_many_closed_connections_are_reason_enough() -> None:
    assert await seconds_until_collected(Metrics(), 500, closed_each_second=200) <= garbage.MANY_DROPPED / 200 + 2


async def test_python_searches_by_itself_again_when_the_server_has_stopped(tmp_path: Path) -> None:
    async with running(quiet_settings(tmp_path)) as server:
        async with garbage.scheduled_collection(server.services):
            assert not gc.isenabled()
        assert gc.isenabled()
        assert gc.get_freeze_count() == 0
