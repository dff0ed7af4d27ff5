"""When this server ran. What counts as long absence is counted in days on which one could have come: neither a server
that was switched off for a year nor a clock that was a year ahead makes anybody absent.
"""

from __future__ import annotations

from collections.abc import Sequence

from alhambra.server.core.store import Storage, Uptime


class UptimeLog:
    """Of this run it knows the beginning; of the others, what is stored."""

    def __init__(self, storage: Storage, now: int) -> None:
        self._storage = storage
        self._began = now

    def skip(self, before: int, after: int) -> None:
        """The time between these moments did not pass."""
        self._storage.note_uptime(Uptime(self._began, before))
        self._began = after

    async def ago(self, span: int, now: int) -> int:
        """The moment since which the server has run for so many milliseconds."""
        self._storage.note_uptime(Uptime(self._began, now))
        return moment_of(span, now, await self._storage.uptimes())


def moment_of(span: int, now: int, runs: Sequence[Uptime]) -> int:
    """Going back from now, over time in which it ran. Before the first run that is known it always did."""
    at = now
    for run in sorted(runs, key=lambda run: run.began, reverse=True):
        if run.began >= at:
            continue
        at = min(at, run.ended)
        if at - run.began >= span:
            break
        span -= at - run.began
        at = run.began
    return at - span
