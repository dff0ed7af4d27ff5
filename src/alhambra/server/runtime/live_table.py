"""A table in play: one task takes orders one by one, has their entries written, and only then tells anyone.

It also minds what nobody orders: that somebody's time runs out, or that a computer player has to stand in for them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from copy import copy
from typing import Final

from msgspec import DecodeError, Struct
from msgspec.structs import replace

from alhambra.server.core import log
from alhambra.server.core.decide import Decision, Entries, decide
from alhambra.server.core.domain import Breakage, Caller, Pace, Reaction, TablePhase, WhyStandIn
from alhambra.server.core.forgetting import forget
from alhambra.server.core.ids import guest_key, new_id
from alhambra.server.core.orders import (
    AnyOrder,
    CallComputer,
    CallOffStart,
    PlayingOrder,
    Relieve,
    ReturnToSeat,
    StartClock,
    StopClock,
)
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.store import NotStored, Storage, StoredRemark, TableStore, VersionTaken, not_stored
from alhambra.server.core.summary import Listing, listing_of
from alhambra.server.core.table import CALL_AFTER_LIVE, Table, absorb, replay
from alhambra.server.core.text import clean_remark
from alhambra.server.metrics import Metrics
from alhambra.server.protocol.basics import ENCODER
from alhambra.server.protocol.messages import Presence, Watcher
from alhambra.server.runtime.connection import TableConnection
from alhambra.server.runtime.news_log import NewsLog
from alhambra.server.runtime.presence import PresenceTracker
from alhambra.server.runtime.publishing import publish
from alhambra.server.runtime.talk import REMEMBERED, Talk, name_of, require_may_say
from alhambra.server.runtime.updates import Updates
from alhambra.server.timing import Alarm, Time

LOGGER = logging.getLogger(__name__)

STORAGE_RETRY: Final = 1_000
"""How long to wait, in milliseconds, before trying again what could not be written down."""


class ForgetGuest(Struct, frozen=True):
    """Not an order to the table: its log is to be told without this guest from now on."""

    guest: str


class QueuedOrder(Struct):
    """An order, who gives it, and who waits for its end. What they wait for is the version of the table after it."""

    by: Caller | None
    order: AnyOrder | ForgetGuest
    waiting: asyncio.Future[int]


class LiveTable:
    """A table in memory, with those who are connected to it."""

    def __init__(
        self,
        table: Table,
        news_log: NewsLog,
        storage: TableStore,
        time_: Time,
        metrics: Metrics,
        *,
        is_stored: bool = True,
        talk: Talk | None = None,
    ) -> None:
        self.table = table
        self.news_log = news_log
        self.is_stored = is_stored
        """Whether it can be loaded again when it was unloaded."""
        self.connections: set[TableConnection] = set()
        self.is_awaited = False  # a computer player thinks about it
        self.is_hurried = asyncio.Event()  # somebody does not want to follow what computer players do
        self.used = time.monotonic()
        self.on_change: Callable[[LiveTable], None] = lambda _: None
        self.talk = talk or Talk()
        self.presence_tracker = PresenceTracker(time_.now())
        self._time = time_
        self._skipped = time_.skipped()
        self._alarm: Alarm | None = None
        self._remark_lock = asyncio.Lock()
        self._storage = storage
        self._metrics = metrics
        self._orders: asyncio.Queue[QueuedOrder] = asyncio.Queue()
        self._is_busy = False
        self._is_closed = False
        self._task = asyncio.create_task(self._serve(), name=f"table {table.id}")

    @classmethod
    async def load(cls, table_id: str, storage: Storage, time_: Time, metrics: Metrics) -> LiveTable | None:
        """From its log; None if there is no such table."""
        bodies = await storage.read_log(table_id)
        if not bodies:
            return None
        try:
            table, changes = replay(table_id, map(log.read, bodies))
        except (DecodeError, ValueError) as error:
            LOGGER.error("table %s cannot be read at all: %s", table_id, error)
            raise Refused(RefusalCode.READ_ONLY, f"its first entry cannot be read: {error}") from None
        if table.breakage is not None:
            LOGGER.error("table %s is read-only from entry %d: %s", table_id, *_parts(table.breakage))
        talk = Talk(await storage.read_remarks(table_id, REMEMBERED))
        live = cls(table, NewsLog(map(publish, changes)), storage, time_, metrics, talk=talk)
        if table.clocks is not None and not table.clocks.is_stopped:
            # The server went down while it ran. What was thought after the last entry is given back: nobody can tell
            # how long that was.
            with contextlib.suppress(Refused):
                await live.submit(None, StopClock(table.updated))
        return live

    def hurry_on(self, caller: Caller) -> None:
        """Computer players keep no pace until it is a person's turn. Refused if the caller has no seat."""
        if not self.table.seats_of(caller.guest):
            raise Refused(RefusalCode.NOT_YOUR_SEAT, "only those who play may hurry the computer players")
        if self.is_awaited:
            self.is_hurried.set()

    @property
    def is_idle(self) -> bool:
        is_in_use = self.connections or self.is_awaited or self._is_busy or self._remark_lock.locked()
        return not is_in_use and self._orders.empty()

    async def close(self) -> None:
        """It takes no more orders and minds nothing; whoever waits for one is refused."""
        self._is_closed = True
        self._cancel_alarm()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        while not self._orders.empty():
            _fail(self._orders.get_nowait().waiting, _closed())

    # ---------------------------------------------------------------- orders

    async def submit(self, by: Caller | None, order: AnyOrder) -> int:
        """Have an order carried out; Refused if it is not. When this returns, with the version of the table after it,
        it is stored and everyone is told.
        """
        if self._is_closed:
            raise _closed()  # somebody who has just been disconnected
        waiting: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._orders.put_nowait(QueuedOrder(by, order, waiting))
        return await waiting

    async def forget(self, guest: str) -> None:
        """Have everything told without this guest, between two orders: the log, and what was said. They are nobody at
        this table from then on; their seats are a stranger's, whom nothing proves.
        """
        if self._is_closed:
            raise _closed()
        waiting: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._orders.put_nowait(QueuedOrder(None, ForgetGuest(guest), waiting))
        await waiting

    def submit_soon(self, by: Caller | None, order: AnyOrder) -> None:
        """Have an order carried out in its turn that nobody waits for. By then it may have become needless: then it is
        refused, and that is fine.
        """
        waiting: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        waiting.add_done_callback(self._retry_if_not_stored)
        self._orders.put_nowait(QueuedOrder(by, order, waiting))

    def _retry_if_not_stored(self, done: asyncio.Future[int]) -> None:
        error = done.exception()
        if isinstance(error, Refused) and error.code is RefusalCode.NOT_STORED:
            self._cancel_alarm()
            self._alarm = self._time.call_at(self._time.now() + STORAGE_RETRY, self.check_timeouts)

    async def _serve(self) -> None:
        while True:
            self._is_busy = False
            queued = await self._orders.get()
            self._is_busy = True
            try:
                if isinstance(queued.order, ForgetGuest):
                    await self._forget(queued.order.guest)
                else:
                    await self._carry_out(queued.by, queued.order)
            except Refused as refusal:
                _fail(queued.waiting, refusal)
            except asyncio.CancelledError:
                _fail(queued.waiting, _closed())
                raise
            except Exception as error:
                # Not the order itself: what people say and add to the deal stays out of the log.
                LOGGER.exception("table %s failed at %s", self.table.id, type(queued.order).__name__)
                _fail(queued.waiting, error)
            else:
                if not queued.waiting.done():
                    queued.waiting.set_result(self.table.version)

    async def _carry_out(self, by: Caller | None, order: AnyOrder) -> None:
        self.used = time.monotonic()
        version = self.table.version
        await self._skip_what_was_skipped()
        if isinstance(order, PlayingOrder) and order.version == version:
            order = replace(order, version=self.table.version)  # that the clocks were corrected changes no game
        self._require_waited(order)
        decision = decide(self.table, by, order, self._time.now())
        if not decision.entries:
            return  # it was so already; nobody need be told
        if isinstance(order, PlayingOrder | StopClock | StartClock):
            await self._play(decision)
        else:
            await self._arrange(decision.entries)

    async def _skip_what_was_skipped(self) -> None:
        """When the machine's clock was set ahead, nobody has thought for so long: that is no time of theirs."""
        span = self._time.skipped() - self._skipped
        if span <= 0:
            return
        self._skipped += span
        self.presence_tracker.skip(span)
        clocks = self.table.clocks
        if clocks is not None and not clocks.is_stopped and self.table.phase is TablePhase.PLAYING:
            now = self._time.now()
            await self._play(Decision((log.ClockStopped(now, now - span), log.ClockStarted(now))))

    def _require_waited(self, order: AnyOrder) -> None:
        """Nobody waits at a live table while nobody is there."""
        is_live = self.table.options.pace is Pace.LIVE
        waited = self._time.now() - self.presence_tracker.attended_since
        if isinstance(order, CallComputer) and is_live and waited < CALL_AFTER_LIVE:
            raise Refused(RefusalCode.TOO_SOON, "nobody has waited here for long enough")

    async def _play(self, decision: Decision) -> None:
        actor, stand_ins = self.table.actor, self.table.stand_ins
        await self._append(decision.entries, None)
        for entry in decision.entries:
            checked = decision.checked if isinstance(entry, log.MovePlayed) else None
            self.news_log.add(publish(absorb(self.table, entry, checked)))
        is_small = self.table.phase is TablePhase.PLAYING and self.table.stand_ins is stand_ins
        if self.table.phase in (TablePhase.OVER, TablePhase.CLOSED):
            LOGGER.info("table %s is %s", self.table.id, self.table.phase.value)
        if not is_small or self.table.actor != actor:
            # Whoever asks for a list waits for this, nobody else.
            self._storage.note(self.table.id, listing_of(self.table), is_progress=is_small)
        self._broadcast(is_small)

    async def _arrange(self, entries: Entries) -> None:
        """Seats and phase change: lists show it at once. So the table is changed on trial before it is written."""
        after = copy(self.table)
        changes = [absorb(after, entry) for entry in entries]
        await self._append(entries, listing_of(after))
        if after.phase is not self.table.phase:
            LOGGER.info("table %s is %s", after.id, after.phase.value)
        self.table = after
        for change in changes:
            self.news_log.add(publish(change))
        self._broadcast(is_small=False)
        self._broadcast_presence()  # those who were here before they sat down, or sit elsewhere after the shuffle

    async def _append(self, entries: Entries, listing: Listing | None) -> None:
        began = time.perf_counter()
        try:
            await self._storage.append(self.table.id, self.table.version + 1, entries, listing)
            self._metrics.appended(entries, time.perf_counter() - began)
        except NotStored as error:
            raise not_stored(error) from None
        except VersionTaken:
            await self._catch_up()
            raise Refused(RefusalCode.STALE_VERSION, "something else was written first") from None

    async def _catch_up(self) -> None:
        """The log has entries that this table has not: read it anew and tell everyone."""
        LOGGER.warning("table %s is behind its log at version %d", self.table.id, self.table.version)
        bodies = await self._storage.read_log(self.table.id)
        self.table, changes = replay(self.table.id, map(log.read, bodies))
        self.news_log = NewsLog(map(publish, changes))
        self._broadcast(is_small=False)

    async def _forget(self, guest: str) -> None:
        bodies = await self._storage.read_log(self.table.id)
        changed = forget(bodies, guest, new_id())
        async with self._remark_lock:
            self.talk.forget_guest(guest)
        if changed:
            told = (changed.get(version, body) for version, body in enumerate(bodies, 1))
            table, changes = replay(self.table.id, map(log.read, told))
            try:
                await self._storage.rewrite_log(self.table.id, changed, listing_of(table))
            except NotStored as error:
                raise not_stored(error) from None
            self.table, self.news_log = table, NewsLog(map(publish, changes))
            self._broadcast(is_small=False)
            self._broadcast_presence()
        self._broadcast_talk()

    # ---------------------------------------------------------------- telling

    def _broadcast(self, is_small: bool) -> None:
        updates = Updates(self.table, self.news_log)
        for connection in self.connections:
            refusal = None if is_small else self.table.why_not_admit(connection.caller.guest)
            if refusal is not None:
                connection.end(refusal)
                continue
            connection.send(updates.small(connection) if is_small else updates.whole(connection))
            connection.seen = self.table.version
        self.check_timeouts()
        self.on_change(self)

    def resync(self, connection: TableConnection) -> None:
        """Everything this connection has not seen, and the table as it is."""
        connection.send(Updates(self.table, self.news_log).whole(connection))
        connection.seen = self.table.version

    def connect(self, connection: TableConnection, heard: int = 0) -> None:
        """Let someone in, and tell them what they have missed. Whoever comes back has their seat back."""
        caller = connection.caller
        self.connections.add(connection)
        self.presence_tracker.come(caller.guest, self.table, self._time.now())
        self.used = time.monotonic()
        connection.send_backlog(Updates(self.table, self.news_log).whole(connection))
        connection.seen = self.table.version
        connection.send(ENCODER.encode(self.talk.after(heard, self.table, connection.muted)))
        self._broadcast_presence()
        self.check_timeouts()
        for seat in self.table.seats_of(caller.guest):
            stand_in = self.table.stand_ins.get(seat)
            if stand_in is not None and stand_in.why is not WhyStandIn.CONCEDED:
                self.submit_soon(caller, ReturnToSeat(seat))
        self.on_change(self)

    def disconnect(self, connection: TableConnection) -> None:
        self.connections.discard(connection)
        self.presence_tracker.leave(connection.caller.guest, self._time.now())
        self.used = time.monotonic()
        self._broadcast_presence()
        self.check_timeouts()

    def _broadcast_presence(self) -> None:
        message = ENCODER.encode(self.presence())
        for connection in self.connections:
            connection.send(message)

    def presence(self) -> Presence:
        here = {connection.caller.guest: connection.caller.name for connection in self.connections}
        seats = [seat for seat, sitter in enumerate(self.table.sitters) if sitter.guest in here]
        sitting = {self.table.sitters[seat].guest for seat in seats}
        watching = [
            Watcher(guest_key(self.table.id, guest), name) for guest, name in here.items() if guest not in sitting
        ]
        return Presence(
            seats=tuple(seats),
            watchers=tuple(sorted(watching, key=lambda watcher: (watcher.name, watcher.key))),
            absent=self.presence_tracker.absences(self.table),
            is_paused=self.is_paused,
        )

    # ---------------------------------------------------------------- minding

    @property
    def is_paused(self) -> bool:
        """A game is on, and nobody is there to play it: it waits."""
        return self.table.phase is TablePhase.PLAYING and not self.presence_tracker.is_attended(self.table)

    def check_timeouts(self) -> None:
        """See to it that time runs only while somebody is there, and that nobody is waited for longer than agreed."""
        self._cancel_alarm()
        table = self.table
        if self._is_closed or table.breakage is not None:
            return
        if table.reveal_until is not None:
            self._ring_at(table.reveal_until, lambda: self.submit_soon(None, CallOffStart()))
        if table.phase is not TablePhase.PLAYING:
            return
        for place, stand_in in table.stand_ins.items():
            holder = table.sitters[place]
            if stand_in.why is WhyStandIn.ABSENT and holder.guest and self.presence_tracker.is_here(holder.guest):
                # They came while it was being written down that they are away, or their return could not be.
                self.submit_soon(Caller(holder.guest, holder.name), ReturnToSeat(place))
        clocks = table.clocks
        if clocks is not None and clocks.is_stopped != self.is_paused:
            self.submit_soon(None, StopClock(self._time.now()) if self.is_paused else StartClock())
            return  # this is called again when it is done
        seat = table.ticking
        if seat is None:
            return
        runs_out = None if clocks is None else clocks.due
        absent = self.presence_tracker.stand_in_from(table, seat)
        idle = None if self.is_paused else table.idle_from(self.presence_tracker.attended_since)
        reasons = ((runs_out, WhyStandIn.CLOCK), (absent, WhyStandIn.ABSENT), (idle, WhyStandIn.IDLE))
        awaited = [(moment, why) for moment, why in reasons if moment is not None]
        if awaited:
            due, why = min(awaited, key=lambda each: each[0])
            self._ring_at(due, lambda: self.submit_soon(None, Relieve(seat, why)))

    def _ring_at(self, due: int, overdue: Callable[[], None]) -> None:
        """Look again at this moment, or do what is overdue."""
        if due > self._time.now():
            self._alarm = self._time.call_at(due, self.check_timeouts)
        else:
            overdue()

    def _cancel_alarm(self) -> None:
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
        async with self._remark_lock:
            require_may_say(self.table, self.talk, by.guest, self._time.now(), is_text=text is not None)
            said = StoredRemark(self.talk.last + 1, self._time.now(), by.guest, name, shown, reaction)
            try:
                await self._storage.add_remark(self.table.id, said)
            except NotStored as error:
                raise not_stored(error) from None
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

    async def remove_remark(self, by: Caller | None, number: int) -> StoredRemark:
        """By who said it, by the owner of the table, or, with None, by the host: for everybody and for good."""
        async with self._remark_lock:
            said = self.talk.find(number)
            if by is not None and by.guest not in (said.guest, self.table.owner):
                raise Refused(RefusalCode.NOT_THE_OWNER, "only who said it and who owns the table may remove it")
            try:
                await self._storage.remove_remark(self.table.id, number)
            except NotStored as error:
                raise not_stored(error) from None
            self.talk.remove(number)
        self._broadcast_talk()
        return said

    def _broadcast_talk(self) -> None:
        """From the beginning: something is no longer there."""
        for connection in self.connections:
            connection.send(ENCODER.encode(self.talk.after(0, self.table, connection.muted)))

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
            if guest_key(self.table.id, guest) == key:
                return caller
        raise Refused(RefusalCode.NO_SUCH_GUEST, "nobody at this table goes by that key")


def _closed() -> Refused:
    return Refused(RefusalCode.SERVER_STOPS, "the server stops, or the table is put away")


def _parts(breakage: Breakage) -> tuple[int, str]:
    return breakage.version, breakage.detail


def _fail(waiting: asyncio.Future[int], error: Exception) -> None:
    if not waiting.done():
        waiting.set_exception(error)
