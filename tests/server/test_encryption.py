"""Push messages are encrypted as the standard's own example is, and prove who sends them."""

from __future__ import annotations

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from alhambra.server.notifications.encryption import check_keys, decoded, encoded, encrypt, padded
from alhambra.server.notifications.vapid import Vapid, new_key
from tests.server.receivers import Browser, claims_of

# RFC 8291, section 5 and appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
ENCRYPTED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard() -> None:
    own = ec.derive_private_key(int.from_bytes(decoded(OWN), "big"), ec.SECP256R1())
    assert encoded(encrypt(PLAIN + b"\x02", P256DH, AUTH, own=own, salt=decoded(SALT))) == ENCRYPTED


def test_every_message_has_a_key_of_its_own_and_short_ones_the_same_length() -> None:
    browser = Browser()
    keys = browser.subscription("https://push.example/1")["keys"]
    assert isinstance(keys, dict)
    one, other = (encrypt(padded(text), **keys) for text in (b'{"title":"A"}', b'{"title":"B","body":"longer"}'))
    assert len(one) == len(other)
    assert one[:86] != other[:86], "salt and public key"
    assert browser.read(other) == {"title": "B", "body": "longer"}


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [(P256DH[:-4], AUTH), (P256DH, AUTH[:-4]), ("A" * len(P256DH), AUTH), ("not base64!", AUTH), (P256DH, "-")],
)
def test_what_are_no_keys_is_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        check_keys(p256dh, auth)


def test_a_push_service_can_tell_who_sends() -> None:
    vapid = Vapid(new_key(), "mailto:host@alhambra.example")
    claims, key = claims_of(vapid.authorization("https://push.example:8443/send/abc?d=e", 1_800_000_000_000))
    assert claims["aud"] == "https://push.example:8443"
    assert claims["sub"] == "mailto:host@alhambra.example"
    assert claims["exp"] == 1_800_000_000 + 12 * 3_600
    assert key == vapid.public
