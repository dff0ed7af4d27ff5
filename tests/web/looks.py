"""What must be right about every screen, whatever it shows: measured in the browser, told in words."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

ROOT: Final = Path(__file__).resolve().parents[2]
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCREENSHOTS: Final = os.environ.get("ALHAMBRA_SCREENSHOTS")

# What one can press or write into. A radio button or check box is as large as its label.
TARGETS: Final = """
const seen = (element) => element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) && element.getClientRects().length > 0;
const clipped = (element) => getComputedStyle(element).clipPath !== 'none' || getComputedStyle(element.closest('.skip') ?? element).position === 'absolute' && element.matches('.skip');
const targets = [...document.querySelectorAll('a[href], button, input, select, summary, textarea')]
  .filter((element) => seen(element) && !clipped(element))
  .map((element) => (element.matches('[type=radio], [type=checkbox]') ? element.closest('label') ?? element : element));
const name = (element) => `${element.localName}.${element.className} "${(element.innerText || element.ariaLabel || element.value || '').slice(0, 40)}"`;
"""

TOO_SMALL: Final = f"""() => {{ {TARGETS}
  return [...new Set(targets)].flatMap((element) => {{
    const {{ width, height }} = element.getBoundingClientRect();
    return Math.min(width, height) < 43.9 ? [`${{name(element)}} is ${{width.toFixed(0)}} x ${{height.toFixed(0)}}`] : [];
  }});
}}"""

OVERLAPPING: Final = f"""() => {{ {TARGETS}
  const all = [...new Set(targets)].map((element) => [element, element.getBoundingClientRect()]);
  return all.flatMap(([one, a], index) => all.slice(index + 1).flatMap(([other, b]) => {{
    if (one.contains(other) || other.contains(one)) return [];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > 1 && along > 1 ? [`${{name(one)}} overlaps ${{name(other)}}`] : [];
  }}));
}}"""

# Text cut off by its box. Fields one writes into scroll by nature.
CLIPPED: Final = """() => [...document.querySelectorAll('body *')].flatMap((element) => {
  const style = getComputedStyle(element);
  const cuts = style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.clipPath === 'none';
  if (element.closest('svg, input, select, .art') || !cuts || element.matches('.shortens') || !element.innerText) return [];
  const over = element.scrollWidth - element.clientWidth > 1 || element.scrollHeight - element.clientHeight > 1;
  return over ? [`${element.localName}.${element.className} cuts off "${element.innerText.slice(0, 60)}"`] : [];
})"""

STICKING_OUT: Final = """() => {
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= room) return [];
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const { right, width } = element.getBoundingClientRect();
    return width > 0 && right > room + 1 && !element.closest('svg svg') ? [`${element.localName}.${element.className} ends at ${right.toFixed(0)} of ${room}`] : [];
  });
}"""


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")


def inaccessible(page: Page) -> list[str]:
    """What axe finds, each rule with the elements that break it."""
    page.evaluate(_axe())
    found: Any = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {violation['help']} at {', '.join(str(node['target']) for node in violation['nodes'])}"
        for violation in found["violations"]
    ]


def misplaced(page: Page) -> list[str]:
    """Whatever is cut off, sticks out, overlaps or is too small for a finger."""
    return [fault for measure in (STICKING_OUT, CLIPPED, OVERLAPPING, TOO_SMALL) for fault in page.evaluate(measure)]


def keep_picture(page: Page, name: str) -> None:
    """For eyes: with ALHAMBRA_SCREENSHOTS=FOLDER in the environment every screen that is looked at is kept there."""
    if SCREENSHOTS is not None:
        folder = Path(SCREENSHOTS)
        folder.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=folder / f"{name}.png", full_page=True)
