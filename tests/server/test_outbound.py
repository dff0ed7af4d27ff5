"""Nothing within the host's own network can be reached by an address that a guest has chosen."""

from __future__ import annotations

import asyncio
import datetime
import ssl
from collections.abc import AsyncIterator
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from alhambra.server.notifications import outbound
from alhambra.server.notifications.outbound import NotAllowed, Outbound, Unreachable, is_public
from tests.server.receivers import Receiver

INSIDE = (
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "ff02::1",
    "::ffff:10.0.0.1",
    "::10.0.0.1",
    "64:ff9b::a00:1",
    "2002:a00:1::1",
    "2001:0:a00:1::1",
)


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with Receiver().open() as opened:
        yield opened


@pytest.mark.parametrize("address", INSIDE)
def test_no_address_of_a_network_inside_is_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "192.0.0.9", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_outside_are(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/",
        "https://localhost/hook",
        "https://[::1]/",
        "https://0x7f.1/",
        "https://2130706433/",
        "https://169.254.169.254/latest/meta-data",
        "http://1.1.1.1/",
        "ftp://1.1.1.1/",
        "file:///etc/passwd",
        "https://",
        "https://a@1.1.1.1/",
        "https://1.1.1.1/#inside",
        "https://1.1.1.1:99999/",
        "https://1.1.1.1/\r\nHost: inside",
        "https://1.1.1.1/" + "a" * 1_000,
        "https://mächen.example/",
    ],
)
async def test_such_addresses_are_not_asked(url: str) -> None:
    with pytest.raises((NotAllowed, Unreachable)):
        await Outbound(()).post(url, {}, b"")


async def test_a_name_is_judged_by_where_it_leads(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when it leads to two places, one of them inside; and what is asked is the address that was looked at."""
    answers = [["1.1.1.1", "10.0.0.1"], ["127.0.0.1"], ["10.0.0.1"]]

    async def resolve(*_: Any, **__: Any) -> list[Any]:
        return [(None, None, None, "", (address, 0)) for address in answers.pop(0)]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve)
    asks = Outbound(["127.0.0.0/8"])
    with pytest.raises(NotAllowed):
        await asks.post("https://two-faced.example/", {}, b"")
    url = f"http://rebinding.example:{receiver.port}/hook"
    assert (await asks.post(url, {}, b"hello")).status == 201
    assert len(answers) == 1, "the name was resolved once"
    received = await receiver.next()
    assert received.headers["host"] == f"rebinding.example:{receiver.port}"
    with pytest.raises(NotAllowed):
        await asks.post(url, {}, b"hello")
    assert receiver.is_quiet()


async def test_plain_http_is_for_networks_that_the_host_allows(receiver: Receiver) -> None:
    with pytest.raises(NotAllowed, match="only https"):
        await Outbound(()).post(receiver.url("/hook"), {}, b"")
    assert (await Outbound(["127.0.0.1"]).post(receiver.url("/hook"), {}, b"")).is_good


async def test_a_redirect_is_an_answer_like_any_other(receiver: Receiver) -> None:
    receiver.answers["/hook"] = [(302, {"location": receiver.url("/inside")})]
    answer = await Outbound(["127.0.0.1"]).post(receiver.url("/hook"), {}, b"")
    assert answer.status == 302
    await receiver.next()
    assert receiver.is_quiet()


async def test_who_takes_too_long_is_left(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "SECONDS", 0.01)
    receiver.let_answer.clear()
    with pytest.raises(Unreachable):
        await Outbound(["127.0.0.1"]).post(receiver.url("/hook"), {}, b"")


async def test_who_says_too_much_is_not_listened_to() -> None:
    """An answer without an end ends after a few kilobytes."""
    written = 0

    async def babble(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal written
        writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        try:
            while True:
                writer.write(b"x" * 8_192)
                await writer.drain()
                written += 8_192
        except ConnectionError:
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(babble, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    assert (await Outbound(["127.0.0.1"]).post(f"http://127.0.0.1:{port}/", {}, b"")).status == 200
    server.close()
    await server.wait_closed()
    assert written < 50_000_000


async def test_certificates_are_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the name that was asked for, although the connection goes to an address."""
    served = _certificate(tmp_path, "localhost")
    trusting = ssl.create_default_context(cafile=str(tmp_path / "certificate.pem"))
    asks = Outbound(["127.0.0.0/8", "::1"])
    async with Receiver().open(served) as receiver:
        with pytest.raises(Unreachable):
            await asks.post(f"https://localhost:{receiver.port}/", {}, b"")
        monkeypatch.setattr(outbound, "_tls", lambda: trusting)
        with pytest.raises(Unreachable):
            await asks.post(f"https://127.0.0.1:{receiver.port}/", {}, b"")
        assert receiver.is_quiet()

        async def resolve(*_: Any, **__: Any) -> list[Any]:
            return [(None, None, None, "", ("127.0.0.1", 0))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve)
        assert (await asks.post(f"https://localhost:{receiver.port}/", {}, b"")).is_good


def _certificate(folder: Path, name: str) -> ssl.SSLContext:
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    (folder / "certificate.pem").write_bytes(made.public_bytes(Encoding.PEM))
    (folder / "key.pem").write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "certificate.pem", folder / "key.pem")
    return context
