"""What programs show of a link: the sender's words, the icon, and nothing of any table."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from alhambra.server.http import page
from alhambra.server.http.previews import Words, best_language, preview
from tests.server.support import Running, quiet_settings, running

SAID = {part: {"title": f"{part}!", "text": f'All of "{part}"'} for part in ("home", "table", "replay", "rules")}
SPOKEN = {
    tag: {part: Words(f"{tag} {each['title']}", each["text"]) for part, each in SAID.items()}
    for tag in ("en", "es", "pt-BR")
}


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Running]:
    """With a small page whose build has written what is said of links."""
    dist = tmp_path / "dist"
    dist.mkdir()
    (dist / "index.html").write_text("<!doctype html><head><title>Alhambra</title></head>")
    words = {
        tag: {part: {"title": each.title, "text": each.text} for part, each in said.items()}
        for tag, said in SPOKEN.items()
    }
    (dist / "previews.json").write_text(json.dumps(words))
    monkeypatch.setattr(page, "page_folder", lambda: dist)
    monkeypatch.setattr("alhambra.server.http.app.page_folder", lambda: dist)
    async with running(quiet_settings(tmp_path / "data")) as server:
        yield server


def tags_of(text: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', text))


async def test_a_link_is_shown_in_the_language_of_who_sent_it(server: Running) -> None:
    stranger = server.stranger()
    tags = tags_of((await stranger.call("GET", "/table/k7q?lang=es")).text)
    assert tags["og:title"] == "es table!"
    assert tags["og:description"] == tags["description"] == "All of &quot;table&quot;"
    assert tags["og:locale"] == "es"
    assert tags["og:image"] == f"http://{stranger.host}/icon-512.png"


async def test_a_private_table_and_one_that_there_is_not_look_the_same(server: Running) -> None:
    anna = await server.guest("Anna")
    table = await anna.make_table("me", "random", "random")
    stranger = server.stranger()
    before = (await stranger.call("GET", f"/table/{table}")).text
    await anna.start(table)
    assert (await stranger.call("GET", f"/table/{table}")).text == before
    assert (await stranger.call("GET", "/table/there-is-none")).text == before
    assert "Anna" not in before
    assert table not in before


async def test_nobody_writes_into_the_page_by_its_address(server: Running) -> None:
    answer = await server.stranger().call("GET", "/table/%22%3E%3Cscript%3E?lang=%22%3E%3Cscript%3E")
    assert "<script>" not in answer.text
    assert tags_of(answer.text)["og:title"] == "en table!"


@pytest.mark.parametrize(
    ("sent", "accepted", "language"),
    [
        ("es", "en", "es"),
        ("pt-PT", "en", "pt-BR"),
        ("", "es-MX,en;q=0.8", "es"),
        ("", "en;q=0.3, pt-BR;q=0.9", "pt-BR"),
        ("tlh", "", "en"),
        ("", "es;q=nonsense", "es"),
    ],
)
def test_the_language_is_the_senders_or_else_that_of_who_asks(sent: str, accepted: str, language: str) -> None:
    assert best_language(sent, accepted, SPOKEN) == language


@pytest.mark.parametrize(
    ("path", "part"), [("/", "home"), ("/me", "home"), ("/rules/R22", "rules"), ("/replay/1/7", "replay")]
)
def test_each_part_of_the_site_has_its_words(path: str, part: str) -> None:
    assert tags_of(preview(path, "en", "https://play.example", SPOKEN))["og:title"] == f"en {part}!"
