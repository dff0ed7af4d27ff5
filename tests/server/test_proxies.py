"""Behind a reverse proxy: who is asking, which page is ours, and cookies that travel by https alone."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from signal import SIGKILL

import httpx
import pytest
import segno
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from alhambra.server.core.refusals import RefusalCode
from alhambra.server.protocol.basics import PROTOCOL
from alhambra.server.protocol.messages import Hello, Welcome
from alhambra.server.settings import NO_LIMITS
from tests.server.process import ServerProcess
from tests.server.support import Line, Running, quiet_settings, running

ONE_EACH = replace(NO_LIMITS, guests_rate=0.0001, guests_burst=1)


@asynccontextmanager
async def serving(folder: Path, *trusted: str, public_url: str | None = None) -> AsyncIterator[Running]:
    settings = quiet_settings(folder, trusted_proxies=trusted, public_url=public_url, limits=ONE_EACH)
    async with running(settings) as server:
        yield server


async def newcomer(server: Running, **headers: str) -> httpx.Response:
    """A new guest; each address may have one."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    async with httpx.AsyncClient(base_url=f"http://{server.host}") as browser:
        return await browser.post("/api/guests", json={"name": "Anna"}, headers=sent)


async def test_a_trusted_proxy_says_who_is_asking(tmp_path: Path) -> None:
    async with serving(tmp_path, "127.0.0.1") as server:
        for address in ("203.0.113.1", "203.0.113.2", "2001:db8::1"):
            assert (await newcomer(server, x_forwarded_for=address)).status_code == 201
            assert (await newcomer(server, x_forwarded_for=address)).status_code == 429


async def test_a_whole_network_of_ipv6_is_one_household(tmp_path: Path) -> None:
    async with serving(tmp_path, "127.0.0.1") as server:
        for address, status in (
            ("2001:db8::1", 201),
            ("2001:db8::2", 429),
            ("2001:db8::ffff:ffff:ffff:ffff", 429),
            ("2001:db8:0:1::1", 201),
            ("::ffff:203.0.113.7", 201),
            ("::ffff:203.0.113.8", 201),
        ):
            assert (await newcomer(server, x_forwarded_for=address)).status_code == status, address


async def test_on_a_socket_for_both_kinds_of_address_this_machine_is_this_machine(tmp_path: Path) -> None:
    """There 127.0.0.1 is ::ffff:127.0.0.1."""
    settings = quiet_settings(tmp_path, trusted_proxies=("127.0.0.1",), host="::ffff:127.0.0.1", limits=ONE_EACH)
    async with running(settings) as server, httpx.AsyncClient(base_url=f"http://{server.host}") as browser:
        assert (await browser.get("/metrics")).status_code == 200
        for address in ("203.0.113.1", "203.0.113.2"):
            assert (await newcomer(server, x_forwarded_for=address)).status_code == 201


async def test_what_a_stranger_writes_before_the_proxy_counts_for_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path, "127.0.0.0/8", "10.0.0.0/8") as server:
        assert (await newcomer(server, x_forwarded_for="203.0.113.1, 10.1.2.3")).status_code == 201
        for made_up in ("198.51.100.1, 203.0.113.1, 10.1.2.3", "nonsense, 203.0.113.1", "203.0.113.1"):
            assert (await newcomer(server, x_forwarded_for=made_up)).status_code == 429


async def test_nobody_else_is_believed(tmp_path: Path) -> None:
    async with serving(tmp_path, "10.0.0.0/8") as server:
        assert (await newcomer(server, x_forwarded_for="203.0.113.1")).status_code == 201
        assert (await newcomer(server, x_forwarded_for="203.0.113.2")).status_code == 429


async def test_under_https_cookies_travel_by_https_alone(tmp_path: Path) -> None:
    for number, (trusted, url, proto, is_secure) in enumerate(
        (
            ((), None, "https", False),
            ((), "http://alhambra.example", "http", False),
            ((), "https://alhambra.example", "http", True),
            (("127.0.0.1",), None, "https", True),
            (("127.0.0.1",), None, "http", False),
        )
    ):
        async with serving(tmp_path / str(number), *trusted, public_url=url) as server:
            cookie = (await newcomer(server, x_forwarded_proto=proto)).headers["set-cookie"]
            assert ("Secure" in cookie) is is_secure, (trusted, url, proto)
            assert "HttpOnly" in cookie


async def test_the_page_of_the_public_address_is_ours(tmp_path: Path) -> None:
    """Also where the proxy does not pass the name on by which it was called."""
    async with serving(tmp_path, public_url="https://alhambra.example") as server:
        assert (await newcomer(server, origin="https://alhambra.example")).status_code == 201
        for other in ("http://alhambra.example", "https://alhambra.example:444", "https://evil.example", "null"):
            refused = await newcomer(server, origin=other)
            assert refused.json()["code"] == RefusalCode.WRONG_ORIGIN


async def test_at_the_public_address_its_page_alone_is_ours(tmp_path: Path) -> None:
    """Whoever can answer for it without https, in a cafe for instance, must not speak for it."""
    async with serving(tmp_path, public_url="https://alhambra.example") as server:
        called = {"host": "alhambra.example"}
        refused = await newcomer(server, origin="http://alhambra.example", **called)
        assert refused.json()["code"] == RefusalCode.WRONG_ORIGIN
        assert (await newcomer(server, origin="https://alhambra.example", **called)).status_code == 201


async def test_an_origin_that_is_none_is_a_wrong_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = await server.guest()
        table = await anna.make_table("me", "open")
        for origin in ("http://[", "null", "", "//", "http://", server.host):
            refused = await newcomer(server, origin=origin)
            assert refused.json()["code"] == RefusalCode.WRONG_ORIGIN, origin
        with pytest.raises(InvalidStatus, match="403"):
            await anna.dial(table, Origin="http://[")


async def test_sockets_too_are_for_the_page_of_the_public_address(tmp_path: Path) -> None:
    async with serving(tmp_path, public_url="http://alhambra.example") as server:
        anna = await server.guest()
        table = await anna.make_table("me", "open")
        async with anna.dial(table, Origin="http://alhambra.example") as socket:
            line = Line(socket)
            await line.say(Hello(PROTOCOL))
            await line.hear(Welcome)
        with pytest.raises(InvalidStatus):
            await anna.dial(table, Origin="https://alhambra.example")


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [
        ("--public-url", "alhambra.example", "no address"),
        ("--public-url", "https://alhambra.example/games", "without a path"),
        ("--public-url", "https://[::1", "no address"),
        ("--public-url", "https://anna@alhambra.example", "no address"),
        ("--trust-proxy", "caddy", "'caddy'"),
    ],
)
def test_a_setting_that_makes_no_sense_is_one_clear_line(tmp_path: Path, option: str, value: str, words: str) -> None:
    server = ServerProcess(tmp_path / "data", "--no-browser", "--port", "0", option, value, module="alhambra.server")
    with pytest.raises(AssertionError, match="no address"):
        server.start()
    assert server.stop(SIGKILL) == 1
    (line,) = server.log.read_text().splitlines()
    assert words in line


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_the_code_for_phones_is_shown_where_it_can_be(tmp_path: Path, encoding: str) -> None:
    """A terminal that has no such signs gets the address alone; the server starts all the same."""
    begin = "serve(Settings(Path(sys.argv[1]), port=0), opens_browser=False, shows_code=True)"
    imports = "import sys; from pathlib import Path; from alhambra.server.serve import serve, Settings"
    command = [sys.executable, "-c", f"{imports}; {begin}", str(tmp_path)]
    surroundings = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=surroundings) as server:
        assert server.stdout is not None
        address = server.stdout.readline().removeprefix("Alhambra is at ").strip()
        assert server.stdout.readline().startswith("Games are kept in ")
        if encoding == "utf-8":
            expected = io.StringIO()
            segno.make(address).terminal(expected, compact=True)
            for line in expected.getvalue().splitlines():
                assert server.stdout.readline() == f"{line}\n"
        assert httpx.get(f"{address}/healthz", timeout=60).text == "ok\n"
        server.terminate()
    assert server.returncode == 0


def test_the_public_address_is_announced(tmp_path: Path) -> None:
    options = ["--no-browser", "--port", "0", "--data", str(tmp_path), "--public-url", "https://Alhambra.example:443/"]
    command = [sys.executable, "-m", "alhambra.server", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "Alhambra is at https://alhambra.example\n"
        assert server.stdout.readline().startswith("Games are kept in ")
        server.terminate()
    assert server.returncode == 0
