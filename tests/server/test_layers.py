"""The lower layers of the server need no machine under them: the same code is to run inside a browser."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from alhambra.notation import check_record, read_record
from alhambra.server.archive.records import faults_of_record

ROOT = Path(__file__).parents[2]


def test_a_game_is_played_without_database_web_framework_threads_and_processes() -> None:
    run = [sys.executable, "-m", "tests.server.bare_server"]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["forbidden"] == []
    reading = read_record(found["record"])
    assert check_record(reading) is None
    assert reading.record.replay().is_over
    assert faults_of_record(reading.record) == []
    assert found["moves"] == found["steps"] - 1 == len(reading.record.moves)
    assert 0 < found["mine"] < found["moves"], "Anna has played, and so has the computer player"
    assert found["answered"] == found["mine"]
    assert found["quick"] == 0
