"""The tables the page is looked at with: early, crowded, with Dirk, after a scoring, at the end, some in mid-turn."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Final

from alhambra import Game
from alhambra.bots import make
from alhambra.bots.bot import Budget
from alhambra.events import Event, RoundScored
from alhambra.server.core.domain import Bank, GameResult, Outcome, PerTurn, Reaction, WhyStandIn
from alhambra.server.protocol.messages import Absence, Speaker, SpokenRemark, Watcher
from tests.support.tables import a_game
from tests.web.table_in_hand import AN_EVENING, Company, TableInHand, key_of

PEOPLE: Final = ("Amira", "Bartholomäus", "Chen", "Dolores", "Esperanza", "Farid")


def early() -> TableInHand:
    """Four players in their second round: one person and three computer players."""
    game = _played(4, "an early evening", lambda game, _: _turns(game) >= 6 and game.actor == 0)
    return TableInHand(game, ("Amira", "mason", "gardener", "mason"))


def crowded() -> TableInHand:
    """Six players, all 54 tiles out: a palace of 20, a reserve of 10, 18 cards in hand."""
    game = a_game(
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
    return TableInHand(game, PEOPLE)


def dirk() -> TableInHand:
    """Two players and Dirk, in mid-game."""
    game = _played(2, "two and one more", lambda game, _: _turns(game) >= 18 and game.actor == 0)
    return TableInHand(game, ("Amira", "vizier"))


def dirk_placing() -> TableInHand:
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
    return TableInHand(game, ("Amira", "Bartholomäus"))


def scoring() -> TableInHand:
    """Four players just after the second round was scored."""

    def is_time(game: Game, events: tuple[Event, ...]) -> bool:
        return game.actor == 0 and any(isinstance(event, RoundScored) and event.round == 2 for event in events)

    return TableInHand(_played(4, "a long evening", is_time), PEOPLE[:4])


def before_scoring() -> TableInHand:
    """Four players; when the reader ends the turn, the second round is scored."""
    return _before_round(2, players=4)


def before_the_end() -> TableInHand:
    """Two players and Dirk; when the reader ends the turn, the last round is scored and the game is over."""
    return _before_round(3, players=2)


def end() -> TableInHand:
    """Three players, the game is over."""
    return TableInHand(_played(3, "the last evening", lambda game, _: game.is_over), ("Amira", "architect", "Chen"))


def hotseat() -> TableInHand:
    """Three people at one device."""
    return TableInHand(_played(3, "one device", lambda game, _: _turns(game) >= 3), PEOPLE[:3], mine=(0, 1, 2))


MINUTE: Final = 60_000


def _said(number: int, by: str, seat: int | None, said: str) -> SpokenRemark:
    """A remark, or a reaction by its name, some minutes into the evening."""
    reaction = Reaction(said) if said in set(Reaction) else None
    text = None if reaction else said
    return SpokenRemark(number, AN_EVENING + number * MINUTE, Speaker(key_of(by), by, seat), text, reaction)


def company() -> TableInHand:
    """Four people at a clock. One is played for, one is away, two watch, and there is talk."""
    talk = (
        ("Chen", 2, "hello"),
        ("Bartholomäus", 1, "Good evening! Has anybody seen my towers?"),
        ("Amira", 0, "<b>No</b> & I never will"),
        ("Zoë", None, "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen"),
        ("Chen", 2, "well_played"),
    )
    return TableInHand(
        _played(4, "an early evening", lambda game, _: _turns(game) >= 6 and game.actor == 0),
        PEOPLE[:4],
        company=Company(
            clock=Bank(900, 10),
            left=(14 * MINUTE + 7_400, 21_300, 812_000, 9 * MINUTE),
            stand_ins={1: WhyStandIn.CLOCK},
            absent=(Absence(3, AN_EVENING - 3 * MINUTE, AN_EVENING + MINUTE),),
            watchers=(Watcher(key_of("Zoë"), "Zoë"), Watcher(key_of("Günther"), "Günther")),
            remarks=tuple(_said(number, *said) for number, said in enumerate(talk, 1)),
            muted=(Speaker(key_of("Günther"), "Günther", None),),
        ),
    )


def hurried() -> TableInHand:
    """Six people with a minute for each turn; one's own seat was lost to the clock, and it is one's turn."""
    game = crowded().game
    return TableInHand(
        game,
        PEOPLE,
        company=Company(
            clock=PerTurn(60),
            left=(0, *[60_000] * 5),
            stand_ins={0: WhyStandIn.CLOCK, 4: WhyStandIn.CONCEDED},
        ),
    )


def awaited() -> TableInHand:
    """Over days: whose turn it is has not come by for long, and may be played for."""
    game = _played(4, "an early evening", lambda game, _: _turns(game) >= 6 and game.actor == 0)
    absent = (Absence(0, AN_EVENING - 3 * 24 * 60 * MINUTE, None),)
    return TableInHand(game, PEOPLE[:4], mine=(1,), company=Company(absent=absent, call_from=AN_EVENING))


def series() -> TableInHand:
    """The third game of an evening is over, and another may follow."""
    names = ("Amira", "architect", "Chen")
    results = (
        GameResult(1, AN_EVENING, names, Outcome((112, 98, 104), (0,))),
        GameResult(2, AN_EVENING, names, Outcome((87, 121, 121), (1, 2))),
    )
    return TableInHand(end().game, names, company=Company(results=results))


FIXTURES: Final[dict[str, Callable[[], TableInHand]]] = {
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


def whole_game(players: int, seed: str) -> Game:
    """A game that bots have played to its end."""
    return _played(players, seed, lambda game, _: game.is_over)


def _before_round(number: int, players: int) -> TableInHand:
    """One step before this round is scored, seen by whoever takes the step."""
    whole = whole_game(players, "a long evening")

    def is_scored(game: Game) -> bool:
        return any(isinstance(event, RoundScored) and event.round == number for event in game.events)

    step = bisect_left(range(len(whole.moves) + 1), True, key=lambda step: is_scored(whole.at(step)))
    before = whole.at(step - 1)
    assert before.actor is not None
    assert str(whole.moves[step - 1]) == "end"
    return TableInHand(before, PEOPLE[:players], mine=(before.actor,))


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
