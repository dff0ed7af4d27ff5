"""What is told about the past against a diary kept while the game was played."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from alhambra import EndTurn, Event, Game
from alhambra.events import TurnBegun, TurnEnded
from alhambra.insight import TurnTold, known_hands, since, turns
from tests.insight.games import SEATS, positions, some_positions
from tests.support.playing import play
from tests.support.tables import a_game


@pytest.mark.parametrize("players", SEATS)
def test_every_hand_follows_from_what_everybody_saw(players: int) -> None:
    """R43"""
    for game in some_positions(players, f"hands {players}", every=10):
        assert known_hands(game.events) == tuple(game.view(seat).hands[seat] for seat in range(players))


@dataclass
class Page:
    """One turn in the diary."""

    seat: int
    deeds: list[Event] = field(default_factory=list)
    consequences: list[Event] = field(default_factory=list)
    has_ended: bool = False


def diary(game: Game) -> list[Page]:
    """The game told by somebody who knows after each move whose it was."""
    told: list[Page] = []
    replay = game.at(0)
    for move in game.moves:
        seat = replay.actor
        assert seat is not None
        news = replay.play(move)
        if not told or told[-1].has_ended:
            told.append(Page(seat))
        if isinstance(move, EndTurn):
            told[-1].has_ended = True
            told[-1].consequences += [event for event in news if not isinstance(event, TurnEnded | TurnBegun)]
        else:
            told[-1].deeds += news
    return told


def same(told: tuple[TurnTold, ...], pages: list[Page]) -> bool:
    return [(each.seat, list(each.deeds), list(each.consequences), each.has_ended) for each in told] == [
        (page.seat, page.deeds, page.consequences, page.has_ended) for page in pages
    ]


@pytest.mark.parametrize("players", SEATS)
def test_turns_are_told_as_they_were_played(players: int) -> None:
    for game in some_positions(players, f"turns {players}", every=40):
        assert same(turns(game.events), diary(game))


@pytest.mark.parametrize("players", SEATS)
def test_since_tells_what_the_others_did_since_ones_last_turn(players: int) -> None:
    for game in some_positions(players, f"since {players}", every=40):
        pages = diary(game)
        for seat in range(players):
            ended = [at for at, page in enumerate(pages) if page.seat == seat and page.has_ended]
            later = pages[ended[-1] + 1 :] if ended else pages
            assert same(since(game.events, seat), [page for page in later if page.seat != seat])


@pytest.mark.parametrize("players", SEATS)
def test_a_whole_game_is_told_to_its_end(players: int) -> None:
    """The settling of the last tiles is told as a turn of its receiver (R38)."""
    *_, game = positions(players, f"whole {players}")
    assert game.is_over
    assert same(turns(game.events), diary(game))
    assert turns(game.events)[-1].has_ended


def test_events_may_begin_after_any_step() -> None:
    game = a_game(hand="Y5", market="Pa5 - - -", display="G1 G2", deck="B1 B2 B3 ...")
    play(game, "buy 1 Y5")
    seen = len(game.moves)
    play(game, "take G1 G2", "store Pa5", "end", "take B1")
    later = [event for step in range(seen + 1, len(game.moves) + 1) for event in game.events_of(step)]
    first, second = turns(later)
    assert [type(deed).__name__ for deed in first.deeds] == ["MoneyTaken", "TileStored"]
    assert first.has_ended
    assert (second.seat, second.has_ended) == (1, False)


def test_before_the_first_move_there_is_nothing_to_tell() -> None:
    game = Game.deal(3, "nothing yet")
    assert turns(game.events) == since(game.events, 0) == ()
