"""Who no longer comes, and what was said, is forgotten after the days the host has chosen; the clock is the test's."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from alhambra.server.guests import DAY
from alhambra.server.operations import purge
from alhambra.server.protocol.messages import Remarks, Say
from alhambra.server.timing import SystemTime
from tests.server.support import Running, quiet_settings, running

KEEP = 30


class Calendar(SystemTime):
    """The time of this machine, some days on."""

    days = 0

    def now(self) -> int:
        return super().now() + self.days * DAY


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
async def server(tmp_path: Path, calendar: Calendar) -> AsyncIterator[Running]:
    async with running(quiet_settings(tmp_path, keep_days=KEEP), calendar) as server:
        yield server


def column(server: Running, query: str) -> set[str]:
    connection = sqlite3.connect(server.database)
    try:
        return {value for (value,) in connection.execute(query)}
    finally:
        connection.close()


def names(server: Running) -> set[str]:
    return column(server, "SELECT name FROM guests")


async def test_guests_are_forgotten_who_do_not_come_and_have_nothing_to_play(
    server: Running, calendar: Calendar
) -> None:
    anna, bert, cara, dora = [await server.guest(name) for name in ("Anna", "Bert", "Cara", "Dora")]
    table = await anna.make_table("me", "open", "open")
    calendar.days = KEEP - 1
    await bert.take(table, 1)  # so Anna has something to play
    await dora.call("GET", "/api/me")
    await purge.purge(server.services, KEEP)
    assert names(server) == {"Anna", "Bert", "Cara", "Dora"}

    calendar.days = KEEP + 1
    await purge.purge(server.services, KEEP)
    assert names(server) == {"Anna", "Bert", "Dora"}
    assert (await cara.call("GET", "/api/me")).status_code == 401
    assert (await dora.call("GET", "/api/me")).status_code == 200

    calendar.days = 3 * KEEP
    await purge.purge(server.services, KEEP)
    assert names(server) == set()
    assert (await anna.call("GET", "/api/me")).status_code == 401


async def test_their_games_stay(server: Running, calendar: Calendar) -> None:
    anna = await server.guest()
    table = await anna.make_table("me", "me")
    await anna.start(table)
    calendar.days = KEEP + 1
    await purge.purge(server.services, KEEP)
    assert names(server) == set()
    bert = await server.guest("Bert")
    async with bert.sit(table) as line:
        assert line.update.view is not None
        assert line.update.table is not None
        assert [seat.name for seat in line.update.table.seats] == ["Anna", "Anna 2"]


async def test_what_was_said_is_forgotten_on_the_disk_and_at_the_table(server: Running, calendar: Calendar) -> None:
    anna = await server.guest()
    table = await anna.make_table("me", "open")
    async with anna.sit(table) as line:
        await line.say(Say(1, "an old secret"))
        await line.all_until_now()
        calendar.days = KEEP - 1
        await line.say(Say(2, "a young one"))
        await line.all_until_now()
        calendar.days = KEEP + 1
        await purge.purge(server.services, KEEP)
    assert names(server) == {"Anna"}  # she was there all the time
    assert column(server, "SELECT text FROM remarks") == {"a young one"}
    async with anna.sit(table) as line:
        heard = [message for message in await line.all_until_now() if isinstance(message, Remarks)]
    assert [remark.text for remarks in heard for remark in remarks.remarks] == ["a young one"]


async def test_a_running_server_purges_by_itself(server: Running, calendar: Calendar) -> None:
    await server.guest("Methuselah")
    calendar.days = 100 * KEEP
    async with purge.purging(server.services):
        while names(server):
            await server.stranger().call("GET", "/api/about")


async def test_a_host_who_says_nothing_keeps_everyone(tmp_path: Path, calendar: Calendar) -> None:
    async with running(quiet_settings(tmp_path, keep_days=None), calendar) as server:
        await server.guest("Methuselah")
        calendar.days = 100 * KEEP
        async with purge.purging(server.services):
            await server.guest("Anna")
        assert names(server) == {"Methuselah", "Anna"}
