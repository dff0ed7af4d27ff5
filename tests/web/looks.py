"""What must be right about every screen, whatever it shows: measured in the browser, told in words."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

HERE: Final = Path(__file__).resolve().parent
LOOKS: Final = HERE / "looks.js"
AXE: Final = HERE.parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MEASURES: Final = ("stickingOut", "clipped", "overlapping", "tooSmall")
SCREENSHOTS: Final = os.environ.get("ALHAMBRA_SCREENSHOTS")


@cache
def _source(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def inaccessible(page: Page, within: str = "html") -> list[str]:
    """What axe finds in a part of the page, each rule with the elements that break it."""
    page.evaluate(_source(AXE))
    found: Any = page.evaluate("part => axe.run(part, { resultTypes: ['violations'] })", within)
    return [
        f"{violation['id']}: {violation['help']} at {', '.join(str(node['target']) for node in violation['nodes'])}"
        for violation in found["violations"]
    ]


def misplaced(page: Page, measures: tuple[str, ...] = MEASURES) -> list[str]:
    """Whatever sticks out, is cut off, overlaps or is too small for a finger."""
    page.evaluate(_source(LOOKS))
    return [fault for measure in measures for fault in page.evaluate(f"looks.{measure}()")]


def keep_picture(page: Page, name: str) -> None:
    """For eyes: with ALHAMBRA_SCREENSHOTS=FOLDER in the environment every screen that is looked at is kept there."""
    if SCREENSHOTS is not None:
        folder = Path(SCREENSHOTS)
        folder.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=folder / f"{name}.png", full_page=True)
