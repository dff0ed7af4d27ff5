"""The twins judge the engine along ordinary games and along odd ones."""

from __future__ import annotations

from random import Random

import pytest

from alhambra import Game, Phase
from alhambra.events import ActionsStopped, TileBought, TileGivenToDirk
from tests.support.games import IS_DEEP, Chooser, alike, at_random, moments, oddly
from tests.twins.judge import judge_moment, judge_reasons, judge_scoring
from tests.twins.palaces import plan_of
from tests.twins.walls import longest_wall, outer_sides

GAMES = 120 if IS_DEEP else 10
EVERY = 3 if IS_DEEP else 11
"""Moments judged: every so many steps, and the end."""
ODDITIES = 6


def judge_game(game: Game, choose: Chooser, luck: Random) -> None:
    begin = luck.randrange(EVERY)
    for at, moment in enumerate(moments(game, choose)):
        if at:
            judge_scoring(moment, moment.events_of(at))
        if at % EVERY == begin or moment.is_over:
            judge_moment(moment)
        if at % (EVERY * 5) == begin:
            judge_reasons(moment, luck)


@pytest.mark.parametrize("number", range(GAMES))
def test_ordinary_games(number: int) -> None:
    """R16-R35, as judged by definition."""
    players = 2 + number % 5
    judge_game(Game.deal(players, f"ordinary {number}"), at_random(number), Random(number))


@pytest.mark.parametrize("number", range(GAMES))
def test_odd_games(number: int) -> None:
    """R16-R35, where random play never comes: every seat has an oddity of its own."""
    players = 2 + number % 5
    judge_game(Game.deal(players, f"odd {number}"), oddly(number, players), Random(number))


@pytest.mark.parametrize("oddity", range(ODDITIES))
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6] if IS_DEEP else [2])
def test_games_of_one_oddity(oddity: int, players: int) -> None:
    """R16-R35, where a whole table hoards, spends, stretches, huddles, walls itself in or rebuilds."""
    judge_game(Game.deal(players, f"alike {oddity}"), alike(oddity, players), Random(oddity))


def test_odd_players_do_what_they_promise() -> None:
    """What random play never comes to, they do reach: else the judges above would have seen nothing."""
    met: set[str] = set()
    for oddity, players in ((0, 2), (1, 3), (2, 3), (4, 3)):
        for at, moment in enumerate(moments(Game.deal(players, f"alike {oddity}"), alike(oddity, players))):
            met |= _what_is_special(moment, at)
    assert met == {
        "display, deck and discards are empty",
        "a payment has spare cards",
        "a bonus is declined",
        "Dirk is fed",
        "a wall is a closed ring",
        "a building stands nine cells from the fountain",
        "a palace has twenty buildings",
        "the bag is empty and the game goes on",
    }


def _what_is_special(game: Game, step: int) -> set[str]:
    view = game.view(None)
    plans = [plan_of(view, seat) for seat in range(game.players)]
    special = {
        "display, deck and discards are empty": view.phase is Phase.ACT and not (view.display + view.discards),
        "a wall is a closed ring": any(0 < len(outer_sides(plan)) == longest_wall(plan) for plan in plans),
        "a building stands nine cells from the fountain": any(abs(x) + abs(y) >= 9 for plan in plans for x, y in plan),
        "a palace has twenty buildings": any(len(plan) > 20 for plan in plans),
        "the bag is empty and the game goes on": view.bag == 0 and view.phase is Phase.ACT,
    }
    for event in game.events_of(step):
        if isinstance(event, TileBought):
            spare = event.paid - min(card.value for card in event.cards) >= event.tile.price
            special["a payment has spare cards"] = spare
        special["a bonus is declined"] = isinstance(event, ActionsStopped) and event.had_bonus
        special["Dirk is fed"] = isinstance(event, TileGivenToDirk)
    return {what for what, is_so in special.items() if is_so}
