"""What happened at the table, in the past tense and complete.

Folding the events of a game gives the table as the public sees it, the deal included. A move makes one event, the end
of a turn several. Seats count from 0; in majorities Dirk, where he takes part, comes after the last seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Struct

from alhambra.reasons import CellSide
from alhambra.rules import journal
from alhambra.rules.scoring import prize
from alhambra.rules.tiles import PRICE
from alhambra.values import CARDS, KINDS, SIDES, TILES, Card, Cell, Kind, Tile
from alhambra.view import PHASES, Building, Phase

# -------------------------------------------------------------------- the set-up


class MarketLaid(Struct, frozen=True, tag=True):
    """Tiles were drawn into slots 1 to 4 (R9). A slot may be empty in a position set up by hand."""

    tiles: tuple[Tile | None, ...]


class DirkReceived(Struct, frozen=True, tag=True):
    """Dirk drew tiles from the bag (R40)."""

    tiles: tuple[Tile, ...]


class HandDealt(Struct, frozen=True, tag=True):
    """A player was dealt money, face up (R10)."""

    seat: int
    cards: tuple[Card, ...]


class DisplayLaid(Struct, frozen=True, tag=True):
    """The first four money cards were laid out (R12)."""

    cards: tuple[Card, ...]


class DeckStacked(Struct, frozen=True, tag=True):
    """The rest of the money was made into the deck, the two scoring cards hidden in it (R13)."""

    money_cards: int
    bag: int


class StartChosen(Struct, frozen=True, tag=True):
    """This player begins (R11)."""

    seat: int


# -------------------------------------------------------------------- a position set up by hand


class PositionSet(Struct, frozen=True, tag=True):
    """The game begins in the middle: here, and not with a deal.

    What else there is beyond a deal follows, then the events of a deal for the rest. `scores` has Dirk's last, with
    two players; `drawn` counts the money cards that have left the first deck (R13).
    """

    phase: Phase
    has_bonus: bool
    actor: int
    turns: int
    round: int
    drawn: int
    reshuffles: int
    scores: tuple[int, ...]


class PalaceFound(Struct, frozen=True, tag=True):
    """A player's palace is more than a fountain."""

    seat: int
    buildings: tuple[Building, ...]


class ReserveFound(Struct, frozen=True, tag=True):
    """A player has tiles in reserve."""

    seat: int
    tiles: tuple[Tile, ...]


class AsideFound(Struct, frozen=True, tag=True):
    """The player whose turn it is has tiles to settle."""

    tiles: tuple[Tile, ...]


class DiscardsFound(Struct, frozen=True, tag=True):
    """Money has been paid."""

    cards: tuple[Card, ...]


class ReceiversFound(Struct, frozen=True, tag=True):
    """The last tiles of the market, slot by slot, are promised to these seats (R37)."""

    seats: tuple[int | None, ...]


# -------------------------------------------------------------------- moves


class MoneyTaken(Struct, frozen=True, tag=True):
    """Cards went from the display to a hand (R16)."""

    seat: int
    cards: tuple[Card, ...]


class TileBought(Struct, frozen=True, tag=True):
    """A tile was paid and is kept aside; an exact payment earned another action."""

    seat: int
    slot: int
    tile: Tile
    cards: tuple[Card, ...]
    paid: int
    is_exact: bool


class TileBuilt(Struct, frozen=True, tag=True):
    """Redesign: a tile of the reserve was built."""

    seat: int
    tile: Tile
    cell: Cell


class TileRemoved(Struct, frozen=True, tag=True):
    """Redesign: a building was moved to the reserve."""

    seat: int
    tile: Tile
    cell: Cell


class TilesExchanged(Struct, frozen=True, tag=True):
    """Redesign: `tile` now stands where `old` stood, which is in the reserve."""

    seat: int
    tile: Tile
    old: Tile
    cell: Cell


class ActionsStopped(Struct, frozen=True, tag=True):
    """A bonus action was declined, or nothing was possible."""

    seat: int
    had_bonus: bool


class TilePlaced(Struct, frozen=True, tag=True):
    """A tile kept aside was built (R26)."""

    seat: int
    tile: Tile
    cell: Cell


class TileStored(Struct, frozen=True, tag=True):
    """A tile kept aside was put into the reserve (R26)."""

    seat: int
    tile: Tile


class TileGivenToDirk(Struct, frozen=True, tag=True):
    """A tile that was bought was given to Dirk (R42)."""

    seat: int
    tile: Tile


class TurnEnded(Struct, frozen=True, tag=True):
    """A player has done everything; what is drawn and scored now follows (R28)."""

    seat: int


# -------------------------------------------------------------------- the end of a turn


class DiscardsReshuffled(Struct, frozen=True, tag=True):
    """The paid cards became the new deck (R29)."""

    cards: int


class CardDrawn(Struct, frozen=True, tag=True):
    """A money card came from the deck to the display."""

    card: Card


class ScoringCardDrawn(Struct, frozen=True, tag=True):
    """Scoring card 1 or 2 turned up and left the game."""

    round: int


class SlotFilled(Struct, frozen=True, tag=True):
    """A tile came from the bag to the market."""

    slot: int
    tile: Tile


class TurnBegun(Struct, frozen=True, tag=True):
    """It is this player's turn now; after the last turn, to settle the last tiles (R38)."""

    seat: int


# -------------------------------------------------------------------- scoring


class Share(Struct, frozen=True):
    """One step of a podium: players with equal counts, the places they occupy together, and what each gets.

    `prizes` lists the prizes of those places, 0 beyond the last paid one; `each` is their sum divided by the number
    of players, rounded down (R33). Places count from 1.
    """

    seats: tuple[int, ...]
    count: int
    places: tuple[int, ...]
    prizes: tuple[int, ...]
    total: int
    each: int


class Majority(Struct, frozen=True):
    """One kind in one round: how many each has, and the shares from first place on."""

    kind: Kind
    counts: tuple[int, ...]
    shares: tuple[Share, ...]


class Wall(Struct, frozen=True):
    """A player's longest outer wall, side by side in clockwise order; one point for each (R34)."""

    seat: int
    length: int
    path: tuple[CellSide, ...]


class RoundScored(Struct, frozen=True, tag=True):
    """Every line of a scoring round, and the scores after it (Dirk's last, with two players)."""

    round: int
    majorities: tuple[Majority, ...]
    walls: tuple[Wall, ...]
    scores: tuple[int, ...]


# -------------------------------------------------------------------- the end of the game


class LeftoverAwarded(Struct, frozen=True, tag=True):
    """A tile of the last market went to the player with the most money in its currency, or to nobody (R37)."""

    slot: int
    tile: Tile
    seat: int | None
    money: tuple[int, ...]


class GameEnded(Struct, frozen=True, tag=True):
    """The last round is scored; these seats share the victory (R39)."""

    winners: tuple[int, ...]


Event = (
    MarketLaid
    | DirkReceived
    | HandDealt
    | DisplayLaid
    | DeckStacked
    | StartChosen
    | PositionSet
    | PalaceFound
    | ReserveFound
    | AsideFound
    | DiscardsFound
    | ReceiversFound
    | MoneyTaken
    | TileBought
    | TileBuilt
    | TileRemoved
    | TilesExchanged
    | ActionsStopped
    | TilePlaced
    | TileStored
    | TileGivenToDirk
    | TurnEnded
    | DiscardsReshuffled
    | CardDrawn
    | ScoringCardDrawn
    | SlotFilled
    | TurnBegun
    | RoundScored
    | LeftoverAwarded
    | GameEnded
)


# -------------------------------------------------------------------- reading the journal


def _cards(numbers: Iterable[int]) -> tuple[Card, ...]:
    return tuple(CARDS[number] for number in numbers)


def _tiles(numbers: Iterable[int]) -> tuple[Tile, ...]:
    return tuple(TILES[number] for number in numbers)


def _bought(line: list[int]) -> TileBought:
    _, seat, slot, tile, paid, *cards = line
    return TileBought(seat, slot + 1, TILES[tile], _cards(cards), paid, paid == PRICE[tile])


def _awarded(line: list[int]) -> LeftoverAwarded:
    _, slot, tile, seat, *money = line
    return LeftoverAwarded(slot + 1, TILES[tile], seat if seat >= 0 else None, tuple(money))


def _position(line: list[int]) -> PositionSet:
    _, phase, bonus, actor, turns, round_, drawn, reshuffles, *scores = line
    return PositionSet(PHASES[phase], bool(bonus), actor, turns, round_, drawn, reshuffles, tuple(scores))


def _palace(line: list[int]) -> PalaceFound:
    _, seat, *places = line
    buildings = zip(places[::3], places[1::3], places[2::3], strict=True)
    return PalaceFound(seat, tuple(Building(Cell(x, y), TILES[tile]) for tile, x, y in buildings))


_READERS: Final[dict[int, Callable[[list[int]], Event]]] = {
    journal.MARKET_LAID: lambda n: MarketLaid(tuple(TILES[tile] if tile >= 0 else None for tile in n[1:])),
    journal.DIRK_RECEIVED: lambda n: DirkReceived(_tiles(n[1:])),
    journal.HAND_DEALT: lambda n: HandDealt(n[1], _cards(n[2:])),
    journal.DISPLAY_LAID: lambda n: DisplayLaid(_cards(n[1:])),
    journal.DECK_STACKED: lambda n: DeckStacked(n[1], n[2]),
    journal.START_CHOSEN: lambda n: StartChosen(n[1]),
    journal.POSITION_SET: _position,
    journal.PALACE_FOUND: _palace,
    journal.RESERVE_FOUND: lambda n: ReserveFound(n[1], _tiles(n[2:])),
    journal.ASIDE_FOUND: lambda n: AsideFound(_tiles(n[1:])),
    journal.DISCARDS_FOUND: lambda n: DiscardsFound(_cards(n[1:])),
    journal.RECEIVERS_FOUND: lambda n: ReceiversFound(tuple(seat if seat >= 0 else None for seat in n[1:])),
    journal.MONEY_TAKEN: lambda n: MoneyTaken(n[1], _cards(n[2:])),
    journal.TILE_BOUGHT: _bought,
    journal.TILE_BUILT: lambda n: TileBuilt(n[1], TILES[n[2]], Cell(n[3], n[4])),
    journal.TILE_REMOVED: lambda n: TileRemoved(n[1], TILES[n[2]], Cell(n[3], n[4])),
    journal.TILES_EXCHANGED: lambda n: TilesExchanged(n[1], TILES[n[2]], TILES[n[3]], Cell(n[4], n[5])),
    journal.ACTIONS_STOPPED: lambda n: ActionsStopped(n[1], bool(n[2])),
    journal.TILE_PLACED: lambda n: TilePlaced(n[1], TILES[n[2]], Cell(n[3], n[4])),
    journal.TILE_STORED: lambda n: TileStored(n[1], TILES[n[2]]),
    journal.TILE_GIVEN_TO_DIRK: lambda n: TileGivenToDirk(n[1], TILES[n[2]]),
    journal.TURN_ENDED: lambda n: TurnEnded(n[1]),
    journal.DISCARDS_RESHUFFLED: lambda n: DiscardsReshuffled(n[1]),
    journal.CARD_DRAWN: lambda n: CardDrawn(CARDS[n[1]]),
    journal.SCORING_CARD_DRAWN: lambda n: ScoringCardDrawn(n[1]),
    journal.SLOT_FILLED: lambda n: SlotFilled(n[1] + 1, TILES[n[2]]),
    journal.LEFTOVER_AWARDED: _awarded,
    journal.TURN_BEGUN: lambda n: TurnBegun(n[1]),
    journal.GAME_ENDED: lambda n: GameEnded(tuple(n[1:])),
}


def read_journal(lines: Iterable[list[int]]) -> tuple[Event, ...]:
    """The news of a game as events; the lines of one scoring become one event."""
    events: list[Event] = []
    sheet: list[list[int]] = []
    for line in lines:
        if journal.SCORING_BEGUN <= line[0] <= journal.SCORES_SUMMED:
            sheet.append(line)
            if line[0] == journal.SCORES_SUMMED:
                events.append(_read_sheet(sheet))
                sheet = []
        else:
            events.append(_READERS[line[0]](line))
    return tuple(events)


def _read_sheet(sheet: list[list[int]]) -> RoundScored:
    round_ = sheet[0][1]
    counted = [line for line in sheet if line[0] == journal.MAJORITY_COUNTED]
    shared = [line for line in sheet if line[0] == journal.PRIZE_SHARED]
    majorities = tuple(
        Majority(
            kind=KINDS[kind],
            counts=tuple(counts),
            shares=tuple(_read_share(round_, line) for line in shared if line[1] == kind),
        )
        for _, kind, *counts in counted
    )
    walls = tuple(_read_wall(line) for line in sheet if line[0] == journal.WALL_COUNTED)
    return RoundScored(round_, majorities, walls, tuple(sheet[-1][1:]))


def _read_share(round_: int, line: list[int]) -> Share:
    _, kind, count, place, each, *seats = line
    places = range(place, place + len(seats))
    prizes = tuple(int(prize(round_, kind, place)) for place in places)
    return Share(tuple(seats), count, tuple(place + 1 for place in places), prizes, sum(prizes), each)


def _read_wall(line: list[int]) -> Wall:
    _, seat, *steps = line
    path = tuple(
        CellSide(Cell(x, y), SIDES[side]) for x, y, side in zip(steps[::3], steps[1::3], steps[2::3], strict=True)
    )
    return Wall(seat, len(path), path)
