"""A whole game in figures, for the final sheet and for statistics."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import TypeVar

from msgspec import Struct

from alhambra.events import (
    ActionsStopped,
    Event,
    GameEnded,
    HandDealt,
    LeftoverAwarded,
    MoneyTaken,
    RoundScored,
    TileBought,
    TileBuilt,
    TileGivenToDirk,
    TilePlaced,
    TileRemoved,
    TilesExchanged,
    TileStored,
    TurnEnded,
)

Done = TypeVar("Done", bound=Event)


class RoundPoints(Struct, frozen=True):
    """Where the points of one rival came from in one round: each kind, in the order of the prizes, and the wall."""

    round: int
    kinds: tuple[int, ...]
    wall: int
    total: int


class PlayerSummary(Struct, frozen=True):
    """What one player did in a game, and what it brought.

    `overpaid` are coins paid beyond the prices. `passes` are turns without a possible action (R15), `declined` bonus
    actions that were not wanted (A2). `leftovers` are tiles received at the end (R37); they are also among `placed` or
    `stored`, like those bought.
    """

    seat: int
    points: int
    rounds: tuple[RoundPoints, ...]
    turns: int
    takings: int
    cards_taken: int
    money_taken: int
    purchases: int
    exact: int
    paid: int
    overpaid: int
    builds: int
    removes: int
    exchanges: int
    passes: int
    declined: int
    placed: int
    stored: int
    given_to_dirk: int
    leftovers: int


class DirkSummary(Struct, frozen=True):
    """Dirk's points (R41)."""

    points: int
    rounds: tuple[RoundPoints, ...]


class Summary(Struct, frozen=True):
    """A game, or as much of it as has been played; `winners` is empty while it goes on."""

    players: tuple[PlayerSummary, ...]
    dirk: DirkSummary | None
    turns: int
    winners: tuple[int, ...]


def game_summary(events: Iterable[Event]) -> Summary:
    """Everything that the events of a game, from its deal on, add up to."""
    told = tuple(events)
    sheets = [event for event in told if isinstance(event, RoundScored)]
    seats = [event.seat for event in told if isinstance(event, HandDealt)]
    winners = [event.winners for event in told if isinstance(event, GameEnded)]
    by_seat: defaultdict[int | None, list[Event]] = defaultdict(list)
    for event in told:
        by_seat[getattr(event, "seat", None)].append(event)
    players = tuple(_player(seat, by_seat[seat], sheets) for seat in seats)
    dirk = None
    if len(seats) == 2:
        rounds = tuple(_round_points(sheet, 2) for sheet in sheets)
        dirk = DirkSummary(_total(rounds), rounds)
    return Summary(players, dirk, sum(player.turns for player in players), winners[0] if winners else ())


def _of(kind: type[Done], events: Iterable[Event]) -> list[Done]:
    return [event for event in events if isinstance(event, kind)]


def _player(seat: int, events: Sequence[Event], sheets: Sequence[RoundScored]) -> PlayerSummary:
    """A player's summary, from the events that name the seat."""
    taken = _of(MoneyTaken, events)
    bought = _of(TileBought, events)
    stops = _of(ActionsStopped, events)
    rounds = tuple(_round_points(sheet, seat) for sheet in sheets)
    return PlayerSummary(
        seat=seat,
        points=_total(rounds),
        rounds=rounds,
        turns=len(_of(TurnEnded, _before_the_leftovers(events))),
        takings=len(taken),
        cards_taken=sum(len(event.cards) for event in taken),
        money_taken=sum(card.value for event in taken for card in event.cards),
        purchases=len(bought),
        exact=sum(event.is_exact for event in bought),
        paid=sum(event.paid for event in bought),
        overpaid=sum(event.paid - event.tile.price for event in bought),
        builds=len(_of(TileBuilt, events)),
        removes=len(_of(TileRemoved, events)),
        exchanges=len(_of(TilesExchanged, events)),
        passes=sum(not event.had_bonus for event in stops),
        declined=sum(event.had_bonus for event in stops),
        placed=len(_of(TilePlaced, events)),
        stored=len(_of(TileStored, events)),
        given_to_dirk=len(_of(TileGivenToDirk, events)),
        leftovers=len(_of(LeftoverAwarded, events)),
    )


def _before_the_leftovers(events: Sequence[Event]) -> Iterable[Event]:
    """The game up to the last turn; settling the last tiles is no turn of its own (R38)."""
    return takewhile(lambda event: not isinstance(event, LeftoverAwarded), events)


def _round_points(sheet: RoundScored, rival: int) -> RoundPoints:
    kinds = tuple(sum(share.each for share in majority.shares if rival in share.seats) for majority in sheet.majorities)
    wall = sum(wall.length for wall in sheet.walls if wall.seat == rival)
    return RoundPoints(sheet.round, kinds, wall, sum(kinds) + wall)


def _total(rounds: Iterable[RoundPoints]) -> int:
    return sum(each.total for each in rounds)
