"""The sorts of pictures in the rules book.

Each has a position in notation and a claim. `draw` lets the engine play it and gives what the page shows; `fault` says
where the claim and the engine differ. Seat 0 is the one who acts.
"""

from __future__ import annotations

from msgspec import Struct

from alhambra.events import DirkReceived, LeftoverAwarded, Majority, RoundScored
from alhambra.events import Wall as WallScored
from alhambra.game import Game
from alhambra.insight import Purpose, why
from alhambra.insight.standings import score_now, wall
from alhambra.moves import Build, Buy, Exchange, Place, Remove, TakeMoney, move
from alhambra.notation import parse_setup
from alhambra.reasons import Reason
from alhambra.values import Card, Cell, Kind, Tile, tile
from alhambra.view import Building


def set_up(position: str) -> Game:
    """The game that begins at a position."""
    return Game(parse_setup(position))


# -------------------------------------------------------------------- what the page gets


class DrawnBuilding(Struct, frozen=True, tag_field="sort", tag="building"):
    """A tile that is placed, built, exchanged or removed, or `reason` says why not; the wall before and after."""

    verb: str
    palace: tuple[Building, ...]
    tile: Tile | None
    cell: Cell
    reason: Reason | None
    wall: int
    wall_after: int | None


class DrawnGround(Struct, frozen=True, tag_field="sort", tag="ground"):
    """Where a tile may go in a palace, and for every other cell around it why not."""

    palace: tuple[Building, ...]
    tile: Tile
    legal: tuple[Cell, ...]
    illegal: tuple[Reason, ...]


class DrawnPayment(Struct, frozen=True, tag_field="sort", tag="payment"):
    """Cards that are paid for the tile of a slot. `rest` are the cards that stay in hand."""

    slot: int
    tile: Tile
    cards: tuple[Card, ...]
    rest: tuple[Card, ...]
    paid: int
    reason: Reason | None


class DrawnTaking(Struct, frozen=True, tag_field="sort", tag="taking"):
    """Cards that are taken from the display."""

    display: tuple[Card, ...]
    cards: tuple[Card, ...]
    total: int
    reason: Reason | None


class DrawnWall(Struct, frozen=True, tag_field="sort", tag="wall"):
    """A palace and its longest wall."""

    palace: tuple[Building, ...]
    wall: WallScored


class DrawnMajority(Struct, frozen=True, tag_field="sort", tag="majority"):
    """One kind in one scoring round; with two players the last count is Dirk's."""

    round: int
    majority: Majority
    has_dirk: bool


class DrawnLeftovers(Struct, frozen=True, tag_field="sort", tag="leftovers"):
    """The last tiles of the market, and who gets them."""

    awards: tuple[LeftoverAwarded, ...]


class DrawnDirk(Struct, frozen=True, tag_field="sort", tag="dirk"):
    """Dirk's tiles, those he draws after a round, and how many the bag held before that."""

    round: int
    before: tuple[Tile, ...]
    drawn: tuple[Tile, ...]
    bag: int


Drawn = (
    DrawnBuilding | DrawnGround | DrawnPayment | DrawnTaking | DrawnWall | DrawnMajority | DrawnLeftovers | DrawnDirk
)

# -------------------------------------------------------------------- what the book claims


class Attempt(Struct, frozen=True):
    """A move of seat 0; `refused` is the code of the reason why it is not possible, empty for a legal one."""

    position: str
    move: str
    refused: str = ""

    def fault(self) -> str | None:
        reason = set_up(self.position).why_not(move(self.move))
        code = "" if reason is None else reason.code
        return None if code == self.refused else f"{self.move} is {code or 'legal'}, not {self.refused or 'legal'}"

    def draw(self) -> Drawn:
        game = set_up(self.position)
        order = move(self.move)
        reason = game.why_not(order)
        match order:
            case TakeMoney(cards=cards):
                return DrawnTaking(game.view(0).display, cards, _sum(cards), reason)
            case Buy(slot=slot, cards=cards):
                return _draw_payment(game, slot, cards, reason)
            case Place() | Build() | Exchange() | Remove():
                return _draw_building(game, order, reason)
        raise TypeError(f"no picture for {order}")


def _draw_payment(game: Game, slot: int, cards: tuple[Card, ...], reason: Reason | None) -> DrawnPayment:
    view = game.view(0)
    on_offer = view.market[slot - 1]
    assert on_offer is not None, "the book shows no empty slot"
    rest = list(view.hands[0] or ())
    for each in cards:
        rest.remove(each)
    return DrawnPayment(slot, on_offer, cards, tuple(rest), _sum(cards), reason)


def _draw_building(game: Game, order: Place | Build | Exchange | Remove, reason: Reason | None) -> DrawnBuilding:
    before = game.view(0)
    after = None
    if reason is None:
        game.play(order)
        after = game.view(0).walls[0]
    verb = str(order).partition(" ")[0]
    moved = None if isinstance(order, Remove) else order.tile
    return DrawnBuilding(verb, before.palaces[0], moved, order.cell, reason, before.walls[0], after)


class Ground(Struct, frozen=True):
    """Where a tile that was bought may go: on these cells and no others."""

    position: str
    tile: str
    legal: str

    def _verdicts(self) -> tuple[list[Cell], list[Reason]]:
        cells = why(set_up(self.position).view(0), tile(self.tile), Purpose.PLACE).cells
        legal = [each.cell for each in cells if each.reason is None]
        return legal, [each.reason for each in cells if each.reason is not None]

    def fault(self) -> str | None:
        legal = " ".join(map(str, self._verdicts()[0]))
        return None if legal == self.legal else f"{self.tile} may go to {legal}, not {self.legal}"

    def draw(self) -> Drawn:
        legal, illegal = self._verdicts()
        standing = set_up(self.position).view(0).palaces[0]
        near = tuple(reason for reason in illegal if reason.code not in ("CELL_IS_TAKEN", "TOUCHES_NOTHING"))
        return DrawnGround(standing, tile(self.tile), tuple(legal), near)


class LongestWall(Struct, frozen=True):
    """The wall of seat 0 and its length."""

    position: str
    length: int

    def fault(self) -> str | None:
        length = set_up(self.position).view(0).walls[0]
        return None if length == self.length else f"the wall is {length} long, not {self.length}"

    def draw(self) -> Drawn:
        view = set_up(self.position).view(0)
        return DrawnWall(view.palaces[0], wall(view, 0))


class Prizes(Struct, frozen=True):
    """A majority in a round, and the points each rival gets for it."""

    position: str
    round: int
    kind: Kind
    points: tuple[int, ...]

    def _majority(self) -> Majority:
        sheet: RoundScored = score_now(set_up(self.position).state(), self.round)
        return next(each for each in sheet.majorities if each.kind is self.kind)

    def fault(self) -> str | None:
        points = [0] * len(self._majority().counts)
        for share in self._majority().shares:
            for seat in share.seats:
                points[seat] = share.each
        return None if tuple(points) == self.points else f"the points are {tuple(points)}, not {self.points}"

    def draw(self) -> Drawn:
        majority = self._majority()
        return DrawnMajority(self.round, majority, len(majority.counts) > set_up(self.position).players)


class Leftovers(Struct, frozen=True):
    """The end of the game by these moves: who gets the last tile of each slot, and None where it stays."""

    position: str
    moves: str
    receivers: tuple[int | None, ...]

    def _awards(self) -> tuple[LeftoverAwarded, ...]:
        game = _played(self.position, self.moves)
        return tuple(each for each in game.events if isinstance(each, LeftoverAwarded))

    def fault(self) -> str | None:
        receivers = tuple(each.seat for each in self._awards())
        return None if receivers == self.receivers else f"the tiles go to {receivers}, not {self.receivers}"

    def draw(self) -> Drawn:
        return DrawnLeftovers(self._awards())


class DirkDraws(Struct, frozen=True):
    """After these moves a round is scored, and Dirk draws so many tiles."""

    position: str
    moves: str
    drawn: int

    def _drawn(self) -> tuple[Tile, ...]:
        """The last he received: his first tiles are part of the position."""
        game = _played(self.position, self.moves)
        return [each.tiles for each in game.events if isinstance(each, DirkReceived)][-1]

    def fault(self) -> str | None:
        drawn = len(self._drawn())
        return None if drawn == self.drawn else f"Dirk draws {drawn}, not {self.drawn}"

    def draw(self) -> Drawn:
        game = _played(self.position, self.moves)
        drawn = self._drawn()
        return DrawnDirk(game.view(0).round, set_up(self.position).view(0).dirk, drawn, game.view(0).bag + len(drawn))


Figure = Attempt | Ground | LongestWall | Prizes | Leftovers | DirkDraws


def _played(position: str, moves: str) -> Game:
    game = set_up(position)
    for each in moves.split(";"):
        game.play(move(each))
    return game


def _sum(cards: tuple[Card, ...]) -> int:
    return sum(each.value for each in cards)
