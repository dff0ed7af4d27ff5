"""Every message with an id gets exactly one answer with that id: what it asks for, or `done`, or `refused`."""

from __future__ import annotations

from collections.abc import Iterable

from alhambra.insight import Purpose
from alhambra.server.core.domain import Reaction
from alhambra.server.core.ids import guest_key
from alhambra.server.core.orders import (
    CallComputer,
    Concede,
    PlayMove,
    RedoStep,
    RestartTurn,
    ReturnToSeat,
    SocketOrder,
    UndoStep,
)
from alhambra.server.core.refusals import RefusalCode
from alhambra.server.protocol.messages import (
    AskPreview,
    AskWhy,
    ClientMessage,
    Look,
    Mute,
    OrderDone,
    OrderRequest,
    Ping,
    Pong,
    PreviewAnswer,
    React,
    Remarks,
    RequestRefused,
    Say,
    ServerMessage,
    Update,
    WhyAnswer,
)
from tests.server.company import actor_of, two_at_a_table
from tests.server.support import LAST_PING, Line, Person, Running

Answer = OrderDone | RequestRefused | WhyAnswer | PreviewAnswer | Pong


def answers_among(heard: Iterable[ServerMessage]) -> list[Answer]:
    return [each for each in heard if isinstance(each, Answer) and each.id != LAST_PING]


async def answer(line: Line, message: ClientMessage) -> Answer:
    """The one answer to a message. What is done is done in the version that was told last."""
    await line.say(message)
    told, found = line.version, []
    for each in await line.all_until_now():
        if isinstance(each, Update):
            told = each.version
        found += answers_among([each])
        if isinstance(each, OrderDone):
            assert each.version == told, "the update was sent before it"
    (only,) = found
    assert only.id == getattr(message, "id", None)
    return only


async def done(line: Line, id_: int, order: SocketOrder) -> OrderDone:
    found = await answer(line, OrderRequest(id_, order))
    assert isinstance(found, OrderDone)
    return found


async def refused(line: Line, message: ClientMessage) -> RefusalCode:
    before = line.version
    found = await answer(line, message)
    assert isinstance(found, RequestRefused)
    assert (found.version, line.version) == (before, before)
    return found.code


async def at_both_seats(server: Running) -> tuple[Person, str]:
    """Anna plays both seats, so that every turn is hers."""
    anna = await server.guest("Anna")
    table = await anna.make_table("me", "me")
    await anna.start(table)
    return anna, table


async def test_every_order_is_answered_once_with_the_version_it_led_to(server: Running) -> None:
    anna, table = await at_both_seats(server)
    async with anna.sit(table) as line:
        seat, first = actor_of(line), line.version
        taking = next(move for move in line.moves if move.startswith("take"))
        assert (await done(line, 10, PlayMove(seat, first, taking))).version == first + 1
        assert (await done(line, 11, UndoStep(seat, first + 1))).version == first + 2
        assert (await done(line, 12, RedoStep(seat, first + 2))).version == first + 3
        assert (await done(line, 13, RestartTurn(seat, first + 3))).version == first + 4


async def test_orders_about_who_plays_a_seat_are_answered_once(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    async with anna.sit(table) as hers, bert.sit(table) as his:
        waiting = 1 - actor_of(hers)
        line = (hers, his)[waiting]
        first = line.version
        assert (await done(line, 20, Concede(waiting))).version == first + 1
        assert await refused(line, OrderRequest(21, Concede(waiting))) is RefusalCode.PLAYED_BY_COMPUTER
        assert (await done(line, 22, ReturnToSeat(waiting))).version == first + 2
        assert await refused(line, OrderRequest(23, ReturnToSeat(waiting))) is RefusalCode.PLAYED_BY_PERSON
        assert await refused(line, OrderRequest(24, CallComputer(1 - waiting))) is RefusalCode.TOO_SOON


async def test_every_order_that_is_not_carried_out_is_refused_once(server: Running) -> None:
    anna, table = await at_both_seats(server)
    async with anna.sit(table) as line:
        seat, version = actor_of(line), line.version
        for order, code in (
            (PlayMove(seat, version, "end"), RefusalCode.ILLEGAL_MOVE),
            (PlayMove(seat, version, "fly away"), RefusalCode.NOT_A_MOVE),
            (PlayMove(seat, version - 1, line.moves[0]), RefusalCode.STALE_VERSION),
            (PlayMove(1 - seat, version, line.moves[0]), RefusalCode.NOT_YOUR_TURN),
            (PlayMove(5, version, line.moves[0]), RefusalCode.NO_SUCH_SEAT),
            (UndoStep(seat, version), RefusalCode.NOTHING_TO_UNDO),
            (RedoStep(seat, version), RefusalCode.NOTHING_TO_REDO),
            (RestartTurn(seat, version), RefusalCode.NOTHING_TO_UNDO),
        ):
            assert await refused(line, OrderRequest(30, order)) is code


async def test_talk_and_looking_are_answered_once(server: Running) -> None:
    anna, bert, table = await two_at_a_table(server)
    assert anna.me is not None
    assert bert.me is not None
    async with anna.sit(table) as line:
        for message in (
            Say(40, "Well, well."),
            React(41, Reaction.WOW),
            Mute(42, guest_key(table, bert.me.id), is_muted=True),
            Mute(43, guest_key(table, bert.me.id), is_muted=False),
            Look(44, 0),
            Look(45),
        ):
            assert await answer(line, message) == OrderDone(message.id, line.version)
        assert await refused(line, Mute(46, guest_key(table, anna.me.id), is_muted=True)) is RefusalCode.NO_SUCH_GUEST
        assert await refused(line, Mute(47, "0" * 12, is_muted=True)) is RefusalCode.NO_SUCH_GUEST
        assert await refused(line, Say(48, "\u200b")) is RefusalCode.NOT_UNDERSTOOD


async def test_what_was_said_is_told_before_it_is_done(server: Running) -> None:
    anna, _, table = await two_at_a_table(server)
    async with anna.sit(table) as line:
        await line.all_until_now()
        await line.say(Say(50, "Well, well."))
        kinds = [type(each) for each in await line.all_until_now()]
        assert kinds == [Remarks, OrderDone, Pong]


async def test_questions_are_answered_once(server: Running) -> None:
    anna, table = await at_both_seats(server)
    async with anna.sit(table) as line:
        seat, view = actor_of(line), line.update.view
        assert view is not None
        assert isinstance(await answer(line, AskPreview(60, seat, line.moves[0])), PreviewAnswer)
        assert isinstance(await answer(line, AskWhy(61, seat, view.market[0], Purpose.BUY)), WhyAnswer)
        assert isinstance(await answer(line, Ping(62)), Pong)
        assert await refused(line, AskPreview(63, seat, "end")) is RefusalCode.ILLEGAL_MOVE


async def test_messages_sent_all_at_once_are_answered_in_their_order(server: Running) -> None:
    """As of a gesture of two moves: the second is refused, and the client knows which."""
    anna, table = await at_both_seats(server)
    async with anna.sit(table) as line:
        seat, version = actor_of(line), line.version
        taking = next(move for move in line.moves if move.startswith("take"))
        for message in (
            OrderRequest(70, PlayMove(seat, version, taking)),
            OrderRequest(71, PlayMove(seat, version, "end")),
            Say(72, "Oh."),
            OrderRequest(73, PlayMove(seat, version + 1, "end")),
        ):
            await line.say(message)
        heard = answers_among(await line.all_until_now())
        assert [(type(each), each.id) for each in heard] == [
            (OrderDone, 70),
            (RequestRefused, 71),
            (OrderDone, 72),
            (OrderDone, 73),
        ]


async def test_a_stale_move_is_refused_though_a_newer_update_came(server: Running) -> None:
    """Nothing is to be read from the update: it is of somebody else's order, on another device."""
    anna, table = await at_both_seats(server)
    async with anna.sit(table) as phone, anna.sit(table) as laptop:
        seat, version = actor_of(phone), phone.version
        takings = [move for move in phone.moves if move.startswith("take")]
        await phone.play(seat, takings[0])
        await laptop.say(OrderRequest(80, PlayMove(seat, version, takings[1])))
        heard = await laptop.all_until_now()
        (update,) = [each for each in heard if isinstance(each, Update)]
        (found,) = answers_among(heard)
        assert isinstance(found, RequestRefused)
        assert (found.id, found.code) == (80, RefusalCode.STALE_VERSION)
        assert found.version == update.version == version + 1
        assert heard.index(update) < heard.index(found)
