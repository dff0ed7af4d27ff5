"""`./run dev`: the server and, beside it, Vite, which shows every change of the page at once. Ctrl-C ends both."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Sequence
from itertools import pairwise

from tools.build_page import Node
from tools.environment import HOME, child_environment
from tools.places import WEB
from tools.say import say

PORT = 8_000
SECONDS_BETWEEN_LOOKS = 0.2
SECONDS_TO_STOP = 10


def start(node: Node, options: Sequence[str]) -> int:
    """Until one of them ends, or Ctrl-C."""
    port = next((value for name, value in pairwise(options) if name == "--port"), str(PORT))
    serve = [str(HOME.program("alhambra")), "serve", "--no-browser", *options]
    if "--port" not in options:
        serve += ["--port", port]
    surroundings = child_environment(**node.surroundings(), ALHAMBRA_SERVER=f"http://127.0.0.1:{port}")
    # Vite itself, not npm: npm ends at a signal and leaves it behind.
    vite = [shutil.which("node", path=surroundings["PATH"]) or "node", "node_modules/vite/bin/vite.js"]
    say("the page is at the address that Vite prints; Ctrl-C stops it and the server")
    processes = [
        subprocess.Popen(serve, env=surroundings),
        subprocess.Popen(vite, cwd=WEB, env=surroundings),
    ]
    return together(processes)


def together(processes: Sequence[subprocess.Popen[bytes]]) -> int:
    """Wait until one ends, end the others, and return the first code that is not 0."""
    try:
        while all(process.poll() is None for process in processes):
            time.sleep(SECONDS_BETWEEN_LOOKS)
        codes = [process.returncode for process in processes if process.returncode]
    except KeyboardInterrupt:
        codes = []
    for process in processes:
        if process.poll() is None:
            process.terminate()
    for process in processes:
        try:
            process.wait(SECONDS_TO_STOP)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
    return codes[0] if codes else 0
