"""The one thread that writes. It gathers what all tables want to append into one transaction, and reports when that is
on the disk: alone a commit takes milliseconds, in company microseconds.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, delete, insert, text
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import DBAPIError, IntegrityError

from alhambra.server.core.store import NotStored, VersionTaken
from alhambra.server.core.summary import Listing
from alhambra.server.storage.schema import seats, tables

T = TypeVar("T")

LOGGER: Final = logging.getLogger(__name__)

LARGEST_BATCH: Final = 500
FAILURE_SECONDS: Final = 60.0
"""For so long a failure to write is told to whoever asks how the server is."""


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
    is_for_computers: bool


class Noted(Struct):
    """What lists show of a table from now on."""

    table: str
    listing: Listing


Work = Append | Progress | Noted | Callable[[Connection], T]


class WriteJob(Generic[T]):
    """Something to write, and who waits for it, if anyone does."""

    def __init__(self, work: Work[T], waiting: asyncio.Future[T] | None) -> None:
        self.work = work
        self.waiting = waiting


class JobResult(Struct):
    """How a job ended."""

    job: WriteJob[Any]
    result: Any = None
    error: Exception | None = None

    def report(self) -> None:
        waiting = self.job.waiting
        if waiting is None:
            if self.error is not None:
                LOGGER.warning("lists lag behind: %s", self.error)
        elif waiting.done():
            pass  # whoever waited has gone
        elif self.error is None:
            waiting.set_result(self.result)
        else:
            waiting.set_exception(self.error)


class _Moved(Exception):
    """Somebody has moved the file away, or put another in its place: what is written now, nobody would find again."""


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


class BatchWriter:
    """Writes for everybody. Made inside the event loop that will use it."""

    def __init__(self, engine: Engine, file: Path) -> None:
        self._engine = engine
        self._file = file
        self._opened: tuple[int, int] | None = None
        self._jobs: queue.SimpleQueue[WriteJob[Any] | None] = queue.SimpleQueue()
        self._unawaited = 0  # jobs on their way that nobody waits for
        self._failed_at, self._failure = float("-inf"), ""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._write_for_ever, name="writer", daemon=True)

    def start(self) -> None:
        self._opened = _identity(self._file)
        self._thread.start()

    async def close(self) -> None:
        """Write what is waiting to be written, then stop."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def write_soon(self, work: Work[Any]) -> None:
        """Have something written that nobody waits for, and that does no harm if it is not."""
        self._unawaited += 1
        self._jobs.put(WriteJob(work, None))

    async def catch_up(self) -> None:
        """Returns when everything that nobody waited for until now has been written, or could not be."""
        if self._unawaited:
            with suppress(NotStored):
                await self.write(lambda _: None)

    async def write(self, work: Work[T]) -> T:
        """Have something written, with everything else that waits to be written; on the disk when this returns."""
        waiting: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(WriteJob(work, waiting))
        return await waiting

    @property
    def failure(self) -> str | None:
        """Why something could not be written within the last minute, if so."""
        return self._failure if time.monotonic() - self._failed_at < FAILURE_SECONDS else None

    def _write_for_ever(self) -> None:
        is_open = True
        while is_open:
            batch = [self._jobs.get()]
            while len(batch) < LARGEST_BATCH and not self._jobs.empty():
                batch.append(self._jobs.get())
            is_open = None not in batch
            results = self._write_batch([job for job in batch if job is not None])
            self._loop.call_soon_threadsafe(self._report, results)

    def _write_batch(self, jobs: list[WriteJob[Any]]) -> list[JobResult]:
        """All in one transaction; if one of them clashes with what is there, each in its own."""
        try:
            with self._engine.begin() as connection:
                results = _perform(connection, jobs)
                if _identity(self._file) != self._opened:
                    raise _Moved
                return results
        except _Moved:
            failure = f"the database is no longer at {self._file}"
            self._fail(failure)
            return [JobResult(job, error=NotStored(failure)) for job in jobs]
        except IntegrityError:
            if len(jobs) > 1:
                return [result for job in jobs for result in self._write_batch([job])]
            return [JobResult(jobs[0], error=VersionTaken())]
        except DBAPIError as error:
            self._fail(str(error.orig))
            return [JobResult(job, error=NotStored(str(error.orig))) for job in jobs]
        except Exception as error:
            if len(jobs) > 1:
                return [result for job in jobs for result in self._write_batch([job])]
            return [JobResult(jobs[0], error=error)]

    def _report(self, results: list[JobResult]) -> None:
        for result in results:
            self._unawaited -= result.job.waiting is None
            result.report()

    def _fail(self, failure: str) -> None:
        """The log has it once, not for everybody who is refused because of it."""
        if self.failure != failure:
            LOGGER.error("nothing can be written: %s", failure)
        self._failed_at, self._failure = time.monotonic(), failure


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
    UPDATE tables SET actor = json_extract(new.value, '$[1]'), updated = json_extract(new.value, '$[2]'),
        is_for_computers = json_extract(new.value, '$[3]')
    FROM json_each(:rows) AS new WHERE tables.id = json_extract(new.value, '$[0]')
    """
)


def _perform(connection: Connection, jobs: list[WriteJob[Any]]) -> list[JobResult]:
    """Appends of all tables go in together, before everything else. Of what lists show the latest counts."""
    rows: list[tuple[str, int, str]] = []
    listings: dict[str, Listing] = {}
    progress: dict[str, tuple[str, int | None, int, bool]] = {}
    for work in (job.work for job in jobs):
        match work:
            case Append(table=table, version=version, bodies=bodies, listing=listing):
                rows += [(table, version + i, body) for i, body in enumerate(bodies)]
            case Noted(table=table, listing=listing):
                pass
            case Progress(table=table):
                progress[table] = (table, work.actor, work.updated, work.is_for_computers)
                continue
            case _:
                continue
        if listing is not None:
            listings[table] = listing
            progress.pop(table, None)
    for table, listing in listings.items():
        write_listing(connection, table, listing)
    if rows:
        connection.execute(_APPEND, {"rows": msgspec.json.encode(rows).decode()})
    if progress:
        connection.execute(_PROGRESS, {"rows": msgspec.json.encode(list(progress.values())).decode()})
    return [JobResult(job, job.work(connection) if callable(job.work) else None) for job in jobs]


def write_listing(connection: Connection, table: str, listing: Listing) -> None:
    """Bring what lists show of a table up to date."""
    summary = listing.summary
    values = {
        "phase": summary.phase.value,
        "is_public": summary.options.is_public,
        "spectators": summary.options.spectators,
        "is_for_computers": listing.is_for_computers,
        "is_given_up": listing.is_given_up,
        "owner": listing.owner,
        "actor": listing.actor,
        "updated": listing.updated,
        "summary": msgspec.json.encode(summary).decode(),
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
