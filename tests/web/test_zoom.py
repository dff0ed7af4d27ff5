"""For other eyes: twice as large, with wider letters, with more contrast, and in the system's own colours."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.fixtures import FIXTURES
from tests.web.looks import inaccessible, misplaced
from tests.web.page_in_hand import Devices
from tests.web.scenes import SCENES

COLOURS: Final = ("color-contrast", "link-in-text-block")
"""What other colours can spoil; everything else is looked at where these scenes are shown as they are."""
SHOWN: Final = ("early-buying", "dirk-placing", "text", "settings", "keys", "scoring-sheet")
TWICE: Final = (640, 360)
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


@contextmanager
def moment(devices: Devices, scene: str, size: tuple[int, int]) -> Iterator[Page]:
    fixture, act = SCENES[scene]
    with devices.open(FIXTURES[fixture](), size) as page:
        act(page)
        yield page


@pytest.mark.parametrize("scene", SHOWN)
def test_nothing_is_lost_at_200_per_cent(devices: Devices, scene: str) -> None:
    with moment(devices, scene, TWICE) as page:
        assert misplaced(page, NOTHING_LOST) == []


@pytest.mark.parametrize("scene", ["text", "settings", "keys"])
def test_nothing_is_lost_with_wider_letters(devices: Devices, scene: str) -> None:
    with moment(devices, scene, (820, 1180)) as page:
        page.evaluate(WEAR, WIDER)
        assert page.evaluate("getComputedStyle(document.body).lineHeight") == "24px"
        assert misplaced(page, NOTHING_LOST) == []


@pytest.mark.parametrize("scene", SHOWN)
def test_more_contrast_is_more(devices: Devices, scene: str) -> None:
    faults = []
    with moment(devices, scene, (1280, 720)) as page:
        for name, eyes in EYES.items():
            page.emulate_media(**eyes)
            if eyes["contrast"] == "more":
                expect(page.locator("html")).to_have_attribute("data-contrast", "more")
            faults += [f"{name}: {fault}" for fault in inaccessible(page, rules=COLOURS)]
    assert not faults, "\n".join(faults)
