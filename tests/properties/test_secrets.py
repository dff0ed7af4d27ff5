"""Views and events give nothing away (R43): two games that differ only in hidden orders cannot be told apart."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra import Card, Event, Game, SetupError
from alhambra.events import CardDrawn, DirkReceived, ScoringCardDrawn, SlotFilled
from alhambra.position import DeckCard, Position
from alhambra.values import to_text
from tests.support.games import Chooser
from tests.support.strategies import choosers, games
from tests.support.tables import a_game

DRAWS = (CardDrawn, ScoringCardDrawn, SlotFilled, DirkReceived)
LONGEST = 200


def otherwise_dealt(position: Position, luck: Random) -> Position:
    """The same table with other orders below the top of the piles, and other reshuffles to come.

    What lies on top stays for a while, so that the two games go on alike; the scoring cards move within their fifths.
    """
    kept = luck.randrange(len(position.deck) + 1)
    deck = _moved_scoring_cards(position, luck, kept)
    money = [card for card in deck[kept:] if isinstance(card, Card)]
    luck.shuffle(money)
    deck[kept:] = [money.pop() if isinstance(card, Card) else card for card in deck[kept:]]
    stay = luck.randrange(len(position.bag) + 1)
    below = list(position.bag[stay:])
    luck.shuffle(below)
    return msgspec.structs.replace(
        position, deck=tuple(deck), bag=(*position.bag[:stay], *below), seed=f"another {luck.random()}"
    )


def _moved_scoring_cards(position: Position, luck: Random, kept: int) -> list[DeckCard]:
    deck = list(position.deck)
    for card in [card for card in deck[kept:] if not isinstance(card, Card)]:
        moved = [each for each in deck if each != card]
        moved.insert(luck.randrange(kept, len(moved) + 1), card)
        try:
            msgspec.structs.replace(position, deck=tuple(moved))
        except SetupError:
            continue  # no deal would have put it there (R13)
        deck = moved
    return deck


def seen(game: Game) -> list[bytes]:
    """Everything that is shown to a spectator and to each seat, and what may be done."""
    views = [msgspec.json.encode(game.view(seat), enc_hook=to_text) for seat in (None, *range(game.players))]
    return [*views, repr(game.legal_moves()).encode()]


def told(events: Iterable[Event]) -> list[bytes]:
    return [msgspec.json.encode(event, enc_hook=to_text) for event in events]


@given(st.data(), games(longest=500), st.integers())
def test_hidden_orders_show_only_when_a_draw_differs(data: st.DataObject, game: Game, number: int) -> None:
    """R43: views and events are equal, byte for byte, to every seat until then."""
    position = Position.of(game)
    one, other = Game(position), Game(otherwise_dealt(position, Random(number)))
    choose: Chooser = data.draw(choosers(game.players))
    history = list(one.events)
    assert told(history) == told(other.events)
    for _ in range(LONGEST):
        assert seen(one) == seen(other)
        if one.is_over:
            return
        chosen = choose(one, history)
        news, news_of_other = one.play(chosen), other.play(chosen)
        for event, event_of_other in zip(news, news_of_other, strict=False):
            if event != event_of_other:
                # Nothing but a draw may make the difference, and it comes before anything that follows from it.
                assert isinstance(event, DRAWS) or isinstance(event_of_other, DRAWS)
                return
        assert len(news) == len(news_of_other)
        history += news


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_hands_of_others_are_not_on_a_view(seat: int | None) -> None:
    """R43: two tables that differ in another player's cards, but not in their number, look the same."""
    one = a_game(hands={1: "Y1 G2", 2: "B3"}, display="O9", deck="")
    other = a_game(hands={1: "Y7 G8", 2: "B3"}, display="O9", deck="")
    assert (one.view(seat) == other.view(seat)) is (seat != 1)
