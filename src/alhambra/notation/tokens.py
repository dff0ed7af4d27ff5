"""Splitting notation into words, each with its line and column."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum
from typing import Final, NamedTuple


class NotationError(ValueError):
    """A text is not notation; says where, counted from 1, and what was expected."""

    def __init__(self, line: int, column: int, message: str) -> None:
        super().__init__(f"line {line}, column {column}: {message}")
        self.line = line
        self.column = column
        self.message = message

    def __reduce__(self) -> tuple[type[NotationError], tuple[int, int, str]]:
        return type(self), (self.line, self.column, self.message)


class OtherRulesError(NotationError):
    """The text is a game by another version of the rules."""


class Sort(StrEnum):
    """The sorts of tokens, named as an error message would name them."""

    WORD = "a word"
    QUOTED = 'a text in "quotes"'
    COMMENT = "a {comment}"
    MARK = "a mark"
    LINE_END = "the end of the line"
    TEXT_END = "the end of the text"


class Token(NamedTuple):
    sort: Sort
    text: str  # of a quoted text or a comment: what it means, without its quotes, braces and escapes
    line: int
    column: int

    def wrong(self, expected: str) -> NotationError:
        """The error of finding this where something else was expected."""
        if self.sort in (Sort.LINE_END, Sort.TEXT_END, Sort.COMMENT):
            found = self.sort.value
        else:
            found = quoted(self.text) if self.sort is Sort.QUOTED else repr(self.text)
        return NotationError(self.line, self.column, f"expected {expected}, found {found}")


_TOKEN: Final = re.compile(
    r"""(?P<space>[ \t]+)
      | (?P<line_end>\r?\n)
      | "(?P<quoted>(?:[^"\\\n]|\\[^\n])*+)"
      | \{(?P<comment>(?:[^}\\]|\\u\{[0-9a-f]*\}|\\.)*+)\}
      | (?P<mark>[\[\]:;])
      | (?P<word>[^\s"{}\[\]:;]+)
    """,
    re.VERBOSE | re.DOTALL,
)


def tokens(text: str) -> Iterator[Token]:
    """The tokens of a text, the last one TEXT_END; NotationError at what is no token."""
    at = 0
    line = 1
    line_began = 0
    while at < len(text):
        column = at - line_began + 1
        match = _TOKEN.match(text, at)
        if match is None:
            raise _no_token(text[at], line, column)
        sort = match.lastgroup
        content = match[sort or 0]
        if sort == "line_end":
            yield Token(Sort.LINE_END, "", line, column)
        elif sort == "quoted":
            yield Token(Sort.QUOTED, _unescape(content, line, column), line, column)
        elif sort == "comment":
            yield Token(Sort.COMMENT, _unescape(content, line, column), line, column)
        elif sort == "mark":
            yield Token(Sort.MARK, content, line, column)
        elif sort == "word":
            yield Token(Sort.WORD, content, line, column)
        at = match.end()
        lines = match[0].count("\n")
        if lines:
            line += lines
            line_began = match.start() + match[0].rindex("\n") + 1
    yield Token(Sort.TEXT_END, "", line, at - line_began + 1)


def _no_token(character: str, line: int, column: int) -> NotationError:
    if character == '"':
        return NotationError(line, column, 'expected a closing " on the same line')
    if character == "{":
        return NotationError(line, column, "expected a closing } for this comment")
    return NotationError(line, column, f"expected a word, found {character!r}")


# -------------------------------------------------------------------- escapes

_ESCAPE: Final = re.compile(r"\\(?:u\{([0-9a-f]{1,6})\}|(.))", re.DOTALL)
_LETTERS: Final = {"n": "\n", "t": "\t"}
_PLAIN: Final = '"\\{}'


def _unescape(content: str, line: int, column: int) -> str:
    def meaning(match: re.Match[str]) -> str:
        number, letter = match.groups()
        if number is not None and int(number, 16) < 0x110000:
            return chr(int(number, 16))
        if letter in _LETTERS:
            return _LETTERS[letter]
        if letter is not None and letter in _PLAIN:
            return letter
        raise NotationError(line, column, rf"expected \", \\, \{{, \}}, \n, \t or \u{{...}}, found {match[0]!r}")

    return _ESCAPE.sub(meaning, content)


def quoted(text: str) -> str:
    """A text as notation writes it between quotes, all on one line."""
    return f'"{_escape(text, chr(34), keeps_lines=False)}"'


def braced(text: str) -> str:
    """A comment as notation writes it."""
    return f"{{{_escape(text, '}', keeps_lines=True)}}}"


def _escape(text: str, closing: str, *, keeps_lines: bool) -> str:
    """Escape what would end the text, and what a reader or an editor could not see or would break lines at."""
    parts = []
    for character in text:
        if character in (closing, "\\"):
            parts.append("\\" + character)
        elif character == "\n":
            parts.append("\n" if keeps_lines else r"\n")
        elif character == "\t":
            parts.append(r"\t")
        elif character != " " and not character.isprintable():
            parts.append(f"\\u{{{ord(character):x}}}")
        else:
            parts.append(character)
    return "".join(parts)
