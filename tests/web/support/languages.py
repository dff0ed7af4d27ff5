"""The languages that the page speaks, as the folders of the messages say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

MESSAGES: Final = Path(__file__).resolve().parents[3] / "web" / "src" / "i18n"
LANGUAGES: Final = sorted(path.parent.name for path in MESSAGES.glob("*/index.ts"))
TRANSLATIONS: Final = [language for language in LANGUAGES if language != "en"]
"""All but English, in which most tests look at it."""


def _length(language: str) -> int:
    return sum(len(file.read_text("utf-8")) for file in (MESSAGES / language).glob("*.ftl"))


LONGEST: Final = max(TRANSLATIONS, key=_length)
"""The language that needs most room on the buttons."""


def command(language: str, verb: str) -> str:
    """The first word by which a reader calls for it in the text view."""
    text = (MESSAGES / language / "chapters" / "text.ftl").read_text("utf-8")
    words = re.search(rf"^text-verb = .*?^ +\*?\[{verb}\] ([^,\n]+)", text, re.DOTALL | re.MULTILINE)
    assert words is not None, f"{language} has no word for {verb}"
    return words[1]
