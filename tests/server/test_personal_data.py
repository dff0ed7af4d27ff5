"""Everything about oneself: told, and deleted."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from alhambra.notation import parse_record
from alhambra.server.core import log
from alhambra.server.core.domain import TablePhase
from alhambra.server.core.forgetting import NO_NAME, forget, is_alone
from alhambra.server.core.ids import guest_key
from alhambra.server.core.orders import AskRematch, Concede, RemoveSpectator
from alhambra.server.core.refusals import RefusalCode
from alhambra.server.core.store import NotStored
from alhambra.server.protocol.messages import Goodbye, Mute, Remarks, Say, Update
from alhambra.server.protocol.moderation import Erased, Privacy, Reported
from alhambra.server.protocol.public import ListedTable
from alhambra.server.protocol.rest import Replay
from alhambra.server.storage.database import FILE_NAME
from tests.server.company import stand_in, two_at_a_table
from tests.server.process import usual
from tests.server.support import Line, Person, Running, play_at_random, visitor
from tests.server.tables import ANNA, BERT, again, started


def guest_of(person: Person) -> str:
    assert person.me is not None
    return person.me.id


async def export_of(person: Person) -> dict[str, Any]:
    answer = await person.call("GET", "/api/me/data")
    assert answer.is_success, answer.text
    assert "attachment" in answer.headers["content-disposition"]
    found: dict[str, Any] = answer.json()
    return found


async def erase(person: Person) -> None:
    assert await person.ask(Erased, "DELETE", "/api/me") == Erased(is_done=True)


def everything_in(file: Path) -> str:
    """All that a reader of the database finds."""
    connection = sqlite3.connect(file)
    try:
        return "\n".join(connection.iterdump())
    finally:
        connection.close()


async def say(line: Line, text: str) -> None:
    await line.say(Say(1, text))
    await line.hear(Remarks, lambda each: any(remark.text == text for remark in each.remarks))


# -------------------------------------------------------------------- a log without somebody


def test_a_log_is_told_without_somebody_and_plays_as_before() -> None:
    rig = started()
    rig.order(ANNA, RemoveSpectator("dora", "Dora"))
    rig.play_at_random(random.Random(7), 20)
    rig.order(BERT, Concede(1))
    rig.play_at_random(random.Random(7))
    rig.order(BERT, AskRematch("cd" * 32))
    bodies = list(map(log.write, rig.entries))
    assert not is_alone(bodies, "bert")
    changed = forget(bodies, "bert", "stranger")
    told = [changed.get(version, body) for version, body in enumerate(bodies, 1)]
    assert "ert" not in "".join(told).replace("certain", "")
    table = again(map(log.read, told))
    assert table.breakage is None
    assert table.past[0].outcome == rig.table.past[0].outcome
    assert table.past[0].moves == rig.table.past[0].moves
    assert [sitter.name for sitter in table.sitters] == ["Anna", NO_NAME]
    assert table.seats_of("stranger") == (1,)
    assert '"by":"Bert"' in "".join(bodies)
    assert "Dora" in "".join(told)
    assert "Dora" not in "".join(forget(bodies, "dora", "stranger").values())


def test_an_owner_is_forgotten_like_everybody() -> None:
    rig = started()
    bodies = list(map(log.write, rig.entries))
    changed = forget(bodies, "anna", "stranger")
    assert list(changed) == [1]
    opened = log.read(changed[1])
    assert isinstance(opened, log.TableOpened)
    assert (opened.owner, opened.owner_name, opened.seats[0].guest) == ("stranger", NO_NAME, "stranger")


# -------------------------------------------------------------------- told


async def test_an_export_has_what_one_did_and_said(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    async with anna.sit(table) as hers, bert.sit(table) as his:
        await say(hers, "Good luck!")
        await say(his, "To you, too!")
        await play_at_random({0: hers, 1: his}, random.Random(3))
        await hers.say(Mute(2, guest_key(table, guest_of(bert)), is_muted=True))
        await hers.hear(Remarks, lambda each: bool(each.muted))
    body = {"reason": "other", "who": guest_key(table, guest_of(bert)), "note": "sings"}
    await anna.ask(Reported, "POST", f"/api/tables/{table}/reports", body)
    hers_, his_ = await export_of(anna), await export_of(bert)
    assert hers_["profile"][0]["name"] == "Anna"
    assert [each["text"] for each in hers_["remarks"]] == ["Good luck!"]
    assert hers_["muted"] == [{"name": "Bert"}]
    assert [(each["about"], each["note"]) for each in hers_["reports"]] == [("Bert", "sings")]
    assert his_["reports"] == [], "who reports somebody does so in confidence"
    (told,) = hers_["tables"]
    assert (told["id"], told["players"], told["seats"], told["views"]) == (table, ["Anna", "Bert"], [0], [])
    assert {entry["seat"] for entry in told["done"]} == {0}
    (record,) = told["records"]
    assert parse_record(record).names == ("Anna", "Bert")


async def test_an_export_holds_nothing_that_the_seat_may_not_know(server: Running) -> None:
    """Of a game that goes on: the view of one's seat, and nothing of what the deal is made from."""
    anna, bert, table = await two_at_a_table(server)
    async with anna.sit(table) as hers, bert.sit(table) as his:
        await play_at_random({0: hers, 1: his}, random.Random(5), most_steps=30)
        (live,) = server.services.registry.live
        text = (await bert.call("GET", "/api/me/data")).text
        (told,) = json.loads(text)["tables"]
        (view,) = told["views"]
        assert (view["seat"], view["hands"][0]) == (1, None)
        assert told["records"] == []
        for secret in (live.table.secret, live.table.seed, *filter(None, live.table.contributions), guest_of(anna)):
            assert secret not in text
        game = live.table.playing
        assert json.loads(json.dumps(view["hands"][1])) == [str(card) for card in game.view(1).hands[1] or ()]


async def test_an_export_takes_some_work_and_is_not_had_all_the_time(server: Running) -> None:
    anna = await server.guest()
    codes = [(await anna.call("GET", "/api/me/data")).status_code for _ in range(4)]
    assert codes == [200, 200, 200, 429]


# -------------------------------------------------------------------- deleted


async def test_who_deletes_everything_is_nobody_and_leaves_no_trace(server: Running) -> None:
    """The game they played with somebody stays, and so does what others said."""
    anna, bert, table = await two_at_a_table(server)
    alone = await bert.make_table("me", "me")
    await bert.start(alone)
    async with anna.sit(table) as hers, bert.sit(table) as his:
        await say(his, "Catch me!")
        await say(hers, "I will.")
        await play_at_random({0: hers, 1: his}, random.Random(3))
        await hers.say(Mute(2, guest_key(table, guest_of(bert)), is_muted=True))
        await hers.hear(Remarks, lambda each: bool(each.muted))
        body = {"reason": "insult", "remark": 2, "note": "by Bert"}
        await bert.ask(Reported, "POST", f"/api/tables/{table}/reports", body)
        body = {"reason": "insult", "remark": 1}
        await anna.ask(Reported, "POST", f"/api/tables/{table}/reports", body)
        before = await anna.ask(Replay, "GET", f"/api/tables/{table}/replay")
        gone = guest_of(bert)
        await erase(bert)
        assert (await his.hear(Goodbye)).code is RefusalCode.NO_SESSION
        told = await hers.hear(Update)
        assert told.table is not None
        assert [seat.name for seat in told.table.seats] == ["Anna", NO_NAME]
        heard = await hers.hear(Remarks)
        assert (heard.since, [each.text for each in heard.remarks]) == (0, ["I will."])
    assert (await bert.refused("GET", "/api/me")).code is RefusalCode.NO_SESSION
    assert (await anna.refused("GET", f"/api/tables/{alone}")).code is RefusalCode.NO_SUCH_TABLE
    after = await anna.ask(Replay, "GET", f"/api/tables/{table}/replay")
    assert after.steps == before.steps
    assert [seat.name for seat in after.table.seats] == ["Anna", NO_NAME]
    (listed,) = (await anna.my_tables()).tables
    assert listed.table.seats[1].name == NO_NAME
    record = (await anna.call("GET", f"/api/tables/{table}/record")).text
    assert parse_record(record).names == ("Anna", NO_NAME)
    dump = everything_in(server.database)
    for trace in (gone, "Bert", "Catch me!"):
        assert trace not in dump, trace
    assert "Anna" in dump
    (report,) = await server.services.moderation.store.reports(10, is_open=True)
    assert (report.report.reporter, report.report.reporter_name, report.report.note) == ("", NO_NAME, "")


async def test_running_games_are_conceded_and_waiting_tables_left(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    hers = await anna.make_table("me", "open")
    await bert.take(hers, 1)
    his = await bert.make_table("me", "open")
    await anna.take(his, 1)
    async with anna.sit(table) as line:
        await erase(bert)
        told = await line.hear(Update, lambda each: stand_in(each, 1) is not None if each.table else False)
        found = stand_in(told, 1)
        assert found is not None
        assert found.why == "conceded"
    looked = await anna.ask(ListedTable, "GET", f"/api/tables/{hers}")
    assert [seat.kind for seat in looked.table.seats] == ["person", "open"]
    looked = await anna.ask(ListedTable, "GET", f"/api/tables/{his}")
    assert (looked.table.phase, looked.table.owner, looked.you.is_owner) == (TablePhase.WAITING, "Anna", True)
    assert "Bert" not in everything_in(server.database)


async def test_a_rematch_that_waits_for_somebody_who_goes_never_begins(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    async with anna.sit(table) as hers, bert.sit(table) as his:
        await play_at_random({0: hers, 1: his}, random.Random(3))
    await anna.ask(ListedTable, "POST", f"/api/tables/{table}/rematch")
    await erase(bert)
    looked = await anna.ask(ListedTable, "GET", f"/api/tables/{table}")
    assert (looked.table.phase, looked.table.game) == (TablePhase.OVER, 1)
    assert [seat.name for seat in looked.table.seats] == ["Anna", NO_NAME]


async def test_who_only_watched_and_left_again_is_forgotten_too(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    cara, dora = await server.guest("Cara"), await server.guest("Dora")
    other = await anna.make_table("me", "open")
    await dora.take(other, 1)
    await dora.call("POST", f"/api/tables/{other}/seats/1/leave")
    async with anna.sit(table) as hers, cara.sit(table) as watching:
        await say(watching, "Boo")
        await anna.call("POST", f"/api/tables/{table}/watchers/{guest_key(table, guest_of(cara))}/remove")
        await watching.hear(Goodbye)
        await erase(cara)
        await erase(dora)
        assert not (await hers.hear(Remarks, lambda each: each.since == 0 and not each.remarks)).remarks
    dump = everything_in(server.database)
    assert not [name for name in ("Cara", "Dora", "Boo", guest_of(cara), guest_of(dora)) if name in dump]
    del bert


async def test_who_is_shut_out_may_still_see_and_delete_their_own(server: Running) -> None:
    anna, bert, _ = await two_at_a_table(server)
    await server.services.moderation.ban(guest=guest_of(bert), network=None, until=2**42, cause="spoiling")
    assert (await bert.refused("GET", "/api/lobby")).code is RefusalCode.BANNED
    (ban,) = (await export_of(bert))["bans"]
    assert ban["cause"] == "spoiling"
    await erase(bert)
    assert guest_of(bert) not in everything_in(server.database)
    del anna


async def test_a_server_that_cannot_write_goes_on_later(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to ask twice."""
    anna, bert, table = await two_at_a_table(server)
    erasure, storage = server.services.erasure, server.services.storage
    remove_remarks_by = storage.remove_remarks_by

    async def fail(_: str) -> None:
        raise NotStored("the disk is full")

    monkeypatch.setattr(storage, "remove_remarks_by", fail)
    assert await erasure.begin(guest_of(bert))
    await erasure.done()
    assert await storage.pending_erasures() == [guest_of(bert)]
    assert (await bert.refused("GET", "/api/me")).code is RefusalCode.NO_SESSION
    monkeypatch.setattr(storage, "remove_remarks_by", remove_remarks_by)
    cara = await server.guest("Cara")
    await erase(cara)
    assert await storage.pending_erasures() == []
    assert "Bert" not in everything_in(server.database)
    del anna, table


async def test_a_killed_server_goes_on_with_it(tmp_path: Path) -> None:
    """It has promised to forget somebody and dies before it has."""
    with usual(tmp_path / "data") as server:
        async with visitor(server.host) as anna, visitor(server.host, "Bert") as bert:
            table = await anna.make_table("me", "open")
            await bert.take(table, 1)
            await anna.start(table)
            gone = guest_of(bert)
            server.stop(signal.SIGKILL)
            connection = sqlite3.connect(server.folder / FILE_NAME)
            connection.execute("INSERT INTO erasures (guest, at) VALUES (?, 1)", (gone,))
            connection.execute("DELETE FROM tokens WHERE guest = ?", (gone,))
            connection.commit()
            connection.close()
            server.start()
            again_ = Person(server.host)
            again_.http.cookies = anna.http.cookies
            async with again_.http:
                while True:
                    looked = await again_.ask(ListedTable, "GET", f"/api/tables/{table}")
                    if looked.table.seats[1].name == NO_NAME:
                        break
                    await asyncio.sleep(0.01)
                found = looked.table.seats[1].stand_in
                assert found is not None
                assert found.why == "conceded"
                await erase(again_)
        dump = everything_in(server.folder / FILE_NAME)
        assert gone not in dump
        assert "Anna" not in dump


async def test_the_server_says_what_it_keeps(server: Running) -> None:
    assert await server.stranger().ask(Privacy, "GET", "/api/privacy") == Privacy(None, 90, 365)
