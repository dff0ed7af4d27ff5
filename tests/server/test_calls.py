"""People are called when a table waits for them: once, while it does, and by what they have chosen."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import email.utils
import hmac
import random
import re
import sqlite3
from collections.abc import AsyncIterator
from email.message import EmailMessage
from pathlib import Path

import msgspec
import pytest

from alhambra.server import settings
from alhambra.server.protocol.notifications import CallChannel, Calls, NewWebhook
from alhambra.server.protocol.public import ListedTable
from tests.server.company import end_turn, two_at_a_table
from tests.server.receivers import Browser, MailServer, Receiver, claims_of
from tests.server.support import HandTime, Person, Running, play_at_random, quiet_settings, running

MINUTE = 60
HOUR = 60 * MINUTE
ALLOWED = ("127.0.0.0/8",)


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with Receiver().open() as opened:
        yield opened


@pytest.fixture
async def post_office() -> AsyncIterator[MailServer]:
    async with MailServer().open() as opened:
        yield opened


@pytest.fixture
async def calling(tmp_path: Path, time: HandTime, post_office: MailServer) -> AsyncIterator[Running]:
    """A server that may call the tests' own receivers, and whose time a test moves on by hand."""
    mail = settings.MailServer("127.0.0.1", post_office.port, "host@alhambra.example", tls=settings.TlsKind.NONE)
    settings_ = quiet_settings(
        tmp_path, outbound_allowed=ALLOWED, webhooks=True, mail=mail, public_url="http://alhambra.example"
    )
    async with running(settings_, time) as server:
        yield server


async def subscribe(person: Person, receiver: Receiver, path: str = "/device", **more: object) -> Browser:
    browser = Browser()
    wanted = {**browser.subscription(receiver.url(path)), **more}
    await person.ask(CallChannel, "POST", "/api/me/calls/push", wanted)
    return browser


async def pass_time(server: Running, time: HandTime, seconds: float) -> None:
    """Whatever is due until then has been tried when this returns."""
    time.advance(seconds)
    await server.services.notifications.settle()


async def take_turn(person: Person, table: str, seat: int) -> None:
    """Come, play a turn, and leave again."""
    async with person.sit(table) as line:
        await end_turn(line, seat)


async def anna_s_turn(server: Running, pace: str = "days") -> tuple[Person, Person, str]:
    """Anna and Bert at a table at which it is Anna's turn."""
    anna, bert, table = await two_at_a_table(server, pace=pace)
    async with anna.sit(table) as line:
        assert line.update.turn is not None
        first = line.update.turn.seat
    if first == 1:
        await take_turn(bert, table, 1)
    return anna, bert, table


async def test_whoever_is_not_there_is_called_when_their_turn_comes(
    calling: Running, time: HandTime, receiver: Receiver
) -> None:
    anna, bert, table = await anna_s_turn(calling)
    browser = await subscribe(bert, receiver)
    await take_turn(anna, table, 0)
    await pass_time(calling, time, 50)
    assert receiver.is_quiet(), "a moment is left to come by oneself"
    await pass_time(calling, time, 20)
    received = await receiver.next()
    assert received.target == "/device"
    assert browser.read(received.body) == {
        "title": "It is your turn",
        "body": "With Anna",
        "path": f"/table/{table}",
        "tag": table,
        "language": "en",
    }
    assert (received.headers["content-encoding"], received.headers["urgency"]) == ("aes128gcm", "normal")
    claims, key = claims_of(received.headers["authorization"])
    assert claims["aud"] == f"http://127.0.0.1:{receiver.port}"
    assert claims["sub"] == "mailto:host@alhambra.example"
    assert key == (await bert.ask(Calls, "GET", "/api/me/calls")).push_key


async def test_nobody_is_called_twice_to_the_same_turn(calling: Running, time: HandTime, receiver: Receiver) -> None:
    anna, bert, table = await anna_s_turn(calling)
    await subscribe(bert, receiver)
    await take_turn(anna, table, 0)
    await pass_time(calling, time, MINUTE)
    await receiver.next()
    async with bert.sit(table) as line:
        await line.play(1, next(move for move in line.moves if move.startswith("take")))
    await pass_time(calling, time, HOUR)
    assert receiver.is_quiet()
    async with bert.sit(table) as line:
        await line.play(1, "end")
    await take_turn(anna, table, 0)
    await pass_time(calling, time, MINUTE)
    await receiver.next()
    assert receiver.is_quiet()


async def test_nobody_is_called_who_has_moved(calling: Running, time: HandTime, receiver: Receiver) -> None:
    anna, bert, table = await anna_s_turn(calling)
    await subscribe(bert, receiver)
    await take_turn(anna, table, 0)
    await take_turn(bert, table, 1)
    await pass_time(calling, time, HOUR)
    assert receiver.is_quiet()
    assert calling.services.notifications.waiting == 0


async def test_who_is_at_the_table_is_called_when_they_leave_it(
    calling: Running, time: HandTime, receiver: Receiver
) -> None:
    anna, bert, table = await anna_s_turn(calling, pace="live")
    await subscribe(bert, receiver)
    async with anna.sit(table) as hers:
        async with bert.sit(table):
            await end_turn(hers, 0)
            await pass_time(calling, time, MINUTE)
            assert receiver.is_quiet()
        await pass_time(calling, time, 20)
        received = await receiver.next()
        assert received.headers["urgency"] == "high"
        assert received.headers["ttl"] == "600"


async def test_nobody_is_called_to_a_live_table_that_all_have_left(
    calling: Running, time: HandTime, receiver: Receiver
) -> None:
    anna, bert, table = await anna_s_turn(calling, pace="live")
    await subscribe(bert, receiver)
    await take_turn(anna, table, 0)
    await pass_time(calling, time, MINUTE)
    assert receiver.is_quiet()
    async with anna.sit(table):
        await pass_time(calling, time, MINUTE)
        await receiver.next()


async def test_nobody_is_called_by_computer_players_alone(calling: Running, time: HandTime, receiver: Receiver) -> None:
    anna = await calling.guest()
    await subscribe(anna, receiver)
    table = await anna.make_table("me", "random", pace="days")
    await anna.start(table)
    async with anna.sit(table) as line:
        while line.update.turn is None or line.update.turn.seat != 0:
            await line.listen()
    await pass_time(calling, time, HOUR)
    assert receiver.is_quiet()


async def test_a_rematch_calls_too(calling: Running, time: HandTime, receiver: Receiver) -> None:
    anna, bert, table = await two_at_a_table(calling, pace="days")
    browser = await subscribe(bert, receiver)
    async with anna.sit(table) as hers, bert.sit(table) as his:
        await play_at_random({0: hers, 1: his}, random.Random(1))
    await anna.ask(ListedTable, "POST", f"/api/tables/{table}/rematch")
    await pass_time(calling, time, MINUTE)
    assert browser.read((await receiver.next()).body)["title"] == "Another game?"


async def test_several_tables_are_told_in_one_message(calling: Running, time: HandTime, receiver: Receiver) -> None:
    anna, bert, first = await anna_s_turn(calling)
    second = await anna.make_table("me", "open", pace="days")
    await bert.take(second, 1)
    browser = await subscribe(bert, receiver, language="pl")
    await anna.start(second)
    await take_turn(anna, first, 0)
    async with anna.sit(second) as line:
        assert line.update.turn is not None
        if line.update.turn.seat == 0:
            await end_turn(line, 0)
    await pass_time(calling, time, MINUTE)
    told = browser.read((await receiver.next()).body)
    assert (told["title"], told["path"]) == ("Czekają na ciebie 2 stoły", "/games")
    assert told["body"].count("Anna") == 2
    await pass_time(calling, time, HOUR)
    assert receiver.is_quiet()


async def test_a_muted_table_does_not_call(calling: Running, time: HandTime, receiver: Receiver) -> None:
    anna, bert, table = await anna_s_turn(calling)
    await subscribe(bert, receiver)
    answer = await bert.call("POST", f"/api/tables/{table}/calls", {"is_muted": True})
    assert answer.json() == {"is_muted": True}
    await take_turn(anna, table, 0)
    await pass_time(calling, time, HOUR)
    assert receiver.is_quiet()
    assert (await bert.ask(Calls, "GET", "/api/me/calls")).muted == (table,)


async def test_quiet_hours_are_kept_in_ones_own_time_zone(calling: Running, time: HandTime, receiver: Receiver) -> None:
    """The tests' time begins at 08:00 UTC, 17:00 in Tokyo."""
    anna, bert, table = await anna_s_turn(calling)
    await subscribe(bert, receiver)
    wishes = {"language": "en", "zone": "Asia/Tokyo", "quiet": {"begin": 17 * 60, "end": 9 * 60}}
    await bert.ask(Calls, "PATCH", "/api/me/calls", wishes)
    await take_turn(anna, table, 0)
    await pass_time(calling, time, 15 * HOUR)
    assert receiver.is_quiet()
    await pass_time(calling, time, HOUR + MINUTE)
    await receiver.next()


async def test_what_is_not_taken_is_sent_again_later_and_later(
    calling: Running, time: HandTime, receiver: Receiver
) -> None:
    anna, bert, table = await anna_s_turn(calling)
    await subscribe(bert, receiver)
    receiver.answers["/device"] = [(500, {}), (429, {"retry-after": "1800"})]
    await take_turn(anna, table, 0)
    await pass_time(calling, time, MINUTE)
    await receiver.next()
    await pass_time(calling, time, 50)
    assert receiver.is_quiet()
    await pass_time(calling, time, 10)
    await receiver.next()
    await pass_time(calling, time, 29 * MINUTE)
    assert receiver.is_quiet(), "it has asked for half an hour"
    await pass_time(calling, time, 2 * MINUTE)
    await receiver.next()
    await pass_time(calling, time, 24 * HOUR)
    assert receiver.is_quiet()


async def test_a_subscription_that_is_gone_is_given_up(calling: Running, time: HandTime, receiver: Receiver) -> None:
    anna, bert, table = await anna_s_turn(calling)
    await subscribe(bert, receiver)
    other = await subscribe(bert, receiver, "/other")
    receiver.answers["/device"] = [(410, {})]
    await take_turn(anna, table, 0)
    await pass_time(calling, time, MINUTE)
    both = {each.target: each for each in (await receiver.next(), await receiver.next())}
    assert other.read(both["/other"].body)["tag"] == table
    (left,) = (await bert.ask(Calls, "GET", "/api/me/calls")).channels
    assert left.address == receiver.url("/other")


async def test_a_redirect_is_not_followed(calling: Running, time: HandTime, receiver: Receiver) -> None:
    anna, bert, table = await anna_s_turn(calling)
    await subscribe(bert, receiver)
    receiver.answers["/device"] = [(307, {"location": receiver.url("/inside")})]
    await take_turn(anna, table, 0)
    await pass_time(calling, time, MINUTE)
    await receiver.next()
    await pass_time(calling, time, HOUR)
    assert receiver.is_quiet()


async def test_a_browser_that_becomes_somebody_else_is_theirs_alone(
    calling: Running, time: HandTime, receiver: Receiver
) -> None:
    anna, bert, table = await anna_s_turn(calling)
    await subscribe(bert, receiver)
    await subscribe(anna, receiver)
    assert (await bert.ask(Calls, "GET", "/api/me/calls")).channels == ()
    await take_turn(anna, table, 0)
    await pass_time(calling, time, HOUR)
    assert receiver.is_quiet()


async def test_a_restart_loses_no_call_and_repeats_none(tmp_path: Path, time: HandTime, receiver: Receiver) -> None:
    folder = quiet_settings(tmp_path, outbound_allowed=ALLOWED)
    async with running(folder, time) as server:
        anna, bert, table = await anna_s_turn(server)
        browser = await subscribe(bert, receiver)
        key = (await bert.ask(Calls, "GET", "/api/me/calls")).push_key
        await take_turn(anna, table, 0)
        cookie = dict(bert.http.cookies)
    assert receiver.is_quiet()
    async with running(folder, time) as server:
        assert server.services.notifications.push_key == key
        await pass_time(server, time, MINUTE)
        assert browser.read((await receiver.next()).body)["tag"] == table
    async with running(folder, time) as server:
        bert = server.stranger()
        bert.http.cookies.update(cookie)
        async with bert.sit(table):
            pass
        await pass_time(server, time, HOUR)
    assert receiver.is_quiet()


async def test_a_turn_that_a_killed_server_forgot_to_note_is_found_at_the_next_start(
    tmp_path: Path, time: HandTime, receiver: Receiver
) -> None:
    """The move was on the disk, and what it led to was not."""
    folder = quiet_settings(tmp_path, outbound_allowed=ALLOWED)
    async with running(folder, time) as server:
        anna, bert, table = await anna_s_turn(server)
        browser = await subscribe(bert, receiver)
        await take_turn(anna, table, 0)
        database = server.database
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        for kept in ("turns", "calls"):
            assert connection.execute(f"DELETE FROM notification_{kept}").rowcount > 0
    async with running(folder, time) as server:
        while not server.services.notifications.waiting:
            await asyncio.sleep(0)
        await pass_time(server, time, MINUTE)
        assert browser.read((await receiver.next()).body)["tag"] == table


async def test_what_failed_before_a_restart_is_sent_after_it(
    tmp_path: Path, time: HandTime, receiver: Receiver
) -> None:
    folder = quiet_settings(tmp_path, outbound_allowed=ALLOWED)
    async with running(folder, time) as server:
        anna, bert, table = await anna_s_turn(server)
        await subscribe(bert, receiver)
        receiver.answers["/device"] = [(503, {})]
        await take_turn(anna, table, 0)
        await pass_time(server, time, MINUTE)
        await receiver.next()
    async with running(folder, time) as server:
        await server.services.notifications.settle()
        assert receiver.is_quiet(), "its time has not come"
        await pass_time(server, time, MINUTE)
        await receiver.next()


async def test_a_channel_that_fails_for_days_is_stopped_until_a_trial_arrives(
    calling: Running, time: HandTime, receiver: Receiver
) -> None:
    anna, bert, table = await anna_s_turn(calling)
    await subscribe(bert, receiver)
    receiver.answers["/device"] = [(403, {})] * 2
    for _ in range(2):
        await take_turn(anna, table, 0)
        await pass_time(calling, time, MINUTE)
        await receiver.next()
        await pass_time(calling, time, 73 * HOUR)
        await take_turn(bert, table, 1)
    (channel,) = (await bert.ask(Calls, "GET", "/api/me/calls")).channels
    assert (channel.is_failing, channel.is_stopped) == (True, True)
    await take_turn(anna, table, 0)
    await pass_time(calling, time, HOUR)
    assert receiver.is_quiet()
    (channel,) = (await bert.ask(Calls, "POST", f"/api/me/calls/{channel.id}/try")).channels
    assert (channel.is_failing, channel.is_stopped) == (False, False)


async def test_who_is_removed_takes_their_channels_along(calling: Running, receiver: Receiver) -> None:
    bert = await calling.guest("Bert")
    await subscribe(bert, receiver)
    assert bert.me is not None
    assert await calling.services.storage.remove_guest(bert.me.id)
    calling.services.notifications.forget(bert.me.id)
    with contextlib.closing(sqlite3.connect(calling.database)) as connection:
        assert connection.execute("SELECT count(*) FROM notification_channels").fetchone() == (0,)
    assert calling.services.notifications.channels_of(bert.me.id) == ()


# -------------------------------------------------------------------- what is kept of a guest


async def test_everything_of_a_guest_can_be_had_and_deleted(
    calling: Running, time: HandTime, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    anna, bert, table = await anna_s_turn(calling)
    await subscribe(bert, receiver, "/secret-endpoint")
    receiver.answers["/secret-endpoint"] = [(500, {})]
    await take_turn(anna, table, 0)
    await pass_time(calling, time, MINUTE)
    await receiver.next()
    assert bert.me is not None
    exported = msgspec.json.encode(calling.services.notifications.export_of(bert.me.id)).decode()
    assert "/secret-endpoint" in exported
    assert table in exported
    await calling.services.notifications.delete_of(bert.me.id)
    left = calling.services.notifications.export_of(bert.me.id)
    assert left == {**left, "channels": [], "waiting": [], "muted_tables": []}
    await pass_time(calling, time, 24 * HOUR)
    assert receiver.is_quiet()
    own = [record.getMessage() for record in caplog.records if record.name.startswith("alhambra")]
    assert any("failed: HTTP 500" in line for line in own)
    assert not any("secret-endpoint" in line or "127.0.0.1" in line for line in own)


# -------------------------------------------------------------------- e-mail


def link_in(mail: EmailMessage, what: str) -> str:
    """The code in one of the links of a mail."""
    (code,) = re.findall(rf"http://alhambra\.example/calls#{what}=(\S+)", mail.get_content())
    return str(code)


async def confirmed(person: Person, post_office: MailServer, address: str, language: str = "en") -> None:
    wanted = {"address": address, "language": language}
    await person.ask(CallChannel, "POST", "/api/me/calls/mail", wanted)
    code = link_in(await post_office.next(), "confirm")
    assert (await person.call("POST", "/api/calls/confirm", {"code": code})).is_success


async def test_a_mailbox_counts_when_its_link_was_followed(
    calling: Running, time: HandTime, post_office: MailServer
) -> None:
    anna, bert, table = await anna_s_turn(calling)
    await bert.ask(CallChannel, "POST", "/api/me/calls/mail", {"address": "bert@mail.example", "language": "it"})
    question = await post_office.next()
    assert (question["To"], question["Subject"]) == ("bert@mail.example", "Ti avvisiamo a questo indirizzo?")
    await take_turn(anna, table, 0)
    await pass_time(calling, time, HOUR)
    assert post_office.mails.empty()
    stranger = calling.stranger()
    code = link_in(question, "confirm")
    forged = code[:-1] + ("0" if code[-1] != "0" else "1")
    assert (await stranger.call("POST", "/api/calls/confirm", {"code": forged})).status_code == 410
    assert (await stranger.call("POST", "/api/calls/confirm", {"code": code})).is_success
    await take_turn(bert, table, 1)
    await take_turn(anna, table, 0)
    await pass_time(calling, time, MINUTE)
    mail = await post_office.next()
    assert mail["Subject"] == "Tocca a te"
    assert mail["From"] == "Alhambra <host@alhambra.example>"
    assert f"Tocca a te al tavolo con Anna\nhttp://alhambra.example/table/{table}\n" in mail.get_content().replace(
        "\r\n", "\n"
    )
    assert email.utils.parsedate_to_datetime(mail["Date"]).timestamp() == time.now() // 1_000


async def test_every_mail_has_a_way_out(calling: Running, time: HandTime, post_office: MailServer) -> None:
    anna, bert, table = await anna_s_turn(calling)
    await confirmed(bert, post_office, "bert@mail.example")
    await take_turn(anna, table, 0)
    await pass_time(calling, time, MINUTE)
    mail = await post_office.next()
    (one_click,) = re.findall(r"<http://alhambra\.example(\S+)>", mail["List-Unsubscribe"])
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert one_click.endswith(link_in(mail, "stop"))
    stranger = calling.stranger()
    form = {"List-Unsubscribe": "One-Click"}
    for _ in range(2):
        assert (await stranger.http.post(one_click, data=form)).is_success, "and again it is as it was"
    assert (await bert.ask(Calls, "GET", "/api/me/calls")).channels == ()
    assert (await stranger.http.post("/api/calls/stop?code=abc.def")).status_code == 410


async def test_an_old_link_confirms_nothing(calling: Running, time: HandTime, post_office: MailServer) -> None:
    bert = await calling.guest("Bert")
    await bert.ask(CallChannel, "POST", "/api/me/calls/mail", {"address": "bert@mail.example"})
    code = link_in(await post_office.next(), "confirm")
    time.advance(49 * HOUR)
    assert (await bert.call("POST", "/api/calls/confirm", {"code": code})).status_code == 410


async def test_nobody_can_have_many_mails_sent_to_a_stranger(calling: Running, post_office: MailServer) -> None:
    wanted = {"address": "victim@mail.example"}
    for name in ("Anna", "Bert"):
        await (await calling.guest(name)).ask(CallChannel, "POST", "/api/me/calls/mail", wanted)
        await post_office.next()
    refusal = await (await calling.guest("Cara")).refused("POST", "/api/me/calls/mail", wanted)
    assert refusal.code == "too_fast"
    assert post_office.mails.empty()


@pytest.mark.parametrize(
    "address", ["no address", "a@b", "a@b.example\r\nBcc: c@d.example", "<a@b.example>", "a,b@c.example"]
)
async def test_what_is_no_mailbox_is_refused(calling: Running, address: str) -> None:
    bert = await calling.guest("Bert")
    assert (await bert.refused("POST", "/api/me/calls/mail", {"address": address})).code == "not_understood"


async def test_a_mail_server_that_is_busy_is_asked_again(
    calling: Running, time: HandTime, post_office: MailServer
) -> None:
    anna, bert, table = await anna_s_turn(calling)
    await confirmed(bert, post_office, "bert@mail.example")
    await take_turn(anna, table, 0)
    post_office.is_busy = True
    await pass_time(calling, time, MINUTE)
    assert post_office.mails.empty()
    (channel,) = (await bert.ask(Calls, "GET", "/api/me/calls")).channels
    assert channel.is_failing
    post_office.is_busy = False
    await pass_time(calling, time, 2 * MINUTE)
    await post_office.next()
    (channel,) = (await bert.ask(Calls, "GET", "/api/me/calls")).channels
    assert not channel.is_failing


async def test_without_a_mail_server_there_are_no_mails(server: Running) -> None:
    bert = await server.guest("Bert")
    calls = await bert.ask(Calls, "GET", "/api/me/calls")
    assert (calls.has_mail, calls.has_webhooks) == (False, False)
    for path, body in (
        ("mail", {"address": "bert@mail.example"}),
        ("webhook", {"url": "https://chat.example/hook", "form": "json"}),
    ):
        assert (await bert.refused("POST", f"/api/me/calls/{path}", body)).code == "not_offered"


# -------------------------------------------------------------------- webhooks


async def hook(person: Person, url: str, form: str) -> NewWebhook:
    return await person.ask(NewWebhook, "POST", "/api/me/calls/webhook", {"url": url, "form": form})


async def test_a_program_can_check_who_calls_it(calling: Running, time: HandTime, receiver: Receiver) -> None:
    anna, bert, table = await anna_s_turn(calling)
    new = await hook(bert, receiver.url("/hook"), "json")
    assert (new.channel.label, new.channel.address) == ("127.0.0.1", "")
    await take_turn(anna, table, 0)
    await pass_time(calling, time, MINUTE)
    received = await receiver.next()
    told = msgspec.json.decode(received.body)
    assert told["tables"] == [
        {
            "text": "Your turn with Anna",
            "path": f"/table/{table}",
            "url": f"http://alhambra.example/table/{table}",
        }
    ]
    signed = b".".join(
        (received.headers["webhook-id"].encode(), received.headers["webhook-timestamp"].encode(), received.body)
    )
    key = base64.b64decode(new.secret.removeprefix("whsec_"))
    expected = base64.b64encode(hmac.digest(key, signed, "sha256")).decode()
    assert received.headers["webhook-signature"] == f"v1,{expected}"
    assert received.headers["webhook-timestamp"] == str(time.now() // 1_000)


async def test_chat_services_are_told_in_their_own_form(calling: Running, time: HandTime, receiver: Receiver) -> None:
    """And nobody is called by a name that looks like a mention."""
    anna, bert = await calling.guest("Anna"), await calling.guest("Bert")
    await anna.call("PATCH", "/api/me", {"name": "@everyone <!channel>"})
    other = await anna.make_table("me", "open", pace="days")
    await bert.take(other, 1)
    for form in ("slack", "discord", "ntfy"):
        await hook(bert, receiver.url(f"/{form}"), form)
    await anna.start(other)
    async with anna.sit(other) as line:
        assert line.update.turn is not None
        if line.update.turn.seat == 0:
            await end_turn(line, 0)
    await pass_time(calling, time, MINUTE)
    told = {each.target: each for each in [await receiver.next() for _ in range(3)]}
    slack = msgspec.json.decode(told["/slack"].body)["text"]
    assert slack.startswith("*It is your turn*\n<http://alhambra.example/table/")
    assert "<!channel>" not in slack
    assert "@everyone" not in slack
    discord = msgspec.json.decode(told["/discord"].body)
    assert discord["allowed_mentions"] == {"parse": []}
    assert "@everyone" not in discord["content"]
    ntfy = told["/ntfy"]
    assert (ntfy.headers["title"], ntfy.headers["click"]) == (
        "It is your turn",
        f"http://alhambra.example/table/{other}",
    )
    assert ntfy.body.decode() == "With @everyone <!channel>"


async def test_a_trial_is_sent_at_once(calling: Running, receiver: Receiver) -> None:
    bert = await calling.guest("Bert")
    browser = await subscribe(bert, receiver)
    (channel,) = (await bert.ask(Calls, "GET", "/api/me/calls")).channels
    await bert.ask(Calls, "POST", f"/api/me/calls/{channel.id}/try")
    assert browser.read((await receiver.next()).body)["title"] == "It works"
    receiver.answers["/device"] = [(500, {})]
    assert (await bert.refused("POST", f"/api/me/calls/{channel.id}/try")).code == "not_delivered"
    anna = await calling.guest("Anna")
    for what in ("try", "remove"):
        assert (await anna.refused("POST", f"/api/me/calls/{channel.id}/{what}")).code == "not_found"
    assert (await bert.ask(Calls, "POST", f"/api/me/calls/{channel.id}/remove")).channels == ()
