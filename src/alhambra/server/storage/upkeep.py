"""What a host does with what is stored: list it, remove it, forget those who no longer come."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, Delete, delete, select, update

from alhambra.server.protocol import TablePhase
from alhambra.server.storage.schema import guests, remarks, seats, tables
from alhambra.server.storage.store import Listing, Storage

NOT_OVER: Final = (TablePhase.WAITING, TablePhase.PLAYING)


async def list_tables(storage: Storage, limit: int, *, also_over: bool) -> list[Listing]:
    """The tables of this server, the latest first."""
    query = select(tables).order_by(tables.c.updated.desc()).limit(limit)
    return await storage.list_tables(query if also_over else query.where(tables.c.phase.in_(NOT_OVER)))


async def remove_table(storage: Storage, table: str) -> bool:
    """For good, with its log; False if there is none."""
    return await storage.write(lambda connection: _removed(connection, delete(tables).where(tables.c.id == table)))


async def remove_guest(storage: Storage, guest: str) -> bool:
    """With all their tokens; the tables they sat at stay. False if there is none."""
    return await storage.write(lambda connection: _removed(connection, delete(guests).where(guests.c.id == guest)))


def _removed(connection: Connection, statement: Delete) -> bool:
    return bool(connection.execute(statement).rowcount)


def note_seen(storage: Storage, guest: str, now: int) -> None:
    """That a guest is here; written some time soon, so that nobody has to wait for it."""
    seen = update(guests).where(guests.c.id == guest).values(seen=now)
    storage.write_soon(lambda connection: connection.execute(seen))


async def remove_idle_guests(storage: Storage, before: int) -> list[str]:
    """Forget those who were last here before a time; who they were. Who still has something to play may come back."""
    playing = select(tables.c.id).where(tables.c.phase.in_(NOT_OVER), tables.c.updated >= before)
    busy = select(seats.c.guest).where(seats.c.table_id.in_(playing))
    owning = select(tables.c.owner).where(tables.c.id.in_(playing))
    idle = delete(guests).where(guests.c.seen < before, guests.c.id.not_in(busy), guests.c.id.not_in(owning))
    return await storage.write(lambda connection: [row.id for row in connection.execute(idle.returning(guests.c.id))])


async def remove_remarks(storage: Storage, before: int) -> int:
    """Forget what was said before a time; how many remarks that were."""
    old = delete(remarks).where(remarks.c.at < before)
    return await storage.write(lambda connection: int(connection.execute(old).rowcount))
