"""`alhambra bench`."""

from __future__ import annotations

import shlex
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Annotated, Final, Literal

import msgspec
from cyclopts import Parameter
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from alhambra._compiled import is_compiled
from alhambra.bench.benchmarks_page import has_tables, write_rows
from alhambra.bench.library_speed import LibrarySpeed, measure_library
from alhambra.bench.random_games import MODES, Speed, measure_speed
from alhambra.cli.progress import track
from alhambra.cli.trouble import Trouble
from alhambra.rules.setup import FEWEST_PLAYERS, MOST_PLAYERS

RECORDED_PLAYERS: Final = 4
SAME_GAME: Final = 0.02
"""Two engines that play the same game differ by no more than this in mean steps and scores."""


def bench(
    what: Annotated[Literal["engine", "server", "flood"], Parameter(help="What to measure.")] = "engine",
    /,
    *,
    against: Annotated[str | None, Parameter(help="A program to compare with.")] = None,
    players: Annotated[str, Parameter(help="Numbers of players, with commas.")] = "2,3,4,5,6",
    seconds: Annotated[float, Parameter(help="Processor time for each measurement.")] = 0.5,
    repeats: Annotated[int, Parameter(help="How often each is measured.")] = 3,
    record: Annotated[Path | None, Parameter(help="A page to keep the figures of this version in.")] = None,
) -> None:
    """Measure the engine's speed.

    Plays random games and prints how many it plays in a second of processor time, choosing a move without listing the
    others ('pick') and listing all of them first ('list'), with the mean number of choices in a game and the mean
    score; then how long it takes to copy a state, to replay a game, to answer the slowest question about a position and
    to import the library, and how many turns the search tries out in a second.

    With --against, COMMAND is called as 'COMMAND PLAYERS SECONDS MODE' and must print a line of JSON with players,
    mode, games, steps, seconds, games_per_s, steps_per_s, mean_steps and mean_score. The two take turns, so that a
    busy machine disturbs both alike; the ratio is the median of all turns. Mean steps and scores tell whether both
    play the same game. 'python -m alhambra.bench' is such a program.

    'alhambra bench server' measures what a server carries instead, for about a minute: one is started on this machine
    and loaded from this process. It prints how many moves a second of its processor time is good for, how long a move
    takes until everyone has seen it, also while computer players think, and how much memory a table needs.

    'alhambra bench flood' measures what strangers can spoil: how long others' moves take while ten connections send as
    much as they can, in eight ways, beside a quiet run; about two minutes.

    With --record, both are measured, and the figures of this version go into a page like docs/benchmarks.md.

    For example:

        $ alhambra bench --players 4 --seconds 0.1 --repeats 1
    """
    if what == "server" and record is None:
        from alhambra.bench.server_speed import measure_server  # slow to import, and not needed for the engine

        measure_server()
        return
    if what == "flood" and record is None:
        from alhambra.bench.flood import measure_floods

        measure_floods()
        return
    chosen = _read_players(players)
    if not seconds > 0 or repeats < 1:
        raise Trouble("bench: --seconds must be more than 0 and --repeats at least 1")
    if record is not None and RECORDED_PLAYERS not in chosen:
        raise Trouble(f"bench: --record keeps the figures of {RECORDED_PLAYERS} players, which --players leaves out")
    if record is not None and not has_tables(record):
        raise Trouble(f"--record {record}: expected a page with the tables of docs/benchmarks.md")
    console = Console()
    console.print(f"engine: {'compiled' if is_compiled() else 'plain Python'}")
    cases = [(each, mode) for each in chosen for mode in MODES]
    rounds = _measure_rounds(cases, against, seconds, repeats)
    pairs: dict[tuple[int, str], list[tuple[Speed, Speed | None]]] = {case: [] for case in cases}
    for case, pair in track(rounds, total=len(cases) * repeats, what="measurements"):
        pairs[case].append(pair)
    console.print(_speed_table(pairs, against))
    library = measure_library()
    console.print(_other_figures(library))
    if record is not None:
        _keep(record, pairs, library)


def _keep(page: Path, pairs: dict[tuple[int, str], list[tuple[Speed, Speed | None]]], library: LibrarySpeed) -> None:
    """Measure the server too, and write everything into the page."""
    from alhambra.bench.server_speed import measure_server  # slow to import, and not needed for the engine

    games_per_s = {mode: median(ours.games_per_s for ours, _ in pairs[RECORDED_PLAYERS, mode]) for mode in MODES}
    write_rows(page, games_per_s, library, measure_server())
    print(f"{page}: written")


def _read_players(text: str) -> list[int]:
    numbers = text.split(",")
    if not all(each in map(str, range(FEWEST_PLAYERS, MOST_PLAYERS + 1)) for each in numbers):
        raise Trouble(f"--players {text}: expected numbers from {FEWEST_PLAYERS} to {MOST_PLAYERS} with commas")
    return [int(each) for each in numbers]


# -------------------------------------------------------------------- games per second


def _measure_rounds(
    cases: Sequence[tuple[int, str]], against: str | None, seconds: float, repeats: int
) -> Iterator[tuple[tuple[int, str], tuple[Speed, Speed | None]]]:
    """Every case once, then again: what changes during the run changes all of them."""
    for _ in range(repeats):
        for players, mode in cases:
            ours = measure_speed(players, seconds, mode)
            theirs = None if against is None else _ask(against, players, seconds, mode)
            yield (players, mode), (ours, theirs)


def _ask(command: str, players: int, seconds: float, mode: str) -> Speed:
    """What the other program measures."""
    try:
        words = [*shlex.split(command), str(players), str(seconds), mode]
        answer = subprocess.run(words, capture_output=True, check=True)
        return msgspec.json.decode(answer.stdout, type=Speed)
    except ValueError as error:
        raise Trouble(f"--against {command}: expected a line of JSON with its speed: {error}") from error
    except (OSError, subprocess.CalledProcessError) as error:
        raise Trouble(f"--against {command}: {error}") from error


def _speed_table(pairs: dict[tuple[int, str], list[tuple[Speed, Speed | None]]], against: str | None) -> Table:
    table = Table(box=SIMPLE_HEAD)
    headings = ["players", "mode", "games/s", "steps", "score"]
    if against is not None:
        headings += ["theirs", "ratio", "steps differ", "scores differ"]
    for heading in headings:
        table.add_column(heading, justify="right")
    for (players, mode), measured in pairs.items():
        ours = [pair[0] for pair in measured]
        theirs = [pair[1] for pair in measured if pair[1] is not None]
        row = [
            str(players),
            mode,
            f"{median(each.games_per_s for each in ours):,.0f}",
            f"{_mean_steps(ours):.1f}",
            f"{_mean_score(ours):.2f}",
        ]
        if theirs:
            ratio = median(mine.games_per_s / other.games_per_s for mine, other in zip(ours, theirs, strict=True))
            row += [
                f"{median(each.games_per_s for each in theirs):,.0f}",
                f"{ratio:.2f}",
                _difference(_mean_steps(ours), _mean_steps(theirs)),
                _difference(_mean_score(ours), _mean_score(theirs)),
            ]
        table.add_row(*row)
    return table


def _mean_steps(speeds: Sequence[Speed]) -> float:
    return sum(each.steps for each in speeds) / sum(each.games for each in speeds)


def _mean_score(speeds: Sequence[Speed]) -> float:
    return sum(each.mean_score * each.games for each in speeds) / sum(each.games for each in speeds)


def _difference(ours: float, theirs: float) -> str:
    """In percent, and marked when it is too much for the same game."""
    difference = ours / theirs - 1
    return f"{difference:+.1%}" + (" (!)" if abs(difference) > SAME_GAME else "")


# -------------------------------------------------------------------- the rest


def _other_figures(library: LibrarySpeed) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_row("copying a state in mid-game", f"{library.copy_seconds * 1e6:.2f} us")
    table.add_row("replaying a game of four", f"{library.replay_seconds * 1e3:.2f} ms")
    table.add_row("the slowest answer about a position of it", f"{library.answer_seconds * 1e3:.2f} ms")
    table.add_row("importing the library", f"{library.import_seconds:.3f} s")
    table.add_row("simulations of the search, four players", f"{library.simulations_per_s:,.0f} /s")
    return table
