"""A real server in a process of its own, and the browser that looks at it."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.browser import NAMES

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
DIST: Final = Path(__file__).resolve().parents[2] / "web" / "dist"

GONE: Final = ("ERR_CONNECTION", "fetching the script", "ServiceWorker", "Failed to fetch")
"""What a browser complains of when a server is gone; the last three when it was about to fetch the service worker."""

QUICK: Final = ("--bot-pace", "0")
"""Computer players that do not wait until people have seen what they did."""


def chromium() -> str:
    """Where the system's Chromium is."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found is not None, "these tests need Chromium (Debian: apt install chromium)"
    return found


class RunningServer:
    """`alhambra serve` on a port of its choice. Stopped, it can be started again where it was, with what it knew."""

    def __init__(self, data: Path, *options: str) -> None:
        assert (DIST / "index.html").is_file(), "the page has not been built: ./run test builds it"
        self._data = data
        self._options = options or QUICK
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def folder(self) -> Path:
        """Where it keeps its games."""
        return self._data

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "alhambra.server", "--no-browser", "--bot-workers", "1", *self._options]
        self._process = subprocess.Popen(
            [*command, "--port", str(self._port), "--data", str(self._data)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self._process.stdout is not None
        greeting = self._process.stdout.readline()
        found = re.search(r":(\d+)$", greeting.strip())
        assert found is not None, f"the server did not say where it is: {greeting!r}"
        self._port = int(found[1])

    def stop(self) -> None:
        if self._process is None:
            return
        self._process.send_signal(signal.SIGTERM)
        self._process.communicate(timeout=30)
        self._process = None
