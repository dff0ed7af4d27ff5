"""The end of a turn (R28-R30)."""

from __future__ import annotations

from alhambra import Game, Phase
from alhambra.events import (
    CardDrawn,
    DirkReceived,
    DiscardsReshuffled,
    GameEnded,
    RoundScored,
    ScoringCardDrawn,
    SlotFilled,
    TurnBegun,
    TurnEnded,
)
from tests.support.playing import all_of, is_legal, only, play
from tests.support.tables import a_game, cards, tiles

FULL = "Pa2 Se3 Ar4 Ch5"


def test_the_display_is_filled_up_to_four() -> None:
    """R28"""
    game = a_game(market=FULL, display="Y1 G1", deck="B9 O9 Y8", phase="ready")
    assert [drawn.card for drawn in all_of(CardDrawn, play(game, "end"))] == list(cards("B9 O9"))
    assert game.view(None).display == cards("Y1 G1 B9 O9")


def test_empty_slots_are_filled_in_ascending_order() -> None:
    """R28"""
    game = a_game(market="Pa2 - Ar4 -", bag="To13 Ga12 Se9", phase="ready")
    filled = all_of(SlotFilled, play(game, "end"))
    assert [(each.slot, str(each.tile)) for each in filled] == [(2, "To13"), (4, "Ga12")]


def test_when_the_bag_runs_short_the_lower_slots_are_filled_first() -> None:
    """R28, R36"""
    game = a_game(market="- Se3 - Ch5", bag="To13", phase="ready")
    filled = only(SlotFilled, play(game, "end"))
    assert (filled.slot, str(filled.tile)) == (1, "To13")


def test_a_scoring_card_leaves_the_game_and_the_next_card_is_drawn() -> None:
    """R28"""
    game = a_game(market=FULL, display="Y1 G1 B1", deck="S2 O9 Y8", round_=1, phase="ready")
    news = play(game, "end")
    assert only(ScoringCardDrawn, news).round == 2
    assert game.view(None).display == cards("Y1 G1 B1 O9")
    assert game.view(None).deck == 1


def test_the_steps_come_in_this_order() -> None:
    """R28, A10: display, market, scoring, Dirk, next player."""
    game = a_game(2, market="Pa2 - Ar4 Ch5", display="Y1 G1", deck="Y2 S1 O9 Y8 ...", phase="ready")
    assert [type(event) for event in play(game, "end")] == [
        TurnEnded,
        CardDrawn,
        ScoringCardDrawn,
        CardDrawn,
        SlotFilled,
        RoundScored,
        DirkReceived,
        TurnBegun,
    ]


def test_each_scoring_card_of_a_refill_has_its_round() -> None:
    """R28: no deal brings both at once (R13), but a short deck that was set up by hand can."""
    game = a_game(2, market=FULL, display="", deck="Y2 Y3 S1 Y4 S2 Y5 Y6", phase="ready")
    news = [event for event in play(game, "end") if isinstance(event, RoundScored | DirkReceived)]
    rounds = [event.round if isinstance(event, RoundScored) else len(event.tiles) for event in news]
    bag = 54 - len(tiles(FULL))
    assert rounds == [1, 6, 2, (bag - 6) // 3], "round 1, Dirk's six, round 2, Dirk's third"


def test_scoring_waits_until_the_market_is_filled() -> None:
    """R28, A10: the one tile left goes to the market, none to Dirk."""
    game = a_game(2, market="Pa2 - Ar4 Ch5", display="Y1 G1 B1", deck="S1 O9 ...", bag="To13", phase="ready")
    news = play(game, "end")
    assert only(SlotFilled, news).tile in tiles("To13")
    assert only(DirkReceived, news).tiles == ()


def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    """R29"""
    game = a_game(market=FULL, display="Y1 G1 B1", deck="", discards="O7 O8", phase="ready")
    news = play(game, "end")
    assert only(DiscardsReshuffled, news).cards == 2
    assert (game.view(None).deck, game.view(None).discards) == (1, ())
    assert only(CardDrawn, news).card in cards("O7 O8")


def test_what_was_paid_this_turn_is_shuffled_in_as_well() -> None:
    """R29, A8: the deck is made anew only when a card is needed."""
    game = a_game(market=FULL, display="Y1 G1 B1", deck="", discards="O7", hand="Y2", phase="act")
    play(game, "buy 1 Y2", "take Y1", "store Pa2")
    assert game.view(None).deck == 0
    assert only(DiscardsReshuffled, play(game, "end")).cards == 2


def test_the_deck_is_not_made_anew_before_a_card_is_needed() -> None:
    """R29, A8: its last card has been drawn, and the discards stay."""
    game = a_game(market=FULL, display="Y1 G1 B1", deck="Y9", discards="O7 O8", phase="ready")
    news = play(game, "end")
    assert all_of(DiscardsReshuffled, news) == []
    assert (game.view(None).deck, game.view(None).discards) == (0, cards("O7 O8"))


def test_half_way_through_a_refill_the_deck_is_made_anew() -> None:
    """R29"""
    game = a_game(market=FULL, display="Y1 G1", deck="Y9", discards="O7", phase="ready")
    news = play(game, "end")
    assert [type(event) for event in news][1:4] == [CardDrawn, DiscardsReshuffled, CardDrawn]
    assert game.view(None).display == cards("Y1 Y9 G1 O7")


def test_with_deck_and_discards_empty_the_display_stays_short_and_play_goes_on() -> None:
    """R29, A7"""
    game = a_game(market=FULL, display="Y1", deck="", phase="ready")
    play(game, "end")
    assert (game.phase, game.actor, game.view(None).display) == (Phase.ACT, 1, cards("Y1"))
    assert is_legal(game, "take Y1")


def test_a_short_display_is_filled_at_a_later_refill() -> None:
    """R29, A7: as soon as somebody has paid."""
    game = a_game(market=FULL, display="Y1", deck="", hands={1: "Y3"}, phase="ready")
    play(game, "end", "buy 1 Y3", "store Pa2", "end")
    assert game.view(None).display == cards("Y1 Y3")


def test_an_empty_display_lets_play_go_on() -> None:
    """R15, R29, A7, A48"""
    game = a_game(market=FULL, deck="", hands={1: "Y3"}, phase="ready")
    play(game, "end")
    assert (game.phase, game.view(None).display) == (Phase.ACT, ())


def test_scoring_cards_never_return() -> None:
    """R29"""
    game = a_game(market=FULL, display="Y1 G1 B1", deck="S2", discards="O7 O8 O9", round_=1, phase="ready")
    news = play(game, "end")
    assert (only(ScoringCardDrawn, news).round, only(DiscardsReshuffled, news).cards) == (2, 3)
    play(game, "take Y1", "end", "take O7" if is_legal(game, "take O7") else "take O8", "end")
    assert game.view(None).round == 2


def test_nothing_taken_nothing_drawn() -> None:
    """R30: a scoring card on top of the deck stays hidden."""
    game = a_game(market=FULL, display="Y1 G1 B1 O1", deck="S2 O9", round_=1, phase="ready")
    news = play(game, "end")
    assert [type(event) for event in news] == [TurnEnded, TurnBegun]
    assert game.view(None).deck == 2


def test_nothing_bought_no_tile_drawn() -> None:
    """R30"""
    game = a_game(market=FULL, display="Y1 G1 B1", phase="ready")
    assert all_of(SlotFilled, play(game, "end")) == []
    assert game.view(None).bag == 50


def the_last_refill(deck: str, *, players: int = 3, round_: int = 0) -> Game:
    """One slot stays empty, and one card is needed."""
    return a_game(players, market="- Se3 Ar4 Ch5", display="Y1 G1 B1", deck=deck, bag="", round_=round_, phase="ready")


def test_a_scoring_card_in_the_last_refill_is_scored_before_the_end() -> None:
    """R28, A11"""
    news = play(the_last_refill("S2 O9", round_=1), "end")
    assert [scored.round for scored in all_of(RoundScored, news)] == [2, 3]
    assert isinstance(news[-1], GameEnded)


def test_dirk_draws_nothing_from_the_empty_bag_of_the_last_refill() -> None:
    """R40, A11"""
    game = the_last_refill("S1 O9 ...", players=2)
    news = play(game, "end")
    assert only(DirkReceived, news).tiles == game.view(None).dirk == ()


def test_a_round_whose_card_never_came_is_not_held() -> None:
    """A12: the second card is still in the deck when the tiles run out."""
    news = play(the_last_refill("O9 S2", round_=1), "end")
    assert [scored.round for scored in all_of(RoundScored, news)] == [3]
