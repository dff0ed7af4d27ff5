"""Chains and takings against every way to spend every set of cards."""

from __future__ import annotations

from itertools import combinations, product
from math import prod

import pytest

from alhambra import Buy, Card, Game, Phase, View
from alhambra.insight import chain, takings
from tests.insight.games import SEATS, some_positions
from tests.support.tables import a_game, cards
from tests.twins.money import payments, worth
from tests.twins.money import takings as all_takings


def ways_to_pay(view: View, seat: int, slot: int, extra: tuple[Card, ...] = ()) -> set[tuple[Card, ...]]:
    """Every payment without a spare card for a slot, with these cards added to the hand."""
    tile = view.market[slot - 1]
    if tile is None:
        return set()
    hand = [*(view.hands[seat] or ()), *extra]
    return payments([card for card in hand if "YGBO".index(str(card)[0]) == slot - 1], tile.price)


def exact_ways(view: View, seat: int, slot: int) -> list[tuple[Card, ...]]:
    tile = view.market[slot - 1]
    return [each for each in ways_to_pay(view, seat, slot) if tile is not None and worth(each) == tile.price]


def can_buy_all(game: Game, slots: tuple[int, ...]) -> bool:
    """Whether some choice of payments buys all these slots exactly, one after the other, in a real game."""
    view = game.view(game.actor)
    for choice in product(*(exact_ways(view, game.actor or 0, slot) for slot in slots)):
        twin = game.at(len(game.moves))
        for slot, paid in zip(slots, choice, strict=True):
            twin.play(Buy(slot, paid))
        return twin.view(None).has_bonus
    return False


def test_the_chain_is_the_largest_set_of_slots_that_can_be_bought_exactly() -> None:
    chains = 0
    for players in SEATS:
        for game in some_positions(players, f"chain {players}", every=4):
            if game.phase is Phase.ACT:
                chains += judge_chain(game)
    assert chains > 10


def judge_chain(game: Game) -> bool:
    """Judge the actor's chain; whether there was one."""
    seat = game.actor or 0
    view = game.view(seat)
    sets = [slots for size in (2, 3, 4) for slots in combinations((1, 2, 3, 4), size) if can_buy_all(game, slots)]
    found = chain(view)
    assert (found is None) == (not sets)
    if found is None:
        return False
    assert tuple(link.slot for link in found.links) == sets[-1]
    for link in found.links:
        assert {each.cards for each in link.payments} == set(exact_ways(view, seat, link.slot))
        assert all(each.over == 0 for each in link.payments)
    assert found.ways == prod(len(link.payments) for link in found.links)
    payable = [slot for slot in (1, 2, 3, 4) if ways_to_pay(view, seat, slot)]
    assert found.then == tuple(slot for slot in payable if slot not in sets[-1])
    return True


def test_a_chain_names_the_cards_it_spends_and_what_may_follow() -> None:
    game = a_game(hand="Y2 Y3 Y5 G6 B9", market="Pa5 Pa6 Pa7 To13")
    found = chain(game.view(0))
    assert found is not None
    assert [str(link.tile) for link in found.links] == ["Pa5", "Pa6"]
    assert found.cards == cards("Y5 G6")
    assert (found.ways, found.then) == (2, (3,))


def test_one_exact_purchase_is_no_chain() -> None:
    assert chain(a_game(hand="Y5 G9", market="Pa5 Pa6 Pa7 To13").view(0)) is None


@pytest.mark.parametrize("players", SEATS)
def test_takings_tell_which_tiles_they_bring_nearer(players: int) -> None:
    for game in some_positions(players, f"takings {players}", every=10):
        if game.is_over:
            continue
        for seat in range(players):
            view = game.view(seat)
            found = takings(view)
            assert {taking.cards for taking in found} == all_takings(view.display)
            assert len(found) == len(all_takings(view.display))
            for taking in found:
                assert taking.total == worth(taking.cards)
                expected = []
                for slot, tile in enumerate(view.market, start=1):
                    now = [worth(each) for each in ways_to_pay(view, seat, slot)]
                    then = [worth(each) for each in ways_to_pay(view, seat, slot, taking.cards)]
                    if tile is not None and then and min(then) < min(now, default=99):
                        over_now = min(now) - tile.price if now else None
                        expected.append((slot, tile, over_now, min(then) - tile.price))
                told = [(each.slot, each.tile, each.over_now, each.over_then) for each in taking.prospects]
                assert told == expected


def test_a_card_that_makes_a_payment_exact_is_worth_a_mark() -> None:
    game = a_game(hand="Y4 G9", market="To9a Pa8 - -", display="Y5 B1")
    by_cards = {taking.cards: taking.prospects for taking in takings(game.view(0))}
    (prospect,) = by_cards[cards("Y5")]
    assert (str(prospect.tile), prospect.over_now, prospect.over_then) == ("To9a", None, 0)
    assert by_cards[cards("B1")] == ()


def test_nobody_is_told_what_a_hidden_hand_lacks() -> None:
    game = a_game(hand="Y4", market="Pa5 - - -", display="Y1")
    with pytest.raises(ValueError, match="the hand of seat 0 is hidden"):
        takings(game.view(None))
