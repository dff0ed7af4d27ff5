"""One's own games in numbers, and the page before there are any."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.web.looks import inaccessible, keep_picture, misplaced
from tests.web.played import a_played_game
from tests.web.visiting import SIZES, Visit


def test_nobody_has_numbers_before_a_first_game(visit: Visit) -> None:
    page = visit("/about")
    page.locator("header").get_by_role("button").click()
    page.get_by_role("link", name="My statistics").click()
    expect(page.get_by_text("You have not finished a game yet.")).to_be_visible()
    assert inaccessible(page) == []
    assert misplaced(page) == []


def test_a_finished_game_is_counted(visit: Visit, tmp_path: Path) -> None:
    with a_played_game(tmp_path) as played:
        me = {"id": "x", "name": "Ana", "kind": "person"}
        page = visit("/about", host=played.server, kept={"guest": me}, size="phone")
        played.become_player(page)
        page.goto("/statistics")
        expect(page.locator("[data-total='games']")).to_have_text("1")
        points = page.locator("[data-total='best']").inner_text()
        won = "1" if page.locator("[data-total='won']").inner_text() == "100%" else "0"
        expect(page.get_by_role("row", name=f"3 1 {won} {points}")).to_be_visible()
        expect(page.get_by_role("heading", name="By rivals")).to_be_visible()
        faults = []
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            keep_picture(page, f"statistics-{size}")
            faults += [f"{size}: {fault}" for fault in (*inaccessible(page), *misplaced(page))]
        assert not faults, "\n".join(faults)
