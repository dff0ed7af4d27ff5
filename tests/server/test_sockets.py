"""Playing over real sockets: what each one sees, and what is refused."""

from __future__ import annotations

import asyncio
import contextlib
import random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from alhambra.insight import Purpose
from alhambra.server.core.domain import SeatKind
from alhambra.server.core.log import StepRedone, StepUndone, TurnRestarted
from alhambra.server.core.orders import CloseTable, PlayMove, RedoStep, RestartTurn, UndoStep
from alhambra.server.core.refusals import RefusalCode
from alhambra.server.protocol.basics import PROTOCOL
from alhambra.server.protocol.messages import (
    AskPreview,
    AskWhy,
    Goodbye,
    Hello,
    Insight,
    Look,
    OrderRequest,
    Ping,
    Pong,
    Presence,
    PreviewAnswer,
    RequestRefused,
    SeatFilledNews,
    Update,
    WhyAnswer,
    Wish,
)
from alhambra.server.protocol.public import ListedTable, You
from alhambra.server.protocol.rest import Me, PersonalLink
from alhambra.values import tile
from tests.server.company import actor_of, two_at_a_table
from tests.server.support import Line, Person, Running, handshake_refused, play_at_random

ALL_WISHES = tuple(Wish)


# -------------------------------------------------------------------- seeing


async def test_everyone_sees_every_step_and_only_their_own_hand(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    async with anna.sit(table) as hers, bert.sit(table) as his:
        lines = {0: hers, 1: his}
        actor = actor_of(hers)
        update = await lines[actor].play(actor, lines[actor].moves[0])
        assert (await lines[1 - actor].until(update.version)).news == update.news
        for seat, line in lines.items():
            view = line.update.view
            assert view is not None
            assert [hand is not None for hand in view.hands] == [seat == 0, seat == 1]


async def test_legal_moves_are_told_to_the_one_on_turn_alone(server: Running) -> None:
    """They would tell the others what is in the hand."""
    anna, bert, table = await two_at_a_table(server)
    async with anna.sit(table) as hers, bert.sit(table) as his:
        lines = (hers, his)
        actor = actor_of(hers)
        assert lines[actor].moves
        assert lines[1 - actor].moves == ()


async def test_what_was_wished_for_comes_with_each_update(server: Running) -> None:
    anna, _, table = await two_at_a_table(server)
    async with anna.sit(table, wants=ALL_WISHES) as line:
        told = msgspec.structs.asdict(line.update.insight)
        always = {"moves", "choices", "offers", "standings", "takings", "scoring_window", "unseen", "since"}
        assert {name for name, value in told.items() if value is not None} >= always
    async with anna.sit(table, wants=()) as line:
        assert line.update.insight == Insight()


async def test_a_spectator_sees_no_hand_and_the_whole_public_history(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    cara = await server.guest("Cara")
    async with anna.sit(table) as hers, bert.sit(table) as his:
        await play_at_random({0: hers, 1: his}, random.Random(4), 30)
        async with cara.sit(table, wants=ALL_WISHES) as line:
            view = line.update.view
            assert view is not None
            assert (view.seat, view.hands) == (None, (None, None))
            assert [news.version for news in line.update.news] == list(range(1, line.version + 1))
            assert line.update.insight.offers is None
            assert line.update.insight.standings is not None
            assert [watcher.name for watcher in (await hers.hear(Presence)).watchers] == ["Cara"]


async def test_a_table_may_keep_spectators_out(server: Running) -> None:
    _, _, table = await two_at_a_table(server, spectators=False)
    cara = await server.guest("Cara")
    assert await goodbye(cara, table) == (RefusalCode.NO_SPECTATORS, 4403)


async def test_such_a_table_keeps_them_out_when_the_host_has_closed_it(server: Running) -> None:
    anna, _, table = await two_at_a_table(server, spectators=False)
    await (await server.services.registry.find(table)).submit(None, CloseTable())
    assert await goodbye(await server.guest("Cara"), table) == (RefusalCode.NO_SPECTATORS, 4403)
    async with anna.sit(table) as line:
        assert line.update.view is not None


async def test_who_came_before_the_start_must_leave_such_a_table(server: Running) -> None:
    anna, cara = await server.guest("Anna"), await server.guest("Cara")
    table = await anna.make_table("me", "me", spectators=False)
    async with cara.sit(table) as line:
        await anna.start(table)
        assert (await line.hear(Goodbye)).code is RefusalCode.NO_SPECTATORS
        assert line.update.view is None


async def test_presence_tells_whose_seats_are_connected(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    async with anna.sit(table) as hers:
        assert (await hers.hear(Presence)).seats == (0,)
        async with bert.sit(table):
            assert (await hers.hear(Presence)).seats == (0, 1)
        assert (await hers.hear(Presence)).seats == (0,)


async def test_at_a_shared_device_the_view_is_that_of_whoever_is_on_turn(server: Running) -> None:
    anna = await server.guest("Anna")
    table = await anna.make_table("me", "me", "me")
    await anna.start(table)
    async with anna.sit(table) as line:
        for _ in range(12):
            view = line.update.view
            assert view is not None
            assert view.seat == view.actor
            assert sum(hand is not None for hand in view.hands) == 1
            await line.play(actor_of(line), line.moves[0])


async def test_at_a_shared_device_one_may_look_at_ones_other_seats(server: Running) -> None:
    anna = await server.guest("Anna")
    table = await anna.make_table("me", "me", "random")
    await anna.start(table)
    async with anna.sit(table) as line:
        for wanted, seen in ((1, 1), (0, 0)):
            await line.say(Look(1, wanted))
            update = await line.hear(Update)
            assert update.view is not None
            assert update.view.seat == seen
        await line.say(Look(2, 2))  # not hers: as if she had not asked
        update = await line.hear(Update)
        assert update.view is not None
        assert update.view.seat != 2


# -------------------------------------------------------------------- refusals


async def test_a_refused_move_comes_back_with_the_engines_reason_and_changes_nothing(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    async with anna.sit(table) as hers, bert.sit(table) as his:
        actor = actor_of(hers)
        line = (hers, his)[actor]
        refused = await line.refused(OrderRequest(7, PlayMove(actor, line.version, "end")))
        assert (refused.id, refused.code, refused.version) == (7, RefusalCode.ILLEGAL_MOVE, line.version)
        assert refused.reason is not None
        assert refused.reason.code == "ACTION_IS_COMPULSORY"
    async with anna.sit(table) as again:
        assert again.version == refused.version


async def test_of_two_who_race_for_a_version_one_wins_and_the_other_is_told(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    async with anna.sit(table) as spare, anna.sit(table) as hers, bert.sit(table) as his:
        actor = actor_of(hers)
        one = (hers, his)[actor]
        async with (anna, bert)[actor].sit(table) as two:
            takings = [move for move in one.moves if move.startswith("take")]
            version = one.version
            await asyncio.gather(
                one.say(OrderRequest(1, PlayMove(actor, version, takings[0]))),
                two.say(OrderRequest(2, PlayMove(actor, version, takings[1]))),
            )
            heard = [*await one.all_until_now(), *await two.all_until_now()]
            refused = [each for each in heard if isinstance(each, RequestRefused)]
            assert [each.code for each in refused] == [RefusalCode.STALE_VERSION]
            await spare.until(version + 1)
            assert spare.version == version + 1


async def test_a_seat_obeys_its_token_only(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    cara = await server.guest("Cara")
    async with anna.sit(table) as hers, bert.sit(table) as his, cara.sit(table) as watching:
        actor = actor_of(hers)
        other = (his, hers)[actor]
        move = (hers, his)[actor].moves[0]
        for line in (other, watching):
            for order in (
                OrderRequest(1, PlayMove(actor, line.version, move)),
                OrderRequest(2, UndoStep(actor, line.version)),
                OrderRequest(3, RedoStep(actor, line.version)),
                OrderRequest(4, RestartTurn(actor, line.version)),
                AskPreview(5, actor, move),
                AskWhy(6, actor, tile("Pa2"), Purpose.PLACE),
            ):
                refused = await line.refused(order)
                assert refused.code is RefusalCode.NOT_YOUR_SEAT


async def test_undo_redo_and_restart_are_seen_by_all(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    async with anna.sit(table) as hers, bert.sit(table) as his:
        actor = actor_of(hers)
        line, other = (hers, his)[actor], (his, hers)[actor]
        start = line.update.view
        move = line.moves[0]
        await line.play(actor, move)
        version = line.version
        happenings = []
        for order in (
            UndoStep(actor, version),
            RedoStep(actor, version + 1),
            RestartTurn(actor, version + 2),
        ):
            await line.say(OrderRequest(1, order))
            update = await other.until(order.version + 1)
            happenings.append(update.news[-1].what)
            await line.until(order.version + 1)
        assert happenings == [
            StepUndone(happenings[0].at, actor, move),
            StepRedone(happenings[1].at, actor, move),
            TurnRestarted(happenings[2].at, actor),
        ]
        assert line.update.view == start
        turn = line.update.turn
        assert turn is not None
        assert (turn.seat, turn.steps, turn.undone) == (actor, (), (move,))
        refused = await line.refused(OrderRequest(4, UndoStep(actor, line.version)))
        assert refused.code is RefusalCode.NOTHING_TO_UNDO


async def test_why_and_preview_are_answered(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    async with anna.sit(table) as hers, bert.sit(table) as his:
        actor = actor_of(hers)
        line = (hers, his)[actor]
        view = line.update.view
        assert view is not None
        await line.say(AskPreview(5, actor, line.moves[0]))
        answer = await line.hear(PreviewAnswer)
        assert (answer.id, answer.version, answer.preview.seat) == (5, line.version, actor)
        await line.say(AskWhy(6, actor, view.market[0], Purpose.BUY))
        why = await line.hear(WhyAnswer)
        assert why.id == 6
        assert any(verdict.reason is not None for verdict in why.why.cells)
        await line.say(AskWhy(7, actor))
        assert (await line.hear(WhyAnswer)).id == 7
        refused = await line.refused(AskPreview(8, actor, "end"))
        assert refused.code is RefusalCode.ILLEGAL_MOVE


# -------------------------------------------------------------------- coming back


async def test_who_comes_back_is_told_exactly_the_rest(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    async with anna.sit(table) as hers, bert.sit(table) as his:
        await play_at_random({0: hers, 1: his}, random.Random(8), 60)
        all_news = []
        async with anna.sit(table) as whole:
            all_news = list(whole.update.news)
        for seen in (0, 1, 2, 17, whole.version - 1, whole.version):
            async with anna.sit(table, seen=seen) as again:
                assert again.update.since == seen
                assert list(again.update.news) == all_news[seen:]
                assert again.update.view == whole.update.view


async def test_a_client_from_the_future_is_told_where_the_table_stands(server: Running) -> None:
    """After a backup was restored, a page may know more than the server."""
    anna, _, table = await two_at_a_table(server)
    async with anna.sit(table, seen=9_999) as line:
        assert (line.update.since, line.update.news) == (line.version, ())


async def test_in_the_middle_of_a_turn_another_device_goes_on(server: Running) -> None:
    anna = await server.guest("Anna")
    table = await anna.make_table("me", "me")
    await anna.start(table)
    async with anna.sit(table) as phone:
        actor = actor_of(phone)
        await phone.play(actor, next(move for move in phone.moves if move.startswith("take")))
    link = await anna.ask(PersonalLink, "POST", "/api/me/link")
    laptop = server.stranger()
    await laptop.ask(Me, "POST", "/api/links", {"code": link.code})
    async with laptop.sit(table, seen=phone.version) as line:
        assert line.update.news == ()
        assert line.moves == ("end",)
        await line.play(actor, "end")


# -------------------------------------------------------------------- who is let in


async def goodbye(person: Person, table: str, hello: object = None) -> tuple[RefusalCode, int]:
    """How a server that does not let someone in says so."""
    async with person.dial(table) as socket:
        line = Line(socket)
        with contextlib.suppress(ConnectionClosed):  # it may be closed already
            await line.say(hello or Hello(PROTOCOL))
        code = (await line.hear(Goodbye)).code
        with pytest.raises(ConnectionClosed) as closed:
            await line.listen()
        assert closed.value.rcvd is not None
        return code, closed.value.rcvd.code


async def test_an_old_page_is_told_so(server: Running) -> None:
    anna = await server.guest()
    table = await anna.make_table("me", "random")
    old = Hello(PROTOCOL - 1)
    assert await goodbye(anna, table, old) == (RefusalCode.OLD_PAGE, 4426)


async def test_a_lost_token_and_a_dead_link_are_told_apart(server: Running) -> None:
    anna, nobody = await server.guest(), server.stranger()
    table = await anna.make_table("me", "random")
    assert await handshake_refused(nobody, table) == (401, RefusalCode.NO_SESSION)
    assert await goodbye(anna, "0" * 16) == (RefusalCode.NO_SUCH_TABLE, 4404)


async def test_the_first_message_must_be_hello(server: Running) -> None:
    anna = await server.guest()
    table = await anna.make_table("me", "random")
    assert await goodbye(anna, table, Ping(1)) == (RefusalCode.NOT_UNDERSTOOD, 4400)


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", ""])
async def test_a_socket_from_another_page_is_not_opened(server: Running, origin: str) -> None:
    anna = await server.guest()
    table = await anna.make_table("me", "random")
    with pytest.raises(InvalidStatus) as refused:
        async with anna.dial(table, Origin=origin):
            pass
    assert refused.value.response.status_code == 403


async def test_a_ping_is_answered(server: Running) -> None:
    anna = await server.guest()
    table = await anna.make_table("me", "random")
    async with anna.sit(table) as line:
        await line.say(Ping(12))
        assert (await line.hear(Pong)).id == 12


async def test_a_table_that_waits_is_live(server: Running) -> None:
    anna, bert = await server.guest("Anna"), await server.guest("Bert")
    table = await anna.make_table("me", "open", "open")
    async with anna.sit(table) as hers:
        await bert.take(table, 2)
        update = await hers.until(2)
        assert update.news[-1].what == SeatFilledNews(update.news[-1].what.at, 2, SeatKind.PERSON, "Bert")
        assert update.table is not None
        assert update.table.seats[2].name == "Bert"
        await anna.ask(ListedTable, "POST", f"/api/tables/{table}/fill", {"level": "random"})
        await anna.start(table)
        update = await hers.hear(Update, lambda each: each.view is not None)
        assert update.you == You((0,), is_owner=True, explainable=(0, 1))
