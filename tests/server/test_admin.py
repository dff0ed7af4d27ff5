"""What a host does with a server that runs: by the key in the data folder, and by nothing else."""

from __future__ import annotations

import asyncio
import re
import signal
import stat
from pathlib import Path

import pytest

from alhambra.server.core.domain import TablePhase
from alhambra.server.core.orders import PlayMove
from alhambra.server.core.refusals import RefusalCode
from alhambra.server.operations import host_key
from alhambra.server.protocol.basics import PROTOCOL
from alhambra.server.protocol.messages import Goodbye, Notice, OrderRequest, Ping, Pong, Update
from tests.cli.console import Answer, Terminal
from tests.server.process import ServerProcess, usual
from tests.server.support import Person, Running, close_code, visitor

HELLO = f'{{"type":"hello","protocol":{PROTOCOL}}}'


@pytest.fixture
def alhambra(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


class Host:
    """Who runs the server, at the command line beside it."""

    def __init__(self, alhambra: Terminal, server: ServerProcess) -> None:
        self._alhambra = alhambra
        self._server = server

    def __call__(self, *words: str) -> Answer:
        return self._alhambra("admin", *words, "--data", self._server.folder)


async def two_seats(person: Person, **options: object) -> str:
    table = await person.make_table("me", "me", **options)
    await person.start(table)
    return table


async def test_a_host_lists_closes_removes_and_says(tmp_path: Path, alhambra: Terminal) -> None:
    with usual(tmp_path / "data") as server:
        admin = Host(alhambra, server)
        async with visitor(server.host) as anna:
            first, second = await two_seats(anna), await two_seats(anna)
            async with anna.sit(first) as line, anna.sit(second) as other:
                listed = admin("tables")
                assert listed.code == 0, listed.err
                for table in (first, second):
                    assert re.search(rf"^{table}  playing .*  1 connected  Anna, Anna 2$", listed.out, re.MULTILINE)

                assert "said to 2 connections" in admin("say", "Tea", "at five").out
                assert (await line.hear(Notice)).text == "Tea at five"
                assert (await other.hear(Notice)).text == "Tea at five"

                assert admin("close", first).code == 0
                told = await line.hear(Update)
                assert told.table is not None
                assert told.table.phase is TablePhase.CLOSED
                actor = 0 if told.view is None or told.view.actor is None else told.view.actor
                refused = await line.refused(OrderRequest(1, PlayMove(actor, line.version, "end")))
                assert refused.code is RefusalCode.TABLE_CLOSED

                assert "removed" in admin("remove", second).out
                assert (await other.hear(Goodbye)).code is RefusalCode.NO_SUCH_TABLE
            assert (await anna.refused("GET", f"/api/tables/{second}")).code is RefusalCode.NO_SUCH_TABLE
            assert admin("tables").out == "0 tables\n"
            assert re.search(rf"^{first}  closed", admin("tables", "--all").out, re.MULTILINE)


async def test_a_guest_who_is_removed_is_nobody(tmp_path: Path, alhambra: Terminal) -> None:
    with usual(tmp_path / "data") as server:
        admin = Host(alhambra, server)
        async with visitor(server.host) as anna, visitor(server.host, "Bert") as bert:
            table = await anna.make_table("me", "open")
            await bert.take(table, 1)
            assert bert.me is not None
            assert f"Bert [{bert.me.id}]" in admin("tables", "--guests").out
            async with anna.sit(table) as hers, bert.sit(table) as his:
                assert admin("remove", bert.me.id).code == 0
                assert (await his.hear(Goodbye)).code is RefusalCode.NO_SESSION
                assert (await bert.refused("GET", "/api/me")).code is RefusalCode.NO_SESSION
                await hers.say(Ping(1))
                await hers.hear(Pong)


async def test_who_is_removed_before_saying_hello_does_not_get_in(server: Running) -> None:
    anna, bert = await server.guest("Anna"), await server.guest("Bert")
    table = await anna.make_table("me", "open")
    assert bert.me is not None
    key = {"Authorization": f"Bearer {server.services.host_key}"}
    async with bert.dial(table) as socket:
        while not server.services.connections.total:
            await anna.call("GET", "/api/me")
        assert (await anna.http.post(f"/api/host/remove/{bert.me.id}", headers=key)).is_success
        await socket.send(HELLO)
        assert await close_code(socket) == 4401


async def test_a_table_of_computer_players_is_removed_while_they_think(tmp_path: Path, alhambra: Terminal) -> None:
    with usual(tmp_path / "data", "--bot-pace", "0") as server:
        admin = Host(alhambra, server)
        async with visitor(server.host) as anna:
            table = await anna.make_table("mason", "mason")
            await anna.start(table)
            async with anna.dial(table) as socket:
                await socket.send(HELLO)
                assert admin("remove", table).code == 0
                assert await close_code(socket) == 4404
            assert admin("tables", "--all").out == "0 tables\n"
    assert "Traceback" not in server.log.read_text()


async def test_who_comes_while_a_table_is_removed_does_not_find_it(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is still on the disk then, but nobody is to bring it back from there."""
    anna = await server.guest()
    table = await two_seats(anna)
    storage, begun, may_end = server.services.storage, asyncio.Event(), asyncio.Event()
    remove_table = storage.remove_table

    async def remove_slowly(name: str) -> bool:
        begun.set()
        await may_end.wait()
        return await remove_table(name)

    monkeypatch.setattr(storage, "remove_table", remove_slowly)
    key = {"Authorization": f"Bearer {server.services.host_key}"}
    async with anna.sit(table) as line:
        removal = asyncio.create_task(anna.http.post(f"/api/host/remove/{table}", headers=key))
        await begun.wait()
        assert await close_code(line.socket) == 4404
        async with anna.dial(table) as socket:
            await socket.send(HELLO)
            assert await close_code(socket) == 4404
        may_end.set()
        assert (await removal).is_success
    assert (await anna.refused("GET", f"/api/tables/{table}")).code is RefusalCode.NO_SUCH_TABLE


async def test_what_goes_wrong_is_one_line(tmp_path: Path, alhambra: Terminal) -> None:
    nowhere = alhambra("admin", "tables", "--data", tmp_path / "nowhere")
    assert (nowhere.code, nowhere.out) == (2, "")
    assert re.fullmatch(r"alhambra: no server runs with the data folder .*\n", nowhere.err)
    with usual(tmp_path / "data") as server:
        admin = Host(alhambra, server)
        assert admin("close", "nosuchtable").err == "alhambra: there is no table nosuchtable\n"
        assert admin("remove", "nobody").err == "alhambra: there is no table and no guest nobody\n"
        assert admin("close").err.startswith("alhambra: say it as in")
        key = (server.folder / host_key.FILE_NAME).read_bytes()
    (server.folder / host_key.FILE_NAME).write_bytes(key)  # as a server leaves it that was killed
    assert "does not answer" in admin("tables").err


async def test_the_key_is_for_its_owner_and_goes_when_the_server_goes(tmp_path: Path) -> None:
    with usual(tmp_path / "data") as server:
        file = server.folder / host_key.FILE_NAME
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        first = host_key.find_key(server.folder)
        server.stop(signal.SIGTERM)
        assert not file.exists()
        server.start()
        again = host_key.find_key(server.folder)
        assert first is not None
        assert again is not None
        assert first.key != again.key


async def test_nobody_else_gives_such_orders(server: Running) -> None:
    """Not a guest, not with a wrong key, and not even with the right one by way of a proxy."""
    anna = await server.guest()
    table = await two_seats(anna)
    key = server.services.host_key
    for headers in (
        {},
        {"Authorization": "Bearer wrong"},
        {"Authorization": f"Bearer {key}", "X-Forwarded-For": "203.0.113.9"},
    ):
        for method, path in (
            ("GET", "tables"),
            ("POST", f"close/{table}"),
            ("POST", f"remove/{table}"),
            ("POST", "say"),
        ):
            body = {"text": "hello"} if path == "say" else None
            answer = await anna.http.request(method, f"/api/host/{path}", json=body, headers=headers)
            assert answer.status_code == 401, (headers, path)
    answer = await anna.http.get("/api/host/tables", headers={"Authorization": f"Bearer {key}"})
    assert answer.json()["tables"][0]["id"] == table
