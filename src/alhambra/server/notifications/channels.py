"""What a guest has chosen: ways to be reached, in which language, and when not."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from enum import StrEnum
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

MINUTES_OF_A_DAY: Final = 24 * 60


class WebhookStyle(StrEnum):
    """What the receiver understands."""

    JSON = "json"  # signed, for programs
    SLACK = "slack"  # and Mattermost, Rocket.Chat, Google Chat
    DISCORD = "discord"
    NTFY = "ntfy"


class Push(Struct, frozen=True, tag="push"):
    """A browser, by the endpoint at its maker's service. The keys encrypt what is sent, so that only it can read it."""

    p256dh: str
    auth: str


class Mail(Struct, frozen=True, tag="mail"):
    """A mailbox."""


class Webhook(Struct, frozen=True, tag="webhook"):
    """An address of the guest's own that takes messages. `secret` signs them."""

    style: WebhookStyle
    secret: str


How = Push | Mail | Webhook


class Channel(Struct, frozen=True):
    """One way to reach a guest. All moments are milliseconds.

    `address` is an endpoint, a mailbox or a URL. It stands in no log. Until `confirmed` nothing is sent there but the
    question whether it is right. `failing_since` is the first failure after the last success; one that has failed for
    too long is stopped.
    """

    id: str
    guest: str
    how: How
    address: str
    label: str
    created: int
    confirmed: int | None = None
    failing_since: int | None = None
    is_stopped: bool = False

    @property
    def kind(self) -> str:
        return str(self.how.__struct_config__.tag)

    @property
    def is_open(self) -> bool:
        return self.confirmed is not None and not self.is_stopped


class QuietHours(Struct, frozen=True):
    """Minutes since midnight between which nobody is called; they may lie on both sides of midnight."""

    begin: int
    end: int


class Preferences(Struct, frozen=True):
    """How a guest wants to be called. `zone` is a time zone's name, as in Europe/Berlin."""

    language: str = "en"
    zone: str = "UTC"
    quiet: QuietHours | None = None

    def quiet_until(self, now: int) -> int | None:
        """When the quiet hours end in which this moment lies; None outside of them."""
        if self.quiet is None or self.quiet.begin == self.quiet.end:
            return None
        zone = zone_of(self.zone) or ZoneInfo("UTC")
        local = datetime.fromtimestamp(now / 1_000, zone)
        since = (local.hour * 60 + local.minute - self.quiet.begin) % MINUTES_OF_A_DAY
        if since >= (self.quiet.end - self.quiet.begin) % MINUTES_OF_A_DAY:
            return None
        end = local.replace(hour=self.quiet.end // 60, minute=self.quiet.end % 60, second=0, microsecond=0)
        if end <= local:
            end += timedelta(days=1)
        return int(end.astimezone(UTC).timestamp() * 1_000)


@lru_cache
def zone_of(name: str) -> ZoneInfo | None:
    """None if there is no time zone of this name."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


class Call(Struct):
    """That a table waits for a guest, on its way to one of their channels. `turn` names the very turn."""

    channel: str
    guest: str
    table: str
    turn: str
    created: int
    due: int
    attempts: int = 0
