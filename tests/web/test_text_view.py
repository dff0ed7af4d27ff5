"""The table as text: three rounds by its command line, what is announced, in every language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.support.beginning import sit_down
from tests.web.support.fixtures import short_game
from tests.web.support.languages import LANGUAGES, command
from tests.web.support.listener import CARD, Listener
from tests.web.support.looks import inaccessible
from tests.web.support.server import RunningServer
from tests.web.support.visiting import Visit


def to_text(page: Page) -> Listener:
    """From the table's menu to its text, as anybody finds it."""
    page.locator("[data-do='menu']").click()
    page.locator("[data-do='text']").click()
    expect(page.get_by_role("textbox")).to_be_visible()
    return Listener(page)


def test_three_rounds_by_the_command_line_alone(visit: Visit, server: RunningServer) -> None:
    page = sit_down(visit, server, "Ana", "trader", game=short_game())
    listener = to_text(page)
    listener.play_to_the_end()
    heard = listener.heard
    for line in ("The first round was scored.", "The second round was scored.", "The last round was scored."):
        assert line in heard
    after = heard[heard.index("The first round was scored.") + 1 :]
    assert [re.sub(r":.*", "", line) for line in after[:3]] == ["Ana", "Idris", "Dirk"], "everybody's points are said"
    assert any(line.startswith("Idris took") for line in heard)
    assert any(line.startswith("Dirk received") for line in heard)
    assert any(re.search(r"won\.$|^The game is a draw between .*\.$", line) for line in heard)
    assert "The game is over." in heard
    assert len(listener.ask("sheet")) == 9, "three rounds, two players and Dirk"
    assert inaccessible(page) == []


def test_what_cannot_be_done_is_explained(visit: Visit, server: RunningServer) -> None:
    page = sit_down(visit, server, "Ana", "trader")
    listener = to_text(page)
    listener.command.focus()
    listener.wait_for_turn()
    assert listener.ask("dance") == ["I don’t know “dance”. Try “help”."]
    assert listener.ask("take florin") == ["Which cards? For example: take Y1 G2"]
    assert listener.ask("place")[0].startswith("Which building")
    no = listener.ask("end")
    assert listener.ask("why not?") == no
    tile = listener.ask("market")[0]
    code = re.search(r"\(([A-Z][a-z]\d+[abc]?)\)", tile)
    assert code is not None
    assert "can go to" in listener.ask(f"where {code[1]}")[0]
    assert listener.ask("why not e9 n9") == ["That spot is too far from your Alhambra."]
    assert listener.ask("palace of trader")[0].startswith("Idris has")
    assert listener.ask("palace of Dirk")[0].startswith("Dirk")
    assert any("wall" in line for line in listener.ask("standings"))
    listener.take()
    assert listener.order("undo")[0] == "Undone."
    expect(listener.screen).to_have_attribute("data-prompt", "act")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_understands_every_language_and_english_too(visit: Visit, server: RunningServer, language: str) -> None:
    help_, hand, take, end = (command(language, verb) for verb in ("help", "hand", "take", "end"))
    page = sit_down(visit, server, "Ana", "trader", kept={"language": language})
    listener = to_text(page)
    listener.command.focus()
    listener.wait_for_turn()
    commands = listener.ask(help_)
    assert len(commands) > 20
    assert any(take in line for line in commands)
    assert listener.ask(hand) == listener.ask("hand")
    card = CARD.findall(listener.ask("money")[0])[0]
    listener.order(f"{take} {card}")
    expect(listener.screen).to_have_attribute("data-prompt", "ready")
    listener.order(end)
    listener.wait_for_turn()


def test_what_was_typed_before_comes_back_with_the_arrow_keys(visit: Visit, server: RunningServer) -> None:
    page = sit_down(visit, server, "Ana", "trader")
    listener = to_text(page)
    listener.command.focus()
    listener.ask("market")
    listener.ask("piles")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(listener.command).to_have_value("market")
    page.keyboard.press("ArrowDown")
    expect(listener.command).to_have_value("piles")
