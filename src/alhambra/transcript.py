"""A game as one JSON object, with everything another program needs to check it: docs/cli.md has the form.

It is written from the moves and what came of them, piles included, so it tells more than any player knew.
"""

from __future__ import annotations

from typing import Any

from alhambra.deal import Deal
from alhambra.events import (
    CardDrawn,
    DirkReceived,
    DiscardsReshuffled,
    DisplayLaid,
    Event,
    HandDealt,
    MarketLaid,
    RoundScored,
)
from alhambra.game import Game
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
)
from alhambra.rules.scoring import LAST_ROUND
from alhambra.rules.state import State
from alhambra.values import CARDS, TILES, Card, Cell, Tile
from alhambra.view import Phase

CARD_NAMES = (*map(str, CARDS), "S1", "S2")


class NoTranscript(ValueError):
    """The game does not begin with a deal, so that the form of a transcript cannot hold it."""


def transcript(game: Game) -> dict[str, Any]:
    """The game as its record tells it."""
    setup = game.setup
    if not isinstance(setup, Deal):
        raise NoTranscript("a transcript begins with a deal, but this game begins with a position")
    told: dict[str, Any] = {"players": game.players, **_deal(game.at(0))}
    if setup.youngest:
        told["youngest"] = list(setup.youngest)
    story = _Story(Game(setup))
    for move in game.moves:
        story.tell(move)
    told.update(reshuffles=story.reshuffles, turns=story.turns, leftovers=story.leftovers)
    told.update(_sheets(game))
    told["winners"] = list(game.winners) if game.is_over else None
    return told


def _deal(start: Game) -> dict[str, Any]:
    """Where everything lies before the first turn."""
    dealt = start.events_of(0)
    return {
        "hands": [_cards(event.cards) for event in dealt if isinstance(event, HandDealt)],
        "display": [name for event in dealt if isinstance(event, DisplayLaid) for name in _cards(event.cards)],
        "deck": _deck(start.state()),
        "market": [_tile(tile) for event in dealt if isinstance(event, MarketLaid) for tile in event.tiles if tile],
        "bag": [_tile(TILES[number]) for number in reversed(start.state().bag.listed())],
        "dirk": [_tile(tile) for event in dealt if isinstance(event, DirkReceived) for tile in event.tiles],
    }


class _Story:
    """The turns, told move by move while they are played again."""

    def __init__(self, game: Game) -> None:
        self.turns: list[dict[str, Any]] = []
        self.leftovers: list[dict[str, Any]] = []
        self.reshuffles: list[list[str]] = []
        self._game = game
        self._is_new_turn = True

    def tell(self, move: Move) -> None:
        seat = self._game.actor
        if self._game.phase is Phase.FINAL:
            if not isinstance(move, EndTurn):
                self.leftovers.append({"seat": seat, **_settling(move)})
        elif self._is_new_turn:
            self.turns.append({"seat": seat, "actions": [], "settle": []})
            self._is_new_turn = False
        if self._game.phase is Phase.ACT:
            self.turns[-1]["actions"].append(_action(move))
        elif self._game.phase is Phase.SETTLE:
            self.turns[-1]["settle"].append(_settling(move))
        self._note_reshuffle(self._game.play(move))
        self._is_new_turn = self._is_new_turn or isinstance(move, EndTurn)

    def _note_reshuffle(self, events: tuple[Event, ...]) -> None:
        """The new deck: the cards drawn from it at once, and those still in it.

        There is at most one in a turn: a deck that runs out again in the same refill leaves no discards for another.
        """
        for at, event in enumerate(events):
            if isinstance(event, DiscardsReshuffled):
                drawn = [str(later.card) for later in events[at:] if isinstance(later, CardDrawn)]
                self.reshuffles.append([*drawn, *_deck(self._game.state())])


def _sheets(game: Game) -> dict[str, Any]:
    """Scores, walls and Dirk's points of rounds 1 to 3; None for a round that was not held."""
    scores: list[list[int] | None] = [None] * LAST_ROUND
    walls: list[list[int] | None] = [None] * LAST_ROUND
    dirk_scores: list[int | None] = [None] * LAST_ROUND
    for event in game.events:
        if isinstance(event, RoundScored):
            scores[event.round - 1] = list(event.scores[: game.players])
            walls[event.round - 1] = [wall.length for wall in event.walls]
            if game.players == 2:
                dirk_scores[event.round - 1] = event.scores[2]
    return {"scores": scores, "walls": walls, "dirk_scores": dirk_scores}


# -------------------------------------------------------------------- moves


def _action(move: Move) -> dict[str, Any]:
    match move:
        case TakeMoney(cards):
            return {"do": "take", "cards": _cards(cards)}
        case Buy(slot, cards):
            return {"do": "buy", "slot": slot, "cards": _cards(cards)}
        case Build(tile, cell):
            return {"do": "place", "tile": _tile(tile), "at": _cell(cell)}
        case Remove(cell):
            return {"do": "remove", "at": _cell(cell)}
        case Exchange(tile, cell):
            return {"do": "exchange", "tile": _tile(tile), "at": _cell(cell)}
        case Stop():
            return {"do": "stop"}
        case _:
            raise AssertionError(f"{move} is no action")


def _settling(move: Move) -> dict[str, Any]:
    match move:
        case Place(tile, cell):
            return {"tile": _tile(tile), "to": _cell(cell)}
        case Store(tile):
            return {"tile": _tile(tile), "to": "reserve"}
        case GiveToDirk(tile):
            return {"tile": _tile(tile), "to": "dirk"}
        case _:
            raise AssertionError(f"{move} settles no tile")


# -------------------------------------------------------------------- pieces


def _cards(cards: tuple[Card, ...]) -> list[str]:
    return [str(card) for card in cards]


def _tile(tile: Tile) -> str:
    return f"{tile.kind}/{tile.price}/{''.join(tile.walls) or '-'}"


def _cell(cell: Cell) -> list[int]:
    return [cell.x, cell.y]


def _deck(state: State) -> list[str]:
    return [CARD_NAMES[number] for number in reversed(state.deck.listed())]
