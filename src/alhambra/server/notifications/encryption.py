"""Messages that only one browser can read: RFC 8291, Message Encryption for Web Push, over RFC 8188."""

from __future__ import annotations

import base64
import binascii
import os
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD_SIZE: Final = 4_096
LONGEST: Final = 3_900
"""Bytes that a message may have: every push service takes so much."""
PADDED_TO: Final = 256
"""Messages are as long as the next multiple of this, so that their length tells little."""
LAST_RECORD: Final = b"\x02"
POINT_BYTES: Final = 65
SECRET_BYTES: Final = 16


def decoded(text: str) -> bytes:
    """URL-safe base64 without padding; ValueError if it is none."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as trouble:
        raise ValueError(str(trouble)) from None


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as push services and browsers write it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(p256dh: str, auth: str) -> None:
    """ValueError if these are not a browser's keys."""
    if len(decoded(auth)) != SECRET_BYTES:
        raise ValueError("the authentication secret must have 16 bytes")
    if len(decoded(p256dh)) != POINT_BYTES:
        raise ValueError("the public key must have 65 bytes")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))


def padded(message: bytes) -> bytes:
    """With the mark of the last record, and zeros behind it."""
    marked = message + LAST_RECORD
    return marked + b"\x00" * (-len(marked) % PADDED_TO)


def encrypt(
    message: bytes,
    p256dh: str,
    auth: str,
    *,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a push message whose plain text is `message`, padding included. Key and salt are new ones each time,
    but where a test brings those of the standard's example.
    """
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(SECRET_BYTES)
    theirs = decoded(p256dh)
    own_point = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = _derive(shared, decoded(auth), b"WebPush: info\x00" + theirs + own_point, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(own_point)]) + own_point
    return head + AESGCM(key).encrypt(nonce, message, None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)
