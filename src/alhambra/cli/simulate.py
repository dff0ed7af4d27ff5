"""`alhambra simulate`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from alhambra.arena.simulation import SimulatedGame, Simulation, play_simulation
from alhambra.bots import Budget, UnknownBot, make
from alhambra.cli.own_bots import look_for_bots_here
from alhambra.cli.progress import track
from alhambra.cli.trouble import Trouble
from alhambra.deal import Deal, SetupError


def simulate(
    *,
    players: Annotated[int, Parameter(help="2 to 6.")] = 4,
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    seed: Annotated[str, Parameter(help="Any text; game k is dealt from SEED/k.")] = "1",
    bots: Annotated[str | None, Parameter(help="Who plays, by seat: a,b,... or one name for all.")] = None,
    seconds: Annotated[float, Parameter(help="How long a bot may think about a move.")] = 0.05,
    jobs: Annotated[int, Parameter(help="How many processes play.")] = 1,
    out: Annotated[Path | None, Parameter(help="A folder for the games: 0001.alh and so on.")] = None,
) -> None:
    """Play games and sum them up.

    Prints scores, win shares (a shared victory counts in parts), walls, lengths and how many purchases were paid
    exactly. Without --bots every seat chooses uniformly among the legal moves. The same seed gives the same games, in
    any number of processes, as long as the bots do not think by the clock.

    For example:

        $ alhambra simulate --players 3 --games 5 --seed autumn --bots odd,random,random
    """
    simulation = _simulation(players, games, seed, bots, seconds, jobs, out)
    outcomes = list(track(play_simulation(simulation, games, jobs), total=games, what="games"))
    Console().print(_summary(simulation, outcomes))


def _simulation(
    players: int, games: int, seed: str, bots: str | None, seconds: float, jobs: int, out: Path | None
) -> Simulation:
    """Everything that is wrong with what was asked, said before the first game begins."""
    if games < 1:
        raise Trouble(f"--games {games}: there must be at least one")
    if not 1 <= jobs <= 256:
        raise Trouble(f"--jobs {jobs}: there must be 1 to 256 processes, and this machine has {os.cpu_count()} cores")
    look_for_bots_here()
    names = tuple(name.strip() for name in bots.split(",")) if bots else ()
    if len(names) == 1:
        names *= players
    try:
        Deal(players, seed)
        Deal(players, f"{seed}/{games}")
        for name in names:
            make(name)
        budget = Budget(seconds=seconds)
    except (SetupError, UnknownBot, ValueError) as error:
        raise Trouble(str(error)) from error
    if names and len(names) != players:
        raise Trouble(f"--bots {bots}: {len(names)} names, but there are {players} players")
    if out is not None:
        try:
            out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Trouble(f"--out {out}: {error.strerror}") from error
    return Simulation(players, seed, names, budget, out)


# -------------------------------------------------------------------- the summary


def _summary(simulation: Simulation, outcomes: Sequence[SimulatedGame]) -> Table:
    table = Table(title=_title(outcomes), title_justify="left", caption=_caption(outcomes), caption_justify="left")
    for heading in ("seat", "player"):
        table.add_column(heading)
    for heading in ("won", "points", "lowest", "highest", "wall"):
        table.add_column(heading, justify="right")
    for seat in range(simulation.players):
        scores = [outcome.scores[seat] for outcome in outcomes]
        won = fmean((seat in outcome.winners) / max(1, len(outcome.winners)) for outcome in outcomes)
        table.add_row(
            str(seat),
            simulation.bots[seat] if simulation.bots else "chance",
            f"{won:.1%}",
            f"{fmean(scores):.1f}",
            str(min(scores)),
            str(max(scores)),
            f"{fmean(outcome.walls[seat] for outcome in outcomes):.1f}",
        )
    return table


def _title(outcomes: Sequence[SimulatedGame]) -> str:
    given_up = sum(not outcome.is_over for outcome in outcomes)
    return f"{len(outcomes)} games" + (f", {given_up} of them given up" if given_up else "")


def _caption(outcomes: Sequence[SimulatedGame]) -> str:
    purchases = sum(outcome.purchases for outcome in outcomes)
    exact = sum(outcome.exact for outcome in outcomes)
    return (
        f"mean length {fmean(outcome.turns for outcome in outcomes):.1f} turns, "
        f"{fmean(outcome.moves for outcome in outcomes):.1f} moves\n"
        f"{exact / max(1, purchases):.1%} of {purchases} purchases paid exactly"
    )
