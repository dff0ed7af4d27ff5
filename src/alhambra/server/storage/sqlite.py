"""A store in one SQLite file. One thread writes (`writer`); other threads read beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Delete, Insert, Row, Select, Update, bindparam, delete, func, insert, select, update

from alhambra.server.core import log
from alhambra.server.core.domain import GuestKind, Reaction, TablePhase
from alhambra.server.core.store import StoredGuest, StoredProfile, StoredRemark, TokenKind
from alhambra.server.core.summary import Listing, TableSummary
from alhambra.server.storage import database
from alhambra.server.storage.moderation import SqliteModeration
from alhambra.server.storage.schema import entries, erasures, guests, mutes, remarks, seats, tables, tokens
from alhambra.server.storage.writer import Append, BatchWriter, Noted, Progress, write_listing

T = TypeVar("T")

NOT_OVER: Final = (TablePhase.WAITING, TablePhase.PLAYING)

# Made before there are threads: two that decode a type for the first time at the same moment crash the process.
_SUMMARIES: Final = msgspec.json.Decoder(TableSummary)


class SqliteStorage:
    """The database of one server, as core's `Storage` describes it. Made by `open`, inside the event loop that will
    use it.
    """

    def __init__(self, folder: Path) -> None:
        self._lock = database.lock_folder(folder)
        self.file = folder / database.FILE_NAME
        self._engine = database.connect(self.file, writing=True)
        self._readers = database.connect(self.file, writing=False)
        self._writer = BatchWriter(self._engine)
        self.moderation = SqliteModeration(self._writer.write, self._read)

    @classmethod
    def open(cls, folder: Path) -> SqliteStorage:
        """CannotOpen, with a sentence for the person who starts the server, if it cannot be."""
        storage = cls(folder)
        try:
            database.prepare(storage._engine, storage.file)
        except BaseException:
            storage._release()
            raise
        storage._writer.start()
        return storage

    async def close(self) -> None:
        """Write what is waiting to be written, then let go of the file."""
        await self._writer.close()
        self._release()

    def _release(self) -> None:
        self._engine.dispose()
        self._readers.dispose()
        self._lock.close()

    # ---------------------------------------------------------------- for parts that keep things of their own

    async def read(self, query: Select[Any]) -> Sequence[Row[Any]]:
        """What a query finds."""
        return await self._read(query)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Have something written; on the disk when this returns."""
        return await self._writer.write(work)

    def write_soon(self, work: Callable[[Connection], object]) -> None:
        """Have something written that nobody waits for, in the order in which it is handed over."""
        self._writer.write_soon(work)

    # ---------------------------------------------------------------- how it is

    @property
    def failure(self) -> str | None:
        return self._writer.failure

    async def ping(self) -> None:
        await self._writer.write(lambda _: None)

    # ---------------------------------------------------------------- tables

    async def append(
        self, table: str, version: int, new: Sequence[log.AnyEntry], listing: Listing | None = None
    ) -> None:
        await self._writer.write(Append(table, version, tuple(map(log.write, new)), listing))

    def note(self, table: str, listing: Listing, is_progress: bool) -> None:
        if is_progress:
            self._writer.write_soon(Progress(table, listing.actor, listing.updated, listing.is_for_computers))
        else:
            self._writer.write_soon(Noted(table, listing))

    async def _read(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await asyncio.to_thread(self._read_now, query)

    def _read_now(self, query: Select[Any]) -> Sequence[Row[Any]]:
        with self._readers.begin() as connection:
            return connection.execute(query).all()

    async def read_log(self, table: str) -> list[str]:
        query = select(entries.c.body).where(entries.c.table_id == table).order_by(entries.c.version)
        return [row.body for row in await self._read(query)]

    async def rewrite_log(self, table: str, bodies: Mapping[int, str], listing: Listing) -> None:
        rewritten = (
            update(entries)
            .where(entries.c.table_id == table, entries.c.version == bindparam("at_version"))
            .values(body=bindparam("new_body"))
        )
        rows = [{"at_version": version, "new_body": body} for version, body in bodies.items()]

        def work(connection: Connection) -> None:
            if rows:
                connection.execute(rewritten, rows)
            write_listing(connection, table, listing)

        await self._writer.write(work)

    async def tables_mentioning(self, guest: str) -> list[str]:
        query = select(entries.c.table_id).where(func.instr(entries.c.body, f'"{guest}"') > 0).distinct()
        return [row.table_id for row in await self._read(query)]

    async def lobby(self, limit: int) -> list[Listing]:
        is_playing = (tables.c.phase == TablePhase.PLAYING) & tables.c.spectators
        shown = ((tables.c.phase == TablePhase.WAITING) | is_playing) & tables.c.is_public
        by_phase = tables.c.phase.desc()  # "waiting" after "playing"
        return await self._list(select(tables).where(shown).order_by(by_phase, tables.c.updated.desc()).limit(limit))

    async def tables_of(self, guest: str, limit: int) -> list[Listing]:
        seated = select(seats.c.table_id).where(seats.c.guest == guest)
        query = select(tables).where(tables.c.id.in_(seated) | (tables.c.owner == guest))
        query = query.where(tables.c.phase != TablePhase.CLOSED).order_by(tables.c.updated.desc()).limit(limit)
        return await self._list(query)

    async def tables_for_computers(self) -> list[str]:
        running = tables.c.phase == TablePhase.PLAYING
        query = select(tables.c.id).where(running, tables.c.is_for_computers | tables.c.is_given_up)
        return [row.id for row in await self._read(query.order_by(tables.c.is_given_up))]

    async def count_open_tables(self, guest: str) -> int:
        query = select(tables.c.id).where(tables.c.phase.in_(NOT_OVER), tables.c.owner == guest)
        return len(await self._read(query))

    async def all_tables(self, limit: int, *, also_over: bool) -> list[Listing]:
        query = select(tables).order_by(tables.c.updated.desc()).limit(limit)
        return await self._list(query if also_over else query.where(tables.c.phase.in_(NOT_OVER)))

    async def remove_table(self, table: str) -> bool:
        return await self._remove(delete(tables).where(tables.c.id == table)) > 0

    async def _list(self, query: Select[Any]) -> list[Listing]:
        """The tables that a query finds, with those who sit there. Whoever has just ended a game finds it over."""
        await self._writer.catch_up()

        def read() -> list[Listing]:
            with self._readers.begin() as connection:
                rows = connection.execute(query).all()
                found = select(seats).where(seats.c.table_id.in_([row.id for row in rows]))
                sitting = {(row.table_id, row.seat): row.guest for row in connection.execute(found)}
                return [_listing(row, sitting) for row in rows]

        return await asyncio.to_thread(read)

    # ---------------------------------------------------------------- remarks

    async def add_remark(self, table: str, remark: StoredRemark) -> None:
        reaction = None if remark.reaction is None else remark.reaction.value
        row = {
            "number": remark.number,
            "at": remark.at,
            "guest": remark.guest,
            "name": remark.name,
            "text": remark.text,
        }
        work = insert(remarks).values(table_id=table, reaction=reaction, **row)
        await self._writer.write(lambda connection: _done(connection, work))

    async def read_remarks(self, table: str, limit: int) -> list[StoredRemark]:
        query = select(remarks).where(remarks.c.table_id == table).order_by(remarks.c.number.desc()).limit(limit)
        return [_remark(row) for row in reversed(await self._read(query))]

    async def remove_remarks(self, before: int) -> int:
        return await self._remove(delete(remarks).where(remarks.c.at < before))

    async def remove_remark(self, table: str, number: int) -> None:
        removed = _REMOVED.where(remarks.c.table_id == table, remarks.c.number == number)
        await self._writer.write(lambda connection: _done(connection, removed))

    async def remarks_by(self, guest: str) -> list[tuple[str, StoredRemark]]:
        query = select(remarks).where(remarks.c.guest == guest).order_by(remarks.c.at)
        return [(row.table_id, _remark(row)) for row in await self._read(query)]

    async def remove_remarks_by(self, guest: str) -> None:
        removed = _REMOVED.where(remarks.c.guest == guest)
        await self._writer.write(lambda connection: _done(connection, removed))

    async def mute(self, guest: str, muted: str, is_muted: bool) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(mutes).where(mutes.c.guest == guest, mutes.c.muted == muted))
            if is_muted:
                connection.execute(insert(mutes).values(guest=guest, muted=muted))

        await self._writer.write(work)

    async def muted_by(self, guest: str) -> dict[str, str]:
        query = select(guests.c.id, guests.c.name).join(mutes, mutes.c.muted == guests.c.id)
        rows = await self._read(query.where(mutes.c.guest == guest).order_by(guests.c.name))
        return {row.id: row.name for row in rows}

    # ---------------------------------------------------------------- guests

    async def add_guest(self, guest: StoredGuest, token: str, kind: TokenKind, now: int) -> None:
        def work(connection: Connection) -> None:
            connection.execute(
                insert(guests).values(id=guest.id, name=guest.name, kind=guest.kind.value, created=now, seen=now)
            )
            connection.execute(insert(tokens).values(hash=token, guest=guest.id, kind=kind))

        await self._writer.write(work)

    async def rename_guest(self, guest: str, name: str) -> None:
        await self._writer.write(
            lambda connection: _done(connection, update(guests).where(guests.c.id == guest), name=name)
        )

    async def add_link(self, code: str, guest: str, now: int, expires: int) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(tokens).where(tokens.c.guest == guest, tokens.c.expires <= now))
            connection.execute(insert(tokens).values(hash=code, guest=guest, kind=TokenKind.LINK, expires=expires))

        await self._writer.write(work)

    async def guest_of(self, token: str) -> StoredGuest | None:
        query = select(guests).join(tokens).where(tokens.c.hash == token, tokens.c.kind != TokenKind.LINK)
        return next((_guest(row) for row in await self._read(query)), None)

    async def use_link(self, code: str, token: str, now: int) -> StoredGuest | None:
        def work(connection: Connection) -> StoredGuest | None:
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

        return await self._writer.write(work)

    def note_seen(self, guest: str, now: int) -> None:
        seen = update(guests).where(guests.c.id == guest).values(seen=now)
        self._writer.write_soon(lambda connection: connection.execute(seen))

    async def profile(self, guest: str) -> StoredProfile | None:
        proofs = select(func.count()).where(tokens.c.guest == guests.c.id, tokens.c.kind != TokenKind.LINK)
        query = select(guests, proofs.scalar_subquery().label("proofs")).where(guests.c.id == guest)
        rows = await self._read(query)
        return next((StoredProfile(_guest(row), row.created, row.seen, row.proofs) for row in rows), None)

    async def begin_erasure(self, guest: str, now: int) -> bool:
        def work(connection: Connection) -> bool:
            if connection.execute(select(guests.c.id).where(guests.c.id == guest)).first() is None:
                return False
            connection.execute(insert(erasures).prefix_with("OR IGNORE").values(guest=guest, at=now))
            connection.execute(delete(tokens).where(tokens.c.guest == guest))
            return True

        return await self._writer.write(work)

    async def pending_erasures(self) -> list[str]:
        return [row.guest for row in await self._read(select(erasures.c.guest).order_by(erasures.c.at))]

    async def end_erasure(self, guest: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(mutes).where(mutes.c.muted == guest))
            connection.execute(delete(guests).where(guests.c.id == guest))
            connection.execute(delete(erasures).where(erasures.c.guest == guest))

        await self._writer.write(work)

    async def remove_guest(self, guest: str) -> bool:
        return await self._remove(delete(guests).where(guests.c.id == guest)) > 0

    async def remove_idle_guests(self, before: int) -> list[str]:
        playing = select(tables.c.id).where(tables.c.phase.in_(NOT_OVER), tables.c.updated >= before)
        busy = select(seats.c.guest).where(seats.c.table_id.in_(playing))
        owning = select(tables.c.owner).where(tables.c.id.in_(playing))
        idle = delete(guests).where(guests.c.seen < before, guests.c.id.not_in(busy), guests.c.id.not_in(owning))
        gone = idle.returning(guests.c.id)
        return await self._writer.write(lambda connection: [row.id for row in connection.execute(gone)])

    async def _remove(self, statement: Delete) -> int:
        """How many rows that were."""
        return await self._writer.write(lambda connection: int(connection.execute(statement).rowcount))


_REMOVED: Final = update(remarks).values(guest="", name="", text=None, reaction=None)
"""What is left of a remark that was removed: its number and its time."""


def _done(connection: Connection, statement: Insert | Update, **values: Any) -> None:
    connection.execute(statement.values(**values))


def _listing(row: Row[Any], sitting: dict[tuple[str, int], str]) -> Listing:
    summary = _SUMMARIES.decode(row.summary)
    places = range(len(summary.seats))
    return Listing(row.owner, row.actor, row.updated, summary, tuple(sitting.get((row.id, place)) for place in places))


def _remark(row: Row[Any]) -> StoredRemark:
    reaction = None if row.reaction is None else Reaction(row.reaction)
    return StoredRemark(row.number, row.at, row.guest, row.name, row.text, reaction)


def _guest(row: Row[Any]) -> StoredGuest:
    return StoredGuest(row.id, row.name, GuestKind(row.kind))
