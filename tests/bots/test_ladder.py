"""A small part of docs/ladder.md, played again: the rungs are in the order it claims, and styles show."""

from __future__ import annotations

import re
from pathlib import Path
from statistics import fmean

import pytest

from alhambra.arena.bot_game import SeatRecord, play_game
from alhambra.arena.entrants import against_itself, one_table, read_entrant
from alhambra.arena.match_summary import Line, share_interval, summarise
from alhambra.arena.runner import Tournament, play_all
from tests.support.games import IS_DEEP

PAGE = Path(__file__).parents[2].joinpath("docs", "ladder.md").read_text(encoding="utf-8")
DEALS = 40 if IS_DEEP else 5


def one_against_all(upper: str, lower: str, players: int = 4) -> Line:
    match = one_table([read_entrant(upper), read_entrant(lower)], players)
    records = list(play_all(Tournament((match,), (DEALS,), "ladder test"), [], jobs=1))
    return summarise(match, records).lines[0]


@pytest.mark.parametrize(
    ("upper", "lower"), [("trader", "apprentice"), ("architect", "trader"), ("architect", "greedy")]
)
def test_whoever_stands_higher_wins_more_than_a_fair_share(upper: str, lower: str) -> None:
    line = one_against_all(upper, lower)
    assert line.share.value > line.fair


def test_the_lowest_loses_to_greedy() -> None:
    line = one_against_all("apprentice", "greedy")
    assert line.share.value < line.fair


def test_the_page_has_the_command_that_made_it() -> None:
    assert "alhambra arena --climb" in PAGE


def test_the_page_has_every_step_apart_and_claims_nothing_that_its_numbers_deny() -> None:
    row = r"^\| ([\w@]+) \| ([\w@]+) \| \d \| \d+ \| [\d.]+ \| ([\d.]+) to ([\d.]+) \| ([\d.]+) \| [\d.-]+ \| (\w+) \|$"
    rows = re.findall(row, PAGE, re.MULTILINE)
    assert rows
    for upper, lower, low, high, fair, verdict in rows:
        expected = "stronger" if float(low) > float(fair) else "weaker" if float(high) < float(fair) else "open"
        assert verdict == expected, (upper, lower)
    assert ("apprentice", "greedy", "weaker") in [(each[0], each[1], each[-1]) for each in rows]
    assert all(verdict == "stronger" for upper, *_, verdict in rows if upper != "apprentice")


@pytest.fixture(scope="module")
def styles() -> dict[str, list[SeatRecord]]:
    """The three characters of the middle rung at one table, many times."""
    entrants = [read_entrant(name) for name in ("mason", "gardener", "banker")]
    seats: dict[str, list[SeatRecord]] = {entrant.label: [] for entrant in entrants}
    for deal in range(DEALS * 5):
        for seat in play_game(0, entrants, "styles", deal, 0).seats:
            seats[seat.label].append(seat)
    return seats


def test_the_mason_has_the_longest_walls(styles: dict[str, list[SeatRecord]]) -> None:
    walls = {name: fmean(seat.walls for seat in seats) for name, seats in styles.items()}
    assert max(walls, key=walls.__getitem__) == "mason"


def test_the_gardener_lives_on_gardens_and_towers(styles: dict[str, list[SeatRecord]]) -> None:
    dear = {name: fmean(sum(seat.majorities[4:]) for seat in seats) for name, seats in styles.items()}
    assert max(dear, key=dear.__getitem__) == "gardener"


def test_the_banker_wastes_the_least_money(styles: dict[str, list[SeatRecord]]) -> None:
    exact = {name: fmean(seat.exact / seat.purchases for seat in seats) for name, seats in styles.items()}
    assert max(exact, key=exact.__getitem__) == "banker"


def test_everybody_is_fair_against_themselves() -> None:
    match = against_itself(read_entrant("greedy"), 3)
    records = list(play_all(Tournament((match,), (3,), "fair"), [], jobs=1))
    assert share_interval([seat.share for record in records for seat in record.seats]).value == pytest.approx(1 / 3)
