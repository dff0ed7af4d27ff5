"""What the server says in every language, for the page's formatter to say the same: web/src/i18n/said.golden.json.

`./run generate` writes it; a test of the page and a test of the server look at it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from alhambra.server import texts

CHAPTERS = ("calls", "company")
"""All that the server says, and a chapter of the page's with plurals of every kind."""
NUMBERS = (0, 1, 2, 5, 22, 1_000_000)
NAMES = ("Łucja & Zoë",)


class _Wanted(Visitor):
    """The values a message needs: those it tells apart, numbers where it has plurals, else a name."""

    def __init__(self) -> None:
        self.values: dict[str, tuple[str | int, ...]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - fluent's own way of naming them
        keys = [variant.key for variant in node.variants]
        words = [key.name for key in keys if isinstance(key, ast.Identifier)]
        is_plural = set(words) <= {"zero", "one", "two", "few", "many", "other"}
        if isinstance(node.selector, ast.VariableReference):
            self.values[node.selector.id.name] = NUMBERS if is_plural else tuple(words)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, NAMES)


def everything() -> Iterator[dict[str, object]]:
    for language, chapter in product(texts.languages(), CHAPTERS):
        text = (texts.languages_folder() / language / "chapters" / f"{chapter}.ftl").read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                patterns = {entry.id.name: entry.value} if entry.value is not None else {}
                patterns |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
                for name, pattern in patterns.items():
                    yield from _said(language, chapter, name, pattern)


def _said(language: str, chapter: str, name: str, pattern: ast.Pattern) -> Iterator[dict[str, object]]:
    wanted = _Wanted()
    wanted.visit(pattern)
    for values in product(*wanted.values.values()):
        given = dict(zip(wanted.values, values, strict=True))
        said = texts.say(language, chapter, name, **given)
        yield {"language": language, "chapter": chapter, "id": name, "values": given, "said": said}


def as_json() -> str:
    lines = [msgspec.json.encode(each).decode() for each in everything()]
    return "[\n" + ",\n".join(lines) + "\n]\n"
