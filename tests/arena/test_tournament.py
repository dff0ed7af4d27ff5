"""Many games: kept as they end, resumed, summed up and reported."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from alhambra.arena.entries import against_itself, one_table, read_entry
from alhambra.arena.figures import rate, share_interval, summarise
from alhambra.arena.report import Report, html, make_report, markdown, write_report
from alhambra.arena.runner import Mismatch, Notebook, Plan, play_all, tasks
from alhambra.arena.table import Record


def plan_of(*names: str, players: int = 3, deals: int = 2, seed: str = "tournament") -> Plan:
    entries = [read_entry(name) for name in names]
    matches = [one_table(entries, players), *(against_itself(entry, players) for entry in dict.fromkeys(entries))]
    return Plan(tuple(matches), (deals, *(1 for _ in matches[1:])), seed)


@pytest.fixture(scope="module")
def played() -> tuple[Plan, list[Record]]:
    plan = plan_of("greedy", "random", deals=4)
    return plan, list(play_all(plan, [], jobs=1))


def test_every_deal_is_played_from_every_seat() -> None:
    plan = plan_of("greedy", "random")
    assert plan.games == 2 * 3 + 3 + 3
    assert len({(task.match, task.deal, task.rotation) for task in tasks(plan)}) == plan.games


def test_what_is_done_is_not_played_again(played: tuple[Plan, list[Record]]) -> None:
    plan, records = played
    left = list(play_all(plan, records[:-2], jobs=1))
    assert sorted((each.match, each.deal, each.rotation) for each in left) == sorted(
        (each.match, each.deal, each.rotation) for each in records[-2:]
    )


def test_several_processes_play_the_same_games(played: tuple[Plan, list[Record]]) -> None:
    plan, records = played
    few = Plan(plan.matches[:1], (1,), plan.seed)
    points = {each.rotation: [seat.points for seat in each.seats] for each in play_all(few, [], jobs=2)}
    expected = {
        each.rotation: [seat.points for seat in each.seats] for each in records if (each.match, each.deal) == (0, 0)
    }
    assert points == expected


def test_a_notebook_keeps_every_game_and_survives_a_torn_line(
    played: tuple[Plan, list[Record]], tmp_path: Path
) -> None:
    plan, records = played
    notebook = Notebook(tmp_path)
    assert notebook.open(plan, is_resumed=False) == []
    for record in records[:3]:
        notebook.add(record)
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write('{"match":0,"de')
    assert Notebook(tmp_path).open(plan, is_resumed=True) == records[:3]


def test_another_tournament_is_not_resumed(tmp_path: Path) -> None:
    Notebook(tmp_path).open(plan_of("greedy", "random"), is_resumed=False)
    with pytest.raises(Mismatch, match="another tournament"):
        Notebook(tmp_path).open(plan_of("greedy", "odd"), is_resumed=True)


def test_greedy_wins_and_the_shares_add_up(played: tuple[Plan, list[Record]]) -> None:
    plan, records = played
    summary = summarise(plan.matches[0], [each for each in records if each.match == 0])
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


def test_ratings_order_the_bots(played: tuple[Plan, list[Record]]) -> None:
    plan, records = played
    first, second = rate(plan.matches, records)
    assert (first.label, second.label) == ("greedy", "random")
    assert first.rating.low < first.rating.value < first.rating.high


def test_the_report_comes_in_every_form(played: tuple[Plan, list[Record]], tmp_path: Path) -> None:
    plan, records = played
    report = make_report(plan, records, "alhambra arena ...", "compiled")
    names = {file.name for file in write_report(tmp_path, report, records)}
    assert {"report.md", "report.html", "results.json", "games.csv"} <= names
    assert msgspec.json.decode((tmp_path / "results.json").read_bytes(), type=Report) == report
    lines = (tmp_path / "games.csv").read_text().splitlines()
    assert len(lines) == 1 + 3 * len(records)


def test_the_report_says_what_it_should(played: tuple[Plan, list[Record]]) -> None:
    plan, records = played
    report = make_report(plan, records, "alhambra arena ...", "compiled")
    words = markdown(report)
    assert "## greedy + 2 x random" in words
    assert "as it should be" in words or "NOT FAIR" in words
    page = html(report)
    assert page.count("<svg") == 2
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
