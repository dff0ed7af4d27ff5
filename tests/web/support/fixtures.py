"""The games the page is looked at with: early, crowded, with Dirk, after a scoring, at the end, some in mid-turn."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Final

from alhambra import Game
from alhambra.bots import make
from alhambra.bots.bot import Budget
from alhambra.events import Event, RoundScored
from alhambra.server.core.domain import Bank, Pace, PerTurn, Reaction, WhyStandIn
from tests.support.tables import a_game
from tests.web.support.beginning import BegunGame, begin
from tests.web.support.server import RunningServer

PEOPLE: Final = ("Amira", "Bartholomäus", "Chen", "Dolores", "Esperanza", "Farid")


def early(server: RunningServer) -> BegunGame:
    """Four players in their second round: one person and three computer players."""
    return begin(server, "Amira", "mason", "gardener", "mason", game=_early())


def _early() -> Game:
    return _played(4, "an early evening", lambda game, _: _turns(game) >= 6 and game.actor == 0)


def crowded(server: RunningServer) -> BegunGame:
    """Six players, all 54 tiles out: a palace of 20, a reserve of 10, 18 cards in hand."""
    return _attended(begin(server, *PEOPLE, game=_crowded()))


def _crowded() -> Game:
    return a_game(
        6,
        palace="Se5@s1 Ga10c@e1 Ga10a@n1 Ga12@e1s1 Ar9@w1 Ch10@e2s1 Ch5@w2 To8@e3s1 Se4@e1n1 Ga9@e2 Ch6@e2s2 Se3@w1s1"
        " Ga10b@w1n1 Pa2@w1n2 Ga8c@e2n1 Ar4@e3n1 Ar5@e1s2 Pa4@e1s3 Ch9b@s3 Ch7a@w1s3",
        reserve="Se8 To13 Ga11 Ar6a To11c Pa6 To10 To12 Pa3 Ga8b",
        hand="Y1 Y2 Y4 Y5 Y7 G1 G3 G3 G6 B2 B4 B5 B8 B9 O1 O2 O6 O8",
        market="Se7 Se6 Ch11 Ga6",
        display="Y1 G1 B1 O2",
        bag="",
        palaces={
            1: "Pa8@s1 Ar8a@e1 Se9@n1 To11b@w1",
            2: "Pa5@w1 Ar10@e1 Ch9a@s1 To9b@e1n1",
            3: "To11a@n1 Ar7@s1 Ch7b@e1 To9c@w1",
            4: "Pa7@s1 Ar8b@n1 Ch8@w1n1 Ar6b@n2",
            5: "Ga7@w1 To9a@e1 To7@n1 Ga8a@s1",
        },
        hands=dict.fromkeys((1, 2), "Y9 G9 B7 O9 O5"),
        round_=2,
        scores=(107, 88, 93, 101, 64, 120),
    )


def dirk(server: RunningServer) -> BegunGame:
    """Two players and Dirk, in mid-game."""
    game = _played(2, "two and one more", lambda game, _: _turns(game) >= 18 and game.actor == 0)
    return begin(server, "Amira", "vizier", game=game)


def dirk_placing(server: RunningServer) -> BegunGame:
    """Two players and Dirk; a tile was bought exactly and waits to be placed, kept or given away."""
    game = a_game(
        2,
        palace="Pa7@e1 Ga10c@s1 To12@w1",
        reserve="Ga6",
        hand="Y2 Y3 B4 B5 O7",
        bought="To9b",
        has_bonus=True,
        market="Pa2 Se5 - Ch9a",
        display="Y1 G2 B3 O5",
        dirk="To11a To10 Ga9 Se4 Ar4 Pa3",
        palaces={1: "Ar9@e1 To11c@e2"},
        hands={1: "Y4 G9 G9"},
    )
    return _attended(begin(server, "Amira", "Bartholomäus", game=game))


def scoring(server: RunningServer) -> BegunGame:
    """Four players just after the second round was scored."""

    def is_time(game: Game, events: tuple[Event, ...]) -> bool:
        return game.actor == 0 and any(isinstance(event, RoundScored) and event.round == 2 for event in events)

    return _attended(begin(server, *PEOPLE[:4], game=_played(4, "a long evening", is_time)))


def before_scoring(server: RunningServer) -> BegunGame:
    """Four players; when the reader ends the turn, the second round is scored."""
    return _before_round(server, 2, players=4)


def before_the_end(server: RunningServer) -> BegunGame:
    """Two players and Dirk; when the reader ends the turn, the last round is scored and the game is over."""
    return _before_round(server, 3, players=2)


def end(server: RunningServer) -> BegunGame:
    """Three players, the game is over."""
    return _attended(begin(server, "Amira", "architect", "Chen", game=_ended()))


def _ended() -> Game:
    return whole_game(3, "the last evening")


def hotseat(server: RunningServer) -> BegunGame:
    """Three people at one device."""
    game = _played(3, "one device", lambda game, _: _turns(game) >= 3)
    return begin(server, *PEOPLE[:3], game=game, mine=(0, 1, 2))


MINUTE: Final = 60
DAY: Final = 24 * 60 * MINUTE


def company(server: RunningServer) -> BegunGame:
    """Four people at a clock. One is played for, one is away, two watch, and there is talk."""
    begun = begin(
        server,
        *PEOPLE[:4],
        game=_early(),
        thought={0: 50, 1: 880, 2: 100, 3: 360},
        stand_ins={1: WhyStandIn.CLOCK},
        clock=Bank(900, 10),
    )
    chen = begun.holders["Chen"]
    zoe, gunther = server.guest("Zoë"), server.guest("Günther")
    begun.mute(begun.reader, gunther)
    begun.welcome(chen, zoe, gunther)
    begun.say(chen, Reaction.HELLO)
    begun.say(begun.holders["Bartholomäus"], "Good evening! Has anybody seen my towers?")
    begun.say(begun.reader, "<b>No</b> & I never will")
    begun.say(zoe, "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen")
    begun.say(chen, Reaction.WELL_PLAYED)
    return begun


def hurried(server: RunningServer) -> BegunGame:
    """Six people with a minute for each turn; one's own seat is lost to the clock, and it is one's turn."""
    begun = begin(server, *PEOPLE, game=_crowded(), stand_ins={4: WhyStandIn.CONCEDED}, clock=PerTurn(MINUTE))
    begun.when_seen = lambda: server.move_on(MINUTE + 1)
    return _attended(begun)


def awaited(server: RunningServer) -> BegunGame:
    """Over days: whose turn it is has not come by for long, and may be played for."""
    return begin(server, *PEOPLE[:4], game=_early(), mine=(1,), idle=3 * DAY, pace=Pace.DAYS)


def series(server: RunningServer) -> BegunGame:
    """The third game of an evening is over, and another may follow."""
    earlier = [whole_game(3, "the first evening"), whole_game(3, "the second evening")]
    return _attended(begin(server, "Amira", "architect", "Chen", game=_ended(), earlier=earlier))


FIXTURES: Final[dict[str, Callable[[RunningServer], BegunGame]]] = {
    "early": early,
    "crowded": crowded,
    "dirk": dirk,
    "dirk-placing": dirk_placing,
    "scoring": scoring,
    "before-scoring": before_scoring,
    "before-the-end": before_the_end,
    "end": end,
    "hotseat": hotseat,
    "company": company,
    "hurried": hurried,
    "awaited": awaited,
    "series": series,
}


def short_game() -> Game:
    """Two players and Dirk; three rounds are scored within some ten turns."""
    return a_game(
        2,
        palace="Ga10c@s1 To12@w1",
        hand="Y2 Y7 G3 G6 B4 B5 O1 O8",
        market="Pa7 Se5 To9b Ch9a",
        display="Y1 G2 B3 O5",
        deck="Y5 G4 B6 S1 O2 Y3 G7 B1 S2 O4 Y6 G8 B7 O6 Y8",
        bag="Ga6 To7 Ch6 Ar5 Se4 Pa3 Ga7 To8 Ch5 Ar6a Se6 Pa4 Ga8c To10 Ch8 Ar7",
        dirk="To11a Ga9 Se3 Ch10",
        palaces={1: "Ar9@e1 To11c@e2"},
        hands={1: "Y4 G1 B8 O7"},
    )


def whole_game(players: int, seed: str) -> Game:
    """A game that bots have played to its end."""
    return _played(players, seed, lambda game, _: game.is_over)


def _attended(begun: BegunGame) -> BegunGame:
    """Everybody is there."""
    begun.welcome(*(guest for guest in begun.holders.values() if guest is not begun.reader))
    return begun


def _before_round(server: RunningServer, number: int, players: int) -> BegunGame:
    """One step before this round is scored, seen by whoever takes the step."""
    whole = whole_game(players, "a long evening")

    def is_scored(game: Game) -> bool:
        return any(isinstance(event, RoundScored) and event.round == number for event in game.events)

    step = bisect_left(range(len(whole.moves) + 1), True, key=lambda step: is_scored(whole.at(step)))
    before = whole.at(step - 1)
    assert before.actor is not None
    assert str(whole.moves[step - 1]) == "end"
    return _attended(begin(server, *PEOPLE[:players], game=before, mine=(before.actor,)))


def _turns(game: Game) -> int:
    return game.view(None).turns


def _played(players: int, seed: str, until: Callable[[Game, tuple[Event, ...]], bool]) -> Game:
    """A game that bots have played up to the first moment, at the beginning of a turn, that is asked for."""
    game = Game.deal(players, seed)
    bots = [make("greedy", seed=seat) for seat in range(players)]
    while True:
        events = game.events
        begins = not game.moves or str(game.moves[-1]) == "end"
        if begins and until(game, events):
            return game
        assert not game.is_over, f"{seed!r} has no such moment"
        assert game.actor is not None
        game.play(bots[game.actor].choose(game.view(game.actor), events, Budget(simulations=1)))
