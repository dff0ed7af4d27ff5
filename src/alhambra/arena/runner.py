"""Playing many games on all cores, keeping each as soon as it is over."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path

import msgspec
from msgspec import Struct

from alhambra.arena.bot_game import GameRecord, play_game
from alhambra.arena.entrants import Match


class Tournament(Struct, frozen=True):
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


def tasks(tournament: Tournament) -> list[Task]:
    """All games, in an order in which all matches get on alike: what is done when it is broken off is balanced."""
    found = [
        Task(number, deal, rotation)
        for number, match in enumerate(tournament.matches)
        for deal in range(tournament.deals[number])
        for rotation in range(match.players)
    ]
    return sorted(found, key=lambda task: (task.deal / tournament.deals[task.match], task.match, task.rotation))


class GamesLost(Exception):
    """Processes died over games, all others have been played; the message says which games."""

    def __init__(self, tournament: Tournament, lost: Sequence[Task]) -> None:
        games = (f"{tournament.matches[task.match].title}, deal {task.deal}, rotation {task.rotation}" for task in lost)
        super().__init__(f"a process died over each of these games: {'; '.join(games)}")


def play_all(tournament: Tournament, done: Sequence[GameRecord], jobs: int) -> Iterator[GameRecord]:
    """Play what has not been played yet; games come as they end. GamesLost, after the last one, if some never will."""
    finished = {(record.match, record.deal, record.rotation) for record in done}
    left = [task for task in tasks(tournament) if (task.match, task.deal, task.rotation) not in finished]
    if jobs == 1:
        for task in left:
            yield _play(tournament, task)
        return
    lost: list[Task] = []
    waiting = iter(left)
    helpers = {helper.line: helper for helper in (Helper(tournament, task) for task in islice(waiting, jobs))}
    try:
        while helpers:
            ready = wait(helpers)
            for helper in [helper for line, helper in helpers.items() if line in ready]:
                record, task = helper.answer(), helper.task
                following = next(waiting, None)
                if record is not None and following is not None:
                    helper.set(following)
                else:
                    helpers.pop(helper.line).dismiss()
                if record is None and following is not None:
                    helper = Helper(tournament, following)
                    helpers[helper.line] = helper
                if record is None:
                    lost.append(task)
                else:
                    yield record
    finally:
        for helper in helpers.values():
            helper.dismiss()
    if lost:
        raise GamesLost(tournament, lost)


class Helper:
    """A process that plays one game after the other. A stranger's bot may end it; then the game at hand is lost."""

    def __init__(self, tournament: Tournament, task: Task) -> None:
        context = get_context("spawn")
        self.line, there = context.Pipe()
        self._process = context.Process(target=_help, args=(tournament, there), daemon=True)
        self._process.start()
        there.close()  # only the helper holds it now, so its end is heard
        self.set(task)

    def set(self, task: Task) -> None:
        """The next game."""
        self.task = task
        with suppress(OSError):  # it has died already: the answer will tell
            self.line.send(task)

    def answer(self) -> GameRecord | None:
        """The game it has played; None if it died over it."""
        try:
            record: GameRecord = self.line.recv()
        except (EOFError, OSError):
            return None
        return record

    def dismiss(self) -> None:
        self._process.terminate()
        self._process.join()
        self.line.close()


def _help(tournament: Tournament, line: Connection) -> None:
    """In a helper: leave Ctrl-C to the parent, do not get in anyone's way, and play what is asked for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    while True:
        try:
            task = line.recv()
        except EOFError:  # the parent is gone
            return
        line.send(_play(tournament, task))


def _play(tournament: Tournament, task: Task) -> GameRecord:
    seating = tournament.matches[task.match].seating(task.rotation)
    return play_game(task.match, seating, tournament.seed, task.deal, task.rotation)


# -------------------------------------------------------------------- the folder of results


class Mismatch(ValueError):
    """The folder holds the results of another tournament, or something else, or they would be lost."""


class Notebook:
    """A folder in which a tournament is kept: its plan, and one line for each game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._plan = folder / "plan.json"
        self._games = folder / "games.jsonl"

    def open(self, tournament: Tournament, is_resumed: bool) -> list[GameRecord]:
        """Begin, or go on; the games that are already there."""
        self.folder.mkdir(parents=True, exist_ok=True)
        is_same = self._holds(tournament)
        if is_resumed and is_same is False:
            raise Mismatch("the folder holds another tournament; resume it with the same options")
        done = self.read() if is_same else []
        if is_resumed and is_same:
            return done
        if 0 < len(done) < tournament.games:
            raise Mismatch(
                f"the folder holds {len(done)} of the {tournament.games} games of this very tournament; "
                "--resume goes on with them, and to begin anew remove it or name another"
            )
        self._plan.write_bytes(msgspec.json.encode(tournament))
        self._games.write_bytes(b"")
        return []

    def _holds(self, tournament: Tournament) -> bool | None:
        """Whether this tournament is in the folder, or another; None if there is none."""
        if not self._plan.is_file():
            return None
        try:
            return msgspec.json.decode(self._plan.read_bytes(), type=Tournament) == tournament
        except msgspec.MsgspecError:
            return False

    def add(self, record: GameRecord) -> None:
        with self._games.open("ab") as file:
            file.write(msgspec.json.encode(record) + b"\n")

    def read(self) -> list[GameRecord]:
        """All whole lines; the last may have been cut off. Mismatch if one of them is no game."""
        lines = self._games.read_bytes().split(b"\n")[:-1] if self._games.is_file() else []
        records = []
        for number, line in enumerate(lines, 1):
            try:
                records.append(msgspec.json.decode(line, type=GameRecord))
            except msgspec.MsgspecError as error:
                raise Mismatch(f"{self._games.name}, line {number} is no game: {error}") from error
        return records
