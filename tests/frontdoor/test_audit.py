"""`./run audit` asks about every version in the locks; here a server of the test's own answers."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from tools import audit
from tools.say import Trouble

asked: list[dict[str, Any]] = []


class Advisories(BaseHTTPRequestHandler):
    """There is one about a package of each language."""

    def do_POST(self) -> None:
        queries = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
        asked.extend(queries)
        bad = ("h11", "svelte")
        results = [{"vulns": [{"id": "MADE-UP-1"}]} if each["package"]["name"] in bad else {} for each in queries]
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps({"results": results}).encode())

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def advisories(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    asked.clear()
    with HTTPServer(("127.0.0.1", 0), Advisories) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        monkeypatch.setattr(audit, "ADVISORIES", f"http://127.0.0.1:{server.server_port}/")
        yield
        server.shutdown()
        thread.join()


@pytest.mark.usefixtures("advisories")
def test_versions_with_advisories_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.audit() == 1
    said = capsys.readouterr().out + capsys.readouterr().err
    assert "MADE-UP-1" in said
    assert "2 with advisories" in said
    kinds = {each["package"]["ecosystem"] for each in asked}
    assert kinds == {"PyPI", "npm"}
    assert all(each["version"] for each in asked)


def test_when_nobody_answers_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "ADVISORIES", "http://127.0.0.1:9/")
    with pytest.raises(Trouble, match=r"^The public advisories cannot be reached .*, so nothing was checked.$"):
        audit.audit()
