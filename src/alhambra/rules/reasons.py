"""Every "no" of the game: its code and the rule it rests on, in one place.

A Reason says what is wrong in the terms of the game; who speaks to people (command line, page) makes a sentence of it.
"""

from __future__ import annotations

from typing import Final

# Order of play
GAME_OVER: Final = "GAME_OVER"
ACTIONS_ARE_OVER: Final = "ACTIONS_ARE_OVER"
ACTIONS_COME_FIRST: Final = "ACTIONS_COME_FIRST"
ACTION_IS_COMPULSORY: Final = "ACTION_IS_COMPULSORY"
BONUS_IS_OPEN: Final = "BONUS_IS_OPEN"
TILES_LEFT_TO_SETTLE: Final = "TILES_LEFT_TO_SETTLE"
NO_ACTIONS_AT_THE_END: Final = "NO_ACTIONS_AT_THE_END"
# Taking money
NO_CARDS_NAMED: Final = "NO_CARDS_NAMED"
NOT_ON_DISPLAY: Final = "NOT_ON_DISPLAY"
TAKES_TOO_MUCH: Final = "TAKES_TOO_MUCH"
# Buying
NO_SUCH_SLOT: Final = "NO_SUCH_SLOT"
SLOT_IS_EMPTY: Final = "SLOT_IS_EMPTY"
WRONG_CURRENCY: Final = "WRONG_CURRENCY"
NOT_IN_HAND: Final = "NOT_IN_HAND"
PAYS_TOO_LITTLE: Final = "PAYS_TOO_LITTLE"
# Redesign
NOT_IN_RESERVE: Final = "NOT_IN_RESERVE"
JUST_BOUGHT: Final = "JUST_BOUGHT"
FOUNTAIN_STAYS: Final = "FOUNTAIN_STAYS"
NO_BUILDING_THERE: Final = "NO_BUILDING_THERE"
CUTS_OFF: Final = "CUTS_OFF"
# The palace
CELL_IS_TAKEN: Final = "CELL_IS_TAKEN"
TOUCHES_NOTHING: Final = "TOUCHES_NOTHING"
WALL_MEETS_OPENING: Final = "WALL_MEETS_OPENING"
NO_WAY_IN: Final = "NO_WAY_IN"
ENCLOSES_EMPTY: Final = "ENCLOSES_EMPTY"
# Settling
NOT_SET_ASIDE: Final = "NOT_SET_ASIDE"
NO_DIRK_HERE: Final = "NO_DIRK_HERE"
NOT_FOR_DIRK: Final = "NOT_FOR_DIRK"

RULES: Final = {
    GAME_OVER: "R39",
    ACTIONS_ARE_OVER: "R14",
    ACTIONS_COME_FIRST: "R26",
    ACTION_IS_COMPULSORY: "R15",
    BONUS_IS_OPEN: "R19",
    TILES_LEFT_TO_SETTLE: "R27",
    NO_ACTIONS_AT_THE_END: "R38",
    NO_CARDS_NAMED: "R16",
    NOT_ON_DISPLAY: "R16",
    TAKES_TOO_MUCH: "R16",
    NO_SUCH_SLOT: "R6",
    SLOT_IS_EMPTY: "R20",
    WRONG_CURRENCY: "R17",
    NOT_IN_HAND: "R17",
    PAYS_TOO_LITTLE: "R17",
    NOT_IN_RESERVE: "R21",
    JUST_BOUGHT: "R24",
    FOUNTAIN_STAYS: "R21",
    NO_BUILDING_THERE: "R21",
    CUTS_OFF: "R22",
    CELL_IS_TAKEN: "R26",
    TOUCHES_NOTHING: "R22",
    WALL_MEETS_OPENING: "R22",
    NO_WAY_IN: "R22",
    ENCLOSES_EMPTY: "R22",
    NOT_SET_ASIDE: "R26",
    NO_DIRK_HERE: "R42",
    NOT_FOR_DIRK: "R38",
}


class Refusal:
    """Why a move is not possible, in numbers; `alhambra.reasons.Reason` is the same in names."""

    def __init__(self, code: str) -> None:
        self.code: str = code
        self.rule: str = RULES[code]
        self.cells: list[tuple[int, int]] = []
        self.sides: list[tuple[int, int, int]] = []  # x, y, side
        self.tiles: list[int] = []
        self.cards: list[int] = []
        self.amount: int | None = None

    def about_cells(self, cells: list[tuple[int, int]]) -> Refusal:
        self.cells = cells
        return self

    def about_sides(self, sides: list[tuple[int, int, int]]) -> Refusal:
        self.sides = sides
        return self

    def about_tiles(self, tiles: list[int]) -> Refusal:
        self.tiles = tiles
        return self

    def about_cards(self, cards: list[int]) -> Refusal:
        self.cards = cards
        return self

    def about_amount(self, amount: int) -> Refusal:
        self.amount = amount
        return self
