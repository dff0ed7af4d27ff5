"""The languages that the page speaks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

MESSAGES: Final = Path(__file__).resolve().parents[3] / "web" / "src" / "i18n"
TRANSLATIONS: Final = sorted({path.parent.name for path in MESSAGES.glob("*/index.ts")} - {"en"})
"""All but English, in which most tests look at it."""
