"""What one does at the table, and what it says: every gesture, on tables set up by hand."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, Final, Protocol

import pytest
from playwright.sync_api import Page, expect

from tests.support.tables import a_game
from tests.web.support.beginning import begin
from tests.web.support.browser import Devices
from tests.web.support.hands import do
from tests.web.support.screens import SCREENS
from tests.web.support.server import RunningServer

NAMES: Final = ("Ana", "Ben", "Cleo")


class Sit(Protocol):
    """Opens the page at a table set up by hand with `a_game`, three players unless said otherwise."""

    def __call__(self, *, names: tuple[str, ...] = NAMES, **table: Any) -> Page: ...


@pytest.fixture
def sit(devices: Devices, evening: RunningServer) -> Iterator[Sit]:
    with ExitStack() as pages:

        def open_page(*, names: tuple[str, ...] = NAMES, **table: Any) -> Page:
            game = a_game(**table)
            begun = begin(evening, *names[: game.players], game=game)
            return pages.enter_context(devices.open(begun, SCREENS["desktop"]))

        yield open_page


def asks(page: Page, prompt: str) -> None:
    """The table is where it should be: act, bonus, settle, ready, wait, ..."""
    expect(page.locator("main.table")).to_have_attribute("data-prompt", prompt)


def says(page: Page, words: str) -> None:
    expect(page.get_by_role("region", name="Your turn", exact=True)).to_contain_text(words)


PLAIN: Final[dict[str, Any]] = {
    "hand": "Y2 Y3 Y4 B4 B5 B7 O9",
    "market": "Pa7 Se5 To9b Ch9a",
    "display": "Y1 G2 B3 O9",
    "palace": "Ga10c@s1",
    "reserve": "Ga11",
}

# -------------------------------------------------------------------- money


def test_each_way_to_take_money_is_one_tap(sit: Sit) -> None:
    page = sit(**PLAIN)
    ways = page.locator("[data-take]")
    assert [ways.nth(i).get_attribute("data-take") for i in range(ways.count())] == [
        *["Y1", "G2", "B3", "O9"],
        *["Y1 G2", "Y1 B3", "G2 B3"],
    ]
    page.locator("[data-take='G2 B3']").click()
    asks(page, "ready")
    expect(page.locator(".hand [data-card]")).to_have_count(9)


def test_what_a_taking_would_allow_is_shown_before(sit: Sit) -> None:
    page = sit(**(PLAIN | {"hand": "O8", "display": "O1 G2 B3 Y9"}))
    expect(page.get_by_role("button", name="Take ducat 1: pays exactly for chambers 9")).to_be_visible()


# -------------------------------------------------------------------- buying


@pytest.mark.parametrize(
    ("slot", "badge"),
    [(1, "exact"), (2, "5 short"), (3, "exact"), (4, "exact")],
)
def test_badges_say_what_a_tile_costs_me(sit: Sit, slot: int, badge: str) -> None:
    page = sit(**PLAIN)
    expect(page.locator(f"[data-slot='{slot}']")).to_contain_text(badge)


def test_an_exact_purchase_with_placing_takes_five_taps(sit: Sit) -> None:
    page = sit(**PLAIN)
    page.locator("[data-slot='3']").click()
    do(page, "buy")
    cell = page.locator(".cell.legal .touch").first
    cell.click()
    cell.click()
    asks(page, "ready")
    do(page, "end")
    asks(page, "wait")


def test_the_cell_can_be_chosen_before_paying(sit: Sit) -> None:
    page = sit(**PLAIN)
    page.locator("[data-slot='3']").click()
    page.locator(".cell.legal .touch").first.click()
    do(page, "buy")
    do(page, "confirm")
    asks(page, "ready")
    expect(page.get_by_role("img", name="tower 9")).to_be_visible()


def test_the_best_payment_is_proposed_and_others_are_one_tap(sit: Sit) -> None:
    page = sit(**PLAIN)
    page.locator("[data-slot='3']").click()
    says(page, "Exact: another action")
    page.get_by_role("button", name="Pay denar 4 and denar 7: 2 over").click()
    says(page, "11 for 9: 2 lost")


def test_cards_first_and_then_the_tile(sit: Sit) -> None:
    page = sit(**PLAIN)
    page.locator("[data-card='B4']").click()
    says(page, "One card worth 4")
    page.locator("[data-card='B5']").click()
    page.locator("[data-slot='3']").click()
    says(page, "Exact: another action")
    do(page, "buy")
    asks(page, "bonus")


def test_too_little_cannot_be_paid(sit: Sit) -> None:
    page = sit(**PLAIN)
    page.locator("[data-card='B4']").click()
    page.locator("[data-slot='3']").click()
    says(page, "4 of 9: 5 short")
    expect(page.locator("[data-do='buy']")).to_be_disabled()


def test_a_needless_overpayment_asks_once(sit: Sit) -> None:
    page = sit(**PLAIN)
    page.locator("[data-slot='3']").click()
    page.locator("[data-card='B7']").click()
    do(page, "buy")
    asks(page, "act")
    page.get_by_role("button", name="Overpay anyway").click()
    asks(page, "settle")


def test_several_exact_purchases_are_pointed_out(sit: Sit) -> None:
    page = sit(**PLAIN)
    says(page, "3 exact purchases")
    page.get_by_role("button", name="tower 9 with denar 4 and denar 5").click()
    do(page, "buy")
    asks(page, "bonus")
    says(page, "2 exact purchases")


# -------------------------------------------------------------------- placing

BOUGHT: Final[dict[str, Any]] = {
    "phase": "settle",
    "bought": "To9b",
    "palace": "Pa7@e1 Ga10c@s1 To12@w1",
    "reserve": "Ga6",
    "display": "Y1",
}


def test_a_ghost_shows_what_changes_and_a_second_tap_sets_it(sit: Sit) -> None:
    page = sit(**BOUGHT)
    cell = page.locator("[data-cell='n1']")
    cell.click()
    expect(page.get_by_label("What it changes")).to_contain_text("→")
    asks(page, "settle")
    cell.click()
    asks(page, "ready")


@pytest.mark.parametrize(
    ("palace", "tile", "cell", "words"),
    [
        ("Pa7@e1", "To9b", "e2", "A wall would meet an open side: west"),
        ("Pa7@e1", "To9b", "e1", "This spot is already taken"),
        ("Pa7@e1", "To9b", "0", "This spot is already taken"),
        ("Pa7@e1", "To9b", "w1n1", "It must share a side with a tile of your Alhambra"),
        ("Pa7@e1", "Se7", "e2", "there is a wall on every side it shares"),
        (
            "Ga11@e1 Ch11@e1s1 Ar10@e1s2 Ar9@s2 Ch10@w1s2",
            "Se9",
            "w1s1",
            "It would leave an empty space surrounded by tiles",
        ),
    ],
    ids=["wall meets opening", "taken", "the fountain", "touches nothing", "no way in", "encloses empty ground"],
)
def test_every_cell_says_why_not(sit: Sit, palace: str, tile: str, cell: str, words: str) -> None:
    page = sit(**(BOUGHT | {"palace": palace, "bought": tile, "reserve": ""}))
    page.locator(f"[data-cell='{cell}']").click()
    expect(page.get_by_role("status").filter(has_text=words)).to_be_visible()
    asks(page, "settle")


def drag(page: Page, source: str, target: str) -> None:
    start, end = page.locator(source).bounding_box(), page.locator(target).bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + 5, end["y"] + 5, steps=5)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
    page.mouse.up()


def test_a_tile_is_dragged_to_its_cell(sit: Sit) -> None:
    page = sit(**BOUGHT)
    page.locator(".cell.legal").first.wait_for()
    drag(page, "[data-tile='To9b']", "[data-cell='n1']")
    asks(page, "ready")
    expect(page.get_by_role("img", name="tower 9, walls north and east, 1 north")).to_be_visible()


def test_a_tile_is_dragged_to_the_reserve(sit: Sit) -> None:
    page = sit(**BOUGHT)
    page.locator(".cell.legal").first.wait_for()
    drag(page, "[data-tile='To9b']", "[data-drop='reserve']")
    asks(page, "ready")
    expect(page.locator("[data-drop='reserve'] [data-tile='To9b']")).to_be_visible()


def test_a_tile_dropped_where_it_may_not_stand_says_why(sit: Sit) -> None:
    page = sit(**BOUGHT)
    page.locator(".cell.legal").first.wait_for()
    drag(page, "[data-tile='To9b']", "[data-cell='e2']")
    expect(page.get_by_role("status").filter(has_text="A wall would meet an open side")).to_be_visible()
    asks(page, "settle")


def test_several_tiles_go_in_any_order_and_each_comes_back(sit: Sit) -> None:
    page = sit(**(BOUGHT | {"bought": "To9b Ga8c"}))
    page.locator("[data-tile='To9b']").click()
    page.locator("[data-cell='n1']").click()
    do(page, "confirm")
    expect(page.locator("[data-tile='Ga8c']")).to_have_attribute("aria-pressed", "true")
    do(page, "store")
    asks(page, "ready")
    do(page, "undo")
    asks(page, "settle")
    do(page, "undo")
    expect(page.locator(".aside [data-tile]")).to_have_count(2)
    do(page, "redo")
    expect(page.locator(".aside [data-tile]")).to_have_count(1)
    do(page, "restart")
    expect(page.locator(".aside [data-tile]")).to_have_count(2)


def test_dirk_shows_what_a_tile_would_change_before_he_gets_it(sit: Sit) -> None:
    page = sit(players=2, **(BOUGHT | {"dirk": "To11a Ga9"}))
    do(page, "dirk")
    expect(page.get_by_label("What it changes")).to_contain_text("1 → 2")
    do(page, "confirm")
    asks(page, "ready")
    expect(page.get_by_role("region", name="Dirk").get_by_role("img", name="tower: 2")).to_be_visible()


# -------------------------------------------------------------------- rebuilding


def test_out_to_the_reserve(sit: Sit) -> None:
    page = sit(**PLAIN)
    do(page, "rebuild")
    says(page, "This is your action")
    page.locator("[data-cell='s1']").click()
    do(page, "confirm")
    asks(page, "ready")
    expect(page.locator("[data-drop='reserve'] [data-tile]")).to_have_count(2)


def test_in_from_the_reserve(sit: Sit) -> None:
    page = sit(**PLAIN)
    page.locator("[data-tile='Ga11']").click()
    page.locator("[data-cell='e1']").click()
    do(page, "confirm")
    asks(page, "ready")


def test_swapped_with_a_building(sit: Sit) -> None:
    page = sit(**PLAIN)
    page.locator("[data-tile='Ga11']").click()
    page.locator("[data-cell='s1']").click()
    page.get_by_role("button", name="Exchange", exact=True).click()
    asks(page, "ready")
    expect(page.locator("[data-drop='reserve'] [data-tile='Ga10c']")).to_be_visible()


@pytest.mark.parametrize(
    ("cell", "words"),
    [("0", "The starting tile stays where it is"), ("s1", "could no longer be reached on foot")],
)
def test_what_may_not_be_lifted_says_why(sit: Sit, cell: str, words: str) -> None:
    page = sit(**(PLAIN | {"palace": "Ga10c@s1 Ga12@s2"}))
    do(page, "rebuild")
    page.locator(f"[data-cell='{cell}']").click()
    expect(page.get_by_role("status").filter(has_text=words)).to_be_visible()


# -------------------------------------------------------------------- ending the turn


@pytest.mark.parametrize(
    ("table", "words"),
    [
        (PLAIN, "you may pass only if none of these is possible"),
        (BOUGHT, "Still to be placed: tower 9"),
        (PLAIN | {"bought": "To9c", "has_bonus": True, "market": "Pa7 Se5 - Ch9a"}, "have another action"),
    ],
    ids=["an action is compulsory", "tiles are left", "a bonus is open"],
)
def test_end_turn_says_why_not_yet(sit: Sit, table: dict[str, Any], words: str) -> None:
    page = sit(**table)
    page.locator("[data-do='end']").click(force=True)  # it says that it is not ready, but can be pressed
    says(page, words)


def test_a_bonus_is_declined(sit: Sit) -> None:
    page = sit(**(PLAIN | {"bought": "To9c", "has_bonus": True, "market": "Pa7 Se5 - Ch9a"}))
    page.get_by_role("button", name="No more actions").click()
    asks(page, "settle")


def test_nothing_is_possible(sit: Sit) -> None:
    page = sit(market="Pa7 - - -", deck="", display="", hand="")
    says(page, "There is nothing you can do this turn")
    page.get_by_role("button", name="Pass").click()
    asks(page, "ready")


def test_the_last_tiles_are_placed_or_kept(sit: Sit) -> None:
    page = sit(**(BOUGHT | {"phase": "final", "market": "- - - -", "bag": ""}), players=2)
    says(page, "Place tower 9")
    expect(page.locator("[data-do='dirk']")).to_have_count(0)
    do(page, "store")
    asks(page, "ready")


# -------------------------------------------------------------------- knowing


def test_names_with_markup_are_shown_as_text(sit: Sit) -> None:
    page = sit(names=("<b>Ana</b>", "<img src=x onerror=alert(1)>", "Cleo"), **PLAIN)
    expect(page.locator("[data-rival='1']")).to_contain_text("<img src=x onerror=alert(1)>")
    expect(page.locator("main.table b", has_text="Ana")).to_have_count(0)


def test_every_number_of_the_score_sheet_is_explained(sit: Sit) -> None:
    page = sit(**(PLAIN | {"palaces": {1: "To11c@e1", 2: "To12@e1"}, "round_": 1}))
    do(page, "sheet")
    page.get_by_role("button", name="Ben, towers: 9. Why?").click()
    expect(page.get_by_role("dialog")).to_contain_text("(13 + 6) / 2 = 9 each, rounded down")


def test_a_rival_can_be_looked_at_closely(sit: Sit) -> None:
    page = sit(**(PLAIN | {"palaces": {1: "To11c@e1", 2: "To12@e1"}}))
    page.locator("[data-rival='1']").click()
    expect(page.get_by_role("dialog", name="Ben’s Alhambra")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_role("img", name="tower 11")).to_be_visible()
    page.get_by_role("button", name="Next player").click()
    expect(page.get_by_role("dialog", name="Cleo’s Alhambra")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_tab_says_whose_turn_it_is(sit: Sit) -> None:
    page = sit(**PLAIN)
    expect(page).to_have_title("● Your turn · Alhambra")
    page.locator("[data-take='O9']").click()
    do(page, "end")
    expect(page).to_have_title("Ben is playing · Alhambra")
