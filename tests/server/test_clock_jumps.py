"""A clock of the machine that is set ahead, or a machine that slept, makes no guest absent."""

from __future__ import annotations

from pathlib import Path

from alhambra.server.operations.clock_jumps import follow
from alhambra.server.timing import SystemTime
from tests.server.support import quiet_settings, running

DAY = 24 * 3_600_000
YEAR = 365 * DAY


class JumpingTime(SystemTime):
    jump = 0

    def now(self) -> int:
        return super().now() + self.jump

    def skipped(self) -> int:
        return self.jump


async def test_a_year_that_was_skipped_is_no_year_of_absence(tmp_path: Path) -> None:
    time = JumpingTime()
    async with running(quiet_settings(tmp_path), time) as server:
        services = server.services
        before = await services.uptime.ago(DAY, time.now())
        time.jump = YEAR
        assert follow(services, 0) == YEAR
        assert follow(services, YEAR) == YEAR
        assert await services.uptime.ago(DAY, time.now()) <= before + DAY
