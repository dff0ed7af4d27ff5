"""One game between bots, and what is worth knowing about it."""

from __future__ import annotations

import hashlib
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, process_time
from traceback import walk_tb
from types import FrameType

from msgspec import Struct

from alhambra.arena.entrants import Entrant
from alhambra.bots import Bot, make
from alhambra.bots.engine.self_play import LONGEST_GAME
from alhambra.events import Event, TurnEnded
from alhambra.game import Game
from alhambra.insight import game_summary
from alhambra.moves import Move
from alhambra.values import KINDS

TIMEOUT = 10.0
"""Seconds beyond its budget after which a bot is taken to hang."""
AT_WORK = 0.01
"""The share of the processor above which a bot is at work, however busy the machine is."""
FALLBACK = "greedy"


class BotFault(Struct, frozen=True):
    """A bot failed to answer with a legal move in time, and the fallback played the rest of its turn."""

    label: str
    what: str
    turn: int
    """Turns count from 1, as in notation."""


class SeatRecord(Struct, frozen=True):
    """How one seat fared: points by source, what it bought, and how long it thought."""

    label: str
    points: int
    share: float
    majorities: tuple[int, ...]
    """Points by kind, over all rounds."""
    walls: int
    final_wall: int
    tiles: int
    purchases: int
    exact: int
    cards_taken: int
    gifts: int
    turns: int
    seconds: float
    longest: float


class GameRecord(Struct, frozen=True):
    """One game of a match."""

    match: int
    deal: int
    rotation: int
    turns: int
    is_over: bool
    seats: tuple[SeatRecord, ...]
    faults: tuple[BotFault, ...]


class Hang(BaseException):
    """A bot did not answer. No ordinary exception, so that a bot that shrugs off its own errors does not stop it."""


class Player:
    """A bot at a seat, watched over: what it cannot do the fallback does for it."""

    def __init__(self, entrant: Entrant, seed: int, timeout: float) -> None:
        self.entrant = entrant
        self.seconds = 0.0
        self.longest = 0.0
        self.faults: list[BotFault] = []
        self._timeout = (entrant.budget.seconds or 0) + timeout
        self._bot = make(entrant.bot, seed)
        self._fallback = make(FALLBACK, seed)
        self._failed_in = -1

    def choose(self, game: Game, seat: int, history: Sequence[Event]) -> Move:
        """Its move, or the fallback's after it has failed in this turn."""
        view = game.view(seat)
        if self._failed_in == view.turns:
            return self._fallback.choose(view, history, self.entrant.budget)
        began = perf_counter()
        try:
            with alarm(self._timeout):
                move = self._bot.choose(view, history, self.entrant.budget)
            trouble = trouble_with(game, move)
        except Hang:
            trouble = f"no answer in {self._timeout:g} seconds"
        except (Exception, SystemExit) as error:  # a stranger's bot may raise anything
            trouble = f"{type(error).__name__}: {error}{_place(error, self._bot)}"
        passed = perf_counter() - began
        self.seconds += passed
        self.longest = max(self.longest, passed)
        if trouble is None:
            return move
        self._failed_in = view.turns
        self.faults.append(BotFault(self.entrant.label, trouble, view.turns + 1))
        return self._fallback.choose(view, history, self.entrant.budget)


def trouble_with(game: Game, answer: Move) -> str | None:
    """What is wrong with a bot's answer, if anything. A stranger's may be anything, whatever its type says."""
    try:
        reason = game.why_not(answer)
    except (TypeError, AttributeError):  # it is no move, or one made of something else than cards, tiles and cells
        return f"an answer that is no move: {answer!r}"
    return None if reason is None else f"illegal move {answer}: {reason}"


def _place(error: BaseException, bot: Bot) -> str:
    """Where a bot failed: the innermost line of its own package, since what it called is seldom to blame."""
    home = type(bot).__module__.partition(".")[0]
    passed = [
        f", at {Path(frame.f_code.co_filename).name}:{line}"
        for frame, line in walk_tb(error.__traceback__)
        if str(frame.f_globals.get("__name__")).partition(".")[0] == home
    ]
    return passed[-1] if passed else ""


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raise Hang if what is inside takes longer; where the system has no such alarm it may take its time.

    On a busy machine what is at work gets as many seconds of the processor, whatever the clock says: a match in
    simulations then means the same everywhere. What only waits is given up by the clock.
    """
    if not hasattr(signal, "setitimer"):  # pragma: no cover - Windows
        yield
        return
    began = last = process_time()
    interval = seconds

    def ring(_signal: int, _frame: FrameType | None) -> None:
        nonlocal last, interval
        now = process_time()
        left = seconds - (now - began)
        if left <= 0 or now - last < AT_WORK * interval:
            raise Hang
        last, interval = now, max(left, seconds / 10)
        signal.setitimer(signal.ITIMER_REAL, interval)

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, interval)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def seed_of(*parts: object) -> int:
    """A seed for a bot, from what tells its seat and game apart from all others."""
    return int.from_bytes(hashlib.sha256("/".join(map(str, parts)).encode()).digest()[:6], "big")


def play_game(
    match: int, seating: Sequence[Entrant], seed: str, deal: int, rotation: int, timeout: float = TIMEOUT
) -> GameRecord:
    """Play one deal with this seating."""
    game = Game.deal(players=len(seating), seed=f"{seed}/{deal}")
    # Equal bots at one table get different seeds, and each keeps its own when the table is turned.
    players = [
        Player(entrant, seed_of(seed, deal, (seat - rotation) % len(seating)), timeout)
        for seat, entrant in enumerate(seating)
    ]
    history: list[Event] = list(game.events)
    turns = 0
    while game.actor is not None and turns < LONGEST_GAME:
        news = game.play(players[game.actor].choose(game, game.actor, history))
        turns += sum(isinstance(event, TurnEnded) for event in news)
        history += news
    return sum_up(match, deal, rotation, game, players, history)


def sum_up(
    match: int, deal: int, rotation: int, game: Game, players: Sequence[Player], history: Sequence[Event]
) -> GameRecord:
    """What is kept of a game that is over, or was given up."""
    best = max(game.scores)
    view = game.view(None)
    seats = tuple(
        SeatRecord(
            label=player.entrant.label,
            points=mine.points,
            share=1 / game.scores.count(best) if mine.points == best else 0.0,
            majorities=tuple(sum(each.kinds[kind] for each in mine.rounds) for kind in range(len(KINDS))),
            walls=sum(each.wall for each in mine.rounds),
            final_wall=view.walls[mine.seat],
            tiles=len(view.palaces[mine.seat]),
            purchases=mine.purchases,
            exact=mine.exact,
            cards_taken=mine.cards_taken,
            gifts=mine.given_to_dirk,
            turns=mine.turns,
            seconds=player.seconds,
            longest=player.longest,
        )
        for player, mine in zip(players, game_summary(history).players, strict=True)
    )
    faults = tuple(fault for player in players for fault in player.faults)
    return GameRecord(match, deal, rotation, view.turns, game.is_over, seats, faults)
