"""Guests, tables and lists over HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3

import pytest

from alhambra.notation import parse_record
from alhambra.server.core.domain import LONGEST_NAME, Outcome, SeatKind, TablePhase
from alhambra.server.core.fairness import FairDeal, faults
from alhambra.server.core.refusals import RefusalCode
from alhambra.server.core.store import StoredGuest
from alhambra.server.guests import hash_of
from alhambra.server.protocol.public import ListedTable
from alhambra.server.protocol.rest import Levels, Me, NewProgram, PersonalLink, Replay, ReplayViews, Tables
from tests.server.support import PROMISE, SHARE, HandTime, Person, Running, play_at_random

# -------------------------------------------------------------------- guests


async def test_a_guest_picks_a_name_and_is_recognised(server: Running) -> None:
    anna = await server.guest("Anna")
    assert await anna.ask(Me, "GET", "/api/me") == anna.me
    renamed = await anna.ask(Me, "PATCH", "/api/me", {"name": "  Anna\tMaria "})
    assert renamed.name == "Anna Maria"
    assert (await anna.ask(Me, "GET", "/api/me")).name == "Anna Maria"


async def test_a_body_means_what_it_says(server: Running) -> None:
    anna = await server.guest()
    seats = [{"type": "me"}, {"type": "open"}]
    refused = await anna.refused("POST", "/api/tables", {"seats": seats, "is_public": 1})
    assert refused.code is RefusalCode.NOT_UNDERSTOOD
    assert "`$.is_public`" in refused.detail
    assert (await anna.refused("POST", "/api/tables", "not a table")).code is RefusalCode.NOT_UNDERSTOOD
    assert (await anna.refused("POST", "/api/tables")).code is RefusalCode.NOT_UNDERSTOOD


async def test_who_has_a_cookie_stays_who_they_are(server: Running) -> None:
    """Also in a browser that has forgotten everything else; but a cookie that is nobody's is replaced."""
    anna = await server.guest("Anna")
    answer = await anna.call("POST", "/api/guests", {"name": "Maria"})
    assert answer.json()["id"] == (await anna.ask(Me, "GET", "/api/me")).id
    assert answer.json()["name"] == "Anna"
    assert "set-cookie" not in answer.headers
    stranger = server.stranger()
    stranger.http.cookies.set("alhambra", "nobody's")
    assert (await stranger.call("POST", "/api/guests", {"name": "Maria"})).json()["name"] == "Maria"


async def test_a_name_read_while_it_changes_is_not_remembered(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await server.guest("Ann")
    await anna.ask(Me, "PATCH", "/api/me", {"name": "Anna"})  # so that she is read anew
    storage, begun, may_end = server.services.storage, asyncio.Event(), asyncio.Event()
    guest_of = storage.guest_of

    async def read_slowly(key: str) -> StoredGuest | None:
        guest = await guest_of(key)
        begun.set()
        await may_end.wait()
        return guest

    with monkeypatch.context() as patch:
        patch.setattr(storage, "guest_of", read_slowly)
        asking = asyncio.create_task(anna.ask(Me, "GET", "/api/me"))
        await begun.wait()
    await anna.ask(Me, "PATCH", "/api/me", {"name": "Maria"})
    may_end.set()
    await asking
    assert (await anna.ask(Me, "GET", "/api/me")).name == "Maria"


async def test_the_cookie_is_for_this_server_and_not_for_scripts(server: Running) -> None:
    answer = await server.stranger().call("POST", "/api/guests", {"name": "Anna"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


async def test_a_token_is_kept_as_a_hash(server: Running) -> None:
    anna = await server.guest("Anna")
    token = anna.http.cookies["alhambra"]
    folder = server.services.settings.data
    kept = b"".join(file.read_bytes() for file in folder.iterdir())
    assert b"Anna" in kept
    assert token.encode() not in kept


@pytest.mark.parametrize("name", ["", "   ", "\u200b\t", "x" * 25, 7, None])
async def test_a_name_needs_a_letter_and_an_end(server: Running, name: object) -> None:
    refused = await server.stranger().refused("POST", "/api/guests", {"name": name})
    assert refused.code is RefusalCode.NOT_UNDERSTOOD


async def test_a_personal_link_works_once(server: Running) -> None:
    anna = await server.guest("Anna")
    link = await anna.ask(PersonalLink, "POST", "/api/me/link")
    assert link.path == f"/me#{link.code}"
    phone, thief = server.stranger(), server.stranger()
    assert await phone.ask(Me, "POST", "/api/links", {"code": link.code}) == anna.me
    assert await phone.ask(Me, "GET", "/api/me") == anna.me
    assert (await thief.refused("POST", "/api/links", {"code": link.code})).code is RefusalCode.LINK_USED


async def test_a_personal_link_grows_old_and_is_forgotten(timed: Running, time: HandTime) -> None:
    anna = await timed.guest("Anna")
    old = await anna.ask(PersonalLink, "POST", "/api/me/link")
    time.advance(16 * 60)
    assert (await timed.stranger().refused("POST", "/api/links", {"code": old.code})).code is RefusalCode.LINK_USED
    await anna.ask(PersonalLink, "POST", "/api/me/link")
    time.advance(16 * 60)
    new = await anna.ask(PersonalLink, "POST", "/api/me/link")
    with contextlib.closing(sqlite3.connect(timed.database)) as connection:
        links = connection.execute("SELECT hash FROM tokens WHERE kind = 'link'").fetchall()
    assert links == [(hash_of(new.code),)]


async def test_without_a_token_or_with_a_wrong_one_nobody_is_recognised(server: Running) -> None:
    stranger = server.stranger()
    assert (await stranger.refused("GET", "/api/me")).code is RefusalCode.NO_SESSION
    stranger.http.cookies.set("alhambra", "made up")
    assert (await stranger.refused("GET", "/api/me")).code is RefusalCode.NO_SESSION


async def test_a_links_code_is_no_token(server: Running) -> None:
    anna = await server.guest("Anna")
    link = await anna.ask(PersonalLink, "POST", "/api/me/link")
    thief = server.stranger()
    thief.http.cookies.set("alhambra", link.code)
    assert (await thief.refused("GET", "/api/me")).code is RefusalCode.NO_SESSION


async def test_names_with_markup_are_kept_as_text(server: Running) -> None:
    mallory = await server.guest("<b>Mallory</b>")
    table = await mallory.make_table("me", "random")
    shown = await mallory.ask(ListedTable, "GET", f"/api/tables/{table}")
    assert shown.table.owner == "<b>Mallory</b>"


async def test_names_are_on_one_line_and_can_be_seen_also_those_of_seats(server: Running) -> None:
    """One shows in the terminal of the host: it must not be able to write anything else there."""
    anna = await server.guest("Anna\u202e")
    strange = "\x1b]0;Bert\x07\n\u202e" + "e" + "\u0335" * 12
    seats = [{"type": "me", "name": strange}, {"type": "open"}]
    table = (await anna.ask(ListedTable, "POST", "/api/tables", {"seats": seats})).table.id
    taken = await anna.ask(
        ListedTable, "POST", f"/api/tables/{table}/seats/1/take", {"commitment": PROMISE, "name": "\u2066C\u3164"}
    )
    assert [seat.name for seat in taken.table.seats] == ["]0;Bert e" + "\u0335" * 4, "C"]
    assert taken.table.owner == "Anna"
    for nothing in (" ", "\u202e", "\u3164", "\u0301"):
        for path, body in (
            ("/api/tables", {"seats": [{"type": "me", "name": nothing}, {"type": "open"}]}),
            ("/api/programs", {"name": nothing}),
        ):
            assert (await anna.refused("POST", path, body)).code is RefusalCode.NOT_UNDERSTOOD


async def test_a_name_stays_short_also_when_its_letters_are_put_together(server: Running) -> None:
    """Some letters become three when they are written as Unicode wants them written."""
    anna = await server.guest("\ufb2c" * 24)
    assert anna.me is not None
    assert len(anna.me.name) <= LONGEST_NAME


# -------------------------------------------------------------------- tables


async def test_levels_of_computer_players_are_listed_from_weak_to_strong(server: Running) -> None:
    levels = await server.stranger().ask(Levels, "GET", "/api/levels")
    rungs = [level.rung for level in levels.levels]
    assert rungs == sorted(rungs)
    assert levels.usual in [level.name for level in levels.levels]


async def test_the_lobby_shows_public_tables_alone(server: Running) -> None:
    anna, bert = await server.guest("Anna"), await server.guest("Bert")
    public = await anna.make_table("me", "open", is_public=True)
    await anna.make_table("me", "open")
    lobby = await bert.ask(Tables, "GET", "/api/lobby")
    assert [listed.table.id for listed in lobby.tables] == [public]


async def test_my_games_begin_with_those_where_it_is_my_turn(server: Running) -> None:
    anna, bert = await server.guest("Anna"), await server.guest("Bert")
    tables = [await anna.make_table("me", "open") for _ in range(8)]
    for table in tables:
        await bert.take(table, 1)
        await anna.start(table)
    mine = (await anna.my_tables()).tables
    assert {listed.table.id for listed in mine} == set(tables)
    turns = [listed.actor == 0 for listed in mine]
    assert turns == sorted(turns, reverse=True)
    assert len(set(turns)) == 2
    his = (await bert.my_tables()).tables
    assert all(listed.you.seats == (1,) for listed in his)


async def test_lists_follow_the_game(server: Running) -> None:
    anna = await server.guest("Anna")
    table = await anna.make_table("me", "me")
    await anna.start(table)
    async with anna.sit(table) as line:
        await play_at_random({0: line, 1: line}, random.Random(3), 25)
        assert line.update.view is not None
        listed = await _listed_until(anna, line.update.view.actor)
        assert listed.actor == line.update.view.actor
        await play_at_random({0: line, 1: line}, random.Random(3))
        listed = await _listed_until(anna, None)
    assert listed.table.phase is TablePhase.OVER
    assert listed.table.outcome is not None


async def _listed_until(person: Person, actor: int | None) -> ListedTable:
    """Lists may lag behind for a moment."""
    while True:
        (listed,) = (await person.my_tables()).tables
        if listed.actor == actor:
            return listed


async def test_seats_are_taken_left_opened_and_filled(server: Running) -> None:
    anna, bert = await server.guest("Anna"), await server.guest("Bert")
    table = await anna.make_table("me", "open", "open", "open")
    path = f"/api/tables/{table}"
    await bert.take(table, 1)
    assert (await anna.refused("POST", f"{path}/seats/1/leave")).code is RefusalCode.NOT_YOUR_SEAT
    assert (await bert.refused("POST", f"{path}/seats/0/open")).code is RefusalCode.NOT_THE_OWNER
    await bert.ask(ListedTable, "POST", f"{path}/seats/1/leave")
    await bert.take(table, 2)
    await anna.ask(ListedTable, "POST", f"{path}/seats/2/open")
    await anna.ask(ListedTable, "POST", f"{path}/seats/3/computer", {"level": "greedy"})
    assert (await anna.refused("POST", f"{path}/start", {"share": SHARE})).code is RefusalCode.SEATS_OPEN
    filled = await anna.ask(ListedTable, "POST", f"{path}/fill", {"level": "random"})
    assert [seat.level for seat in filled.table.seats] == [None, "random", "random", "greedy"]
    assert (await anna.start(table)).table.phase is TablePhase.PLAYING
    assert (await bert.my_tables()).tables == ()


async def test_a_closed_table_is_in_no_list(server: Running) -> None:
    anna = await server.guest("Anna")
    table = await anna.make_table("me", "open", is_public=True)
    closed = await anna.ask(ListedTable, "POST", f"/api/tables/{table}/close")
    assert closed.table.phase is TablePhase.CLOSED
    assert (await anna.my_tables()).tables == (await anna.ask(Tables, "GET", "/api/lobby")).tables == ()


async def test_what_is_not_there_is_told_apart(server: Running) -> None:
    anna = await server.guest("Anna")
    table = await anna.make_table("me", "open")
    for method, path, body, code in (
        ("GET", "/api/tables/0000000000000000", None, RefusalCode.NO_SUCH_TABLE),
        ("POST", f"/api/tables/{table}/seats/5/take", {"commitment": PROMISE}, RefusalCode.NO_SUCH_SEAT),
        ("POST", f"/api/tables/{table}/fill", {"level": "nobody"}, RefusalCode.NO_SUCH_LEVEL),
        ("GET", "/api/nothing", None, RefusalCode.NOT_FOUND),
        ("GET", f"/api/tables/{table}/nothing", None, RefusalCode.NOT_FOUND),
    ):
        assert (await anna.refused(method, path, body)).code is code, path


# -------------------------------------------------------------------- after the game


async def test_records_and_the_deal_exist_once_the_game_is_over(server: Running) -> None:
    anna = await server.guest("Anna")
    table = await anna.make_table("me", "me", shuffle_seats=True)
    started = await anna.start(table)
    paths = [f"/api/tables/{table}/{what}" for what in ("record", "replay", "replay/views", "deal")]
    for path in (paths[0], paths[3]):
        assert (await anna.refused("GET", path)).code is RefusalCode.NOT_OVER
    async with anna.sit(table) as line:
        await play_at_random({0: line, 1: line}, random.Random(6))
        final = line.update.view
    friend = server.stranger()  # a link to a replay works in any browser
    replay = await friend.ask(Replay, "GET", paths[1])
    last = len(replay.steps) - 1
    views = await friend.ask(ReplayViews, "GET", f"{paths[2]}?first={last}&count=50")
    assert final is not None
    assert (views.first, len(views.views)) == (last, 1)
    assert views.views[0].palaces == final.palaces
    assert all(hand is not None for hand in views.views[0].hands)
    assert replay.summary.winners == (replay.table.outcome or Outcome((), ())).winners
    record = parse_record((await friend.call("GET", paths[0])).text)
    assert [str(move) for move in record.moves] == [step.move for step in replay.steps[1:]]
    deal = await friend.ask(FairDeal, "GET", paths[3])
    assert faults(deal) == []
    assert deal.commitment == started.table.commitment
    assert (await friend.refused("GET", f"{paths[2]}?first={last + 1}")).code is RefusalCode.NO_SUCH_STEP


# -------------------------------------------------------------------- programs


async def test_a_program_sits_down_with_its_token(server: Running) -> None:
    anna, program = await server.guest("Anna"), server.stranger()
    identity = await program.ask(NewProgram, "POST", "/api/programs", {"name": "Deep Sultan"})
    program.http.headers["Authorization"] = f"Bearer {identity.token}"
    table = await anna.make_table("me", "open")
    seated = await program.take(table, 1)
    seat = seated.table.seats[1]
    assert (seat.kind, seat.name, seat.level) == (SeatKind.PROGRAM, "Deep Sultan", None)


# -------------------------------------------------------------------- the page


async def test_the_interface_is_described_for_machines_and_for_people(server: Running) -> None:
    stranger = server.stranger()
    description = (await stranger.call("GET", "/api/docs/openapi.json")).json()
    assert description["openapi"].startswith("3.1")
    page = (await stranger.call("GET", "/api/docs")).text
    for path in description["paths"]:
        assert path in page
    assert "http" not in page.replace("http://www.w3.org", "")


async def test_every_answer_has_the_headers_that_keep_browsers_safe(server: Running) -> None:
    stranger = server.stranger()
    for path in ("/", "/table/abc", "/api/about", "/api/nothing", "/api/docs", "/assets/nothing.js"):
        headers = (await stranger.call("GET", path)).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


async def test_an_order_from_another_page_is_refused(server: Running) -> None:
    anna = await server.guest("Anna")
    anna.http.headers["Origin"] = "http://elsewhere.example"
    assert (await anna.refused("POST", "/api/me/link")).code is RefusalCode.WRONG_ORIGIN
    anna.http.headers["Origin"] = f"http://{server.host}"
    await anna.ask(PersonalLink, "POST", "/api/me/link")
