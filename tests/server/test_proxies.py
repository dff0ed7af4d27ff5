"""Behind a reverse proxy: who is asking, which page is ours, and cookies that travel by https alone."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from signal import SIGKILL

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from alhambra.server import protocol
from alhambra.server.protocol import RefusalCode
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


async def test_sockets_too_are_for_the_page_of_the_public_address(tmp_path: Path) -> None:
    async with serving(tmp_path, public_url="http://alhambra.example") as server:
        anna = await server.guest()
        table = await anna.make_table("me", "open")
        async with anna.dial(table, Origin="http://alhambra.example") as socket:
            line = Line(socket)
            await line.say(protocol.Hello(protocol.PROTOCOL))
            await line.hear(protocol.Welcome)
        with pytest.raises(InvalidStatus):
            await anna.dial(table, Origin="https://alhambra.example")


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [
        ("--public-url", "alhambra.example", "no address"),
        ("--public-url", "https://alhambra.example/games", "without a path"),
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


def test_the_public_address_is_announced(tmp_path: Path) -> None:
    options = ["--no-browser", "--port", "0", "--data", str(tmp_path), "--public-url", "https://Alhambra.example:443/"]
    command = [sys.executable, "-m", "alhambra.server", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "Alhambra is at https://alhambra.example\n"
        assert server.stdout.readline().startswith("Games are kept in ")
        server.terminate()
    assert server.returncode == 0
