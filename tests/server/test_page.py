"""The page's files: hashed ones for ever, unknown paths the page itself, nothing from outside its folder."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from alhambra.server.http import page
from tests.server.support import Person, quiet_settings, running


@pytest.fixture
async def browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Person]:
    """At a server with a small page."""
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text("<!doctype html><title>Alhambra</title>")
    (dist / "assets" / "main-1a2b3c.js").write_text("export const answer = 42;" * 100)
    (tmp_path / "secret.txt").write_text("not for everybody")
    monkeypatch.setattr(page, "page_folder", lambda: dist)
    monkeypatch.setattr("alhambra.server.http.app.page_folder", lambda: dist)
    async with running(quiet_settings(tmp_path / "data")) as server:
        yield server.stranger()


async def test_every_unknown_path_is_the_page_itself(browser: Person) -> None:
    for path in ("/", "/table/0123", "/gallery", "/me"):
        answer = await browser.call("GET", path)
        assert "<title>Alhambra" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/html")


async def test_hashed_files_are_kept_for_ever_and_sent_small(browser: Person) -> None:
    answer = await browser.call("GET", "/assets/main-1a2b3c.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(answer.content) / 10


async def test_a_missing_asset_is_missing(browser: Person) -> None:
    """An old page that asks for a file of yesterday must not get the page instead of a script."""
    assert (await browser.call("GET", "/assets/main-gone.js")).status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd"]
)
async def test_nothing_outside_the_page_is_served(browser: Person, path: str) -> None:
    answer = await browser.http.get(f"http://{browser.host}{path}")
    assert "not for everybody" not in answer.text
    assert "root:" not in answer.text


@pytest.mark.parametrize("name", ["%00", "a" * 300, "%ff%fe", "a/" * 2_500])
async def test_a_name_no_file_can_have_is_no_trouble(browser: Person, name: str) -> None:
    assert "<title>Alhambra" in (await browser.call("GET", f"/{name}")).text
    assert (await browser.call("GET", f"/assets/{name}")).status_code == 404


async def test_a_file_is_kept_once_however_its_path_is_written(
    browser: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise somebody could fill the memory by writing it in ever new ways."""
    read: list[Path] = []

    class Counted(page.Asset):
        def __init__(self, file: Path, changed: float) -> None:
            read.append(file)
            super().__init__(file, changed)

    monkeypatch.setattr(page, "Asset", Counted)
    for number in range(5):
        answer = await browser.call("GET", f"/{number}/%2e%2e/assets/main-1a2b3c.js")
        assert "answer = 42" in answer.text
    assert len(read) == 1


async def test_head_is_answered_like_get_without_the_body(browser: Person) -> None:
    for path in ("/", "/assets/main-1a2b3c.js", "/healthz", "/api/about"):
        head, whole = await browser.call("HEAD", path), await browser.call("GET", path)
        assert (head.status_code, head.content) == (200, b"")
        for name in ("content-type", "content-length", "content-security-policy"):
            assert head.headers[name] == whole.headers[name]


async def test_without_a_built_page_the_server_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alhambra.server.http.app.page_folder", lambda: tmp_path / "nowhere")
    async with running(quiet_settings(tmp_path / "data")) as server:
        answer = await server.stranger().call("GET", "/")
    assert answer.status_code == 503
    assert "not been built" in answer.text
