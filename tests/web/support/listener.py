"""Somebody who plays by the text view's command line alone, and knows only what is read out to them."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Page, expect

NOT_MINE: Final = re.compile("wait|watch")
TILE: Final = re.compile(r"\(((?:Pa|Se|Ar|Ch|Ga|To)\d+[abc]?)\)")
OFFER: Final = re.compile(r"Square (\d), .*You can pay (exactly|with)")
CARD: Final = re.compile(r"\(([YGBO]\d)\)")
CELL: Final = re.compile(r"([^,;]*?(?:, )?[^,;]*?) \(((?:[ew]\d+)?(?:[ns]\d+)?)\)")

# A screen reader says what is added to a live region; so every line that ever was is kept here.
LISTEN: Final = """() => {
  window.heard = [];
  const log = document.querySelector("[role=log]");
  const hear = (node) => node.nodeType === 1 && window.heard.push([node.className.includes("reader"), node.innerText]);
  log.childNodes.forEach(hear);
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(hear)))
    .observe(log, { childList: true });
}"""
# What was said after one's last command, as soon as anything was; commands are counted, so that none is mistaken for
# another.
ANSWER: Final = """(count) => new Promise((resolve) => {
  const look = () => {
    const asked = window.heard.findLastIndex(([isMine]) => isMine);
    const isAnswered = window.heard.filter(([isMine]) => isMine).length === count && asked < window.heard.length - 1;
    if (isAnswered) resolve(window.heard.slice(asked + 1).map(([, line]) => line));
    else requestAnimationFrame(look);
  };
  look();
})"""


class Listener:
    """Buys what can be paid exactly, else takes the largest card; builds where it may. Every other turn in words."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.screen = page.locator("main.text")
        self.command = page.get_by_role("textbox")
        self.in_words = False
        self.commands = 0
        page.evaluate(LISTEN)

    @property
    def heard(self) -> list[str]:
        """Everything the table has said."""
        return [line for is_mine, line in self.page.evaluate("window.heard") if not is_mine]

    @property
    def prompt(self) -> str:
        return self.screen.get_attribute("data-prompt") or ""

    def ask(self, command: str) -> list[str]:
        """Type something and hear the answer."""
        self.page.keyboard.type(command)
        self.page.keyboard.press("Enter")
        self.commands += 1
        lines: Any = self.page.evaluate(ANSWER, self.commands)
        return [str(line) for line in lines]

    def order(self, command: str) -> list[str]:
        """Type something that changes the table, and hear what comes of it."""
        before = self.screen.get_attribute("data-version")
        said = self.ask(command)
        expect(self.screen).not_to_have_attribute("data-version", before or "")
        expect(self.screen).to_have_attribute("aria-busy", "false")
        return said

    # ---------------------------------------------------------------- playing

    def wait_for_turn(self) -> str:
        expect(self.screen).not_to_have_attribute("data-prompt", NOT_MINE)
        return self.prompt

    def act(self) -> None:
        market = self.ask("what is on the market?" if self.in_words else "market")
        offers = [offer for line in market if (offer := OFFER.match(line))]
        exact = [offer[1] for offer in offers if offer[2] == "exactly"]
        over = [offer[1] for offer in offers if offer[2] == "with"]
        hand = len(CARD.findall(self.ask("my hand")[0]))
        if exact or (over and hand >= 6 and self.prompt != "bonus"):
            slot = (exact or over)[0]
            assert self.order(f"buy slot {slot}" if self.in_words else f"buy {slot}")[0].startswith("You bought")
        elif self.prompt == "bonus":
            assert self.order("stop")[0] == "You took no further action."
        else:
            self.take()

    def take(self) -> None:
        display = self.ask("money")[0]
        best = max(CARD.findall(display), key=lambda card: int(card[1:]), default=None)
        if best is None:
            self.order("stop")
            return
        spoken = re.search(rf"(\w+ \d) \({best}\)", display)
        assert spoken is not None
        said = self.order(f"take {spoken[1]}" if self.in_words else f"take {best}")
        assert said[0] == f"You took {spoken[1]}."

    def settle(self) -> None:
        """Put what was bought where it can go, or in reserve."""
        waiting = next(line for line in self.ask("hand") if line.startswith("Bought"))
        tile = TILE.findall(waiting)[0]
        is_alone = len(TILE.findall(waiting)) == 1
        answer = self.ask("where can it go?" if is_alone and self.in_words else f"where {tile}")[0]
        if "fits nowhere" in answer:
            assert self.order(f"store {tile}")[0].startswith("You put")
            return
        spoken, cell = CELL.findall(answer.split(" can go to ")[1])[0]
        command = f"put it at {spoken}" if is_alone and self.in_words else f"place {tile} {cell}"
        assert self.order(command)[0].startswith("You placed")

    def play_turn(self) -> None:
        self.in_words = not self.in_words
        while (prompt := self.prompt) not in ("wait", "over", "ready"):
            if prompt in ("settle", "final"):
                self.settle()
            else:
                self.act()
        if self.prompt == "ready":
            self.order("end")

    def play_to_the_end(self) -> None:
        self.command.focus()
        while self.wait_for_turn() != "over":
            self.play_turn()
