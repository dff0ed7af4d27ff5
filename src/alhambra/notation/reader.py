"""Reading tokens one after the other, and the small things that notation is made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from alhambra.notation.tokens import Sort, Token, tokens
from alhambra.position import DeckCard, ScoringCard
from alhambra.values import Tile, card, tile

Value = TypeVar("Value")


class Reader:
    """A place in a text. Comments are set aside for whoever asks for them next."""

    def __init__(self, text: str) -> None:
        self._tokens = list(tokens(text))
        self._at = 0
        self._comments: list[str] = []

    def peek(self) -> Token:
        """The next token that is no comment."""
        while self._tokens[self._at].sort is Sort.COMMENT:
            self._comments.append(self._tokens[self._at].text)
            self._at += 1
        return self._tokens[self._at]

    def take(self) -> Token:
        token = self.peek()
        if token.sort is not Sort.TEXT_END:
            self._at += 1
        return token

    def comments(self) -> list[str]:
        """The comments met since they were last asked for."""
        self.peek()
        met = self._comments
        self._comments = []
        return met

    # ---------------------------------------------------------------- what comes next

    def is_at_word(self) -> bool:
        return self.peek().sort is Sort.WORD

    def is_at(self, mark: str) -> bool:
        token = self.peek()
        return token.sort is Sort.MARK and token.text == mark

    def is_at_line_end(self) -> bool:
        return self.peek().sort in (Sort.LINE_END, Sort.TEXT_END)

    def is_at_text_end(self) -> bool:
        return self.peek().sort is Sort.TEXT_END

    def skip_empty_lines(self) -> None:
        while self.peek().sort is Sort.LINE_END:
            self.take()

    # ---------------------------------------------------------------- what must come next

    def mark(self, mark: str) -> Token:
        if not self.is_at(mark):
            raise self.peek().wrong(repr(mark))
        return self.take()

    def word(self, expected: str) -> Token:
        if not self.is_at_word():
            raise self.peek().wrong(expected)
        return self.take()

    def quoted(self, expected: str) -> str:
        if self.peek().sort is not Sort.QUOTED:
            raise self.peek().wrong(expected)
        return self.take().text

    def line_end(self, expected: str = "the end of the line") -> None:
        if not self.is_at_line_end():
            raise self.peek().wrong(expected)
        self.take()

    def value(self, read: Callable[[str], Value], expected: str) -> Value:
        """A word that `read` understands; it raises ValueError for any other."""
        token = self.word(expected)
        try:
            return read(token.text)
        except ValueError:
            raise token.wrong(expected) from None

    def values(self, read: Callable[[str], Value], expected: str) -> tuple[Value, ...]:
        """As many such words as the line still has."""
        found = []
        while not self.is_at_line_end():
            found.append(self.value(read, expected))
        return tuple(found)

    # ---------------------------------------------------------------- words of the game

    def number(self, expected: str) -> int:
        return self.value(number, expected)

    def seat(self, players: int) -> int:
        """A seat; they count from 0."""
        token = self.word(f"a seat from 0 to {players - 1}")
        if token.text not in map(str, range(players)):
            raise token.wrong(f"a seat from 0 to {players - 1}")
        return int(token.text)


CARD: Final = "a card like Y7"
TILE: Final = "a tile like To9b"


def number(text: str) -> int:
    """A number as it is printed: no sign, no leading zero, no other script's digits."""
    if not (text.isascii() and text.isdigit() and len(text) < 10 and text == str(int(text))):
        raise ValueError(f"{text!r} is no number")
    return int(text)


def number_or_nothing(text: str) -> int | None:
    return None if text == "-" else number(text)


def tile_or_nothing(text: str) -> Tile | None:
    return None if text == "-" else tile(text)


def deck_card(text: str) -> DeckCard:
    return ScoringCard(text) if text.startswith("S") else card(text)


def yes_or_no(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError(f"{text!r} is neither yes nor no")
    return text == "yes"
