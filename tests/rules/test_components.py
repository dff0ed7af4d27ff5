"""What is in the box (R1-R7)."""

from __future__ import annotations

from collections import Counter

from alhambra import CARDS, TILES, Currency, Game, Kind, Side
from tests.support.playing import is_legal, listed, play
from tests.support.tables import a_game, card_numbers

PRINTED = """
    pavilion 2 NEW, pavilion 3 SW, pavilion 4 ES, pavilion 5 NW, pavilion 6 N, pavilion 7 E, pavilion 8,
    seraglio 3 ESW, seraglio 4 NE, seraglio 5 SW, seraglio 6 ES, seraglio 7 W, seraglio 8 S, seraglio 9,
    arcades 4 NES, arcades 5 NW, arcades 6 SW, arcades 6 NE, arcades 7 ES, arcades 8 N, arcades 8 E, arcades 9,
    arcades 10,
    chambers 5 NSW, chambers 6 ES, chambers 7 SW, chambers 7 NE, chambers 8 NW, chambers 9 W, chambers 9 S, chambers 10,
    chambers 11,
    garden 6 ESW, garden 7 NSW, garden 8 SW, garden 8 NE, garden 8 NW, garden 9 E, garden 10 N, garden 10 W, garden 10,
    garden 11, garden 12 S,
    tower 7 NEW, tower 8 NES, tower 9 ES, tower 9 NE, tower 9 NW, tower 10 W, tower 11 N, tower 11 S, tower 11,
    tower 12, tower 13 E
"""


def test_the_fountain_is_open_on_all_four_sides() -> None:
    """R1"""
    game = a_game(bought="Ga11", phase="settle")
    assert listed(game, "place") == ["place Ga11 e1", "place Ga11 n1", "place Ga11 s1", "place Ga11 w1"]


def test_there_are_54_buildings_of_six_kinds() -> None:
    """R2"""
    assert Counter(tile.kind for tile in TILES) == dict(zip(Kind, (7, 7, 9, 9, 11, 11), strict=True))


def test_the_prices_of_each_kind_begin_one_higher() -> None:
    """R2"""
    prices = {kind: [tile.price for tile in TILES if tile.kind is kind] for kind in Kind}
    assert [(min(each), max(each)) for each in prices.values()] == [(2, 8), (3, 9), (4, 10), (5, 11), (6, 12), (7, 13)]


def test_every_building_is_as_printed() -> None:
    """R3, A46 (the second arcades for eight have their wall in the east), A47"""
    written = [" ".join([tile.kind, str(tile.price), "".join(tile.walls)]).strip() for tile in TILES]
    assert written == [" ".join(entry.split()) for entry in PRINTED.split(",")]


def test_no_two_buildings_are_alike() -> None:
    """R3"""
    assert len({(tile.kind, tile.price, tile.walls) for tile in TILES}) == 54


def test_every_side_has_twenty_walls() -> None:
    """R3, A46"""
    assert Counter(side for tile in TILES for side in tile.walls) == dict.fromkeys(Side, 20)


def test_two_walls_of_a_building_always_adjoin() -> None:
    """R3"""
    corners = {"NE", "ES", "SW", "NW"}
    assert {"".join(tile.walls) for tile in TILES if len(tile.walls) == 2} == corners
    assert Counter(len(tile.walls) for tile in TILES) == {0: 10, 1: 16, 2: 20, 3: 8}


def test_money_comes_in_four_currencies_from_one_to_nine() -> None:
    """R4"""
    assert [(card.currency, card.value) for card in CARDS] == [
        (currency, value) for currency in Currency for value in range(1, 10)
    ]


def test_every_money_card_comes_three_times() -> None:
    """R4"""
    for players in (3, 4, 5, 6):
        assert Counter(card_numbers(Game.deal(players, "box").state())) == dict.fromkeys(range(36), 3)


def test_with_two_players_every_money_card_comes_twice() -> None:
    """R4"""
    assert Counter(card_numbers(Game.deal(2, "box").state())) == dict.fromkeys(range(36), 2)


def test_two_scoring_cards_lie_in_the_deck_and_are_not_money() -> None:
    """R5"""
    view = Game.deal(4, "box").view(None)
    assert view.deck == view.opening_deck + 2 == 108 - sum(view.hand_sizes) - 4 + 2


def test_each_slot_of_the_market_has_its_own_currency() -> None:
    """R6: slots 1 to 4 are sold for yellow, green, blue, orange."""
    game = a_game(hand="Y5 G5 B5 O5", market="Pa2 Se3 Ar4 Ch5")
    assert listed(game, "buy") == ["buy 1 Y5", "buy 2 G5", "buy 3 B5", "buy 4 O5"]


def test_a_reserve_has_no_limit() -> None:
    """R7"""
    many = "Pa2 Pa3 Pa4 Pa5 Pa6 Pa7 Pa8 Se3 Se4 Se5 Se6 Se7 Se8 Se9 Ar4 Ar5"
    game = a_game(reserve=many, bought="To13", phase="settle")
    play(game, "store To13")
    assert len(game.view(0).reserves[0]) == 17


def test_a_hand_has_no_limit() -> None:
    """R7"""
    many = " ".join(f"{currency}{value}" for currency in "YGB" for value in range(1, 10))
    game = a_game(hand=many, display="O9")
    assert is_legal(game, "take O9")


def test_everybody_begins_with_no_points() -> None:
    """R7"""
    assert Game.deal(5, "box").scores == (0, 0, 0, 0, 0)
