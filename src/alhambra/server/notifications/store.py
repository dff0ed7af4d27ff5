"""What is kept of being called, in the server's database. A few statements for what `notifier` keeps in memory."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, delete, select, text
from sqlalchemy.dialects.sqlite import insert as upsert

from alhambra.server.core.domain import TablePhase
from alhambra.server.notifications.channels import Call, Channel, How, Preferences, QuietHours
from alhambra.server.storage.schema import (
    notification_calls,
    notification_channels,
    notification_keys,
    notification_mutes,
    notification_preferences,
    notification_turns,
    seats,
    tables,
)
from alhambra.server.storage.sqlite import SqliteStorage

# Made before there are threads, as in storage/sqlite.
_HOWS: Final[msgspec.json.Decoder[How]] = msgspec.json.Decoder(How)


class Kept(Struct, frozen=True):
    """Everything there is, at a start."""

    channels: tuple[Channel, ...]
    preferences: dict[str, Preferences]
    mutes: frozenset[tuple[str, str]]
    turns: dict[tuple[str, str], str]
    calls: tuple[Call, ...]


class NotificationStore:
    def __init__(self, storage: SqliteStorage) -> None:
        self._storage = storage

    async def load(self) -> Kept:
        turns = await self._storage.read(select(notification_turns))
        return Kept(
            channels=tuple(_channel(row) for row in await self._storage.read(select(notification_channels))),
            preferences={
                row.guest: _preferences(row) for row in await self._storage.read(select(notification_preferences))
            },
            mutes=frozenset((row.guest, row.table_id) for row in await self._storage.read(select(notification_mutes))),
            turns={(row.guest, row.table_id): row.turn for row in turns},
            calls=tuple(
                Call(row.channel, row.guest, row.table_id, row.turn, row.created, row.due, row.attempts)
                for row in await self._storage.read(select(notification_calls))
            ),
        )

    async def key(self, name: str, new: str) -> str:
        """The key of this name; at the very first start a new one."""

        def work(connection: Connection) -> str:
            connection.execute(upsert(notification_keys).values(name=name, value=new).on_conflict_do_nothing())
            found = connection.execute(select(notification_keys.c.value).where(notification_keys.c.name == name))
            return str(found.scalar_one())

        return await self._storage.write(work)

    async def tables_of_the_reachable(self) -> list[str]:
        """Tables that are not over and at which somebody sits who can be called."""
        reachable = select(notification_channels.c.guest).where(notification_channels.c.confirmed.is_not(None))
        query = (
            select(seats.c.table_id)
            .distinct()
            .join(tables, tables.c.id == seats.c.table_id)
            .where(seats.c.guest.in_(reachable), tables.c.phase.in_((TablePhase.WAITING, TablePhase.PLAYING)))
        )
        return [row.table_id for row in await self._storage.read(query)]

    # ---------------------------------------------------------------- what a guest has chosen

    async def put_channel(self, channel: Channel) -> None:
        """A new one, or one that has changed. It fails with its guest: nobody is left without an owner."""
        values = {**msgspec.structs.asdict(channel), "how": msgspec.json.encode(channel.how).decode()}
        others = {name: value for name, value in values.items() if name != "id"}
        work = upsert(notification_channels).values(values).on_conflict_do_update(["id"], set_=others)
        await self._storage.write(lambda connection: _done(connection.execute(work)))

    async def remove_channels(self, ids: Sequence[str]) -> None:
        work = delete(notification_channels).where(notification_channels.c.id.in_(ids))
        await self._storage.write(lambda connection: _done(connection.execute(work)))

    async def put_preferences(self, guest: str, preferences: Preferences) -> None:
        quiet = preferences.quiet
        values = {
            "language": preferences.language,
            "zone": preferences.zone,
            "quiet_begin": None if quiet is None else quiet.begin,
            "quiet_end": None if quiet is None else quiet.end,
        }
        work = upsert(notification_preferences).values(guest=guest, **values)
        changed = work.on_conflict_do_update(["guest"], set_=values)
        await self._storage.write(lambda connection: _done(connection.execute(changed)))

    async def mute(self, guest: str, table: str, is_muted: bool) -> None:
        if is_muted:
            put = upsert(notification_mutes).values(guest=guest, table_id=table).on_conflict_do_nothing()
            await self._storage.write(lambda connection: _done(connection.execute(put)))
        else:
            of_both = (notification_mutes.c.guest == guest) & (notification_mutes.c.table_id == table)
            gone = delete(notification_mutes).where(of_both)
            await self._storage.write(lambda connection: _done(connection.execute(gone)))

    async def remove_guest(self, guest: str) -> None:
        """Everything of a guest."""

        def work(connection: Connection) -> None:
            for table in (
                notification_calls,
                notification_channels,
                notification_mutes,
                notification_preferences,
                notification_turns,
            ):
                connection.execute(delete(table).where(table.c.guest == guest))

        await self._storage.write(work)

    # ---------------------------------------------------------------- what waits to be said

    def add_calls(self, guest: str, table: str, turn: str, calls: Sequence[Call]) -> None:
        """That a turn has come, and to which channels this is to be said. What was lost because the server was killed
        at this moment is found again at its next start. Nothing is kept for a guest or a table that is being removed.
        """

        def work(connection: Connection) -> None:
            connection.execute(_NOTE_TURN, {"guest": guest, "table": table, "turn": turn})
            of_both = (notification_calls.c.guest == guest) & (notification_calls.c.table_id == table)
            connection.execute(delete(notification_calls).where(of_both))
            for call in calls:
                connection.execute(_ADD_CALL, msgspec.structs.asdict(call))

        self._storage.write_soon(work)

    def drop_calls(self, calls: Iterable[Call]) -> None:
        """They need not be said any more."""
        gone = [(call.channel, call.table, call.turn) for call in calls]
        self._storage.write_soon(lambda connection: _drop(connection, gone))

    async def drop_said(self, calls: Iterable[Call]) -> None:
        """They have been said."""
        gone = [(call.channel, call.table, call.turn) for call in calls]
        await self._storage.write(lambda connection: _drop(connection, gone))

    def postpone(self, calls: Sequence[Call]) -> None:
        later = [msgspec.structs.asdict(call) for call in calls]

        def work(connection: Connection) -> None:
            for each in later:
                connection.execute(_POSTPONE, each)

        self._storage.write_soon(work)

    def forget_table(self, table: str) -> None:
        """Nobody will be called to it any more."""

        def work(connection: Connection) -> None:
            for kept in (notification_calls, notification_turns):
                connection.execute(delete(kept).where(kept.c.table_id == table))

        self._storage.write_soon(work)


_NOTE_TURN: Final = text(
    """
    INSERT INTO notification_turns (guest, table_id, turn) SELECT :guest, :table, :turn
    WHERE EXISTS (SELECT 1 FROM guests WHERE id = :guest) AND EXISTS (SELECT 1 FROM tables WHERE id = :table)
    ON CONFLICT (guest, table_id) DO UPDATE SET turn = :turn
    """
)
_ADD_CALL: Final = text(
    """
    INSERT INTO notification_calls (channel, table_id, guest, turn, created, due, attempts)
    SELECT :channel, :table, :guest, :turn, :created, :due, :attempts
    WHERE EXISTS (SELECT 1 FROM notification_channels WHERE id = :channel)
      AND EXISTS (SELECT 1 FROM tables WHERE id = :table)
    """
)
_POSTPONE: Final = text(
    """
    UPDATE notification_calls SET due = :due, attempts = :attempts
    WHERE channel = :channel AND table_id = :table AND turn = :turn
    """
)
_DROP: Final = text("DELETE FROM notification_calls WHERE channel = :channel AND table_id = :table AND turn = :turn")


def _drop(connection: Connection, gone: Sequence[tuple[str, str, str]]) -> None:
    for channel, table, turn in gone:
        connection.execute(_DROP, {"channel": channel, "table": table, "turn": turn})


def _done(_: object) -> None:
    """Nobody asks for the rows."""


def _channel(row: Row[Any]) -> Channel:
    return Channel(
        id=row.id,
        guest=row.guest,
        how=_HOWS.decode(row.how),
        address=row.address,
        label=row.label,
        created=row.created,
        confirmed=row.confirmed,
        failing_since=row.failing_since,
        is_stopped=row.is_stopped,
    )


def _preferences(row: Row[Any]) -> Preferences:
    quiet = None if row.quiet_begin is None else QuietHours(row.quiet_begin, row.quiet_end)
    return Preferences(row.language, row.zone, quiet)
