"""Tables as everybody sees them: in lists over HTTP, and in the updates of a socket."""

from __future__ import annotations

from msgspec import Struct

from alhambra.server.core.domain import (
    Breakage,
    Digest,
    GameResult,
    GuestKey,
    Milliseconds,
    Outcome,
    SeatKind,
    StandIn,
    TableOptions,
    TablePhase,
)
from alhambra.server.core.summary import Listing, TableSummary
from alhambra.server.core.table import Table


class PublicSeat(Struct, frozen=True):
    """One seat. `name` is empty where it is open and the level where a computer player sits.

    `stand_in` is set while a computer player has a person's or a program's seat. `is_ready` is false where a rematch
    waits for its holder to agree. `key` stands for the holder, as in `presence` and in remarks. `commitment` is the
    SHA-256 of the holder's share in the deal, null where there is none or it is still to come; `has_revealed` tells
    that the share itself has come.
    """

    kind: SeatKind
    name: str
    level: str | None
    stand_in: StandIn | None = None
    is_ready: bool = True
    key: GuestKey | None = None
    commitment: Digest | None = None
    has_revealed: bool = False


class PublicTable(Struct, frozen=True):
    """A table as everybody may know it. `owner` is a name; `commitment` is the SHA-256 of the server's secret.

    `game` counts the games played here, from 1; after a rematch `results` has the earlier ones. `attempt` counts the
    starts of this game. While one is pending, everybody reveals their share until `reveal_until`; otherwise it is null.
    """

    id: str
    phase: TablePhase
    seats: tuple[PublicSeat, ...]
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


class You(Struct, frozen=True):
    """What the one who reads this is at the table. `explainable`, which no list tells, are the seats about whose turns
    they may ask why.
    """

    seats: tuple[int, ...]
    is_owner: bool
    explainable: tuple[int, ...] = ()


class ListedTable(Struct, frozen=True):
    """A table in a list: the lobby, or one's own games. `actor` is the seat whose turn it is.

    `is_your_turn`: it is waiting for the one who reads this, to move, to agree to a rematch or to give their share.
    """

    table: PublicTable
    you: You
    actor: int | None
    updated: Milliseconds
    is_your_turn: bool = False


def public_table(summary: TableSummary) -> PublicTable:
    """What a table's summary looks like on the wire."""
    return PublicTable(
        id=summary.id,
        phase=summary.phase,
        seats=tuple(
            PublicSeat(
                seat.kind,
                seat.name,
                seat.level,
                seat.stand_in,
                seat.is_ready,
                seat.key,
                seat.commitment,
                seat.has_revealed,
            )
            for seat in summary.seats
        ),
        options=summary.options,
        owner=summary.owner,
        commitment=summary.commitment,
        created=summary.created,
        outcome=summary.outcome,
        breakage=summary.breakage,
        game=summary.game,
        results=summary.results,
        attempt=summary.attempt,
        reveal_until=summary.reveal_until,
    )


def you_at(table: Table, guest: str | None) -> You:
    is_owner = guest is not None and guest == table.owner
    return You(table.seats_of(guest), is_owner, table.explainable_to(guest))


def listed_table(listing: Listing, guest: str) -> ListedTable:
    """A row of a list, for this guest."""
    seats = tuple(seat for seat, holder in enumerate(listing.guests) if holder == guest)
    you = You(seats, is_owner=listing.owner == guest)
    is_your_turn = any(_waits_for(listing, seat) for seat in seats)
    return ListedTable(public_table(listing.summary), you, listing.actor, listing.updated, is_your_turn)


def _waits_for(listing: Listing, seat: int) -> bool:
    """Until the holder of this seat moves, agrees to a rematch or gives their share, nothing happens at the table."""
    table, sitter = listing.summary, listing.summary.seats[seat]
    if table.phase is not TablePhase.WAITING:
        return seat == listing.actor and sitter.stand_in is None
    is_share_missing = sitter.commitment is None or (table.reveal_until is not None and not sitter.has_revealed)
    return is_share_missing or not sitter.is_ready
