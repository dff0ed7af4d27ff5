"""What one guest may use, so that nobody spoils it for the others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, ExitStack, asynccontextmanager
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from alhambra.bench.socket_client import dial
from alhambra.server.archive.queue import REQUESTS_PER_CLIENT, ArchiveQueue
from alhambra.server.core.refusals import RefusalCode
from alhambra.server.protocol.basics import ENCODER, PROTOCOL
from alhambra.server.protocol.messages import Goodbye, Hello, Notice, Ping, Pong, Wish
from alhambra.server.protocol.public import ListedTable
from alhambra.server.protocol.rest import Me, NewProgram, PersonalLink
from alhambra.server.settings import NO_LIMITS
from tests.server.company import actor_of
from tests.server.support import Running, close_code, handshake_refused, quiet_settings, running

Limited = Callable[..., AbstractAsyncContextManager[Running]]


@pytest.fixture
def limited(tmp_path: Path) -> Limited:
    @asynccontextmanager
    async def make(**limits: float) -> AsyncIterator[Running]:
        async with running(quiet_settings(tmp_path, limits=replace(NO_LIMITS, **limits))) as server:
            yield server

    return make


async def test_messages_are_limited_for_each_guest_not_for_each_socket(limited: Limited) -> None:
    async with limited(messages_rate=0.001, messages_burst=5) as server:
        anna, bert = await server.guest("Anna"), await server.guest("Bert")
        table = await anna.make_table("me", "open")
        async with anna.sit(table) as one, anna.sit(table) as two, bert.sit(table) as his:
            for number in range(5):
                await one.say(Ping(number))
                await one.hear(Pong)
            for line in (one, two):
                assert (await line.refused(Ping(9))).code is RefusalCode.TOO_FAST
            await his.say(Ping(1))
            await his.hear(Pong)


async def test_who_goes_on_and_on_is_cut_off(limited: Limited) -> None:
    async with limited(messages_rate=0.001, messages_burst=5) as server:
        anna = await server.guest("Anna")
        table = await anna.make_table("me", "open")
        async with anna.sit(table) as line:
            for number in range(60):
                await line.say(Ping(number))
            assert (await line.hear(Goodbye)).code is RefusalCode.TOO_FAST


async def test_requests_are_limited_for_each_guest(limited: Limited) -> None:
    async with limited(requests_rate=0.001, requests_burst=3) as server:
        anna = await server.guest("Anna")
        answers = [await anna.call("GET", "/api/me") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        bert = await server.guest("Bert")
        assert (await bert.call("GET", "/api/me")).status_code == 200


async def test_all_devices_of_a_guest_share_one_limit_on_requests(limited: Limited) -> None:
    """Or whoever makes links for themselves has as many limits as they like."""
    async with limited(requests_rate=0.001, requests_burst=3) as server:
        anna, phone = await server.guest("Anna"), server.stranger()
        link = await anna.ask(PersonalLink, "POST", "/api/me/link")
        await phone.ask(Me, "POST", "/api/links", {"code": link.code})
        await phone.ask(Me, "GET", "/api/me")  # until it is known whose it is, its address counts
        answers = [await each.call("GET", "/api/me") for each in (phone, anna, phone, anna)]
        assert [answer.status_code for answer in answers] == [200, 200, 429, 429]


async def test_new_devices_are_limited_like_new_guests(limited: Limited) -> None:
    async with limited(guests_rate=0.001, guests_burst=2) as server:
        anna = await server.guest()
        first, second = [await anna.ask(PersonalLink, "POST", "/api/me/link") for _ in range(2)]
        await server.stranger().ask(Me, "POST", "/api/links", {"code": first.code})
        refused = await server.stranger().refused("POST", "/api/links", {"code": second.code})
        assert refused.code is RefusalCode.TOO_MANY


async def test_new_guests_are_limited_for_each_address(limited: Limited) -> None:
    async with limited(guests_rate=0.001, guests_burst=2) as server:
        await server.guest()
        await server.guest()
        refused = await server.stranger().refused("POST", "/api/guests", {"name": "Third"})
        assert refused.code is RefusalCode.TOO_MANY


async def test_made_up_tokens_are_limited_for_each_address(limited: Limited) -> None:
    """Not one bucket for each of them; and who has a real one goes on."""
    async with limited(unknown_tokens_rate=0.001, unknown_tokens_burst=3) as server:
        anna = await server.guest()
        await anna.ask(Me, "GET", "/api/me")
        codes = []
        for number in range(5):
            stranger = server.stranger()
            stranger.http.cookies.set("alhambra", f"made up {number}")
            codes.append((await stranger.call("GET", "/api/me")).status_code)
        assert codes == [401, 401, 401, 429, 429]
        await anna.ask(Me, "GET", "/api/me")


async def test_a_made_up_token_gives_no_limit_of_its_own(limited: Limited) -> None:
    """Not even where nobody is asked who they are, as for a record that is to be replayed; who is known goes on."""
    async with limited(strangers_rate=0.001, strangers_burst=3) as server:
        anna = await server.guest()
        codes = []
        for number in range(4):
            proof = {"Authorization": f"Bearer made-up-{number}"}
            answer = await server.stranger().http.post("/api/replays", json={"record": ""}, headers=proof)
            codes.append(answer.status_code)
        assert codes == [400, 400, 429, 429]
        await anna.ask(Me, "GET", "/api/me")


async def test_connections_one_after_the_other_are_limited(limited: Limited) -> None:
    async with limited(connections_rate=0.001, connections_burst=3) as server:
        anna = await server.guest()
        table = await anna.make_table("me", "open")
        for _ in range(3):
            async with anna.sit(table):
                pass
        assert await handshake_refused(anna, table) == (429, RefusalCode.TOO_FAST)


async def test_asking_for_many_tables_at_once_gets_no_more_of_them(limited: Limited) -> None:
    new = {"seats": [{"type": "me"}, {"type": "open"}]}
    async with limited(tables_per_guest=3) as server:
        anna = await server.guest("Anna")
        answers = await asyncio.gather(*[anna.call("POST", "/api/tables", new) for _ in range(20)])
        assert sorted(answer.status_code for answer in answers) == [201] * 3 + [429] * 17


async def test_tables_that_are_not_over_are_limited(limited: Limited) -> None:
    new = {"seats": [{"type": "me"}, {"type": "open"}]}
    async with limited(tables_per_guest=2) as server:
        anna, bert = await server.guest("Anna"), await server.guest("Bert")
        first, _ = await anna.make_table("me", "open"), await anna.make_table("me", "open")
        assert (await anna.refused("POST", "/api/tables", new)).code is RefusalCode.TOO_MANY
        await bert.make_table("me", "open")
        await anna.call("POST", f"/api/tables/{first}/close")
        await anna.make_table("me", "open")


async def test_a_table_that_nobody_is_at_makes_room_for_another(limited: Limited) -> None:
    """Opened by a link or made anew; what was played at it is still there when somebody comes back."""
    async with limited(live_tables=2) as server:
        anna = await server.guest("Anna")
        tables = [await anna.make_table("me", "me") for _ in range(4)]
        for table in tables:
            await anna.start(table)
            async with anna.sit(table) as line:
                await line.play(actor_of(line), line.moves[0])
            await left(server)
            assert len(server.services.registry.live) <= 2
        for table in tables:
            assert len(await server.services.storage.read_log(table)) == 6
            async with anna.sit(table) as line:
                assert line.update.turn is not None
                assert len(line.update.turn.steps) == 1
                assert len(server.services.registry.live) <= 2


async def test_many_tables_opened_at_once_are_no_more_in_memory(limited: Limited) -> None:
    async with limited(live_tables=3) as server:
        anna = await server.guest("Anna")
        tables = [await anna.make_table("me", "open") for _ in range(12)]
        answers = await asyncio.gather(*[anna.call("GET", f"/api/tables/{table}") for table in tables])
        assert [answer.status_code for answer in answers] == [200] * 12
        assert len(server.services.registry.live) == 3


async def test_when_somebody_is_at_every_table_no_other_is_opened(limited: Limited) -> None:
    """Neither by its link nor anew, until somebody leaves. A lesson, which is kept nowhere else, stays too."""
    new = {"seats": [{"type": "me"}, {"type": "open"}]}
    async with limited(live_tables=2) as server:
        anna = await server.guest("Anna")
        first, second = await anna.make_table("me", "open"), await anna.make_table("me", "open")
        lesson = (await anna.ask(ListedTable, "POST", "/api/lessons/placing")).table.id
        async with anna.sit(first) as line:
            assert (await anna.refused("GET", f"/api/tables/{second}")).code is RefusalCode.TOO_MANY
            assert (await anna.refused("POST", "/api/tables", new)).code is RefusalCode.TOO_MANY
            async with anna.dial(second) as socket:
                await socket.send(ENCODER.encode(Hello(PROTOCOL)).decode())
                assert await close_code(socket) == 4429
            await line.say(Ping(1))
            await line.hear(Pong)
        await left(server)
        async with anna.sit(second), anna.sit(lesson):
            assert (await anna.refused("GET", f"/api/tables/{first}")).code is RefusalCode.TOO_MANY


async def test_tables_that_do_not_exist_push_none_out(limited: Limited) -> None:
    async with limited(live_tables=1) as server:
        anna = await server.guest("Anna")
        table = await anna.make_table("me", "open")
        assert (await anna.refused("GET", "/api/tables/nosuchtable")).code is RefusalCode.NO_SUCH_TABLE
        assert [live.table.id for live in server.services.registry.live] == [table]


async def test_who_looks_at_many_games_at_once_has_to_wait_and_nobody_else(limited: Limited) -> None:
    async with limited() as server:
        anna, stranger = await server.guest(), server.stranger()
        with ExitStack() as held:
            for _ in range(REQUESTS_PER_CLIENT):
                held.enter_context(server.services.archive_queue.admit("127.0.0.1"))
            assert (await stranger.refused("POST", "/api/replays", {"record": ""})).code is RefusalCode.TOO_FAST
            assert (await anna.refused("POST", "/api/replays", {"record": ""})).code is RefusalCode.NOT_A_RECORD
        assert (await stranger.refused("POST", "/api/replays", {"record": ""})).code is RefusalCode.NOT_A_RECORD


async def test_looking_at_games_leaves_half_of_the_time_to_those_who_play() -> None:
    """However many look, and also where one of them found nothing to look at."""
    queue, seconds = ArchiveQueue(), 0.02
    began: list[float] = []

    def look() -> None:
        began.append(time.perf_counter())
        time.sleep(seconds)
        if len(began) % 2:
            raise ValueError("there is no such game")

    await asyncio.gather(*[queue.run(look) for _ in range(5)], return_exceptions=True)
    assert len(began) == 5
    assert all(after - before >= 2 * seconds for before, after in pairwise(began))


async def left(server: Running) -> None:
    """Wait until the server has noticed that everybody has gone."""
    while server.services.connections.total:
        await asyncio.sleep(0)


@pytest.mark.parametrize("limit", [{"connections_per_guest": 2}, {"connections": 2}])
async def test_connections_are_limited(limited: Limited, limit: dict[str, int]) -> None:
    async with limited(**limit) as server:
        anna = await server.guest("Anna")
        table = await anna.make_table("me", "open")
        async with anna.sit(table), anna.sit(table):
            assert await handshake_refused(anna, table) == (429, RefusalCode.TOO_MANY)
        await left(server)
        async with anna.sit(table):
            pass  # one more is allowed again


async def test_a_huge_message_ends_the_connection_and_nothing_else(server: Running) -> None:
    anna = await server.guest("Anna")
    table = await anna.make_table("me", "me")
    await anna.start(table)
    async with anna.sit(table) as line:
        await line.socket.send("x" * 1_000_000)
        assert await close_code(line.socket) == 1009
    async with anna.sit(table) as line:
        await line.play(0 if line.update.view and line.update.view.actor == 0 else 1, line.moves[0])


async def test_a_huge_body_is_refused(server: Running) -> None:
    anna = await server.guest("Anna")
    answer = await anna.http.post("/api/tables", content=b'{"seats": "' + b"x" * 100_000 + b'"}')
    assert answer.status_code == 413
    assert answer.json()["code"] == "too_large"


async def test_who_has_missed_much_is_not_taken_for_slow(limited: Limited) -> None:
    """All that has happened at a table, over many games, may be more than may ever pile up."""
    async with limited(outbox_bytes=1_500) as server:
        anna = await server.guest("Anna")
        table = await anna.make_table("me", "me")
        await anna.start(table)
        async with anna.sit(table) as line:
            assert len(line.heard[-1]) > 1_500
            await line.say(Ping(1))
            await line.hear(Pong)


async def test_who_does_not_read_is_cut_off_and_nobody_waits_for_them(limited: Limited) -> None:
    async with limited(outbox_bytes=100_000) as server:
        anna, sleeper = await server.guest("Anna"), server.stranger()
        program = await sleeper.ask(NewProgram, "POST", "/api/programs", {"name": "Sleeper"})
        table = await anna.make_table("me", "me")
        await anna.start(table)
        port = int(server.host.rpartition(":")[2])
        path = f"/api/tables/{table}/socket"
        asleep = await dial("127.0.0.1", port, path, program.token, lambda _: None)
        asleep.send(ENCODER.encode(Hello(PROTOCOL, 0, (Wish.STANDINGS, Wish.UNSEEN))))
        (live,) = server.services.registry.live
        while not live.connections:
            await asyncio.sleep(0)
        asleep.pause()
        async with anna.sit(table) as line:
            while len(live.connections) == 2:
                for connection in live.connections:
                    connection.send(ENCODER.encode(Notice(1, "The server restarts at ten. " * 200)))
                await line.say(Ping(1))
                await line.hear(Pong)
            await line.play(actor_of(line), line.moves[0])
        asleep.close()
        await asleep.lost
