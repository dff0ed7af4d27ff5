"""Whether a review tells the truth: turns it calls faults are played out again by stronger players, many times.

`python -m alhambra.bench.review_proof FILE` writes a line for each fault to FILE and goes on where FILE ends, so it may
be stopped at any time; then it prints what docs/reviews.md quotes. Games of weaker levels are judged with two, three
and four players in turn. Of every fault both turns are played out by whole planners in deals that the review never saw.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, TextIO

import msgspec
from msgspec import Struct

from alhambra import Game
from alhambra.bots import Budget, make
from alhambra.bots.engine.planner import Planner
from alhambra.bots.engine.redeal import redeal
from alhambra.bots.engine.self_play import play_game
from alhambra.bots.known_table import piece_together
from alhambra.bots.tuned_weights import weights_for
from alhambra.review import NORMAL, Effort, Grade, judge
from alhambra.review.candidates import packed_turn
from alhambra.review.game_review import turns_of
from alhambra.review.measuring import shares_of
from alhambra.rules.shuffle import first_luck, next_luck
from alhambra.rules.state import State
from alhambra.rules.turn import play

FAULTS: Final = 300
GAMES: Final = 2_000
LEVELS: Final = ("trader", "mason", "gardener", "banker")
"""Who errs: levels below the architect, in turn."""
FIRST_LUCK: Final = 900_000_000
"""Deals of the proof begin here; the review draws its own from the moment of the game."""


class ProvedFault(Struct, frozen=True):
    """A fault as the review told it, and as many games of strong players found it."""

    game: str
    players: int
    step: int
    grade: Grade
    said_share: float
    said_points: float
    true_share: float
    true_points: float
    games: int


class EndOfGame(Struct, frozen=True):
    """All faults of this game are proved."""

    game: str


Line = ProvedFault | EndOfGame


def prove(file: Path, wanted: int = FAULTS, games: int = GAMES, effort: Effort = NORMAL) -> list[ProvedFault]:
    """Prove faults until there are so many."""
    done, proved = _read(file)
    number = 0
    is_broken = file.exists() and not file.read_text("utf-8").endswith("\n")
    with file.open("a", encoding="utf-8") as out:
        out.write("\n" if is_broken else "")
        while len(proved) < wanted:
            name = f"proof {number}"
            number += 1
            if name in done:
                continue
            known = {fault.step for fault in proved if fault.game == name}
            for fault in _faults_of(name, 2 + (number - 1) % 3, games, effort, known):
                proved.append(fault)
                _write(out, fault)
                print(f"{len(proved)} of {wanted}", file=sys.stderr)
                if len(proved) >= wanted:
                    return proved
            _write(out, EndOfGame(name))
    return proved


def _write(out: TextIO, line: Line) -> None:
    """At once, so that nothing is lost when the proof is stopped."""
    out.write(msgspec.json.encode({type(line).__name__: line}).decode() + "\n")
    out.flush()


def _read(file: Path) -> tuple[set[str], list[ProvedFault]]:
    """The games that are done, and all faults; a last line that broke off does not count."""
    done: set[str] = set()
    proved: list[ProvedFault] = []
    for text in file.read_text("utf-8").splitlines() if file.exists() else ():
        try:
            entry = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
        except msgspec.DecodeError:
            continue
        if EndOfGame.__name__ in entry:
            done.add(msgspec.json.decode(entry[EndOfGame.__name__], type=EndOfGame).game)
        else:
            proved.append(msgspec.json.decode(entry[ProvedFault.__name__], type=ProvedFault))
    return done, proved


def _faults_of(name: str, players: int, games: int, effort: Effort, known: set[int]) -> Iterator[ProvedFault]:
    game = _played(name, players)
    for turn in turns_of(game.setup, game.moves):
        if turn.step in known:
            continue
        view, history = turn.game.view(turn.seat), turn.game.events
        told = judge(view, history, played=turn.moves, effort=effort)
        if told.cost is None or told.played is None or told.grade is None:
            continue
        state, unknown = piece_together(view, history)
        best = packed_turn(state, told.turns[0].moves)
        played = packed_turn(state, told.turns[told.played].moves)
        share, points = _true_cost(state, unknown, turn.seat, (best, played), games)
        gap = told.cost.gap
        yield ProvedFault(name, players, turn.step, told.grade, gap.share, gap.points, share, points, games)


def _played(name: str, players: int) -> Game:
    game = Game.deal(players=players, seed=name)
    first = int(name.split()[1])
    seats = [make(LEVELS[(first + seat) % len(LEVELS)], seat) for seat in range(players)]
    while game.actor is not None:
        game.play(seats[game.actor].choose(game.view(game.actor), game.events, Budget(simulations=10)))
    return game


def _true_cost(
    state: State, unknown: int, seat: int, turns: tuple[list[int], list[int]], games: int
) -> tuple[float, float]:
    """How much more the first turn brings than the second, in share and in points, among whole planners."""
    players = int(state.players)
    planners = [Planner(weights_for(players)) for _ in range(players)]
    luck = first_luck(FIRST_LUCK)
    share = points = 0.0
    for _ in range(games):
        luck = next_luck(luck)
        dealt = state.copy()
        redeal(dealt, luck, unknown)
        for sign, turn in zip((1, -1), turns, strict=True):
            ahead = dealt.copy()
            for move in turn:
                play(ahead, move)
            play_game(ahead, planners, False)
            scores = [int(ahead.scores[i]) for i in range(players)]
            share += sign * shares_of(scores)[seat]
            points += sign * scores[seat]
    return share / games, points / games


def summary(proved: Sequence[ProvedFault]) -> str:
    """What docs/reviews.md quotes."""
    said, true = [fault.said_share for fault in proved], [fault.true_share for fault in proved]
    said_points, true_points = [fault.said_points for fault in proved], [fault.true_points for fault in proved]
    no_cost = sum(1 for fault in proved if fault.true_share <= 0 and fault.true_points <= 0)
    return "\n".join(
        (
            f"{len(proved)} faults",
            f"victory: said {_mean(said):.2%}, true {_mean(true):.2%}, correlation {_correlation(said, true):.3f}",
            f"points: said {_mean(said_points):.2f}, true {_mean(true_points):.2f},"
            f" correlation {_correlation(said_points, true_points):.3f}",
            f"cost nothing in truth: {no_cost / len(proved):.1%}"
            f" (in victories alone {sum(1 for each in true if each <= 0) / len(proved):.1%})",
        )
    )


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _correlation(here: Sequence[float], there: Sequence[float]) -> float:
    a, b = _mean(here), _mean(there)
    both = sum((x - a) * (y - b) for x, y in zip(here, there, strict=True))
    spread = math.sqrt(sum((x - a) ** 2 for x in here) * sum((y - b) ** 2 for y in there))
    return both / spread if spread else math.nan


if __name__ == "__main__":
    print(summary(prove(Path(sys.argv[1]))))
