"""What programs that watch a server see of it: its health, its figures, its log."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import random
import re
import resource
import signal
import sqlite3
from pathlib import Path

import httpx
import pytest

from alhambra.server.core.refusals import RefusalCode
from alhambra.server.operations.logs import JsonLines
from alhambra.server.protocol.messages import Say
from tests.server.process import unlimited, usual
from tests.server.support import (
    SHARE,
    Running,
    close_code,
    handshake_refused,
    play_at_random,
    quiet_settings,
    running,
    visitor,
)

REMARK = "between you and me"


async def test_a_server_that_cannot_write_is_not_well(tmp_path: Path) -> None:
    """The log has it too, once and not for everyone who is refused."""
    with unlimited(tmp_path / "data") as server:
        async with visitor(server.host) as anna:
            assert (await anna.http.get("/healthz")).text == "ok\n"
            limits = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4_096, limits[1]))
            for name in ("Bert", "Cara"):
                await anna.refused("PATCH", "/api/me", {"name": name})
            answer = await anna.http.get("/healthz")
            assert answer.status_code == 503
            assert answer.text.startswith("nothing can be written: ")
            assert server.log.read_text().count("nothing can be written: ") == 1


async def test_figures_tell_what_happened(server: Running) -> None:
    anna = await server.guest()
    table = await anna.make_table("me", "me")
    await anna.start(table)
    async with anna.sit(table) as line:
        await play_at_random({0: line, 1: line}, random.Random(1), 7)
        await anna.refused("GET", "/api/tables/nosuchtable")
        assert await handshake_refused(server.stranger(), table) == (401, RefusalCode.NO_SESSION)
        answer = await anna.http.get("/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    figures = read_figures(answer.text)
    assert figures["alhambra_moves_total"] == 7
    assert figures["alhambra_tables"] == 1
    assert figures["alhambra_connections"] == 1
    assert figures["alhambra_append_seconds_count"] == 9  # opened, started, and seven moves
    assert figures['alhambra_append_seconds_bucket{le="+Inf"}'] == 9
    assert figures["alhambra_append_seconds_sum"] > 0
    assert figures['alhambra_refusals_total{code="no_such_table"}'] == 1
    assert figures['alhambra_refusals_total{code="no_session"}'] == 1  # a socket that did not get in
    assert figures['alhambra_requests_total{status="404"}'] == 1


def read_figures(text: str) -> dict[str, float]:
    """By the grammar of the format: help and type before every family, one sample in a line."""
    figures: dict[str, float] = {}
    family = ""
    for line in text.splitlines():
        if found := re.fullmatch(r"# (HELP|TYPE) (\w+) (.+)", line):
            family = found[2]
        else:
            sample = re.fullmatch(r'(\w+)(\{\w+="[^"]*"\})? (\d+(\.\d+)?)', line)
            assert sample is not None, line
            assert sample[1].startswith(family)
            figures[sample[1] + (sample[2] or "")] = float(sample[3])
    return figures


@pytest.mark.parametrize("header", ["X-Forwarded-For", "X-Real-IP", "Forwarded"])
async def test_figures_are_for_this_machine_or_with_the_token(tmp_path: Path, header: str) -> None:
    """Who comes by way of a proxy on this machine is not from this machine."""
    async with (
        running(quiet_settings(tmp_path, metrics_token="figures please")) as server,
        httpx.AsyncClient(base_url=f"http://{server.host}", headers={header: "203.0.113.9"}) as far,
    ):
        assert (await far.get("/metrics")).status_code == 401
        strange = await far.get("/metrics", headers=[(b"authorization", "Bearer fígures".encode())])
        assert strange.status_code == 401
        wrong = await far.get("/metrics", headers={"Authorization": "Bearer figures"})
        assert wrong.status_code == 401
        right = await far.get("/metrics", headers={"Authorization": "Bearer figures please"})
        assert right.status_code == 200


# -------------------------------------------------------------------- the log


async def test_nobody_fills_the_log_with_nonsense(tmp_path: Path) -> None:
    with usual(tmp_path / "data") as server:
        upgrade = b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: tea\r\nConnection: upgrade\r\n\r\n"
        for nonsense in (b"\x16\x03\x01 hello\r\n\r\n", upgrade):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(nonsense)
            await reader.readuntil(b"\r\n\r\n")
            writer.close()
        async with visitor(server.host) as anna:
            table = await anna.make_table("me", "open")
            async with anna.dial(table) as socket:
                socket.protocol.send_text(b"\xff")
                await socket.ping()  # with it goes what was just written
                assert await close_code(socket) == 1007
    assert server.log.read_text() == ""


async def test_the_log_in_json_has_a_line_for_each_thing_and_no_secret(tmp_path: Path) -> None:
    secrets = [SHARE, REMARK]
    with usual(tmp_path / "data", "--log", "json") as server:
        async with visitor(server.host, "Anna Karenina") as anna:
            secrets += anna.http.cookies.values()
            link = (await anna.call("POST", "/api/me/link")).json()
            await anna.call("POST", "/api/links", {"code": link["code"]})
            secrets += [link["code"], *anna.http.cookies.values()]
            table = await anna.make_table("me", "mason")
            await anna.start(table)
            async with anna.sit(table) as line:
                await play_at_random({0: line}, random.Random(1), 5)
                await line.say(Say(1, REMARK))
                await line.socket.send("nonsense")
                await line.all_until_now()
            await anna.call("POST", "/api/links", {"code": "wrong"})
            secrets.append((server.folder / "host-key.json").read_text().split('"')[-2])
        assert server.stop(signal.SIGTERM) == 0
    secrets.append(secret_of(server.folder, table))
    text = server.log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert all(set(line) >= {"at", "level", "part", "message"} for line in lines)
    said = [line["message"] for line in lines]
    assert any(each.startswith("started at http://127.0.0.1:") for each in said)
    assert "stopped" in said
    assert any(each.startswith(f"table {table} opened") for each in said)
    for secret in secrets:
        assert len(secret) >= 16
        assert secret not in text


def secret_of(folder: Path, table: str) -> str:
    connection = sqlite3.connect(folder / "alhambra.sqlite")
    try:
        query = "SELECT json_extract(body, '$.secret') FROM entries WHERE table_id = ? AND version = 1"
        (secret,) = connection.execute(query, (table,)).fetchone()
        return str(secret)
    finally:
        connection.close()


def test_a_failure_in_json_is_one_line_with_its_trace() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger = logging.Logger("alhambra.test")
    logger.addHandler(handler)
    try:
        raise ValueError("two\nlines")
    except ValueError:
        logger.exception("failed\nat once")
    (line,) = stream.getvalue().splitlines()
    found = json.loads(line)
    assert (found["level"], found["message"]) == ("error", "failed\nat once")
    assert "ValueError" in found["trace"]
