"""A worker process in which computer players think. It reads questions line by line and answers each with a move.

It knows what a seat may know and nothing else. Its argument is its niceness.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections import OrderedDict
from typing import Final

import msgspec
from msgspec import Struct

from alhambra import bots
from alhambra.bots import Bot, Budget
from alhambra.events import Event
from alhambra.moves import move
from alhambra.review import QUICK, Gap, judge
from alhambra.server.protocol.messages import GapToBest, PointsFrom, TurnWorth
from alhambra.server.runtime.explanations import Explained
from alhambra.values import from_text
from alhambra.view import View

REMEMBERED: Final = 200
"""How many players a process remembers: some plan a whole turn and answer its later steps at once."""


READY: Final = b"ready\n"
"""What a process says when it has started; then come its answers."""


class Question(Struct, frozen=True):
    """What should the player of this level do on this seat? Or, with `moves`: what is this turn worth?"""

    number: int
    player: str
    level: str
    seed: int
    view: View
    history: tuple[Event, ...]
    budget: Budget
    moves: tuple[str, ...] = ()


class Answer(Struct, frozen=True):
    """The move as text, or what the turn is worth, or the trouble there was."""

    number: int
    move: str | None = None
    explained: Explained | None = None
    trouble: str | None = None


class RememberedBots:
    """The players this process remembers, by table and seat."""

    def __init__(self) -> None:
        self._players: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def of(self, question: Question) -> Bot:
        key = (question.player, question.level)
        bot = self._players.pop(key, None) or bots.make(question.level, question.seed)
        self._players[key] = bot
        if len(self._players) > REMEMBERED:
            self._players.popitem(last=False)
        return bot


def answer(players: RememberedBots, question: Question) -> Answer:
    try:
        if question.moves:
            return Answer(question.number, explained=_explained(question))
        chosen = players.of(question).choose(question.view, question.history, question.budget)
    except Exception:
        return Answer(question.number, trouble=traceback.format_exc())
    return Answer(question.number, str(chosen))


def _explained(question: Question) -> Explained:
    played = [move(text) for text in question.moves]
    found = judge(question.view, question.history, played=played, effort=QUICK, seed=question.seed)
    assert found.played is not None
    assert found.grade is not None
    turns = tuple(
        TurnWorth(
            moves=tuple(map(str, turn.moves)),
            points=tuple(round(points, 2) for points in turn.points),
            share=round(turn.shares[found.seat], 4),
            games=turn.games,
            behind=None if turn.behind is None else _gap(turn.behind),
        )
        for turn in found.turns
    )
    cost = found.cost
    return Explained(
        turns=turns,
        played=found.played,
        grade=found.grade,
        cause=None if cost is None else cost.cause,
        parts=() if cost is None else tuple(PointsFrom(part.source, part.round, part.points) for part in cost.parts),
        is_exact=found.is_exact,
    )


def _gap(gap: Gap) -> GapToBest:
    return GapToBest(gap.points, gap.points_error, gap.share, gap.share_error, gap.is_clear)


def main() -> None:
    # Who stops the server may signal all its processes. This one finishes its thought; the server ends it.
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    decoder = msgspec.json.Decoder(Question, dec_hook=from_text)
    encoder = msgspec.json.Encoder()
    players = RememberedBots()
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(encoder.encode(answer(players, decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
