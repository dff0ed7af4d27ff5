"""A server on which somebody has already played a whole game."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from tests.server.support import play_at_random, quiet_settings, running
from tests.web.running import RunningServer


@dataclass(frozen=True)
class Played:
    """The server, the table of the game, and the cookie of who played it."""

    server: RunningServer
    table: str
    cookie: str

    def become_player(self, page: Page) -> None:
        """From now on this browser is the player's."""
        name, value = self.cookie.split("=", 1)
        page.context.add_cookies([{"name": name, "value": value, "url": self.server.address}])


@contextmanager
def a_played_game(data: Path) -> Iterator[Played]:
    """Ana against two computer players; played without a browser, before the server that is looked at begins."""
    # The browser's own event loop runs in this process already.
    command = [sys.executable, "-m", "tests.web.played", str(data)]
    table, cookie = subprocess.run(command, check=True, capture_output=True, text=True, timeout=120).stdout.split()
    server = RunningServer(data)
    try:
        yield Played(server, table, cookie)
    finally:
        server.stop()


async def _play(data: Path) -> tuple[str, str]:
    async with running(quiet_settings(data)) as services:
        ana = await services.guest("Ana")
        table = await ana.make_table("me", "greedy", "greedy")
        await ana.start(table)
        async with ana.sit(table) as line:
            await play_at_random({0: line}, random.Random(8))
        return table, ana.cookie


if __name__ == "__main__":
    print(*asyncio.run(_play(Path(sys.argv[1]))))
