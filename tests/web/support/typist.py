"""Somebody who plays at the table by keys alone."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.web.support.player import Player

FAR: Final = 40
"""More steps than there are between any two things of a zone."""
HAS_FOCUS: Final = "(element) => element === document.activeElement"


class Typist(Player):
    """Decides as a Player does, and touches nothing but keys."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.dialog = page.locator("dialog[open]")

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def change_by(self, *keys: str) -> None:
        """Keys that change the table, and the wait until it has changed."""
        before = self.version
        self.key(*keys)
        self.wait_beyond(before)

    def wait_for_turn(self) -> str:
        prompt = super().wait_for_turn()
        if prompt != "over":
            self.close_what_opened()
        return prompt

    def close_what_opened(self) -> bool:
        """A scoring opens its sheet by itself, at times a moment after one's turn has begun."""
        was_open = False
        while self.dialog.count():
            was_open = True
            self.key("Escape")
            expect(self.dialog).to_have_count(0)
        return was_open

    def walk_to(self, what: Locator, arrow: str, *, begin: str | None = None) -> None:
        """Along a row, from where the key `begin` leads, until something has the focus."""
        if begin is not None:
            self.key(begin)
        for _ in range(FAR):
            if self.close_what_opened() and begin is not None:
                self.key(begin)
            if what.evaluate(HAS_FOCUS):
                return
            self.key(arrow)
        raise AssertionError(f"{arrow} does not lead to {what}")

    def tab_to(self, what: Locator) -> None:
        """The long way, for who knows no other."""
        for _ in range(200):
            if what.evaluate(HAS_FOCUS):
                return
            self.key("Tab")
        raise AssertionError(f"Tab does not lead to {what}")

    # ---------------------------------------------------------------- playing

    def press(self, what: Locator) -> None:
        self.tab_to(what)
        self.key("Enter")

    def buy(self, slot: Locator) -> None:
        self.change_by(slot.get_attribute("data-slot") or "", "c")

    def take(self) -> None:
        cards = self.page.locator(".card[data-take]")
        values = [int((cards.nth(i).get_attribute("data-take") or "Y0")[1:]) for i in range(cards.count())]
        self.walk_to(cards.nth(values.index(max(values))), "ArrowRight", begin="g")
        self.change_by("Enter")

    def settle(self) -> None:
        if self.prompt == "bonus":
            self.change_by("x")
        expect(self.page.locator("[data-tile][aria-pressed='true']")).to_be_visible()
        expect(self.page.locator(".cell").first).to_be_attached()
        if not self.page.locator(".cell.legal").count():
            self.change_by("k")
            return
        # The first Enter shows the building there, the second sets it.
        self.key("p", "Enter")
        expect(self.page.locator("[data-do='confirm']")).to_be_visible()
        self.change_by("Enter")

    def end(self) -> None:
        self.change_by("e")
