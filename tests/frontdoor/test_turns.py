"""Two `./run`s at once in one checkout: one sets up, the other waits and says so."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tools.places import ROOT

SET_UP = """
import sys
from tools.turns import one_at_a_time
with one_at_a_time():
    print("my turn", flush=True)
    sys.stdin.readline()
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    return tmp_path


def start(checkout: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", SET_UP]
    return subprocess.Popen(command, cwd=checkout, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def hear(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


@pytest.mark.parametrize("is_killed", [False, True])
def test_the_second_waits_until_the_first_is_done_or_dead(checkout: Path, is_killed: bool) -> None:
    with start(checkout) as first:
        assert hear(first) == "my turn"
        with start(checkout) as second:
            assert "waiting for it" in hear(second)
            if is_killed:
                first.send_signal(signal.SIGKILL)
            else:
                first.communicate("\n")
            assert hear(second) == "my turn"
            second.communicate("\n")
            assert second.returncode == 0
