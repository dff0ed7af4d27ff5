"""What people say to each other at a table, and who does not want to hear it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.server.core.domain import Caller, Reaction
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.text import clean_remark
from alhambra.server.protocol.basics import PROTOCOL
from alhambra.server.protocol.messages import Hello, Mute, React, Remarks, Say
from alhambra.server.runtime.talk import REMEMBERED
from alhambra.server.settings import Limits
from tests.server.company import two_at_a_table
from tests.server.support import HandTime, Line, Running, quiet_settings, running


async def texts(line: Line) -> list[str | None]:
    """All that this line has been told since it was last asked."""
    heard = [each for each in await line.all_until_now() if isinstance(each, Remarks)]
    return [remark.text for each in heard for remark in each.remarks]


# -------------------------------------------------------------------- plain text


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("  well \n played\t! ", "well played !"),
        ('<b>bold</b> & "quoted"', '<b>bold</b> & "quoted"'),
        ("abc\u202edef\u2066ghi\u200f", "abc def ghi"),
        ("null\x00bell\x07escape\x1b[31m", "null bell escape [31m"),
        ("e\u0301 \u00e9", "\u00e9 \u00e9"),
        ("z" + "\u0335" * 40, "z" + "\u0335" * 4),
        (
            "\U0001f468\u200d\U0001f469\u200d\U0001f467 \u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
            "\U0001f468\u200d\U0001f469\u200d\U0001f467 \u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        ),
        ("zażółć gęślą jaźń", "zażółć gęślą jaźń"),
    ],
)
def test_a_remark_is_plain_text_on_one_line(said: str, shown: str) -> None:
    assert clean_remark(said) == shown


@pytest.mark.parametrize("nothing", [" ", "\u202e\u202e", "\u200d", "\n\n", "\x00", "\u3164\u2800", "\ufe0f", "\u0301"])
def test_a_remark_of_nothing_is_none(nothing: str) -> None:
    with pytest.raises(Refused):
        clean_remark(nothing)


@given(st.text(max_size=280))
def test_whatever_is_shown_can_be_seen_and_stays_where_it_is(text: str) -> None:
    try:
        shown = clean_remark(text)
    except Refused:
        return
    assert all(letter.isprintable() or letter in "\u200c\u200d" for letter in shown)
    assert clean_remark(shown) == shown
    assert shown == shown.strip()


# -------------------------------------------------------------------- saying and hearing


async def test_everyone_at_the_table_hears_it(timed: Running, time: HandTime) -> None:
    anna, bert, table = await two_at_a_table(timed)
    cara = await timed.guest("Cara")
    async with anna.sit(table) as hers, bert.sit(table) as his, cara.sit(table) as watching:
        await his.say(Say(1, "Well played!"))
        await his.hear(Remarks, lambda each: each.since == 0 and not each.remarks)
        await watching.all_until_now()
        for line in (hers, his):
            (remark,) = (await line.hear(Remarks, lambda each: bool(each.remarks))).remarks
            assert (remark.number, remark.at, remark.text, remark.reaction) == (1, time.now(), "Well played!", None)
            assert (remark.by.name, remark.by.seat) == ("Bert", 1)
        await watching.say(React(1, Reaction.WOW))
        (remark,) = (await hers.hear(Remarks)).remarks
        assert (remark.number, remark.text, remark.reaction) == (2, None, Reaction.WOW)
        assert (remark.by.name, remark.by.seat) == ("Cara", None)


async def test_who_is_cut_off_while_they_speak_silences_nobody(server: Running) -> None:
    anna, _, table = await two_at_a_table(server)
    async with anna.sit(table) as hers:
        live = await server.services.registry.find(table)
        speaking = asyncio.create_task(live.say(Caller("cara", "Cara"), "Help", None))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        speaking.cancel()
        await hers.say(Say(1, "Who was that?"))
        told = await hers.hear(Remarks, lambda each: any(remark.text == "Who was that?" for remark in each.remarks))
        assert told.remarks[-1].number == 2


async def test_talk_is_no_part_of_the_game(server: Running) -> None:
    """A move that is on its way is not refused because somebody said something."""
    anna, bert, table = await two_at_a_table(server)
    async with anna.sit(table) as hers, bert.sit(table) as his:
        version = hers.version
        await his.say(Say(1, "Take your time."))
        await hers.hear(Remarks, lambda each: bool(each.remarks))
        line = (hers, his)[0 if hers.moves else 1]
        await line.play(0 if hers.moves else 1, line.moves[0], version)


async def test_who_comes_late_or_back_is_told_what_was_said(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    async with anna.sit(table) as hers:
        for number in range(REMEMBERED + 3):
            await hers.say(Say(1, f"number {number + 1}"))
        await hers.hear(Remarks, lambda each: each.since == REMEMBERED + 2)
    (live,) = server.services.registry.live
    await server.services.registry.unload(live)
    async with bert.sit(table) as his:
        told = await his.hear(Remarks)
        assert (told.since, len(told.remarks), told.remarks[-1].number) == (0, REMEMBERED, REMEMBERED + 3)
    async with bert.dial(table) as socket:
        line = Line(socket)
        await line.say(Hello(PROTOCOL, heard=REMEMBERED + 1))
        told = await line.hear(Remarks)
        assert [remark.text for remark in told.remarks] == ["number 202", "number 203"]
    async with bert.dial(table) as socket:
        line = Line(socket)
        await line.say(Hello(PROTOCOL, heard=9_999))
        assert len((await line.hear(Remarks)).remarks) == REMEMBERED, "after a purge everything is told anew"


async def test_a_remark_has_its_length_and_its_alphabet(server: Running) -> None:
    anna, _, table = await two_at_a_table(server)
    async with anna.sit(table) as hers:
        for message in (
            {"type": "say", "id": 1, "text": "x" * 281},
            {"type": "say", "id": 1, "text": ""},
            {"type": "say", "id": 1, "text": "\u202e"},
            {"type": "react", "id": 1, "reaction": "<img src=x>"},
        ):
            assert (await hers.refused(message)).code is RefusalCode.NOT_UNDERSTOOD
        await hers.say(Say(1, "x" * 280))
        await hers.hear(Remarks, lambda each: bool(each.remarks))


async def test_who_talks_too_much_is_asked_to_wait(tmp_path: Path) -> None:
    limits = Limits(remarks_rate=0.0, remarks_burst=3)
    async with running(quiet_settings(tmp_path, limits=limits)) as server:
        anna, bert, table = await two_at_a_table(server)
        async with anna.sit(table) as hers, bert.sit(table) as his:
            for number in range(3):
                await hers.say(Say(number, "hurry up"))
            assert (await hers.refused(React(4, Reaction.THINKING))).code is RefusalCode.TOO_FAST
            await his.say(Say(1, "patience"))
            await hers.hear(Remarks, lambda each: bool(each.remarks) and each.remarks[0].text == "patience")


# -------------------------------------------------------------------- muting


async def test_whom_one_has_muted_one_does_not_hear_anywhere(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    async with anna.sit(table) as hers, bert.sit(table) as his:
        await his.say(Say(1, "you are slow"))
        (insult,) = (await hers.hear(Remarks, lambda each: bool(each.remarks))).remarks
        await hers.say(Mute(1, insult.by.key, is_muted=True))
        silence = await hers.hear(Remarks)
        assert (silence.since, silence.remarks, silence.muted) == (0, (), (insult.by,))
        await his.say(Say(2, "very slow"))
        assert (await texts(his))[-1] == "very slow"
        await hers.say(Say(1, "such quiet"))
        assert await texts(hers) == ["such quiet"]
        other = await anna.make_table("me", "open")
        await bert.take(other, 1)
        async with bert.sit(other) as elsewhere, anna.sit(other) as there:
            await elsewhere.say(Say(1, "hello?"))
            assert await texts(elsewhere) == ["hello?"]
            assert await texts(there) == []
        async with anna.sit(table) as phone:
            assert [remark.text for remark in (await phone.hear(Remarks)).remarks] == ["such quiet"]
            await phone.say(Mute(1, insult.by.key, is_muted=False))
            told = await hers.hear(Remarks)
            assert [remark.text for remark in told.remarks] == ["you are slow", "very slow", "such quiet"]
            assert told.muted == ()


async def test_a_seat_can_be_muted_before_its_holder_speaks_and_nobody_mutes_themselves(server: Running) -> None:
    anna, _, table = await two_at_a_table(server)
    async with anna.sit(table) as hers:
        assert hers.update.table is not None
        mine, his = (seat.key for seat in hers.update.table.seats)
        assert mine is not None
        assert his is not None
        await hers.hear(Remarks)
        await hers.say(Mute(1, his, is_muted=True))
        assert [(muted.name, muted.seat) for muted in (await hers.hear(Remarks)).muted] == [("Bert", 1)]
        for key in (mine, "0" * 12):
            refused = await hers.refused(Mute(2, key, is_muted=True))
            assert refused.code is RefusalCode.NO_SUCH_GUEST
