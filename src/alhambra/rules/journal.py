"""What happened, written down while it happens, for a table that is watched.

Each chapter of the rules notes its own news as a line of numbers; `alhambra.events` reads the lines. A game that is
only played out in thought has no journal and pays nothing for it.
"""

from __future__ import annotations

from typing import Final

HAND_DEALT: Final = 0  # seat, cards in the order dealt
DISPLAY_LAID: Final = 1  # cards
MARKET_LAID: Final = 2  # tiles of slots 0-3
DIRK_RECEIVED: Final = 3  # tiles
START_CHOSEN: Final = 4  # seat
DECK_STACKED: Final = 5  # number of money cards, number of tiles in the bag

MONEY_TAKEN: Final = 10  # seat, cards
TILE_BOUGHT: Final = 11  # seat, slot, tile, total paid, cards
TILE_BUILT: Final = 12  # seat, tile, x, y
TILE_REMOVED: Final = 13  # seat, tile, x, y
TILES_EXCHANGED: Final = 14  # seat, tile now there, tile now in reserve, x, y
ACTIONS_STOPPED: Final = 15  # seat, 1 if a bonus action was declined, 0 if nothing was possible
TILE_PLACED: Final = 16  # seat, tile, x, y
TILE_STORED: Final = 17  # seat, tile
TILE_GIVEN_TO_DIRK: Final = 18  # seat, tile
TURN_ENDED: Final = 19  # seat

DISCARDS_RESHUFFLED: Final = 30  # number of cards
CARD_DRAWN: Final = 31  # card
SCORING_CARD_DRAWN: Final = 32  # round
SLOT_FILLED: Final = 33  # slot, tile
SCORING_BEGUN: Final = 34  # round
MAJORITY_COUNTED: Final = 35  # kind, count of each player (Dirk last)
PRIZE_SHARED: Final = 36  # kind, tiles each has, first place, points each, seats
WALL_COUNTED: Final = 37  # seat, x, y, side of each wall side in order
SCORES_SUMMED: Final = 38  # score of each player (Dirk last)
LEFTOVER_AWARDED: Final = 39  # slot, tile, seat or -1, money of each player in the slot's currency
TURN_BEGUN: Final = 40  # seat
GAME_ENDED: Final = 41  # seats of the winners

# A position set up by hand says first what a deal does not have; the lines of a deal follow for the rest.
POSITION_SET: Final = 50  # phase, 1 if a bonus is open, actor, turns, round, drawn, reshuffles, scores (Dirk last)
PALACE_FOUND: Final = 51  # seat, then tile, x, y of each building
RESERVE_FOUND: Final = 52  # seat, tiles
ASIDE_FOUND: Final = 53  # tiles
DISCARDS_FOUND: Final = 54  # cards
RECEIVERS_FOUND: Final = 55  # the seat that gets the tile of slot 0-3, or -1


class Journal:
    """The news of a game, in order."""

    def __init__(self) -> None:
        self.lines: list[list[int]] = []

    def note(self, line: list[int]) -> None:
        self.lines.append(line)
