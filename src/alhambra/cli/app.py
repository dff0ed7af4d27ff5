"""Putting the command line together and running it."""

from __future__ import annotations

import errno
import os
import platform
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib.metadata import version
from io import TextIOWrapper
from pathlib import Path

from cyclopts import App, CycloptsError

from alhambra.cli.commands import COMMANDS
from alhambra.cli.trouble import MISUSE, Trouble

NAME = "alhambra"


def describe_version() -> str:
    """The version of the program and of the rules, and whether the rulebook runs compiled."""
    from alhambra._compiled import is_compiled
    from alhambra.rules import RULES_VERSION

    engine = "compiled" if is_compiled() else "plain Python"
    return f"{NAME} {version(NAME)}, rules {RULES_VERSION}, engine: {engine}, Python {platform.python_version()}"


def build_app(called: str | None = None) -> App:
    """The program. Help of the command that is called is its docstring; to list the others a line of each will do."""
    app = App(
        name=NAME,
        help="The board game Alhambra: play, keep, check and study games.",
        help_format="markdown",
        help_epilogue=f"'{NAME} COMMAND --help' explains a command, with an example.",
        version=describe_version,
        version_format="plaintext",
        result_action="return_value",
    )
    for place, command in enumerate(COMMANDS):
        app.command(
            command.function,
            name=command.name,
            help=None if command.name == called else command.summary,
            group=command.group,
            sort_key=place,
            help_epilogue="",
        )
    app.register_install_completion_command(help="Let the shell complete commands and options with the tab key.")
    return app


def run(arguments: Sequence[str]) -> int:
    """Do what was asked and return the exit code; what is wrong is told in one line."""
    called = arguments[0] if arguments else None
    if sys.stdout is None:  # it was closed before the start, as in `alhambra check FILE >&-`
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - for as long as the program runs
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # where a terminal has no sign for a wall, a question mark will do
    try:
        _check_name(called)
        code = build_app(called)(arguments, exit_on_error=False, print_error=False, verbose=False)
        sys.stdout.flush()
    except CycloptsError as error:
        command = "" if called is None or called.startswith("-") else f"{called} "
        return _tell(f"{error} Try '{NAME} {command}--help'.", MISUSE)
    except Trouble as trouble:
        return _tell(str(trouble), trouble.code)
    except BrokenPipeError:  # the reader of a pipe has seen enough
        _fall_silent()
        return 0
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        _fall_silent()
        return _tell("there is no space left on the disk", MISUSE)
    except KeyboardInterrupt:
        return 130
    return code if isinstance(code, int) else 0


def _check_name(called: str | None) -> None:
    """Refuse a command that does not exist, before all that do are imported to look for it."""
    names = [command.name for command in COMMANDS]
    if called is not None and not called.startswith("-") and called not in names:
        close = get_close_matches(called, names, 1)
        perhaps = f"Did you mean '{close[0]}'?" if close else f"There are: {', '.join(names)}."
        raise Trouble(f"there is no command '{called}'. {perhaps}")


def _fall_silent() -> None:
    """What is still to be printed goes nowhere, and cannot fail a second time."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _tell(message: str, code: int) -> int:
    print(f"{NAME}: {' '.join(message.split())}", file=sys.stderr)
    return code
