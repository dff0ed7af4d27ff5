"""The host's page: who may open it, what it shows, and that everything done on it is written down."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import msgspec
import pytest

from alhambra.server.core.moderation import AuditAction, AuditSource, ReportOutcome
from alhambra.server.core.refusals import RefusalCode
from alhambra.server.protocol.messages import Goodbye, Notice, Remarks, Say
from alhambra.server.protocol.moderation import (
    AdminAnswer,
    AuditLog,
    HostedBan,
    HostedBans,
    HostedReports,
    HostedTables,
    HostLink,
    HostOverview,
    Reported,
)
from tests.cli.console import Terminal
from tests.server.company import two_at_a_table
from tests.server.process import usual
from tests.server.support import HandTime, Person, Running, quiet_settings, running, visitor

READ = ("overview", "reports", "bans", "audit", "tables")


def key_of(server: Running) -> dict[str, str]:
    return {"Authorization": f"Bearer {server.services.host_key}"}


async def link_of(server: Running, person: Person) -> str:
    answer = await person.http.post("/api/host/links", headers=key_of(server))
    assert answer.is_success
    return msgspec.json.decode(answer.content, type=HostLink).code


async def host_of(server: Running) -> Person:
    """Somebody with the host's link in a browser of their own."""
    host = server.stranger()
    await host.ask(AdminAnswer, "POST", "/api/host/session", {"code": await link_of(server, host)})
    return host


def guest_of(person: Person) -> str:
    assert person.me is not None
    return person.me.id


async def test_a_link_opens_the_page_once_and_for_a_while(timed: Running, time: HandTime) -> None:
    host, other = timed.stranger(), timed.stranger()
    code = await link_of(timed, host)
    assert (await host.refused("GET", "/api/host/overview")).code is RefusalCode.NO_SESSION
    answer = await host.call("POST", "/api/host/session", {"code": code})
    cookie = answer.headers["set-cookie"].lower()
    assert all(each in cookie for each in ("alhambra-host=", "httponly", "path=/api/host", "samesite=strict"))
    assert (await host.ask(HostOverview, "GET", "/api/host/overview")).open_reports == 0
    assert (await other.refused("POST", "/api/host/session", {"code": code})).code is RefusalCode.LINK_USED
    late = await link_of(timed, other)
    time.advance(16 * 60)
    assert (await other.refused("POST", "/api/host/session", {"code": late})).code is RefusalCode.LINK_USED
    time.advance(12 * 3600)
    assert (await host.refused("GET", "/api/host/overview")).code is RefusalCode.NO_SESSION


async def test_the_host_s_rights_are_apart_from_a_player_s(server: Running) -> None:
    """A guest has none of them, the host's session is no guest, and it neither makes links nor deletes for good."""
    anna, host = await server.guest(), await host_of(server)
    for path in READ:
        assert (await anna.refused("GET", f"/api/host/{path}")).code is RefusalCode.NO_SESSION
        assert (await host.call("GET", f"/api/host/{path}")).is_success, path
    assert (await host.refused("GET", "/api/me")).code is RefusalCode.NO_SESSION
    table = await anna.make_table("me", "me")
    for path in ("links", f"remove/{table}", f"erase/{guest_of(anna)}"):
        assert (await host.refused("POST", f"/api/host/{path}")).code is RefusalCode.NO_SESSION, path
    assert (await anna.call("GET", f"/api/tables/{table}")).is_success
    await host.ask(AdminAnswer, "DELETE", "/api/host/session")
    assert (await host.refused("GET", "/api/host/overview")).code is RefusalCode.NO_SESSION


async def test_another_page_cannot_use_the_host_s_session(server: Running) -> None:
    host = await host_of(server)
    answer = await host.http.post(
        "/api/host/say", content=b'{"text": "hello"}', headers={"Origin": "https://elsewhere.example"}
    )
    assert answer.status_code == 403


async def test_links_are_not_guessed(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(quiet_settings(tmp_path).limits, unknown_tokens_rate=0.001, unknown_tokens_burst=5)
    async with running(quiet_settings(tmp_path, limits=limits)) as server:
        stranger = server.stranger()
        codes = [(await stranger.call("POST", "/api/host/session", {"code": f"{n}"})).status_code for n in range(7)]
        assert codes == [410] * 5 + [429] * 2


async def test_a_report_is_judged(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    host = await host_of(server)
    async with anna.sit(table) as hers, bert.sit(table) as his:
        await his.say(Say(1, "rude"))
        await hers.hear(Remarks, lambda each: bool(each.remarks))
        report = await anna.ask(
            Reported, "POST", f"/api/tables/{table}/reports", {"reason": "insult", "remark": 1, "note": "please"}
        )
        assert (await host.ask(HostOverview, "GET", "/api/host/overview")).open_reports == 1
        (shown,) = (await host.ask(HostedReports, "GET", "/api/host/reports")).reports
        assert (shown.number, shown.reported_name, shown.note, shown.has_address) == (1, "Bert", "please", True)
        (said,) = shown.context
        assert (said.text, said.is_there) == ("rude", True)
        assert shown.banned is None

        await host.ask(AdminAnswer, "POST", f"/api/host/tables/{table}/remarks/1/remove")
        await hers.hear(Remarks, lambda each: each.since == 0 and not each.remarks)
        banned = await host.ask(
            HostedBan, "POST", "/api/host/bans", {"guest": guest_of(bert), "hours": 24, "cause": "insults"}
        )
        assert (banned.guest, banned.network) == (guest_of(bert), None)
        assert (await his.hear(Goodbye)).code is RefusalCode.BANNED
        (shown,) = (await host.ask(HostedReports, "GET", "/api/host/reports")).reports
        assert shown.banned == banned.until
        assert not shown.context[0].is_there

    await host.ask(AdminAnswer, "POST", f"/api/host/reports/{report.number}/close", {"outcome": "acted"})
    assert not (await host.ask(HostedReports, "GET", "/api/host/reports")).reports
    (closed,) = (await host.ask(HostedReports, "GET", "/api/host/reports?closed=true")).reports
    assert closed.outcome is ReportOutcome.ACTED
    await host.ask(AdminAnswer, "DELETE", f"/api/host/bans/{banned.number}")
    assert not (await host.ask(HostedBans, "GET", "/api/host/bans")).bans
    assert (await bert.call("GET", "/api/lobby")).is_success
    lines = (await host.ask(AuditLog, "GET", "/api/host/audit")).lines
    assert [(line.source, line.action) for line in reversed(lines)] == [
        (AuditSource.COMMAND_LINE, AuditAction.LINK_MADE),
        (AuditSource.PAGE, AuditAction.SIGNED_IN),
        (AuditSource.PAGE, AuditAction.REMARK_REMOVED),
        (AuditSource.PAGE, AuditAction.BANNED),
        (AuditSource.PAGE, AuditAction.REPORT_CLOSED),
        (AuditSource.PAGE, AuditAction.BAN_LIFTED),
    ]


async def test_a_ban_may_take_the_address_along(server: Running) -> None:
    anna, host = await server.guest(), await host_of(server)
    await anna.my_tables()
    banned = await host.ask(
        HostedBan, "POST", "/api/host/bans", {"guest": guest_of(anna), "hours": 1, "with_address": True}
    )
    assert banned.network == "127.0.0.1/32"
    assert (await server.stranger().refused("POST", "/api/guests", {"name": "Anna"})).code is RefusalCode.BANNED
    assert (await host.call("GET", "/api/host/bans")).is_success, "nobody shuts themselves out of the host's page"
    for wrong in ({"hours": 1}, {"hours": 1, "guest": "nobody"}, {"hours": 0, "guest": guest_of(anna)}):
        assert (await host.call("POST", "/api/host/bans", wrong)).is_client_error


async def test_tables_are_seen_closed_silenced_and_spoken_to(server: Running) -> None:
    anna, _, table = await two_at_a_table(server)
    host = await host_of(server)
    async with anna.sit(table) as hers:
        (shown,) = (await host.ask(HostedTables, "GET", "/api/host/tables")).tables
        assert (shown.id, shown.connections, shown.is_public) == (table, 1, False)
        wanted = {"is_public": False, "spectators": True, "talk": "nobody"}
        await host.ask(AdminAnswer, "POST", f"/api/host/tables/{table}/company", wanted)
        assert (await hers.refused(Say(1, "hello"))).code is RefusalCode.TALK_CLOSED
        await host.ask(AdminAnswer, "POST", "/api/host/say", {"text": "Tea at five"})
        assert (await hers.hear(Notice)).text == "Tea at five"
        await host.ask(AdminAnswer, "POST", f"/api/host/close/{table}")
    actions = [line.action for line in (await host.ask(AuditLog, "GET", "/api/host/audit")).lines]
    assert actions[:3] == [AuditAction.TABLE_CLOSED, AuditAction.SAID, AuditAction.COMPANY_CHANGED]


async def test_the_command_line_makes_the_link_and_erases_guests(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    alhambra = Terminal(capsys)
    with usual(tmp_path / "data") as server:
        made = alhambra("admin", "page", "--data", server.folder)
        assert made.code == 0, made.err
        found = re.fullmatch(rf"(http://{re.escape(server.host)})/host#(\S+)\n", made.out)
        assert found is not None, made.out
        async with httpx.AsyncClient(base_url=found[1]) as host:
            assert (await host.post("/api/host/session", json={"code": found[2]})).is_success
            assert (await host.get("/api/host/overview")).is_success
        async with visitor(server.host) as anna:
            assert "deleted" in alhambra("admin", "erase", guest_of(anna), "--data", server.folder).out
            assert (await anna.refused("GET", "/api/me")).code is RefusalCode.NO_SESSION
        assert (
            alhambra("admin", "erase", "nobody", "--data", server.folder).err == "alhambra: there is no guest nobody\n"
        )


async def test_a_link_names_the_public_address(tmp_path: Path) -> None:
    async with running(quiet_settings(tmp_path, public_url="https://alhambra.example")) as server:
        answer = await server.stranger().http.post("/api/host/links", headers=key_of(server))
        assert answer.json()["address"] == "https://alhambra.example"
