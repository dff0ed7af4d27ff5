"""Setting up (R8-R13)."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra import Deal, Game
from alhambra.events import DirkReceived, DisplayLaid, HandDealt, MarketLaid, StartChosen
from alhambra.rules.money import FIRST_SCORING_CARD, SECOND_SCORING_CARD
from tests.support.playing import all_of, only
from tests.twins.shuffle import shuffled_cards, shuffled_tiles

FIRST, SECOND = FIRST_SCORING_CARD, SECOND_SCORING_CARD
SEEDS = [f"table {number}" for number in range(60)]


def deals(*, players: tuple[int, ...] = (2, 3, 4, 5, 6)) -> Iterator[Game]:
    for at, seed in enumerate(SEEDS):
        yield Game.deal(players[at % len(players)], seed)


def piles(cards: int) -> list[int]:
    """The sizes of five piles as equal as possible; the first ones get one card more (R13)."""
    return [cards // 5 + (pile < cards % 5) for pile in range(5)]


def money_above(game: Game, scoring_card: int) -> int:
    """How many money cards lie above a scoring card in the deck."""
    from_the_top = game.state().deck.listed()[::-1]
    above = from_the_top[: from_the_top.index(scoring_card)]
    return sum(card not in (FIRST, SECOND) for card in above)


def test_a_palace_begins_with_the_fountain_alone() -> None:
    """R8"""
    assert Game.deal(6, "fountain").view(None).palaces == ((),) * 6


def test_the_first_four_tiles_of_the_bag_fill_slots_1_to_4() -> None:
    """R9"""
    for game in deals():
        seed = game.setup.seed if isinstance(game.setup, Deal) else ""
        assert only(MarketLaid, game.events).tiles == shuffled_tiles(seed)[:4]


def test_dirk_gets_the_next_six_tiles() -> None:
    """R9, R40, A21: six in all, not six from each player."""
    game = Game.deal(2, "carlo")
    assert only(DirkReceived, game.events).tiles == shuffled_tiles("carlo")[4:10]
    assert (len(game.view(None).dirk), game.view(None).bag) == (6, 44)


def test_without_dirk_fifty_tiles_stay_in_the_bag() -> None:
    """R9"""
    assert [Game.deal(players, "bag").view(None).bag for players in (3, 4, 5, 6)] == [50] * 4


def test_a_hand_is_dealt_until_it_is_worth_twenty() -> None:
    """R10, A44"""
    for game in deals():
        for hand in all_of(HandDealt, game.events):
            values = [card.value for card in hand.cards]
            assert sum(values[:-1]) < 20 <= sum(values) <= 28


def test_money_is_dealt_player_after_player() -> None:
    """R10"""
    game = Game.deal(4, "dealer")
    dealt = [card for hand in all_of(HandDealt, game.events) for card in hand.cards]
    assert tuple(dealt) == shuffled_cards(4, "dealer")[: len(dealt)]
    assert [hand.seat for hand in all_of(HandDealt, game.events)] == [0, 1, 2, 3]


def test_the_player_with_the_fewest_cards_begins_then_the_one_with_the_least_money() -> None:
    """R11"""
    for game in deals():
        hands = all_of(HandDealt, game.events)
        wealth = {hand.seat: (len(hand.cards), sum(card.value for card in hand.cards)) for hand in hands}
        assert wealth[only(StartChosen, game.events).seat] == min(wealth.values())


def tied_for_the_start(game: Game) -> list[int]:
    hands = all_of(HandDealt, game.events)
    wealth = {hand.seat: (len(hand.cards), sum(card.value for card in hand.cards)) for hand in hands}
    return [seat for seat in wealth if wealth[seat] == min(wealth.values())]


def test_of_those_fully_tied_the_youngest_begins() -> None:
    """R11, A1"""
    ties = [seed for seed in SEEDS if len(tied_for_the_start(Game.deal(6, seed))) > 1]
    assert ties
    for seed in ties:
        tied = tied_for_the_start(Game.deal(6, seed))
        oldest_first = sorted(range(6), reverse=True)
        assert Game.deal(6, seed).view(None).start == tied[0]
        assert Game.deal(6, seed, youngest=oldest_first).view(None).start == tied[-1]


def test_the_display_is_laid_before_the_scoring_cards_go_in() -> None:
    """R12, A43: the four cards after the hands, whatever comes into the deck later."""
    for game in deals(players=(3,)):
        seed = game.setup.seed if isinstance(game.setup, Deal) else ""
        dealt = sum(game.view(None).hand_sizes)
        assert only(DisplayLaid, game.events).cards == tuple(sorted(shuffled_cards(3, seed)[dealt : dealt + 4]))


def test_the_first_scoring_card_lies_in_the_second_fifth() -> None:
    """R13"""
    for game in deals():
        sizes = piles(game.view(None).opening_deck)
        assert sizes[0] <= money_above(game, FIRST) <= sum(sizes[:2])


def test_the_second_scoring_card_lies_in_the_fourth_fifth() -> None:
    """R13"""
    for game in deals():
        sizes = piles(game.view(None).opening_deck)
        assert sum(sizes[:3]) <= money_above(game, SECOND) <= sum(sizes[:4])


def test_a_scoring_card_may_lie_at_every_place_of_its_pile() -> None:
    """R13, A42: on top of it, below it, and everywhere between."""
    places: dict[int, set[tuple[int, int]]] = {FIRST: set(), SECOND: set()}
    for number in range(400):
        game = Game.deal(2, f"cut {number}")
        sizes = piles(game.view(None).opening_deck)
        places[FIRST].add((sizes[1], money_above(game, FIRST) - sizes[0]))
        places[SECOND].add((sizes[3], money_above(game, SECOND) - sum(sizes[:3])))
    for met in places.values():
        # 60 money cards make five piles of twelve on average: look at that size.
        assert {place for size, place in met if size == 12} == set(range(13))


def test_the_rest_of_the_money_stays_in_the_order_it_was_shuffled() -> None:
    """R13: pile 1 comes on top."""
    for game in deals(players=(4,)):
        seed = game.setup.seed if isinstance(game.setup, Deal) else ""
        deck = [number for number in game.state().deck.listed()[::-1] if number not in (FIRST, SECOND)]
        assert deck == [card.number for card in shuffled_cards(4, seed)][-len(deck) :]
