"""The commands of `./run`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools import audit, build_page, checks, compile_engine, dev, docs_site, environment, locks, release, suite
from tools.checkout import is_tested
from tools.environment import HOME, child_environment
from tools.places import ROOT
from tools.say import Trouble, warn
from tools.turns import one_at_a_time

HELP = """\
./run [OPTIONS]               set everything up and serve the game, as in: ./run --port 9000 --no-browser
./run test                    set everything up and test everything
./run test PYTEST_ARGUMENTS   only these tests, as in: ./run test tests/rules -k wall
./run test --deep [PART...]   with full counts and every Python found; parts that passed are not run again
./run check                   formatting, lint and types, without the tests
./run format                  bring every file into its form
./run generate                write the committed files that are made from the sources
./run dev [OPTIONS]           the server, and the page with every change at once
./run release VERSION         version, dated changelog, commit and tag, from tested sources
./run alhambra ARGUMENTS      the command line, as in: ./run alhambra --help
./run docs [--serve]          the documentation as a site with a search, in build/docs-site
./run audit                   ask whether there are public advisories about a version in the locks
./run lock [--upgrade]        make requirements/*.lock anew from pyproject.toml
"""


def enter(arguments: Sequence[str]) -> int:
    """Do what was asked; whatever the person can mend becomes one line."""
    try:
        return _dispatch(list(arguments))
    except Trouble as trouble:
        warn(str(trouble))
        return 1
    except KeyboardInterrupt:
        return 130


def _dispatch(arguments: list[str]) -> int:
    match arguments:
        case ["-h" | "--help" | "help", *_]:
            print(HELP, end="")
            return 0
        case ["test", *rest]:
            return suite.test(rest)
        case ["check"]:
            return checks.check()
        case ["format"]:
            return checks.format_all()
        case ["generate"]:
            return _generate()
        case ["dev", *options]:
            return _dev(options)
        case ["release", version]:
            release.release(version, ROOT, is_tested=is_tested())
            return 0
        case ["release", *_]:
            raise Trouble("Say which version, as in: ./run release 0.2.0")
        case ["audit"]:
            return audit.audit()
        case ["check" | "format" | "generate" | "audit" as word, *_]:
            raise Trouble(f"./run {word} takes no options.")
        case ["alhambra", *rest]:
            with one_at_a_time():
                set_up()
            return _hand_over([HOME.program("alhambra"), *rest])
        case ["docs", *rest]:
            return docs_site.make(rest)
        case ["lock", *rest]:
            with one_at_a_time():
                environment.ensure(HOME, "play")
            locks.make(HOME, rest)
            return 0
        case [word, *_] if not word.startswith("-"):
            raise Trouble(f"./run does not know '{word}'; ./run --help lists what it knows.")
        case options:
            return _serve(options)


def set_up() -> None:
    """Environment and engine: what every way of using the game needs."""
    environment.ensure(HOME, "play")
    compile_engine.start(HOME.python)


def _generate() -> int:
    with one_at_a_time():
        environment.ensure(HOME, "test")
        compile_engine.start(HOME.python)
    return subprocess.run([HOME.python, "-m", "tools.generate"], cwd=ROOT, env=child_environment()).returncode


def _dev(options: list[str]) -> int:
    with one_at_a_time():
        set_up()
        node = build_page.ready(HOME)
    return dev.start(node, options)


def _serve(options: list[str]) -> int:
    with one_at_a_time():
        set_up()
        build_page.ensure(HOME)
    return _hand_over([HOME.program("alhambra"), "serve", *options])


def _hand_over(command: Sequence[str | Path]) -> int:
    """Become that program, so that signals reach it and nobody else."""
    sys.stdout.flush()
    if sys.platform != "win32":
        os.execve(command[0], [str(word) for word in command], child_environment())
    return subprocess.run(command, env=child_environment()).returncode
