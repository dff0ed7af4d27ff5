"""The description of the HTTP side, for programs (OpenAPI 3.1) and for people: one plain page that loads nothing."""

from __future__ import annotations

from html import escape
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, get
from litestar._openapi.schema_generation import SchemaCreator
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from alhambra.server.protocol.basics import TEXTS
from alhambra.server.protocol.messages import ClientMessage, ServerMessage
from alhambra.server.protocol.rest import REST_FROM_CLIENTS, REST_FROM_SERVER
from alhambra.server.settings import PROGRAM_VERSION

INTRODUCTION: Final = (
    "Guests, tables, seats, replays. A game itself is played over the socket of its table, "
    "/api/tables/{table_id}/socket; docs/protocol.md has its messages and examples. People are known by a cookie, "
    "programs by a bearer token."
)

STYLE: Final = """\
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
body { background: #F3ECDD; color: #1B1A2B; }
a { color: #0C3694; }
code, dt { font-family: ui-monospace, monospace; }
h2 { margin: 2.5rem 0 0; border-top: 1px solid; padding-top: .5rem; font-size: 1.1rem; }
h2 b { display: inline-block; min-width: 4rem; }
dt { margin-top: .4rem; } dd { margin: 0 0 0 2rem; }
@media (prefers-color-scheme: dark) { body { background: #15132C; color: #F3ECDD; } a { color: #9CC2FF; } }
"""


class ValueTexts(OpenAPISchemaPlugin):
    """Tiles, cards and cells are texts on the wire."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return value in TEXTS

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        del field_definition, schema_creator
        return Schema(type=OpenAPIType.STRING)


def complete(schema: dict[str, Any]) -> dict[str, Any]:
    """The description with the shapes as msgspec itself reads and writes them, those of the socket's messages too.

    Litestar's own leave out what msgspec refuses, as unknown fields, and get some types wrong.
    """
    _, shapes = msgspec.json.schema_components(
        [*REST_FROM_CLIENTS, ClientMessage, *REST_FROM_SERVER, ServerMessage],
        schema_hook=lambda kind: {"type": "string", "description": TEXTS[kind]},
        ref_template="#/components/schemas/{name}",
    )
    return {**schema, "components": {**schema["components"], "schemas": shapes}}


class Description(JsonRenderPlugin):
    """The description for machines."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.render_json(request, complete(openapi_schema))


class PlainPage(OpenAPIRenderPlugin):
    """The description as a page to read."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        del request
        return describe(complete(openapi_schema)).encode()


@get("/api/style.css", include_in_schema=False, media_type=MediaType.CSS, sync_to_thread=False)
def api_style() -> str:
    return STYLE


def openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Alhambra",
        version=PROGRAM_VERSION,
        description=INTRODUCTION,
        use_handler_docstrings=True,
        path="/api/docs",
        render_plugins=[PlainPage(), Description()],
    )


# -------------------------------------------------------------------- the page


def describe(schema: dict[str, Any]) -> str:
    """An OpenAPI description as HTML."""
    info = schema["info"]
    parts = [
        '<!doctype html><html lang="en"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<title>Alhambra, for programs</title><link rel="stylesheet" href="/api/style.css">',
        f"<h1>Alhambra {escape(info['version'])}, for programs</h1><p>{escape(info['description'])}</p>",
        '<p>The same for machines: <a href="/api/docs/openapi.json">openapi.json</a>.</p>',
    ]
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            parts += _operation(method, path, operation)
    parts.append("<h2>Shapes</h2>")
    for name, shape in schema["components"]["schemas"].items():
        parts += _shape(name, shape)
    return "\n".join([*parts, "</html>"])


def _operation(method: str, path: str, operation: dict[str, Any]) -> list[str]:
    parts = [
        f"<h2><b>{method.upper()}</b> <code>{escape(path)}</code></h2>",
        f"<p>{escape(operation['summary'])}. {escape(operation.get('description', ''))}</p><dl>",
    ]
    for parameter in operation.get("parameters", []):
        note = parameter.get("description", parameter["in"])
        parts.append(f"<dt>{escape(parameter['name'])}: {_type(parameter['schema'])}</dt><dd>{escape(note)}</dd>")
    if "requestBody" in operation:
        parts.append(f"<dt>body</dt><dd>{_content(operation['requestBody'])}</dd>")
    for status, response in operation["responses"].items():
        parts.append(f"<dt>{status}</dt><dd>{_content(response)} {escape(response.get('description', ''))}</dd>")
    return [*parts, "</dl>"]


def _content(holder: dict[str, Any]) -> str:
    return ", ".join(_type(content["schema"]) for content in holder.get("content", {}).values())


def _shape(name: str, shape: dict[str, Any]) -> list[str]:
    parts = [f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{escape(shape.get("description", ""))}</p><dl>']
    if "enum" in shape:
        parts.append(f"<dt>{', '.join(map(escape, map(str, shape['enum'])))}</dt>")
    required = shape.get("required", [])
    for field, kind in shape.get("properties", {}).items():
        mark = "" if field in required else "?"
        parts.append(f"<dt>{escape(field)}{mark}: {_type(kind)}</dt><dd>{escape(kind.get('description', ''))}</dd>")
    return [*parts, "</dl>"]


def _type(kind: dict[str, Any]) -> str:
    """A type in a few words, with a link to its shape."""
    if "$ref" in kind:
        name = escape(kind["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    for several in ("oneOf", "anyOf"):
        if several in kind:
            return " or ".join(map(_type, kind[several]))
    if kind.get("type") == "array":
        return f"list of {_type(kind['items'])}" if "items" in kind else "list"
    named = kind.get("type", "anything")
    return escape(" or ".join(named) if isinstance(named, list) else str(named))
