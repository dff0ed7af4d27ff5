"""What one address may use, however many guests it makes; and a class of forty that sits behind one."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from alhambra.server.addresses import Networks, household
from alhambra.server.core.refusals import RefusalCode
from alhambra.server.http import guard
from alhambra.server.protocol.messages import OrderDone, RequestRefused, Say
from alhambra.server.rate_limits import AddressRateLimiter
from alhambra.server.settings import NO_LIMITS, Limits
from tests.server.support import Person, Running, handshake_refused, play_at_random, quiet_settings, running

NEW = {"seats": [{"type": "me"}, {"type": "open"}]}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


async def test_more_guests_have_no_more_tables(folder: Path) -> None:
    async with running(quiet_settings(folder, limits=replace(NO_LIMITS, tables_per_address=2))) as server:
        people = [await server.guest(name) for name in ("Anna", "Bert", "Cara")]
        first = await people[0].make_table("me", "open")
        await people[1].make_table("me", "open")
        assert (await people[2].refused("POST", "/api/tables", NEW)).code is RefusalCode.TOO_MANY
        await people[0].call("POST", f"/api/tables/{first}/close")
        await people[2].make_table("me", "open")


async def test_making_and_closing_tables_has_an_end(folder: Path) -> None:
    async with running(quiet_settings(folder, limits=replace(NO_LIMITS, tables_rate=0.001, tables_burst=2))) as server:
        anna, bert = await server.guest("Anna"), await server.guest("Bert")
        for _ in range(2):
            await anna.call("POST", f"/api/tables/{await anna.make_table('me', 'open')}/close")
        assert (await anna.refused("POST", "/api/tables", NEW)).code is RefusalCode.TOO_MANY
        await bert.make_table("me", "open")


async def test_more_guests_say_no_more(folder: Path) -> None:
    limits = replace(NO_LIMITS, address_remarks_rate=0.001, address_remarks_burst=3)
    async with running(quiet_settings(folder, limits=limits)) as server:
        anna, bert = await server.guest("Anna"), await server.guest("Bert")
        table = await anna.make_table("me", "open")
        async with anna.sit(table) as hers, bert.sit(table) as his:
            for line in (hers, his, hers):
                await line.say(Say(1, "hello"))
                await line.hear(OrderDone)
            await his.say(Say(2, "hello"))
            assert (await his.hear(RequestRefused)).code is RefusalCode.TOO_FAST


async def test_more_guests_have_no_more_sockets(folder: Path) -> None:
    async with running(quiet_settings(folder, limits=replace(NO_LIMITS, connections_per_address=2))) as server:
        anna, bert = await server.guest("Anna"), await server.guest("Bert")
        table = await anna.make_table("me", "open")
        async with anna.sit(table), bert.sit(table):
            assert await handshake_refused(bert, table) == (429, RefusalCode.TOO_MANY)


@pytest.mark.parametrize("path", ["/", "/api/docs", "/healthz", "/api/levels"])
async def test_everything_that_can_be_asked_for_has_a_limit(
    folder: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr(guard, "LATE", 0.0)
    limits = replace(
        NO_LIMITS,
        address_pages_rate=0.001,
        address_pages_burst=2,
        address_requests_rate=0.001,
        address_requests_burst=2,
    )
    async with running(quiet_settings(folder, limits=limits)) as server:
        stranger = server.stranger()
        codes = [(await stranger.call("GET", path)).status_code for _ in range(3)]
        assert codes[2] == 429
        assert 429 not in codes[:2]


async def test_who_opens_too_many_lines_is_hung_up_on(folder: Path) -> None:
    async with running(quiet_settings(folder, limits=replace(NO_LIMITS, lines_per_address=2))) as server:
        host, _, port = server.host.partition(":")
        lines = [await asyncio.open_connection(host, int(port)) for _ in range(3)]
        with contextlib.suppress(ConnectionError):
            assert await lines[2][0].read() == b""
        for _, writer in lines:
            writer.transport.abort()


@pytest.mark.parametrize(
    ("address", "scopes"),
    [
        ("203.0.113.7", (("203.0.113.7", 1),)),
        ("2001:db8:1:2::/64", (("2001:db8:1:2::/64", 1), ("2001:db8:1::/48", 8))),
        ("10.1.2.3", (("10.1.2.3", 10),)),
        ("nonsense", (("nonsense", 1),)),
    ],
)
def test_addresses_count_by_their_network(address: str, scopes: tuple[tuple[str, int], ...]) -> None:
    assert Networks(["10.1.0.0/16"]).scopes_of(address) == scopes


def test_a_site_has_no_more_than_eight_households() -> None:
    limiter = AddressRateLimiter(0.0001, 1, Networks())
    taken = [limiter.take(household(f"2001:db8:1:{number:x}::1")) for number in range(10)]
    assert taken == [True] * 8 + [False] * 2
    assert limiter.take(household("2001:db8:2::1"))


async def arrive(server: Running, number: int) -> Person:
    """As a browser does: the page with its files, then a name."""
    person = server.stranger()
    for path in ("/", "/api/about", "/api/levels", *[f"/assets/made-up-{each}.js" for each in range(20)]):
        assert (await person.call("GET", path)).status_code != 429
    await person.become(f"Pupil {number}")
    return person


async def test_a_class_of_forty_sits_down_at_once_and_plays(folder: Path) -> None:
    """Behind one address, with the usual limits, and everybody in the same moment; nobody is refused anything."""
    async with running(quiet_settings(folder, limits=Limits())) as server:
        pupils = await asyncio.gather(*[arrive(server, number) for number in range(40)])

        async def play(one: Person, two: Person) -> None:
            table = await one.make_table("me", "open")
            await two.take(table, 1)
            await one.start(table)
            async with one.sit(table) as first, two.sit(table) as second:
                await first.say(Say(1, "hello"))
                await first.hear(OrderDone)
                await play_at_random({0: first, 1: second}, random.Random(1), 4)

        await asyncio.gather(*map(play, pupils[::2], pupils[1::2]))
        assert not server.services.metrics.refusals[RefusalCode.TOO_FAST]
        assert not server.services.metrics.refusals[RefusalCode.TOO_MANY]


async def test_behind_a_proxy_the_address_it_names_is_limited(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "LATE", 0.0)
    limits = replace(NO_LIMITS, address_requests_rate=0.001, address_requests_burst=1)
    settings = quiet_settings(
        folder, limits=limits, trusted_proxies=("127.0.0.1",), large_networks=("198.51.100.0/24",)
    )
    async with running(settings) as server, httpx.AsyncClient(base_url=f"http://{server.host}") as browser:

        async def ask(address: str) -> int:
            return (await browser.get("/api/about", headers={"X-Forwarded-For": address})).status_code

        assert [await ask("203.0.113.1") for _ in range(2)] == [200, 429]
        assert await ask("203.0.113.2") == 200
        assert [await ask("198.51.100.7") for _ in range(11)] == [200] * 10 + [429]
