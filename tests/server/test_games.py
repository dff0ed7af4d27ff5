"""Whole games over real sockets."""

from __future__ import annotations

import random

from alhambra.server.core.domain import TablePhase
from alhambra.server.protocol.rest import Replay
from tests.server.support import Running, play_at_random


async def test_a_person_plays_a_whole_game_against_computer_players(server: Running) -> None:
    anna = await server.guest()
    table = await anna.make_table("me", "random", "random")
    await anna.start(table)
    async with anna.sit(table) as line:
        await play_at_random({0: line}, random.Random(1))
        assert line.update.table is not None
        assert line.update.table.phase is TablePhase.OVER
        replay = await anna.ask(Replay, "GET", f"/api/tables/{table}/replay")
        assert replay.table.outcome == line.update.table.outcome
