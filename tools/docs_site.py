"""`./run docs`: the pages of docs/ as a site with a search of its own, in build/docs-site.

Sphinx and its theme live in an environment of their own, so that nobody who plays or tests has to install them.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from pathlib import Path

from tools import environment
from tools.environment import Environment, child_environment
from tools.places import BUILD, ROOT
from tools.say import Trouble, say
from tools.turns import one_at_a_time

DOCS = ROOT / "docs"
SITE = BUILD / "docs-site"
HOME = Environment(BUILD / "docs-environment")
PORT = 8010


def make(arguments: Sequence[str]) -> int:
    """Build the site; with --serve, show it until Ctrl-C."""
    if list(arguments) not in ([], ["--serve"]):
        raise Trouble("./run docs takes --serve or nothing.")
    with one_at_a_time():
        environment.ensure(HOME, "docs", has_project=False)
        _build()
    if not arguments:
        say(f"open {SITE / 'index.html'}, or serve it with ./run docs --serve")
        return 0
    say(f"http://127.0.0.1:{PORT}, until Ctrl-C")
    command = [str(HOME.python), "-m", "http.server", "--bind", "127.0.0.1", "--directory", str(SITE), str(PORT)]
    return subprocess.run(command, env=child_environment()).returncode


def _build() -> None:
    say("building the documentation")
    # Warnings are errors; nothing of an earlier build is kept, so that none of them is missed.
    options = ["--fail-on-warning", "--keep-going", "--fresh-env", "--write-all", "--quiet"]
    folders = ["--conf-dir", str(DOCS / "site"), "--doctree-dir", str(BUILD / "docs-trees"), str(DOCS), str(SITE)]
    done = subprocess.run([str(HOME.python), "-m", "sphinx", *options, *folders], cwd=ROOT, env=child_environment())
    if done.returncode != 0:
        raise Trouble("The documentation could not be built; what is wrong stands above.")
    foreign = list(foreign_addresses(SITE))
    if foreign:
        raise Trouble("The documentation fetches from other hosts: " + ", ".join(foreign))


def foreign_addresses(site: Path) -> Iterator[str]:
    """Everything that a reader's browser would fetch from another host by itself."""
    for page in sorted(site.rglob("*.html")):
        reader = _References()
        reader.feed(page.read_text("utf-8"))
        for tag, address in reader.found:
            if tag != "a" and _is_foreign(address):
                yield f"{page.relative_to(site)}: {address}"
    for sheet in sorted(site.rglob("*.css")):
        for address in re.findall(r"(?:url\(|@import)\s*[\"']?([^\"')\s;]+)", sheet.read_text("utf-8")):
            if _is_foreign(address):
                yield f"{sheet.relative_to(site)}: {address}"


def _is_foreign(address: str) -> bool:
    return re.match(r"(?:https?:)?//", address) is not None


class _References(HTMLParser):
    """The addresses in a page, each with its tag."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [(tag, value) for name, value in attrs if name in ("href", "src", "srcset", "action") and value]
