"""Alhambra: the board game for 2 to 6 players as a library.

Everything listed here is public and stays; what begins with an underscore, and `alhambra.rules`, may change.
"""

from alhambra.deal import Deal, SetupError
from alhambra.events import Event
from alhambra.game import Game, Setup
from alhambra.moves import (
    Build,
    Buy,
    EndTurn,
    Exchange,
    GiveToDirk,
    Move,
    Place,
    Remove,
    Stop,
    Store,
    TakeMoney,
    move,
)
from alhambra.reasons import CellSide, IllegalMove, Reason
from alhambra.values import (
    CARDS,
    TILES,
    Card,
    Cell,
    Currency,
    Kind,
    Side,
    Tile,
    card,
    cell,
    tile,
)
from alhambra.view import Building, Phase, View

__all__ = [
    "CARDS",
    "TILES",
    "Build",
    "Building",
    "Buy",
    "Card",
    "Cell",
    "CellSide",
    "Currency",
    "Deal",
    "EndTurn",
    "Event",
    "Exchange",
    "Game",
    "GiveToDirk",
    "IllegalMove",
    "Kind",
    "Move",
    "Phase",
    "Place",
    "Reason",
    "Remove",
    "Setup",
    "SetupError",
    "Side",
    "Stop",
    "Store",
    "TakeMoney",
    "Tile",
    "View",
    "card",
    "cell",
    "move",
    "tile",
]
