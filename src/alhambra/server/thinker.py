"""A process in which computer players think. It reads questions line by line and answers each with a move.

It knows what a seat may know and nothing else, and gives way to whoever else needs the processor, as much as its
argument says.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections import OrderedDict
from typing import Final

import msgspec
from msgspec import Struct

from alhambra import bots
from alhambra.bots import Bot, Budget
from alhambra.events import Event
from alhambra.values import from_text
from alhambra.view import View

REMEMBERED: Final = 200
"""How many players a process remembers: some plan a whole turn and answer its later steps at once."""


class Question(Struct, frozen=True):
    """What should the player of this level do on this seat?"""

    number: int
    player: str
    level: str
    seed: int
    view: View
    history: tuple[Event, ...]
    budget: Budget


class Answer(Struct, frozen=True):
    """The move as text, or the trouble there was."""

    number: int
    move: str | None
    trouble: str | None = None


class Players:
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


def answer(players: Players, question: Question) -> Answer:
    try:
        move = players.of(question).choose(question.view, question.history, question.budget)
    except Exception:
        return Answer(question.number, None, traceback.format_exc())
    return Answer(question.number, str(move))


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    decoder = msgspec.json.Decoder(Question, dec_hook=from_text)
    encoder = msgspec.json.Encoder()
    players = Players()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(encoder.encode(answer(players, decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
