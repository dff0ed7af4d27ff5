"""What everybody may know (R43)."""

from __future__ import annotations

import msgspec
import pytest

from alhambra import Game
from alhambra.events import HandDealt, MoneyTaken, TileBought
from alhambra.values import to_text
from alhambra.view import imagine, look
from tests.support.playing import all_of, only, play
from tests.support.tables import a_game, cards, tiles


def test_a_player_sees_the_own_hand_and_no_other() -> None:
    """R43"""
    view = a_game(hands={0: "Y1", 1: "G2 G3", 2: "B4"}).view(1)
    assert view.hands == (None, cards("G2 G3"), None)


def test_a_spectator_sees_no_hand() -> None:
    """R43"""
    assert a_game(hands={0: "Y1", 1: "G2 G3", 2: "B4"}).view(None).hands == (None, None, None)


def test_everybody_sees_how_many_cards_each_has() -> None:
    """R43"""
    assert a_game(hands={0: "Y1", 1: "G2 G3"}).view(2).hand_sizes == (1, 2, 0)


def test_an_option_shows_all_hands_to_all() -> None:
    """R43"""
    game = Game.deal(3, "memory", open_hands=True)
    dealt = tuple(tuple(sorted(hand.cards)) for hand in all_of(HandDealt, game.events))
    assert game.view(None).hands == game.view(0).hands == dealt


def test_the_deal_is_public() -> None:
    """R43: hands lie face up while they are dealt."""
    game = Game.deal(4, "public")
    assert [len(hand.cards) for hand in all_of(HandDealt, game.events)] == list(game.view(None).hand_sizes)


def test_what_is_taken_and_paid_is_public() -> None:
    """R43"""
    game = a_game(hand="Y2", market="Pa2 - - -", display="G7")
    news = play(game, "buy 1 Y2", "take G7")
    assert only(TileBought, news).cards == cards("Y2")
    assert only(MoneyTaken, news).cards == cards("G7")


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_palaces_reserves_market_display_dirk_and_scores_are_public(seat: int | None) -> None:
    """R43"""
    game = a_game(
        2,
        palaces={0: "Pa8@e1", 1: "Se9@w1"},
        reserves={0: "Ar9", 1: "Ch10"},
        market="Pa2 - Ar4 -",
        display="Y1 B2",
        dirk="To13",
        scores=(4, 5),
        dirk_score=6,
    )
    view = game.view(seat)
    assert [[str(building.tile) for building in palace] for palace in view.palaces] == [["Pa8"], ["Se9"]]
    assert view.reserves == (tiles("Ar9"), tiles("Ch10"))
    assert (view.market[0], view.display, view.dirk) == (*tiles("Pa2"), cards("Y1 B2"), tiles("To13"))
    assert (view.scores, view.dirk_score) == ((4, 5), 6)


def test_the_sizes_of_deck_and_bag_are_shown_but_not_what_is_in_them() -> None:
    """R43: a view of two tables that differ only there is the same, byte for byte."""
    one = a_game(deck="Y1 Y2 S2 Y3", bag="To13 Pa8 Se9", round_=1)
    other = a_game(deck="Y2 Y3 S2 Y1", bag="Se9 To13 Pa8", round_=1)
    assert (one.view(0).deck, one.view(0).bag) == (4, 3)
    texts = [
        [msgspec.json.encode(game.view(seat), enc_hook=to_text) for seat in (None, 0, 1, 2)] for game in (one, other)
    ]
    assert texts[0] == texts[1]


def test_discards_are_shown_in_no_particular_order() -> None:
    """R43: green was paid before yellow."""
    game = a_game(hand="Y2 G3", market="Pa2 Se3 - -")
    play(game, "buy 2 G3", "buy 1 Y2")
    assert game.view(None).discards == cards("Y2 G3")


def test_a_scoring_card_that_never_came_stays_in_the_deck_of_a_finished_game() -> None:
    """A12, R43: who imagines the table from a view has it in the deck as well."""
    game = a_game(market="- Se3 Ar4 Ch5", display="Y1 G1 B1", deck="O9 ...", bag="", round_=1, phase="ready")
    play(game, "end")
    view = game.view(None)
    assert (game.is_over, look(imagine(view), None)) == (True, view)
