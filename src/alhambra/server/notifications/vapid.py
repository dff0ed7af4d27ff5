"""How a push service knows this server: RFC 8292, Voluntary Application Server Identification."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from alhambra.server.notifications.encryption import encoded, point_of

VALID_SECONDS: Final = 12 * 3_600
"""Half of what the standard allows, in case the clocks disagree."""
HEAD: Final = encoded(b'{"typ":"JWT","alg":"ES256"}')


def new_key() -> str:
    """A private key as it is kept: a number in hexadecimal digits."""
    return f"{ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value:064x}"


class Vapid:
    """The key of one server, and whom a push service may write to about it: a mailto: or https: address."""

    def __init__(self, key: str, contact: str) -> None:
        self._key = ec.derive_private_key(int(key, 16), ec.SECP256R1())
        self._contact = contact
        self.public = encoded(point_of(self._key.public_key()))
        """What a browser is given when it subscribes."""

    def authorization(self, endpoint: str, now: int) -> str:
        """The header that proves a message to this endpoint to be ours. `now` is in milliseconds."""
        place = urlsplit(endpoint)
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": now // 1_000 + VALID_SECONDS,
            "sub": self._contact,
        }
        text = f"{HEAD}.{encoded(msgspec.json.encode(claims))}"
        first, second = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(SHA256())))
        signature = encoded(first.to_bytes(32, "big") + second.to_bytes(32, "big"))
        return f"vapid t={text}.{signature}, k={self.public}"
