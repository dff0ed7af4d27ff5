"""Learning to play, from the offer on the front page to the first game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from alhambra.events import RoundScored
from alhambra.learning.lesson import Lesson
from alhambra.learning.lessons import LESSONS
from tests.support.games import IS_DEEP
from tests.web.support.hands import choose_tile, do, play, tap_cell
from tests.web.support.languages import TRANSLATIONS
from tests.web.support.lessons import begin
from tests.web.support.looks import COLOURS, inaccessible, keep_picture
from tests.web.support.screens import PAGE_SCREENS
from tests.web.support.visiting import Theme, Visit, resize

BRACKETS_LEFT_BEHIND = """links => links.filter((link) => {
  const after = document.createRange();
  let text = link.nextSibling;
  while (text.nodeType !== Node.TEXT_NODE || !text.data) text = text.nextSibling;
  after.setStart(text, 0);
  after.setEnd(text, 1);
  const middle = ({ top, bottom }) => (top + bottom) / 2;
  return Math.abs(middle(after.getBoundingClientRect()) - middle(link.getBoundingClientRect())) > 4;
}).map((link) => link.textContent)"""
MOVED_ON = """(at) => document.querySelector('[data-do=next-lesson]')
  || document.querySelector('[data-spot]')?.dataset.spot !== at"""
STICKS_OUT = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


def coach(page: Page) -> Locator:
    return page.get_by_role("complementary", name="The coach")


def own_moves(lesson: Lesson) -> list[str]:
    """The learner's moves of the solution; the computer players make theirs themselves."""
    game = lesson.begin()
    mine = []
    for text in map(str.strip, lesson.solution.split(";")):
        if game.actor == 0:
            mine.append(text)
        game = lesson.played("; ".join([*map(str, game.moves), text]))
    return mine


def test_newcomers_are_offered_to_learn_once(visit: Visit) -> None:
    page = visit()
    offer = page.get_by_role("region", name="New to Alhambra?")
    expect(offer.get_by_role("link", name="Show me how")).to_have_attribute("href", "/learn")
    offer.get_by_role("button", name="Not now").click()
    expect(offer).to_be_hidden()
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(offer).to_be_hidden()


@pytest.mark.parametrize("language", ["en", *TRANSLATIONS] if IS_DEEP else ["en"])
def test_all_lessons_lead_to_the_first_game(visit: Visit, language: str) -> None:
    """Each is done as its solution says, by taps alone; the page is never loaded anew."""
    page = visit("/learn", kept={"language": language})
    page.get_by_role("main").locator("a.button-primary").click()
    for lesson in LESSONS[:-1]:
        do(page, "start-lesson")
        for text in own_moves(lesson):
            play(page, text)
        if any(isinstance(event, RoundScored) for event in lesson.played(lesson.solution).events):
            do(page, "close")  # the score sheet, which opens by itself
        do(page, "next-lesson")
    do(page, "start-lesson")
    expect(page.locator("main.table")).to_be_visible()
    address = page.url
    page.goto("/learn")
    expect(page.get_by_role("progressbar")).to_have_js_property("value", len(LESSONS) - 1)
    page.goto("/games")
    expect(page.locator(f"a[href='{address[address.index('/table') :]}']").first).to_be_visible()


def test_lessons_can_be_left_and_resumed(visit: Visit) -> None:
    page = begin(visit, "placing")
    play(page, "place Ga11 n1")
    play(page, "end")
    expect(page.locator("[data-do='next-lesson']")).to_be_visible()
    page.goto("/learn")
    expect(page.get_by_text("1 of 12 lessons done")).to_be_visible()
    page.get_by_role("link", name="Continue").click()
    expect(page.get_by_role("dialog", name="Taking money")).to_be_visible()


def test_the_lesson_in_paying_leaves_the_paying_to_the_learner(visit: Visit) -> None:
    page = begin(visit, "exact-payment")
    page.locator("[data-slot='3']").click()
    expect(page.locator("section.prompt")).to_contain_text("Choose cards to pay with.")
    expect(page.locator("[data-card][aria-pressed='true'], .payment, .chain")).to_have_count(0)
    expect(page.locator("[data-do='buy']")).to_be_disabled()


def test_coach_and_table_speak_of_the_same_building(visit: Visit) -> None:
    page = begin(visit, "walls-and-doors")
    expect(coach(page)).to_contain_text("Build the tower")
    expect(page.locator("section.prompt")).to_contain_text("Place tower 12")


def test_a_small_card_alone_is_not_praised_as_an_eight(visit: Visit) -> None:
    page = begin(visit, "taking-money")
    play(page, "take Y1")
    expect(coach(page)).to_contain_text("One card is allowed")
    expect(coach(page)).not_to_contain_text("8")


@pytest.mark.parametrize("lesson", LESSONS[:-1] if IS_DEEP else LESSONS[:4], ids=lambda lesson: lesson.name)
def test_the_coach_points_at_the_very_thing_to_press_and_a_low_phone_shows_it(visit: Visit, lesson: Lesson) -> None:
    """From the first move to the last: whoever presses what is pointed at does the lesson."""
    page = begin(visit, lesson.name, size="low phone")
    room = "table => table.scrollHeight - table.clientHeight"
    assert page.locator("main.table").evaluate(room) == 0
    done = page.locator("[data-do='next-lesson']")
    spot = page.locator("[data-spot]")
    while not done.count():
        spot.or_(done).first.wait_for()
        if done.count():
            break
        at = spot.get_attribute("data-spot") or ""
        expect(spot).to_be_in_viewport(ratio=0.8)
        if at == ".hand .purses":
            for card in ("B4", "B5"):
                page.locator(f"[data-card='{card}']").click()
        else:
            page.locator(f"main.table {at}").first.click()
        page.wait_for_function(
            MOVED_ON,
            arg=at,
        )


def test_the_parts_of_the_table_are_named_in_the_first_lesson_until_one_touches_it(visit: Visit) -> None:
    page = begin(visit, "placing")
    expect(page.locator("[data-zone='palace']")).to_have_text("Your Alhambra")
    expect(page.locator("[data-zone]")).to_have_count(7)
    page.locator("[data-tile='Ga11']").click()
    expect(page.locator("[data-zone]")).to_have_count(0)


def test_a_mistake_is_explained_where_it_is_made(visit: Visit) -> None:
    page = begin(visit, "no-gaps")
    choose_tile(page, "To12")
    tap_cell(page, "e1")
    expect(coach(page)).to_contain_text("The courtyard would be an empty space for ever.")
    tap_cell(page, "e1n1")
    expect(coach(page)).to_contain_text("Fill the courtyard in the middle")


def test_a_detour_can_be_taken_back(visit: Visit) -> None:
    page = begin(visit, "exact-payment")
    play(page, "buy 3 B4 B8")
    do(page, "buy")  # it asks once whether one really wants to pay too much
    expect(coach(page)).to_contain_text("you paid too much")
    do(page, "take-back")
    expect(coach(page)).to_contain_text("Buy the tower and pay exactly 9")


def test_a_missed_lesson_begins_again(visit: Visit) -> None:
    page = begin(visit, "taking-money")
    play(page, "take O8")
    expect(coach(page)).to_contain_text("One card is allowed")
    play(page, "end")
    first = page.url
    do(page, "again")
    do(page, "start-lesson")
    expect(page).not_to_have_url(first)
    expect(page.locator("[data-take='O8']")).to_be_enabled()


def test_who_leaves_a_lesson_knocks_at_no_table_without_a_name(visit: Visit) -> None:
    page = begin(visit, "taking-money", own_browser=True)
    play(page, "take Y1 G1 B3")
    play(page, "end")
    knocked: list[str] = []
    page.on("websocket", lambda socket: knocked.append(socket.url))
    do(page, "next-lesson")
    expect(page.get_by_role("dialog", name="Paying exactly")).to_be_visible()
    table = page.url.rpartition("/")[2]
    assert [address.split("/")[-2] for address in knocked] == [table]


def test_on_a_phone_the_table_holds_still_while_the_coach_says_more(visit: Visit) -> None:
    page = begin(visit, "exact-payment", size="phone")
    at_first = page.locator("main.table").bounding_box()
    play(page, "buy 3 B4 B5")
    expect(coach(page)).to_contain_text("Exact! You may take another action.")
    assert page.locator("main.table").bounding_box() == at_first


def test_the_bracket_around_a_rule_stays_with_it(visit: Visit) -> None:
    """Its second half fell to the next line, on the screen of a phone."""
    page = visit("/learn/exact-payment", size="phone")
    rules = page.get_by_role("dialog", name="Paying exactly").get_by_role("link", name="Rule R")
    expect(rules).to_have_count(2)
    assert rules.evaluate_all(BRACKETS_LEFT_BEHIND) == []


def test_a_lesson_that_there_is_not_says_so(visit: Visit) -> None:
    page = visit("/learn/juggling")
    expect(page.get_by_role("heading", name="This lesson doesn’t exist.")).to_be_visible()


def test_the_lessons_are_accessible_and_fit(visit: Visit) -> None:
    page = visit("/learn", size="phone")
    expect(page.get_by_role("heading", name="Learn to play")).to_be_visible()
    faults = faults_at_every_size(page, "lessons", "html")
    page.goto("/learn/timing")
    expect(page.get_by_role("dialog", name="When scoring happens")).to_be_visible()
    faults += faults_at_every_size(page, "lesson-words", "html")
    do(page, "start-lesson")
    faults += faults_at_every_size(page, "lesson-table", "aside")
    assert not faults, "\n".join(faults)


def faults_at_every_size(page: Page, name: str, within: str) -> list[str]:
    """By day on a phone and a tablet, by night on a desktop."""
    faults = []
    for size, screen in PAGE_SCREENS.items():
        theme: Theme = "dark" if size == "desktop" else "light"
        resize(page, screen)
        page.emulate_media(color_scheme=theme)
        keep_picture(page, f"{name}-{size}-{theme}")
        without = COLOURS if size == "tablet" else ()  # on a phone they were the same
        faults += [f"{name} {size}: {fault}" for fault in inaccessible(page, within, without=without)]
        if page.evaluate(STICKS_OUT):
            faults.append(f"{name} {size}: it sticks out")
    return faults
