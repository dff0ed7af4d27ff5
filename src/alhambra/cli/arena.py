"""`alhambra arena`."""

from __future__ import annotations

import math
import os
import shlex
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from alhambra.arena.entries import EntryError, Match, against_itself, climb, one_table, read_entry
from alhambra.arena.report import ladder_page, make_report, markdown, write_report
from alhambra.arena.runner import Mismatch, Notebook, Plan, play_all
from alhambra.arena.table import Record
from alhambra.bots import UnknownBot
from alhambra.cli.app import describe_version
from alhambra.cli.progress import track
from alhambra.cli.trouble import Trouble
from alhambra.deal import Deal, SetupError

SANITY = 10
"""One game in so many is played by a bot against itself."""


def arena(
    *,
    bots: Annotated[str, Parameter(help="Who plays: a,b,... with a budget if wanted, as in master@0.1s,greedy.")],
    players: Annotated[int, Parameter(help="2 to 6.")] = 4,
    games: Annotated[int, Parameter(help="Games of each match; rounded up to whole deals.")] = 100,
    seed: Annotated[str, Parameter(help="Any text; deal k is dealt from SEED/k.")] = "1",
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
    plan = _plan(bots, players, games, seed, jobs, climb_up)
    notebook = Notebook(out)
    try:
        records = notebook.open(plan, resume)
    except (Mismatch, OSError) as error:
        raise Trouble(f"--out {out}: {error}") from error
    code = 0
    try:
        left = plan.games - len(records)
        for record in track(play_all(plan, records, jobs), total=left, what="games"):
            notebook.add(record)
            records.append(record)
    except KeyboardInterrupt:
        Console(stderr=True).print(f"stopped after {len(records)} of {plan.games} games; --resume goes on")
        code = 130
    _finish(plan, records, out, page)
    return code


def _plan(bots: str, players: int, games: int, seed: str, jobs: int, climb_up: bool) -> Plan:
    """Everything that is wrong with what was asked, said before the first game begins."""
    if games < 1:
        raise Trouble(f"--games {games}: there must be at least one")
    if not 1 <= jobs <= 256:
        raise Trouble(f"--jobs {jobs}: there must be 1 to 256 processes, and this machine has {os.cpu_count()} cores")
    sys.path.insert(0, str(Path.cwd()))  # where a bot of one's own is looked for
    try:
        Deal(players, f"{seed}/{games}")
        entries = [read_entry(name.strip()) for name in bots.split(",")]
        matches: list[Match] = climb(entries, players) if climb_up else [one_table(entries, players)]
    except (SetupError, UnknownBot, EntryError) as error:
        raise Trouble(str(error)) from error
    deals = [math.ceil(games / players)] * len(matches)
    for entry in dict.fromkeys(entries):
        matches.append(against_itself(entry, players))
        deals.append(math.ceil(games / players / SANITY))
    return Plan(tuple(matches), tuple(deals), seed)


def _finish(plan: Plan, records: list[Record], out: Path, page: Path | None) -> None:
    command = shlex.join(["alhambra", *sys.argv[1:]])
    report = make_report(plan, records, command, describe_version())
    files = write_report(out, report, records)
    if page is not None:
        page.write_text(ladder_page(report), encoding="utf-8")
        files.append(page)
    print(markdown(report))
    print("written: " + ", ".join(str(file) for file in files))
