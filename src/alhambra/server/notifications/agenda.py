"""The calls that wait to be said, by channel: what each channel is about to be told, and when."""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from itertools import count

from alhambra.server.notifications.channels import Call


class Agenda:
    def __init__(self) -> None:
        self._by_channel: dict[str, dict[str, Call]] = {}
        self._by_table: dict[str, dict[str, Call]] = {}
        self._clock: list[tuple[int, int, Call]] = []  # moments of calls; those that no longer hold are passed over
        self._numbers = count()

    @property
    def size(self) -> int:
        return sum(map(len, self._by_channel.values()))

    def add(self, call: Call) -> None:
        """A later turn of the same table takes the place of an earlier one."""
        self._by_channel.setdefault(call.channel, {})[call.table] = call
        self._by_table.setdefault(call.table, {})[call.channel] = call
        self._note(call)

    def of(self, channel: str) -> tuple[Call, ...]:
        return tuple(self._by_channel.get(channel, {}).values())

    def at_table(self, table: str) -> tuple[Call, ...]:
        return tuple(self._by_table.get(table, {}).values())

    def drop(self, gone: Iterable[Call]) -> None:
        """Unless another turn has taken its place meanwhile."""
        for call in gone:
            if self._holds(call):
                _remove(self._by_channel, call.channel, call.table)
                _remove(self._by_table, call.table, call.channel)

    # ---------------------------------------------------------------- moments

    def take_due(self, now: int) -> set[str]:
        """The channels that have something to say by now. They are named once; `resume` names them again."""
        due = set()
        while self._clock and self._clock[0][0] <= now:
            moment, _, call = heapq.heappop(self._clock)
            if self._holds(call) and call.due == moment:
                due.add(call.channel)
        return due

    def resume(self, channel: str) -> None:
        """What a channel still has to say is due at its moments."""
        for call in self.of(channel):
            self._note(call)

    @property
    def next_due(self) -> int | None:
        return self._clock[0][0] if self._clock else None

    def _note(self, call: Call) -> None:
        heapq.heappush(self._clock, (call.due, next(self._numbers), call))

    def _holds(self, call: Call) -> bool:
        return self._by_channel.get(call.channel, {}).get(call.table) is call


def _remove(calls: dict[str, dict[str, Call]], first: str, second: str) -> None:
    inner = calls[first]
    del inner[second]
    if not inner:
        del calls[first]
