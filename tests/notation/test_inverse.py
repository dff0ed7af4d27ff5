"""Printing and parsing are inverse, for every game and every position."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from alhambra import Deal, Game
from alhambra.notation import (
    Record,
    check_record,
    parse_record,
    parse_setup,
    print_record,
    print_setup,
    read_record,
)
from alhambra.position import Position
from tests.notation.games import games, partial_positions, records


@given(records())
def test_a_record_is_parsed_to_what_was_printed(record: Record) -> None:
    text = print_record(record)
    assert parse_record(text) == record
    assert print_record(parse_record(text)) == text


@given(records())
def test_a_record_of_a_game_is_found_without_fault(record: Record) -> None:
    assert check_record(read_record(print_record(record))) is None


@given(games())
def test_a_position_is_parsed_to_what_was_printed(game: Game) -> None:
    position = Position.of(game)
    assert parse_setup(print_setup(position)) == position


@given(partial_positions())
def test_a_partial_position_is_parsed_to_what_was_printed(position: Position) -> None:
    assert parse_setup(print_setup(position)) == position


@given(games())
def test_what_comes_out_of_a_text_is_clean(game: Game) -> None:
    """It can be stored as UTF-8, and an editor sees as many lines as the program does."""
    text = print_record(Record.of(game))
    assert text.encode().decode() == text
    assert text.splitlines() == text.split("\n")[:-1]


@given(
    st.integers(2, 6),
    st.text(min_size=1, max_size=100),
    st.booleans(),
    st.booleans(),
)
def test_a_deal_is_parsed_to_what_was_printed(players: int, seed: str, has_youngest: bool, open_hands: bool) -> None:
    youngest = tuple(reversed(range(players))) if has_youngest else ()
    deal = Deal(players, seed, youngest, open_hands)
    assert parse_setup(print_setup(deal)) == deal
