"""Hands that play at a table on the page: a move in notation becomes the taps a person would make."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from alhambra import move
from alhambra.moves import Build, Buy, EndTurn, Exchange, GiveToDirk, Place, Remove, Stop, Store, TakeMoney


def do(page: Page, what: str) -> None:
    """Press one of the table's buttons by what it does."""
    page.locator(f"[data-do='{what}']").click()


def choose_tile(page: Page, tile: object) -> None:
    """Take a tile beside the palace into one's hand, unless it is there already."""
    button = page.locator(f"[data-tile='{tile}']")
    expect(button).to_be_enabled()
    # The table itself may take it up in the moment of the tap, which then puts it down: tap once more.
    for _ in range(2):
        if button.get_attribute("aria-pressed") != "true":
            button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def tap_cell(page: Page, cell: object) -> None:
    page.locator(f"[data-cell='{cell}']").click()


def play(page: Page, text: str) -> None:
    """Make one move. Whether it is possible is for the table to say."""
    match move(text):
        case TakeMoney(cards=cards):
            page.locator(f"[data-take='{' '.join(map(str, cards))}']").click()
        case Buy(slot=slot, cards=cards):
            page.locator(f"[data-slot='{slot}']").click()
            _pay_with(page, [str(card) for card in cards])
            do(page, "buy")
        case Place(tile=tile, cell=cell) | Build(tile=tile, cell=cell) | Exchange(tile=tile, cell=cell):
            choose_tile(page, tile)
            tap_cell(page, cell)
            do(page, "confirm")
            _is_gone(page, tile)
        case Remove(cell=cell):
            do(page, "rebuild")
            tap_cell(page, cell)
            do(page, "confirm")
        case Store(tile=tile):
            choose_tile(page, tile)
            do(page, "store")
        case GiveToDirk(tile=tile):
            choose_tile(page, tile)
            do(page, "dirk")
            do(page, "confirm")
            _is_gone(page, tile)
        case Stop():
            _decline(page)
        case EndTurn():
            do(page, "end")


def _is_gone(page: Page, tile: object) -> None:
    """The tile no longer lies beside the palace, and the next one may have been taken up."""
    expect(page.locator(f"[data-tile='{tile}']")).to_have_count(0)


def _decline(page: Page) -> None:
    """Give up the extra action. With a tile in hand there is no button for it: placing the tile gives it up."""
    stop = page.locator("[data-do='stop']")
    stop.or_(page.locator("[data-tile][aria-pressed='true']")).first.wait_for()
    if stop.is_visible():
        stop.click()


def _pay_with(page: Page, cards: list[str]) -> None:
    """Choose exactly these cards, whatever was proposed."""
    for button in page.locator("[data-card]").all():
        wanted = button.get_attribute("data-card") in cards
        if (button.get_attribute("aria-pressed") == "true") != wanted:
            button.click()
