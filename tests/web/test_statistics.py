"""One's own games in numbers, and the page before there are any."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.support.beginning import begin
from tests.web.support.fixtures import whole_game
from tests.web.support.looks import inaccessible, keep_picture, misplaced
from tests.web.support.screens import PAGE_SCREENS
from tests.web.support.server import RunningServer
from tests.web.support.visiting import Visit, resize


def test_nobody_has_numbers_before_a_first_game(visit: Visit) -> None:
    page = visit("/about")
    page.locator("header").get_by_role("button").click()
    page.get_by_role("link", name="My statistics").click()
    expect(page.get_by_text("You have not finished a game yet.")).to_be_visible()
    assert inaccessible(page) == []
    assert misplaced(page) == []


def test_a_finished_game_is_counted(visit: Visit, server: RunningServer) -> None:
    begun = begin(server, "Ana", "greedy", "greedy", game=whole_game(3, "a game to be counted"))
    page = visit("/statistics", who=begun.reader, size="phone")
    expect(page.locator("[data-total='games']")).to_have_text("1")
    points = page.locator("[data-total='best']").inner_text()
    won = "1" if page.locator("[data-total='won']").inner_text() == "100%" else "0"
    expect(page.get_by_role("row", name=f"3 1 {won} {points}")).to_be_visible()
    expect(page.get_by_role("heading", name="By opponent")).to_be_visible()
    faults = []
    for size, screen in PAGE_SCREENS.items():
        resize(page, screen)
        keep_picture(page, f"statistics-{size}")
        faults += [f"{size}: {fault}" for fault in (*inaccessible(page), *misplaced(page))]
    assert not faults, "\n".join(faults)
