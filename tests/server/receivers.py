"""A push service, a webhook's receiver and a mail server of the tests' own, on loopback."""

from __future__ import annotations

import asyncio
import contextlib
import email
import email.policy
import os
import ssl
from collections.abc import AsyncIterator, Mapping
from email.message import EmailMessage

import h11
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from alhambra.server.notifications.encryption import decoded, encoded, point_of
from tests.server.support import TIMEOUT

LOOPBACK = "127.0.0.1"


class Received(msgspec.Struct, frozen=True):
    """A request that somebody has sent."""

    target: str
    headers: Mapping[str, str]
    body: bytes


class Receiver:
    """Takes whatever is posted to it. `answers` are the next statuses, by the end of the path; then it is 201.
    `wait_for` holds back every answer.
    """

    def __init__(self) -> None:
        self.port = 0
        self.received: asyncio.Queue[Received] = asyncio.Queue()
        self.answers: dict[str, list[tuple[int, dict[str, str]]]] = {}
        self.let_answer = asyncio.Event()
        self.let_answer.set()
        self.scheme = "http"

    def url(self, path: str) -> str:
        return f"{self.scheme}://{LOOPBACK}:{self.port}{path}"

    async def next(self) -> Received:
        async with asyncio.timeout(TIMEOUT):
            return await self.received.get()

    def is_quiet(self) -> bool:
        return self.received.empty()

    @contextlib.asynccontextmanager
    async def open(self, tls: ssl.SSLContext | None = None) -> AsyncIterator[Receiver]:
        server = await asyncio.start_server(self._serve, LOOPBACK, 0, ssl=tls)
        self.scheme = "http" if tls is None else "https"
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            self.let_answer.set()
            await server.wait_closed()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = h11.Connection(h11.SERVER)
        request: h11.Request | None = None
        body = b""
        try:
            while not isinstance(event := connection.next_event(), h11.EndOfMessage | h11.ConnectionClosed):
                if event is h11.NEED_DATA:
                    connection.receive_data(await reader.read(65_536))
                elif isinstance(event, h11.Request):
                    request = event
                elif isinstance(event, h11.Data):
                    body += event.data
            if request is not None:
                await self._answer(connection, request, body, writer)
        finally:
            writer.close()

    async def _answer(
        self, connection: h11.Connection, request: h11.Request, body: bytes, writer: asyncio.StreamWriter
    ) -> None:
        target = request.target.decode()
        headers = {name.decode().lower(): value.decode() for name, value in request.headers}
        self.received.put_nowait(Received(target, headers, body))
        await self.let_answer.wait()
        planned = self.answers.get(target, [])
        status, more = planned.pop(0) if planned else (201, {})
        sent = [(name, value) for name, value in {**more, "content-length": "0"}.items()]
        for event in (h11.Response(status_code=status, headers=sent), h11.EndOfMessage()):
            writer.write(connection.send(event) or b"")
        await writer.drain()


class Browser:
    """Keys of a browser that has subscribed, and how it reads what comes."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)

    def subscription(self, endpoint: str) -> dict[str, object]:
        keys = {"p256dh": encoded(point_of(self._key.public_key())), "auth": encoded(self._secret)}
        return {"endpoint": endpoint, "keys": keys, "label": "Firefox on Linux"}

    def read(self, body: bytes) -> dict[str, str]:
        """Decrypts a message, written down from the standard step by step."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, cipher = body[21 : 21 + length], body[21 + length :]
        assert len(cipher) <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        mine = point_of(self._key.public_key())
        secret = _hkdf(self._secret, shared, b"WebPush: info\0" + mine + theirs, 32)
        key = _hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, cipher, None).rstrip(b"\0")
        assert plain.endswith(b"\x02"), "it is the last record"
        return msgspec.json.decode(plain[:-1], type=dict[str, str])


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


def claims_of(authorization: str) -> tuple[dict[str, object], str]:
    """What a server says of itself, its signature checked; and its public key."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    text, _, signature = parts["t"].rpartition(".")
    raw = decoded(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(parts["k"]))
    key.verify(both, text.encode(), ec.ECDSA(SHA256()))
    return msgspec.json.decode(decoded(text.split(".")[1])), parts["k"]


class MailServer:
    """Speaks as much SMTP as a client needs. `refuses` are mailboxes it does not have."""

    def __init__(self) -> None:
        self.port = 0
        self.mails: asyncio.Queue[EmailMessage] = asyncio.Queue()
        self.recipients: list[str] = []
        self.refuses: set[str] = set()
        self.is_busy = False

    async def next(self) -> EmailMessage:
        async with asyncio.timeout(TIMEOUT):
            return await self.mails.get()

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[MailServer]:
        server = await asyncio.start_server(self._serve, LOOPBACK, 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            await server.wait_closed()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 the tests' own")
        try:
            while line := (await reader.readline()).decode().strip():
                verb = line.partition(" ")[0].upper()
                if verb == "EHLO":
                    say("250 welcome")
                elif verb == "RCPT":
                    mailbox = line.partition("<")[2].partition(">")[0]
                    if self.is_busy:
                        say("451 not now")
                    elif mailbox in self.refuses:
                        say("550 no such mailbox")
                    else:
                        self.recipients.append(mailbox)
                        say("250 ok")
                elif verb == "DATA":
                    say("354 go on")
                    text = await reader.readuntil(b"\r\n.\r\n")
                    message = email.message_from_bytes(text[:-3].replace(b"\r\n..", b"\r\n."), policy=email.policy.SMTP)
                    assert isinstance(message, EmailMessage)
                    self.mails.put_nowait(message)
                    say("250 taken")
                elif verb == "QUIT":
                    say("221 bye")
                    break
                else:
                    say("250 ok")
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()
