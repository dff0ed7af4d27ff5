"""A sheet of characters, each with its style."""

from __future__ import annotations

from rich.text import Text


class Canvas:
    """Put characters anywhere; what was never put is blank."""

    def __init__(self) -> None:
        self._characters: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        for i, character in enumerate(text):
            self._characters[(row, column + i)] = (character, style)

    def text(self) -> Text:
        """The part that was drawn on, line by line, without blanks at the ends of lines."""
        if not self._characters:
            return Text()
        rows = [row for row, _ in self._characters]
        left = min(column for _, column in self._characters)
        return Text("\n").join(self._line(row, left) for row in range(min(rows), max(rows) + 1))

    def _line(self, row: int, left: int) -> Text:
        columns = [column for its_row, column in self._characters if its_row == row]
        line = Text(no_wrap=True, end="")
        for column in range(left, max(columns, default=left - 1) + 1):
            character, style = self._characters.get((row, column), (" ", ""))
            line.append(character, style)
        return line
