"""`./run audit`: are there public advisories about a version in one of the locks? Asked of osv.dev, which has those of
both languages. It needs the internet, so it is no part of the checks and tests.
"""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple

from tools.places import REQUIREMENTS, WEB
from tools.say import Trouble, say

ADVISORIES = "https://api.osv.dev/v1/querybatch"
SECONDS = 30
AT_ONCE = 500

_PINNED = re.compile(r"^([\w.-]+)==([^\s;\\]+)", re.MULTILINE)
_INSTALLED = re.compile(r"(?:.*/)?node_modules/(.+)")


class Package(NamedTuple):
    ecosystem: str
    name: str
    version: str

    def __str__(self) -> str:
        return f"{self.name} {self.version} ({self.ecosystem})"


def audit() -> int:
    """One line for each version that somebody has warned of; 1 if there is one."""
    packages = [*_of_python(REQUIREMENTS), *_of_the_page(WEB / "package-lock.json")]
    found = {package: ids for package, ids in zip(packages, _ask(packages), strict=True) if ids}
    for package, ids in found.items():
        say(f"{package}: {', '.join(ids)}")
    say(f"{len(packages)} versions, {len(found)} with advisories")
    return 1 if found else 0


def _of_python(folder: Path) -> list[Package]:
    pinned = {found for lock in sorted(folder.glob("*.lock")) for found in _PINNED.findall(lock.read_text())}
    return [Package("PyPI", name, version) for name, version in sorted(pinned)]


def _of_the_page(lock: Path) -> list[Package]:
    installed = json.loads(lock.read_text())["packages"]
    found = {(name[1], each["version"]) for path, each in installed.items() if (name := _INSTALLED.fullmatch(path))}
    return [Package("npm", name, version) for name, version in sorted(found)]


def _ask(packages: list[Package]) -> list[list[str]]:
    """The names of the advisories about each of them."""
    answers: list[list[str]] = []
    for begin in range(0, len(packages), AT_ONCE):
        some = packages[begin : begin + AT_ONCE]
        queries = [
            {"package": {"ecosystem": each.ecosystem, "name": each.name}, "version": each.version} for each in some
        ]
        answers += [[each["id"] for each in found.get("vulns", [])] for found in _post({"queries": queries})["results"]]
    return answers


def _post(question: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(
        ADVISORIES, json.dumps(question).encode(), {"Content-Type": "application/json"}, method="POST"
    )
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            found: dict[str, Any] = json.load(answer)
            return found
    except (OSError, ValueError) as trouble:
        reason = trouble.reason if isinstance(trouble, urllib.error.URLError) else trouble
        raise Trouble(f"The public advisories cannot be reached ({reason}), so nothing was checked.") from None
