"""The server that is measured: the real one, in a process and a data folder of its own, mostly without limits."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Final

from alhambra.server.serve import serve
from alhambra.server.settings import NO_LIMITS, Limits, Settings

_ADDRESS: Final = re.compile(r"http://[^:]+:(\d+)")


class Target:
    """A server that runs as long as the `with`."""

    def __init__(self, bot_workers: int = 1, *, usual_limits: bool = False) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="alhambra-bench-", dir=_durable_folder())
        self._words = [self._folder.name, str(bot_workers), *(["usual"] if usual_limits else [])]
        self.port = 0

    def __enter__(self) -> Target:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "alhambra.bench.server_process", *self._words],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        match = _ADDRESS.search(self._process.stdout.readline())
        if match is None:
            raise RuntimeError("the server did not start")
        self.port = int(match[1])
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.terminate()
        self._process.communicate()
        self._folder.cleanup()

    def cpu_seconds(self) -> float:
        """The processor time of the server itself, all its threads, without its thinking processes."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_kilobytes(self) -> int:
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1])


def _durable_folder() -> str | None:
    """Not in memory: what is measured is writing to a disk."""
    return None if tempfile.gettempdir() != "/dev/shm" else "."


if __name__ == "__main__":
    serve(
        Settings(
            data=Path(sys.argv[1]),
            port=0,
            bot_workers=int(sys.argv[2]),
            bot_pace=0.0,
            idle_seconds=3_600,
            limits=Limits() if sys.argv[3:] == ["usual"] else NO_LIMITS,
        ),
        opens_browser=False,
        shows_code=False,
    )
