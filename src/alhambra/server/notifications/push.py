"""Web Push: RFC 8030, what is said to the service that a browser's maker runs for it."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from alhambra.server.notifications.channels import Channel, Push
from alhambra.server.notifications.encryption import LONGEST, encoded, encrypt, padded
from alhambra.server.notifications.letters import Letter
from alhambra.server.notifications.outbound import NotAllowed, Outbound, Unreachable
from alhambra.server.notifications.outcomes import NotSent, Outcome, outcome_of
from alhambra.server.notifications.vapid import Vapid

GONE: Final = (404, 410)
URGENT_SECONDS: Final = 600
PATIENT_SECONDS: Final = 24 * 3_600
"""For so long the service keeps a message for a device that is off."""
SHORTENED: Final = 600


async def push(letter: Letter, channel: Channel, how: Push, outbound: Outbound, vapid: Vapid, now: int) -> Outcome:
    """Send a letter to a browser. The service worker of the page shows it."""
    message = msgspec.json.encode(
        {
            "title": letter.title,
            "body": letter.body if len(letter.body) <= SHORTENED else f"{letter.body[:SHORTENED]}…",
            "path": letter.path,
            "tag": letter.tag,
            "language": letter.language,
        }
    )
    assert len(message) < LONGEST, "names and texts are short"
    headers = {
        "Authorization": vapid.authorization(channel.address, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(URGENT_SECONDS if letter.is_urgent else PATIENT_SECONDS),
        "Urgency": "high" if letter.is_urgent else "normal",
        "Topic": _topic(letter),
    }
    try:
        answer = await outbound.post(channel.address, headers, encrypt(padded(message), how.p256dh, how.auth))
    except NotAllowed as refusal:
        return NotSent(str(refusal), is_final=True)
    except Unreachable as trouble:
        return NotSent(str(trouble))
    return outcome_of(answer.status, answer.retry_after, GONE)


def _topic(letter: Letter) -> str:
    """Of two messages with the same topic that a device has not fetched yet it gets the later one."""
    return encoded(hashlib.sha256(letter.tag.encode()).digest())[:32]
