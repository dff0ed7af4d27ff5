"""What is kept of a guest for being called: exported and deleted with everything else that is kept of them."""

from __future__ import annotations

from collections.abc import AsyncIterator

from alhambra.server.notifications.notifications import Notifications


class CallsPart:
    """Ways to be called, wishes and what waits to be said."""

    name = "calls"

    def __init__(self, notifications: Notifications) -> None:
        self._notifications = notifications

    async def export(self, guest: str) -> AsyncIterator[object]:
        yield self._notifications.export_of(guest)

    async def delete(self, guest: str) -> None:
        await self._notifications.delete_of(guest)
