"""Everything that is kept: guests, tokens, and the log of every table.

One thread writes. It gathers what all tables want to append into one transaction, and reports when that is on the
disk; alone a commit takes milliseconds, in company microseconds. Other threads read beside it.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Insert, Row, Select, Update, delete, func, insert, select, text, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import DBAPIError, IntegrityError

from alhambra.server import protocol
from alhambra.server.protocol import GuestKind, Pace, Reaction, SeatKind, TablePhase, WhyStandIn
from alhambra.server.storage import database
from alhambra.server.storage.schema import entries, guests, mutes, remarks, seats, tables, tokens
from alhambra.server.tables import log
from alhambra.server.tables.talk import Said
from alhambra.server.tallies import Tallies

T = TypeVar("T")

LOGGER: Final = logging.getLogger(__name__)

LARGEST_BATCH: Final = 500
SECONDS_OF_TROUBLE: Final = 60.0

# Made before there are threads: two that decode a type for the first time at the same moment crash the process.
_DESCRIPTIONS: Final = msgspec.json.Decoder(protocol.Table)


class NotStored(Exception):
    """The disk is full or the database locked: nothing was written. Trying again later may work."""


class VersionTaken(Exception):
    """Another entry already has this number."""


class Listing(Struct, frozen=True):
    """What lists show of a table."""

    owner: str
    actor: int | None
    updated: int
    description: protocol.Table
    guests: tuple[str | None, ...]
    before: tuple[str, ...] = ()  # who played here once and has no seat now


class Guest(Struct, frozen=True):
    id: str
    name: str
    kind: GuestKind


class TokenKind(StrEnum):
    """What a token is good for."""

    COOKIE = "cookie"
    BEARER = "bearer"
    LINK = "link"


class Append(Struct):
    """New entries of a table, the first of which has number `version`."""

    table: str
    version: int
    bodies: tuple[str, ...]
    listing: Listing | None


class Progress(Struct):
    """Whose turn it is now."""

    table: str
    actor: int | None
    updated: int


class Noted(Struct):
    """What lists show of a table from now on."""

    table: str
    listing: Listing


Work = Append | Progress | Noted | Callable[[Connection], T]


class Job(Generic[T]):
    """Something to write, and who waits for it, if anyone does."""

    def __init__(self, work: Work[T], waiting: asyncio.Future[T] | None) -> None:
        self.work = work
        self.waiting = waiting


class Outcome(Struct):
    """How a job ended."""

    job: Job[Any]
    result: Any = None
    trouble: Exception | None = None

    def report(self) -> None:
        waiting = self.job.waiting
        if waiting is None:
            if self.trouble is not None:
                LOGGER.warning("lists lag behind: %s", self.trouble)
        elif waiting.done():
            pass  # whoever waited has gone
        elif self.trouble is None:
            waiting.set_result(self.result)
        else:
            waiting.set_exception(self.trouble)


class Storage:
    """The database of one server. Made by `open`, inside the event loop that will use it."""

    def __init__(self, folder: Path, tallies: Tallies) -> None:
        self._tallies = tallies
        self._lock = database.lock_folder(folder)
        self.file = folder / database.FILE_NAME
        self._writer = database.connect(self.file, writing=True)
        self._readers = database.connect(self.file, writing=False)
        self._jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self._failed_at, self._failure = float("-inf"), ""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._write_for_ever, name="writer", daemon=True)

    @classmethod
    def open(cls, folder: Path, tallies: Tallies | None = None) -> Storage:
        """CannotOpen, with a sentence for the person who starts the server, if it cannot be."""
        storage = cls(folder, tallies or Tallies())
        try:
            database.prepare(storage._writer, storage.file)
        except BaseException:
            storage._release()
            raise
        storage._thread.start()
        return storage

    async def close(self) -> None:
        """Write what is waiting to be written, then let go of the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._release()

    def _release(self) -> None:
        self._writer.dispose()
        self._readers.dispose()
        self._lock.close()

    # ---------------------------------------------------------------- writing

    async def append(
        self, table: str, version: int, new: Sequence[log.AnyEntry], listing: Listing | None = None
    ) -> None:
        """Add entries to a log, the first as number `version`; on the disk when this returns.

        VersionTaken if that number is not the next one, NotStored if nothing can be written at present.
        """
        began = time.perf_counter()
        await self.write(Append(table, version, tuple(map(log.write, new)), listing))
        self._tallies.appended(new, time.perf_counter() - began)

    def note(self, table: str, listing: Listing, is_progress: bool) -> None:
        """Bring what lists show up to date, some time soon; of mere progress only whose turn it is."""
        if is_progress:
            self.write_soon(Progress(table, listing.actor, listing.updated))
        else:
            self.write_soon(Noted(table, listing))

    def write_soon(self, work: Work[Any]) -> None:
        """Have something written that nobody waits for, and that does no harm if it is not."""
        self._jobs.put(Job(work, None))

    async def write(self, work: Work[T]) -> T:
        """Have something written, with everything else that waits to be written; on the disk when this returns."""
        waiting: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(work, waiting))
        return await waiting

    def _write_for_ever(self) -> None:
        is_open = True
        while is_open:
            batch = [self._jobs.get()]
            while len(batch) < LARGEST_BATCH and not self._jobs.empty():
                batch.append(self._jobs.get())
            is_open = None not in batch
            outcomes = self._write_batch([job for job in batch if job is not None])
            self._loop.call_soon_threadsafe(_report, outcomes)

    def _write_batch(self, jobs: list[Job[Any]]) -> list[Outcome]:
        """All in one transaction; if one of them clashes with what is there, each in its own."""
        try:
            with self._writer.begin() as connection:
                return _perform(connection, jobs)
        except IntegrityError:
            if len(jobs) > 1:
                return [outcome for job in jobs for outcome in self._write_batch([job])]
            return [Outcome(jobs[0], trouble=VersionTaken())]
        except DBAPIError as trouble:
            self._fail(str(trouble.orig))
            return [Outcome(job, trouble=NotStored(str(trouble.orig))) for job in jobs]
        except Exception as trouble:
            if len(jobs) > 1:
                return [outcome for job in jobs for outcome in self._write_batch([job])]
            return [Outcome(jobs[0], trouble=trouble)]

    def _fail(self, failure: str) -> None:
        """The log has it once, not for everybody who is refused because of it."""
        if self.trouble != failure:
            LOGGER.error("nothing can be written: %s", failure)
        self._failed_at, self._failure = time.monotonic(), failure

    @property
    def trouble(self) -> str | None:
        """Why something could not be written within the last minute, if so."""
        return self._failure if time.monotonic() - self._failed_at < SECONDS_OF_TROUBLE else None

    # ---------------------------------------------------------------- tables

    async def read(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await asyncio.to_thread(self._read_now, query)

    def _read_now(self, query: Select[Any]) -> Sequence[Row[Any]]:
        with self._readers.begin() as connection:
            return connection.execute(query).all()

    async def read_log(self, table: str) -> list[str]:
        """The bodies of all entries in their order; none if there is no such table."""
        query = select(entries.c.body).where(entries.c.table_id == table).order_by(entries.c.version)
        return [row.body for row in await self.read(query)]

    async def lobby(self, limit: int) -> list[Listing]:
        """Public tables that wait, or are being played and may be watched; those that wait first, the newest first."""
        may_watch = func.json_extract(tables.c.description, "$.options.spectators")
        is_playing = (tables.c.phase == TablePhase.PLAYING) & may_watch
        shown = ((tables.c.phase == TablePhase.WAITING) | is_playing) & tables.c.is_public
        by_phase = tables.c.phase.desc()  # "waiting" after "playing"
        return await self.list_tables(
            select(tables).where(shown).order_by(by_phase, tables.c.updated.desc()).limit(limit)
        )

    async def tables_of(self, guest: str, limit: int) -> list[Listing]:
        """The tables at which a guest has a seat, or which they own; the newest first."""
        seated = select(seats.c.table_id).where(seats.c.guest == guest)
        query = select(tables).where(tables.c.id.in_(seated) | (tables.c.owner == guest))
        query = query.where(tables.c.phase != TablePhase.CLOSED).order_by(tables.c.updated.desc()).limit(limit)
        return await self.list_tables(query)

    async def tables_for_computers(self) -> list[str]:
        """Games for which nobody has to come by: those of days in which a computer player is on turn, then those that
        everybody has given up.
        """
        on_turn = func.json_extract(tables.c.description, func.printf("$.seats[%d]", tables.c.actor))
        is_computers = (func.json_extract(on_turn, "$.kind") == SeatKind.COMPUTER) | func.json_extract(
            on_turn, "$.stand_in"
        ).is_not(None)
        is_of_days = func.json_extract(tables.c.description, "$.options.pace") == Pace.DAYS
        each = func.json_each(tables.c.description, "$.seats").table_valued("value")
        held = select(each.c.value).where(func.json_extract(each.c.value, "$.kind") != SeatKind.COMPUTER)
        why = func.json_extract(each.c.value, "$.stand_in.why")
        is_given_up = held.exists() & ~held.where(why.is_distinct_from(WhyStandIn.CONCEDED)).exists()
        query = select(tables.c.id).where(
            tables.c.phase == TablePhase.PLAYING, (is_of_days & is_computers) | is_given_up
        )
        return [row.id for row in await self.read(query.order_by(is_given_up))]

    async def count_open_tables(self, guest: str) -> int:
        """How many tables of this owner are not over."""
        running = tables.c.phase.in_([TablePhase.WAITING, TablePhase.PLAYING])
        return len(await self.read(select(tables.c.id).where(running, tables.c.owner == guest)))

    async def list_tables(self, query: Select[Any]) -> list[Listing]:
        """The tables that a query finds, with those who sit there."""

        def read() -> list[Listing]:
            with self._readers.begin() as connection:
                rows = connection.execute(query).all()
                found = select(seats).where(seats.c.table_id.in_([row.id for row in rows]))
                sitting = {(row.table_id, row.seat): row.guest for row in connection.execute(found)}
                return [_listing(row, sitting) for row in rows]

        return await asyncio.to_thread(read)

    # ---------------------------------------------------------------- remarks

    async def add_remark(self, table: str, said: Said) -> None:
        reaction = None if said.reaction is None else said.reaction.value
        row = {"number": said.number, "at": said.at, "guest": said.guest, "name": said.name, "text": said.text}
        work = insert(remarks).values(table_id=table, reaction=reaction, **row)
        await self.write(lambda connection: _done(connection, work))

    async def read_remarks(self, table: str, limit: int) -> list[Said]:
        """The last of them, oldest first."""
        query = select(remarks).where(remarks.c.table_id == table).order_by(remarks.c.number.desc()).limit(limit)
        return [_said(row) for row in reversed(await self.read(query))]

    async def mute(self, guest: str, muted: str, is_muted: bool) -> None:
        """Whether `guest` wants to hear nothing of `muted`."""

        def work(connection: Connection) -> None:
            connection.execute(delete(mutes).where(mutes.c.guest == guest, mutes.c.muted == muted))
            if is_muted:
                connection.execute(insert(mutes).values(guest=guest, muted=muted))

        await self.write(work)

    async def muted_by(self, guest: str) -> dict[str, str]:
        """Whom this guest does not want to hear, with their names."""
        query = select(guests.c.id, guests.c.name).join(mutes, mutes.c.muted == guests.c.id)
        rows = await self.read(query.where(mutes.c.guest == guest).order_by(guests.c.name))
        return {row.id: row.name for row in rows}

    # ---------------------------------------------------------------- guests

    async def add_guest(self, guest: Guest, token: str, kind: TokenKind, now: int) -> None:
        """A new guest with their first token, of which only the hash is handed over."""

        def work(connection: Connection) -> None:
            connection.execute(
                insert(guests).values(id=guest.id, name=guest.name, kind=guest.kind.value, created=now, seen=now)
            )
            connection.execute(insert(tokens).values(hash=token, guest=guest.id, kind=kind))

        await self.write(work)

    async def rename_guest(self, guest: str, name: str) -> None:
        await self.write(lambda connection: _done(connection, update(guests).where(guests.c.id == guest), name=name))

    async def add_link(self, code: str, guest: str, now: int, expires: int) -> None:
        """A link of this guest; those of theirs that nobody followed in time go."""

        def work(connection: Connection) -> None:
            connection.execute(delete(tokens).where(tokens.c.guest == guest, tokens.c.expires <= now))
            connection.execute(insert(tokens).values(hash=code, guest=guest, kind=TokenKind.LINK, expires=expires))

        await self.write(work)

    async def guest_of(self, token: str) -> Guest | None:
        """Who has the token with this hash."""
        query = select(guests).join(tokens).where(tokens.c.hash == token, tokens.c.kind != TokenKind.LINK)
        return next((_guest(row) for row in await self.read(query)), None)

    async def use_link(self, code: str, token: str, now: int) -> Guest | None:
        """Exchange a link's code for a new token of the same guest; a code is good for one use."""

        def work(connection: Connection) -> Guest | None:
            query = (
                select(guests)
                .join(tokens)
                .where(tokens.c.hash == code, tokens.c.kind == TokenKind.LINK, tokens.c.expires > now)
            )
            row = connection.execute(query).first()
            connection.execute(delete(tokens).where(tokens.c.hash == code, tokens.c.kind == TokenKind.LINK))
            if row is None:
                return None
            connection.execute(insert(tokens).values(hash=token, guest=row.id, kind=TokenKind.COOKIE))
            return _guest(row)

        return await self.write(work)


def _done(connection: Connection, statement: Insert | Update, **values: Any) -> None:
    connection.execute(statement.values(**values))


def _report(outcomes: list[Outcome]) -> None:
    for outcome in outcomes:
        outcome.report()


# Many rows in one statement, handed over as one piece of JSON. The driver gives up the interpreter for every row it
# steps to, and on a busy server gets it back only milliseconds later: row by row, 200 appends took a third of a second.
_APPEND: Final = text(
    """
    INSERT INTO entries (table_id, version, body)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(:rows)
    """
)
_PROGRESS: Final = text(
    """
    UPDATE tables SET actor = json_extract(new.value, '$[1]'), updated = json_extract(new.value, '$[2]')
    FROM json_each(:rows) AS new WHERE tables.id = json_extract(new.value, '$[0]')
    """
)


def _perform(connection: Connection, jobs: list[Job[Any]]) -> list[Outcome]:
    """Appends of all tables go in together, before everything else. Of what lists show the latest counts."""
    rows: list[tuple[str, int, str]] = []
    listings: dict[str, Listing] = {}
    progress: dict[str, tuple[str, int | None, int]] = {}
    for work in (job.work for job in jobs):
        match work:
            case Append(table=table, version=version, bodies=bodies, listing=listing):
                rows += [(table, version + i, body) for i, body in enumerate(bodies)]
            case Noted(table=table, listing=listing):
                pass
            case Progress(table=table, actor=actor, updated=updated):
                progress[table] = (table, actor, updated)
                continue
            case _:
                continue
        if listing is not None:
            listings[table] = listing
            progress.pop(table, None)
    for table, listing in listings.items():
        _write_listing(connection, table, listing)
    if rows:
        connection.execute(_APPEND, {"rows": msgspec.json.encode(rows).decode()})
    if progress:
        connection.execute(_PROGRESS, {"rows": msgspec.json.encode(list(progress.values())).decode()})
    return [Outcome(job, job.work(connection) if callable(job.work) else None) for job in jobs]


def _write_listing(connection: Connection, table: str, listing: Listing) -> None:
    values = {
        "phase": listing.description.phase.value,
        "is_public": listing.description.options.is_public,
        "owner": listing.owner,
        "actor": listing.actor,
        "updated": listing.updated,
        "description": msgspec.json.encode(listing.description).decode(),
    }
    connection.execute(upsert(tables).values(id=table, **values).on_conflict_do_update(["id"], set_=values))
    connection.execute(delete(seats).where(seats.c.table_id == table))
    sitting = [
        {"table_id": table, "seat": seat, "guest": guest}
        for seat, guest in enumerate((*listing.guests, *listing.before))
        if guest is not None
    ]
    if sitting:
        connection.execute(insert(seats), sitting)


def _listing(row: Row[Any], sitting: dict[tuple[str, int], str]) -> Listing:
    description = _DESCRIPTIONS.decode(row.description)
    places = range(len(description.seats))
    return Listing(
        row.owner, row.actor, row.updated, description, tuple(sitting.get((row.id, place)) for place in places)
    )


def _said(row: Row[Any]) -> Said:
    reaction = None if row.reaction is None else Reaction(row.reaction)
    return Said(row.number, row.at, row.guest, row.name, row.text, reaction)


def _guest(row: Row[Any]) -> Guest:
    return Guest(row.id, row.name, GuestKind(row.kind))
