"""A clock of the machine that is set ahead, or a machine that slept: nobody at a table pays for it."""

from __future__ import annotations

from pathlib import Path

from alhambra.server.core.log import ClockStarted
from alhambra.server.operations.clock_jumps import follow
from alhambra.server.protocol.messages import Update
from alhambra.server.timing import SystemTime
from tests.server.company import two_at_a_table
from tests.server.support import quiet_settings, running

HOURS = 5 * 3_600_000


class JumpingTime(SystemTime):
    jump = 0

    def behind(self) -> int:
        return self.jump

    def catch_up(self) -> None:
        self._offset += self.jump * 1_000_000
        self.jump = 0


async def test_a_clock_that_is_set_ahead_empties_no_bank(tmp_path: Path) -> None:
    time = JumpingTime()
    async with running(quiet_settings(tmp_path), time) as server:
        clock = {"type": "bank", "seconds": 600, "increment": 0}
        anna, _, table = await two_at_a_table(server, clock=clock, pace="live")
        async with anna.sit(table) as line:
            before = time.now()
            time.jump = HOURS
            follow(server.services, time)
            assert time.now() >= before + HOURS
            update = await line.hear(Update, lambda each: any(isinstance(it.what, ClockStarted) for it in each.news))
            live = await server.services.registry.find(table)
            assert live.table.clocks is not None
            assert all(left > 590_000 for left in live.table.clocks.left)
            assert update.table is None or all(seat.stand_in is None for seat in update.table.seats)
