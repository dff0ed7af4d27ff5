"""Being called when it is one's turn: what can be asked for."""

from __future__ import annotations

from typing import Annotated, Final
from urllib.parse import urlsplit

from litestar import get, patch, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec.structs import replace

from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.text import clean_remark
from alhambra.server.http.proxies import proxies_of
from alhambra.server.http.rest import REFUSALS, AnyRequest, FromCaller, FromServices, TablePath
from alhambra.server.notifications.channels import (
    Channel,
    Preferences,
    Push,
    QuietHours,
    Webhook,
    WebhookStyle,
    zone_of,
)
from alhambra.server.protocol.notifications import (
    AddMail,
    AddPush,
    AddWebhook,
    CallChannel,
    CallCode,
    Calls,
    CallsMuted,
    CallWishes,
    ChannelKind,
    NewWebhook,
    QuietTime,
    WebhookForm,
)
from alhambra.server.protocol.rest import Problem
from alhambra.server.services import Services
from alhambra.server.texts import best_language

ChannelPath = Annotated[str, PathParameter(description="a channel's id")]
CodeQuery = Annotated[str, QueryParameter(min_length=1, max_length=64, description="as it stood in the link")]


def _no(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals a request may meet."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=REFUSALS[status])
        for status in (400, *statuses, 429, 503)
    }


@get("/api/me/calls", summary="How I am called", responses=_no(401), sync_to_thread=False)
def read_calls(caller: FromCaller, services: FromServices) -> Calls:
    return _calls(services, caller.guest)


@patch("/api/me/calls", summary="Language and quiet hours", responses=_no(401, 403, 413, 415))
async def change_wishes(caller: FromCaller, data: JSONBody[CallWishes], services: FromServices) -> Calls:
    if zone_of(data.zone) is None:
        raise Refused(RefusalCode.NOT_UNDERSTOOD, "there is no time zone of that name")
    quiet = None if data.quiet is None else QuietHours(data.quiet.begin, data.quiet.end)
    await services.notifications.prefer(caller.guest, Preferences(best_language([data.language]), data.zone, quiet))
    return _calls(services, caller.guest)


@post("/api/me/calls/push", summary="Be called on this device", responses=_no(401, 403, 409, 413, 415))
async def add_push(caller: FromCaller, data: JSONBody[AddPush], services: FromServices) -> CallChannel:
    """By the service that the browser's maker runs. A browser that comes again stays what it was."""
    await _speak(services, caller.guest, data.language)
    keys = Push(data.keys.p256dh.rstrip("="), data.keys.auth.rstrip("="))
    label = clean_remark(data.label) if data.label.strip() else ""
    return _shown(await services.notifications.add_push(caller.guest, data.endpoint, keys, label))


@post("/api/me/calls/mail", summary="Be called by e-mail", responses=_no(401, 403, 409, 413, 415))
async def add_mail(
    request: AnyRequest, caller: FromCaller, data: JSONBody[AddMail], services: FromServices
) -> CallChannel:
    """Sends a mail with a link; nothing else is sent there before that was followed."""
    await _speak(services, caller.guest, data.language)
    asked_from = proxies_of(request).address_of(request)
    return _shown(await services.notifications.add_mail(caller.guest, data.address, asked_from))


@post("/api/me/calls/webhook", summary="Be called by a webhook", responses=_no(401, 403, 409, 413, 415))
async def add_webhook(caller: FromCaller, data: JSONBody[AddWebhook], services: FromServices) -> NewWebhook:
    await _speak(services, caller.guest, data.language)
    label = (urlsplit(data.url).hostname or "")[:64]
    channel = await services.notifications.add_webhook(caller.guest, data.url, WebhookStyle(data.form.value), label)
    assert isinstance(channel.how, Webhook)
    return NewWebhook(_shown(channel), channel.how.secret)


@post("/api/me/calls/{key:str}/try", summary="Send a message now", responses=_no(401, 403, 404, 409))
async def try_channel(caller: FromCaller, key: ChannelPath, services: FromServices) -> Calls:
    """To see that it works. One that had stopped goes on."""
    await services.notifications.try_out(caller.guest, key)
    return _calls(services, caller.guest)


@post("/api/me/calls/{key:str}/remove", summary="Be called there no more", responses=_no(401, 403, 404))
async def remove_channel(caller: FromCaller, key: ChannelPath, services: FromServices) -> Calls:
    await services.notifications.remove_channel(caller.guest, key)
    return _calls(services, caller.guest)


@post("/api/tables/{table_id:str}/calls", summary="Mute a table", responses=_no(401, 403, 404, 413, 415))
async def mute_table(
    caller: FromCaller, table_id: TablePath, data: JSONBody[CallsMuted], services: FromServices
) -> CallsMuted:
    """Whether one is not called to this table."""
    live = await services.registry.find(table_id)
    await services.notifications.mute(caller.guest, live.table.id, data.is_muted)
    return CallsMuted(services.notifications.is_muted(caller.guest, table_id))


@post("/api/calls/confirm", summary="Follow the link of a mail", responses=_no(403, 410, 413, 415))
async def confirm_mail(data: JSONBody[CallCode], services: FromServices) -> None:
    """The mailbox is the guest's who asked for the mail; whoever follows the link need not be known here."""
    await services.notifications.confirm(data.code)


@post("/api/calls/stop", summary="No more mails", responses=_no(403, 410))
async def stop_mail(services: FromServices, code: CodeQuery) -> None:
    """By the link at the end of every mail, or by a mail program's own button (RFC 8058)."""
    await services.notifications.stop(code)


async def _speak(services: Services, guest: str, language: str | None) -> None:
    if language is not None:
        wishes = services.notifications.preferences_of(guest)
        await services.notifications.prefer(guest, replace(wishes, language=best_language([language])))


def _calls(services: Services, guest: str) -> Calls:
    notifications = services.notifications
    wishes = notifications.preferences_of(guest)
    quiet = None if wishes.quiet is None else QuietTime(wishes.quiet.begin, wishes.quiet.end)
    return Calls(
        push_key=notifications.push_key,
        has_mail=notifications.offers_mail,
        has_webhooks=notifications.offers_webhooks,
        channels=tuple(map(_shown, notifications.channels_of(guest))),
        wishes=CallWishes(wishes.language, wishes.zone, quiet),
        muted=notifications.muted_tables(guest),
    )


def _shown(channel: Channel) -> CallChannel:
    form = WebhookForm(channel.how.style.value) if isinstance(channel.how, Webhook) else None
    return CallChannel(
        id=channel.id,
        kind=ChannelKind(channel.kind),
        label=channel.label,
        address="" if form is not None else channel.address,
        created=channel.created,
        is_confirmed=channel.confirmed is not None,
        is_failing=channel.failing_since is not None,
        is_stopped=channel.is_stopped,
        form=form,
    )


NOTIFICATION_HANDLERS: Final[list[HTTPRouteHandler]] = [
    read_calls,
    change_wishes,
    add_push,
    add_mail,
    add_webhook,
    try_channel,
    remove_channel,
    mute_table,
    confirm_mail,
    stop_mail,
]
