"""The server speaks every language of the page, in the page's own words."""

from __future__ import annotations

from alhambra.server import texts
from tests.server import said
from tools.places import ROOT


def test_what_the_page_is_compared_with_is_what_the_server_says() -> None:
    """The other half is said.test.ts. If this fails, words have changed: `./run generate`."""
    golden = ROOT / "web" / "src" / "i18n" / "said.golden.json"
    assert golden.read_text("utf-8") == said.as_json()


def test_the_best_language_for_a_wish_is_found() -> None:
    assert texts.best_language(["pt-PT"]) == "pt-BR"
    assert texts.best_language(["xx", "PL"]) == "pl"
    assert texts.best_language(["xx"]) == "en"
