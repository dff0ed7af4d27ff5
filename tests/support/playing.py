"""Short ways to play and to ask, in notation."""

from __future__ import annotations

from typing import TypeVar

from alhambra import Event, Game, Reason, move

News = TypeVar("News")


def play(game: Game, *texts: str) -> list[Event]:
    """Play these moves; what happened."""
    return [event for text in texts for event in game.play(move(text))]


def why_not(game: Game, text: str) -> Reason | None:
    return game.why_not(move(text))


def refusal(game: Game, text: str) -> str:
    """The code of the reason why a move is refused."""
    reason = why_not(game, text)
    return "it is legal" if reason is None else reason.code


def is_legal(game: Game, text: str) -> bool:
    return why_not(game, text) is None


def listed(game: Game, verb: str = "") -> list[str]:
    """The legal moves that begin with a verb, as texts, sorted."""
    texts = sorted(str(each) for each in game.legal_moves())
    return [text for text in texts if text.split()[0] == verb or not verb]


def only(kind: type[News], events: list[Event] | tuple[Event, ...]) -> News:
    """The one event of this kind."""
    found = [event for event in events if isinstance(event, kind)]
    assert len(found) == 1, f"{len(found)} events of kind {kind.__name__}"
    return found[0]


def all_of(kind: type[News], events: list[Event] | tuple[Event, ...]) -> list[News]:
    return [event for event in events if isinstance(event, kind)]
