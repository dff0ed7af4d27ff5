"""Phones as they are: low, with the bars of a browser, and of many widths."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.tables import a_game
from tests.web.support.beginning import BegunGame, begin
from tests.web.support.browser import Devices
from tests.web.support.fixtures import awaited, early, whole_game
from tests.web.support.looks import speak
from tests.web.support.scenes import Stage
from tests.web.support.screens import LOW_PHONES, SCREENS, Screen
from tests.web.support.server import RunningServer
from tests.web.support.visiting import Visit, resize

WIDTHS: Final = (375, 390, 412, 430, 480)
SIDEWAYS: Final = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def box_of(what: Locator) -> dict[str, float]:
    box = what.bounding_box()
    assert box is not None
    return {"left": box["x"], "top": box["y"], "right": box["x"] + box["width"], "bottom": box["y"] + box["height"]}


@pytest.fixture(scope="module")
def replayed(server: RunningServer) -> BegunGame:
    return begin(server, "Ana", "greedy", "greedy", game=whole_game(3, "a game to look at again"))


@pytest.mark.parametrize("size", LOW_PHONES)
@pytest.mark.parametrize("scene", ["early", "early-buying", "dirk-placing-here"])
def test_the_whole_hand_and_all_buttons_are_in_sight_on_a_low_phone(stage: Stage, scene: str, size: str) -> None:
    screen = SCREENS[size]
    with stage.show(scene, screen) as page:
        room = page.locator("main.table").evaluate("table => table.scrollHeight - table.clientHeight")
        assert room == 0
        below = [box_of(each)["bottom"] for each in page.locator(".me button:visible").all()]
        assert below
        assert max(below) <= screen.height


def test_a_phone_shows_whose_crest_is_ones_own_while_others_play(devices: Devices, evening: RunningServer) -> None:
    with devices.open(awaited(evening), SCREENS["phone"]) as page:
        expect(page.locator("[data-standing='0'].acting")).to_be_visible()
        expect(page.locator("[data-standing]").get_by_text("You", exact=True).locator("visible=true")).to_have_count(1)
        expect(
            page.locator("[data-standing='1']").get_by_text("You", exact=True).locator("visible=true")
        ).to_be_visible()


def test_a_hint_at_the_edge_of_the_screen_lies_on_it(devices: Devices, evening: RunningServer) -> None:
    begun = begin(evening, "Ana", "Ben", "Cleo", game=a_game(hand="Y9", display="Y4 G1 B8 O9", market="To13 - - -"))
    with devices.open(begun, SCREENS["phone"]) as page:
        hint = page.locator("[data-take='Y4'] .allows")
        assert box_of(hint)["left"] >= box_of(page.locator("[data-take='Y4']"))["left"]


def test_nothing_moves_with_the_first_purchase(stage: Stage) -> None:
    """The row for buildings that wait is there before there are any."""
    with stage.show("early", SCREENS["desktop"]) as page:
        palace, slot = page.locator(".palace .board"), page.locator("[data-slot='2']")
        before = box_of(palace), box_of(slot), box_of(page.locator(".me"))
        slot.click()
        page.locator("[data-do='buy']").click()
        page.locator("[data-tile]").first.wait_for()
        assert (box_of(palace), box_of(slot), box_of(page.locator(".me"))) == before


def test_a_raised_card_leaves_the_sum_of_its_currency_to_be_read(stage: Stage) -> None:
    with stage.show("early", SCREENS["desktop"]) as page:
        card = page.locator("[data-card]").first
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        page.evaluate("() => Promise.all(document.getAnimations().map((each) => each.finished))")
        total = page.locator(".purse:not(.none) .sum b").first
        assert box_of(total)["bottom"] <= box_of(card)["top"] + 1


def test_the_way_into_a_game_is_in_sight_on_a_low_phone_and_in_long_words(visit: Visit) -> None:
    page = visit(size="low phone")
    play = page.get_by_role("main").locator("button.button-primary")
    expect(play).to_be_in_viewport(ratio=1)
    resize(page, SCREENS["phone"])
    speak(page, longer=True)
    expect(play).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", ["desktop", "low phone"])
def test_the_button_that_makes_a_table_is_in_sight(visit: Visit, size: str) -> None:
    page = visit("/new", size=size)
    expect(page.get_by_role("button", name="Make the table")).to_be_in_viewport(ratio=1)


def test_a_replay_fits_phones_of_every_width(visit: Visit, replayed: BegunGame) -> None:
    page = visit(f"/replay/{replayed.id}/9999", size="phone")
    slider = page.get_by_role("slider")
    slider.wait_for()
    for width in WIDTHS:
        resize(page, Screen(width, 800))
        assert page.evaluate(SIDEWAYS) == 0, width
        box = box_of(slider)
        assert box["right"] - box["left"] >= width / 3, width


COVERED: Final = """palaces => palaces.flatMap((palace) => {
  const buttons = [...palace.querySelectorAll('.lens button')].map((each) => each.getBoundingClientRect());
  return [...palace.querySelectorAll('.board .tile')].filter((tile) => {
    const at = tile.getBoundingClientRect();
    return buttons.some(
      (b) => at.right > b.left + 1 && at.left < b.right - 1 && at.bottom > b.top + 1 && at.top < b.bottom - 1,
    );
  });
}).length"""


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_buttons_cover_no_building_of_a_replay(visit: Visit, replayed: BegunGame, size: str) -> None:
    page = visit(f"/replay/{replayed.id}/9999", size=size)
    page.locator("[data-palace] .lens button").first.wait_for()
    assert page.locator("[data-palace]").evaluate_all(COVERED) == 0


def in_system_colours(page: Page) -> None:
    page.emulate_media(forced_colors="active")


OUTLINED: Final = "each => getComputedStyle(each).outlineStyle !== 'none'"


def test_the_systems_own_colours_leave_the_acting_seat_and_the_chosen_square_to_be_told(
    devices: Devices, evening: RunningServer
) -> None:
    with devices.open(early(evening), SCREENS["laptop"]) as page:
        in_system_colours(page)
        page.locator("[data-slot='1']").click()
        page.mouse.move(0, 0)
        chosen = {slot: page.locator(f"[data-slot='{slot}']").evaluate(OUTLINED) for slot in (1, 2)}
        acting = {seat: page.locator(f"[data-standing='{seat}']").evaluate(OUTLINED) for seat in (0, 1)}
    assert chosen == {1: True, 2: False}
    assert acting == {0: True, 1: False}
