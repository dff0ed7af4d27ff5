"""A whole game, told step by step: what was possible, what was done, what happened, what everybody saw.

Each record in this folder, `NAME.alh`, has its telling in `NAME.txt`:

    0 | 12 5f0c31d2 | e7a90b44 | MarketLaid Pa2 Se3 Ar4 Ch5; ...
    1 take Y1 G2 | 1 8d2b7c10 | 04c7aa19 | MoneyTaken 0 Y1 G2

for the set-up and for each step: the move, how many moves are listed after it and a hash of their texts, a hash of all
views, and the events. A change in a telling is a change of the rules and is reviewed as one.

`python -m tests.playthroughs.telling` writes the tellings of all records anew. To add a game, save its record here.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from alhambra import Event, Game
from alhambra.notation import Record, parse_record
from alhambra.rules.playout import play_out
from alhambra.rules.setup import deal_quickly
from alhambra.values import to_text
from alhambra.view import look

FOLDER = Path(__file__).parent
QUICK_GAMES = 12


def records() -> dict[str, Record]:
    """Every record of this folder, by its name."""
    return {file.stem: parse_record(file.read_text("utf-8")) for file in sorted(FOLDER.glob("*.alh"))}


def tell(record: Record) -> Iterator[str]:
    """The telling of a game, line by line."""
    game = Game(record.setup)
    yield _line("0", game, game.events)
    for step, move in enumerate(record.moves, 1):
        events = game.play(move)
        yield _line(f"{step} {move}", game, events)


def _line(step: str, game: Game, events: Iterable[Event]) -> str:
    listed = sorted(map(str, game.legal_moves()))
    views = [msgspec.json.encode(game.view(seat), enc_hook=to_text) for seat in (None, *range(game.players))]
    news = "; ".join(map(_brief, events))
    return f"{step} | {len(listed)} {_hash(' '.join(listed).encode())} | {_hash(b' '.join(views))} | {news}"


def _hash(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()[:8]


def _brief(event: Event) -> str:
    return " ".join([type(event).__name__, *_words(msgspec.structs.astuple(event))])


def _words(value: object) -> Iterator[str]:
    """Every value of an event in words, groups in brackets only where they hold groups themselves."""
    if isinstance(value, msgspec.Struct):
        value = msgspec.structs.astuple(value)
    if isinstance(value, tuple | list):
        for item in value:
            is_group = isinstance(item, tuple | list | msgspec.Struct)
            yield from ["(" + " ".join(_words(item)) + ")"] if is_group else _words(item)
    else:
        yield "-" if value is None else str(value)


def telling_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def digest() -> str:
    """All games of this folder, and some quick ones, in one line each: to compare two ways of running the engine."""
    lines = [f"{name} {_hash(''.join(tell(record)).encode())}" for name, record in records().items()]
    return "\n".join([*lines, quick_digest()])


def quick_digest() -> str:
    """Random games of the quick generator alone."""
    lines = []
    for number in range(QUICK_GAMES):
        state = deal_quickly(2 + number % 5, number)
        choices = play_out(state)
        view = msgspec.json.encode(look(state, None, open_hands=True), enc_hook=to_text)
        lines.append(f"quick {number} {choices} {_hash(view)}")
    return "\n".join(lines)


def main() -> None:
    if sys.argv[1:] == ["--digest"]:
        print(digest())
        return
    for name, record in records().items():
        telling_of(name).write_text("\n".join(tell(record)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
