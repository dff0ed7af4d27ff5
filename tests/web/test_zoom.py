"""For other eyes: twice as large, with wider letters, with more contrast, and in the system's own colours."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from tests.web.fixtures import FIXTURES
from tests.web.looks import inaccessible, misplaced
from tests.web.page_in_hand import open_table
from tests.web.scenes import SCENES

COLOURS: Final = ("color-contrast", "link-in-text-block")
"""What other colours can spoil; everything else is looked at where these scenes are shown as they are."""
SHOWN: Final = ("early-buying", "dirk-placing", "text", "settings", "keys", "scoring-sheet")
TWICE: Final = {"width": 640, "height": 360}
"""A window of 1280 by 720 at 200 %: as many pixels of the style sheets are left."""
WIDER: Final = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }"
"""What WCAG 1.4.12 lets readers ask for."""
NOTHING_LOST: Final = ("stickingOut", "clipped")


@contextmanager
def moment(browser: Browser, scene: str, **eyes: Any) -> Iterator[Page]:
    context = browser.new_context(reduced_motion="reduce", bypass_csp=True, **eyes)
    page = context.new_page()
    fixture, act = SCENES[scene]
    open_table(page, FIXTURES[fixture]())
    act(page)
    yield page
    context.close()


@pytest.mark.parametrize("scene", SHOWN)
def test_nothing_is_lost_at_200_per_cent(browser: Browser, scene: str) -> None:
    with moment(browser, scene, viewport=TWICE) as page:
        assert misplaced(page, NOTHING_LOST) == []


@pytest.mark.parametrize("scene", ["text", "settings", "keys"])
def test_nothing_is_lost_with_wider_letters(browser: Browser, scene: str) -> None:
    with moment(browser, scene, viewport={"width": 820, "height": 1180}) as page:
        page.add_style_tag(content=WIDER)
        assert misplaced(page, NOTHING_LOST) == []


@pytest.mark.parametrize("scene", SHOWN)
def test_more_contrast_is_more(browser: Browser, scene: str) -> None:
    size = {"width": 1280, "height": 720}
    faults = []
    for theme in ("light", "dark"):
        with moment(browser, scene, viewport=size, color_scheme=theme, contrast="more") as page:
            assert page.locator("html").get_attribute("data-contrast") == "more"
            faults += [f"{theme}: {fault}" for fault in inaccessible(page, rules=COLOURS)]
    with moment(browser, scene, viewport=size, forced_colors="active") as page:
        faults += [f"forced colours: {fault}" for fault in inaccessible(page, rules=COLOURS)]
    assert not faults, "\n".join(faults)
