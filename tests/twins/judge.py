"""Holds the engine to account at one moment of a game."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from alhambra import Build, Cell, Event, Exchange, Game, Phase, Place, Remove, Tile
from alhambra.events import RoundScored
from tests.twins.legal import legal_moves
from tests.twins.palaces import is_sound, near, plan_of
from tests.twins.reasons import why_not_exchange, why_not_remove, why_not_set
from tests.twins.scoring import majority
from tests.twins.walls import is_chain, longest_wall


def judge_moment(game: Game) -> None:
    """Palaces, walls and legal moves are what the rules say they are."""
    view = game.view(game.actor)
    for seat in range(game.players):
        plan = plan_of(view, seat)
        assert is_sound(plan)
        assert view.walls[seat] == longest_wall(plan)
    listed = game.legal_moves()
    assert len(listed) == len(set(listed)), "a move is listed twice"
    assert set(listed) == legal_moves(view)


def judge_reasons(game: Game, luck: Random) -> None:
    """Everywhere on and around the actor's palace: the reason why a tile may not stand there, may not go, or none."""
    view = game.view(game.actor)
    if game.actor is None or view.phase not in (Phase.ACT, Phase.SETTLE, Phase.FINAL):
        return
    plan = plan_of(view, game.actor)
    standing = {(each.cell.x, each.cell.y): each.tile for each in view.palaces[game.actor]}
    if view.phase is not Phase.ACT:
        for tile in _one_of(view.aside, luck):
            for place in near(plan):
                assert game.why_not(Place(tile, Cell(*place))) == why_not_set(plan, tile, place)
        return
    for place in near(plan):
        assert game.why_not(Remove(Cell(*place))) == why_not_remove(plan, standing.get(place), place)
    for tile in _one_of(view.reserves[game.actor], luck):
        for place in near(plan):
            assert game.why_not(Build(tile, Cell(*place))) == why_not_set(plan, tile, place)
            assert game.why_not(Exchange(tile, Cell(*place))) == why_not_exchange(plan, tile, place)


def _one_of(tiles: tuple[Tile, ...], luck: Random) -> list[Tile]:
    return [luck.choice(tiles)] if tiles else []


def judge_scoring(game: Game, events: Iterable[Event]) -> None:
    """Every line of a round that was just scored, and their sum; `game` stands right after it."""
    view = game.view(None)
    for sheet in events:
        if not isinstance(sheet, RoundScored):
            continue
        rivals = len(sheet.scores)
        for line in sheet.majorities:
            expected = majority(sheet.round, line.kind, line.counts)
            for rival in range(rivals):
                got = [share.each for share in line.shares if rival in share.seats]
                assert sum(got) == expected[rival]
                assert len(got) <= 1
            for share in line.shares:
                assert share.total == sum(share.prizes)
                assert share.each == share.total // len(share.seats)
        for wall in sheet.walls:
            plan = plan_of(view, wall.seat)
            path = [((each.cell.x, each.cell.y), each.side.value) for each in wall.path]
            assert wall.length == len(path) == longest_wall(plan)
            assert is_chain(plan, path)
            for line in sheet.majorities:
                kinds = [building.tile.kind for building in view.palaces[wall.seat]]
                assert line.counts[wall.seat] == kinds.count(line.kind)
