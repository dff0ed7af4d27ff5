"""A scoring before one's eyes: played act by act, skipped, or at once for those who want no motion."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.support.browser import Devices
from tests.web.support.fixtures import FIXTURES
from tests.web.support.hands import do
from tests.web.support.screens import SCREENS
from tests.web.support.server import RunningServer

Opened = Callable[[str, str], Page]
# The acts in the order in which each had its moment.
WATCH_THE_ACTS: Final = """() => {
  window.acts = [];
  new MutationObserver(() => {
    const act = document.querySelector("[data-act='now']")?.ariaLabel;
    if (act && acts.at(-1) !== act) acts.push(act);
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-act'] });
}"""


@pytest.fixture
def opened(devices: Devices, evening: RunningServer) -> Iterator[Opened]:
    """A table where ending the turn brings a scoring, for somebody who wants this much motion."""
    with ExitStack() as pages:

        def open_page(fixture: str, motion: str) -> Page:
            kept: dict[str, object] = {"settings": {"motion": motion}}
            return pages.enter_context(devices.open(FIXTURES[fixture](evening), SCREENS["desktop"], kept=kept))

        yield open_page


def test_each_act_has_its_moment_and_the_points_add_up(opened: Opened) -> None:
    page = opened("before-scoring", "fast")
    before = page.locator("[data-standing] b").all_inner_texts()
    page.evaluate(WATCH_THE_ACTS)
    do(page, "end")
    theatre = page.get_by_role("dialog", name="Round 2")
    # It plays to its end by itself.
    expect(theatre.locator("[data-theatre]")).to_have_attribute("data-theatre", "over")
    assert page.evaluate("acts") == ["pavilions", "seraglios", "arcades", "chambers", "gardens", "towers", "wall"]
    expect(theatre.locator(".walls .score")).not_to_have_text(before)
    expect(theatre.locator(".walls .score")).to_have_text(page.locator("[data-standing] b").all_inner_texts())


def test_nothing_on_the_screen_runs_ahead_of_what_is_being_counted(opened: Opened) -> None:
    page = opened("before-the-end", "slow")
    standings = page.locator("[data-standing] b, .rival .score, .ledger .score")
    before = standings.all_inner_texts()
    do(page, "end")
    expect(page.locator("[data-theatre='playing']")).to_be_visible()
    expect(standings).to_have_text(before)
    expect(page.locator("main.table").get_by_text("won", exact=False)).to_have_count(0)
    do(page, "theatre-skip")
    expect(page.locator("[data-theatre='over']")).to_be_visible()
    expect(standings).not_to_have_text(before)
    expect(page.locator("main.table").get_by_text("won", exact=False).first).to_be_attached()


def test_ties_show_their_arithmetic_in_full(opened: Opened) -> None:
    page = opened("before-the-end", "slow")
    do(page, "end")
    do(page, "theatre-skip")
    theatre = page.get_by_role("dialog", name="Round 3")
    expect(theatre.get_by_role("region", name="pavilions")).to_contain_text("(16 + 8) / 2 = 12 each")
    expect(theatre.get_by_role("region", name="arcades")).to_contain_text("(10 + 3) / 2 = 6 each, rounded down")


def test_it_can_be_skipped_and_the_sheet_explains_each_number(opened: Opened) -> None:
    page = opened("before-scoring", "slow")
    do(page, "end")
    do(page, "theatre-skip")
    do(page, "theatre-sheet")
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.get_by_role("button", name="Round 2")).to_have_attribute("aria-pressed", "true")
    sheet.get_by_role("button", name=re.compile(r"Chen, chambers: 7\. Why\?")).click()
    expect(sheet).to_contain_text("(11 + 4) / 2 = 7 each, rounded down")


def test_after_the_last_round_comes_the_result(opened: Opened) -> None:
    page = opened("before-the-end", "slow")
    do(page, "end")
    do(page, "theatre-skip")
    do(page, "theatre-close")
    expect(page.get_by_role("dialog", name="Result")).to_contain_text("You win!")


@pytest.mark.parametrize(("fixture", "name"), [("before-scoring", "Score sheet"), ("before-the-end", "Result")])
def test_without_motion_the_sheet_comes_at_once(opened: Opened, fixture: str, name: str) -> None:
    page = opened(fixture, "none")
    do(page, "end")
    dialog = page.get_by_role("dialog", name=name)
    expect(dialog.get_by_role("button", name=re.compile("Round [23]"), pressed=True)).to_be_visible()
    expect(page.locator("[data-theatre]")).to_have_count(0)


def test_who_asks_the_system_for_stillness_gets_it(devices: Devices, evening: RunningServer) -> None:
    with devices.open(
        FIXTURES["before-scoring"](evening), SCREENS["desktop"]
    ) as page:  # the device asks for reduced motion
        do(page, "end")
        expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
        expect(page.locator("[data-theatre]")).to_have_count(0)
