"""What a move would change: the wall, the majorities, the points, the purse."""

from __future__ import annotations

from msgspec import Struct

from alhambra.events import Majority, RoundScored, Wall
from alhambra.insight.imagined_table import seat_of, table_at_turn
from alhambra.insight.offers import Payment, require_hand
from alhambra.insight.standings import gains, next_round, score_now
from alhambra.moves import Buy, EndTurn, GiveToDirk, Move, Place, Store, TakeMoney
from alhambra.orders import pack, why_not
from alhambra.reasons import CellSide, IllegalMove, read_refusal
from alhambra.rules.money import CURRENCIES, cards_in
from alhambra.rules.moves import STOP
from alhambra.rules.palace import ROOM, Palace
from alhambra.rules.state import ACT, State
from alhambra.rules.tiles import PRICE
from alhambra.rules.turn import play
from alhambra.values import SIDES, Cell, Kind
from alhambra.view import View


class WallChange(Struct, frozen=True):
    """The longest wall before and after, and the sides of standing buildings that stop or begin to be outer walls."""

    before: Wall
    after: Wall
    becoming_inner: tuple[CellSide, ...]
    becoming_outer: tuple[CellSide, ...]


class MajorityChange(Struct, frozen=True):
    """One kind in the next round, as it stands and as it would stand: counts of all rivals, Dirk last, and shares."""

    kind: Kind
    before: Majority
    after: Majority


class MoneyChange(Struct, frozen=True):
    """What the hand is worth in each currency, and how many cards it has, before and after.

    `payment` is there for a purchase: what is paid and by how much that is too much.
    """

    before: tuple[int, ...]
    after: tuple[int, ...]
    cards_before: int
    cards_after: int
    payment: Payment | None


class Preview(Struct, frozen=True):
    """What a move changes. `points_...` are what the next round would bring if held now, for each rival, Dirk last.

    `wall` is None unless the palace changes, `money` unless the hand does; `majorities` has the kinds that change.
    """

    seat: int
    round: int
    wall: WallChange | None
    majorities: tuple[MajorityChange, ...]
    points_before: tuple[int, ...]
    points_after: tuple[int, ...]
    money: MoneyChange | None


def preview(view: View, move: Move, table: State | None = None) -> Preview:
    """What a move would change for the seat that looks; IllegalMove if it may not be made.

    Out of turn it is looked at as if it were this seat's turn. Settling a tile while a bonus action is open is looked
    at as if the bonus were declined first. Nothing that chance decides is foreseen: the end of a turn changes nothing.
    """
    if isinstance(move, TakeMoney | Buy):
        require_hand(view, seat_of(view))
    before = _ready_for(move, table_at_turn(view, table))
    refusal = why_not(before, move)
    if refusal is not None:
        raise IllegalMove(move, read_refusal(refusal))
    after = before.copy()
    if not isinstance(move, EndTurn):
        play(after, pack(after, move))
    round_ = next_round(view)
    assert round_ is not None  # else the game is over, and the move was refused
    seat = int(before.actor)
    sheet, next_sheet = score_now(before, round_), score_now(after, round_)
    return Preview(
        seat=seat,
        round=round_,
        wall=_wall_change(before.palaces[seat], after.palaces[seat], sheet.walls[seat], next_sheet.walls[seat]),
        majorities=_majority_changes(sheet, next_sheet),
        points_before=gains(sheet),
        points_after=gains(next_sheet),
        money=_money_change(before, after, move) if isinstance(move, TakeMoney | Buy) else None,
    )


def _ready_for(move: Move, state: State) -> State:
    """The table with the open bonus declined, if the move is one that comes after the actions."""
    if not isinstance(move, Place | Store | GiveToDirk) or state.phase != ACT or not state.has_bonus:
        return state
    twin = state.copy()
    play(twin, STOP)
    return twin


def _wall_change(before: Palace, after: Palace, wall: Wall, next_wall: Wall) -> WallChange | None:
    plan, next_plan = before.plan(), after.plan()
    if plan == next_plan:
        return None
    outer, next_outer = _outer_walls(before), _outer_walls(after)
    return WallChange(
        before=wall,
        after=next_wall,
        becoming_inner=tuple(side for side in outer if side not in next_outer and _stays(side, plan, next_plan)),
        becoming_outer=tuple(side for side in next_outer if side not in outer and _stays(side, plan, next_plan)),
    )


def _stays(side: CellSide, plan: dict[tuple[int, int], int], next_plan: dict[tuple[int, int], int]) -> bool:
    """Whether the tile of this side is the same in both plans."""
    place = (side.cell.x, side.cell.y)
    return plan.get(place) == next_plan.get(place)


def _outer_walls(palace: Palace) -> list[CellSide]:
    """Every outer side with a wall (R34), clockwise along the outline as the rulebook walks it."""
    places = {number: Cell(x, y) for x, y, number in palace.stroll()}
    palace.walk_outline()
    outline = [(int(ROOM.outline_cell[i]), int(ROOM.outline_side[i])) for i in range(ROOM.outline)]
    return [CellSide(places[cell], SIDES[side]) for cell, side in outline if palace.walls_at(cell) >> side & 1]


def _majority_changes(sheet: RoundScored, next_sheet: RoundScored) -> tuple[MajorityChange, ...]:
    return tuple(
        MajorityChange(before.kind, before, after)
        for before, after in zip(sheet.majorities, next_sheet.majorities, strict=True)
        if before.counts != after.counts
    )


def _money_change(before: State, after: State, move: TakeMoney | Buy) -> MoneyChange:
    seat = int(before.actor)
    payment = None
    if isinstance(move, Buy):
        total = sum(card.value for card in move.cards)
        payment = Payment(move.cards, total, total - int(PRICE[before.market[move.slot - 1]]))
    return MoneyChange(
        before=_worth_by_currency(before, seat),
        after=_worth_by_currency(after, seat),
        cards_before=_hand_size(before, seat),
        cards_after=_hand_size(after, seat),
        payment=payment,
    )


def _worth_by_currency(state: State, seat: int) -> tuple[int, ...]:
    return tuple(int(state.money_of(seat, currency)) for currency in range(CURRENCIES))


def _hand_size(state: State, seat: int) -> int:
    return sum(int(cards_in(state.purses[seat * CURRENCIES + currency])) for currency in range(CURRENCIES))
