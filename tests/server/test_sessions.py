"""Devices on which somebody is known: how long, how they are ended, and what becomes of those of older programs."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from alhambra.server.core.refusals import RefusalCode
from alhambra.server.core.store import Uptime
from alhambra.server.guests import DAY, SESSION_DAYS
from alhambra.server.http.devices import label_of
from alhambra.server.operations.purge import KEEP_WAITING, end_unused_sessions, remove_unplayed
from alhambra.server.protocol.messages import Goodbye, Ping, Pong
from alhambra.server.protocol.rest import Devices, Me, NewProgram, PersonalLink
from alhambra.server.uptime import moment_of
from tests.server.support import HandTime, Person, Running, handshake_refused, quiet_settings, running

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"
CHROME = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36"


async def another_device(server: Running, person: Person, user_agent: str = CHROME) -> Person:
    link = await person.ask(PersonalLink, "POST", "/api/me/link")
    device = server.stranger()
    device.http.headers["user-agent"] = user_agent
    device.me = await device.ask(Me, "POST", "/api/links", {"code": link.code})
    return device


def tokens(server: Running) -> int:
    connection = sqlite3.connect(server.database)
    try:
        return int(connection.execute("SELECT count(*) FROM tokens").fetchone()[0])
    finally:
        connection.close()


async def test_the_devices_of_a_guest_are_listed_and_one_of_them_is_this(server: Running) -> None:
    anna = server.stranger()
    anna.http.headers["user-agent"] = FIREFOX
    await anna.become("Anna")
    phone = await another_device(server, anna)
    listed = (await phone.ask(Devices, "GET", "/api/me/devices")).devices
    assert {(each.label, each.is_this) for each in listed} == {("Firefox, Linux", False), ("Chrome, Android", True)}
    assert len({each.id for each in listed}) == 2


async def test_who_signs_out_is_nobody_here_and_still_known_elsewhere(server: Running) -> None:
    anna = await server.guest("Anna")
    phone = await another_device(server, anna)
    table = await anna.make_table("me", "open")
    async with anna.sit(table) as hers, phone.sit(table) as other:
        answer = await phone.call("POST", "/api/me/sign-out")
        assert "max-age=0" in answer.headers["set-cookie"].lower()
        assert (await other.hear(Goodbye)).code is RefusalCode.NO_SESSION
        await hers.say(Ping(1))
        await hers.hear(Pong)
    assert (await phone.refused("GET", "/api/me")).code is RefusalCode.NO_SESSION
    await anna.ask(Me, "GET", "/api/me")


async def test_a_lost_device_is_signed_out_from_another(server: Running) -> None:
    anna = await server.guest("Anna")
    phone = await another_device(server, anna)
    cookie = phone.http.cookies["alhambra"]
    (lost,) = [each for each in (await anna.ask(Devices, "GET", "/api/me/devices")).devices if not each.is_this]
    assert (await anna.call("POST", f"/api/me/devices/{lost.id}/sign-out")).is_success
    phone.http.cookies.set("alhambra", cookie)
    assert (await phone.refused("GET", "/api/me")).code is RefusalCode.NO_SESSION
    assert len((await anna.ask(Devices, "GET", "/api/me/devices")).devices) == 1


async def test_nobody_signs_out_the_devices_of_others(server: Running) -> None:
    anna, bert = await server.guest("Anna"), await server.guest("Bert")
    (hers,) = (await anna.ask(Devices, "GET", "/api/me/devices")).devices
    assert (await bert.call("POST", f"/api/me/devices/{hers.id}/sign-out")).is_success  # there is no such one of his
    await anna.ask(Me, "GET", "/api/me")


async def test_signing_out_everywhere_ends_devices_and_links(server: Running) -> None:
    anna = await server.guest("Anna")
    phone = await another_device(server, anna)
    link = await anna.ask(PersonalLink, "POST", "/api/me/link")
    table = await anna.make_table("me", "open")
    await anna.call("POST", "/api/me/sign-out-everywhere")
    assert (await phone.refused("GET", "/api/me")).code is RefusalCode.NO_SESSION
    assert (await server.stranger().refused("POST", "/api/links", {"code": link.code})).code is RefusalCode.LINK_USED
    assert await handshake_refused(phone, table) == (401, RefusalCode.NO_SESSION)


async def test_a_program_ends_its_token(server: Running) -> None:
    program = server.stranger()
    made = await program.ask(NewProgram, "POST", "/api/programs", {"name": "Bot"})
    program.http.headers["Authorization"] = f"Bearer {made.token}"
    (device,) = (await program.ask(Devices, "GET", "/api/me/devices")).devices
    assert device.is_program
    await program.call("POST", "/api/me/sign-out-everywhere")
    assert (await program.refused("GET", "/api/me")).code is RefusalCode.NO_SESSION


async def test_a_cookie_of_the_version_before_is_exchanged_and_nobody_signed_out(
    timed: Running, time: HandTime
) -> None:
    anna = await timed.guest("Anna")
    old = anna.http.cookies["alhambra"]
    connection = sqlite3.connect(timed.database)
    with connection:
        connection.execute("UPDATE tokens SET created = NULL, seen = NULL, label = NULL")
    connection.close()
    assert anna.me is not None
    timed.services.guests.forget([anna.me.id])
    first = await anna.call("GET", "/api/me")  # the answer may be lost
    anna.http.cookies.set("alhambra", old, domain="127.0.0.1")
    again = await anna.call("GET", "/api/me")
    new = first.cookies["alhambra"]
    assert again.cookies["alhambra"] == new != old
    for cookie, status, later in ((old, 200, 0), (new, 200, 0), (old, 200, 61), (old, 401, 0), (new, 200, 0)):
        stranger = timed.stranger()
        stranger.http.cookies.set("alhambra", cookie)
        assert (await stranger.call("GET", "/api/me")).status_code == status
        time.advance(later)
    assert len((await anna.ask(Devices, "GET", "/api/me/devices")).devices) == 1
    assert tokens(timed) == 1


async def test_sessions_end_after_long_absence_but_not_while_a_game_runs(timed: Running, time: HandTime) -> None:
    anna, bert, cara = [await timed.guest(name) for name in ("Anna", "Bert", "Cara")]
    table = await anna.make_table("me", "me")
    await anna.start(table)
    time.advance((SESSION_DAYS - 1) * 86_400)
    await bert.ask(Me, "GET", "/api/me")
    await end_unused_sessions(timed.services)
    time.advance(2 * 86_400)
    await end_unused_sessions(timed.services)
    assert (await cara.refused("GET", "/api/me")).code is RefusalCode.NO_SESSION
    for person in (anna, bert):
        await person.ask(Me, "GET", "/api/me")


async def test_tables_at_which_nobody_ever_played_go(timed: Running, time: HandTime) -> None:
    anna = await timed.guest("Anna")
    closed, waits, plays = [await anna.make_table("me", "me") for _ in range(3)]
    await anna.call("POST", f"/api/tables/{closed}/close")
    await anna.start(plays)
    time.advance(2 * 86_400)
    await remove_unplayed(timed.services)
    assert (await anna.refused("GET", f"/api/tables/{closed}")).code is RefusalCode.NO_SUCH_TABLE
    assert (await anna.call("GET", f"/api/tables/{waits}")).is_success
    time.advance(KEEP_WAITING / 1_000)
    await remove_unplayed(timed.services)
    assert (await anna.refused("GET", f"/api/tables/{waits}")).code is RefusalCode.NO_SUCH_TABLE
    assert (await anna.call("GET", f"/api/tables/{plays}")).is_success


@pytest.mark.parametrize(
    ("runs", "moment"),
    [
        ([], 70),
        ([Uptime(0, 100)], 70),
        ([Uptime(90, 100), Uptime(0, 40)], 20),  # nobody could come between
        ([Uptime(90, 100), Uptime(60, 70), Uptime(30, 40)], 30),
        ([Uptime(90, 100)], 70),  # before the first run that is known
    ],
)
def test_days_on_which_the_server_did_not_run_make_nobody_absent(runs: list[Uptime], moment: int) -> None:
    assert moment_of(30, 100, runs) == moment


def test_a_year_that_no_server_ran_is_no_absence_either() -> None:
    """As it seems when the clock of a machine is a year ahead at its start."""
    year = 365 * DAY
    now = 10 * year
    assert moment_of(30 * DAY, now, [Uptime(8 * year, 9 * year), Uptime(now - 1, now)]) > 8 * year


async def test_under_https_the_cookie_is_this_host_s_alone_and_plain_http_is_not_used(tmp_path: Path) -> None:
    settings = quiet_settings(tmp_path, public_url="https://alhambra.example", trusted_proxies=("127.0.0.1",))
    forwarded = {"X-Forwarded-For": "203.0.113.1", "X-Forwarded-Proto": "https", "Host": "alhambra.example"}
    async with running(settings) as server:
        anna = server.stranger()
        anna.http.headers.update(forwarded)
        made = await anna.call("POST", "/api/guests", {"name": "Anna"})
        assert made.headers["set-cookie"].startswith("__Host-alhambra=")
        assert {"Secure", "Path=/"} <= set(made.headers["set-cookie"].split("; "))
        assert "Domain" not in made.headers["set-cookie"]
        assert made.headers["strict-transport-security"] == "max-age=31536000"
        token = made.headers["set-cookie"].partition("=")[2].partition(";")[0]
        before = await anna.http.get("/api/me", headers={"Cookie": f"alhambra={token}"})  # of the version before
        assert before.headers.get_list("set-cookie")[0].startswith("__Host-alhambra=")
        assert before.headers.get_list("set-cookie")[1].startswith("alhambra=")
        for path in ("/", "/api/about", "/api/docs", "/healthz"):
            elsewhere = await anna.http.get(path, headers={"Host": "elsewhere.example"})
            assert elsewhere.status_code == 403, path


def test_a_label_says_no_more_than_one_needs() -> None:
    assert label_of(FIREFOX) == "Firefox, Linux"
    assert label_of(CHROME) == "Chrome, Android"
    assert label_of("python-httpx/0.28") == ""
