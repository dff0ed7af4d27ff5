"""Somebody who plays whole games through the page: sees what it shows, and taps or clicks."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

FIRST_IN_REACH: Final = """cells => cells.findIndex((cell) => {
  const { left, top, width, height } = cell.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === cell;
})"""
NOT_MINE: Final = re.compile("wait|watch")


class Player:
    """Plays plainly: buys what can be paid exactly, else takes the largest card; builds where it may.

    With `many_cards` in hand it overpays; with `touch` it uses a finger instead of a mouse. In a whole game it
    closes what opens by itself after a scoring before it goes on.
    """

    def __init__(self, page: Page, *, touch: bool = False, many_cards: int = 7) -> None:
        self.page = page
        self.touch = touch
        self.many_cards = many_cards
        self.table = page.locator("main.table")

    # ---------------------------------------------------------------- seeing

    @property
    def prompt(self) -> str:
        return self.table.get_attribute("data-prompt") or ""

    @property
    def version(self) -> int:
        return int(self.table.get_attribute("data-version") or 0)

    def wait_for_turn(self) -> str:
        """Until it is one's turn or the game is over; what is asked then."""
        expect(self.table).not_to_have_attribute("data-prompt", NOT_MINE)
        return self.prompt

    # ---------------------------------------------------------------- doing

    def press(self, what: Locator) -> None:
        if self.touch:
            what.tap()
        else:
            what.click()

    def do(self, what: str) -> None:
        self.press(self.page.locator(f"[data-do='{what}']"))

    def change(self, what: Locator) -> None:
        """Press something that changes the table, and wait until it has."""
        before = self.version
        self.press(what)
        self.wait_beyond(before)

    def wait_beyond(self, version: int) -> None:
        """Until the table has changed and all that was asked of it is done."""
        expect(self.table).not_to_have_attribute("data-version", str(version))
        expect(self.table).to_have_attribute("aria-busy", "false")

    def buy(self, slot: Locator) -> None:
        self.press(slot)
        self.change(self.page.locator("[data-do='buy']"))

    def take(self) -> None:
        """The largest card on display."""
        cards = self.page.locator(".card[data-take]")
        values = [int((cards.nth(i).get_attribute("data-take") or "Y0")[1:]) for i in range(cards.count())]
        self.change(cards.nth(values.index(max(values))))

    def settle(self) -> None:
        """Put the tile in hand on a cell, or in reserve if there is none."""
        waiting = self.page.locator(".aside [data-tile]")
        if waiting.count() > 1 and not self.page.locator(".aside [data-tile][aria-pressed='true']").count():
            self.press(waiting.first)
        expect(self.page.locator(".cell").first).to_be_attached()
        cell = self.cell_in_reach()
        if cell is None:
            if not self.page.locator("[data-do='store']").count():
                self.press(waiting.first)
            self.change(self.page.locator("[data-do='store']"))
            return
        self.press(cell)
        expect(self.page.locator("[data-do='confirm']")).to_be_visible()
        self.change(self.page.locator("[data-do='confirm']"))

    def cell_in_reach(self) -> Locator | None:
        """A cell that takes the tile and is in sight; on a phone a palace may be larger than the board."""
        cells = self.page.locator(".cell.legal .touch")
        found: int = cells.evaluate_all(FIRST_IN_REACH)
        return None if found < 0 else cells.nth(found)

    def act(self) -> None:
        exact = self.page.locator(".slot:has(.badge.exact)")
        over = self.page.locator(".slot:has(.badge.over)")
        hand = self.page.locator(".hand [data-card]").count()
        if exact.count():
            self.buy(exact.first)
        elif self.prompt == "bonus":
            self.settle()
        elif over.count() and hand >= self.many_cards:
            self.buy(over.first)
        elif self.page.locator(".card[data-take]").count():
            self.take()
        else:
            self.change(self.page.locator("[data-do='stop']"))

    def play_turn(self) -> None:
        """Everything from the first action to End turn."""
        while (prompt := self.prompt) not in ("wait", "over", "ready"):
            if prompt in ("settle", "final"):
                self.settle()
            else:
                self.act()
        if self.prompt == "ready":
            self.end()

    def end(self) -> None:
        self.change(self.page.locator("[data-do='end']"))

    def play_to_the_end(self) -> None:
        sheet = self.page.get_by_role("dialog", name="Score sheet").locator("[data-do='close']")
        self.page.add_locator_handler(sheet, self.press)
        while self.wait_for_turn() != "over":
            self.play_turn()
        self.page.remove_locator_handler(sheet)


def final_sheet(page: Page) -> None:
    """The result has opened by itself: who won, and the sheet of three rounds at most."""
    sheet = page.get_by_role("dialog", name="Result")
    expect(sheet).to_contain_text(re.compile(r"wins?\b|draw"))
    expect(sheet.get_by_role("button", name="Round 3")).to_have_attribute("aria-pressed", "true")
