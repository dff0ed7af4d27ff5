"""Listens to tables and calls those they wait for.

A call is written down when a turn comes, and waits a moment: most people are at the table anyway. Before it is said the
table is looked at again, so that nobody is called who has moved. Then all tables that wait for the same guest are told
in one message; what could not be said is said again later, and later still.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from enum import Enum, auto
from typing import Final, Protocol

from msgspec.structs import replace

from alhambra.server import background
from alhambra.server.core.domain import Pace, TablePhase
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.store import NotStored
from alhambra.server.core.table import Table
from alhambra.server.metrics import Metrics
from alhambra.server.notifications.agenda import Agenda
from alhambra.server.notifications.book import AddressBook
from alhambra.server.notifications.channels import Call, Channel, Push
from alhambra.server.notifications.letters import Letter, Waiting, letter_about
from alhambra.server.notifications.outcomes import Gone, NotSent, Outcome, Sent
from alhambra.server.notifications.store import Kept, NotificationStore
from alhambra.server.notifications.waiting import companions, is_rematch, waited_for
from alhambra.server.runtime.live_table import LiveTable
from alhambra.server.runtime.registry import TableRegistry
from alhambra.server.timing import Alarm, Time

LOGGER: Final = logging.getLogger(__name__)

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE

MOMENT: Final = {Pace.LIVE: 10 * SECOND, Pace.DAYS: MINUTE}
"""So long a turn may take before whoever has it is called."""
GATHERED: Final = MINUTE
"""What is due within this time is said together with what is due now."""
LOOK_AGAIN: Final = 15 * SECOND
"""When somebody is at the table, or nobody is who would wait for them."""
AT_THE_TABLE: Final = 10 * MINUTE
"""For so long somebody who is connected is taken to be looking; then the page may lie open before nobody."""
PAUSED: Final = HOUR
"""For so long a live table without anybody is waited for."""
PAUSE: Final = {"push": 0, "webhook": 30 * SECOND, "mail": 5 * MINUTE}
"""What lies at least between two messages to the same channel."""
FIRST_RETRY: Final = MINUTE
LAST_RETRY: Final = 6 * HOUR
GIVEN_UP_AFTER: Final = 48 * HOUR
"""So old a call is not said again."""
STOPPED_AFTER: Final = 72 * HOUR
"""A channel that has failed for so long is given up."""
AT_ONCE: Final = 10
SECONDS_TO_FINISH: Final = 2.0


class Sender(Protocol):
    """Carries a letter to a channel."""

    async def __call__(self, letter: Letter, channel: Channel) -> Outcome: ...


class CallState(Enum):
    """How it is with a call."""

    NEEDLESS = auto()
    TOO_EARLY = auto()
    VALID = auto()


class Notifier:
    def __init__(
        self,
        store: NotificationStore,
        book: AddressBook,
        registry: TableRegistry,
        send: Sender,
        time: Time,
        metrics: Metrics,
    ) -> None:
        self._store = store
        self._book = book
        self._registry = registry
        self._send = send
        self._time = time
        self._metrics = metrics
        self._agenda = Agenda()
        self._turns: dict[str, dict[str, str]] = {}  # by table and guest
        self._pauses: dict[str, int] = {}
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._places = asyncio.Semaphore(AT_ONCE)
        self._wake = asyncio.Event()
        self._alarm: Alarm | None = None
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> int:
        """How many calls wait to be said."""
        return self._agenda.size

    def open(self, kept: Kept) -> None:
        for (guest, table), turn in kept.turns.items():
            self._turns.setdefault(table, {})[guest] = turn
        for call in kept.calls:
            self._agenda.add(call)
        self._tasks = [
            background.begin(self._call_for_ever(), "calling people"),
            background.begin(self._find_what_was_lost(), "looking for people to call"),
        ]
        self._wake.set()

    async def close(self) -> None:
        """Let what is on its way arrive, for a moment; the rest waits for the next start."""
        for task in self._tasks:
            await background.end(task)
        self._cancel_alarm()
        if self._busy:
            _, late = await asyncio.wait(self._busy.values(), timeout=SECONDS_TO_FINISH)
            for task in late:
                await background.end(task)

    # ---------------------------------------------------------------- tables

    def table_changed(self, live: LiveTable) -> None:
        """Somebody's turn may have come, or be over."""
        if self._book.is_empty() or not live.is_stored:
            return
        table = live.table
        waited = waited_for(table)
        needless = [call for call in self._agenda.at_table(table.id) if waited.get(call.guest) != call.turn]
        if needless:
            self._agenda.drop(needless)
            self._store.drop_calls(needless)
        for guest, turn in waited.items():
            if self._turns.get(table.id, {}).get(guest) != turn:
                self._call(guest, table, turn)
        if table.phase in (TablePhase.OVER, TablePhase.CLOSED):
            self._forget_table(table.id)

    def _call(self, guest: str, table: Table, turn: str) -> None:
        channels = self._book.open_channels_of(guest)
        if not channels:
            return
        self._turns.setdefault(table.id, {})[guest] = turn
        now = self._time.now()
        due = now + MOMENT[table.options.pace]
        is_muted = self._book.is_muted(guest, table.id)
        calls = [] if is_muted else [Call(each.id, guest, table.id, turn, now, due) for each in channels]
        self._store.add_calls(guest, table.id, turn, calls)
        for call in calls:
            self._agenda.add(call)
        self._wake.set()

    def _forget_table(self, table: str) -> None:
        if self._turns.pop(table, None) is not None:
            self._store.forget_table(table)

    async def _find_what_was_lost(self) -> None:
        """A server that was killed may have written down a move, and not whose turn it is by that."""
        for table in await self._store.tables_of_the_reachable():
            was_there = table in {live.table.id for live in self._registry.live}
            try:
                live = await self._registry.find(table)  # which tells of it as of a change
            except Refused:
                continue
            if not was_there and live.is_idle:
                await self._registry.unload(live)

    # ---------------------------------------------------------------- guests

    def forget_guest(self, guest: str) -> None:
        """In memory alone: on the disk it went with the guest."""
        for called in self._turns.values():
            called.pop(guest, None)

    def forget_channel(self, channel: str) -> None:
        """The same for a channel."""
        self._agenda.drop(self._agenda.of(channel))
        self._pauses.pop(channel, None)

    def calls_of(self, guest: str) -> tuple[Call, ...]:
        return tuple(call for channel in self._book.channels_of(guest) for call in self._agenda.of(channel.id))

    def look_again(self, guest: str) -> None:
        """What a guest has chosen has changed: what waited for that is due."""
        now = self._time.now()
        for call in self.calls_of(guest):
            call.due = min(call.due, now)
        for channel in self._book.channels_of(guest):
            self._agenda.resume(channel.id)
        self._wake.set()

    # ---------------------------------------------------------------- saying it

    async def settle(self) -> None:
        """Returns when everything that is due has been tried. For tests, which move the time themselves."""
        while self._wake.is_set() or self._busy:
            if self._busy:
                await asyncio.wait(self._busy.values())
            await asyncio.sleep(0)

    async def _call_for_ever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            self._cancel_alarm()
            for channel in self._agenda.take_due(self._time.now()):
                if channel not in self._busy:
                    self._begin(channel)
            if self._agenda.next_due is not None:
                self._alarm = self._time.call_at(self._agenda.next_due, self._wake.set)

    def _begin(self, channel: str) -> None:
        task = background.begin(self._tell(channel), f"notification channel {channel}")
        self._busy[channel] = task
        task.add_done_callback(lambda _: self._end(channel))

    def _end(self, channel: str) -> None:
        del self._busy[channel]
        self._agenda.resume(channel)
        self._wake.set()

    def _cancel_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def _tell(self, channel_id: str) -> None:
        """Say to a channel what there is to say, if it still holds."""
        async with self._places:
            channel = self._book.find(channel_id)
            if channel is None or not channel.is_open:
                self._drop(self._agenda.of(channel_id))
                return
            now = self._time.now()
            not_before = max(
                self._book.preferences_of(channel.guest).quiet_until(now) or 0, self._pauses.get(channel_id, 0)
            )
            if not_before > now:
                self._postpone(self._agenda.of(channel_id), not_before)
                return
            said = [call for call in self._agenda.of(channel_id) if call.due <= now + GATHERED]
            about = [(call, waiting) for call in said if (waiting := await self._waiting(call, now)) is not None]
            if not any(call.due <= now for call, _ in about):
                return
            calls = [call for call, _ in about]
            language = self._book.preferences_of(channel.guest).language
            letter = letter_about([waiting for _, waiting in about], language, channel_id)
            outcome = await self._send(letter, channel)
            await self._finish(channel, calls, outcome)

    async def _waiting(self, call: Call, now: int) -> Waiting | None:
        """What there is to say, if it holds: else the call is dropped, or looked at again later."""
        try:
            live = await self._registry.find(call.table)
        except Refused as refusal:
            if refusal.code in (RefusalCode.NO_SUCH_TABLE, RefusalCode.READ_ONLY):
                self._drop([call])
            else:
                self._postpone([call], now + LOOK_AGAIN)
            return None
        match self._standing(live, call, now):
            case CallState.NEEDLESS:
                self._drop([call])
                return None
            case CallState.TOO_EARLY:
                call.due = max(call.due, now + LOOK_AGAIN)  # and nothing is written down
                return None
        table = live.table
        return Waiting(
            table=table.id,
            turn=call.turn,
            names=tuple(companions(table, call.guest)),
            is_rematch=is_rematch(call.turn),
            is_live=table.options.pace is Pace.LIVE,
        )

    def _standing(self, live: LiveTable, call: Call, now: int) -> CallState:
        table, age = live.table, now - call.created
        if waited_for(table).get(call.guest) != call.turn or self._book.is_muted(call.guest, table.id):
            return CallState.NEEDLESS
        if age > GIVEN_UP_AFTER:
            return CallState.NEEDLESS
        if live.presence_tracker.is_here(call.guest) and age < AT_THE_TABLE:
            return CallState.TOO_EARLY
        if table.options.pace is Pace.LIVE and live.is_paused:
            return CallState.TOO_EARLY if age < PAUSED else CallState.NEEDLESS
        return CallState.VALID

    async def _finish(self, channel: Channel, calls: Sequence[Call], outcome: Outcome) -> None:
        now = self._time.now()
        self._metrics.notifications[channel.kind, type(outcome).__name__.lower()] += 1
        match outcome:
            case Sent():
                self._agenda.drop(calls)
                self._pauses[channel.id] = now + PAUSE[channel.kind]
                try:
                    await self._store.drop_said(calls)
                except NotStored as trouble:
                    LOGGER.warning("what was said may be said again after a restart: %s", trouble)
            case Gone():
                self._drop(calls)
            case NotSent(why=why, is_final=is_final, retry_after=retry_after):
                LOGGER.info("notification channel %s failed: %s", channel.id, why)
                if is_final:
                    self._drop(calls)
                else:
                    self._retry(calls, now, (retry_after or 0) * SECOND)
        await self.note_outcome(channel, outcome)

    async def note_outcome(self, channel: Channel, outcome: Outcome) -> None:
        """What it means for the channel itself how it ended."""
        known = self._book.find(channel.id)
        if known is None:
            return  # its guest has removed it meanwhile
        now = self._time.now()
        try:
            match outcome:
                case Sent():
                    if known.failing_since is not None or known.is_stopped:
                        await self._book.put(replace(known, failing_since=None, is_stopped=False))
                case Gone() if isinstance(known.how, Push):
                    LOGGER.info("notification channel %s is gone", known.id)
                    await self._book.remove([known])
                    self.forget_channel(known.id)
                case Gone():
                    LOGGER.info("notification channel %s is gone", known.id)
                    await self._book.put(replace(known, failing_since=known.failing_since or now, is_stopped=True))
                case NotSent():
                    since = known.failing_since or now
                    is_stopped = known.is_stopped or now - since > STOPPED_AFTER
                    if (since, is_stopped) != (known.failing_since, known.is_stopped):
                        await self._book.put(replace(known, failing_since=since, is_stopped=is_stopped))
        except NotStored as trouble:
            LOGGER.warning("notification channel %s could not be changed: %s", known.id, trouble)

    def _drop(self, calls: Sequence[Call]) -> None:
        if calls:
            self._agenda.drop(calls)
            self._store.drop_calls(calls)

    def _retry(self, calls: Sequence[Call], now: int, not_before: int) -> None:
        for call in calls:
            pause = min(FIRST_RETRY * 4**call.attempts, LAST_RETRY)
            call.attempts += 1
            call.due = now + max(pause, min(not_before, LAST_RETRY))
        self._store.postpone(calls)

    def _postpone(self, calls: Sequence[Call], until: int) -> None:
        later = [call for call in calls if call.due < until]
        for call in later:
            call.due = until
        if later:
            self._store.postpone(later)
