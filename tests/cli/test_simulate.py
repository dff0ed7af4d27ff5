"""simulate, perft and bench."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra import Deal, Game
from alhambra.bench.__main__ import main as measure
from alhambra.notation import check_record, read_record
from tests.cli.console import Terminal


def test_simulate_sums_up(alhambra: Terminal) -> None:
    answer = alhambra("simulate", "--players", 3, "--games", 4, "--seed", 'any text: ü / "x"')
    assert answer.code == 0
    assert re.search(r"^4 games", answer.out)
    assert len(re.findall(r"^│ \d +│ chance │ +\d+\.\d% │", answer.out, re.MULTILINE)) == 3
    assert re.search(r"mean length \d+\.\d turns, \d+\.\d moves", answer.out)
    assert re.search(r"\d+\.\d% of \d+ purchases paid exactly", answer.out)


def test_simulate_writes_one_game_per_file(alhambra: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "games" / "of chance"
    alhambra("simulate", "--players", 2, "--games", 2, "--seed", "spring", "--out", folder)
    assert sorted(file.name for file in folder.iterdir()) == ["0001.alh", "0002.alh"]
    for number in (1, 2):
        reading = read_record(folder.joinpath(f"000{number}.alh").read_text(encoding="utf-8"))
        assert reading.record.setup == Deal(2, f"spring/{number}")
        assert reading.record.result is not None
        assert check_record(reading) is None


def test_simulate_is_the_same_with_and_without_files(alhambra: Terminal, tmp_path: Path) -> None:
    words = ("simulate", "--players", 2, "--games", 2)
    assert alhambra(*words).out == alhambra(*words, "--out", tmp_path).out


def test_simulate_is_the_same_in_several_processes(alhambra: Terminal) -> None:
    words = ("simulate", "--players", 2, "--games", 3, "--bots", "odd,random")
    assert alhambra(*words, "--jobs", 2).out == alhambra(*words).out


def test_bots_play_and_are_named_in_the_record(alhambra: Terminal, tmp_path: Path) -> None:
    answer = alhambra("simulate", "--players", 2, "--games", 1, "--bots", "odd,random", "--out", tmp_path)
    assert "odd" in answer.out
    assert read_record((tmp_path / "0001.alh").read_text(encoding="utf-8")).record.names == ("odd", "random")


def test_a_bot_of_ones_own_is_found_in_the_present_folder(
    alhambra: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bots_of_mine.py").write_text("from alhambra.bots.random_bot import RandomBot as Mine\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    assert "bots_of_mine:Mine" in alhambra("simulate", "--players", 2, "--games", 1, "--bots", "bots_of_mine:Mine").out


def test_perft_counts_what_a_game_lists(alhambra: Terminal) -> None:
    answer = alhambra("perft", 3, "--players", 5, "--seed", "winter")
    counted = [int(line.split()[1].replace(",", "")) for line in answer.out.splitlines()]
    assert counted == [count_by_hand(Game.deal(5, "winter"), depth) for depth in range(4)]


def count_by_hand(game: Game, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(count_by_hand(Game(game.setup, [*game.moves, move]), depth - 1) for move in game.legal_moves())


def test_bench_compares_with_any_program(alhambra: Terminal) -> None:
    other = f"{shlex.quote(sys.executable)} -m alhambra.bench"
    answer = alhambra("bench", "--players", 3, "--seconds", 0.01, "--repeats", 1, "--against", other)
    assert answer.code == 0
    assert len(re.findall(r"3 +(?:pick|list) +[\d,]+ +\d+\.\d +\d+\.\d\d +[\d,]+ +\d+\.\d\d", answer.out)) == 2
    for figure in ("us", "ms", "s"):
        assert re.search(rf"\d {figure} *$", answer.out, re.MULTILINE)


def test_bench_says_what_it_expects_of_the_other_program(alhambra: Terminal) -> None:
    answer = alhambra("bench", "--players", 3, "--seconds", 0.01, "--against", f"{shlex.quote(sys.executable)} -c pass")
    assert answer.code == 2
    assert "expected a line of JSON with its speed" in answer.err


@pytest.mark.parametrize(
    ("asked", "wrong"),
    [
        ("x 1 pick", "PLAYERS is 'x': expected a number from 2 to 6"),
        ("7 1 pick", "PLAYERS is '7': expected a number from 2 to 6"),
        ("4 soon pick", "SECONDS is 'soon': expected a number that is more than 0"),
        ("4 -1 pick", "SECONDS is '-1': expected a number that is more than 0"),
        ("4 inf pick", "SECONDS is 'inf': expected a number that is more than 0"),
        ("4 1 guess", "MODE is 'guess': expected pick or list"),
        ("4 1", "expected PLAYERS SECONDS MODE"),
    ],
)
def test_the_program_that_measures_says_in_one_line_what_is_wrong(
    asked: str, wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert measure(asked.split()) == 2
    assert capsys.readouterr() == ("", f"alhambra: {wrong}. Try 'python -m alhambra.bench 4 1 pick'.\n")


def test_the_program_that_measures_ends_without_a_traceback() -> None:
    command = [sys.executable, "-m", "alhambra.bench", "x", "1", "pick"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (answer.returncode, answer.stdout, len(answer.stderr.splitlines())) == (2, "", 1)
