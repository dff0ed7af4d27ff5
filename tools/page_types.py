"""Writes what the page shares with the server as TypeScript, from the very classes and numbers the server works with.

`./run generate` writes web/src/protocol.ts and web/src/generated; a test fails while one of them is out of date.

A field that may be left out is optional only in what clients send; the server always sends every field.
"""

from __future__ import annotations

import inspect as python_inspect
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec
from msgspec import NODEFAULT
from msgspec import inspect as shapes

from alhambra import events
from alhambra.rules.setup import FEWEST_PLAYERS, MOST_PLAYERS
from alhambra.server.core.domain import LONGEST_NAME, LONGEST_REMARK, Clock, SeatPlan
from alhambra.server.core.orders import SocketOrder
from alhambra.server.http.app import CONTENT_POLICY
from alhambra.server.protocol.basics import MOST_VIEWS, PROTOCOL, RECORD_LETTERS, TEXTS
from alhambra.server.protocol.messages import ClientMessage, Happening, ServerMessage
from alhambra.server.protocol.moderation import MODERATION_FROM_CLIENTS, MODERATION_FROM_SERVER
from alhambra.server.protocol.rest import REST_FROM_CLIENTS, REST_FROM_SERVER
from alhambra.values import CARDS, CURRENCIES, KINDS, TILES

UNIONS: Final[dict[str, Any]] = {
    "Event": events.Event,
    "Happening": Happening,
    "SocketOrder": SocketOrder,
    "SeatPlan": SeatPlan,
    "Clock": Clock,
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
}
"""Unions that have a name."""

LONGEST_LINE: Final = 120

HEAD: Final = f"""\
// The messages between page and server. Generated from src/alhambra/server/protocol by
// `./run generate`; do not edit.

/** The number that `hello` names. */
export const PROTOCOL = {PROTOCOL};
"""


def write_protocol() -> str:
    """The whole of protocol.ts."""
    writer = Writer()
    requests = writer.reach((*REST_FROM_CLIENTS, *MODERATION_FROM_CLIENTS, ClientMessage))
    answers = writer.reach((*REST_FROM_SERVER, *MODERATION_FROM_SERVER, ServerMessage))
    parts = [HEAD]
    parts += [_alias(kind.__name__, "string", note) for kind, note in TEXTS.items()]
    for name, shape in {**answers, **requests}.items():
        may_omit = name in requests and name not in answers
        parts.append(writer.declare(name, shape, may_omit=may_omit))
    return "\n".join(parts)


class Writer:
    """Turns shapes, as msgspec sees the types, into TypeScript."""

    def __init__(self) -> None:
        self.names_of_unions: dict[frozenset[str], str] = {}
        for name, union in UNIONS.items():
            self.names_of_unions[_members(shapes.type_info(union))] = name

    def reach(self, roots: Iterable[Any]) -> dict[str, shapes.Type]:
        """Every type with a name that these lead to, the roots' own parts first."""
        found: dict[str, shapes.Type] = {}
        for shape in shapes.multi_type_info(roots):
            self._visit(shape, found)
        return found

    def _visit(self, shape: shapes.Type, found: dict[str, shapes.Type]) -> None:
        name = self.name_of(shape)
        if name is not None:
            if name in found:
                if _class_of(found[name]) is not _class_of(shape):
                    raise TypeError(f"two classes of the protocol are called {name}")
                return
            found[name] = shape
        for part in _parts(shape):
            self._visit(part, found)

    def name_of(self, shape: shapes.Type) -> str | None:
        match shape:
            case shapes.StructType(cls=kind) | shapes.EnumType(cls=kind):
                return kind.__name__
            case shapes.UnionType():
                return self.names_of_unions.get(_members(shape))
            case shapes.Metadata(type=inner):
                return self.name_of(inner)
        return None

    def declare(self, name: str, shape: shapes.Type, may_omit: bool) -> str:
        match shape:
            case shapes.EnumType(cls=kind):
                return _alias(name, " | ".join(f"'{member.value}'" for member in kind), _note(kind))
            case shapes.UnionType(types=types):
                return _alias(name, " | ".join(self.write(each) for each in types), "")
            case shapes.StructType(cls=kind, fields=fields):
                lines = [f"  readonly {shape.tag_field}: '{shape.tag}';"] if shape.tag_field else []
                for field in fields:
                    optional = "?" if may_omit and _has_default(field) else ""
                    lines.append(f"  readonly {field.encode_name}{optional}: {self.write(field.type)};")
                return f"{_comment(_note(kind))}export interface {name} {{\n" + "\n".join([*lines, "}"]) + "\n"
        raise TypeError(f"{name} has no declaration")

    def write(self, shape: shapes.Type) -> str:
        """A type as it stands where it is used."""
        name = self.name_of(shape)
        if name is not None:
            return name
        match shape:
            case shapes.Metadata(type=inner):
                return self.write(inner)
            case shapes.StrType():
                return "string"
            case shapes.IntType() | shapes.FloatType():
                return "number"
            case shapes.BoolType():
                return "boolean"
            case shapes.NoneType():
                return "null"
            case shapes.CustomType(cls=kind) if kind in TEXTS:
                return kind.__name__
            case shapes.VarTupleType(item_type=item) | shapes.ListType(item_type=item):
                return f"readonly {_grouped(self.write(item))}[]"
            case shapes.TupleType(item_types=items):
                return f"readonly [{', '.join(self.write(item) for item in items)}]"
            case shapes.DictType(key_type=key, value_type=value):
                return f"Readonly<Record<{self.write(key)}, {self.write(value)}>>"
            case shapes.UnionType():
                return self._write_union(shape)
        raise TypeError(f"no TypeScript for {shape}")

    def _write_union(self, shape: shapes.UnionType) -> str:
        """`X | null`, also where X is a union with a name."""
        others = tuple(each for each in shape.types if not isinstance(each, shapes.NoneType))
        if len(others) < len(shape.types):
            return f"{self.write(shapes.UnionType(others) if len(others) > 1 else others[0])} | null"
        return " | ".join(self.write(each) for each in others)


def _parts(shape: shapes.Type) -> Iterator[shapes.Type]:
    match shape:
        case shapes.Metadata(type=inner):
            yield inner
        case shapes.StructType(fields=fields):
            yield from (field.type for field in fields)
        case shapes.UnionType(types=types):
            yield from types
        case shapes.VarTupleType(item_type=item) | shapes.ListType(item_type=item):
            yield item
        case shapes.TupleType(item_types=items):
            yield from items
        case shapes.DictType(key_type=key, value_type=value):
            yield from (key, value)


def _members(shape: shapes.Type) -> frozenset[str]:
    assert isinstance(shape, shapes.UnionType)
    return frozenset(f"{kind.__module__}.{kind.__name__}" for kind in map(_class_of, shape.types) if kind is not None)


def _class_of(shape: shapes.Type) -> type | None:
    match shape:
        case shapes.StructType(cls=kind) | shapes.EnumType(cls=kind):
            return kind
        case shapes.Metadata(type=inner):
            return _class_of(inner)
    return None


def _has_default(field: shapes.Field) -> bool:
    return field.default is not NODEFAULT or field.default_factory is not NODEFAULT


def _note(kind: type) -> str:
    """A class's own docstring; not the one its base or the enum machinery left there."""
    note = kind.__dict__.get("__doc__") or ""
    return "" if note == msgspec.Struct.__doc__ else python_inspect.cleandoc(note)


def _comment(note: str) -> str:
    lines = note.splitlines()
    if not lines:
        return ""
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"]) + "\n"


def _alias(name: str, meaning: str, note: str) -> str:
    line = f"export type {name} = {meaning};"
    if len(line) > LONGEST_LINE:
        line = f"export type {name} =" + "".join(f"\n  | {part}" for part in meaning.split(" | ")) + ";"
    return f"{_comment(note)}{line}\n"


def _grouped(text: str) -> str:
    return f"({text})" if " " in text else text


def write_game() -> str:
    """Kinds, currencies, tiles and cards, as the rulebook has them."""
    letters = {card.currency: card.name[0] for card in CARDS}
    tiles = [
        f"  {{ name: '{tile.name}', kind: '{tile.kind}', price: {tile.price}, walls: '{''.join(tile.walls)}' }},"
        for tile in TILES
    ]
    return "\n".join(
        [
            _head("The pieces of the game", "src/alhambra/values.py"),
            "/** In the order of their prizes. */",
            f"export const KINDS = [{_quoted(KINDS)}] as const;\n",
            "/** In the order of the market's slots. */",
            f"export const CURRENCIES = [{_quoted(CURRENCIES)}] as const;\n",
            "/** How a card's name begins. */",
            "export const CURRENCY_LETTERS = {",
            *(f"  {currency}: '{letters[currency]}'," for currency in CURRENCIES),
            "} as const;\n",
            "/** Every building, in the order kind, price. */",
            "export const TILES = [",
            *tiles,
            "] as const;\n",
        ]
    )


def write_limits() -> str:
    """What the server refuses, so that the page need not send it."""
    limits = {
        "FEWEST_PLAYERS": FEWEST_PLAYERS,
        "MOST_PLAYERS": MOST_PLAYERS,
        "LONGEST_NAME": LONGEST_NAME,
        "LONGEST_REMARK": LONGEST_REMARK,
        "RECORD_LETTERS": RECORD_LETTERS,
        "MOST_VIEWS": MOST_VIEWS,
    }
    lines = [f"export const {name} = {value};" for name, value in limits.items()]
    return "\n".join([_head("Limits that the server sets", "src/alhambra/server"), *lines, ""])


def write_content_policy() -> str:
    """The header that the server sends with every page."""
    head = _head("What the page may load", "src/alhambra/server/http/app.py")
    lines = [f"  {_double_quoted(part)}," for part in CONTENT_POLICY.split("; ")]
    return "\n".join([head, "export const CONTENT_POLICY = [", *lines, "].join('; ');", ""])


def _head(what: str, source: str) -> str:
    return f"// {what}. Generated from {source} by\n// `./run generate`; do not edit.\n"


def _quoted(words: Iterable[str]) -> str:
    return ", ".join(f"'{word}'" for word in words)


def _double_quoted(text: str) -> str:
    return f'"{text}"' if "'" in text else f"'{text}'"
