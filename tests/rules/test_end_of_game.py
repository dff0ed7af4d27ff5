"""The end of the game (R36-R39)."""

from __future__ import annotations

import pytest

from alhambra import Game, Phase
from alhambra.events import GameEnded, LeftoverAwarded, RoundScored
from tests.support.playing import all_of, is_legal, listed, only, play, refusal
from tests.support.tables import a_game, a_plan, cards, plan_of, tiles

ALL_OUT = "Y1 G1 B1 O1"


def last_turn(
    market: str = "Pa2 Se3 Ar4 -",
    *,
    hands: dict[int, str] | None = None,
    players: int = 3,
    actor: int = 0,
    palaces: dict[int, str] | None = None,
    scores: tuple[int, ...] = (),
    dirk: str = "",
) -> Game:
    """The bag is empty, a slot too, and the turn is about to end."""
    return a_game(
        players,
        actor=actor,
        market=market,
        hands=hands,
        palaces=palaces,
        scores=scores,
        dirk=dirk,
        display=ALL_OUT,
        bag="",
        phase="ready",
    )


def receivers(game: Game) -> dict[str, int | None]:
    """Who gets which of the last tiles."""
    return {str(award.tile): award.seat for award in all_of(LeftoverAwarded, play(game, "end"))}


def test_the_game_ends_when_the_market_cannot_be_filled() -> None:
    """R36, A13"""
    game = last_turn()
    play(game, "end")
    assert game.is_over


def test_a_bag_emptied_exactly_does_not_end_the_game() -> None:
    """R36, A13"""
    game = a_game(market="Pa2 Se3 Ar4 -", bag="To13", display=ALL_OUT, phase="ready")
    play(game, "end")
    assert (game.phase, game.view(None).bag) == (Phase.ACT, 0)


def test_an_empty_bag_without_a_purchase_does_not_end_the_game() -> None:
    """R36"""
    game = a_game(market="Pa2 Se3 Ar4 Ch5", bag="", display="Y1 G1 B1", phase="ready")
    play(game, "end")
    assert game.phase is Phase.ACT


def test_the_market_is_filled_as_far_as_possible_before_it_is_handed_out() -> None:
    """R36, R37"""
    game = a_game(market="- Se3 - -", bag="To13 Ga12", display=ALL_OUT, phase="ready")
    assert list(receivers(game)) == ["To13", "Se3", "Ga12"]


def test_each_last_tile_goes_to_whoever_has_the_most_money_of_its_currency() -> None:
    """R37, A17: each slot for itself, the price does not matter."""
    game = last_turn(hands={0: "Y3 G2", 1: "Y2 G9", 2: "B1"})
    assert receivers(game) == {"Pa2": 0, "Se3": 1, "Ar4": 2}


def test_value_counts_not_the_number_of_cards() -> None:
    """R37, A14"""
    assert receivers(last_turn("Pa2 - - -", hands={0: "Y1 Y2 Y3", 1: "Y9"})) == {"Pa2": 1}


def test_a_tile_stays_when_two_have_the_most() -> None:
    """R37"""
    game = last_turn("Pa2 - - -", hands={0: "Y9", 1: "Y4 Y5", 2: "Y8"})
    assert receivers(game) == {"Pa2": None}
    assert game.view(None).market == (*tiles("Pa2"), None, None, None)


def test_a_tie_below_the_top_does_not_matter() -> None:
    """R37"""
    assert receivers(last_turn("Pa2 - - -", hands={0: "Y8", 1: "Y8", 2: "Y9"})) == {"Pa2": 2}


def test_a_tile_stays_when_nobody_has_money_of_its_currency() -> None:
    """R37, A15"""
    assert receivers(last_turn("Pa2 - - -", hands={0: "G9"})) == {"Pa2": None}


def test_the_last_tiles_are_not_paid() -> None:
    """R37, A17"""
    game = last_turn("Pa2 - - -", hands={0: "Y9"})
    play(game, "end")
    assert game.view(0).hands[0] == cards("Y9")


def test_one_player_may_receive_all_of_them() -> None:
    """R37, A17"""
    game = last_turn("Pa2 Se3 Ar4 -", hands={1: "Y1 G1 B1"})
    play(game, "end")
    assert (game.actor, game.view(None).aside) == (1, tiles("Pa2 Se3 Ar4"))


def test_what_was_taken_in_the_last_turn_counts() -> None:
    """R37, A18"""
    game = a_game(hand="G3", hands={1: "Y5"}, market="Pa2 Se3 - -", display="Y6 G1", bag="", deck="")
    play(game, "buy 2 G3", "take Y6", "store Se3")
    assert receivers(game) == {"Pa2": 0}


def test_what_was_paid_in_the_last_turn_does_not_count() -> None:
    """R37, A18"""
    game = a_game(hand="Y3 Y2", hands={1: "Y4"}, market="Pa3 - - -", display=ALL_OUT, bag="To13 Ga12 Se9")
    play(game, "buy 1 Y2 Y3", "store Pa3", "end")
    assert game.view(None).aside == tiles("To13")
    assert game.actor == 1


def test_receivers_build_one_after_the_other_from_the_seat_after_the_last_turn() -> None:
    """R38"""
    game = last_turn("Pa2 Se3 Ar4 -", actor=1, hands={0: "G1", 1: "Y1", 2: "B1"})
    play(game, "end")
    order = []
    while not game.is_over:
        order.append(game.actor)
        play(game, listed(game, "store")[0], "end")
    assert order == [2, 0, 1]


def test_a_last_tile_may_be_built_or_stored() -> None:
    """R38"""
    game = last_turn("Pa2 - - -", hands={0: "Y1"})
    play(game, "end")
    assert game.phase is Phase.FINAL
    assert listed(game) == ["place Pa2 n1", "store Pa2"]


def test_the_last_tiles_follow_the_building_rules() -> None:
    """R38"""
    game = last_turn("Pa2 - - -", hands={0: "Y1"})
    play(game, "end")
    assert refusal(game, "place Pa2 e1") == "WALL_MEETS_OPENING"


@pytest.mark.parametrize("action", ["take Y1", "build Pa8 e1", "remove e1", "stop", "buy 2 G1"])
def test_there_are_no_more_actions_at_the_end(action: str) -> None:
    """R38: no redesign either."""
    game = a_game(
        hands={0: "Y1"},
        reserves={0: "Pa8"},
        market="Pa2 - - -",
        display=ALL_OUT,
        bag="",
        phase="ready",
        palace="To12@e1",
    )
    play(game, "end")
    assert refusal(game, action) == "NO_ACTIONS_AT_THE_END"


def test_a_last_tile_that_was_built_counts_in_the_last_round() -> None:
    """R38, R39"""
    game = last_turn("Pa2 - - -", hands={0: "Y1"})
    news = play(game, "end", "place Pa2 n1", "end")
    assert only(RoundScored, news).scores == (16 + 3, 0, 0)
    assert plan_of(game.view(None), 0) == a_plan("Pa2@n1")


def test_a_receiver_must_settle_before_the_next_one() -> None:
    """R27, R38"""
    game = last_turn("Pa2 - - -", hands={0: "Y1"})
    play(game, "end")
    assert refusal(game, "end") == "TILES_LEFT_TO_SETTLE"


def test_the_third_round_is_scored_and_the_most_points_win() -> None:
    """R39"""
    game = last_turn("- - - -", scores=(10, 30, 20))
    news = play(game, "end")
    assert only(RoundScored, news).round == 3
    assert only(GameEnded, news).winners == game.winners == (1,)


def test_points_of_the_last_round_decide_as_well() -> None:
    """R39"""
    game = last_turn("- - - -", scores=(10, 30, 20), palaces={0: "To12@e1"})
    play(game, "end")
    assert (game.scores, game.winners) == ((31, 30, 20), (0,))


def test_equal_points_share_the_victory() -> None:
    """R39, A41: there is no tie-break."""
    game = last_turn("- - - -", scores=(30, 30, 20), hands={0: "Y9 Y8"})
    play(game, "end")
    assert game.winners == (0, 1)


def test_everybody_may_share_the_victory() -> None:
    """R39, A41"""
    game = last_turn("- - - -")
    play(game, "end")
    assert game.winners == (0, 1, 2)


@pytest.mark.parametrize("text", ["take Y1", "store Pa2", "stop", "end", "dirk Pa2", "place Pa2 n1", "remove e1"])
def test_after_the_end_nothing_is_possible(text: str) -> None:
    """R39"""
    game = last_turn("- - - -")
    play(game, "end")
    assert refusal(game, text) == "GAME_OVER"
    assert (listed(game), game.actor) == ([], None)


def test_the_engine_knows_no_limit_of_turns() -> None:
    """A48: a thousand turns of removing and building are as good as one."""
    game = a_game(2, palaces={0: "To12@e1", 1: "Pa8@e1"}, market="Pa2 Se3 Ar4 Ch5", display=ALL_OUT)
    for _ in range(250):
        play(game, "remove e1", "end", "remove e1", "end", "build To12 e1", "end", "build Pa8 e1", "end")
    assert (game.view(None).turns, is_legal(game, "remove e1")) == (1000, True)
