"""A move is parsed once, and its legality asked once, in the process of the server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from alhambra import orders
from alhambra.server.core import decide, table
from alhambra.server.core.domain import Caller
from alhambra.server.core.orders import PlayMove
from tests.server.company import Thoughts, end_turn, until_seat
from tests.server.support import Person, Running


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often moves are parsed and checked, wherever a table does it."""
    counted: Counter[str] = Counter()

    def count(module: object, name: str, what: str) -> None:
        original: Callable[..., Any] = getattr(module, name)

        def counting(*arguments: Any) -> Any:
            counted[what] += 1
            return original(*arguments)

        monkeypatch.setattr(module, name, counting)

    count(orders, "why_not", "checked")
    count(decide, "move", "parsed")
    count(table, "move", "parsed")
    return counted


def caller_of(person: Person) -> Caller:
    assert person.me is not None
    return Caller(person.me.id, person.me.name)


async def test_a_move_of_a_person(server: Running, calls: Counter[str]) -> None:
    anna = await server.guest("Anna")
    live = await server.services.registry.find(await anna.make_table("me", "me"))
    await anna.start(live.table.id)
    seat = live.table.actor
    assert seat is not None
    move = str(live.table.playing.legal_moves()[0])
    calls.clear()
    await live.submit(caller_of(anna), PlayMove(seat, live.table.version, move))
    assert calls == {"parsed": 1, "checked": 1}
    assert [str(step) for step in live.table.steps] == [move]


async def test_a_move_of_a_computer_player(server: Running, thoughts: Thoughts, calls: Counter[str]) -> None:
    anna = await server.guest("Anna")
    table_id = await anna.make_table("me", "random")
    live = await server.services.registry.find(table_id)
    await anna.start(table_id)
    async with anna.sit(table_id) as line:
        if live.table.actor == 1:
            thoughts.allow(1)
            await until_seat(line, 0)
        await end_turn(line, 0)
        before = live.table.played
        calls.clear()
        thoughts.allow(1)
        await until_seat(line, 0)
    steps = live.table.played - before
    assert steps == 2, "a quick move, and the end of the turn"
    assert calls == {"parsed": steps, "checked": steps}
