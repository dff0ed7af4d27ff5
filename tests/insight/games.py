"""Whole games for the judges to look into, played by somebody sloppy but not foolish, so that palaces grow."""

from __future__ import annotations

import random
from collections.abc import Iterator

from alhambra import (
    Build,
    Buy,
    Exchange,
    Game,
    GiveToDirk,
    Move,
    Place,
    Remove,
    Stop,
    Store,
    TakeMoney,
    Tile,
)

SEATS = (2, 3, 4, 5, 6)


def keenness(move: Move, market: tuple[Tile | None, ...]) -> float:
    """How much the sloppy player likes a move."""
    match move:
        case Buy(slot, cards):
            tile = market[slot - 1]
            return 9 if tile is not None and sum(card.value for card in cards) == tile.price else 1
        case Build() | TakeMoney():
            return 2
        case Exchange() | Remove():
            return 0.3
        case Stop() | GiveToDirk():
            return 0.5
        case Store():
            return 1
        case Place():
            return 3
        case _:
            return 1


def positions(players: int, seed: str) -> Iterator[Game]:
    """Every position of a game, one after the other; it is one and the same Game that goes on."""
    game = Game.deal(players, seed)
    luck = random.Random(seed)
    yield game
    while not game.is_over:
        moves = game.legal_moves()
        market = game.view(None).market
        game.play(luck.choices(moves, [keenness(move, market) for move in moves])[0])
        yield game


def some_positions(players: int, seed: str, every: int) -> Iterator[Game]:
    """One position of a game in so many, not always at the same point of a turn."""
    luck = random.Random(f"{seed} {every}")
    return (game for game in positions(players, seed) if luck.random() * every < 1)
