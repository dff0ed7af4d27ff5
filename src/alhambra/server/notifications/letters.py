"""What is said to a guest, in their language. Whoever reads it over their shoulder learns who plays, and no card."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from alhambra.server.texts import say

CHAPTER: Final = "calls"
GAMES: Final = "/games"
SETTINGS: Final = "/settings"


class Waiting(Struct, frozen=True):
    """A table that waits, the turn there, and the names of those who play along."""

    table: str
    turn: str
    names: tuple[str, ...]
    is_rematch: bool
    is_live: bool


class TableLine(Struct, frozen=True):
    """One table, and the way to it."""

    text: str
    path: str


class Letter(Struct, frozen=True):
    """A message for one channel. `id` is the same whenever the same is said again, so that receivers can tell."""

    id: str
    language: str
    title: str
    body: str
    path: str
    tag: str
    lines: tuple[TableLine, ...]
    is_urgent: bool


def letter_about(waiting: Sequence[Waiting], language: str, channel: str) -> Letter:
    """That these tables wait."""
    lines = tuple(TableLine(_about(each, language), f"/table/{each.table}") for each in waiting)
    first = waiting[0]
    if len(waiting) == 1:
        title = say(language, CHAPTER, "call-rematch" if first.is_rematch else "call-turn")
        path, tag, body = lines[0].path, first.table, say(language, CHAPTER, "call-with", names=_listed(first))
    else:
        title = say(language, CHAPTER, "call-several", count=len(waiting))
        path, tag, body = GAMES, "tables", "\n".join(line.text for line in lines)
    turns = "".join(sorted(f"{each.table} {each.turn}\n" for each in waiting))
    return Letter(
        id=hashlib.sha256(f"{channel}\n{turns}".encode()).hexdigest()[:32],
        language=language,
        title=title,
        body=body,
        path=path,
        tag=tag,
        lines=lines,
        is_urgent=any(each.is_live for each in waiting),
    )


def trial_letter(language: str, id: str) -> Letter:
    """So that somebody sees that it works."""
    return Letter(
        id=id,
        language=language,
        title=say(language, CHAPTER, "call-trial"),
        body=say(language, CHAPTER, "call-trial.body"),
        path=SETTINGS,
        tag="trial",
        lines=(TableLine(say(language, CHAPTER, "call-trial.body"), SETTINGS),),
        is_urgent=True,
    )


def _about(waiting: Waiting, language: str) -> str:
    return say(language, CHAPTER, "call-line", what="rematch" if waiting.is_rematch else "turn", names=_listed(waiting))


def _listed(waiting: Waiting) -> str:
    """Names stand side by side: a conjunction would need the grammar of each language."""
    return ", ".join(waiting.names)
