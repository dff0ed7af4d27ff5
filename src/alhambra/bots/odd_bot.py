"""The odd bot: it plays into the corners of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from alhambra.bots.bot import Budget, luck_of
from alhambra.events import Event
from alhambra.moves import Build, Buy, EndTurn, Exchange, GiveToDirk, Move, Place, Remove, Stop, Store, TakeMoney
from alhambra.orders import legal_moves
from alhambra.rules.state import State
from alhambra.values import CURRENCIES, Cell
from alhambra.view import View, imagine


class OddBot:
    """Does on purpose what random play never comes to do; for tests and simulations.

    Its seed decides on one oddity for the whole game: hoarding until display and deck run dry, paying with every card
    of a currency, building one long snake, a block, or a wall that closes into a ring, feeding Dirk, rebuilding.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._oddity = ODDITIES[seed % len(ODDITIES)]

    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:  # noqa: ARG002 - it needs no time
        state = imagine(view)
        luck = Random(luck_of(self._seed, view, history))
        moves = legal_moves(state)
        most = max(self._oddity(view, state, move) for move in moves)
        chosen = luck.choice([move for move in moves if self._oddity(view, state, move) == most])
        return _with_spare_cards(view, chosen) if luck.random() < 0.3 else chosen


def _with_spare_cards(view: View, move: Move) -> Move:
    """The same purchase, paid with all the money there is in that currency (R18)."""
    if not isinstance(move, Buy):
        return move
    hand = view.hands[view.actor or 0] or ()
    return Buy(move.slot, tuple(card for card in hand if card.currency == CURRENCIES[move.slot - 1]))


def _hoards(view: View, _state: State, move: Move) -> float:
    """All the money, until there is none to take; then everything is bought, and Dirk gets it."""
    match move:
        case TakeMoney(cards):
            return 50 + len(cards)
        case Buy():
            return 20 if not view.display else 1
        case GiveToDirk():
            return 2
        case _:
            return 0


def _spends(_view: View, _state: State, move: Move) -> float:
    """Buys whatever can be bought, and stops rather than take money for a bonus."""
    match move:
        case Buy(_, cards):
            return 50 + len(cards)
        case Stop():
            return 40
        case Place():
            return 2
        case _:
            return 0


def _stretches(view: View, _state: State, move: Move) -> float:
    """One long snake: as far from the fountain as can be."""
    match move:
        case Place(_, cell) | Build(_, cell):
            return 100 + _distance(cell)
        case Remove() | Exchange():
            return -1
        case _:
            return _spends(view, _state, move)


def _huddles(view: View, _state: State, move: Move) -> float:
    """A block: as near to the fountain as can be."""
    match move:
        case Place(_, cell) | Build(_, cell):
            return 100 - _distance(cell)
        case Remove() | Exchange():
            return -1
        case _:
            return _spends(view, _state, move)


def _walls_in(view: View, state: State, move: Move) -> float:
    """A wall as long as can be, and at best a ring (R35)."""
    if isinstance(move, Place | Build):
        palace = state.palaces[state.actor].copy()
        palace.put(palace.cell_at(move.cell.x, move.cell.y), move.tile.number)
        return 100 + int(palace.wall())
    if isinstance(move, Buy):
        tile = view.market[move.slot - 1]
        return 50 + len(tile.walls) if tile is not None else 0
    return _spends(view, state, move)


def _rebuilds(_view: View, _state: State, move: Move) -> float:
    """Stores what it buys, builds from the reserve, exchanges and removes."""
    match move:
        case Store() | Exchange():
            return 3
        case Build() | Buy():
            return 2
        case Remove() | TakeMoney():
            return 1
        case EndTurn() | Stop() | Place() | GiveToDirk():
            return 0


def _distance(cell: Cell) -> int:
    return abs(cell.x) + abs(cell.y)


ODDITIES: Final[tuple[Callable[[View, State, Move], float], ...]] = (
    _hoards,
    _spends,
    _stretches,
    _huddles,
    _walls_in,
    _rebuilds,
)
