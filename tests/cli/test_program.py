"""Help, version, completion, and what happens when something is wrong."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
from importlib import import_module
from pathlib import Path

import pytest

from alhambra.cli.app import build_app
from alhambra.cli.commands import COMMANDS, Command
from tests.cli.console import PROGRAM, Terminal


def examples_of(command: Command) -> list[str]:
    module, _, function = command.function.partition(":")
    docstring = getattr(import_module(module), function).__doc__ or ""
    return [str(each) for each in re.findall(r"^ *\$ alhambra (.*)$", docstring, re.MULTILINE)]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_every_command_has_help_with_an_example(alhambra: Terminal, command: Command) -> None:
    answer = alhambra(command.name, "--help")
    assert answer.code == 0
    assert f"$ alhambra {command.name}" in answer.out
    assert all(example.split()[0] == command.name for example in examples_of(command))


@pytest.mark.parametrize(
    "example", [each for command in COMMANDS if not command.needs_a_server for each in examples_of(command)]
)
def test_every_example_runs(alhambra: Terminal, example: str) -> None:
    answer = alhambra(*shlex.split(example))
    assert (answer.code, answer.err) == (0, "")
    assert answer.out


def test_help_lists_every_command(alhambra: Terminal) -> None:
    answer = alhambra("--help")
    for command in COMMANDS:
        assert re.search(rf"^│ {command.name} +{command.summary[:20]}", answer.out, re.MULTILINE)


def test_version_says_whether_the_engine_is_compiled(alhambra: Terminal) -> None:
    answer = alhambra("--version")
    assert re.fullmatch(r"alhambra \S+, rules 1, engine: (compiled|plain Python), Python 3\.\S+\n", answer.out)


def test_completion_knows_commands_and_options() -> None:
    script = build_app().generate_completion(shell="bash")
    for word in ("simulate", "transcript", "--players", "--seat"):
        assert word in script


@pytest.mark.parametrize(
    "words",
    [
        "chek tests/records/ring.alh",
        "check",
        "check --fast",
        "why tests/records/ring.alh",
        "why tests/records/ring.alh build Pa2",
        "why tests/records/ring.alh --at 3 end",
        "why tests/records/ring.alh --at -1 end",
        "why tests/records/ring.alh --at x end",
        "explain tests/records/ring.alh --at 3",
        "review tests/records/ring.alh --effort heroic",
        "review tests/records/ring.alh --seat 7",
        "review tests/records/ring.alh --out review.pdf",
        "review tests/records/ring.alh --out no-such-folder/review.html",
        "review README.md",
        "tune --begin feet",
        "arena --bots greedy --players 2,x",
        "arena --bots greedy --players 7",
        "arena --bots greedy --games 0",
        "arena --bots greedy --games 99999999999",
        "arena --bots greedy --page no-such-folder/ladder.md",
        "arena --bots greedy --long-games 0",
        "arena --bots greedy --self-games -1",
        "arena --bots greed",
        "arena --bots greedy@soon",
        "arena --bots greedy --page docs",
        "arena --bots greedy --out README.md",
        "tune --generations -1",
        "tune --out docs",
        "tune --out README.md/weights.json",
        "tune --out README.md",
        "show no-such-file.alh",
        "show tests",
        "show README.md",
        "show tests/records/ring.alh --seat 3",
        "show tests/records/ring.alh --at 3",
        "transcript",
        "transcript tests/records/ring.alh",
        "verify",
        "verify no-such-file.alh",
        "verify tests",
        "verify README.md",
        "verify docs/table.png",
        "simulate --players 7",
        "simulate --games 0",
        "simulate --jobs 0",
        "simulate --bots nobody",
        "simulate --bots tests.arena.faulty_bots:Stillborn",
        "simulate --bots random,random --players 3",
        "simulate --seconds 0",
        "simulate --games 1 --out README.md",
        "simulate 5",
        "perft -1",
        "perft 1 --players 1",
        "perft 1 --sead x",
        "bench --players 1,2",
        "bench --seconds 0",
        "bench --against no-such-program --seconds 0.01",
    ],
)
def test_what_is_wrong_is_told_in_one_line(alhambra: Terminal, words: str) -> None:
    answer = alhambra(*shlex.split(words))
    assert answer.code == 2
    assert re.fullmatch(r"alhambra: [^\n]+\n", answer.err)


def test_who_mistakes_an_option_is_sent_to_the_help_of_the_command(alhambra: Terminal) -> None:
    assert alhambra("perft", "x").err.endswith("Try 'alhambra perft --help'.\n")
    assert alhambra("--fast").err.endswith("Try 'alhambra --help'.\n")


@pytest.mark.parametrize("seed", ["", "x" * 101])
def test_a_seed_has_1_to_100_characters(alhambra: Terminal, seed: str) -> None:
    for command in ("simulate", "perft"):
        answer = alhambra(command, "--seed", seed)
        assert answer.code == 2
        assert "but it has 1 to 100" in answer.err


def test_a_file_that_is_no_text(alhambra: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "noise.alh"
    file.write_bytes(b"\xff\xfe\x00")
    assert alhambra("show", file).err == f"alhambra: {file}: not a text in UTF-8\n"


def test_a_file_may_begin_with_the_mark_of_windows_editors(alhambra: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "marked.alh"
    record = Path(__file__).parents[1].joinpath("records", "ring.alh").read_text("utf-8")
    file.write_text(record.replace("\n", "\r\n"), "utf-8-sig", newline="")
    assert alhambra("check", file).code == 0


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_a_terminal_without_the_signs_for_walls_shows_something_else(encoding: str) -> None:
    """As a Windows pipe."""
    root = Path(__file__).parents[2]
    words = [*PROGRAM, "show", "tests/records/dirk.alh", "--at", "1"]
    done = subprocess.run(words, capture_output=True, cwd=root, env={**os.environ, "PYTHONIOENCODING": encoding})
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Turn 1: seat 0 to place what was bought" in done.stdout


def test_a_full_disk_is_told_in_one_line() -> None:
    root = Path(__file__).parents[2]
    with Path("/dev/full").open("w") as full:
        words = [*PROGRAM, "transcript", "tests/records/two.alh"]
        done = subprocess.run(words, stdout=full, stderr=subprocess.PIPE, cwd=root)
    assert (done.returncode, done.stderr) == (2, b"alhambra: there is no space left on the disk\n")


@pytest.mark.parametrize("words", ["check tests/records/ring.alh", "show tests/records/ring.alh", "--version"])
def test_nobody_need_listen(words: str) -> None:
    """As in `alhambra check FILE >&-`: then the exit code alone is asked for."""
    command = ["sh", "-c", '"$@" >&-', "sh", *PROGRAM, *words.split()]
    done = subprocess.run(command, stderr=subprocess.PIPE, cwd=Path(__file__).parents[2])
    assert (done.returncode, done.stderr) == (0, b"")


def test_the_reader_of_a_pipe_may_leave() -> None:
    """As in `alhambra transcript FILE | head -1`."""
    root = Path(__file__).parents[2]
    words = [*PROGRAM, "transcript", "tests/records/two.alh"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=root)
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    with process.stderr:
        assert process.stderr.read() == b""
    process.wait()
