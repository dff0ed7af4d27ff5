"""Many games: kept as they end, resumed, summed up and reported."""

from __future__ import annotations

from html import unescape
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from alhambra.arena.bot_game import BotFault, GameRecord
from alhambra.arena.entrants import against_itself, one_table, read_entrant
from alhambra.arena.match_summary import rate, share_interval, summarise
from alhambra.arena.report import Report, html, make_report, markdown, write_report
from alhambra.arena.runner import GamesLost, Mismatch, Notebook, Tournament, play_all, tasks


def tournament_of(*names: str, players: int = 3, deals: int = 2, seed: str = "tournament") -> Tournament:
    entrants = [read_entrant(name) for name in names]
    matches = [one_table(entrants, players), *(against_itself(entrant, players) for entrant in dict.fromkeys(entrants))]
    return Tournament(tuple(matches), (deals, *(1 for _ in matches[1:])), seed)


@pytest.fixture(scope="module")
def played() -> tuple[Tournament, list[GameRecord]]:
    tournament = tournament_of("greedy", "random", deals=4)
    return tournament, list(play_all(tournament, [], jobs=1))


def test_every_deal_is_played_from_every_seat() -> None:
    tournament = tournament_of("greedy", "random")
    assert tournament.games == 2 * 3 + 3 + 3
    assert len({(task.match, task.deal, task.rotation) for task in tasks(tournament)}) == tournament.games


def test_what_is_done_is_not_played_again(played: tuple[Tournament, list[GameRecord]]) -> None:
    tournament, records = played
    left = list(play_all(tournament, records[:-2], jobs=1))
    assert sorted((each.match, each.deal, each.rotation) for each in left) == sorted(
        (each.match, each.deal, each.rotation) for each in records[-2:]
    )


def test_several_processes_play_the_same_games(played: tuple[Tournament, list[GameRecord]]) -> None:
    tournament, records = played
    few = Tournament(tournament.matches[:1], (1,), tournament.seed)
    points = {each.rotation: [seat.points for seat in each.seats] for each in play_all(few, [], jobs=2)}
    expected = {
        each.rotation: [seat.points for seat in each.seats] for each in records if (each.match, each.deal) == (0, 0)
    }
    assert points == expected


def test_a_process_that_dies_costs_its_own_game_alone() -> None:
    entrants = [read_entrant(name) for name in ("tests.arena.faulty_bots:Deserter", "random")]
    tournament = Tournament((one_table(entrants, 2),), (2,), "deserters")
    played = play_all(tournament, [], jobs=2)
    assert {(record.deal, record.rotation) for record in islice(played, 2)} == {(0, 0), (1, 0)}
    with pytest.raises(GamesLost) as told:
        next(played)
    title = "tests.arena.faulty_bots:Deserter + random"
    assert all(f"{title}, deal {deal}, rotation 1" in str(told.value) for deal in (0, 1))


def test_a_notebook_keeps_every_game_and_survives_a_torn_line(
    played: tuple[Tournament, list[GameRecord]], tmp_path: Path
) -> None:
    tournament, records = played
    notebook = Notebook(tmp_path)
    assert notebook.open(tournament, is_resumed=False) == []
    for record in records[:3]:
        notebook.add(record)
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write('{"match":0,"de')
    assert Notebook(tmp_path).open(tournament, is_resumed=True) == records[:3]


def test_a_line_that_is_no_game_is_told_and_stays(played: tuple[Tournament, list[GameRecord]], tmp_path: Path) -> None:
    tournament, records = played
    notebook = Notebook(tmp_path)
    notebook.open(tournament, is_resumed=False)
    notebook.add(records[0])
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write('{"match":0}\n')
    for is_resumed in (True, False):
        with pytest.raises(Mismatch, match=r"games\.jsonl, line 2 is no game: Object missing required field"):
            notebook.open(tournament, is_resumed)


def test_another_tournament_is_not_resumed(tmp_path: Path) -> None:
    Notebook(tmp_path).open(tournament_of("greedy", "random"), is_resumed=False)
    with pytest.raises(Mismatch, match="another tournament"):
        Notebook(tmp_path).open(tournament_of("greedy", "odd"), is_resumed=True)


@pytest.mark.parametrize("torn", [b"", b"[]", b'{"matches": 7}'])
def test_what_is_no_tournament_is_not_resumed(torn: bytes, tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_bytes(torn)
    with pytest.raises(Mismatch, match="another tournament"):
        Notebook(tmp_path).open(tournament_of("greedy", "random"), is_resumed=True)


def test_a_tournament_broken_off_is_not_lost_for_want_of_a_word(
    played: tuple[Tournament, list[GameRecord]], tmp_path: Path
) -> None:
    tournament, records = played
    notebook = Notebook(tmp_path)
    notebook.open(tournament, is_resumed=False)
    notebook.add(records[0])
    with pytest.raises(
        Mismatch, match=f"holds 1 of the {tournament.games} games of this very tournament; --resume goes on"
    ):
        notebook.open(tournament, is_resumed=False)
    for record in records[1:]:
        notebook.add(record)
    assert notebook.open(tournament, is_resumed=False) == []  # that one was over


def test_greedy_wins_and_the_shares_add_up(played: tuple[Tournament, list[GameRecord]]) -> None:
    tournament, records = played
    summary = summarise(tournament.matches[0], [each for each in records if each.match == 0])
    greedy, others = summary.lines
    assert greedy.share.value > 0.8
    assert greedy.share.value + 2 * others.share.value == pytest.approx(1)
    assert greedy.share.low <= greedy.share.value <= greedy.share.high
    assert greedy.points.value == pytest.approx(sum(greedy.majorities.values()) + greedy.walls)


def test_an_interval_is_wilsons() -> None:
    found = share_interval([1.0] * 3 + [0.0] * 7)
    assert found.low == pytest.approx(0.108, abs=0.001)
    assert found.high == pytest.approx(0.603, abs=0.001)
    assert share_interval([1.0] * 20).high == pytest.approx(1)
    assert share_interval([1.0] * 20).low < 1


def test_ratings_order_the_bots(played: tuple[Tournament, list[GameRecord]]) -> None:
    tournament, records = played
    first, second = rate(tournament.matches, records)
    assert (first.label, second.label) == ("greedy", "random")
    assert first.rating.low < first.rating.value < first.rating.high


def test_the_report_comes_in_every_form(played: tuple[Tournament, list[GameRecord]], tmp_path: Path) -> None:
    tournament, records = played
    report = make_report(tournament, records, "alhambra arena ...", "compiled")
    names = {file.name for file in write_report(tmp_path, report, records)}
    assert {"report.md", "report.html", "results.json", "games.csv"} <= names
    assert msgspec.json.decode((tmp_path / "results.json").read_bytes(), type=Report) == report
    lines = (tmp_path / "games.csv").read_text().splitlines()
    assert len(lines) == 1 + 3 * len(records)


def test_the_report_tells_each_kind_of_fault_once_and_where_it_came_first() -> None:
    tournament = Tournament((one_table([read_entrant("random")], 2),), (3,), "faults")
    common, rare = BotFault("random", "IndexError: <none>", 4), BotFault("random", "illegal move end", 9)
    records = [
        msgspec.structs.replace(record, faults=(common,) * 60 if record.deal else (rare,))
        for record in play_all(tournament, [], jobs=1)
    ]
    report = make_report(tournament, records[::-1], "alhambra arena ...", "compiled")
    told = [
        "random: illegal move end (2 x, first in 2 x random, deal 0, rotation 0, turn 9)",
        "random: IndexError: <none> (240 x, first in 2 x random, deal 1, rotation 0, turn 4)",
    ]
    assert [line[2:] for line in markdown(report).partition("## Faults\n\n")[2].splitlines()] == told
    assert unescape("".join(html(report).partition("<h2>Faults</h2>")[2:])) == "".join(
        ["<ul>", *(f"<li>{line}</li>" for line in told), "</ul></html>"]
    )


def test_the_report_says_what_it_should(played: tuple[Tournament, list[GameRecord]]) -> None:
    tournament, records = played
    report = make_report(tournament, records, "alhambra arena ...", "compiled")
    words = markdown(report)
    assert "## greedy + 2 x random" in words
    assert "as it should be" in words or "NOT FAIR" in words
    page = html(report)
    assert page.count("<svg") == 2
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
