"""Positions set up by hand: what they mean, and what is refused."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given

from alhambra import CARDS, TILES, EndTurn, Game, SetupError, card, move, tile
from alhambra.events import PositionSet, read_journal
from alhambra.insight import known_hands
from alhambra.notation import parse_setup
from alhambra.orders import legal_moves
from alhambra.position import Position, ScoringCard, buildings
from alhambra.rules.journal import Journal
from alhambra.rules.setup import cards_above, pile_size
from alhambra.view import Phase, hand_of, imagine
from tests.notation.games import games, partial_positions


def a_position(lines: str, players: int = 2) -> Position:
    setup = parse_setup(f"position\nplayers: {players}\n{lines}")
    assert isinstance(setup, Position)
    return setup


def bag_of(position: Position) -> list[str]:
    """The whole bag, next drawn first."""
    return [str(TILES[number]) for number in reversed(position.lay_out().bag.listed())]


def deck_of(position: Position) -> list[str]:
    """The whole deck, top first."""
    names = [*map(str, CARDS), "S1", "S2"]
    return [names[number] for number in reversed(position.lay_out().deck.listed())]


# -------------------------------------------------------------------- going on from a game


@pytest.mark.parametrize("players", range(2, 7))
def test_an_imagined_table_cannot_be_told_from_the_real_one(players: int) -> None:
    luck = random.Random(players)
    game = Game.deal(players, "imagined")
    while not game.is_over:
        if len(game.moves) % 23 == 0 or game.phase is Phase.FINAL:
            view = game.view(game.actor)
            table = Game(Position.imagined(view, known_hands(game.events), f"thought {len(game.moves)}"))
            assert table.view(view.seat) == view
            assert known_hands(table.events) == known_hands(game.events)
        game.play(luck.choice(game.legal_moves()))


def test_every_thought_deals_the_hidden_piles_anew() -> None:
    game = Game.deal(3, "thoughts")
    hands = known_hands(game.events)
    thoughts = [Position.imagined(game.view(0), hands, f"thought {number}") for number in range(20)]
    assert (
        len({tuple(bag_of(thought)) for thought in thoughts}) == len({tuple(deck_of(each)) for each in thoughts}) == 20
    )


@given(games())
def test_a_position_of_a_game_looks_the_same_from_every_seat(game: Game) -> None:
    again = Game(Position.of(game))
    for seat in (None, *range(game.players)):
        assert again.view(seat) == game.view(seat)
        assert imagine(again.view(seat)).turns == game.view(seat).turns


@given(games())
def test_a_position_of_a_game_goes_on_as_the_game_does(game: Game) -> None:
    again = Game(Position.of(game))
    luck = random.Random(0)
    for _ in range(40):
        if game.is_over:
            break
        chosen = luck.choice(game.legal_moves())
        assert again.play(chosen) == game.play(chosen)
    assert again.scores == game.scores


@given(partial_positions())
def test_a_partial_position_can_be_looked_at_and_played(position: Position) -> None:
    game = Game(position)
    luck = random.Random(0)
    for _ in range(30):
        if game.actor is None:
            break
        assert set(legal_moves(imagine(game.view(game.actor)))) == set(game.legal_moves())
        game.play(luck.choice(game.legal_moves()))


@given(partial_positions())
def test_a_partial_position_has_every_piece_at_most_once(position: Position) -> None:
    state = position.lay_out()
    view = Game(position).view(None)
    tiles = [building.tile for palace in view.palaces for building in palace]
    tiles += [each for reserve in view.reserves for each in reserve]
    tiles += [*view.aside, *view.dirk, *filter(None, view.market), *(TILES[number] for number in state.bag.listed())]
    assert len(tiles) == len(set(tiles))
    cards = Counter([*view.display, *view.discards, *(CARDS[n] for n in state.deck.listed() if n < len(CARDS))])
    for seat in range(position.players):
        cards.update(hand_of(state, seat))
    assert max(cards.values()) <= (2 if position.players == 2 else 3)


def test_a_position_says_to_the_public_what_a_deal_does_not_have() -> None:
    position = a_position(
        "phase: settle\nactor: 1\nturns: 3\naside: To9b\npalace 0: Pa7@e1\nreserve 1: Pa2\ndiscards: Y7"
    )
    events = Game(position).events
    assert [type(event).__name__ for event in events] == [
        "PositionSet",
        "PalaceFound",
        "ReserveFound",
        "AsideFound",
        "DiscardsFound",
        "MarketLaid",
        "HandDealt",
        "HandDealt",
        "DisplayLaid",
        "DeckStacked",
        "StartChosen",
    ]
    assert isinstance(events[0], PositionSet)
    assert events[0].phase is Phase.SETTLE
    assert events[0].actor == 1


def test_a_position_without_a_journal_is_the_same() -> None:
    position = a_position("hand 0: Y1")
    journal = Journal()
    assert position.lay_out(journal).deck.listed() == position.lay_out().deck.listed()
    assert read_journal(journal.lines)


# -------------------------------------------------------------------- what is not said


def test_what_is_not_named_is_not_on_the_table() -> None:
    view = Game(a_position("", players=3)).view(0)
    assert view.market == (None,) * 4
    assert view.display == ()
    assert view.hand_sizes == (0, 0, 0)
    assert view.palaces == ((), (), ())


def test_piles_go_on_with_everything_that_lies_nowhere_else() -> None:
    position = a_position("palace 0: Pa7@e1\nmarket: To9b - - -\nhand 0: Y1 Y1\n")
    assert len(bag_of(position)) == 52
    assert not {"Pa7", "To9b"} & set(bag_of(position))
    assert len(deck_of(position)) == 72 - 2 + 2
    assert "Y1" not in deck_of(position)


def test_what_is_named_of_a_pile_comes_first() -> None:
    position = a_position("bag: To9b Pa2 ...\ndeck: Y9 G1 ...\n")
    assert bag_of(position)[:2] == ["To9b", "Pa2"]
    assert deck_of(position)[:2] == ["Y9", "G1"]


def test_a_pile_that_is_named_whole_ends_there() -> None:
    position = a_position("bag: To9b\ndeck: Y9 G1\n")
    assert bag_of(position) == ["To9b"]
    assert deck_of(position) == ["Y9", "G1"]
    assert bag_of(a_position("bag:")) == []


def test_the_seed_decides_the_rest() -> None:
    one, two = a_position('seed: "one"'), a_position('seed: "two"')
    assert bag_of(one) != bag_of(two)
    assert deck_of(one) != deck_of(two)
    assert sorted(deck_of(one)) == sorted(deck_of(two))
    assert deck_of(one) == deck_of(a_position('seed: "one"'))


@pytest.mark.parametrize("seed", range(30))
def test_scoring_cards_lie_in_their_fifths(seed: int) -> None:
    """R13"""
    position = a_position(f'seed: "{seed}"\nhand 0: Y1 G2 B3\ndeck: G9 O9 ...', players=4)
    deck = deck_of(position)
    for card_, pile in (("S1", 2), ("S2", 4)):
        money = [each for each in deck[: deck.index(card_)] if not each.startswith("S")]
        above = cards_above(105, pile)
        assert above <= len(money) <= above + pile_size(105, pile)


def test_cards_drawn_are_as_few_as_the_scoring_cards_allow() -> None:
    """R13: the first scoring card lies on top of 68 cards, so a fifth of the deck is gone, 17 of 85."""
    state = a_position("deck: S1 ...\nhand 0: B1 B2 B3 B4").lay_out()
    assert (state.opening_deck, state.drawn) == (85, 17)


def test_a_deck_without_scoring_cards_is_a_later_one() -> None:
    """R29"""
    assert a_position("deck: Y1 Y2").lay_out().reshuffles == 1
    assert a_position("deck: ...").lay_out().reshuffles == 0


def test_at_the_end_the_bag_is_empty() -> None:
    """R36"""
    assert bag_of(a_position("phase: final\naside: To9b")) == []


def test_who_began_follows_from_the_turns() -> None:
    assert Game(a_position("actor: 1\nturns: 5", players=3)).view(None).start == 2


# -------------------------------------------------------------------- playing from one


def test_a_scoring_card_can_be_put_on_top() -> None:
    game = Game(a_position("market: To7 Pa3 Pa4 Pa5\ndisplay: Y1 Y2 Y3 Y4\ndeck: S1 G9 ...\npalace 0: To12@e1"))
    game.play(move("take Y4"))
    game.play(EndTurn())
    assert game.view(None).round == 1
    assert game.view(None).display == tuple(map(card, ("Y1", "Y2", "Y3", "G9")))
    assert game.scores == (6, 0)


def test_receivers_settle_one_after_the_other() -> None:
    """R38"""
    game = Game(a_position("phase: final\nactor: 0\naside: To9b\nmarket: - Pa2 - Ga6\nreceivers: - 1 - 2\n", players=3))
    for text in ("store To9b", "end", "store Pa2", "end", "store Ga6", "end"):
        game.play(move(text))
    assert game.is_over


# -------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        ("palace 0: Pa7@0", "palace 0: Pa7 at 0, where the fountain stands (R8)"),
        ("palace 0: To12@e1 Ga11@e1", "palace 0: two buildings at e1"),
        ("palace 0: Ga11@e2", "palace 0: no way on foot from the fountain to e2 (R22 iii)"),
        (
            "palace 0: Ga11@e1 Ga10c@e2 To12@e2s1 To11c@e2s2 Ar9@e1s2 Ar10@s2 Ch10@s1",
            "palace 0: empty ground is enclosed at e1s1 (R22 v)",
        ),
        ("palace 0: Ga11@n1 Ga10c@w1n1 Pa7@w1", "palace 0: a wall meets an opening between w1 and 0 (R22 ii)"),
        ("reserve 0: Pa7\nbag: Pa7", "bag: Pa7 comes 2 times, but the game has 1 (reserve 0, bag)"),
        ("hand 0: Y7 Y7\nhand 1: Y7", "hand 1: Y7 comes 3 times, but the game has 2 (hand 0, hand 0, hand 1)"),
        ("deck: S1 S1", "deck: S1 comes 2 times, but the game has 1 (deck, deck)"),
        ("deck: S2 ...", "deck: after round 0 it has S1 and then S2, not S2"),
        ("deck: Y1 S1 Y2", "deck: after round 0 it has S1 and then S2, not S1"),
        ("round: 1\ndeck: S1 ...", "deck: has S1, but round 1 has been held"),
        ("reshuffles: 1\ndeck: Y1 S1", "deck: made of discards, it cannot have a scoring card (R29)"),
        ("deck: S1 Y1 S2 ...", "deck: no deal puts the scoring cards where they lie here (R13)"),
        (
            "drawn: 3\ndeck: S1 ...",
            "drawn: with 3 cards drawn and 72 left, the scoring cards cannot be where this deck and round 0 have them "
            "(R13)",
        ),
        ("phase: settle", "phase: settle, but nothing is aside (R26)"),
        ("phase: settle\nbonus: yes\naside: Pa2", "phase: settle with a bonus, which belongs to act (R19)"),
        ("bonus: yes", "phase: a bonus, but nothing bought is aside (R19)"),
        ("aside: Pa2", "aside: tiles bought in a turn that still acts, but no bonus from an exact payment (R19)"),
        ("phase: ready\naside: Pa2", "aside: tiles left to settle, but the phase is ready (R27)"),
        (
            "phase: settle\naside: Pa2\nmarket: To7 To8 To9a To9b",
            "aside: 1 bought, but only 0 slots of the market are empty (R20)",
        ),
        ("phase: final\nbag: Pa2", "bag: tiles in it, but the game goes into phase final only when it is empty (R36)"),
        ("receivers: 0 - - -\nmarket: Pa2", "receivers: slot 1 is promised, but the phase is act (R37)"),
        ("phase: final\nreceivers: 0 - - -", "receivers: slot 1 is promised, but empty"),
        ("phase: final\nmarket: Pa2\nreceivers: 2", "receivers: seat 2, but the seats are 0 to 1"),
        ("actor: 2", "actor: seat 2, but the seats are 0 to 1"),
        ("start: 2", "start: seat 2, but the seats are 0 to 1"),
        ("start: 1", "start: seat 1, but then turn 1 is seat 1's, not seat 0's (R14)"),
        ("round: 4", "round: 4, but there are rounds 1 to 3, and 0 before them"),
        ("round: 3", "round: 3 in phase act, but round 3 ends the game (R39)"),
        ("display: Y1 Y2 Y3 Y4 Y5", "display: 5 cards, but it shows 4 at most"),
        ("market: - - - - -", "market: 5 slots, but the market has 4"),
        ("scores: 1 2 3", "scores: for 3 seats, but there are 2"),
    ],
)  # fmt: skip
def test_faults(lines: str, fault: str) -> None:
    with pytest.raises(ValueError, match=r"line \d+, column 1: ") as error:
        a_position(lines)
    assert isinstance(error.value.__cause__, SetupError)
    assert str(error.value.__cause__) == fault


def test_dirk_stays_at_home_with_three() -> None:
    with pytest.raises(ValueError, match=r"dirk: he takes part only with two players \(R40\)"):
        a_position("dirk: Pa2", players=3)


def test_everything_wrong_is_said_at_once() -> None:
    with pytest.raises(SetupError) as error:
        Position(
            players=3,
            seed="",
            palaces=(buildings("Pa2@e1"),),
            hands=((card("Y7"),) * 4,),
            market=(tile("Pa2"),),
            actor=5,
            turns=-1,
            deck=(ScoringCard.SECOND,),
        )
    assert [fault.partition(":")[0] for fault in str(error.value).split("; ")] == [
        "seed",
        "turns",
        "palace 0",
        "palace 0",
        "market",
        "hand 0",
        "actor",
    ]


def test_players_are_two_to_six() -> None:
    with pytest.raises(SetupError, match="players: 7, but the game is for 2 to 6"):
        Position(players=7)


def test_a_palace_in_words() -> None:
    assert [str(each.cell) for each in buildings("Pa7@e1 To12@w1n2")] == ["e1", "w1n2"]
    with pytest.raises(ValueError, match="'Pa7' is no building"):
        buildings("Pa7")
