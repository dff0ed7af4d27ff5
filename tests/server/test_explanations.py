"""Why a computer player did what it did, asked over a real socket and thought out in a process of its own."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from alhambra.server.core.log import MovePlayed
from alhambra.server.core.refusals import RefusalCode
from alhambra.server.core.table import Table
from alhambra.server.protocol.messages import AskExplain, ExplainAnswer
from alhambra.server.settings import NO_LIMITS
from tests.server.company import end_turn, until_seat
from tests.server.support import Line, Running, quiet_settings, running


async def ask(line: Line, number: int, step: int) -> ExplainAnswer:
    await line.say(AskExplain(number, step))
    return await line.hear(ExplainAnswer)


def steps_of(line: Line, seat: int) -> list[int]:
    """The steps that a seat has taken, as a line that has just been opened tells them."""
    played = [news for news in line.update.news if isinstance(news.what, MovePlayed)]
    return [news.step for news in played if isinstance(news.what, MovePlayed) and news.what.seat == seat]


async def test_a_computer_players_turn_is_explained(server: Running) -> None:
    anna = await server.guest()
    table = await anna.make_table("me", "mason")
    await anna.start(table)
    async with anna.sit(table) as line:
        await until_seat(line, 0)
        await end_turn(line, 0)
        await until_seat(line, 0)
    async with anna.sit(table) as line:
        first, *_, last = steps_of(line, 1)
        answer = await ask(line, 1, first)
        assert answer.seat == 1
        assert answer.turns[answer.played].moves[-1] == "end"
        assert answer.turns[0].behind is None
        assert all(turn.behind is not None for turn in answer.turns[1:])
        if answer.grade.is_fault:
            behind = answer.turns[answer.played].behind
            assert behind is not None
            assert sum(part.points for part in answer.parts) == pytest.approx(behind.points)
        for turn in answer.turns:
            assert len(turn.points) == 2
            assert 0 <= turn.share <= 1
            assert turn.games > 0
        # Whoever asks again, and for whichever step of the turn, gets what was thought out once.
        assert await ask(line, 2, first) == msgspec.structs.replace(answer, id=2)
        assert (await ask(line, 3, last)).seat == 1


async def test_a_turn_that_goes_on_is_not_explained(server: Running) -> None:
    anna = await server.guest()
    table = await anna.make_table("me", "mason")
    await anna.start(table)
    async with anna.sit(table) as line:
        await until_seat(line, 0)
        await line.play(0, next(move for move in line.moves if move.startswith("take")))
        said = await line.refused(AskExplain(1, line.update.news[-1].step))
        assert said.code is RefusalCode.NO_SUCH_STEP


async def test_what_other_people_had_in_mind_is_their_own(server: Running) -> None:
    anna, bert = await server.guest(), await server.guest()
    table = await anna.make_table("me", "open")
    await bert.take(table, 1)
    await anna.start(table)
    async with anna.sit(table) as line, bert.sit(table) as other:
        actor = line.update.view.actor if line.update.view else 0
        mine, theirs = (line, other) if actor == 0 else (other, line)
        await mine.play(actor or 0, next(move for move in mine.moves if move.startswith("take")))
        await mine.play(actor or 0, "end")
        assert (await ask(mine, 1, 1)).seat == actor
        assert (await theirs.refused(AskExplain(1, 1))).code is RefusalCode.NOT_YOUR_SEAT


async def test_who_asks_much_must_wait(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, explanations_rate=0.0, explanations_burst=1)
    async with running(quiet_settings(tmp_path, limits=limits)) as server:
        anna = await server.guest()
        table = await anna.make_table("me", "mason")
        await anna.start(table)
        async with anna.sit(table) as line:
            for _ in range(2):
                await until_seat(line, 0)
                await end_turn(line, 0)
            await until_seat(line, 0)
        async with anna.sit(table) as line:
            first, last = steps_of(line, 0)[0], steps_of(line, 0)[-1]
            await ask(line, 1, first)
            assert (await line.refused(AskExplain(2, last))).code is RefusalCode.TOO_FAST
            assert (await ask(line, 3, first)).seat == 0  # known already, and costs nothing


async def test_whose_turns_may_be_asked_about_is_told(server: Running) -> None:
    """The page shows its question marks by this, and knows no rule of its own."""
    anna, bert, cara = [await server.guest(name) for name in ("Anna", "Bert", "Cara")]
    table = await anna.make_table("me", "open", "mason", spectators=True)
    await bert.take(table, 1)
    await anna.start(table)
    live = await server.services.registry.find(table)
    async with anna.sit(table) as hers, bert.sit(table) as his, cara.sit(table) as watching:
        for line in (hers, his, watching):
            assert line.update.you is not None
            told = line.update.you.explainable
            assert sorted(told) == sorted({*line.update.you.seats, seat_of("mason", live.table)})


def seat_of(level: str, table: Table) -> int:
    return next(seat for seat, sitter in enumerate(table.sitters) if sitter.level == level)
