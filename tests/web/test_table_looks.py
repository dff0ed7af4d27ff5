"""The table in its densest moments, at every size, by day and by night, and with longer words: nothing is amiss."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.games import IS_DEEP
from tests.web.support.languages import LONGEST, TRANSLATIONS
from tests.web.support.looks import COLOURS, MEASURES, inaccessible, keep_picture, misplaced, speak
from tests.web.support.scenes import DENSE, SCENES, Stage, nothing
from tests.web.support.screens import FOR_A_FINGER, FOR_A_MOUSE, SCREENS, Screen
from tests.web.support.visiting import Theme, resize

WORDY: Final = tuple(SCENES) if IS_DEEP else (*DENSE, "early", "text", "company-people")
"""Scenes that are also looked at with longer words."""
WIDE: Final = tuple(scene for scene, (_, act) in SCENES.items() if act is nothing or scene in DENSE or IS_DEEP)
"""A wide screen shows everything at once; what opens above it is the same as on a phone."""
LOOKED_AT: Final = TRANSLATIONS if IS_DEEP else [LONGEST]
TOO_LONG: Final = ("stickingOut", "clipped")
"""What the longer words of a language can do to a layout."""
SIGNS_IN_SIGHT: Final = """slots => slots.map((slot) =>
  [...slot.querySelectorAll('.band svg, .sign svg')].filter((sign) => sign.checkVisibility()).length)"""
WITHOUT_A_FINGER: Final = tuple(measure for measure in MEASURES if measure != "tooSmall")


def inaccessible_by(page: Page, *themes: Theme) -> list[str]:
    """What axe finds: in the first of these by all its rules; in the second only the colours are others."""
    faults = []
    for theme in themes:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        rules = () if theme == themes[0] else COLOURS
        faults += [f"{theme}: {fault}" for fault in inaccessible(page, rules=rules)]
    return faults


def faults_of_layout(page: Page, scene: str, touch: bool) -> list[str]:
    """At each size of screen for a finger or a mouse."""
    faults = []
    for name, screen in (FOR_A_FINGER if touch else FOR_A_MOUSE).items():
        if screen.is_rare and scene not in DENSE and not IS_DEEP:
            continue
        resize(page, screen)
        faults += [f"{name}: {fault}" for fault in misplaced(page, MEASURES if touch else WITHOUT_A_FINGER)]
    return faults


def faults_of_longer_words(page: Page, scene: str, touch: bool) -> list[str]:
    if scene not in WORDY:
        return []
    speak(page, longer=True)
    return [f"longer words: {fault}" for fault in faults_of_layout(page, scene, touch)]


@pytest.mark.parametrize("scene", SCENES)
def test_everybody_can_see_and_read_it_on_a_phone_or_tablet(stage: Stage, scene: str) -> None:
    """Nothing overlaps, is cut off or too small, in longer words neither; axe finds nothing."""
    themes: tuple[Theme, ...] = ("light",) if scene in WIDE and not IS_DEEP else ("light", "dark")
    with stage.show(scene, SCREENS["phone"]) as page:
        faults = inaccessible_by(page, *themes) + faults_of_layout(page, scene, touch=True)
        faults += faults_of_longer_words(page, scene, touch=True)
        resize(page, SCREENS["phone"])
        for language in LOOKED_AT if scene in DENSE else ():
            speak(page, language)
            keep_picture(page, f"{language}-{scene}")
            faults += [f"{language}: {fault}" for fault in misplaced(page, TOO_LONG)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("scene", dict.fromkeys((*WIDE, *WORDY)))
def test_everybody_can_see_and_read_it_on_a_wide_screen(stage: Stage, scene: str) -> None:
    """By night, for short: these scenes are looked at by day on a phone."""
    themes: tuple[Theme, ...] = ("dark", "light") if IS_DEEP else ("dark",)
    with stage.show(scene, SCREENS["laptop"]) as page:
        faults = inaccessible_by(page, *themes) if scene in WIDE else []
        faults += faults_of_layout(page, scene, touch=False)
        faults += faults_of_longer_words(page, scene, touch=False)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("scene", ["early", "scoring", "crowded"])
def test_a_wide_screen_needs_no_scrolling(stage: Stage, scene: str) -> None:
    with stage.show(scene, SCREENS["laptop"]) as page:
        for screen in FOR_A_MOUSE.values():
            resize(page, screen)
            room = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
            assert tuple(room) == screen.size


def test_on_a_phone_the_palace_holds_still_while_the_prompt_changes(stage: Stage) -> None:
    with stage.show("early", SCREENS["phone"]) as page:
        at_rest = size_of(page, "palace")
        page.locator(".card[data-take]").first.click()
        page.locator("[data-prompt='ready']").wait_for()
        assert size_of(page, "palace") == at_rest


def test_on_a_phone_the_palace_holds_still_while_buildings_are_compared(stage: Stage) -> None:
    """Some can be paid in several ways, which takes a row of its own; some cannot be paid."""
    with stage.show("early", SCREENS["phone"]) as page:
        sizes = set()
        for slot in (1, 2, 3, 4):
            page.locator(f"[data-slot='{slot}']").click()
            page.locator(f"[data-slot='{slot}'][aria-pressed='true']").wait_for()
            sizes.add(size_of(page, "palace"))
    assert len(sizes) == 1


def test_on_a_phone_on_its_side_market_and_hand_hold_still_while_buildings_are_compared(stage: Stage) -> None:
    """There the prompt stands beside the hand, and says more about a building that was chosen."""
    with stage.show("early", SCREENS["phone on its side"]) as page:
        beside = [page.locator("[data-slot='4']"), page.locator(".me .hand [data-card]").first]
        at_rest = [place_of(each) for each in beside]
        page.locator("[data-slot='1']").click()
        page.locator("[data-slot='1'][aria-pressed='true']").wait_for()
        for each, place in zip(beside, at_rest, strict=True):
            assert place_of(each) == pytest.approx(place, abs=0.5)


def test_on_a_phone_the_palace_holds_still_while_the_others_move(stage: Stage) -> None:
    """What happened since one's last turn is told above the palace, and is gone when one has ended the turn."""
    with stage.show("early", SCREENS["phone"]) as page:
        fountain = page.locator(".palace .board svg.art image").first
        page.locator(".since li").first.wait_for()
        with_chips = place_of(fountain)
        page.locator(".card[data-take]").first.click()
        page.locator("[data-do='end']").click()
        page.locator("[data-prompt='wait']").wait_for()
        assert page.locator(".since li").count() == 0
        assert place_of(fountain) == pytest.approx(with_chips, abs=0.5)


@pytest.mark.parametrize(
    "screen", [*FOR_A_FINGER.values(), Screen(1024, 768, touch=True)], ids=lambda screen: screen.size
)
def test_the_cell_that_was_tapped_stays_under_the_finger(stage: Stage, screen: Screen) -> None:
    """The second tap sets the building: it must not meet another cell because there is now more to read."""
    with stage.show("dirk-placing", screen) as page:
        cell = page.locator(".cell.legal .touch").first
        before = place_of(cell)
        cell.click()
        page.locator(".consequences").wait_for()
        assert place_of(cell) == pytest.approx(before, abs=0.5)


@pytest.mark.parametrize("size", FOR_A_FINGER)
def test_each_slot_shows_the_sign_of_its_currency(stage: Stage, size: str) -> None:
    """Some names leave it no room beside them; then it lies elsewhere, for the cards are known by it."""
    with stage.show("early", SCREENS[size], {"language": "pl"}) as page:
        expect(page.locator(".slot .name").last).to_have_text("pomarańczowy")
        signs = page.locator(".slot").evaluate_all(SIGNS_IN_SIGHT)
    assert signs == [1, 1, 1, 1]


def test_on_a_low_phone_the_result_is_not_cut_off(stage: Stage) -> None:
    """Where not everything fits the table scrolls; nothing in it is pressed together."""
    with stage.show("end", Screen(360, 560, touch=True)) as page:
        result = page.locator("[data-do='result']").bounding_box()
        prompt = page.locator("div.prompt").bounding_box()
    assert result is not None
    assert prompt is not None
    assert result["y"] + result["height"] <= prompt["y"] + prompt["height"]


def test_on_a_tablet_a_full_hand_lies_in_two_rows_of_two_currencies(stage: Stage) -> None:
    with stage.show("crowded", SCREENS["tablet"]) as page:
        boxes = [box for purse in page.locator(".purse").all() if (box := purse.bounding_box())]
    assert len(boxes) == 4
    assert len({box["x"] for box in boxes}) == 2
    assert len({box["y"] for box in boxes}) == 2


def size_of(page: Page, area: str) -> tuple[float, float]:
    _, _, width, height = place_of(page.locator(f"main > .{area}"))
    return width, height


def place_of(what: Locator) -> tuple[float, float, float, float]:
    """Where it is on the screen, and how large."""
    box = what.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"], box["height"]
