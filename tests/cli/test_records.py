"""check, verify, why, explain and show."""

from __future__ import annotations

import os
import pty
import re
import subprocess
from pathlib import Path

from tests.cli.console import PROGRAM, Terminal

RING = Path(__file__).parents[1] / "records" / "ring.alh"
FAIR = RING.with_name("fair.alh")
PROMISED = RING.with_name("promised.alh")
KEPT = RING.with_name("promised.json")
FOUR = RING.with_name("four.alh")


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """The record of the ring with something else in it."""
    text = RING.read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "changed.alh"
    file.write_text(text.replace(old, new), encoding="utf-8")
    return file


# -------------------------------------------------------------------- check


def test_check_finds_nothing_wrong(alhambra: Terminal) -> None:
    answer = alhambra("check", RING)
    assert answer == (0, f"{RING}: OK, 3 players, 2 moves, result 82 0 0\n", "")


def test_check_names_the_illegal_move_with_its_line(alhambra: Terminal, tmp_path: Path) -> None:
    file = changed(tmp_path, "place Ch5 w1", "place Ch5 s2")
    answer = alhambra("check", file)
    assert answer.code == 1
    assert re.fullmatch(rf"{file}: line 14, column 6: 'place Ch5 s2' is illegal: .* \(NO_WAY_IN, R22\)\n", answer.out)


def test_check_goes_on_after_a_bad_file(alhambra: Terminal, tmp_path: Path) -> None:
    file = changed(tmp_path, "place", "plaice")
    answer = alhambra("check", file, RING)
    assert answer.code == 2
    first, second = answer.out.splitlines()
    assert "line 14, column 6: 'plaice' is no move" in first
    assert second.startswith(f"{RING}: OK")


# -------------------------------------------------------------------- verify


def test_verify_says_that_a_deal_is_fair(alhambra: Terminal) -> None:
    answer = alhambra("verify", FAIR)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("The deal is fair")


def test_verify_says_what_is_not_fair(alhambra: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "bent.alh"
    text = FAIR.read_text(encoding="utf-8")
    file.write_text(re.sub(r"(?<=Secret \").", lambda found: "0" if found[0] != "0" else "1", text), encoding="utf-8")
    answer = alhambra("verify", file)
    assert (answer.code, answer.err) == (1, "")
    assert "promise" in answer.out


def test_verify_compares_with_what_a_player_has_kept(alhambra: Terminal, tmp_path: Path) -> None:
    assert "Your own share is in it" in alhambra("verify", PROMISED, "--kept", KEPT).out
    other = tmp_path / "kept.json"
    other.write_text(KEPT.read_text(encoding="utf-8").replace("a1a1", "c3c3"), encoding="utf-8")
    answer = alhambra("verify", PROMISED, "--kept", other)
    assert (answer.code, answer.out) == (1, "the share that was kept for seat 0 is not in the deal\n")


def test_verify_tells_what_is_nothing_a_player_has_kept(alhambra: Terminal) -> None:
    answer = alhambra("verify", PROMISED, "--kept", FAIR)
    assert answer.code == 2
    assert "not what the page keeps of a deal" in answer.err


def test_verify_says_by_which_scheme_a_game_was_dealt(alhambra: Terminal) -> None:
    assert "first scheme" in alhambra("verify", FAIR).out
    assert "first scheme" not in alhambra("verify", PROMISED).out


def test_verify_finds_moves_that_are_not_of_this_deal(alhambra: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "other.alh"
    text = PROMISED.read_text(encoding="utf-8")
    file.write_text(re.sub(r"^(1 \d: take) \w+", r"\1 Y1 Y1 Y1", text, flags=re.MULTILINE), encoding="utf-8")
    answer = alhambra("verify", file)
    assert answer.code == 1
    assert "the moves are not those of this deal" in answer.out


def test_verify_tells_what_is_no_game_as_all_commands_do(alhambra: Terminal) -> None:
    assert alhambra("verify", "tests") == (2, "", "alhambra: tests: is a directory\n")


# -------------------------------------------------------------------- why


def test_why_says_legal(alhambra: Terminal) -> None:
    assert alhambra("why", RING, "--at", 0, "place", "Ch5", "w1") == (0, "legal\n", "")
    assert alhambra("why", RING, "--at", 0, "place Ch5 w1").out == "legal\n"


def test_why_gives_the_reason_with_its_rule(alhambra: Terminal) -> None:
    answer = alhambra("why", RING, "--at", 0, "place", "Ch5", "n1")
    assert answer.out == "n1 is taken (CELL_IS_TAKEN, R26)\n"


def test_why_asks_at_the_end_if_no_step_is_named(alhambra: Terminal) -> None:
    assert alhambra("why", RING, "take", "Y1").out == "the game is over (GAME_OVER, R39)\n"


# -------------------------------------------------------------------- review


def test_review_of_a_turn_ranks_it_among_the_best(alhambra: Terminal) -> None:
    answer = alhambra("review", FOUR, "--at", 41, "--effort", "quick")
    assert answer.code == 0
    assert "seat 2 to move" in answer.out
    assert answer.out.count("(as played: ") == 1
    assert re.search(r"\d+%", answer.out)


def test_review_of_a_game_tells_luck_and_writes_what_is_asked_for(alhambra: Terminal, tmp_path: Path) -> None:
    """A game that was left after a few turns."""
    text = FOUR.read_text("utf-8")
    begun = tmp_path / "begun.alh"
    turns = [line for line in text.splitlines() if re.match(r"[1-6] \d: ", line)]
    head = text[: text.index(turns[0])]
    begun.write_text(re.sub(r'\[Result "[^"]*"\]', '[Result "unfinished"]', head) + "\n".join(turns) + "\n", "utf-8")
    for ending in ("html", "json", "alh"):
        answer = alhambra("review", begun, "--seat", 0, "--effort", "quick", "--out", tmp_path / f"review.{ending}")
        assert answer.code == 0
        assert "6 turns, quick" in answer.out
    assert "<svg" in (tmp_path / "review.html").read_text("utf-8")
    assert '"moments":[' in (tmp_path / "review.json").read_text("utf-8")
    assert alhambra("check", tmp_path / "review.alh").code == 0


def test_the_old_name_says_the_new_one(alhambra: Terminal) -> None:
    answer = alhambra("explain", RING)
    assert answer.out == "the game is over\nexplain is now called: alhambra review FILE --at STEP\n"


# -------------------------------------------------------------------- show


def test_show_draws_walls_that_can_be_told_apart(alhambra: Terminal) -> None:
    """The ring is closed by its fourth tile, and is its player's longest wall."""
    before = alhambra("show", RING, "--at", 0).out
    after = alhambra("show", RING, "--at", 1).out
    assert "wall 9" in before
    assert "wall 12" in after
    assert after.count("║") == 12  # two lines for each of the six sides that look east or west
    assert after.count("═" * 5) == 6
    assert "step 1 of 2   place Ch5 w1" in after
    assert "Twelve sides: R35." in after


def test_show_hides_what_a_seat_does_not_see(alhambra: Terminal) -> None:
    record = RING.with_name("four.alh")
    assert "hidden" not in alhambra("show", record).out
    assert alhambra("show", record, "--seat", 1).out.count("cards, hidden") == 3


def test_show_is_plain_in_a_pipe(alhambra: Terminal) -> None:
    assert "\x1b" not in alhambra("show", RING).out


def test_show_steps_with_the_keys() -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*PROGRAM, "show", RING],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "50"},
    )
    os.close(theirs)
    try:
        assert "step 0 of 2" in read_until(ours, "quit")
        os.write(ours, b"\x1b[C")
        assert "step 1 of 2" in read_until(ours, "quit")
        os.write(ours, b"\x1b[F")
        assert "step 2 of 2" in read_until(ours, "quit")
        os.write(ours, b"\x1b[A")
        assert "step 0 of 2" in read_until(ours, "quit")
        os.write(ours, b"q")
        assert process.wait(timeout=60) == 0
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def read_until(terminal: int, mark: str) -> str:
    """What the program shows, up to the last word of the help below."""
    shown = ""
    while mark not in shown:
        shown += os.read(terminal, 65536).decode(errors="ignore")
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown)
