"""Games to look at again: running ones without secrets, records from elsewhere, and one's own in numbers."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

from alhambra.insight.standings import standings
from alhambra.server.core.refusals import RecordFault, RecordFaultKind, RefusalCode
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

    async def no(record: str) -> RecordFault:
        problem = await stranger.refused("POST", "/api/replays", {"record": record})
        assert problem.code is RefusalCode.NOT_A_RECORD
        assert problem.fault is not None
        assert problem.detail.startswith(f"line {problem.fault.line}, column {problem.fault.column}: ")
        return problem.fault

    assert await no("What a lovely game it was") == RecordFault(RecordFaultKind.TEXT, 1, 1)
    lines = A_RECORD.splitlines()
    turn = next(number for number, line in enumerate(lines) if line.startswith("2 "))
    without = [*lines[:turn], *lines[turn + 1 :]]
    assert await no("\n".join(without)) == RecordFault(RecordFaultKind.TEXT, turn + 1, 1)
    wrong: list[tuple[str, str, RecordFaultKind]] = [
        ('[Rules "1"]', '[Rules "77"]', RecordFaultKind.RULES),
        ("2 1: ", "2 0: ", RecordFaultKind.TURN),
        ("1 0: ", "1 0: place To9b e1; ", RecordFaultKind.MOVE),
        (next(line for line in lines if line.startswith("[Result")), '[Result "1 2 3"]', RecordFaultKind.RESULT),
    ]
    for right, otherwise, kind in wrong:
        assert right in A_RECORD, right
        assert (await no(A_RECORD.replace(right, otherwise, 1))).kind is kind
    impossible = '[Rules "1"]\n\ndeal\nplayers: 2\nseed: "x"\nyoungest: 0\n'
    assert (await no(impossible)).kind is RecordFaultKind.SETUP
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
