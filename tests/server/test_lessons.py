"""Lessons at a table: begun, judged by the coach, and let go of."""

from __future__ import annotations

import pytest

from alhambra.learning.lesson import Coaching, Lesson
from alhambra.learning.lessons import LESSONS, TAKING_MONEY
from alhambra.server.archive import lessons
from alhambra.server.core.domain import SeatKind, TablePhase
from alhambra.server.core.orders import PlayMove, UndoStep
from alhambra.server.core.refusals import RefusalCode
from alhambra.server.protocol.messages import OrderRequest, RequestRefused, Update, Wish
from alhambra.server.protocol.public import ListedTable
from tests.server.support import Line, Person, Running


async def begin(person: Person, name: str) -> ListedTable:
    return await person.ask(ListedTable, "POST", f"/api/lessons/{name}")


def coaching(line: Line) -> Coaching:
    said = line.update.insight.lesson
    assert said is not None
    return said


async def play(line: Line, text: str, version: int) -> None:
    await line.say(OrderRequest(1, PlayMove(0, version, text)))
    await line.hear(Update, lambda update: update.version > version)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
async def test_every_lesson_can_be_begun(server: Running, lesson: Lesson) -> None:
    anna = await server.guest()
    begun = await begin(anna, lesson.name)
    assert begun.table.phase is TablePhase.PLAYING
    assert begun.you.seats == (0,)
    assert {seat.kind for seat in begun.table.seats[1:]} == {SeatKind.COMPUTER}
    async with anna.sit(begun.table.id, wants=(Wish.LESSON,)) as line:
        assert coaching(line).lesson == lesson.name
        assert not coaching(line).is_done


async def test_the_coach_follows_what_one_does_and_takes_back(server: Running) -> None:
    anna = await server.guest()
    table = (await begin(anna, "exact-payment")).table.id
    async with anna.sit(table, wants=(Wish.LESSON,)) as line:
        await play(line, "buy 3 B4 B8", 2)
        assert coaching(line).remark == "overpaid"
        await line.say(OrderRequest(2, UndoStep(0, 3)))
        await line.hear(Update, lambda update: update.version == 4)
        assert coaching(line).remark is None
        await play(line, "buy 3 B4 B5", 4)
        assert [goal.is_reached for goal in coaching(line).goals] == [True, False]
        await play(line, "take Y2", 5)
        assert coaching(line).is_done


async def test_a_mistake_is_refused_by_the_engine_with_its_reason(server: Running) -> None:
    anna = await server.guest()
    table = (await begin(anna, "no-gaps")).table.id
    async with anna.sit(table, wants=(Wish.LESSON,)) as line:
        await line.say(OrderRequest(1, PlayMove(0, 2, "place To12 e1")))
        refused = await line.hear(RequestRefused)
        assert refused.reason is not None
        assert refused.reason.code == "ENCLOSES_EMPTY"


async def test_a_lesson_is_in_no_list_and_the_first_game_is_in_mine(server: Running) -> None:
    anna = await server.guest()
    await begin(anna, TAKING_MONEY.name)
    assert (await anna.my_tables()).tables == ()
    game = await begin(anna, "first-game")
    assert [each.table.id for each in (await anna.my_tables()).tables] == [game.table.id]


async def test_the_first_game_is_still_coached_after_it_was_put_away(server: Running) -> None:
    anna = await server.guest()
    table = (await begin(anna, "first-game")).table.id
    await server.services.registry.unload(await server.services.registry.find(table))
    async with anna.sit(table, wants=(Wish.LESSON,)) as line:
        assert coaching(line).lesson == "first-game"


async def test_a_lesson_that_was_left_is_let_go_of_when_the_next_one_begins(server: Running) -> None:
    anna = await server.guest()
    left = (await begin(anna, "placing")).table.id
    await begin(anna, "dirk")
    assert (await anna.refused("GET", f"/api/tables/{left}")).code is RefusalCode.NO_SUCH_TABLE


async def test_nobody_opens_lessons_without_end(server: Running) -> None:
    """Those in which somebody sits are not let go of."""
    anna = await server.guest()
    for _ in range(lessons.LESSONS_AT_ONCE):
        live = await server.services.registry.find((await begin(anna, "placing")).table.id)
        live.is_awaited = True  # as while a computer player thinks about it
    assert (await anna.refused("POST", "/api/lessons/placing")).code is RefusalCode.TOO_MANY


async def test_only_the_learner_hears_the_coach(server: Running) -> None:
    anna = await server.guest()
    table = (await begin(anna, "first-game")).table.id
    bruno = await server.guest("Bruno")
    async with bruno.sit(table, wants=(Wish.LESSON,)) as line:
        assert line.update.insight.lesson is None


async def test_there_is_no_lesson_of_another_name(server: Running) -> None:
    anna = await server.guest()
    assert (await anna.refused("POST", "/api/lessons/juggling")).code is RefusalCode.NOT_FOUND


async def test_lessons_are_for_guests(server: Running) -> None:
    assert (await server.stranger().refused("POST", "/api/lessons/placing")).code is RefusalCode.NO_SESSION
