"""The one way to begin a game in a browser test: who sits there, and from which moment on.

Nothing is imitated: the table is a log like any other, which the server replays, keeps and plays on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace
from playwright.sync_api import Page

from alhambra import Game
from alhambra.bots import make
from alhambra.bots.bot import Budget
from alhambra.deal import Deal
from alhambra.notation import print_setup
from alhambra.position import Position
from alhambra.rules import RULES_VERSION
from alhambra.server.core import log
from alhambra.server.core.domain import Pace, Reaction, SeatKind, TableOptions, WhyStandIn
from alhambra.server.core.orders import PlayMove
from alhambra.server.runtime.connection import TableConnection
from alhambra.server.runtime.live_table import LiveTable
from tests.web.support.server import Guest, RunningServer
from tests.web.support.visiting import Visit

SECRET: Final = "5" * 64
SHARE: Final = "5" * 32
"""What the deal is made from, unless a game is given: the same cards every time."""
ENDLESS: Final = 1 << 40
STAND_IN: Final = "mason"


class BegunGame:
    """A game in play on a server. Each seat that is no computer player's has a guest who may open it."""

    def __init__(self, server: RunningServer, live: LiveTable, holders: Mapping[str, Guest], reader: Guest) -> None:
        self.server = server
        self.holders = holders
        self.reader = reader
        """Through whose eyes it is looked at."""
        self.when_seen: Callable[[], None] = lambda: None
        """What happens as soon as somebody looks at it."""
        self._live = live

    @property
    def id(self) -> str:
        return self._live.table.id

    @property
    def path(self) -> str:
        return f"/table/{self.id}"

    @property
    def version(self) -> int:
        return self._live.table.version

    @property
    def game(self) -> Game:
        return self._live.table.playing

    def holder(self, seat: int) -> Guest:
        """Whose seat this is."""
        return next(guest for guest in self.holders.values() if guest.id == self._live.table.sitters[seat].guest)

    @property
    def actor(self) -> Guest:
        """Whose turn it is."""
        assert self.game.actor is not None
        return self.holder(self.game.actor)

    def play(self, *moves: str) -> None:
        """In the name of whoever's turn it is, person or computer player; everybody who looks is told of each step."""
        for text in moves:
            self.server.run(self._play(text))

    def play_to_the_end(self) -> None:
        self.server.run(self._play_to_the_end())

    async def _play(self, text: str) -> None:
        table = self._live.table
        assert table.actor is not None
        sitter = table.sitters[table.actor]
        by = None if sitter.guest is None else self.holder(table.actor).caller
        await self._live.submit(by, PlayMove(table.actor, table.version, text))

    async def _play_to_the_end(self) -> None:
        bot = make("greedy", seed=1)
        while (seat := self.game.actor) is not None:
            await self._play(str(bot.choose(self.game.view(seat), self.game.events, Budget(simulations=1))))

    def say(self, guest: Guest, said: str | Reaction) -> None:
        """A remark or a reaction."""
        text, reaction = (None, said) if isinstance(said, Reaction) else (said, None)
        self.server.run(self._live.say(guest.caller, text, reaction))

    def mute(self, guest: Guest, muted: Guest) -> None:
        """One hears nothing more of the other."""
        self.server.run(self.server.services.storage.mute(guest.id, muted.id, True))

    def welcome(self, *guests: Guest) -> None:
        """These are at the table too, each with a device that nobody looks at."""
        self.server.run(self._welcome(guests))

    async def _welcome(self, guests: Sequence[Guest]) -> None:
        for guest in guests:
            self._live.connect(TableConnection(guest.caller, frozenset(), self.version, ENDLESS))


def begin(
    server: RunningServer,
    *names: str,
    game: Game | None = None,
    earlier: Sequence[Game] = (),
    mine: Sequence[int] = (0,),
    thought: Mapping[int, float] | None = None,
    stand_ins: Mapping[int, WhyStandIn] | None = None,
    idle: float = 0.0,
    **options: Any,
) -> BegunGame:
    """A game between these: people have names that begin like names, computer players are called by their level.

    It goes on where `game` is, after the `earlier` ones that were played out at this table; or it is dealt. The seats
    `mine` are the reader's. `thought` are the seconds each seat took for its first turn, `idle` those since the
    last move, and `options` those of the table.
    """
    holders = {name: server.guest(name) for name in names if _is_person(name)}
    reader = holders[names[mine[0]]]
    holders |= {names[seat]: reader for seat in mine}
    sitters = tuple(_sitter(name, holders.get(name)) for name in names)
    owner = next(iter(holders.values()))
    clock = _Stopwatch(thought or {})
    wanted: dict[str, Any] = {"is_public": False, "shuffle_seats": False, "open_hands": False, "spectators": True}
    table_options = TableOptions(**{**wanted, "pace": Pace.LIVE, "clock": None, **options})
    entries: list[log.AnyEntry] = [log.TableOpened(0, owner.id, owner.name, sitters, table_options, SECRET)]
    for before in earlier:
        entries += _played(before, names, clock)
        entries.append(log.RematchAsked(clock.now, owner.name, SECRET))
    entries += [_dealt(names)] if game is None else _played(game, names, clock)
    entries += [log.StandInTook(clock.now, seat, STAND_IN, why) for seat, why in (stand_ins or {}).items()]
    began = server.services.registry.time.now() - clock.now - round(idle * 1_000)
    kept = server.services.registry.create(owner.caller, [_later(entry, began) for entry in entries])
    return BegunGame(server, server.run(kept), holders, reader)


def sit_down(
    visit: Visit,
    server: RunningServer,
    *names: str,
    game: Game | None = None,
    mine: Sequence[int] = (0,),
    **device: Any,
) -> Page:
    """The page of the first of those who play, at a game that has begun."""
    begun = begin(server, *names, game=game, mine=mine)
    page = visit(begun.path, who=begun.reader, host=server, **device)
    page.locator("main.table").wait_for()
    return page


class _Stopwatch:
    """Milliseconds since the table was opened. Only the first turn of a seat takes any, as long as was said."""

    def __init__(self, thought: Mapping[int, float]) -> None:
        self.now = 0
        self._thought = dict(thought)

    def think(self, seat: int) -> int:
        self.now += round(self._thought.pop(seat, 0.0) * 1_000)
        return self.now


def _is_person(name: str) -> bool:
    return name[0].isupper() or name[0] == "<"


def _sitter(name: str, holder: Guest | None) -> log.Sitter:
    if holder is None:
        return log.Sitter(SeatKind.COMPUTER, name=name, level=name)
    return log.Sitter(SeatKind.PERSON, name=name, guest=holder.id, random=SHARE)


def _dealt(names: Sequence[str], at: int = 0, position: str = "") -> log.GameStarted:
    shares = tuple(SHARE if _is_person(name) else "" for name in names)
    return log.GameStarted(at, shares, tuple(range(len(names))), RULES_VERSION, position)


def _played(game: Game, names: Sequence[str], clock: _Stopwatch) -> Iterator[log.AnyEntry]:
    """How a game began and all its moves."""
    assert isinstance(game.setup, Deal | Position)
    yield _dealt(names, clock.now, print_setup(game.setup))
    step = Game(game.setup)
    for move in game.moves:
        assert step.actor is not None
        yield log.MovePlayed(clock.think(step.actor), step.actor, str(move))
        step.play(move)


def _later(entry: log.AnyEntry, began: int) -> log.AnyEntry:
    return replace(entry, at=began + entry.at)
