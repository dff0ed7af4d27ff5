"""docs/protocol.md and docs/hosting.md name everything there is, and their examples can be read."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_type_hints

import msgspec
import pytest

from alhambra.server.commands import serve_command
from alhambra.server.http.socket import CLOSE_CODES
from alhambra.server.protocol.basics import PROTOCOL
from alhambra.server.protocol.messages import ClientMessage, ServerMessage, Wish
from alhambra.server.protocol.moderation import CompanyBody, ReportBody
from alhambra.server.protocol.notifications import AddMail, AddWebhook, CallCode, CallsMuted, CallWishes
from alhambra.server.protocol.rest import (
    AgreeBody,
    CommitBody,
    LinkCode,
    NewGuest,
    NewTable,
    RevealBody,
    SeatComputerBody,
    StartBody,
    TakeSeatBody,
)
from alhambra.values import from_text
from tests.server.support import Running

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "protocol.md").read_text("utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")


async def test_every_path_is_in_the_document(server: Running) -> None:
    description = (await server.stranger().call("GET", "/api/docs/openapi.json")).json()
    for path, operations in description["paths"].items():
        written = path.replace("{name}", "NAME").replace("{key}", "KEY").replace("{table_id}", "ID")
        written = written.replace("{seat}", "N").replace("{number}", "N")
        for method in operations:
            assert f"`{method.upper()} {written}" in TEXT, written


def test_every_wish_and_every_close_code_is_in_the_document() -> None:
    for wish in Wish:
        assert f"`{wish.value}`" in TEXT
    for code, number in CLOSE_CODES.items():
        assert code.value == "wrong_origin" or re.search(rf"`{code.value}`.*\| {number} \|", TEXT), code


@pytest.mark.parametrize("kind", list(ClientMessage.__args__), ids=lambda kind: kind.__name__)
def test_every_message_of_a_client_is_in_the_document(kind: type[msgspec.Struct]) -> None:
    """Its examples are complete, unless they say with a … that they are not."""
    tag = kind.__struct_config__.tag
    examples = re.findall(rf'\{{"type": "{tag}"[^\n`]*', TEXT)
    assert examples
    for example in examples:
        if "…" not in example:
            msgspec.json.decode(example, type=kind, dec_hook=from_text)


BODIES = (
    NewGuest,
    LinkCode,
    TakeSeatBody,
    CommitBody,
    RevealBody,
    StartBody,
    AgreeBody,
    SeatComputerBody,
    CompanyBody,
    ReportBody,
    CallWishes,
    AddMail,
    AddWebhook,
    CallsMuted,
    CallCode,
)


@pytest.mark.parametrize("kind", BODIES, ids=lambda kind: kind.__name__)
def test_every_body_of_a_request_is_in_the_document(kind: type[msgspec.Struct]) -> None:
    (example,) = re.findall(rf"^\| (?:\w+, )*{kind.__name__}(?:, \w+)* \| `(\{{[^`]*)`", TEXT, re.MULTILINE)
    msgspec.json.decode(example, type=kind)


def test_every_option_of_a_table_is_in_the_document_with_what_is_usual() -> None:
    usual = {"live": '"live"', "null": "null", "true": "true", "false": "false"}
    rows = dict(re.findall(r"^\| `(\w+)` \| `?(\w+)`? \(the usual\)", TEXT, re.MULTILINE))
    fields = {field.name: field.default for field in msgspec.structs.fields(NewTable) if not field.required}
    assert {name: usual[value] for name, value in rows.items()} == {
        name: msgspec.json.encode(default).decode() for name, default in fields.items()
    }


def test_the_documents_protocol_is_this_one() -> None:
    assert f"now {PROTOCOL}" in TEXT


@pytest.mark.parametrize("kind", list(ServerMessage.__args__), ids=lambda kind: kind.__name__)
def test_every_message_of_the_server_is_in_the_document(kind: type[msgspec.Struct]) -> None:
    assert re.search(rf'`{kind.__struct_config__.tag}[`.]|"type": "{kind.__struct_config__.tag}"', TEXT)


# -------------------------------------------------------------------- for hosts


def in_the_environment() -> dict[str, str]:
    """The options of `alhambra serve`, by their names in the environment."""
    options = get_type_hints(serve_command, include_extras=True)
    options.pop("return")
    return {option.__metadata__[0].env_var[0]: name for name, option in options.items()}


def test_every_option_of_the_server_is_in_the_document() -> None:
    rows = re.findall(r"^\| `--(?:no-)?([a-z-]+)` \| `(ALHAMBRA_[A-Z_]+)(?:=false)?` \|", HOSTING, re.MULTILINE)
    assert {variable: name.replace("-", "_") for name, variable in rows} == in_the_environment()


async def test_every_figure_is_in_the_document(server: Running) -> None:
    figures = (await server.stranger().http.get("/metrics")).text
    for name in re.findall(r"^# TYPE (\w+)", figures, re.MULTILINE):
        assert re.search(rf"`{name}(\{{\w+\}})?`", HOSTING), name


@pytest.mark.parametrize("file", sorted((ROOT / "deploy").iterdir()), ids=lambda file: file.name)
def test_files_for_hosts_use_options_that_exist_and_are_in_the_document(file: Path) -> None:
    text = file.read_text("utf-8")
    assert set(re.findall(r"ALHAMBRA_[A-Z_]+", text)) <= in_the_environment().keys()
    assert f"deploy/{file.name}" in HOSTING or f"deploy/alhambra*{file.suffix}" in HOSTING


def test_the_line_of_a_log_can_be_read() -> None:
    (line,) = re.findall(r"^```json\n(.*?)\n```$", HOSTING, re.MULTILINE)
    assert msgspec.json.decode(line)["message"].startswith("started at")
