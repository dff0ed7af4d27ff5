"""The table in its densest moments, at every size, by day and by night, and with longer words: nothing is amiss."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.web.fixtures import FIXTURES
from tests.web.looks import MEASURES, inaccessible, misplaced
from tests.web.page_in_hand import open_table
from tests.web.scenes import SCENES

SIZES: Final = {"phone": (360, 740), "tablet": (820, 1180), "laptop": (1280, 720), "desk": (1440, 900)}
TOUCHED: Final = ("phone", "tablet")
FOR_A_MOUSE: Final = tuple(measure for measure in MEASURES if measure != "tooSmall")


@contextmanager
def moment(
    browser: Browser, scene: str, size: str, *, theme: Literal["light", "dark"] = "light", long_texts: bool = False
) -> Iterator[Page]:
    """A scene as somebody sees it on this device."""
    width, height = SIZES[size]
    touch = size in TOUCHED
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=theme,
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="reduce",
    )
    if long_texts:
        context.add_init_script("localStorage.setItem('long-texts', 'true')")
    page = context.new_page()
    fixture, act = SCENES[scene]
    open_table(page, FIXTURES[fixture]())
    act(page)
    yield page
    context.close()


@pytest.mark.parametrize("scene", SCENES)
def test_nothing_overlaps_is_cut_off_or_too_small(browser: Browser, scene: str) -> None:
    faults = []
    for size in SIZES:
        measures = MEASURES if size in TOUCHED else FOR_A_MOUSE
        for long_texts in (False, True):
            with moment(browser, scene, size, long_texts=long_texts) as page:
                found = misplaced(page, measures)
                faults += [f"{size}{' with long texts' if long_texts else ''}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("scene", SCENES)
def test_everybody_can_read_it(browser: Browser, scene: str) -> None:
    faults = []
    for size, theme in (("phone", "light"), ("phone", "dark"), ("laptop", "light"), ("laptop", "dark")):
        with moment(browser, scene, size, theme="dark" if theme == "dark" else "light") as page:
            faults += [f"{size} {theme}: {fault}" for fault in inaccessible(page)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("scene", ["early", "scoring", "crowded"])
@pytest.mark.parametrize("size", ["laptop", "desk"])
def test_a_wide_screen_needs_no_scrolling(browser: Browser, scene: str, size: str) -> None:
    with moment(browser, scene, size) as page:
        room = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert tuple(room) == SIZES[size]
