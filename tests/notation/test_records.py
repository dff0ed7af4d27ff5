"""Records: what is kept, what is refused, what is checked."""

from __future__ import annotations

import pytest

from alhambra import Game, SetupError, move
from alhambra.notation import (
    Comment,
    NotationError,
    Record,
    Turn,
    check_record,
    parse_record,
    print_record,
    read_record,
)
from tests.notation.games import a_game

HEAD = '[Rules "1"]\n\ndeal\nplayers: 2\nseed: "pomegranate"\n\n'


def fault_of(turns: str, head: str = HEAD) -> str | None:
    fault = check_record(read_record(head + turns))
    return None if fault is None else str(fault)


def error_of(text: str) -> str:
    with pytest.raises(NotationError) as error:
        parse_record(text)
    return str(error.value)


# -------------------------------------------------------------------- what is kept


def test_unknown_tags_are_kept_in_their_order() -> None:
    text = print_record(
        Record.of(Game.deal(2, "x"), tags=[("Site", "a café"), ("Date", "2026.01.04"), ("Site", "home")])
    )
    assert parse_record(text).tags == (("Site", "a café"), ("Date", "2026.01.04"), ("Site", "home"))


def test_comments_belong_to_the_move_before_them() -> None:
    record = parse_record(
        '{one} [Rules {two} "1"]\n{three}\n'
        + HEAD.removeprefix('[Rules "1"]\n')
        + "1 1: {four} take {five} Y7 {six}; {seven} end\n{eight\nand a half}\n2 0: take B7 {nine}"
    )
    assert [(comment.step, comment.text) for comment in record.comments] == [
        (0, "one"),
        (0, "two"),
        (0, "three"),
        (1, "four"),
        (1, "five"),
        (1, "six"),
        (1, "seven"),
        (2, "eight\nand a half"),
        (3, "nine"),
    ]
    assert parse_record(print_record(record)) == record


def test_any_spacing_is_understood_and_printed_evenly() -> None:
    text = print_record(parse_record('\n [Rules "1"]\r\ndeal\nplayers:2\n\nseed :"s"\n\n\n1  1 :take   G2 Y1;end'))
    assert text.endswith('players: 2\nseed: "s"\n\n1 1: take Y1 G2; end\n')


def test_a_turn_may_be_left_in_the_middle() -> None:
    game = a_game(3, "left in the middle", 101)
    assert parse_record(print_record(Record.of(game))).replay().moves == game.moves


# -------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "line 1, column 1: expected a tag [Rules \"1\"]"),
        ('[Rules "2"]', 'line 1, column 2: expected rules version 1, found "2"'),
        ('[Rules "1"]\n[Rules "1"]', "line 2, column 2: expected each tag once, found 'Rules' again"),
        ('[Rules "1]', 'line 1, column 8: expected a closing " on the same line'),
        ('[Rules 1]', "line 1, column 8: expected the value of the tag in \"quotes\", found '1'"),
        ('[1st "1"]', "line 1, column 2: expected the name of a tag, letters and digits, found '1st'"),
        ('[Rules "1"]\n\n1 0: end', "line 3, column 1: expected 'deal' or 'position', found '1'"),
        ('[Seat2 "A"]\n' + HEAD, "line 1, column 2: expected Seat0 to Seat1, found 'Seat2'"),
        ('[Result "5"]\n' + HEAD, 'line 1, column 2: expected the points of 2 players or "unfinished", found "5"'),
        (HEAD + "1 0: take Y7; {never closed", "line 7, column 15: expected a closing } for this comment"),
        (HEAD + "2 0: take Y7; end", "line 7, column 1: expected turn 1, found '2'"),
        (HEAD + "1 2: take Y7; end", "line 7, column 3: expected a seat from 0 to 1, found '2'"),
        (HEAD + "1 1 take Y7; end", "line 7, column 5: expected ':', found 'take'"),
        (HEAD + "1 1: take Y7; end; end", "line 7, column 18: expected a new line after 'end', found ';'"),
        (HEAD + "1 1: take Y7\n2 0: take G4", "line 8, column 1: expected 'end' before the next turn, found '2'"),
        (HEAD + "1 1: buy 5 Y7; end", "line 7, column 10: '5' is no slot of the market; they are numbered 1 to 4"),
        (HEAD + "1 1: place Pa9 e1", "line 7, column 12: 'Pa9' is no tile; tiles are written like Pa2, Ar8b, To13"),
        (HEAD + "1 1: place Pa2; end", "line 7, column 6: 'place Pa2' is not of the form 'place TILE CELL'"),
        (HEAD + "1 1: ; end", "line 7, column 6: expected a move like 'take Y1', found ';'"),
    ],
)  # fmt: skip
def test_errors_say_where_and_what_was_expected(text: str, error: str) -> None:
    assert error_of(text) == error


def test_a_record_that_cannot_be_written_cannot_be_made() -> None:
    with pytest.raises(SetupError) as error:
        Record(
            setup=Game.deal(2, "x").setup,  # type: ignore[arg-type]
            turns=(Turn(2, (move("end"), move("take Y1"))),),
            names=("a", "b", "c"),
            result=(1, 2, 3),
            tags=(("Rules", "1"), ("two words", "")),
            comments=(Comment(5, "?"),),
        )
    assert str(error.value).split("; ") == [
        "names: 3, but there are 2 seats",
        "result: 3 scores, but there are 2 seats",
        "tags: 'Rules' is not free for a tag",
        "tags: 'two words' is not free for a tag",
        "turns: seat 2 in turn 1, but the seats are 0 to 1",
        "turns: turn 1 does not end where its moves say",
        "comments: step 5, but there are steps 0 to 2",
    ]


# -------------------------------------------------------------------- what is checked


def test_legal_moves_pass() -> None:
    assert fault_of("1 1: take Y7; end\n2 0: take B7; end\n") is None


def test_an_illegal_move_is_named_with_its_line_and_its_reason() -> None:
    assert fault_of("1 1: take Y7; end\n2 0: {hm} take B8; end\n") == (
        "line 8, column 11: 'take B8' is illegal: not on the display: B8 (NOT_ON_DISPLAY, R16)"
    )


def test_a_turn_of_the_wrong_seat_is_found() -> None:
    assert fault_of("1 0: take Y7; end\n") == "line 7, column 1: turn 1 is seat 1's, not seat 0's"


def test_a_result_of_an_unfinished_game_is_found() -> None:
    assert fault_of("", '[Result "1 2"]\n' + HEAD) == "line 1, column 2: there is a result, but the game is not over"


def test_a_wrong_result_is_found() -> None:
    game = a_game(2, "a wrong result")
    right = " ".join(map(str, game.scores))
    text = print_record(Record.of(game)).replace(f'"{right}"', '"1 2"')
    assert str(check_record(read_record(text))) == (f"line 2, column 2: the result does not come out; it is {right}")


def test_no_move_follows_the_end() -> None:
    text = print_record(Record.of(a_game(3, "the end")))
    turns = len(parse_record(text).turns)
    fault = check_record(read_record(f"{text}{turns + 1} 0: take Y1; end\n"))
    assert fault is not None
    assert fault.reason is not None
    assert fault.reason.code == "GAME_OVER"
