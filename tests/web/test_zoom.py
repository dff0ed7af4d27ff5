"""For other eyes: twice as large, with wider letters, with more contrast, and in the system's own colours."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.web.support.looks import inaccessible, misplaced
from tests.web.support.scenes import Stage
from tests.web.support.screens import SCREENS, Screen
from tests.web.support.visiting import resize

COLOURS: Final = ("color-contrast", "link-in-text-block")
"""What other colours can spoil; everything else is looked at where these scenes are shown as they are."""
SHOWN: Final = ("early-buying", "dirk-placing", "text", "settings", "keys", "scoring-sheet")
WORDS: Final = ("text", "settings", "keys")
"""Those of them in which there is much to read."""
TWICE: Final = Screen(640, 360)
"""A window of 1280 by 720 at 200 %: as many pixels of the style sheets are left."""
WIDER: Final = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }"
"""What WCAG 1.4.12 lets readers ask for."""
WEAR: Final = """(styles) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
}"""
EYES: Final[dict[str, Any]] = {
    "light": {"contrast": "more", "color_scheme": "light"},
    "dark": {"contrast": "more", "color_scheme": "dark"},
    "forced colours": {"contrast": "no-preference", "color_scheme": "light", "forced_colors": "active"},
}
NOTHING_LOST: Final = ("stickingOut", "clipped")


@pytest.mark.parametrize("scene", SHOWN)
def test_nothing_is_lost_to_other_eyes(stage: Stage, scene: str) -> None:
    """Neither in other colours nor at 200 % nor with wider letters."""
    faults = []
    with stage.show(scene, SCREENS["laptop"]) as page:
        for name, eyes in EYES.items():
            page.emulate_media(**eyes)
            if eyes["contrast"] == "more":
                expect(page.locator("html")).to_have_attribute("data-contrast", "more")
            faults += [f"{name}: {fault}" for fault in inaccessible(page, rules=COLOURS)]
        resize(page, TWICE)
        faults += [f"200 %: {fault}" for fault in misplaced(page, NOTHING_LOST)]
        if scene in WORDS:
            resize(page, Screen(820, 1180))
            page.evaluate(WEAR, WIDER)
            assert page.evaluate("getComputedStyle(document.body).lineHeight") == "24px"
            faults += [f"wider letters: {fault}" for fault in misplaced(page, NOTHING_LOST)]
    assert not faults, "\n".join(faults)
