"""`alhambra arena`."""

from __future__ import annotations

import math
import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

from cyclopts import Parameter
from rich.console import Console

from alhambra.arena.bot_game import GameRecord
from alhambra.arena.entrants import EntrantError, Match, against_itself, climb, one_table, read_entrant
from alhambra.arena.report import ladder_page, make_report, markdown, write_report
from alhambra.arena.runner import GamesLost, Mismatch, Notebook, Tournament, play_all
from alhambra.bots import UnknownBot
from alhambra.cli.app import describe_version
from alhambra.cli.own_bots import look_for_bots_here
from alhambra.cli.progress import track
from alhambra.cli.trouble import Trouble
from alhambra.deal import Deal, SetupError

SANITY = 10
"""One game in so many is played by a bot against itself, unless told otherwise."""

MOST_GAMES = 1_000_000


def arena(
    *,
    bots: Annotated[str, Parameter(help="Who plays: a,b,... with a budget if wanted, as in master@0.1s,greedy.")],
    players: Annotated[str, Parameter(help="2 to 6; several, as in 2,3,4, repeat everything at each size.")] = "4",
    games: Annotated[int, Parameter(help="Games of each match; rounded up to whole deals.")] = 100,
    long_games: Annotated[
        int | None, Parameter(help="Games of a match with a bot whose budget is named; all, if not given.")
    ] = None,
    seed: Annotated[str, Parameter(help="Any text; deal k is dealt from SEED/k.")] = "1",
    self_games: Annotated[
        int | None, Parameter(help="Games of each bot against itself, to see that it is fair; a tenth, if not given.")
    ] = None,
    jobs: Annotated[int, Parameter(help="How many processes play.")] = 1,
    climb_up: Annotated[
        bool, Parameter(name="--climb", negative=(), help="Each bot alone against a table of the one before it.")
    ] = False,
    resume: Annotated[bool, Parameter(negative=(), help="Go on with what is in the folder.")] = False,
    out: Annotated[Path, Parameter(help="The folder for games and report.")] = Path("arena"),
    page: Annotated[Path | None, Parameter(help="Also write a climb as a page like docs/ladder.md.")] = None,
) -> int:
    """Let bots play against each other and report how strong they are.

    Every deal is played once from each rotation of the seats, so nobody is lucky in the cards. With fewer bots than
    seats the last one named takes the seats that are left: master,greedy is a master among greedy ones. A bot of your
    own is named module:function; if it crashes, hangs or moves illegally, a greedy bot plays the rest of that turn
    and the report says so. Ctrl-C keeps what is done; --resume goes on. The folder gets a report as Markdown and HTML,
    results as JSON and the games as CSV.

    For example:

        $ alhambra arena --bots greedy,random --players 3 --games 6 --seed spring --out build/arena
    """
    wanted = Wanted(
        games=games,
        long_games=games if long_games is None else long_games,
        self_games=games / SANITY if self_games is None else self_games,
    )
    tournament = _tournament(bots, players, wanted, seed, jobs, climb_up)
    if page is not None and not page.parent.is_dir():
        raise Trouble(f"--page {page}: there is no folder {page.parent}")
    if page is not None and page.is_dir():
        raise Trouble(f"--page {page}: that is a folder")
    notebook = Notebook(out)
    try:
        records = notebook.open(tournament, resume)
    except OSError as error:
        raise Trouble(f"--out {out}: {error.strerror}") from error
    except Mismatch as error:
        raise Trouble(f"--out {out}: {error}") from error
    code = 0
    try:
        left = tournament.games - len(records)
        for record in track(play_all(tournament, records, jobs), total=left, what="games"):
            notebook.add(record)
            records.append(record)
    except KeyboardInterrupt:
        Console(stderr=True).print(f"stopped after {len(records)} of {tournament.games} games; --resume goes on")
        code = 130
    except GamesLost as error:
        Console(stderr=True, soft_wrap=True).print(str(error), markup=False)
        code = 1
    _finish(tournament, records, out, page)
    return code


class Wanted(NamedTuple):
    """How many games are asked for: of each match, of one with a named budget, and of a bot against itself."""

    games: int
    long_games: int
    self_games: float

    def of(self, match: Match) -> float:
        is_long = any("@" in entrant.label for entrant in match.seats)
        if match.is_of_equals:
            return self.self_games * (self.long_games / self.games if is_long else 1)
        return self.long_games if is_long else self.games


def _tournament(bots: str, players: str, wanted: Wanted, seed: str, jobs: int, climb_up: bool) -> Tournament:
    """Everything that is wrong with what was asked, said before the first game begins."""
    for option, games in (("--games", wanted.games), ("--long-games", wanted.long_games)):
        if not 1 <= games <= MOST_GAMES:
            raise Trouble(f"{option} {games}: there must be 1 to {MOST_GAMES:,}")
    if not 0 <= wanted.self_games <= MOST_GAMES:
        raise Trouble(f"--self-games {wanted.self_games:g}: there may be none, or up to {MOST_GAMES:,}")
    if not 1 <= jobs <= 256:
        raise Trouble(f"--jobs {jobs}: there must be 1 to 256 processes, and this machine has {os.cpu_count()} cores")
    look_for_bots_here()
    matches: list[Match] = []
    try:
        entrants = [read_entrant(name.strip()) for name in bots.split(",")]
        for count in _sizes(players):
            Deal(count, f"{seed}/{wanted.games}")
            matches += climb(entrants, count) if climb_up else [one_table(entrants, count)]
            matches += [against_itself(entrant, count) for entrant in dict.fromkeys(entrants)]
    except (SetupError, UnknownBot, EntrantError) as error:
        raise Trouble(str(error)) from error
    matches = [match for match in matches if wanted.of(match)]
    return Tournament(tuple(matches), tuple(math.ceil(wanted.of(match) / match.players) for match in matches), seed)


def _sizes(players: str) -> list[int]:
    """Numbers of players, as in 4 or 2,3,4."""
    try:
        return list(dict.fromkeys(int(count) for count in players.split(",")))
    except ValueError as error:
        raise Trouble(f"--players {players}: 2 to 6, or several as in 2,3,4") from error


def _finish(tournament: Tournament, records: list[GameRecord], out: Path, page: Path | None) -> None:
    report = make_report(tournament, records, _what_was_asked(sys.argv[1:]), describe_version())
    files = write_report(out, report, records)
    if page is not None:
        page.write_text(ladder_page(report, f"The {page.stem}"), encoding="utf-8")
        files.append(page)
    print(markdown(report))
    print("written: " + ", ".join(str(file) for file in files))


def _what_was_asked(words: Sequence[str]) -> str:
    """The command, without what does not change the games: where they are kept, and how they were got through."""
    kept: list[str] = []
    rest = iter(words)
    for word in rest:
        if word in ("--out", "--jobs"):
            next(rest, None)
        elif word != "--resume" and not word.startswith(("--out=", "--jobs=")):
            kept.append(word)
    return shlex.join(["alhambra", *kept])
