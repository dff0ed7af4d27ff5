"""The server as a process of its own, to be killed and started again."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

from tests.support.games import IS_DEEP


class ServerProcess:
    """`python -m MODULE ...`, as long as the `with`. Its standard error goes to a file that can be looked at."""

    def __init__(self, folder: Path, *options: str, module: str = "alhambra.bench.server_process") -> None:
        self.folder = folder
        self.log = folder.with_suffix(".log")
        self._command = [sys.executable, "-m", module, *options]
        self.port = 0

    def __enter__(self) -> ServerProcess:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop(signal.SIGKILL)

    def start(self) -> None:
        with self.log.open("ab") as errors:
            self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        match = re.search(r"http://[^:]+:(\d+)", line)
        assert match is not None, f"no address in {line!r}: {self.log.read_text()}"
        self.port = int(match[1])

    def stop(self, how: signal.Signals) -> int:
        if self._process.poll() is None:
            self._process.send_signal(how)
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
        return self._process.returncode

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        return self._process.pid


def unlimited(folder: Path) -> ServerProcess:
    """The real server without limits on what its guests may do."""
    return ServerProcess(folder, str(folder), "1")


def usual(folder: Path, *options: str) -> ServerProcess:
    """As a person starts it."""
    return ServerProcess(
        folder, "--port", "0", "--no-browser", "--data", str(folder), *options, module="alhambra.server"
    )


def rounds(short: int, deep: int) -> int:
    """How often to do something: more often in a deep run."""
    return deep if IS_DEEP else short
