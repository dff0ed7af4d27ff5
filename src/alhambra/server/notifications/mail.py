"""E-mail, by the mail server that the host has named."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from typing import Final

import aiosmtplib

from alhambra.server.notifications.codes import CodePurpose, Codes
from alhambra.server.notifications.letters import CHAPTER, SETTINGS, Letter
from alhambra.server.notifications.outcomes import NotSent, Outcome, Sent
from alhambra.server.settings import MailServer, TlsKind
from alhambra.server.texts import say

SECONDS: Final = 20.0
LONGEST_ADDRESS: Final = 254
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
CONFIRM_PATH: Final = "/calls#confirm="
STOP_PATH: Final = "/calls#stop="
ONE_CLICK_PATH: Final = "/api/calls/stop?code="


def is_address(text: str) -> bool:
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None


class Mailer:
    """Writes mails from this server. `origin` is its public address: what a link leads to is never a guest's word."""

    def __init__(self, server: MailServer, origin: str, codes: Codes) -> None:
        self._server = server
        self._origin = origin
        self._codes = codes
        self._sender = Address(display_name=server.name, addr_spec=server.address)

    async def ask_to_confirm(self, address: str, language: str, channel: str, now: int) -> Outcome:
        """Whether whoever reads this wants to be called here."""
        parts = [
            say(language, CHAPTER, "mail-confirm.body"),
            self._origin + CONFIRM_PATH + self._codes.make(CodePurpose.CONFIRM, channel),
            say(language, CHAPTER, "mail-confirm.ignore"),
        ]
        subject = say(language, CHAPTER, "mail-confirm")
        return await self._send(address, language, subject, parts, channel, f"confirm-{channel}", now)

    async def send(self, letter: Letter, address: str, channel: str, now: int) -> Outcome:
        rows = "\n\n".join(f"{line.text}\n{self._origin}{line.path}" for line in letter.lines)
        return await self._send(address, letter.language, letter.title, [rows], channel, letter.id, now)

    async def _send(
        self, address: str, language: str, subject: str, parts: list[str], channel: str, id: str, now: int
    ) -> Outcome:
        stop = self._codes.make(CodePurpose.STOP, channel)
        message = EmailMessage(policy=SMTP)
        message["From"] = self._sender
        message["To"] = Address(addr_spec=address)
        message["Subject"] = subject
        message["Date"] = datetime.fromtimestamp(now / 1_000, UTC)
        message["Message-ID"] = f"<{id}@{self._sender.domain}>"
        message["Content-Language"] = language
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{self._origin}{ONE_CLICK_PATH}{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        way_out = say(
            language, CHAPTER, "mail-foot", stop=self._origin + STOP_PATH + stop, settings=self._origin + SETTINGS
        )
        message.set_content("\n\n".join([*parts, f"-- \n{way_out}"]) + "\n", cte="quoted-printable")
        try:
            await aiosmtplib.send(
                message,
                sender=self._sender.addr_spec,
                recipients=[address],
                hostname=self._server.host,
                port=self._server.port,
                username=self._server.user,
                password=self._server.password,
                use_tls=self._server.tls is TlsKind.AT_ONCE,
                start_tls=self._server.tls is TlsKind.STARTTLS,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as refusal:
            code = refusal.recipients[0].code
            return NotSent(f"SMTP {code}", is_final=code >= 500)
        except aiosmtplib.SMTPResponseException as trouble:
            # What the mail server says may name the address, so only its number is told.
            return NotSent(f"SMTP {trouble.code}")
        except (aiosmtplib.SMTPException, OSError) as trouble:
            return NotSent(type(trouble).__name__)
        return Sent()
