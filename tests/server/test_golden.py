"""The messages of the protocol stay as they are, and can be read back."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from alhambra.server.core import fairness
from alhambra.server.protocol import messages, public, rest
from alhambra.server.protocol.basics import ENCODER
from alhambra.server.protocol.messages import ClientMessage, ServerMessage
from alhambra.values import from_text
from tests.server import golden


def test_golden_messages_are_what_is_sent_today() -> None:
    """If this fails, the protocol has changed: is it still PROTOCOL 2? Then run `python -m tests.server.golden`."""
    assert golden.STORED.read_text(encoding="utf-8") == golden.as_json()
    assert golden.FOR_THE_PAGE.read_text(encoding="utf-8") == golden.as_typescript()


STORED: dict[str, list[tuple[str, Any]]] = msgspec.json.decode(golden.STORED.read_bytes())


@pytest.mark.parametrize(("name", "body"), [each for messages in STORED.values() for each in messages])
def test_a_golden_message_reads_back_as_it_was(name: str, body: object) -> None:
    (kind,) = {getattr(module, name) for module in (messages, public, rest, fairness) if hasattr(module, name)}
    again = msgspec.json.decode(msgspec.json.encode(body), type=kind, dec_hook=from_text)
    assert msgspec.json.decode(ENCODER.encode(again)) == body


def test_every_kind_of_message_has_a_golden_one() -> None:
    for group, union in (("from_clients", ClientMessage), ("from_server", ServerMessage)):
        kinds = {kind.__name__ for kind in union.__args__}
        assert {name for name, _ in STORED[group]} == kinds
