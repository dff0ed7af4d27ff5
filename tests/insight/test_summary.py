"""The summary of a game against a tally of its moves, and against its scores."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from alhambra import Buy, Game, GiveToDirk, Kind, Phase, Place, Remove, Store, TakeMoney
from alhambra.events import LeftoverAwarded, RoundScored
from alhambra.insight import PlayerSummary, Summary, game_summary
from tests.insight.games import SEATS, positions
from tests.insight.scores import counts
from tests.support.playing import all_of, play
from tests.support.tables import a_game
from tests.twins.money import worth
from tests.twins.scoring import majority


def tally(game: Game) -> list[Counter[str]]:
    """Replay the game and count what each seat does."""
    found = [Counter[str]() for _ in range(game.players)]
    replay = game.at(0)
    for move in game.moves:
        view = replay.view(None)
        mine = found[view.actor or 0]
        name = str(move).split()[0]
        match move:
            case TakeMoney(cards):
                mine.update(takings=1, cards_taken=len(cards), money_taken=worth(cards))
            case Buy(slot, cards):
                tile = view.market[slot - 1]
                over = worth(cards) - (tile.price if tile is not None else 0)
                mine.update(purchases=1, exact=int(over == 0), paid=worth(cards), overpaid=over)
            case Place() | Store() | Remove() | GiveToDirk():
                verb = {"place": "placed", "store": "stored", "remove": "removes", "dirk": "given_to_dirk"}[name]
                mine[verb] += 1
            case _ if name in ("build", "exchange"):
                mine[f"{name}s"] += 1
            case _ if name == "stop":
                mine["declined" if view.has_bonus else "passes"] += 1
            case _:
                mine["turns"] += view.phase is not Phase.FINAL
        for event in replay.play(move):
            if isinstance(event, LeftoverAwarded) and event.seat is not None:
                found[event.seat]["leftovers"] += 1
    return found


def figures(player: PlayerSummary) -> Counter[str]:
    """Everything that is counted, without what is scored."""
    counted = msgspec.structs.asdict(player)
    for scored in ("seat", "points", "rounds"):
        del counted[scored]
    return Counter(counted)


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_summary_adds_up_to_what_was_played_and_scored(players: int, seed: str) -> None:
    *_, game = positions(players, f"summary {players} {seed}")
    found = game_summary(game.events)
    assert [player.seat for player in found.players] == list(range(players))
    assert [player.points for player in found.players] == list(game.scores)
    assert found.winners == game.winners
    assert found.turns == game.view(None).turns
    for player, tallied in zip(found.players, tally(game), strict=True):
        assert figures(player) == tallied
    assert (found.dirk.points if found.dirk else None) == game.view(None).dirk_score
    judge_last_round(game, found)


def judge_last_round(game: Game, found: Summary) -> None:
    """The palaces stand as they were scored last."""
    view = game.view(None)
    last = [player.rounds[-1] for player in found.players] + ([found.dirk.rounds[-1]] if found.dirk else [])
    for at, kind in enumerate(Kind):
        assert [each.kinds[at] for each in last] == majority(3, kind, counts(view, kind))
    assert [player.rounds[-1].wall for player in found.players] == list(view.walls)
    for player in found.players:
        assert [each.round for each in player.rounds] == [each.round for each in all_of(RoundScored, game.events)]
        assert all(each.total == sum(each.kinds) + each.wall for each in player.rounds)


def test_a_game_that_goes_on_has_a_summary_without_winners() -> None:
    game = a_game(hand="Y2 Y7", market="Pa5 - - -")
    play(game, "buy 1 Y7")
    found = game_summary(game.events)
    assert (found.winners, found.turns, found.dirk) == ((), 0, None)
