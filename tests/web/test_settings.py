"""The settings: they work at once, survive a reload, travel as a file, and do what they say at the table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.support.beginning import sit_down
from tests.web.support.browser import Devices
from tests.web.support.fixtures import dirk_placing
from tests.web.support.looks import COLOURS, inaccessible, keep_picture, misplaced
from tests.web.support.player import Player
from tests.web.support.screens import PAGE_SCREENS, SCREENS
from tests.web.support.server import RunningServer
from tests.web.support.visiting import Visit, resize

# Who tests is slower than the moment lasts, on a machine that has much to do.
UNDO_IN_TIME = """() => {
  const is_told = document.querySelector('main.table').innerText.includes('Your turn is about to end');
  if (is_told) document.querySelector("[data-do='undo']").click();
  return is_told;
}"""


def pick(page: Page, setting: str, option: str) -> None:
    page.locator(f"[data-setting='{setting}']").get_by_role("radio", name=option, exact=True).check(force=True)


def switch(page: Page, setting: str) -> None:
    page.locator(f"[data-setting='{setting}'] label").click()


def chosen(page: Page) -> dict[str, str | bool]:
    """What the form shows: the option of each choice, on or off for each switch."""
    found: dict[str, str | bool] = page.evaluate("""() => Object.fromEntries(
        [...document.querySelectorAll('[data-setting]')].map((part) => [
            part.dataset.setting,
            part.querySelector('[type=checkbox]')?.checked ?? part.querySelector(':checked').value,
        ]),
    )""")
    return found


def change_everything(page: Page) -> dict[str, str | bool]:
    pick(page, "theme", "Dark")
    pick(page, "contrast", "High")
    pick(page, "motion", "Slow")
    pick(page, "pace", "No pause")
    pick(page, "ending", "After a moment")
    for name in ("sound", "ambience", "banter", "hints", "coordinates", "keys"):
        switch(page, name)
    return chosen(page)


def test_they_survive_a_reload_and_can_be_forgotten(visit: Visit) -> None:
    page = visit("/about", kept={"settings": {}})
    page.locator("header").get_by_role("button").click()
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", name="Settings", exact=True)).to_be_visible()
    expect(page.locator("[data-setting='banter']")).to_be_visible()
    at_first = chosen(page)
    assert at_first["motion"] == "none", "as the system asks"
    changed = change_everything(page)
    assert all(changed[name] != at_first[name] for name in at_first)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-contrast", "more")
    expect(page.locator("html")).to_have_attribute("data-motion", "slow")
    expect(page.locator("[data-setting='banter']")).to_be_visible()
    assert chosen(page) == changed
    page.locator("[data-do='reset']").click()
    assert chosen(page) == at_first


def test_a_phone_is_silent_at_first(visit: Visit) -> None:
    phone = visit("/settings", size="phone")
    expect(phone.locator("[data-setting='sound'] input")).not_to_be_checked()
    desk = visit("/settings")
    expect(desk.locator("[data-setting='sound'] input")).to_be_checked()


def test_they_travel_as_a_file(visit: Visit, tmp_path: Path) -> None:
    page = visit("/settings")
    page.locator("main [data-do='language']").select_option("it")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.locator("main [data-do='language']").select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    changed = change_everything(page)
    with page.expect_download() as download:
        page.locator("[data-do='export']").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    written = json.loads(file.read_text(encoding="utf-8"))
    written["language"] = "pl"
    file.write_text(json.dumps(written), encoding="utf-8")

    other = visit("/settings")
    other.locator("input[type=file]").set_input_files(file)
    expect(other.locator("html")).to_have_attribute("lang", "pl")
    assert chosen(other) == changed
    file.write_text("not a file of settings", encoding="utf-8")
    other.locator("main [data-do='language']").select_option("en")
    other.locator("input[type=file]").set_input_files(file)
    expect(other.get_by_role("status")).to_have_text("This is not a settings file.")
    assert chosen(other) == changed


def test_without_hints_a_cell_says_nothing_until_it_is_asked(devices: Devices, evening: RunningServer) -> None:
    kept: dict[str, object] = {"settings": {"hints": False, "coordinates": True}}
    with devices.open(dirk_placing(evening), SCREENS["desktop"], kept=kept) as page:
        expect(page.locator(".cell .open").first).to_be_attached()
        expect(page.get_by_role("button", name="1 north", exact=True)).to_have_count(1)
        expect(page.locator(".rulers")).to_contain_text("e1")
        page.locator("[data-cell='e2']").click()
        expect(page.locator(".callout")).to_be_visible()


@pytest.mark.parametrize("ending", ["soon", "at-once"])
def test_a_turn_ends_by_itself_when_nothing_is_left_to_do(visit: Visit, server: RunningServer, ending: str) -> None:
    page = sit_down(visit, server, "Ana", "trader", kept={"settings": {"ending": ending}})
    player = Player(page)
    player.wait_for_turn()
    player.take()
    if ending == "soon":
        before = player.version
        page.wait_for_function(UNDO_IN_TIME)
        player.wait_beyond(before)
        player.take()
    expect(page.locator("main.table")).not_to_have_attribute("data-prompt", "ready")
    assert player.wait_for_turn() == "act"
    expect(page.get_by_role("region", name="Game log")).to_contain_text("Idris")


def test_the_page_is_right_at_every_size(visit: Visit) -> None:
    page = visit("/settings", size="phone")
    expect(page.locator("[data-setting='keys']")).to_be_visible()
    faults = []
    for size, screen in PAGE_SCREENS.items():
        resize(page, screen)
        for theme in ("Light", "Dark"):
            pick(page, "theme", theme)
            keep_picture(page, f"settings-{size}-{theme}")
            rules = () if theme == "Light" else COLOURS
            faults += [f"{size} {theme}: {fault}" for fault in inaccessible(page, rules=rules)]
        faults += [f"{size}: {fault}" for fault in misplaced(page)]
    assert not faults, "\n".join(faults)
