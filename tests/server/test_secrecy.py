"""Nobody is told what lies hidden: two games that differ only there give the same traffic, byte by byte.

Until the first draw that differs. Then the draw itself, and nothing before it, makes the difference.
"""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from alhambra.events import CardDrawn, DirkReceived, ScoringCardDrawn, SlotFilled
from alhambra.game import Game
from alhambra.notation import print_setup
from alhambra.position import Position
from alhambra.rules import RULES_VERSION
from alhambra.server.core import decide, log
from alhambra.server.core.domain import Caller, ComputerSeat, EmptySeat, OwnSeat, SeatKind
from alhambra.server.core.orders import PlayMove
from alhambra.server.protocol.messages import OrderRequest, Wish
from alhambra.server.protocol.rest import NewTable
from alhambra.values import Card
from tests.server.support import Line, Person, quiet_settings, running

LEVEL = "architect"
PLANS = {2: ("me", "open"), 3: ("me", "open", LEVEL), 4: ("me", LEVEL, "open", LEVEL)}
TIMES = re.compile(r'"(at|now|created|updated|began|call_from)":\d+')
LAGGING = re.compile(r'("actor":(?=\w+,"updated")|"is_your_turn":)\w+')
"""Whose turn it is comes a moment later to lists than to the table."""


def another_order(position: Position, known: int, luck: random.Random) -> Position:
    """The same table to every eye, with the same next draws, and beyond them another order of deck and bag."""
    deck, bag = list(position.deck), list(position.bag)
    places = [place for place, card in enumerate(deck) if isinstance(card, Card) and place >= known]
    for place, card in zip(places, luck.sample([deck[place] for place in places], len(places)), strict=True):
        deck[place] = card
    bag[known:] = luck.sample(bag[known:], len(bag[known:]))
    return replace(position, deck=tuple(deck), bag=tuple(bag), seed=position.seed + "!")


class Eyes:
    """All who can see a table: each seat, a spectator, and what HTTP says. What they see is kept without times."""

    def __init__(self, people: list[Person], spectator: Person, table: str) -> None:
        self.people = people
        self.spectator = spectator
        self.table = table
        self.lines: list[Line] = []

    async def open(self, stack: AsyncExitStack) -> None:
        every = tuple(Wish)
        for person in [*self.people, self.spectator]:
            self.lines.append(await stack.enter_async_context(person.sit(self.table, wants=every)))

    async def until(self, version: int) -> list[str]:
        """Everything told up to this version, update by update, without the times."""
        for line in self.lines:
            await line.until(version)
        return [TIMES.sub(r'"\1":0', text) for line in self.lines for text in line.heard if '"update"' in text[:20]]

    async def over_http(self) -> list[str]:
        told = []
        for person in [*self.people, self.spectator]:
            for path in (
                "/api/me/tables",
                "/api/lobby",
                f"/api/tables/{self.table}",
                f"/api/tables/{self.table}/replay",
                f"/api/tables/{self.table}/deal",
                f"/api/tables/{self.table}/record",
            ):
                text = (await person.call("GET", path)).text
                told.append(LAGGING.sub(r"\g<1>0", TIMES.sub(r'"\1":0', text)))
        return told

    def forget(self) -> None:
        for line in self.lines:
            line.heard.clear()


@asynccontextmanager
async def a_table(
    folder: Path, position: Position, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Eyes, AsyncExitStack]]:
    """A server with one table at which this position has been set up, and everyone connected to it."""
    numbers = itertools.count(1)
    for module in ("runtime.registry", "guests"):
        monkeypatch.setattr(f"alhambra.server.{module}.new_id", lambda: f"{next(numbers):016d}")
    async with running(quiet_settings(folder)) as server, AsyncExitStack() as stack:
        plan = PLANS[position.players]
        people = [await server.guest("Anna"), await server.guest("Bert")]
        spectator = await server.guest("Cara")
        live = await server.services.registry.create(_caller(people[0]), _first_entries(people, plan, position))
        eyes = Eyes(people, spectator, live.table.id)
        await eyes.open(stack)
        yield eyes, stack


def _caller(person: Person) -> Caller:
    assert person.me is not None
    return Caller(person.me.id, person.me.name)


def _first_entries(people: list[Person], plan: tuple[str, ...], position: Position) -> list[log.AnyEntry]:
    seats = tuple(OwnSeat() if word == "me" else EmptySeat() if word == "open" else ComputerSeat(word) for word in plan)
    opened = decide.open_table(_caller(people[0]), seats, NewTable(seats, is_public=True).options, "00" * 32, 1)
    second = log.Sitter(SeatKind.PERSON, "Bert", _caller(people[1]).guest)
    return [
        opened,
        log.SeatFilled(2, plan.index("open"), second),
        log.GameStarted(3, ("",) * len(plan), tuple(range(len(plan))), RULES_VERSION, print_setup(position)),
    ]


def draws(line: Line) -> list[object]:
    kinds = (CardDrawn, SlotFilled, ScoringCardDrawn, DirkReceived)
    return [event for news in line.update.news for event in news.events if isinstance(event, kinds)]


@pytest.mark.parametrize(("players", "known"), [(3, 0), (2, 14), (4, 24), (3, 45)])
async def test_hidden_orders_cannot_be_told_from_the_traffic(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, players: int, known: int
) -> None:
    luck = random.Random(players)
    position = Position.of(Game.deal(players=players, seed="secrecy"))
    other = another_order(position, known, luck)
    async with (
        a_table(tmp_path / "one", position, monkeypatch) as (one, _),
        a_table(tmp_path / "two", other, monkeypatch) as (two, _),
    ):
        steps = 0
        version = one.lines[-1].version
        while True:
            told, also_told = await one.until(version), await two.until(version)
            if told != also_told:
                break
            one.forget()
            two.forget()
            view = one.lines[-1].update.view
            assert view is not None
            if view.actor is None:
                break
            if PLANS[players][view.actor] != LEVEL:  # computer players do not wait for us
                if steps % 5 == 0:
                    assert await one.over_http() == await two.over_http()
                await _next_step(one, two, view.actor, luck)
            version += 1
            steps += 1
        if told != also_told:
            assert draws(one.lines[-1]) != draws(two.lines[-1])
        assert steps >= known / 2


async def _next_step(one: Eyes, two: Eyes, actor: int, luck: random.Random) -> None:
    """The same move at both tables."""
    first, second = next(pair for pair in zip(one.lines, two.lines, strict=True) if pair[0].moves)
    move = luck.choice(first.moves)
    for line in (first, second):
        await line.say(OrderRequest(1, PlayMove(actor, line.version, move)))
