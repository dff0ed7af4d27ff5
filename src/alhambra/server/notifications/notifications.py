"""Being called, as a guest sees it: ways to be reached, wishes, trials, and the end of it all."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import asdict, replace

from alhambra.server.core.ids import new_id
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.metrics import Metrics
from alhambra.server.notifications import codes, vapid
from alhambra.server.notifications.book import AddressBook
from alhambra.server.notifications.channels import Channel, How, Mail, Preferences, Push, Webhook, WebhookStyle
from alhambra.server.notifications.codes import CodePurpose, Codes
from alhambra.server.notifications.encryption import check_keys
from alhambra.server.notifications.letters import Letter, trial_letter
from alhambra.server.notifications.mail import Mailer, is_address
from alhambra.server.notifications.notifier import HOUR, Notifier
from alhambra.server.notifications.outbound import NotAllowed, Outbound, Unreachable
from alhambra.server.notifications.outcomes import NotSent, Outcome, Sent
from alhambra.server.notifications.push import push
from alhambra.server.notifications.store import NotificationStore
from alhambra.server.notifications.vapid import Vapid
from alhambra.server.notifications.webhooks import call_webhook, new_secret
from alhambra.server.rate_limits import RateLimiter
from alhambra.server.runtime.live_table import LiveTable
from alhambra.server.runtime.registry import TableRegistry
from alhambra.server.settings import Settings
from alhambra.server.storage.sqlite import SqliteStorage
from alhambra.server.timing import Time

LOGGER: Final = logging.getLogger(__name__)

MOST_CHANNELS: Final = 10
CONFIRM_WITHIN: Final = 48 * HOUR
A_DAY: Final = 1 / 86_400
"""Once a day, as a rate for each second."""
NOBODY: Final = "mailto:nobody@localhost.localdomain"
"""Whom push services may write to where the host has named neither an address of the page nor one for mails."""


class Notifications:
    """Made with the server; `open` before anybody plays, `close` before the storage is closed."""

    def __init__(
        self, settings: Settings, storage: SqliteStorage, registry: TableRegistry, time: Time, metrics: Metrics
    ) -> None:
        self.offers_mail = settings.mail is not None and settings.public_url is not None
        self.offers_webhooks = settings.webhooks
        self._settings = settings
        self._store = NotificationStore(storage)
        self._book = AddressBook(self._store)
        self._outbound = Outbound(settings.outbound_allowed)
        self._time = time
        self._notifier = Notifier(self._store, self._book, registry, self._send, time, metrics)
        # A guest costs nothing, so questions are counted by address and by mailbox too.
        self._questions = RateLimiter(6 * A_DAY, 6)
        self._questions_to = RateLimiter(2 * A_DAY, 2)
        self._trials = RateLimiter(1 / 60, 6)
        self._codes: Codes
        self._vapid: Vapid
        self._mailer: Mailer | None = None

    async def open(self) -> None:
        self._codes = Codes(await self._store.key("links", codes.new_key()))
        self._vapid = Vapid(await self._store.key("vapid", vapid.new_key()), self._contact())
        if self._settings.mail is not None and self._settings.public_url is not None:
            self._mailer = Mailer(self._settings.mail, self._settings.public_url, self._codes)
        kept = await self._store.load()
        self._book.load(kept)
        self._notifier.open(kept)

    async def close(self) -> None:
        await self._notifier.close()

    def _contact(self) -> str:
        url, mail = self._settings.public_url, self._settings.mail
        if url is not None and url.startswith("https:"):
            return url
        return NOBODY if mail is None else f"mailto:{mail.address}"

    # ---------------------------------------------------------------- looking

    @property
    def push_key(self) -> str:
        """What a browser needs to subscribe."""
        return self._vapid.public

    @property
    def waiting(self) -> int:
        """How many calls wait to be said."""
        return self._notifier.waiting

    def table_changed(self, live: LiveTable) -> None:
        self._notifier.table_changed(live)

    async def settle(self) -> None:
        await self._notifier.settle()

    def channels_of(self, guest: str) -> tuple[Channel, ...]:
        return self._book.channels_of(guest)

    def preferences_of(self, guest: str) -> Preferences:
        return self._book.preferences_of(guest)

    def muted_tables(self, guest: str) -> tuple[str, ...]:
        return self._book.muted_tables(guest)

    def is_muted(self, guest: str, table: str) -> bool:
        return self._book.is_muted(guest, table)

    # ---------------------------------------------------------------- channels

    async def add_push(self, guest: str, endpoint: str, keys: Push, label: str) -> Channel:
        """A browser, which has one guest at a time: whoever was called there before is not any more."""
        try:
            check_keys(keys.p256dh, keys.auth)
        except ValueError as trouble:
            raise Refused(RefusalCode.NOT_UNDERSTOOD, f"these are no keys of a browser: {trouble}") from None
        await self._check(endpoint)
        there = [channel for channel in self._book.channels_at(endpoint) if isinstance(channel.how, Push)]
        for channel in there:
            if channel.guest == guest and channel.how == keys:
                return channel
        await self._remove(there)
        return await self._add(guest, keys, endpoint, label, confirmed=True)

    async def add_mail(self, guest: str, address: str, asked_from: str) -> Channel:
        """A mailbox. It counts when the link has been followed that is sent there now."""
        mailer = self._require_mailer()
        if not is_address(address):
            raise Refused(RefusalCode.NOT_UNDERSTOOD, "this is no address of a mailbox")
        await self._remove(self._book.unconfirmed(self._time.now() - CONFIRM_WITHIN))
        for channel in self._book.channels_of(guest):
            if channel.address == address and channel.confirmed is not None:
                return channel
        buckets = (self._questions_to.of(address.lower()), self._questions.of(guest), self._questions.of(asked_from))
        if not all(bucket.take() for bucket in buckets):
            raise Refused(RefusalCode.TOO_FAST, "too many mails were asked for; try again tomorrow")
        await self._remove(
            channel
            for channel in self._book.channels_of(guest)
            if isinstance(channel.how, Mail) and channel.confirmed is None
        )
        channel = await self._add(guest, Mail(), address, address, confirmed=False)
        language = self._book.preferences_of(guest).language
        outcome = await mailer.ask_to_confirm(address, language, channel.id, self._time.now())
        if not isinstance(outcome, Sent):
            await self._remove([channel])
            self._log(channel, outcome)
            raise Refused(RefusalCode.NOT_DELIVERED, "the mail could not be sent")
        return channel

    async def add_webhook(self, guest: str, url: str, style: WebhookStyle, label: str) -> Channel:
        if not self.offers_webhooks:
            raise Refused(RefusalCode.NOT_OFFERED, "this server calls no webhooks")
        await self._check(url)
        return await self._add(guest, Webhook(style, new_secret()), url, label, confirmed=True)

    async def _add(self, guest: str, how: How, address: str, label: str, *, confirmed: bool) -> Channel:
        if len(self._book.channels_of(guest)) >= MOST_CHANNELS:
            raise Refused(RefusalCode.TOO_MANY, f"you have {MOST_CHANNELS} ways to be called already")
        now = self._time.now()
        channel = Channel(new_id(), guest, how, address, label, now, now if confirmed else None)
        await self._book.put(channel)
        return channel

    async def _check(self, url: str) -> None:
        try:
            await self._outbound.check(url)
        except NotAllowed as refusal:
            raise Refused(
                RefusalCode.ADDRESS_NOT_ALLOWED, f"this server does not ask that address: {refusal}"
            ) from None
        except Unreachable as trouble:
            raise Refused(RefusalCode.NOT_DELIVERED, f"that address cannot be reached: {trouble}") from None

    async def remove_channel(self, guest: str, channel: str) -> None:
        await self._remove([self._own(guest, channel)])

    async def _remove(self, channels: Iterable[Channel]) -> None:
        gone = list(channels)
        await self._book.remove(gone)
        for channel in gone:
            self._notifier.forget_channel(channel.id)

    async def try_out(self, guest: str, channel_id: str) -> None:
        """Send a message now. Refused if it does not arrive."""
        channel = self._own(guest, channel_id)
        if channel.confirmed is None:
            raise Refused(RefusalCode.NOT_CONFIRMED, "its link has to be followed first")
        if not self._trials.of(guest).take():
            raise Refused(RefusalCode.TOO_FAST, "too many trials; wait a moment")
        outcome = await self._send(trial_letter(self._book.preferences_of(guest).language, new_id()), channel)
        await self._notifier.note_outcome(channel, outcome)
        if not isinstance(outcome, Sent):
            self._log(channel, outcome)
            raise Refused(RefusalCode.NOT_DELIVERED, "it was not taken")

    def _own(self, guest: str, channel_id: str) -> Channel:
        channel = self._book.find(channel_id)
        if channel is None or channel.guest != guest:
            raise Refused(RefusalCode.NOT_FOUND, "you have no such way to be called")
        return channel

    # ---------------------------------------------------------------- wishes

    async def prefer(self, guest: str, preferences: Preferences) -> None:
        await self._book.prefer(guest, preferences)
        self._notifier.look_again(guest)

    async def mute(self, guest: str, table: str, is_muted: bool) -> None:
        """Whether a guest wants not to be called to this table."""
        await self._book.mute(guest, table, is_muted)
        self._notifier.look_again(guest)

    # ---------------------------------------------------------------- links in mails

    async def confirm(self, code: str) -> None:
        """Somebody has followed the link: the mailbox is theirs."""
        channel = self._of_code(CodePurpose.CONFIRM, code)
        if channel is None or (channel.confirmed is None and self._time.now() - channel.created > CONFIRM_WITHIN):
            raise Refused(RefusalCode.LINK_USED, "this link is too old; ask for another one")
        if channel.confirmed is None:
            await self._book.put(replace(channel, confirmed=self._time.now()))

    async def stop(self, code: str) -> None:
        """Whoever reads the mails wants no more of them."""
        channel = self._of_code(CodePurpose.STOP, code)
        if channel is not None:
            await self._remove([channel])

    def _of_code(self, purpose: CodePurpose, code: str) -> Channel | None:
        channel = self._codes.read(purpose, code)
        if channel is None:
            raise Refused(RefusalCode.LINK_USED, "nobody here has made this link")
        return self._book.find(channel)

    # ---------------------------------------------------------------- a person's own

    def export_of(self, guest: str) -> dict[str, Any]:
        """Everything that is kept of a guest for being called, as JSON knows it."""
        return {
            "preferences": msgspec.to_builtins(self._book.preferences_of(guest)),
            "channels": [msgspec.to_builtins(channel) for channel in self._book.channels_of(guest)],
            "muted_tables": list(self._book.muted_tables(guest)),
            "waiting": [asdict(call) for call in self._notifier.calls_of(guest)],
        }

    async def delete_of(self, guest: str) -> None:
        """Everything that is kept of a guest for being called, for good."""
        self.forget(guest)
        await self._store.remove_guest(guest)

    def forget(self, guest: str) -> None:
        """In memory: on the disk it goes with the guest."""
        for channel in self._book.channels_of(guest):
            self._notifier.forget_channel(channel.id)
        self._notifier.forget_guest(guest)
        self._book.forget_guest(guest)

    # ---------------------------------------------------------------- sending

    async def _send(self, letter: Letter, channel: Channel) -> Outcome:
        now = self._time.now()
        match channel.how:
            case Push():
                return await push(letter, channel, channel.how, self._outbound, self._vapid, now)
            case Webhook() if self.offers_webhooks:
                origin = self._settings.public_url
                return await call_webhook(letter, channel, channel.how, self._outbound, origin, now)
            case Mail() if self._mailer is not None:
                return await self._mailer.send(letter, channel.address, channel.id, now)
        return NotSent("this server does not do that any more")

    def _require_mailer(self) -> Mailer:
        if self._mailer is None:
            raise Refused(RefusalCode.NOT_OFFERED, "this server sends no mails")
        return self._mailer

    def _log(self, channel: Channel, outcome: Outcome) -> None:
        why = outcome.why if isinstance(outcome, NotSent) else "gone"
        LOGGER.info("notification channel %s failed: %s", channel.id, why)
