"""Work that goes on beside everything else."""

from __future__ import annotations

import asyncio

import pytest

from alhambra.server import background


async def test_what_stops_by_mistake_is_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def stumble() -> None:
        raise RuntimeError("an open shoelace")

    async with background.beside(stumble(), "carrying tiles"):
        await asyncio.sleep(0.01)
    assert "carrying tiles has stopped" in caplog.text
    assert "an open shoelace" in caplog.text


async def test_what_is_ended_or_done_is_not(caplog: pytest.LogCaptureFixture) -> None:
    ended = asyncio.Event()

    async def carry_on() -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            ended.set()

    async with background.beside(carry_on(), "carrying on"), background.beside(asyncio.sleep(0), "a nap"):
        await asyncio.sleep(0.01)
        assert not ended.is_set()
    assert ended.is_set()
    assert not caplog.text
