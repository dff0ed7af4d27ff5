"""`./run release VERSION`: the version, the dated changelog, a commit and a tag; nothing is pushed."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

from tools.checkout import git
from tools.say import Trouble, say

UNRELEASED = "## Unreleased\n"


def release(version: str, checkout: Path, *, is_tested: bool) -> None:
    """Trouble, and nothing is changed, unless the version is new, the tree clean and these sources tested."""
    project, changelog = checkout / "pyproject.toml", checkout / "CHANGELOG.md"
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise Trouble(f"'{version}' is no version; say it as in: ./run release 0.2.0")
    if git("status", "--porcelain", checkout=checkout).strip():
        raise Trouble("There are changes that are not committed; commit them first.")
    if git("tag", "--list", f"v{version}", checkout=checkout).strip():
        raise Trouble(f"There is a version {version} already; its tag is v{version}.")
    if not is_tested:
        raise Trouble("These sources have not passed a whole `./run test`; run it first.")
    written = _dated(changelog.read_text("utf-8"), version)
    project.write_text(_with_version(project.read_text("utf-8"), version), "utf-8")
    changelog.write_text(written, "utf-8")
    git("add", project.name, changelog.name, checkout=checkout)
    git("commit", "--quiet", "--message", f"release: {version}", checkout=checkout)
    git("tag", "--annotate", f"v{version}", "--message", f"Alhambra {version}", checkout=checkout)
    say(f"committed and tagged as v{version}; push both when you are ready")


def _dated(changelog: str, version: str) -> str:
    _, found, after = changelog.partition(UNRELEASED)
    if not found or not after.partition("\n## ")[0].strip():
        raise Trouble("CHANGELOG.md has nothing under 'Unreleased'; say there what is new.")
    heading = f"## {version} - {datetime.now(UTC).date().isoformat()}\n"
    return changelog.replace(UNRELEASED, f"{UNRELEASED}\n{heading}", 1)


def _with_version(project: str, version: str) -> str:
    old = re.search(r'(?m)^version = "(\d+)\.(\d+)\.(\d+)"$', project)
    if old is None:
        raise Trouble("pyproject.toml has no version to change.")
    if tuple(map(int, version.split("."))) <= tuple(map(int, old.groups())):
        raise Trouble(f"{version} is not newer than {'.'.join(old.groups())}.")
    return project.replace(old[0], f'version = "{version}"', 1)
