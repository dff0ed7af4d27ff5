"""The table as the public sees it, folded from the events alone: no rule is needed but how a turn goes on (R14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from alhambra import Card, Cell, Event, Phase, Tile, View
from alhambra import events as news


@dataclass
class Table:
    """What lies where, as far as one can know it from the outside."""

    palaces: dict[int, dict[Cell, Tile]] = field(default_factory=dict)
    reserves: dict[int, set[Tile]] = field(default_factory=dict)
    hands: dict[int, Counter[Card]] = field(default_factory=dict)
    aside: set[Tile] = field(default_factory=set)
    display: Counter[Card] = field(default_factory=Counter)
    discards: Counter[Card] = field(default_factory=Counter)
    market: list[Tile | None] = field(default_factory=lambda: [None] * 4)
    receivers: list[int | None] = field(default_factory=lambda: [None] * 4)
    dirk: set[Tile] = field(default_factory=set)
    scores: tuple[int, ...] = ()
    phase: Phase = Phase.ACT
    has_bonus: bool = False
    actor: int | None = None
    start: int = -1
    turns: int = 0
    round: int = 0
    deck: int = 0
    opening_deck: int = 0
    drawn: int = 0
    reshuffles: int = 0
    bag: int = 0
    is_last_turn_over: bool = False

    def fold(self, events: Iterable[Event]) -> Table:
        for event in events:
            getattr(self, "_on_" + type(event).__name__)(event)
        return self

    # ---------------------------------------------------------------- set-up

    def _on_PositionSet(self, event: news.PositionSet) -> None:  # noqa: N802
        self.phase, self.has_bonus, self.actor = event.phase, event.has_bonus, event.actor
        self.turns, self.round, self.drawn = event.turns, event.round, event.drawn
        self.reshuffles, self.scores = event.reshuffles, event.scores
        self.is_last_turn_over = event.phase in (Phase.FINAL, Phase.OVER)

    def _on_PalaceFound(self, event: news.PalaceFound) -> None:  # noqa: N802
        self.palaces[event.seat] = {building.cell: building.tile for building in event.buildings}

    def _on_ReserveFound(self, event: news.ReserveFound) -> None:  # noqa: N802
        self.reserves[event.seat] = set(event.tiles)

    def _on_AsideFound(self, event: news.AsideFound) -> None:  # noqa: N802
        self.aside = set(event.tiles)

    def _on_DiscardsFound(self, event: news.DiscardsFound) -> None:  # noqa: N802
        self.discards = Counter(event.cards)

    def _on_ReceiversFound(self, event: news.ReceiversFound) -> None:  # noqa: N802
        self.receivers = list(event.seats)

    def _on_MarketLaid(self, event: news.MarketLaid) -> None:  # noqa: N802
        self.market = list(event.tiles)

    def _on_HandDealt(self, event: news.HandDealt) -> None:  # noqa: N802
        self.hands[event.seat] = Counter(event.cards)
        self.palaces.setdefault(event.seat, {})
        self.reserves.setdefault(event.seat, set())

    def _on_DisplayLaid(self, event: news.DisplayLaid) -> None:  # noqa: N802
        self.display = Counter(event.cards)

    def _on_DeckStacked(self, event: news.DeckStacked) -> None:  # noqa: N802
        self.bag = event.bag
        self.deck = event.money_cards + (2 - min(self.round, 2) if not self.reshuffles else 0)
        self.opening_deck = self.drawn + (event.money_cards if not self.reshuffles else 0)

    def _on_StartChosen(self, event: news.StartChosen) -> None:  # noqa: N802
        self.start = event.seat
        if self.actor is None:
            self.actor = event.seat
        if not self.scores:
            self.scores = (0,) * (len(self.hands) + (len(self.hands) == 2))

    # ---------------------------------------------------------------- moves

    def _end_actions(self) -> None:
        self.has_bonus = False
        self.phase = Phase.SETTLE if self.aside else Phase.READY

    def _settle(self, tile: Tile) -> None:
        self.aside.remove(tile)
        if self.phase is Phase.SETTLE and not self.aside:
            self.phase = Phase.READY

    def _on_MoneyTaken(self, event: news.MoneyTaken) -> None:  # noqa: N802
        self.display -= Counter(event.cards)
        self.hands[event.seat] += Counter(event.cards)
        self._end_actions()

    def _on_TileBought(self, event: news.TileBought) -> None:  # noqa: N802
        self.hands[event.seat] -= Counter(event.cards)
        self.discards += Counter(event.cards)
        self.market[event.slot - 1] = None
        self.aside.add(event.tile)
        self.has_bonus = event.is_exact
        if not event.is_exact:
            self._end_actions()

    def _on_TileBuilt(self, event: news.TileBuilt) -> None:  # noqa: N802
        self.reserves[event.seat].remove(event.tile)
        self.palaces[event.seat][event.cell] = event.tile
        self._end_actions()

    def _on_TileRemoved(self, event: news.TileRemoved) -> None:  # noqa: N802
        assert self.palaces[event.seat].pop(event.cell) is event.tile
        self.reserves[event.seat].add(event.tile)
        self._end_actions()

    def _on_TilesExchanged(self, event: news.TilesExchanged) -> None:  # noqa: N802
        assert self.palaces[event.seat][event.cell] is event.old
        self.palaces[event.seat][event.cell] = event.tile
        self.reserves[event.seat].remove(event.tile)
        self.reserves[event.seat].add(event.old)
        self._end_actions()

    def _on_ActionsStopped(self, event: news.ActionsStopped) -> None:  # noqa: N802
        assert self.has_bonus is event.had_bonus
        self._end_actions()

    def _on_TilePlaced(self, event: news.TilePlaced) -> None:  # noqa: N802
        self.palaces[event.seat][event.cell] = event.tile
        self._settle(event.tile)

    def _on_TileStored(self, event: news.TileStored) -> None:  # noqa: N802
        self.reserves[event.seat].add(event.tile)
        self._settle(event.tile)

    def _on_TileGivenToDirk(self, event: news.TileGivenToDirk) -> None:  # noqa: N802
        self.dirk.add(event.tile)
        self._settle(event.tile)

    # ---------------------------------------------------------------- the end of a turn

    def _on_TurnEnded(self, event: news.TurnEnded) -> None:  # noqa: N802
        assert self.actor == event.seat
        self.turns += not self.is_last_turn_over

    def _on_CardDrawn(self, event: news.CardDrawn) -> None:  # noqa: N802
        self.display[event.card] += 1
        self.deck -= 1
        self.drawn += not self.reshuffles

    def _on_ScoringCardDrawn(self, event: news.ScoringCardDrawn) -> None:  # noqa: N802
        assert event.round == self.round + 1
        self.deck -= 1

    def _on_DiscardsReshuffled(self, event: news.DiscardsReshuffled) -> None:  # noqa: N802
        assert (self.deck, self.discards.total()) == (0, event.cards)
        self.deck, self.discards = event.cards, Counter()
        self.reshuffles += 1

    def _on_SlotFilled(self, event: news.SlotFilled) -> None:  # noqa: N802
        self.market[event.slot - 1] = event.tile
        self.bag -= 1

    def _on_DirkReceived(self, event: news.DirkReceived) -> None:  # noqa: N802
        self.dirk |= set(event.tiles)
        self.bag -= len(event.tiles)

    def _on_RoundScored(self, event: news.RoundScored) -> None:  # noqa: N802
        self.round, self.scores = event.round, event.scores

    def _on_TurnBegun(self, event: news.TurnBegun) -> None:  # noqa: N802
        self.actor = event.seat
        self.phase = Phase.FINAL if self.is_last_turn_over else Phase.ACT
        for slot, seat in enumerate(self.receivers):
            tile = self.market[slot]
            if seat == event.seat and tile is not None:
                self.aside.add(tile)
                self.market[slot] = self.receivers[slot] = None

    # ---------------------------------------------------------------- the end of the game

    def _on_LeftoverAwarded(self, event: news.LeftoverAwarded) -> None:  # noqa: N802
        self.is_last_turn_over = True
        self.receivers[event.slot - 1] = event.seat

    def _on_GameEnded(self, event: news.GameEnded) -> None:  # noqa: N802
        points = self.scores[: len(self.hands)]
        assert event.winners == tuple(seat for seat, each in enumerate(points) if each == max(points))
        self.phase, self.actor = Phase.OVER, None

    # ---------------------------------------------------------------- compared with a view

    def seen(self) -> dict[str, Any]:
        """What must be on a view of this table."""
        seats = sorted(self.hands)
        return {
            "players": len(seats),
            "phase": self.phase,
            "actor": self.actor,
            "start": self.start,
            "turns": self.turns,
            "round": self.round,
            "has_bonus": self.has_bonus,
            "palaces": tuple(tuple(sorted(self.palaces[seat].items())) for seat in seats),
            "reserves": tuple(tuple(sorted(self.reserves[seat])) for seat in seats),
            "aside": tuple(sorted(self.aside)),
            "hand_sizes": tuple(self.hands[seat].total() for seat in seats),
            "display": tuple(sorted(self.display.elements())),
            "market": tuple(self.market),
            "receivers": tuple(self.receivers),
            "deck": self.deck,
            "discards": tuple(sorted(self.discards.elements())),
            "bag": self.bag,
            "dirk": tuple(sorted(self.dirk)),
            "scores": self.scores[: len(seats)],
            "dirk_score": self.scores[2] if len(seats) == 2 else None,
            "opening_deck": self.opening_deck,
            "drawn": self.drawn,
            "reshuffles": self.reshuffles,
        }


def on_view(view: View) -> dict[str, Any]:
    """The same of a view, in the same form."""
    seen = {name: getattr(view, name) for name in Table().seen()}
    seen["palaces"] = tuple(tuple((each.cell, each.tile) for each in palace) for palace in view.palaces)
    return seen
