"""A table in play: one task takes orders one by one, has their entries written, and only then tells anyone.

It also minds what nobody orders: that somebody's time runs out, or that a computer player has to stand in for them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from copy import copy
from typing import Final, Protocol

from msgspec import DecodeError, Struct

from alhambra.server import protocol
from alhambra.server.computers import players
from alhambra.server.protocol import Reaction, RefusalCode, TablePhase, Watcher, WhyStandIn
from alhambra.server.refused import Refused, not_stored
from alhambra.server.storage.store import Listing, NotStored, Storage, VersionTaken
from alhambra.server.tables import decide, log
from alhambra.server.tables.attendance import Attendance
from alhambra.server.tables.audience import Connection
from alhambra.server.tables.chronicle import ENCODER, Chronicle
from alhambra.server.tables.decide import AnyOrder, Caller
from alhambra.server.tables.table import Table, absorb, key_of, replay
from alhambra.server.tables.talk import REMEMBERED, Said, Talk, name_of
from alhambra.server.tables.updates import Updates
from alhambra.server.timing import Alarm, Time
from alhambra.server.writing import clean_remark

LOGGER = logging.getLogger(__name__)

STORAGE_PAUSE: Final = 1_000
"""How long to wait, in milliseconds, before trying again what could not be written down."""


class Asked(Struct):
    """An order and who waits for its end."""

    order: AnyOrder
    waiting: asyncio.Future[None]


class Keeper(Protocol):
    """Where a table's entries are written down: the storage, or nowhere."""

    async def append(
        self, table: str, version: int, new: Sequence[log.AnyEntry], listing: Listing | None = None
    ) -> None: ...

    def note(self, table: str, listing: Listing, is_progress: bool) -> None: ...

    async def read_log(self, table: str) -> list[str]: ...

    async def add_remark(self, table: str, said: Said) -> None: ...


class LiveTable:
    """A table in memory, with those who are connected to it."""

    def __init__(
        self, table: Table, chronicle: Chronicle, storage: Keeper, time_: Time, talk: Talk | None = None
    ) -> None:
        self.table = table
        self.chronicle = chronicle
        self.connections: set[Connection] = set()
        self.is_awaited = False  # a computer player thinks about it
        self.used = time.monotonic()
        self.on_change: Callable[[LiveTable], None] = lambda _: None
        self.talk = talk or Talk()
        self.attendance = Attendance(time_.now())
        self._time = time_
        self._alarm: Alarm | None = None
        self._speaking = asyncio.Lock()
        self._storage = storage
        self._orders: asyncio.Queue[Asked] = asyncio.Queue()
        self._is_busy = False
        self._is_closed = False
        self._task = asyncio.create_task(self._serve(), name=f"table {table.id}")

    @classmethod
    async def load(cls, table_id: str, storage: Storage, time_: Time) -> LiveTable | None:
        """From its log; None if there is no such table."""
        bodies = await storage.read_log(table_id)
        if not bodies:
            return None
        try:
            table, news = replay(table_id, map(log.read, bodies))
        except (DecodeError, ValueError) as trouble:
            LOGGER.error("table %s cannot be read at all: %s", table_id, trouble)
            raise Refused(RefusalCode.READ_ONLY, f"its first entry cannot be read: {trouble}") from None
        if table.breakage is not None:
            LOGGER.error("table %s is read-only from entry %d: %s", table_id, *_parts(table.breakage))
        live = cls(table, Chronicle(news), storage, time_, Talk(await storage.read_remarks(table_id, REMEMBERED)))
        if table.clocks is not None and not table.clocks.is_stopped:
            # The server went down while it ran. What was thought after the last entry is given back: nobody can tell
            # how long that was.
            with contextlib.suppress(Refused):
                await live.submit(decide.StopClock(None, table.updated))
        return live

    @property
    def is_idle(self) -> bool:
        is_in_use = self.connections or self.is_awaited or self._is_busy or self._speaking.locked()
        return not is_in_use and self._orders.empty()

    @property
    def is_kept(self) -> bool:
        """Whether it can be loaded again when it was put away."""
        return isinstance(self._storage, Storage)

    async def close(self) -> None:
        """It takes no more orders and minds nothing; whoever waits for one is refused."""
        self._is_closed = True
        self._call_off()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        while not self._orders.empty():
            _refuse(self._orders.get_nowait().waiting, _closed())

    # ---------------------------------------------------------------- orders

    async def submit(self, order: AnyOrder) -> None:
        """Have an order carried out; Refused if it is not. When this returns, it is stored and everyone is told."""
        if self._is_closed:
            raise _closed()  # somebody who has just been sent away
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._orders.put_nowait(Asked(order, waiting))
        await waiting

    def order_soon(self, order: AnyOrder) -> None:
        """Have an order of the server carried out in its turn. By then it may have become needless: then it is refused,
        and nobody minds.
        """
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting.add_done_callback(self._look_after)
        self._orders.put_nowait(Asked(order, waiting))

    def _look_after(self, done: asyncio.Future[None]) -> None:
        trouble = done.exception()
        if isinstance(trouble, Refused) and trouble.code is RefusalCode.NOT_STORED:
            self._call_off()
            self._alarm = self._time.call_at(self._time.now() + STORAGE_PAUSE, self.mind)

    async def _serve(self) -> None:
        while True:
            self._is_busy = False
            asked = await self._orders.get()
            self._is_busy = True
            try:
                await self._carry_out(asked.order)
            except Refused as refusal:
                _refuse(asked.waiting, refusal)
            except asyncio.CancelledError:
                _refuse(asked.waiting, _closed())
                raise
            except Exception as trouble:
                # Not the order itself: what people say and add to the deal stays out of the log.
                LOGGER.exception("table %s failed at %s", self.table.id, type(asked.order).__name__)
                _refuse(asked.waiting, trouble)
            else:
                if not asked.waiting.done():
                    asked.waiting.set_result(None)

    async def _carry_out(self, order: AnyOrder) -> None:
        self.used = time.monotonic()
        entries = decide.decide(self.table, order, self._time.now())
        if not entries:
            return  # it was so already; nobody need be told
        if isinstance(order, decide.Playing | decide.StopClock | decide.StartClock):
            await self._play(entries)
        else:
            await self._arrange(entries)

    async def _play(self, entries: decide.Entries) -> None:
        actor, stand_ins = self.table.actor, self.table.stand_ins
        await self._append(entries, None)
        for entry in entries:
            self.chronicle.add(absorb(self.table, entry))
        is_small = self.table.phase is TablePhase.PLAYING and self.table.stand_ins is stand_ins
        if self.table.phase in (TablePhase.OVER, TablePhase.CLOSED):
            LOGGER.info("table %s is %s", self.table.id, self.table.phase.value)
        if not is_small or self.table.actor != actor:
            # Lists may lag behind the log; so nobody has to wait for this.
            self._storage.note(self.table.id, listing_of(self.table), is_progress=is_small)
        self._tell(is_small)

    async def _arrange(self, entries: decide.Entries) -> None:
        """Seats and phase change: lists show it at once. So the table is changed on trial before it is written."""
        after = copy(self.table)
        news = [absorb(after, entry) for entry in entries]
        await self._append(entries, listing_of(after))
        if after.phase is not self.table.phase:
            LOGGER.info("table %s is %s", after.id, after.phase.value)
        self.table = after
        for each in news:
            self.chronicle.add(each)
        self._tell(is_small=False)
        self._tell_presence()  # those who were here before they sat down, or sit elsewhere after the shuffle

    async def _append(self, entries: decide.Entries, listing: Listing | None) -> None:
        try:
            await self._storage.append(self.table.id, self.table.version + 1, entries, listing)
        except NotStored as trouble:
            raise not_stored(trouble) from None
        except VersionTaken:
            await self._catch_up()
            raise Refused(RefusalCode.STALE_VERSION, "something else was written first") from None

    async def _catch_up(self) -> None:
        """The log has entries that this table has not: read it anew and tell everyone."""
        LOGGER.warning("table %s is behind its log at version %d", self.table.id, self.table.version)
        self.table, news = replay(self.table.id, map(log.read, await self._storage.read_log(self.table.id)))
        self.chronicle = Chronicle(news)
        self._tell(is_small=False)

    # ---------------------------------------------------------------- telling

    def _tell(self, is_small: bool) -> None:
        updates = Updates(self.table, self.chronicle)
        for connection in self.connections:
            refusal = None if is_small else self.table.why_not_admit(connection.caller.guest)
            if refusal is not None:
                connection.end(refusal)
                continue
            connection.send(updates.small(connection) if is_small else updates.whole(connection))
            connection.seen = self.table.version
        self.mind()
        self.on_change(self)

    def tell_all_to(self, connection: Connection) -> None:
        """Everything this connection has not seen, and the table as it is."""
        connection.send(Updates(self.table, self.chronicle).whole(connection))
        connection.seen = self.table.version

    def welcome(self, connection: Connection, heard: int = 0) -> None:
        """Let someone in, and tell them what they have missed. Whoever comes back has their seat back."""
        caller = connection.caller
        self.connections.add(connection)
        self.attendance.come(caller.guest, self.table, self._time.now())
        self.used = time.monotonic()
        connection.owe(Updates(self.table, self.chronicle).whole(connection))
        connection.seen = self.table.version
        connection.send(ENCODER.encode(self.talk.after(heard, self.table, connection.muted)))
        self._tell_presence()
        self.mind()
        for seat in self.table.seats_of(caller.guest):
            stand_in = self.table.stand_ins.get(seat)
            if stand_in is not None and stand_in.why is not WhyStandIn.CONCEDED:
                self.order_soon(decide.Return(caller, seat))
        self.on_change(self)

    def farewell(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.attendance.leave(connection.caller.guest, self._time.now())
        self.used = time.monotonic()
        self._tell_presence()
        self.mind()

    def _tell_presence(self) -> None:
        message = ENCODER.encode(self.presence())
        for connection in self.connections:
            connection.send(message)

    def presence(self) -> protocol.Presence:
        here = {connection.caller.guest: connection.caller.name for connection in self.connections}
        seats = [seat for seat, sitter in enumerate(self.table.sitters) if sitter.guest in here]
        sitting = {self.table.sitters[seat].guest for seat in seats}
        watching = [Watcher(key_of(self.table.id, guest), name) for guest, name in here.items() if guest not in sitting]
        return protocol.Presence(
            seats=tuple(seats),
            watchers=tuple(sorted(watching, key=lambda watcher: (watcher.name, watcher.key))),
            absent=self.attendance.absences(self.table),
            is_paused=self.is_paused,
        )

    # ---------------------------------------------------------------- minding

    @property
    def is_paused(self) -> bool:
        """A game is on, and nobody is there to play it: it waits."""
        return self.table.phase is TablePhase.PLAYING and not self.attendance.is_attended(self.table)

    def mind(self) -> None:
        """See to it that time runs only while somebody is there, and that nobody is waited for longer than agreed."""
        self._call_off()
        table = self.table
        if self._is_closed or table.phase is not TablePhase.PLAYING or table.breakage is not None:
            return
        for place, stand_in in table.stand_ins.items():
            holder = table.sitters[place]
            if stand_in.why is WhyStandIn.ABSENT and holder.guest and self.attendance.is_here(holder.guest):
                # They came while it was being written down that they are away, or their return could not be.
                self.order_soon(decide.Return(Caller(holder.guest, holder.name), place))
        clocks = table.clocks
        if clocks is not None and clocks.is_stopped != self.is_paused:
            self.order_soon(decide.StopClock(None, self._time.now()) if self.is_paused else decide.StartClock(None))
            return  # this is called again when it is done
        seat = table.ticking
        if seat is None:
            return
        runs_out = None if clocks is None else clocks.due
        absent = self.attendance.stand_in_from(table, seat)
        due = min((moment for moment in (runs_out, absent) if moment is not None), default=None)
        if due is None:
            return
        if due > self._time.now():
            self._alarm = self._time.call_at(due, self.mind)
        else:
            why = WhyStandIn.CLOCK if due == runs_out else WhyStandIn.ABSENT
            self.order_soon(decide.Relieve(None, seat, players.usual_level(), why))

    def _call_off(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    # ---------------------------------------------------------------- talking

    async def say(self, by: Caller, text: str | None, reaction: Reaction | None) -> None:
        """Have a remark written down, then tell it to everyone who wants to hear it.

        Once begun it is done, also when whoever says it is cut off meanwhile: what is stored must be told.
        """
        await asyncio.shield(asyncio.create_task(self._say(by, text, reaction)))

    async def _say(self, by: Caller, text: str | None, reaction: Reaction | None) -> None:
        shown = None if text is None else clean_remark(text)
        name = name_of(self.table, by.guest, by.name)
        async with self._speaking:
            said = Said(self.talk.last + 1, self._time.now(), by.guest, name, shown, reaction)
            try:
                await self._storage.add_remark(self.table.id, said)
            except NotStored as trouble:
                raise not_stored(trouble) from None
            self.talk.add(said)
        messages: dict[tuple[str, ...], bytes] = {}  # most people have muted nobody
        for connection in self.connections:
            if said.guest in connection.muted:
                continue
            message = messages.get(tuple(connection.muted))
            if message is None:
                message = ENCODER.encode(self.talk.after(said.number - 1, self.table, connection.muted))
                messages[tuple(connection.muted)] = message
            connection.send(message)

    def mute(self, by: Caller, muted: dict[str, str]) -> None:
        """For every device of this guest that is at the table: tell anew what there is to hear without these."""
        message = ENCODER.encode(self.talk.after(0, self.table, muted))
        for connection in self.connections:
            if connection.caller.guest == by.guest:
                connection.muted = muted
                connection.send(message)

    def find_guest(self, key: str) -> Caller:
        """Somebody who is at the table, has a seat at it or has said something here."""
        known = {each.guest: Caller(each.guest, each.name) for each in self.talk.said}
        known |= {sitter.guest: Caller(sitter.guest, sitter.name) for sitter in self.table.sitters if sitter.guest}
        known |= {connection.caller.guest: connection.caller for connection in self.connections}
        for guest, caller in known.items():
            if key_of(self.table.id, guest) == key:
                return caller
        raise Refused(RefusalCode.NO_SUCH_GUEST, "nobody at this table goes by that key")


def _closed() -> Refused:
    return Refused(RefusalCode.SERVER_STOPS, "the server stops, or the table is put away")


def _parts(breakage: protocol.Breakage) -> tuple[int, str]:
    return breakage.version, breakage.detail


def _refuse(waiting: asyncio.Future[None], trouble: Exception) -> None:
    if not waiting.done():
        waiting.set_exception(trouble)


def listing_of(table: Table) -> Listing:
    """What lists show of a table."""
    guests = tuple(sitter.guest for sitter in table.sitters)
    once = {sitter.guest: None for dealt in table.past for sitter in dealt.sitters if sitter.guest not in guests}
    before = tuple(guest for guest in once if guest is not None)
    return Listing(table.owner, table.actor, table.updated, table.describe(), guests, before)
