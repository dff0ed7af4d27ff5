"""Those who watch: they see what a spectator may, everyone sees them, and the owner may ask one to leave."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from alhambra.server.core.refusals import RefusalCode
from alhambra.server.http import socket
from alhambra.server.protocol.basics import PROTOCOL
from alhambra.server.protocol.messages import (
    Goodbye,
    Hello,
    Presence,
    Remarks,
    Say,
    SpectatorRemovedNews,
    Watcher,
    Wish,
)
from alhambra.server.protocol.public import ListedTable, You
from alhambra.server.protocol.rest import Tables
from tests.server.company import happening, two_at_a_table
from tests.server.support import PROMISE, Line, Person, Running, close_code, play_at_random

ALL_WISHES = tuple(Wish)


async def watchers(line: Line) -> list[Watcher]:
    return list((await line.hear(Presence, lambda presence: bool(presence.watchers))).watchers)


async def test_who_comes_late_has_the_whole_public_history_and_no_hand(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    async with anna.sit(table) as hers, bert.sit(table) as his:
        await play_at_random({0: hers, 1: his}, random.Random(4), 40)
        cara = await server.guest("Cara")
        async with cara.sit(table, wants=ALL_WISHES) as watching:
            update = watching.update
            assert [news.version for news in update.news] == list(range(1, hers.version + 1))
            assert update.view is not None
            assert (update.view.seat, update.view.hands) == (None, (None, None))
            assert update.you == You((), is_owner=False)
            for told in (update.insight.offers, update.insight.choices, update.insight.since):
                assert told is None
            assert [watcher.name for watcher in await watchers(hers)] == ["Cara"]
            line = (hers, his)[update.view.actor or 0]
            await line.until(watching.version)
            await line.play(update.view.actor or 0, random.Random(1).choice(line.moves))
            assert (await watching.until(line.version)).news[-1] == line.update.news[-1]


async def test_the_lobby_shows_what_may_be_watched(server: Running) -> None:
    _, _, open_table = await two_at_a_table(server, is_public=True)
    _, _, closed_table = await two_at_a_table(server, is_public=True, spectators=False)
    anna = await server.guest("Anna")
    waiting = await anna.make_table("me", "open", is_public=True, spectators=False)
    cara = await server.guest("Cara")
    listed = [each.table.id for each in (await cara.ask(Tables, "GET", "/api/lobby")).tables]
    assert listed == [waiting, open_table]
    assert closed_table not in listed


async def remove(owner: Person, table: str, key: str) -> ListedTable:
    return await owner.ask(ListedTable, "POST", f"/api/tables/{table}/watchers/{key}/remove")


async def test_whom_the_owner_removes_stays_out(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    cara = await server.guest("Cara")
    async with anna.sit(table) as hers:
        async with cara.sit(table) as watching, cara.sit(table) as also_watching:
            (watcher,) = await watchers(hers)
            problem = await bert.refused("POST", f"/api/tables/{table}/watchers/{watcher.key}/remove")
            assert problem.code is RefusalCode.NOT_THE_OWNER
            await remove(anna, table, watcher.key)
            for line in (watching, also_watching):
                assert (await line.hear(Goodbye)).code is RefusalCode.NOT_WELCOME
                with pytest.raises(ConnectionClosed) as closed:
                    await line.listen()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4403
        update = await happening(hers, SpectatorRemovedNews)
        assert update.news[-1].what == SpectatorRemovedNews(update.news[-1].what.at, "Cara")
        (live,) = server.services.registry.live
        await hers.hear(Presence, lambda presence: not presence.watchers)
    while not live.is_idle:
        await anna.call("GET", "/api/me")
    await server.services.registry.unload(live)
    async with cara.dial(table) as socket:
        line = Line(socket)
        await line.say(Hello(PROTOCOL))
        assert (await line.hear(Goodbye)).code is RefusalCode.NOT_WELCOME


async def test_who_is_removed_is_not_heard_any_more_however_slow_the_line(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their goodbye may have to wait until they have read everything before it; they need not read at all."""
    goodbyes, say_goodbye = asyncio.Event(), socket._say_goodbye

    async def say_it_late(*words: Any) -> None:
        await goodbyes.wait()
        await say_goodbye(*words)

    monkeypatch.setattr(socket, "_say_goodbye", say_it_late)
    anna, _, table = await two_at_a_table(server)
    cara = await server.guest("Cara")
    async with anna.sit(table) as hers, cara.sit(table) as watching:
        (watcher,) = await watchers(hers)
        await remove(anna, table, watcher.key)
        await watching.say(Say(1, "You will not get rid of me"))
        await (await watching.socket.ping())  # the server has it
        await hers.say(Say(1, "Well played"))
        heard = await hers.hear(Remarks, lambda told: bool(told.remarks))
        assert [remark.text for remark in heard.remarks] == ["Well played"]
        goodbyes.set()
        assert await close_code(watching.socket) == 4403


async def test_nobody_removes_a_player_or_takes_a_seat_after_being_removed(server: Running) -> None:
    anna, bert, cara = [await server.guest(name) for name in ("Anna", "Bert", "Cara")]
    table = await anna.make_table("me", "open", "open")
    listed = await bert.take(table, 1)
    path = f"/api/tables/{table}/watchers/{listed.table.seats[1].key}/remove"
    assert (await anna.refused("POST", path)).code is RefusalCode.SEAT_TAKEN
    assert (await anna.refused("POST", path.replace(path.split("/")[-2], "0" * 12))).code is RefusalCode.NO_SUCH_GUEST
    async with anna.sit(table) as hers, cara.sit(table):
        (watcher,) = await watchers(hers)
        await remove(anna, table, watcher.key)
    taking = await cara.refused("POST", f"/api/tables/{table}/seats/2/take", {"commitment": PROMISE})
    assert taking.code is RefusalCode.NOT_WELCOME
