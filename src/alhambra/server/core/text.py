"""What people write, names and remarks, as it is shown to others: on one line, and nothing that cannot be seen."""

from __future__ import annotations

import unicodedata
from typing import Final

from alhambra.server.core.domain import LONGEST_NAME
from alhambra.server.core.refusals import RefusalCode, Refused

MOST_ACCENTS: Final = 4
"""On one letter. No language needs more, and with more they climb over the lines above."""

ACCENTS: Final = ("Mn", "Me")

JOINERS: Final = "\u200c\u200d"
"""Cannot be seen, yet belong to how several scripts, and many emoji, are written."""

BLANKS: Final = "\u034f\u115f\u1160\u2800\u3164\uffa0"
"""Count as letters or signs, and look like nothing."""


def clean_name(name: str) -> str:
    """As a name is shown; Refused if nothing is left of it."""
    shown = _on_one_line(name)[:LONGEST_NAME].rstrip()
    if not _can_be_seen(shown):
        raise Refused(RefusalCode.NOT_UNDERSTOOD, "a name needs at least one letter that can be seen")
    return shown


def clean_remark(text: str) -> str:
    """As a remark is shown; Refused if nothing is left of it."""
    shown = _on_one_line(text)
    if not _can_be_seen(shown):
        raise Refused(RefusalCode.NOT_UNDERSTOOD, "a remark needs at least one letter that can be seen")
    return shown


def clean_note(text: str) -> str:
    """As the host reads what somebody has to add; it may be nothing."""
    return _on_one_line(text)


def _on_one_line(text: str) -> str:
    """Without signs that cannot be seen or that turn the direction of what follows."""
    accents = 0
    kept: list[str] = []
    for letter in unicodedata.normalize("NFC", text):
        accents = accents + 1 if unicodedata.category(letter) in ACCENTS else 0
        if accents <= MOST_ACCENTS:
            is_shown = letter in JOINERS or (letter.isprintable() and letter not in BLANKS)
            kept.append(letter if is_shown else " ")
    return " ".join("".join(kept).split())


def _can_be_seen(shown: str) -> bool:
    return any(letter not in JOINERS and unicodedata.category(letter) not in ACCENTS for letter in shown)
