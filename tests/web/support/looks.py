"""What must be right about every screen, whatever it shows: measured in the browser, told in words."""

from __future__ import annotations

import os
import time
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, expect

HERE: Final = Path(__file__).resolve().parent
LOOKS: Final = HERE / "looks.js"
AXE: Final = HERE.parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MEASURES: Final = ("stickingOut", "runningOut", "clipped", "overlapping", "tooSmall")
# Colours that change do so within a moment; what goes on for ever is not waited for.
SETTLED: Final = """() => Promise.all(document.getAnimations()
  .filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime))
  .map((each) => each.finished.catch(() => null)))"""
FIND_VIOLATIONS: Final = """async ([part, options]) => (await axe.run(part, options)).violations
  .map(({ id, help, nodes }) => [id, help, nodes.map(({ target }) => target)])"""
COLOURS: Final = ("color-contrast",)
"""The rules whose result depends on the theme; all others depend on the layout alone."""
# How many letters there were before. A clock that ticks meanwhile changes a few of them.
SPEAK: Final = """([language, isLonger, isMirrored]) => {
  localStorage.setItem('language', JSON.stringify(language));
  localStorage.setItem('long-texts', JSON.stringify(isLonger));
  localStorage.setItem('right-to-left', JSON.stringify(isMirrored));
  const { length } = document.body.innerText;
  dispatchEvent(new Event('languagechange'));
  return length;
}"""
TIMEOUT: Final = 30.0
"""Seconds a screen may take to lay itself out: a palace fits itself to its room once it knows how large that is."""
SCREENSHOTS: Final = os.environ.get("ALHAMBRA_SCREENSHOTS")


@cache
def _source(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def _bring(page: Page, tool: str, file: Path) -> None:
    """Have a script in the page, once."""
    if page.evaluate(f"!window.{tool}"):
        page.evaluate(_source(file))


def inaccessible(
    page: Page, within: str = "html", rules: tuple[str, ...] = (), without: tuple[str, ...] = ()
) -> list[str]:
    """What axe finds in a part of the page, each rule with the elements that break it; by all its rules, by these, or
    by all but some.
    """
    _bring(page, "axe", AXE)
    page.evaluate(SETTLED)
    # Spoken words that lack the seen ones are no use to people who say what they see; the rule is experimental in axe.
    wanted = {"label-content-name-mismatch": {"enabled": True}, **{rule: {"enabled": False} for rule in without}}
    options: dict[str, Any] = {"resultTypes": ["violations"], "rules": wanted}
    if rules:
        options = {"resultTypes": ["violations"], "runOnly": {"type": "rule", "values": rules}}
    found: Any = page.evaluate(FIND_VIOLATIONS, [within, options])
    return [f"{rule}: {help_} at {', '.join(map(str, targets))}" for rule, help_, targets in found]


def speak(page: Page, language: str = "en", *, longer: bool = False, mirrored: bool = False) -> None:
    """Have the page say all in another language, in longer words, or from right to left, without loading it anew."""
    letters = page.evaluate(SPEAK, [language, longer, mirrored])
    expect(page.locator("html")).to_have_attribute("dir", "rtl" if mirrored else "ltr")
    if longer:
        page.wait_for_function("(letters) => document.body.innerText.length > letters + 20", arg=letters)
    expect(page.locator("html")).to_have_attribute("lang", language)


def misplaced(page: Page, measures: tuple[str, ...] = MEASURES, timeout: float = TIMEOUT) -> list[str]:
    """Whatever sticks out, runs out of its button, is cut off, overlaps or is too small, once it has settled."""
    _bring(page, "looks", LOOKS)
    until = time.monotonic() + timeout
    while True:
        page.evaluate(SETTLED)
        faults: list[str] = page.evaluate("(measures) => measures.flatMap((each) => looks[each]())", measures)
        if not faults or time.monotonic() > until:
            return faults
        page.evaluate("() => new Promise(requestAnimationFrame)")


def keep_picture(page: Page, name: str) -> None:
    """For eyes: with ALHAMBRA_SCREENSHOTS=FOLDER in the environment every screen that is looked at is kept there."""
    if SCREENSHOTS is not None:
        folder = Path(SCREENSHOTS)
        folder.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=folder / f"{name}.png", full_page=True)
