"""What lists keep of a table: an extract of its log, written beside it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from alhambra.server.core.domain import (
    Breakage,
    Digest,
    GameResult,
    GuestKey,
    Milliseconds,
    Outcome,
    Pace,
    SeatKind,
    StandIn,
    TableOptions,
    TablePhase,
    WhyStandIn,
)
from alhambra.server.core.fairness import commit
from alhambra.server.core.ids import guest_key
from alhambra.server.core.table import FinishedGame, Table


class SeatSummary(Struct, frozen=True):
    """One seat. `name` is empty where it is open and the level where a computer player sits.

    `stand_in` is set while a computer player has a person's or a program's seat. `is_ready` is false where a rematch
    waits for its holder to agree. `key` stands for the holder. `commitment` is to their share in the next deal, and
    `has_revealed` tells that the share has come.
    """

    kind: SeatKind
    name: str
    level: str | None
    stand_in: StandIn | None = None
    is_ready: bool = True
    key: GuestKey | None = None
    commitment: Digest | None = None
    has_revealed: bool = False


class TableSummary(Struct, frozen=True):
    """A table without its secrets and its game. It is stored as JSON, so fields are added with a default."""

    id: str
    phase: TablePhase
    seats: tuple[SeatSummary, ...]
    options: TableOptions
    owner: str
    commitment: Digest
    created: Milliseconds
    outcome: Outcome | None
    breakage: Breakage | None
    game: int = 1
    results: tuple[GameResult, ...] = ()
    attempt: int = 1
    reveal_until: Milliseconds | None = None


class Listing(Struct, frozen=True):
    """A row of a list. `guests` are the holders of the seats, `before` those who played here once and no longer do."""

    owner: str
    actor: int | None
    updated: int
    summary: TableSummary
    guests: tuple[str | None, ...]
    before: tuple[str, ...] = ()

    @property
    def is_for_computers(self) -> bool:
        """Whether the game goes on though nobody comes by: a computer player is on turn at a table of days."""
        if self.summary.options.pace is not Pace.DAYS or self.actor is None:
            return False
        seat = self.summary.seats[self.actor]
        return seat.kind is SeatKind.COMPUTER or seat.stand_in is not None

    @property
    def is_given_up(self) -> bool:
        """Whether all who had a seat have conceded."""
        held = [seat.stand_in for seat in self.summary.seats if seat.kind is not SeatKind.COMPUTER]
        return bool(held) and all(each is not None and each.why is WhyStandIn.CONCEDED for each in held)


def summarise(table: Table) -> TableSummary:
    game = table.game
    return TableSummary(
        id=table.id,
        phase=table.phase,
        seats=tuple(
            SeatSummary(
                kind=sitter.kind,
                name=sitter.name,
                level=sitter.level,
                stand_in=table.stand_ins.get(seat),
                is_ready=table.is_ready(seat),
                key=None if sitter.guest is None else guest_key(table.id, sitter.guest),
                commitment=sitter.commitment or None,
                has_revealed=bool(sitter.share),
            )
            for seat, sitter in enumerate(table.sitters)
        ),
        options=table.options,
        owner=table.owner_name,
        commitment=commit(table.secret),
        created=table.created,
        outcome=Outcome(game.scores, game.winners) if game is not None and game.is_over else None,
        breakage=table.breakage,
        game=table.number,
        results=tuple(finished.result for finished in table.past),
        attempt=table.attempt,
        reveal_until=table.reveal_until,
    )


def summarise_past(table: Table, finished: FinishedGame) -> TableSummary:
    """The table as it was when this game was over."""
    return replace(
        summarise(table),
        phase=TablePhase.OVER,
        seats=tuple(
            SeatSummary(
                sitter.kind,
                sitter.name,
                sitter.level,
                commitment=sitter.commitment or None,
                has_revealed=bool(sitter.share),
            )
            for sitter in finished.sitters
        ),
        attempt=finished.attempt,
        reveal_until=None,
        commitment=commit(finished.secret),
        outcome=finished.outcome,
        game=finished.number,
        results=tuple(each.result for each in table.past[: finished.number - 1]),
    )


def listing_of(table: Table) -> Listing:
    """What lists show of a table."""
    guests = tuple(sitter.guest for sitter in table.sitters)
    once = {sitter.guest: None for game in table.past for sitter in game.sitters if sitter.guest not in guests}
    before = tuple(guest for guest in once if guest is not None)
    return Listing(table.owner, table.actor, table.updated, summarise(table), guests, before)
