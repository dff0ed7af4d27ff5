"""Webhooks: a letter as JSON for programs, or in the form that a chat service takes."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from typing import Final

import msgspec

from alhambra.server.notifications.channels import Channel, Webhook, WebhookStyle
from alhambra.server.notifications.letters import Letter
from alhambra.server.notifications.outbound import NotAllowed, Outbound, Unreachable
from alhambra.server.notifications.outcomes import NotSent, Outcome, outcome_of

SECRET_PREFIX: Final = "whsec_"
JSON: Final = {"Content-Type": "application/json"}
MARKS: Final = re.compile(r"([\\*_~`|>\[\]()#@:])")
"""What Discord would take for formatting, for a link or for somebody's name."""


def new_secret() -> str:
    """As the Standard Webhooks write it."""
    return SECRET_PREFIX + base64.b64encode(secrets.token_bytes(24)).decode()


async def call_webhook(
    letter: Letter, channel: Channel, how: Webhook, outbound: Outbound, origin: str | None, now: int
) -> Outcome:
    """Send a letter to an address of a guest's own. Without an `origin` it has no links."""
    headers, body = _FORMS[how.style](letter, how, origin, now)
    try:
        answer = await outbound.post(channel.address, headers, body)
    except NotAllowed as refusal:
        return NotSent(str(refusal), is_final=True)
    except Unreachable as trouble:
        return NotSent(str(trouble))
    return outcome_of(answer.status, answer.retry_after)


def sign(secret: str, id: str, at: int, body: bytes) -> str:
    """The signature of the Standard Webhooks: over the message's id, the second it is sent and its body."""
    key = base64.b64decode(secret.removeprefix(SECRET_PREFIX))
    digest = hmac.new(key, f"{id}.{at}.".encode() + body, hashlib.sha256).digest()
    return f"v1,{base64.b64encode(digest).decode()}"


def _signed_json(letter: Letter, how: Webhook, origin: str | None, now: int) -> tuple[dict[str, str], bytes]:
    body = msgspec.json.encode(
        {
            "type": "tables_wait",
            "title": letter.title,
            "text": letter.body,
            "language": letter.language,
            "tables": [
                {"text": line.text, "path": line.path, "url": None if origin is None else origin + line.path}
                for line in letter.lines
            ],
        }
    )
    at = now // 1_000
    signed = {
        "Webhook-Id": letter.id,
        "Webhook-Timestamp": str(at),
        "Webhook-Signature": sign(how.secret, letter.id, at, body),
    }
    return {**JSON, **signed}, body


def _slack(letter: Letter, _: Webhook, origin: str | None, __: int) -> tuple[dict[str, str], bytes]:
    rows = [f"*{_plain(letter.title)}*"]
    for line in letter.lines:
        rows.append(_plain(line.text) if origin is None else f"<{origin}{line.path}|{_plain(line.text)}>")
    return JSON, msgspec.json.encode({"text": "\n".join(rows)})


def _plain(text: str) -> str:
    """Nobody is called by their name having the form of a mention."""
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace("@", "@\u200b").replace("|", "/").replace("*", "∗")


def _discord(letter: Letter, _: Webhook, origin: str | None, __: int) -> tuple[dict[str, str], bytes]:
    rows = [f"**{_unmarked(letter.title)}**"]
    for line in letter.lines:
        rows.append(_unmarked(line.text) + ("" if origin is None else f"\n<{origin}{line.path}>"))
    return JSON, msgspec.json.encode({"content": "\n".join(rows)[:1_900], "allowed_mentions": {"parse": []}})


def _unmarked(text: str) -> str:
    return MARKS.sub(r"\\\1", text).replace("@", "@\u200b")


def _ntfy(letter: Letter, _: Webhook, origin: str | None, __: int) -> tuple[dict[str, str], bytes]:
    """Posted to the topic's own address; headers are UTF-8, which ntfy reads."""
    headers = {"Title": _on_one_line(letter.title), "Tags": "european_castle", "Content-Type": "text/plain"}
    if origin is not None:
        headers["Click"] = origin + letter.path
    return headers, letter.body.encode()


def _on_one_line(text: str) -> str:
    return " ".join(text.split())


_FORMS: Final = {
    WebhookStyle.JSON: _signed_json,
    WebhookStyle.SLACK: _slack,
    WebhookStyle.DISCORD: _discord,
    WebhookStyle.NTFY: _ntfy,
}
