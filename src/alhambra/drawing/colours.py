"""The colours of kinds and currencies, and the sign of each kind."""

from __future__ import annotations

from typing import Final

from alhambra.values import Currency, Kind

KIND_COLOURS: Final = {
    Kind.PAVILION: "rgb(70,120,190)",
    Kind.SERAGLIO: "rgb(190,80,60)",
    Kind.ARCADES: "rgb(165,115,60)",
    Kind.CHAMBERS: "rgb(130,130,140)",
    Kind.GARDEN: "rgb(60,145,80)",
    Kind.TOWER: "rgb(135,85,165)",
}
KIND_SIGNS: Final = {
    Kind.PAVILION: "⌂",
    Kind.SERAGLIO: "◠",
    Kind.ARCADES: "∩∩",
    Kind.CHAMBERS: "▦",
    Kind.GARDEN: "♣",
    Kind.TOWER: "♜",
}
CURRENCY_COLOURS: Final = {
    Currency.YELLOW: "rgb(235,195,60)",
    Currency.GREEN: "rgb(90,175,100)",
    Currency.BLUE: "rgb(95,145,215)",
    Currency.ORANGE: "rgb(230,135,60)",
}
WATER: Final = "rgb(70,170,185)"
GOLD: Final = "bold rgb(255,200,60)"
"""The longest wall."""
STONE: Final = "bold"
"""Any other wall."""
EDGE: Final = "dim"
"""The side of a tile that has no wall."""
