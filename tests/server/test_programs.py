"""The Bot API: a program anywhere sits down with a token and plays."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path

from alhambra.server.protocol.messages import Presence, Update
from tests.server.support import Running, play_at_random, quiet_settings, running

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 90


async def test_the_example_plays_a_whole_game(server: Running) -> None:
    anna = await server.guest("Anna")
    table = await anna.make_table("me", "open")
    bot = await asyncio.create_subprocess_exec(
        sys.executable, str(EXAMPLE), f"http://{server.host}/table/{table}", stdout=subprocess.PIPE
    )
    async with anna.sit(table) as line:
        await line.hear(Presence, lambda presence: 1 in presence.seats)
        await anna.start(table)
        await line.hear(Update, lambda update: update.view is not None)
        await play_at_random({0: line}, random.Random(9))
        assert line.update.table is not None
        assert line.update.table.outcome is not None
    said, _ = await bot.communicate()
    scores = line.update.table.outcome.scores
    assert said.decode().strip() == f"final scores: {' '.join(map(str, scores))}"


async def test_the_example_comes_back_to_a_server_that_was_restarted(tmp_path: Path) -> None:
    async with running(quiet_settings(tmp_path)) as server:
        anna = await server.guest("Anna")
        table = await anna.make_table("me", "open")
        link, cookie = f"http://{server.host}/table/{table}", anna.http.cookies["alhambra"]
        bot = await asyncio.create_subprocess_exec(sys.executable, str(EXAMPLE), link)
        async with anna.sit(table) as line:
            await line.hear(Presence, lambda presence: 1 in presence.seats)
    try:
        async with running(quiet_settings(tmp_path, port=int(server.host.rpartition(":")[2]))) as server:
            anna = server.stranger()
            anna.http.cookies.set("alhambra", cookie)
            async with anna.sit(table) as line:
                await line.hear(Presence, lambda presence: 1 in presence.seats)
    finally:
        bot.kill()
        await bot.wait()
