"""docs/protocol.md names everything there is, and its examples can be read."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from alhambra.server import protocol
from alhambra.server.protocol import PROTOCOL, Wish
from alhambra.server.sockets import CLOSE_CODES
from alhambra.values import from_text
from tests.server.support import Running

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")


async def test_every_path_is_in_the_document(server: Running) -> None:
    description = (await server.stranger().call("GET", "/api/docs/openapi.json")).json()
    for path, operations in description["paths"].items():
        written = path.replace("{table_id}", "ID").replace("{seat}", "N").replace("{name}", "NAME")
        for method in operations:
            assert f"`{method.upper()} {written}" in TEXT, written


def test_every_wish_and_every_close_code_is_in_the_document() -> None:
    for wish in Wish:
        assert f"`{wish.value}`" in TEXT
    for code, number in CLOSE_CODES.items():
        assert code.value == "wrong_origin" or re.search(rf"`{code.value}`.*\| {number} \|", TEXT), code


@pytest.mark.parametrize("kind", list(protocol.ClientMessage.__args__), ids=lambda kind: kind.__name__)
def test_every_message_of_a_client_is_in_the_document(kind: type[msgspec.Struct]) -> None:
    """Its examples are complete, unless they say with a … that they are not."""
    tag = kind.__struct_config__.tag
    examples = re.findall(rf'\{{"type": "{tag}"[^\n`]*', TEXT)
    assert examples
    for example in examples:
        if "…" not in example:
            msgspec.json.decode(example, type=kind, dec_hook=from_text)


def test_the_documents_protocol_is_this_one() -> None:
    assert f"now {PROTOCOL}" in TEXT
