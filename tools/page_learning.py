"""Writes the pictures of the rules book, as the engine judges them, and the list of lessons for the page.

`./run generate` writes the files; a test fails while one of them is out of date.
"""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from alhambra.learning.book import FIGURES
from alhambra.learning.lessons import LESSONS
from alhambra.rules import reasons
from alhambra.rules.money import copies_in_play, currency_of_slot
from alhambra.rules.scoring import LAST_ROUND, prize
from alhambra.rules.state import SLOTS
from alhambra.values import CURRENCIES, KINDS, TILES, to_text

FIGURES_HEAD: Final = """\
// The pictures and tables of the rules book, as the engine has them. Generated from src/alhambra/learning by
// `./run generate`; do not edit.
import type { Drawn, Tables } from './drawn';
"""

LESSONS_HEAD: Final = """\
// The lessons in their order. Generated from src/alhambra/learning by
// `./run generate`; do not edit.
import type { Lesson } from './lesson';
"""


def tables() -> dict[str, Any]:
    """What the book shows as tables: tiles by kind, the market, the prizes, and the rule behind each "no"."""
    return {
        "kinds": [{"kind": kind.value, "tiles": [each.name for each in TILES if each.kind is kind]} for kind in KINDS],
        "slots": [CURRENCIES[currency_of_slot(slot)].value for slot in range(SLOTS)],
        "copies": {"two": int(copies_in_play(2)), "more": int(copies_in_play(3))},
        "prizes": [
            [[int(prize(round_, kind, place)) for place in range(round_)] for round_ in range(1, LAST_ROUND + 1)]
            for kind in range(len(KINDS))
        ],
        "reasons": dict(reasons.RULES),
    }


def write_figures() -> str:
    """The whole of figures.ts, a line for each picture; its key is also the id of the words below it."""
    drawn = {name: msgspec.to_builtins(figure.draw(), enc_hook=to_text) for name, figure in FIGURES.items()}
    return "\n".join(
        [
            FIGURES_HEAD,
            "export const FIGURES = {",
            *(f"  {_quoted(f'figure-{name}')}: {_literal(value)}," for name, value in drawn.items()),
            "} as const satisfies Readonly<Record<string, Drawn>>;",
            "",
            "export const TABLES = {",
            *(f"  {name}: {_literal(value)}," for name, value in tables().items()),
            "} as const satisfies Tables;",
            "",
        ]
    )


def write_lessons() -> str:
    """The whole of lessons.ts; `id` names the words of a lesson, goals and remarks are parts of them."""
    listed = [
        {
            "name": lesson.name,
            "id": f"lesson-{lesson.name}",
            "goals": [goal.name for goal in lesson.goals],
            "remarks": [remark.name for remark in lesson.remarks],
            "mistakes": sorted({mistake.refused for mistake in lesson.mistakes}),
            "is_whole_game": lesson.position is None,
        }
        for lesson in LESSONS
    ]
    entries = [f"  {_literal(entry)}," for entry in listed]
    return "\n".join(
        [LESSONS_HEAD, "export const LESSONS = [", *entries, "] as const satisfies readonly Lesson[];", ""]
    )


def _literal(value: object) -> str:
    """A value as TypeScript writes it."""
    match value:
        case dict():
            parts = [f"{key if key.isidentifier() else _quoted(key)}: {_literal(each)}" for key, each in value.items()]
            return f"{{ {', '.join(parts)} }}"
        case list() | tuple():
            return f"[{', '.join(map(_literal, value))}]"
        case str():
            return _quoted(value)
    return json.dumps(value)


def _quoted(text: str) -> str:
    return f"'{text}'"
