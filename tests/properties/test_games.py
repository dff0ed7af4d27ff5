"""What holds in every game, at every moment."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from alhambra import Buy, Event, Game, IllegalMove, Move, View, move
from alhambra.events import RoundScored
from alhambra.orders import legal_moves, pack, why_not
from alhambra.position import Position
from alhambra.rules.moves import MoveList
from alhambra.rules.playout import play_out, play_out_listing
from alhambra.rules.setup import deal_quickly
from alhambra.rules.state import State
from alhambra.rules.turn import play
from alhambra.values import CURRENCIES, from_text, to_text
from alhambra.view import hand_of, imagine, look
from tests.support.games import moments
from tests.support.strategies import choosers, deals, games, proposals
from tests.support.tables import everything_is_there
from tests.twins.palaces import is_sound, plan_of
from tests.twins.table import Table, on_view


def in_bytes(view: View) -> bytes:
    return msgspec.json.encode(view, enc_hook=to_text)


def everything_seen(game: Game) -> list[bytes]:
    """All views of a game, byte by byte."""
    return [in_bytes(game.view(seat)) for seat in (None, *range(game.players))]


@given(st.data(), deals())
def test_no_piece_is_ever_lost(data: st.DataObject, game: Game) -> None:
    """R2, R4: 54 tiles and 108 or 72 cards are always somewhere."""
    for moment in moments(game, data.draw(choosers(game.players))):
        assert everything_is_there(moment.state())


@given(st.data(), deals())
def test_every_palace_is_always_sound(data: st.DataObject, game: Game) -> None:
    """R22"""
    for at, moment in enumerate(moments(game, data.draw(choosers(game.players)))):
        if at % 40 == 0 or moment.is_over:
            view = moment.view(None)
            assert all(is_sound(plan_of(view, seat)) for seat in range(game.players))


@given(games())
def test_every_listed_move_plays(game: Game) -> None:
    """And leads to a table on which nothing is lost."""
    state = game.state()
    for each in game.legal_moves():
        assert why_not(state, each) is None
        after = state.copy()
        play(after, pack(after, each))
        assert everything_is_there(after)


@given(games())
def test_every_listed_move_has_a_text_that_means_it(game: Game) -> None:
    """`move` and `str` are inverse."""
    for each in game.legal_moves():
        assert move(str(each)) == each


def pays_with_spare_cards(game: Game, proposal: Move) -> bool:
    """R18: enough money of the right currency, all in hand, and one card could have stayed there."""
    if not isinstance(proposal, Buy) or game.phase != "act" or proposal.slot not in (1, 2, 3, 4):
        return False
    view = game.view(game.actor)
    hand, tile = list(view.hands[game.actor or 0] or ()), view.market[proposal.slot - 1]
    for card in proposal.cards:
        if card not in hand or card.currency is not CURRENCIES[proposal.slot - 1]:
            return False
        hand.remove(card)
    paid = sum(card.value for card in proposal.cards)
    return tile is not None and paid >= tile.price and paid - min(proposal.cards).value >= tile.price


@given(st.data(), games())
def test_a_move_not_listed_is_refused_with_its_reason_and_changes_nothing(data: st.DataObject, game: Game) -> None:
    """R18: except a payment with spare cards, which is accepted."""
    listed = set(game.legal_moves())
    before, events, moves = everything_seen(game), game.events, game.moves
    for _ in range(5):
        proposal = data.draw(proposals(game))
        reason = game.why_not(proposal)
        assert (reason is None) == (proposal in listed or pays_with_spare_cards(game, proposal))
        if reason is not None:
            with pytest.raises(IllegalMove) as refused:
                game.play(proposal)
            assert refused.value.reason == reason
    assert (everything_seen(game), game.events, game.moves) == (before, events, moves)


@given(st.data(), games(longest=300))
def test_earlier_copies_never_change(data: st.DataObject, game: Game) -> None:
    """Whatever is played on the table or on any copy of it."""
    kept: list[tuple[State, object]] = []
    for at, moment in zip(range(120), moments(game, data.draw(choosers(game.players))), strict=False):
        if at % 7 == 0:
            state = moment.state()
            kept.append((state, everything_about(state)))
        branch = kept[at % len(kept)][0].copy()
        for each in legal_moves(branch)[:1]:
            play(branch, pack(branch, each))
    for state, known in kept:
        assert everything_about(state) == known


def everything_about(state: State) -> object:
    """All that shows, all that is hidden, and all that may be done."""
    hidden = [pile.listed() for pile in (state.deck, state.bag, state.discards)]
    return look(state, None, open_hands=True), hidden, legal_moves(state)


def hands(game: Game) -> list[object]:
    state = game.state()
    return [hand_of(state, seat) for seat in range(game.players)]


@given(games())
def test_replay_equals_play(game: Game) -> None:
    """A game is its set-up and its moves."""
    again = Game(game.setup, game.moves)
    assert everything_seen(again) == everything_seen(game)
    assert again.events == game.events


@given(st.data(), games(longest=300))
def test_any_earlier_point_can_be_gone_back_to(data: st.DataObject, game: Game) -> None:
    """By branching off and by taking moves back."""
    step = data.draw(st.integers(0, len(game.moves)))
    there = game.at(step)
    events: tuple[Event, ...] = there.events
    assert there.moves == game.moves[:step]
    assert events == game.events[: len(events)]
    game.undo(len(game.moves) - step)
    assert everything_seen(game) == everything_seen(there)


@given(st.data(), deals())
def test_folding_the_events_gives_the_public_table(data: st.DataObject, game: Game) -> None:
    """R43: and the hands too, for every card was seen when it was taken or paid."""
    table = Table().fold(game.events)
    for at, moment in enumerate(moments(game, data.draw(choosers(game.players)))):
        if at:
            table.fold(moment.events_of(at))
        if at % 5 == 0 or moment.is_over:
            assert table.seen() == on_view(moment.view(None))
            known = [tuple(sorted(table.hands[seat].elements())) for seat in range(game.players)]
            assert known == hands(moment)


@given(games())
def test_folding_the_events_of_a_position_gives_the_public_table(game: Game) -> None:
    """R43: who joins in the middle is told everything as well."""
    assume(not game.is_over)
    joined = Game(Position.of(game))
    assert Table().fold(joined.events).seen() == on_view(game.view(None))


@given(games(longest=3_000))
def test_points_are_the_sum_of_the_lines_of_the_sheets(game: Game) -> None:
    """R31-R34"""
    sheets = [event for event in game.events if isinstance(event, RoundScored)]
    for seat in range(game.players):
        shares = [share for sheet in sheets for line in sheet.majorities for share in line.shares]
        majorities = sum(share.each for share in shares if seat in share.seats)
        walls = sum(wall.length for sheet in sheets for wall in sheet.walls if wall.seat == seat)
        assert game.scores[seat] == majorities + walls


@given(games())
def test_what_a_player_must_imagine_has_the_same_legal_moves_walls_and_looks(game: Game) -> None:
    """R43: whoever sees only a view can work out what may be done."""
    for seat in (None, *range(game.players)):
        view = game.view(seat)
        imagined = imagine(view)
        assert look(imagined, seat) == view
        if seat == game.actor:
            assert set(legal_moves(imagined)) == set(game.legal_moves())


@given(games())
def test_a_view_survives_the_wire(game: Game) -> None:
    """What is sent as JSON is read as the same view."""
    view = game.view(game.actor)
    assert msgspec.json.decode(in_bytes(view), type=View, dec_hook=from_text) == view


@given(st.integers(2, 6), st.integers(0, 2**40))
def test_choosing_without_listing_is_choosing_from_the_list(players: int, number: int) -> None:
    """A playout draws the same moves whether it writes them all out or not."""
    one, other = deal_quickly(players, number), deal_quickly(players, number)
    assert play_out(one) == play_out_listing(other, MoveList())
    assert look(one, None, open_hands=True) == look(other, None, open_hands=True)
