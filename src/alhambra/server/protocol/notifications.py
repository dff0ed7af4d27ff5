"""What crosses the wire about being called when it is one's turn."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from alhambra.server.core.domain import Milliseconds

MOST_MINUTES = 24 * 60 - 1

LanguageTag = Annotated[str, Meta(min_length=2, max_length=16, description="a language's tag, as in pt-BR")]
ZoneName = Annotated[str, Meta(min_length=1, max_length=64, description="a time zone's name, as in Europe/Berlin")]
Minutes = Annotated[int, Meta(ge=0, le=MOST_MINUTES, description="since midnight")]
Url = Annotated[str, Meta(min_length=1, max_length=1_000)]
LinkedCode = Annotated[str, Meta(min_length=1, max_length=64)]


class ChannelKind(StrEnum):
    PUSH = "push"
    MAIL = "mail"
    WEBHOOK = "webhook"


class WebhookForm(StrEnum):
    """What a webhook's receiver understands: signed JSON, or what a chat service or ntfy takes."""

    JSON = "json"
    SLACK = "slack"  # and Mattermost, Rocket.Chat, Google Chat
    DISCORD = "discord"
    NTFY = "ntfy"


class QuietTime(Struct, frozen=True, forbid_unknown_fields=True):
    """Minutes since midnight between which one is not called; they may lie on both sides of midnight."""

    begin: Minutes
    end: Minutes


# -------------------------------------------------------------------- from clients


class CallWishes(Struct, frozen=True, forbid_unknown_fields=True):
    """PATCH /api/me/calls. In which language, and when not: with `quiet` null, at any time."""

    language: LanguageTag
    zone: ZoneName
    quiet: QuietTime | None


class BrowserKeys(Struct, frozen=True):
    """Those of a browser's PushSubscription, as its `toJSON` writes them."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=30)]


class AddPush(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/calls/push. `label` is what the guest will know this device by; `language` goes with it."""

    endpoint: Url
    keys: BrowserKeys
    label: Annotated[str, Meta(max_length=64)] = ""
    language: LanguageTag | None = None


class AddMail(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/calls/mail."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    language: LanguageTag | None = None


class AddWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/calls/webhook."""

    url: Url
    form: WebhookForm
    language: LanguageTag | None = None


class CallsMuted(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/calls: whether one wants not to be called to this table."""

    is_muted: bool


class CallCode(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/calls/confirm and /api/calls/stop: what stood in the link of a mail."""

    code: LinkedCode


# -------------------------------------------------------------------- from the server


class CallChannel(Struct, frozen=True):
    """One way in which one is called. `address` is a browser's endpoint or a mailbox; that of a webhook is not told
    again, and its `label` is its host.

    Nothing comes before `is_confirmed`, and no more when it `is_stopped`, having failed for three days; `is_failing`
    since the last message.
    """

    id: str
    kind: ChannelKind
    label: str
    address: str
    created: Milliseconds
    is_confirmed: bool
    is_failing: bool
    is_stopped: bool
    form: WebhookForm | None = None


class NewWebhook(Struct, frozen=True):
    """The `secret` is shown this once: with it the receiver checks who has sent something."""

    channel: CallChannel
    secret: str


class Calls(Struct, frozen=True):
    """How one is called when it is one's turn. `push_key` is what a browser needs to subscribe; mails and webhooks are
    to be had where the host has set them up. `muted` are tables to which one is not called.
    """

    push_key: str
    has_mail: bool
    has_webhooks: bool
    channels: tuple[CallChannel, ...]
    wishes: CallWishes
    muted: tuple[str, ...]
