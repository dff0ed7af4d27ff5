"""`alhambra tune`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from alhambra.arena.forecast import Forecast, fit_forecast
from alhambra.arena.tune import Tuning, evidence, tune
from alhambra.bots.engine.weights import BY_HAND, WEIGHTS
from alhambra.bots.tuned_weights import Tuned, name_weights, read_weights, tuned
from alhambra.cli.trouble import Trouble
from alhambra.rules.setup import FEWEST_PLAYERS, MOST_PLAYERS

EVIDENCE_GAMES = 2000


def tune_command(
    *,
    players: Annotated[int, Parameter(help="2 to 6.")] = 4,
    minutes: Annotated[float, Parameter(help="How long to play, at most.")] = 10.0,
    generations: Annotated[
        int | None, Parameter(help="How many litters to try; 0 only fits the forecasts again.")
    ] = None,
    seed: Annotated[int, Parameter(help="For the variations that are tried.")] = 1,
    begin: Annotated[
        str, Parameter(help="From what: 'hand' for the hand-made weights, or those for 2 to 6 players.")
    ] = "",
    games: Annotated[int, Parameter(help="Games to compare old and new weights by.")] = EVIDENCE_GAMES,
    out: Annotated[Path, Parameter(help="The file to write the weights to.")] = Path("weights.json"),
) -> None:
    """Improve the planner's weights by self-play.

    Writes the weights for one number of players into a file, keeping what it has for others, and with them how they
    were found and how often they won against those they began from: without --begin the present ones for this number
    of players. Then the forecast of the search is fitted to games of planners with these weights. The bots play with
    src/alhambra/bots/weights.json.

    For example:

        $ alhambra tune --players 3 --minutes 0.01 --games 6 --out build/weights.json
    """
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise Trouble(f"--players {players}: the game is for {FEWEST_PLAYERS} to {MOST_PLAYERS}")
    if minutes <= 0 or games < 1 or (generations or 0) < 0:
        raise Trouble("--minutes, --generations and --games: there must be some")
    begin = begin or str(players)
    start = _weights_to_begin_from(begin)
    shelf = _shelf_in(out)
    if generations == 0:
        weights, found = start, _as_they_are(players, begin, start, games)
    else:
        tuning = tune(players, start, minutes * 60, seed, generations=generations)
        won = evidence(tuning.weights, start, players, games)
        weights, found = tuning.weights, _how(tuning, seed, begin, games, str(won))
    forecast = fit_forecast(players, weights, games, seed)
    shelf[players] = Tuned(name_weights(weights), found, _by_round(forecast), _how_well(forecast, players, seed))
    out.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(shelf.items())))) + b"\n")
    print(shelf[players].found)
    print(shelf[players].forecasts_found)


def _shelf_in(out: Path) -> dict[int, Tuned]:
    """What is in the file; Trouble, before hours of play, if it could not be written afterwards."""
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        shelf = read_weights(out.read_bytes()) if out.is_file() else {}
    except OSError as error:
        raise Trouble(f"--out {out}: {error.strerror}") from error
    except msgspec.MsgspecError as error:
        raise Trouble(f"--out {out}: {error}") from error
    if out.is_dir() or not os.access(out if out.exists() else out.parent, os.W_OK):
        raise Trouble(f"--out {out}: it cannot be written")
    return shelf


def _weights_to_begin_from(begin: str) -> list[float]:
    if begin == "hand":
        return [float(BY_HAND[i]) for i in range(WEIGHTS)]
    shipped = {str(players): found for players, found in tuned().items()}
    if begin not in shipped:
        raise Trouble(f"--begin {begin}: there are hand, {', '.join(shipped)}")
    return list(shipped[begin].weights.values())


def _how(tuning: Tuning, seed: int, begin: str, games: int, won: str) -> str:
    """How weights were found, in a sentence for the file; the command finds them again."""
    began = "the hand-made ones" if begin == "hand" else f"those for {begin} players before"
    return (
        f"alhambra tune --players {tuning.players} --begin {begin} --seed {seed} --generations {tuning.generations} "
        f"--games {games}: {tuning.games:,} games; one seat with them wins {won} of {games:,} games against "
        f"{tuning.players - 1} with {began}"
    )


def _as_they_are(players: int, begin: str, weights: list[float], games: int) -> str:
    """What there is to say of weights that were not tuned any further."""
    if begin == str(players):
        return tuned()[players].found
    won = evidence(weights, _weights_to_begin_from("hand"), players, games)
    return (
        f"alhambra tune --players {players} --begin {begin} --generations 0 --games {games}: the weights for {begin} "
        f"players as they are; one seat with them wins {won} of {games:,} games against {players - 1} with the "
        "hand-made ones"
    )


def _by_round(forecast: Forecast) -> tuple[dict[str, float], dict[str, float], dict[str, float]]:
    first, second, last = (name_weights(weights) for weights in forecast.weights)
    return first, second, last


def _how_well(forecast: Forecast, players: int, seed: int) -> str:
    return (
        f"alhambra tune --players {players} --generations 0 --seed {seed} --games {forecast.games}: least squares over "
        f"{forecast.positions:,} positions in games of planners with these weights, before each round; explains "
        f"{forecast.explained:.1%} of the differences in points still to come in games not fitted to"
    )
