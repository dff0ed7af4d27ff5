"""Starts programs by forking a process that has imported them already, which saves each of them over a second.

The standard library's fork server does the work. What runs is `python -m MODULE ...` in every respect that a test can
see: a process of its own, with its own arguments, environment and streams, that can be killed. Before the fork the
modules of PRELOADED are imported and nothing is started: no thread, no event loop, no database.
"""

from __future__ import annotations

import multiprocessing
import os
import runpy
import signal
import sys
from collections.abc import Mapping
from multiprocessing import reduction
from multiprocessing.context import ForkServerProcess
from typing import Any, Final

PRELOADED: Final = ("alhambra.cli.app", "alhambra.server.commands", "alhambra.server.bench.target")
"""What the programs that tests start have in common. What is not here, a program imports in its own process."""

_CONTEXT: Final = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(list(PRELOADED))


class Program:
    """A running `python -m MODULE ...`."""

    def __init__(self, process: ForkServerProcess) -> None:
        self._process = process
        assert process.pid is not None
        self.pid: Final = process.pid

    def is_running(self) -> bool:
        return self._process.is_alive()

    def send_signal(self, how: signal.Signals) -> None:
        if self.is_running():
            os.kill(self.pid, how)

    def wait(self) -> int:
        """How it ended, as `subprocess` says it: a negative number is the signal that killed it."""
        self._process.join()
        assert self._process.exitcode is not None
        return self._process.exitcode


def start(
    module: str, *options: str, streams: Mapping[int, int], environment: Mapping[str, str] | None = None
) -> Program:
    """Start a module as a program. Its file descriptors are those of `streams`; 1 and 2 have to be among them."""
    passed = {number: _Passed(ours) for number, ours in streams.items()}
    surroundings = dict(os.environ if environment is None else environment)
    process = _CONTEXT.Process(target=_run, args=(module, options, passed, surroundings))
    process.start()
    return Program(process)


class _Passed:
    """A file descriptor on its way to another process, where it arrives as a number."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def __reduce__(self) -> tuple[Any, ...]:
        return _receive, (reduction.DupFd(self._descriptor),)


def _receive(descriptor: Any) -> int:
    received: int = descriptor.detach()
    return received


def _run(module: str, options: tuple[str, ...], streams: dict[int, int], environment: dict[str, str]) -> None:
    """In the new process: become that program."""
    for target, received in streams.items():
        os.dup2(received, target)
        os.close(received)
    sys.stdout = os.fdopen(1, "w", closefd=False)
    sys.stderr = os.fdopen(2, "w", buffering=1, closefd=False, errors="backslashreplace")
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = [module, *options]
    runpy.run_module(module, run_name="__main__", alter_sys=True)
