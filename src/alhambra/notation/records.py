"""The text of a record, `.alh`: tags, set-up, and one line for each turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from alhambra.moves import EndTurn, Move, move
from alhambra.notation.reader import Reader
from alhambra.notation.record import TAG_NAME, Comment, Record, Turn, is_known_tag
from alhambra.notation.setups import AnySetup, print_setup, read_setup
from alhambra.notation.tokens import NotationError, OtherRulesError, Token, braced, quoted
from alhambra.position import Position
from alhambra.rules import RULES_VERSION

UNFINISHED: Final = "unfinished"
A_TURN: Final = "a turn like '12 0: take Y1; end'"


# -------------------------------------------------------------------- printing


def print_record(record: Record) -> str:
    """The text of a record; parsed again it is equal."""
    remarks = [""] * (len(record.moves) + 1)
    for comment in record.comments:
        remarks[comment.step] += f" {braced(comment.text)}"
    parts = [
        "".join(f"[{name} {quoted(value)}]\n" for name, value in _all_tags(record)),
        print_setup(record.setup),
        f"{remarks[0].strip()}\n" if remarks[0] else "",
        "".join(_turn_lines(record, remarks)),
    ]
    return "\n".join(part for part in parts if part)


def _all_tags(record: Record) -> Iterator[tuple[str, str]]:
    yield "Rules", str(record.rules)
    yield from record.tags
    for seat, name in enumerate(record.names):
        if name:
            yield f"Seat{seat}", name
    yield "Result", UNFINISHED if record.result is None else " ".join(map(str, record.result))


def _turn_lines(record: Record, remarks: list[str]) -> Iterator[str]:
    step = 0
    for number, turn in enumerate(record.turns, record.first_turn):
        moves = [f"{each}{remarks[step + i]}" for i, each in enumerate(turn.moves, 1)]
        yield f"{number} {turn.seat}: {'; '.join(moves)}\n"
        step += len(moves)


# -------------------------------------------------------------------- parsing


class TextPlace(Struct, frozen=True):
    """Where something stands in a text, counted from 1."""

    line: int
    column: int


class Reading(Struct, frozen=True):
    """A record as it was read, and where its turns and moves stand in the text."""

    record: Record
    turns: tuple[TextPlace, ...]
    moves: tuple[TextPlace, ...]
    result: TextPlace


def parse_record(text: str) -> Record:
    """The record that a text holds; NotationError if it holds none. Whether its moves are legal is not asked."""
    return read_record(text).record


def read_record(text: str) -> Reading:
    """The same, with the places needed to point at a move."""
    return _RecordReader(text).read()


class _RecordReader:
    """One pass over a text."""

    def __init__(self, text: str) -> None:
        self._reader = Reader(text)
        self._known: dict[str, tuple[Token, str]] = {}
        self._tags: list[tuple[str, str]] = []
        self._comments: list[Comment] = []
        self._turns: list[Turn] = []
        self._turn_places: list[TextPlace] = []
        self._move_places: list[TextPlace] = []

    def read(self) -> Reading:
        reader = self._reader
        begin = reader.peek()
        reader.skip_empty_lines()
        while reader.is_at("["):
            self._read_tag()
            reader.skip_empty_lines()
        rules = self._rules(begin)
        setup = read_setup(reader)
        self._note_comments()
        first = setup.turns + 1 if isinstance(setup, Position) else 1
        while not reader.is_at_text_end():
            self._read_turn(first + len(self._turns), setup.players)
            reader.skip_empty_lines()
            self._note_comments()
        record = Record(
            setup=setup,
            turns=tuple(self._turns),
            names=self._names(setup),
            result=self._result(setup),
            tags=tuple(self._tags),
            comments=tuple(self._comments),
            rules=rules,
        )
        result = self._known["Result"][0] if "Result" in self._known else begin
        return Reading(
            record, tuple(self._turn_places), tuple(self._move_places), TextPlace(result.line, result.column)
        )

    def _note_comments(self) -> None:
        """What was said since the last move is about the game as it stands after it."""
        self._comments += [Comment(len(self._move_places), text) for text in self._reader.comments()]

    # ---------------------------------------------------------------- tags

    def _read_tag(self) -> None:
        reader = self._reader
        reader.mark("[")
        name = reader.word("the name of a tag")
        if not TAG_NAME.fullmatch(name.text):
            raise name.wrong("the name of a tag, letters and digits")
        value = reader.quoted('the value of the tag in "quotes"')
        reader.mark("]")
        reader.line_end()
        if not is_known_tag(name.text):
            self._tags.append((name.text, value))
        elif name.text in self._known:
            raise NotationError(name.line, name.column, f"expected each tag once, found {name.text!r} again")
        else:
            self._known[name.text] = (name, value)

    def _rules(self, begin: Token) -> int:
        """The version of the rules; only this one can be played."""
        if "Rules" not in self._known:
            raise NotationError(begin.line, begin.column, f'expected a tag [Rules "{RULES_VERSION}"]')
        tag, value = self._known["Rules"]
        if value != str(RULES_VERSION):
            raise OtherRulesError(
                tag.line, tag.column, f"expected rules version {RULES_VERSION}, found {quoted(value)}"
            )
        return RULES_VERSION

    def _names(self, setup: AnySetup) -> tuple[str, ...]:
        names = [""] * setup.players
        for tag, (token, value) in self._known.items():
            if tag.startswith("Seat"):
                if tag not in [f"Seat{seat}" for seat in range(setup.players)]:
                    raise token.wrong(f"Seat0 to Seat{setup.players - 1}")
                names[int(tag.removeprefix("Seat"))] = value
        return tuple(names)

    def _result(self, setup: AnySetup) -> tuple[int, ...] | None:
        if "Result" not in self._known:
            return None
        tag, value = self._known["Result"]
        if value == UNFINISHED:
            return None
        points = value.split(" ")
        if len(points) != setup.players or not all(map(_is_number, points)):
            expected = f"the points of {setup.players} players or {quoted(UNFINISHED)}"
            raise NotationError(tag.line, tag.column, f"expected {expected}, found {quoted(value)}")
        return tuple(map(int, points))

    # ---------------------------------------------------------------- turns

    def _read_turn(self, number: int, players: int) -> None:
        reader = self._reader
        begin = reader.word(A_TURN)
        if begin.text != str(number):
            raise begin.wrong(f"turn {number}")
        if self._turns and not isinstance(self._turns[-1].moves[-1], EndTurn):
            raise begin.wrong("'end' before the next turn")
        seat = reader.seat(players)
        reader.mark(":")
        moves = [self._read_move()]
        while reader.is_at(";"):
            if isinstance(moves[-1], EndTurn):
                raise reader.peek().wrong("a new line after 'end'")
            reader.take()
            self._note_comments()
            moves.append(self._read_move())
        reader.line_end("';' or the end of the line")
        self._turns.append(Turn(seat, tuple(moves)))
        self._turn_places.append(TextPlace(begin.line, begin.column))

    def _read_move(self) -> Move:
        reader = self._reader
        words = [reader.word("a move like 'take Y1'")]
        while reader.is_at_word():
            words.append(reader.take())
        try:
            found = move(" ".join(word.text for word in words))
        except ValueError as error:
            # The message begins with the word it is about, or with the whole move.
            place = next((word for word in words if str(error).startswith(repr(word.text))), words[0])
            raise NotationError(place.line, place.column, str(error)) from None
        self._move_places.append(TextPlace(words[0].line, words[0].column))
        self._note_comments()
        return found


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10
