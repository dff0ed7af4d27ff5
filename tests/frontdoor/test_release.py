"""A release is made from tested, committed sources, or not at all; and what is generated is up to date."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.checkout import git
from tools.dev import together
from tools.generate import GENERATED, Generated
from tools.places import ROOT
from tools.release import release
from tools.say import Trouble


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A checkout of what a release changes."""
    for name in ("pyproject.toml", "CHANGELOG.md"):
        (tmp_path / name).write_text((ROOT / name).read_text("utf-8"), "utf-8")
    changelog = tmp_path / "CHANGELOG.md"
    changelog.write_text("# Changelog\n\n## Unreleased\n\n- Something new.\n", "utf-8")
    git("init", "--quiet", checkout=tmp_path)
    git("config", "user.name", "Anna", checkout=tmp_path)
    git("config", "user.email", "anna@alhambra.example", checkout=tmp_path)
    git("add", ".", checkout=tmp_path)
    git("commit", "--quiet", "--message", "begin", checkout=tmp_path)
    return tmp_path


def test_a_release_is_a_version_a_date_a_commit_and_a_tag(clone: Path) -> None:
    release("99.0.0", clone, is_tested=True)
    assert 'version = "99.0.0"\n' in (clone / "pyproject.toml").read_text("utf-8")
    changelog = (clone / "CHANGELOG.md").read_text("utf-8")
    assert re.search(r"## Unreleased\n\n## 99\.0\.0 - \d{4}-\d\d-\d\d\n\n- Something new\.\n", changelog)
    assert git("tag", "--points-at", "HEAD", checkout=clone) == "v99.0.0\n"
    assert git("log", "-1", "--format=%s", checkout=clone) == "release: 99.0.0\n"
    assert git("status", "--porcelain", checkout=clone) == ""
    with pytest.raises(Trouble, match="already"):
        release("99.0.0", clone, is_tested=True)
    with pytest.raises(Trouble, match="nothing under 'Unreleased'"):
        release("99.0.1", clone, is_tested=True)


@pytest.mark.parametrize(
    ("version", "is_tested", "words"),
    [("next", True, "no version"), ("0.0.1", True, "not newer"), ("99.0.0", False, "whole `./run test`")],
)
def test_a_release_that_is_refused_changes_nothing(clone: Path, version: str, is_tested: bool, words: str) -> None:
    with pytest.raises(Trouble, match=words):
        release(version, clone, is_tested=is_tested)
    assert git("status", "--porcelain", checkout=clone) == ""
    assert git("tag", checkout=clone) == ""


def test_what_is_not_committed_is_not_released(clone: Path) -> None:
    (clone / "CHANGELOG.md").write_text("# Changelog\n")
    with pytest.raises(Trouble, match="not committed"):
        release("99.0.0", clone, is_tested=True)


@pytest.mark.parametrize("generated", GENERATED, ids=lambda generated: generated.file)
def test_what_is_generated_is_up_to_date(generated: Generated) -> None:
    assert generated.is_current(), f"{generated.file} is out of date: ./run generate"


def test_when_one_of_two_programs_ends_the_other_is_ended() -> None:
    command = [sys.executable, "-c"]
    waits, fails = [*command, "import sys; sys.stdin.read()"], [*command, "raise SystemExit(3)"]
    with subprocess.Popen(waits, stdin=subprocess.PIPE) as waiting, subprocess.Popen(fails) as failing:
        assert together([waiting, failing]) == 3
        assert waiting.returncode != 0
