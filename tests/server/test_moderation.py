"""Reports, the company of a table, remarks that are removed, and bans."""

from __future__ import annotations

from pathlib import Path

import pytest

from alhambra.server.core import log
from alhambra.server.core.domain import Reaction, TalkRule
from alhambra.server.core.ids import guest_key
from alhambra.server.core.moderation import AuditAction, AuditSource, ReportOutcome, ReportReason
from alhambra.server.core.orders import ChangeCompany
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.protocol.messages import Goodbye, React, Remarks, Say, Update
from alhambra.server.protocol.moderation import Reported, YourBan
from alhambra.server.protocol.public import ListedTable
from alhambra.server.protocol.rest import Me, Tables
from tests.server.company import happening, two_at_a_table
from tests.server.support import HandTime, Line, Person, Running, close_code, handshake_refused, quiet_settings, running
from tests.server.tables import ANNA, BERT, ME, OPEN, Rig, again, started

HOUR = 3_600


async def company(owner: Person, table: str, **changes: object) -> ListedTable:
    wanted = {"is_public": False, "spectators": True, "talk": "everybody", "slow": 0, **changes}
    return await owner.ask(ListedTable, "POST", f"/api/tables/{table}/company", wanted)


def guest_of(person: Person) -> str:
    assert person.me is not None
    return person.me.id


async def until_said(line: Line, text: str) -> None:
    await line.hear(Remarks, lambda each: any(one.text == text for one in each.remarks))


# -------------------------------------------------------------------- who may come, and who may talk


def test_the_company_of_a_table_is_its_owner_s_to_change_and_kept_in_its_log() -> None:
    rig = started()
    order = ChangeCompany(is_public=True, spectators=False, talk=TalkRule.NOBODY, slow=30)
    with pytest.raises(Refused) as refused:
        rig.order(BERT, order)
    assert refused.value.code is RefusalCode.NOT_THE_OWNER
    rig.order(ANNA, order)
    version = rig.table.version
    rig.order(ANNA, order)
    assert rig.table.version == version, "nothing has changed the second time"
    for table in (rig.table, again(rig.entries)):
        options = table.options
        assert (options.is_public, options.spectators, options.talk, options.slow) == (True, False, TalkRule.NOBODY, 30)
    rig.order(None, ChangeCompany(is_public=False, spectators=False, talk=TalkRule.EVERYBODY))
    assert not rig.table.options.is_public, "the host may, too"


def test_options_of_before_say_that_everybody_may_talk() -> None:
    rig = Rig(ME, OPEN)
    told = log.write(rig.entries[0]).replace(',"talk":"everybody","slow":0', "")
    assert "talk" not in told
    opened = log.read(told)
    assert isinstance(opened, log.TableOpened)
    assert (opened.options.talk, opened.options.slow) == (TalkRule.EVERYBODY, 0)


async def test_an_owner_opens_a_table_to_strangers_and_closes_it_again(server: Running) -> None:
    anna, _, table = await two_at_a_table(server)
    cara = await server.guest("Cara")
    assert not (await cara.ask(Tables, "GET", "/api/lobby")).tables
    await company(anna, table, is_public=True)
    assert [each.table.id for each in (await cara.ask(Tables, "GET", "/api/lobby")).tables] == [table]
    async with anna.sit(table) as hers, cara.sit(table) as watching:
        await company(anna, table, spectators=False)
        assert (await watching.hear(Goodbye)).code is RefusalCode.NO_SPECTATORS
        told = await happening(hers, log.CompanyChanged)
        assert told.table is not None
        assert not told.table.options.spectators
    assert not (await cara.ask(Tables, "GET", "/api/lobby")).tables


async def test_who_may_talk_is_the_owner_s_to_say(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    cara = await server.guest("Cara")
    assert (await bert.refused("POST", f"/api/tables/{table}/company", COMPANY)).code is RefusalCode.NOT_THE_OWNER
    async with bert.sit(table) as his, cara.sit(table) as watching:
        await company(anna, table, talk="players")
        assert (await watching.refused(Say(1, "Hello"))).code is RefusalCode.TALK_CLOSED
        await his.say(Say(1, "Hello"))
        await his.hear(Remarks, lambda each: bool(each.remarks))
        await company(anna, table, talk="reactions")
        assert (await his.refused(Say(2, "Hello"))).code is RefusalCode.TALK_CLOSED
        await his.say(React(3, Reaction.HELLO))
        await his.hear(Remarks, lambda each: bool(each.remarks))
        await company(anna, table, talk="nobody")
        assert (await his.refused(React(4, Reaction.HELLO))).code is RefusalCode.TALK_CLOSED


COMPANY = {"is_public": True, "spectators": True, "talk": "nobody", "slow": 0}


async def test_in_slow_talk_everybody_waits_between_two_remarks(timed: Running, time: HandTime) -> None:
    anna, bert, table = await two_at_a_table(timed)
    await company(anna, table, slow=30)
    async with anna.sit(table) as hers, bert.sit(table) as his:
        await his.say(Say(1, "one"))
        await his.hear(Remarks, lambda each: bool(each.remarks))
        assert (await his.refused(Say(2, "two"))).code is RefusalCode.SLOW_TALK
        await hers.say(Say(1, "three"))
        await hers.hear(Remarks, lambda each: each.remarks[-1:] != () and each.remarks[-1].text == "three")
        time.advance(30)
        await his.say(Say(3, "four"))
        await his.hear(Remarks, lambda each: each.remarks[-1:] != () and each.remarks[-1].text == "four")


# -------------------------------------------------------------------- remarks that are removed


async def test_a_remark_is_removed_by_who_said_it_or_by_the_owner(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    cara = await server.guest("Cara")
    async with anna.sit(table) as hers:
        async with bert.sit(table) as his, cara.sit(table) as watching:
            for line, text in ((his, "rude"), (his, "foolish"), (watching, "kind")):
                await line.say(Say(1, text))
                await until_said(hers, text)
        path = f"/api/tables/{table}/remarks"
        assert (await cara.refused("POST", f"{path}/1/remove")).code is RefusalCode.NOT_THE_OWNER
        assert (await anna.call("POST", f"{path}/1/remove")).status_code == 204
        told = await hers.hear(Remarks)
        assert (told.since, [each.text for each in told.remarks]) == (0, ["foolish", "kind"])
        assert (await bert.call("POST", f"{path}/2/remove")).status_code == 204
        assert (await bert.refused("POST", f"{path}/2/remove")).code is RefusalCode.NO_SUCH_REMARK
    async with bert.sit(table) as his:
        assert [each.text for each in (await his.hear(Remarks)).remarks] == ["kind"]


async def test_what_was_removed_is_gone_from_the_disk_and_its_number_is_never_used_again(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    async with bert.sit(table) as his:
        await his.say(Say(1, "unspeakable"))
        await his.hear(Remarks, lambda each: bool(each.remarks))
    await anna.call("POST", f"/api/tables/{table}/remarks/1/remove")
    (live,) = server.services.registry.live
    await server.services.registry.unload(live)
    async with bert.sit(table) as his:
        await his.say(Say(1, "sorry"))
        (said,) = (await his.hear(Remarks, lambda each: bool(each.remarks))).remarks
        assert (said.number, said.text) == (2, "sorry")
    (kept, _) = await server.services.storage.read_remarks(table, 10)
    assert (kept.is_removed, kept.guest, kept.name) == (True, "", "")


# -------------------------------------------------------------------- reports


async def test_a_remark_is_reported_with_what_was_said_around_it(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    async with anna.sit(table) as hers, bert.sit(table) as his:
        for number in range(40):
            await (his if number == 30 else hers).say(Say(1, f"number {number + 1}"))
            await until_said(hers, f"number {number + 1}")
        body = {"reason": "insult", "remark": 31, "note": "  again\nand again "}
        first = await anna.ask(Reported, "POST", f"/api/tables/{table}/reports", body)
        assert await anna.ask(Reported, "POST", f"/api/tables/{table}/reports", body) == first, "the same is taken once"
    await bert.call("POST", f"/api/tables/{table}/remarks/31/remove")  # that helps nobody
    (stored,) = await server.services.moderation.store.reports(10, is_open=True)
    report = stored.report
    assert (report.reporter, report.reported) == (guest_of(anna), guest_of(bert))
    assert (report.reporter_name, report.reported_name) == ("Anna", "Bert")
    assert (report.reason, report.note, report.remark, report.table) == (
        ReportReason.INSULT,
        "again and again",
        31,
        table,
    )
    assert [said.number for said in report.context] == list(range(11, 37))


async def test_a_person_is_reported_by_their_key(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    who = guest_key(table, guest_of(bert))
    await anna.ask(Reported, "POST", f"/api/tables/{table}/reports", {"reason": "name", "who": who})
    (stored,) = await server.services.moderation.store.reports(10, is_open=True)
    assert (stored.report.reported, stored.report.remark, stored.report.context) == (guest_of(bert), None, ())
    path = f"/api/tables/{table}/reports"
    mine = {"reason": "name", "who": guest_key(table, guest_of(anna))}
    assert (await anna.refused("POST", path, mine)).code is RefusalCode.NO_SUCH_GUEST
    assert (await anna.refused("POST", path, {"reason": "name"})).code is RefusalCode.NOT_UNDERSTOOD
    assert (await anna.refused("POST", path, {"reason": "name", "remark": 7})).code is RefusalCode.NO_SUCH_REMARK


async def test_only_who_may_be_at_a_table_reports_what_happens_there(server: Running) -> None:
    _, bert, table = await two_at_a_table(server, spectators=False)
    cara = await server.guest("Cara")
    body = {"reason": "other", "who": guest_key(table, guest_of(bert))}
    assert (await cara.refused("POST", f"/api/tables/{table}/reports", body)).code is RefusalCode.NO_SPECTATORS


async def test_nobody_floods_the_host_with_reports(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    async with bert.sit(table) as his:
        for number in range(8):
            await his.say(Say(1, f"hm {number}"))
            await until_said(his, f"hm {number}")
    codes = []
    for number in range(8):
        answer = await anna.call("POST", f"/api/tables/{table}/reports", {"reason": "spam", "remark": number + 1})
        codes.append(answer.status_code)
    assert codes == [201] * 6 + [429] * 2


# -------------------------------------------------------------------- bans


async def test_a_banned_guest_is_sent_away_and_may_do_nothing_until_its_end(timed: Running, time: HandTime) -> None:
    anna, bert, table = await two_at_a_table(timed)
    moderation = timed.services.moderation
    async with anna.sit(table) as hers, bert.sit(table) as his:
        until = time.now() + HOUR * 1_000
        await moderation.ban(guest=guest_of(bert), network=None, until=until, cause="insults")
        assert (await his.hear(Goodbye)).code is RefusalCode.BANNED
        assert await close_code(his.socket) == 4403
        assert not [each for each in await hers.all_until_now() if isinstance(each, Goodbye)]
    assert (await bert.refused("GET", "/api/lobby")).code is RefusalCode.BANNED
    assert await handshake_refused(bert, table) == (403, RefusalCode.BANNED)
    assert await bert.ask(YourBan, "GET", "/api/me/ban") == YourBan(until, "insults")
    assert (await bert.ask(Me, "GET", "/api/me")).name == "Bert", "what is one's own one may still see"
    time.advance(HOUR)
    async with bert.sit(table) as his:
        assert isinstance(his.last, Update)
    assert await bert.ask(YourBan, "GET", "/api/me/ban") == YourBan(None)


async def test_an_address_is_shut_out_for_everybody_at_it_and_survives_a_restart(
    tmp_path: Path, time: HandTime
) -> None:
    settings = quiet_settings(tmp_path, trusted_proxies=("127.0.0.1",))
    async with running(settings, time) as server:
        near, far = server.stranger(), server.stranger()
        near.http.headers["X-Forwarded-For"] = "203.0.113.9"
        far.http.headers["X-Forwarded-For"] = "2001:db8:1:2::3"
        await near.become("Near")
        await far.become("Far")
        until = time.now() + HOUR * 1_000
        bans = server.services.moderation
        await bans.ban(guest=None, network="203.0.113.0/24", until=until, cause="")
        assert (await near.refused("GET", "/api/lobby")).code is RefusalCode.BANNED
        assert (await far.call("GET", "/api/lobby")).is_success
        await bans.ban(guest=None, network="2001:db8:1:2::77", until=until, cause="")
        assert (await far.refused("GET", "/api/lobby")).code is RefusalCode.BANNED, "they have all addresses of it"
    async with running(settings, time) as server:
        newcomer = server.stranger()
        newcomer.http.headers["X-Forwarded-For"] = "203.0.113.200"
        assert (await newcomer.refused("POST", "/api/guests", {"name": "New"})).code is RefusalCode.BANNED
        (_, first) = await server.services.moderation.store.bans()
        await server.services.moderation.bans.lift(first.number)
        await newcomer.become("New")


@pytest.mark.parametrize("network", ["nonsense", "0.0.0.0/0", "::/0", "10.0.0.0/4"])
async def test_nobody_shuts_out_half_the_world_by_a_slip(server: Running, network: str) -> None:
    with pytest.raises(Refused) as refused:
        await server.services.moderation.bans.add(guest=None, network=network, until=2**42, cause="")
    assert refused.value.code is RefusalCode.NOT_UNDERSTOOD


async def test_what_is_done_with_is_deleted_after_some_months(timed: Running, time: HandTime) -> None:
    anna, bert, table = await two_at_a_table(timed)
    moderation, day = timed.services.moderation, 24 * HOUR
    body = {"reason": "name", "who": guest_key(table, guest_of(bert))}
    report = await anna.ask(Reported, "POST", f"/api/tables/{table}/reports", body)
    await moderation.ban(guest=guest_of(bert), network=None, until=time.now() + 1_000, cause="")
    await moderation.note(AuditSource.PAGE, AuditAction.BANNED, guest_of(bert))
    time.advance(100 * day)
    await moderation.purge()
    assert await moderation.store.count_open_reports() == 1, "what waits is kept"
    assert not await moderation.store.bans()
    await moderation.store.close_report(report.number, ReportOutcome.DISMISSED, time.now())
    time.advance(100 * day)
    await moderation.purge()
    assert not await moderation.store.reports(10, is_open=False)
    assert len(await moderation.store.audit(10)) == 1
    time.advance(200 * day)
    await moderation.purge()
    assert not await moderation.store.audit(10)
