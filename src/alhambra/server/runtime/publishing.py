"""What everybody may know: entries without their secrets, the turn and the clocks, as they go over the wire."""

from __future__ import annotations

from alhambra.server.core import log
from alhambra.server.core.table import Change, Table
from alhambra.server.protocol.messages import (
    AgreedToRematchNews,
    ClockState,
    GameStartedNews,
    Happening,
    News,
    RematchAskedNews,
    SeatFilledNews,
    SeatVacatedNews,
    ShareRevealedNews,
    SharesAskedNews,
    SpectatorRemovedNews,
    TableOpenedNews,
    TurnState,
)


def publish(change: Change) -> News:
    """A change of a table as everybody may know it."""
    return News(change.version, change.step, _public(change), change.events)


def _public(change: Change) -> Happening:
    """The entry itself, if it holds no secret; otherwise its public form."""
    match change.entry:
        case log.TableOpened(at=at):
            return TableOpenedNews(at)
        case log.SeatFilled(at=at, seat=seat, sitter=sitter):
            return SeatFilledNews(at, seat, sitter.kind, sitter.name)
        case log.SeatVacated(at=at, seat=seat, was_removed=was_removed, for_good=for_good):
            return SeatVacatedNews(at, seat, change.sitters[seat].name, was_removed, for_good)
        case log.SharesAsked(at=at):
            return SharesAskedNews(at, at + change.reveal_within)
        case log.ShareRevealed(at=at, seat=seat):
            return ShareRevealedNews(at, seat)
        case log.GameStarted(at=at):
            return GameStartedNews(at)
        case log.SpectatorRemoved(at=at, name=name):
            return SpectatorRemovedNews(at, name)
        case log.RematchAsked(at=at, by=by):
            return RematchAskedNews(at, change.game + 1, by)
        case log.AgreedToRematch(at=at, seat=seat):
            return AgreedToRematchNews(at, seat)
        case entry:
            return entry


def turn_state(table: Table) -> TurnState | None:
    if table.game is None or table.game.actor is None:
        return None
    steps, undone = tuple(map(str, table.steps)), tuple(map(str, table.undone))
    return TurnState(table.game.actor, steps, undone, table.began, table.call_from)


def clock_state(table: Table) -> ClockState | None:
    """Computer players have no clock."""
    clocks = table.clocks
    if clocks is None:
        return None
    left = tuple(None if sitter.guest is None else clocks.left[seat] for seat, sitter in enumerate(table.sitters))
    return ClockState(clocks.at, left, None if clocks.is_stopped else clocks.running)
