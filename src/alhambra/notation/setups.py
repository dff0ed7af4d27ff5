"""The text of a set-up: a deal, or a position, line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeVar

from alhambra.deal import Deal, SetupError
from alhambra.notation.reader import (
    CARD,
    TILE,
    Reader,
    deck_card,
    number,
    number_or_nothing,
    tile_or_nothing,
    yes_or_no,
)
from alhambra.notation.tokens import NotationError, Token, quoted
from alhambra.position import Position, building
from alhambra.rules.setup import FEWEST_PLAYERS, MOST_PLAYERS
from alhambra.values import card, tile
from alhambra.view import Building, Phase

Piece = TypeVar("Piece")
AnySetup = Deal | Position


def parse_setup(text: str) -> AnySetup:
    """The deal or the position that a text describes; NotationError if it describes none."""
    reader = Reader(text)
    reader.skip_empty_lines()
    setup = read_setup(reader)
    reader.skip_empty_lines()
    if not reader.is_at_text_end():
        raise reader.peek().wrong("the end of the text")
    return setup


def print_setup(setup: AnySetup) -> str:
    """The text of a set-up; parsed again it is equal."""
    lines = _deal_lines(setup) if isinstance(setup, Deal) else _position_lines(setup)
    return "".join(f"{line}\n" for line in lines)


# -------------------------------------------------------------------- printing


def _deal_lines(deal: Deal) -> Iterator[str]:
    yield "deal"
    yield f"players: {deal.players}"
    yield f"seed: {quoted(deal.seed)}"
    if deal.youngest:
        yield _line("youngest", deal.youngest)
    if deal.open_hands:
        yield "open-hands: yes"


def _position_lines(position: Position) -> Iterator[str]:
    yield "position"
    yield f"players: {position.players}"
    yield f"seed: {quoted(position.seed)}"
    if position.open_hands:
        yield "open-hands: yes"
    yield f"phase: {position.phase}"
    if position.has_bonus:
        yield "bonus: yes"
    yield f"actor: {position.actor}"
    if position.start is not None:
        yield f"start: {position.start}"
    if position.turns:
        yield f"turns: {position.turns}"
    if position.round:
        yield f"round: {position.round}"
    if position.drawn is not None:
        yield f"drawn: {position.drawn}"
    if position.reshuffles is not None:
        yield f"reshuffles: {position.reshuffles}"
    if any(position.scores):
        yield _line("scores", position.scores)
    if position.dirk_score:
        yield f"dirk-score: {position.dirk_score}"
    for seat in range(position.players):
        if position.palaces[seat]:
            yield _line(f"palace {seat}", map(print_building, position.palaces[seat]))
        if position.reserves[seat]:
            yield _line(f"reserve {seat}", position.reserves[seat])
        if position.hands[seat]:
            yield _line(f"hand {seat}", position.hands[seat])
    yield from _common_lines(position)


def _common_lines(position: Position) -> Iterator[str]:
    """What lies in the middle of the table."""
    if position.aside:
        yield _line("aside", position.aside)
    if position.display:
        yield _line("display", position.display)
    if any(position.market):
        yield _line("market", ("-" if each is None else each for each in position.market))
    if any(seat is not None for seat in position.receivers):
        yield _line("receivers", ("-" if seat is None else seat for seat in position.receivers))
    if position.dirk:
        yield _line("dirk", position.dirk)
    if position.bag or not position.bag_goes_on:
        yield _line("bag", [*position.bag, *(["..."] if position.bag_goes_on else [])])
    if position.deck or not position.deck_goes_on:
        yield _line("deck", [*position.deck, *(["..."] if position.deck_goes_on else [])])
    if position.discards:
        yield _line("discards", position.discards)


def print_building(each: Building) -> str:
    return f"{each.tile}@{each.cell}"


def _line(key: str, items: Iterable[object]) -> str:
    return " ".join([f"{key}:", *map(str, items)])


# -------------------------------------------------------------------- parsing


def read_setup(reader: Reader) -> AnySetup:
    """The set-up that begins here; it goes on to the first turn or the end of the text."""
    heading = reader.word("'deal' or 'position'")
    if heading.text not in ("deal", "position"):
        raise heading.wrong("'deal' or 'position'")
    reader.line_end()
    lines = _Lines(reader, _DEAL if heading.text == "deal" else _POSITION)
    try:
        return lines.deal() if heading.text == "deal" else lines.position()
    except SetupError as error:
        place = lines.places.get(str(error).partition(":")[0], heading)
        raise NotationError(place.line, place.column, str(error)) from error


class _Lines:
    """The `key: value` lines of a set-up, and where each of them begins."""

    def __init__(self, reader: Reader, keys: dict[str, Callable[[Reader], object]]) -> None:
        self._reader = reader
        self._keys = keys
        self._found: dict[str, Any] = {}
        self._players = 0
        self.places: dict[str, Token] = {}
        reader.skip_empty_lines()
        while reader.is_at_word() and not reader.peek().text[0].isdecimal():
            self._read_line()
            reader.skip_empty_lines()

    def _read_line(self) -> None:
        reader = self._reader
        word = reader.take()
        if word.text not in self._keys:
            raise word.wrong(f"one of {', '.join(self._keys)}")
        if not self._found and word.text != "players":
            raise word.wrong("'players' as the first line")
        key = f"{word.text} {reader.seat(self._players)}" if word.text in _BY_SEAT else word.text
        if key in self._found:
            raise NotationError(word.line, word.column, f"expected each line once, found {key!r} again")
        reader.mark(":")
        self.places[key] = word
        self._found[key] = self._keys[word.text](reader)
        self._players = self._found["players"]
        reader.line_end()

    def deal(self) -> Deal:
        self._need("players")
        self._need("seed")
        return Deal(**{_field(key): value for key, value in self._found.items()})

    def position(self) -> Position:
        self._need("players")
        fields = {_field(key): value for key, value in self._found.items() if key in self._keys}
        for word, field in _BY_SEAT.items():
            fields[field] = tuple(self._found.get(f"{word} {seat}", ()) for seat in range(self._players))
        for pile in ("bag", "deck"):
            if pile in fields:
                fields[pile], fields[f"{pile}_goes_on"] = fields[pile]
        return Position(**fields)

    def _need(self, key: str) -> None:
        if key not in self._found:
            raise self._reader.peek().wrong(f"a line '{key}: ...'")


_BY_SEAT: Final = {"palace": "palaces", "reserve": "reserves", "hand": "hands"}
"""Lines that come once for each seat, and the field they go to."""


def _field(key: str) -> str:
    return "has_bonus" if key == "bonus" else key.replace("-", "_")


def _read_players(reader: Reader) -> int:
    token = reader.word("the number of players")
    if token.text not in map(str, range(FEWEST_PLAYERS, MOST_PLAYERS + 1)):
        raise token.wrong(f"{FEWEST_PLAYERS} to {MOST_PLAYERS} players")
    return int(token.text)


def _read_pile(read: Callable[[str], Piece], expected: str) -> Callable[[Reader], tuple[tuple[Piece, ...], bool]]:
    """The pieces of a pile, first drawn first, and whether it goes on after them, written `...`."""

    def read_pile(reader: Reader) -> tuple[tuple[Piece, ...], bool]:
        pieces: list[Piece] = []
        while not reader.is_at_line_end():
            if reader.peek().text == "...":
                reader.take()
                return tuple(pieces), True
            pieces.append(reader.value(read, f"{expected}, or '...' for the rest"))
        return tuple(pieces), False

    return read_pile


def _read_number(reader: Reader) -> int:
    return reader.number("a number")


_DEAL: Final[dict[str, Callable[[Reader], object]]] = {
    "players": _read_players,
    "seed": lambda reader: reader.quoted('a seed in "quotes"'),
    "youngest": lambda reader: reader.values(number, "a seat"),
    "open-hands": lambda reader: reader.value(yes_or_no, "'yes' or 'no'"),
}
_POSITION: Final[dict[str, Callable[[Reader], object]]] = {
    "players": _read_players,
    "seed": lambda reader: reader.quoted('a seed in "quotes"'),
    "open-hands": lambda reader: reader.value(yes_or_no, "'yes' or 'no'"),
    "phase": lambda reader: reader.value(Phase, f"one of {', '.join(Phase)}"),
    "bonus": lambda reader: reader.value(yes_or_no, "'yes' or 'no'"),
    "actor": _read_number,
    "start": _read_number,
    "turns": _read_number,
    "round": _read_number,
    "drawn": _read_number,
    "reshuffles": _read_number,
    "scores": lambda reader: reader.values(number, "a number of points"),
    "dirk-score": _read_number,
    "palace": lambda reader: reader.values(building, "a building like Pa7@e1"),
    "reserve": lambda reader: reader.values(tile, TILE),
    "hand": lambda reader: reader.values(card, CARD),
    "aside": lambda reader: reader.values(tile, TILE),
    "display": lambda reader: reader.values(card, CARD),
    "market": lambda reader: reader.values(tile_or_nothing, f"{TILE}, or '-' for an empty slot"),
    "receivers": lambda reader: reader.values(number_or_nothing, "a seat, or '-' for nobody"),
    "dirk": lambda reader: reader.values(tile, TILE),
    "bag": _read_pile(tile, TILE),
    "deck": _read_pile(deck_card, f"{CARD} or S1"),
    "discards": lambda reader: reader.values(card, CARD),
}
