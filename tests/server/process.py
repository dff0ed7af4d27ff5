"""The server as a process of its own, to be killed and started again."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path
from types import TracebackType

from tests.support import fork_server
from tests.support.games import IS_DEEP


class ServerProcess:
    """`python -m MODULE ...`, forked from a process that has imported it, as long as the `with`.

    Its standard error goes to a file that can be looked at.
    """

    def __init__(self, folder: Path, *options: str, module: str = "alhambra.bench.server_process") -> None:
        self.folder = folder
        self.log = folder.with_suffix(".log")
        self._module = module
        self._options = options
        self.port = 0

    def __enter__(self) -> ServerProcess:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop(signal.SIGKILL)

    def start(self) -> None:
        ours, theirs = os.pipe()
        with self.log.open("ab") as errors:
            streams = {1: theirs, 2: errors.fileno()}
            self._program = fork_server.start(self._module, *self._options, streams=streams)
        os.close(theirs)
        self._said = os.fdopen(ours)
        line = self._said.readline()
        match = re.search(r"http://[^:]+:(\d+)", line)
        assert match is not None, f"no address in {line!r}: {self.log.read_text()}"
        self.port = int(match[1])

    def stop(self, how: signal.Signals) -> int:
        self._program.send_signal(how)
        code = self._program.wait()
        self._said.close()
        return code

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        return self._program.pid


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
