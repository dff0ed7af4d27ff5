"""Deletes everything about a guest, also when the server is killed in the middle of it.

First it is written down that they are to be forgotten, and in the same transaction all that proves them goes: from then
on they are nobody here. What follows may be done twice, so a server that starts goes on with whoever is pending.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Sequence
from typing import Final

from alhambra.server import background
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.store import NotStored, Storage
from alhambra.server.guests import Guests
from alhambra.server.moderation.moderation import Moderation
from alhambra.server.personal_data.parts import PersonalDataPart
from alhambra.server.timing import Time

LOGGER: Final = logging.getLogger(__name__)

RETRY_SECONDS: Final = 60.0


class Erasure:
    def __init__(
        self,
        storage: Storage,
        guests: Guests,
        moderation: Moderation,
        parts: Sequence[PersonalDataPart],
        time: Time,
    ) -> None:
        self._storage = storage
        self._guests = guests
        self._moderation = moderation
        self._parts = parts
        self._time = time
        self._lock = asyncio.Lock()
        self._wanted = asyncio.Event()
        self._idle = asyncio.Event()

    async def begin(self, guest: str) -> bool:
        """Promise to forget somebody: what remains is done in the background. False if there is no such guest."""
        if not await self._storage.begin_erasure(guest, self._time.now()):
            return False
        self._guests.forget([guest])
        self._moderation.send_away({guest}, RefusalCode.NO_SESSION)
        self._idle.clear()
        self._wanted.set()
        return True

    async def done(self) -> None:
        """Returns when nobody is pending, or when what is left has to be tried again later."""
        await self._idle.wait()

    @contextlib.asynccontextmanager
    async def working(self) -> AsyncIterator[None]:
        """Forget whoever is pending, and who comes to be, as long as the `with`."""
        async with background.beside(self._work_for_ever(), "deleting what is known of guests"):
            yield

    async def _work_for_ever(self) -> None:
        while True:
            self._wanted.clear()
            is_done = await self._work()
            if not self._wanted.is_set():
                self._idle.set()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(None if is_done else RETRY_SECONDS):
                    await self._wanted.wait()

    async def _work(self) -> bool:
        """Whether nobody is left."""
        is_done = True
        for guest in await self._storage.pending_erasures():
            try:
                await self._erase(guest)
            except (NotStored, Refused) as trouble:
                LOGGER.warning("not everything about a guest is deleted yet: %s", trouble)
                is_done = False
        return is_done

    async def _erase(self, guest: str) -> None:
        for part in self._parts:
            await part.delete(guest)
        # Somebody may have come in with what they said a moment before nothing proved them any more.
        self._guests.forget([guest])
        self._moderation.send_away({guest}, RefusalCode.NO_SESSION)
        await self._storage.end_erasure(guest)
        LOGGER.info("everything about a guest is deleted")
