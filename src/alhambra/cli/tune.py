"""`alhambra tune`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from alhambra.arena.forecast import Forecast, fit_forecast
from alhambra.arena.tune import Tuning, evidence, tune
from alhambra.bots.thinking.weights import BY_HAND, WEIGHTS
from alhambra.bots.weights import Tuned, name_weights, read_weights, tuned
from alhambra.cli.trouble import Trouble
from alhambra.rules.setup import FEWEST_PLAYERS, MOST_PLAYERS

EVIDENCE_GAMES = 2000


def tune_command(
    *,
    players: Annotated[int, Parameter(help="2 to 6.")] = 4,
    minutes: Annotated[float, Parameter(help="How long to play.")] = 10.0,
    seed: Annotated[int, Parameter(help="For the variations that are tried.")] = 1,
    by_hand: Annotated[
        bool, Parameter(negative=(), help="Begin from the hand-made weights, not the present ones.")
    ] = False,
    games: Annotated[int, Parameter(help="Games to compare old and new weights by.")] = EVIDENCE_GAMES,
    out: Annotated[Path, Parameter(help="The file to write the weights to.")] = Path("weights.json"),
) -> None:
    """Improve the planner's weights by self-play.

    Writes the weights for one number of players into a file, keeping what it has for others, and with them how they
    were found and how often they won against those they began from. Then the forecast of the search is fitted to games
    of planners with these weights. The bots play with src/alhambra/bots/weights.json.

    For example:

        $ alhambra tune --players 3 --minutes 0.01 --games 6 --out build/weights.json
    """
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise Trouble(f"--players {players}: the game is for {FEWEST_PLAYERS} to {MOST_PLAYERS}")
    if minutes <= 0 or games < 1:
        raise Trouble("--minutes and --games: there must be some")
    hand = [float(BY_HAND[i]) for i in range(WEIGHTS)]
    start = hand if by_hand else list(tuned()[players].weights.values())
    try:
        shelf = read_weights(out.read_bytes()) if out.is_file() else {}
        tuning = tune(players, start, minutes * 60, seed)
        won = evidence(tuning.weights, start, players, games)
        forecast = fit_forecast(players, tuning.weights, games, seed)
        shelf[players] = Tuned(
            found=_how(tuning, seed, by_hand, games, str(won)),
            weights=name_weights(tuning.weights),
            forecast_found=_how_well(forecast),
            forecast=name_weights(forecast.weights),
        )
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(shelf.items())))) + b"\n")
    except (OSError, msgspec.MsgspecError) as error:
        raise Trouble(f"--out {out}: {error}") from error
    print(shelf[players].found)
    print(shelf[players].forecast_found)


def _how(tuning: Tuning, seed: int, by_hand: bool, games: int, won: str) -> str:
    """How weights were found, in a sentence for the file."""
    began = "the hand-made weights" if by_hand else "the weights before"
    return (
        f"alhambra tune --players {tuning.players} --seed {seed}{' --by-hand' if by_hand else ''}: "
        f"{tuning.generations} generations, {tuning.games:,} games; one seat with them wins {won} "
        f"against {tuning.players - 1} with {began} in {games:,} games"
    )


def _how_well(forecast: Forecast) -> str:
    return (
        f"least squares over {forecast.positions:,} positions of {forecast.games:,} games of planners with these "
        f"weights; explains {forecast.explained:.1%} of the differences in points still to come in games not fitted to"
    )
