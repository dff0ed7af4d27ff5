"""Work that goes on beside everything else, as long as the server does. If it ends in an error, the log has it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Coroutine
from typing import Final

LOGGER: Final = logging.getLogger(__name__)


def begin(work: Coroutine[object, object, None], name: str) -> asyncio.Task[None]:
    """Have something done in the background; whoever begins it ends it."""
    task = asyncio.create_task(work, name=name)
    task.add_done_callback(_tell)
    return task


async def end(task: asyncio.Task[None]) -> None:
    """Have it stop, and wait until it has."""
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


@contextlib.asynccontextmanager
async def beside(work: Coroutine[object, object, None], name: str) -> AsyncIterator[None]:
    """Have something done in the background as long as the `with`."""
    task = begin(work, name)
    try:
        yield
    finally:
        await end(task)


def _tell(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        LOGGER.error("%s has stopped", task.get_name(), exc_info=task.exception())
