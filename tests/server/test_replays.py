"""Games to look at again: running ones without secrets, records from elsewhere, and one's own in numbers."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

from alhambra.insight.standings import standings
from alhambra.server.core.refusals import RefusalCode
from alhambra.server.protocol.rest import Replay, ReplayViews, Statistics
from tests.server.support import Running, play_at_random

A_RECORD: Final = Path(__file__).with_name("fair_game.alh").read_text(encoding="utf-8")


async def test_a_running_game_is_told_up_to_now_and_keeps_its_secrets(server: Running) -> None:
    anna, ben, carl = [await server.guest(name) for name in ("Anna", "Ben", "Carl")]
    table = await anna.make_table("me", "open")
    await ben.take(table, 1)
    await anna.start(table)
    path = f"/api/tables/{table}/replay"
    async with anna.sit(table) as line:
        actor = line.update.view.actor if line.update.view else None
        replay = await anna.ask(Replay, "GET", path)
        assert [step.step for step in replay.steps] == [0]
        assert replay.summary.winners == ()
    assert actor is not None
    for person, seat in ((anna, 0), (ben, 1), (carl, None)):
        views = await person.ask(ReplayViews, "GET", f"{path}/views")
        assert [hand is not None for hand in views.views[-1].hands] == [seat == each for each in range(2)]
        assert views.views[-1].seat == seat
    assert (await server.stranger().refused("GET", path)).code is RefusalCode.NO_SESSION


async def test_a_running_game_without_spectators_is_told_to_its_players_alone(server: Running) -> None:
    anna, carl = await server.guest("Anna"), await server.guest("Carl")
    table = await anna.make_table("me", "random", spectators=False)
    await anna.start(table)
    path = f"/api/tables/{table}/replay"
    await anna.ask(Replay, "GET", path)
    for each in (path, f"{path}/views"):
        assert (await carl.refused("GET", each)).code is RefusalCode.NO_SPECTATORS


async def test_walls_are_told_where_they_change(server: Running) -> None:
    anna = await server.guest("Anna")
    views = await anna.ask(ReplayViews, "POST", "/api/replays/views", {"record": A_RECORD, "first": 20, "count": 30})
    assert views.first == 20
    assert len(views.views) == len(views.walls) == 30
    known = None
    for view, walls in zip(views.views, views.walls, strict=True):
        known = walls or known
        assert known is not None
        assert tuple(wall.length for wall in known) == view.walls


async def test_what_a_scoring_would_bring_is_told_where_it_changes(server: Running) -> None:
    anna = await server.guest("Anna")
    views = await anna.ask(ReplayViews, "POST", "/api/replays/views", {"record": A_RECORD, "first": 20, "count": 30})
    assert len(views.totals) == 30
    known = None
    for view, totals in zip(views.views, views.totals, strict=True):
        known = totals or known
        assert known == tuple(each.next_total for each in standings(view).players)
    assert None in views.totals


async def test_a_record_from_elsewhere_needs_no_table(server: Running) -> None:
    stranger = server.stranger()
    replay = await stranger.ask(Replay, "POST", "/api/replays", {"record": A_RECORD})
    assert replay.table.outcome is not None
    assert replay.table.id == ""
    assert replay.table.outcome.winners == replay.summary.winners


async def test_what_is_no_record_is_refused_with_its_place(server: Running) -> None:
    stranger = server.stranger()

    async def no(record: str) -> str:
        problem = await stranger.refused("POST", "/api/replays", {"record": record})
        assert problem.code is RefusalCode.NOT_A_RECORD
        return problem.detail

    assert "line 1" in await no("What a lovely game it was")
    lines = A_RECORD.splitlines()
    turn = next(number for number, line in enumerate(lines) if line.startswith("2 "))
    broken = [*lines[:turn], *lines[turn + 1 :]]
    assert f"line {turn + 1}" in await no("\n".join(broken))
    too_long = await stranger.refused("POST", "/api/replays", {"record": "x" * 200_000})
    assert too_long.code is RefusalCode.TOO_LARGE


async def test_statistics_are_what_ones_own_games_add_up_to(server: Running) -> None:
    anna = await server.guest("Anna")
    assert (await anna.ask(Statistics, "GET", "/api/me/statistics")).games == ()
    table = await anna.make_table("me", "random", "random")
    await anna.start(table)
    async with anna.sit(table) as line:
        await play_at_random({0: line}, random.Random(4))
    replay = await anna.ask(Replay, "GET", f"/api/tables/{table}/replay")
    (tally,) = (await anna.ask(Statistics, "GET", "/api/me/statistics")).games
    assert replay.table.outcome is not None
    assert (tally.table, tally.game, tally.players) == (table, 1, 3)
    assert tally.rivals == ("random", "random")
    assert tally.points == replay.table.outcome.scores[0] == sum(tally.kinds) + tally.wall
    assert (tally.place == 1) == (0 in replay.table.outcome.winners)
    mine = replay.summary.players[0]
    assert (tally.purchases, tally.exact, tally.overpaid) == (mine.purchases, mine.exact, mine.overpaid)


async def test_games_for_several_people_at_one_device_are_nobodys_statistics(server: Running) -> None:
    anna = await server.guest("Anna")
    table = await anna.make_table("me", "me")
    await anna.start(table)
    async with anna.sit(table) as line:
        await play_at_random({0: line, 1: line}, random.Random(5))
    assert (await anna.ask(Statistics, "GET", "/api/me/statistics")).games == ()
