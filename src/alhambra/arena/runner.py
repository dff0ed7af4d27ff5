"""Playing many games on all cores, keeping each as soon as it is over."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path

import msgspec
from msgspec import Struct

from alhambra.arena.entries import Match
from alhambra.arena.table import Record, play_game


class Plan(Struct, frozen=True):
    """What is to be played: each match's deals, every deal from every rotation of the seats."""

    matches: tuple[Match, ...]
    deals: tuple[int, ...]
    seed: str

    @property
    def games(self) -> int:
        return sum(deals * match.players for match, deals in zip(self.matches, self.deals, strict=True))


class Task(Struct, frozen=True):
    """One game to play."""

    match: int
    deal: int
    rotation: int


def tasks(plan: Plan) -> list[Task]:
    """All games, in an order in which all matches get on alike: what is done when it is broken off is balanced."""
    found = [
        Task(number, deal, rotation)
        for number, match in enumerate(plan.matches)
        for deal in range(plan.deals[number])
        for rotation in range(match.players)
    ]
    return sorted(found, key=lambda task: (task.deal / plan.deals[task.match], task.match, task.rotation))


def play_all(plan: Plan, done: Sequence[Record], jobs: int) -> Iterator[Record]:
    """Play what has not been played yet; games come as they end."""
    finished = {(record.match, record.deal, record.rotation) for record in done}
    left = [task for task in tasks(plan) if (task.match, task.deal, task.rotation) not in finished]
    if jobs == 1:
        for task in left:
            yield _play(plan, task)
        return
    with get_context("spawn").Pool(jobs, initializer=_settle_in, initargs=(plan,)) as pool:
        yield from pool.imap_unordered(_play_here, left)


_PLAN: list[Plan] = []


def _settle_in(plan: Plan) -> None:
    """In a worker: leave Ctrl-C to the parent, do not get in anyone's way, and remember what is played."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    _PLAN.append(plan)


def _play_here(task: Task) -> Record:
    return _play(_PLAN[0], task)


def _play(plan: Plan, task: Task) -> Record:
    seating = plan.matches[task.match].seating(task.rotation)
    return play_game(task.match, seating, plan.seed, task.deal, task.rotation)


# -------------------------------------------------------------------- the folder of results


class Mismatch(ValueError):
    """The folder holds the results of another tournament."""


class Notebook:
    """A folder in which a tournament is kept: its plan, and one line for each game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._plan = folder / "plan.json"
        self._games = folder / "games.jsonl"

    def open(self, plan: Plan, is_resumed: bool) -> list[Record]:
        """Begin, or go on; the games that are already there."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if is_resumed and self._plan.is_file():
            if msgspec.json.decode(self._plan.read_bytes(), type=Plan) != plan:
                raise Mismatch(f"{self.folder} holds another tournament; resume it with the same options")
            return self.read()
        self._plan.write_bytes(msgspec.json.encode(plan))
        self._games.write_bytes(b"")
        return []

    def add(self, record: Record) -> None:
        with self._games.open("ab") as file:
            file.write(msgspec.json.encode(record) + b"\n")

    def read(self) -> list[Record]:
        """All whole lines; the last may have been cut off."""
        lines = self._games.read_bytes().split(b"\n")[:-1] if self._games.is_file() else []
        return [msgspec.json.decode(line, type=Record) for line in lines]
