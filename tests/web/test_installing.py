"""The page as something to install: its manifest and icons, and what is shown when the server does not answer."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.support.languages import LANGUAGES
from tests.web.support.looks import inaccessible
from tests.web.support.server import GONE, RunningServer
from tests.web.support.visiting import Visit

CONTROLLED = "async () => { await navigator.serviceWorker.ready; return (await caches.keys()).length; }"
HELD = (
    "async () => (await (await caches.open((await caches.keys())[0])).keys()).map(({ url }) => new URL(url).pathname)"
)
OLD_PROTOCOL = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    send.call(this, text.replace(/("protocol":)\\d+/, '$1999'));
  };
}"""


def test_it_can_be_installed(visit: Visit) -> None:
    page = visit("/about")
    manifest = page.request.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    described = manifest.json()
    assert described["display"] == "standalone"
    for icon in described["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])


def test_without_a_server_there_is_a_page_that_says_so(visit: Visit, own_server: RunningServer) -> None:
    page = visit("/about", host=own_server, own_browser=True, forgive=GONE)
    assert page.evaluate(CONTROLLED) == 1
    assert page.evaluate(HELD) == ["/offline.html", "/offline.css", "/offline.js", "/favicon.svg"], (
        "and nothing else is held"
    )
    own_server.stop()
    page.goto("/games")
    expect(page.get_by_role("heading", name="The server isn’t answering")).to_be_visible()
    expect(page.locator("section[lang]")).to_have_count(len(LANGUAGES))
    assert inaccessible(page) == []
    own_server.start()
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()


def test_it_speaks_the_readers_language_first_and_goes_by_itself(visit: Visit, own_server: RunningServer) -> None:
    page = visit("/about", host=own_server, own_browser=True, forgive=GONE, kept={"language": "pl"})
    assert page.evaluate(CONTROLLED) == 1
    own_server.stop()
    page.goto("/games")
    expect(page.locator("section").first).to_have_attribute("lang", "pl")
    expect(page.locator("section[lang]")).to_have_count(len(LANGUAGES))
    own_server.start()
    expect(page.get_by_role("heading", name="Moje gry")).to_be_visible(timeout=20_000)


def test_a_page_of_yesterday_is_asked_to_load_itself_again(visit: Visit) -> None:
    page = visit("/about", own_browser=True)
    page.add_init_script(f"({OLD_PROTOCOL})()")
    page.goto("/new?for=device")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("heading", name="There is a newer version")).to_be_visible()
