"""Every "no" of the game, provoked: its code, its rule, and what it is about."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from alhambra import Buy, CellSide, Game, IllegalMove, Reason, Side, TakeMoney, cell, move
from alhambra.reasons import SENTENCES
from alhambra.rules.reasons import RULES
from tests.support.playing import play
from tests.support.tables import a_game, cards, cells, tiles


@dataclass(frozen=True)
class Refused:
    """A move, a table it is not possible at, and why."""

    code: str
    game: Game
    move: str
    cells: str = ""
    sides: tuple[str, ...] = ()
    tiles: str = ""
    cards: str = ""
    amount: int | None = None

    def reason(self) -> Reason:
        return Reason(
            code=self.code,
            rule=RULES[self.code],
            cells=cells(self.cells),
            sides=tuple(CellSide(cell(each.split()[0]), Side(each.split()[1])) for each in self.sides),
            tiles=tiles(self.tiles),
            cards=cards(self.cards),
            amount=self.amount,
        )


def after(game: Game, *texts: str) -> Game:
    play(game, *texts)
    return game


def the_end() -> Game:
    """The bag is empty and slots stay so: the last tile is handed out."""
    return after(a_game(2, market="Pa2 - - -", hand="Y1", display="Y1 G1 B1 O1", bag="", phase="ready"), "end")


ARCH = "Pa8@e1 Se9@e2 Ar9@e2s1 Ar10@e2s2 Ch10@e1s2"

REFUSALS = [
    # order of play
    Refused("GAME_OVER", after(a_game(bag="", phase="ready"), "end"), "stop"),
    Refused("ACTIONS_ARE_OVER", a_game(display="Y1", phase="ready"), "take Y1"),
    Refused("ACTIONS_ARE_OVER", a_game(bought="Pa2", phase="settle"), "stop"),
    Refused("ACTIONS_COME_FIRST", a_game(display="Y1"), "store Pa2"),
    Refused("ACTION_IS_COMPULSORY", a_game(display="Y1"), "stop"),
    Refused("ACTION_IS_COMPULSORY", a_game(display="Y1"), "end"),
    Refused("BONUS_IS_OPEN", a_game(bought="Pa2", has_bonus=True), "place Pa2 n1"),
    Refused("BONUS_IS_OPEN", a_game(bought="Pa2", has_bonus=True), "end"),
    Refused("TILES_LEFT_TO_SETTLE", a_game(bought="Pa2 To13", phase="settle"), "end", tiles="Pa2 To13"),
    Refused("NO_ACTIONS_AT_THE_END", the_end(), "take Y1"),
    # taking money
    Refused("NOT_ON_DISPLAY", a_game(display="Y1 G2"), "take Y1 Y1", cards="Y1"),
    Refused("TAKES_TOO_MUCH", a_game(display="Y1 G2 B3"), "take Y1 G2 B3", cards="Y1 G2 B3", amount=6),
    # buying
    Refused("SLOT_IS_EMPTY", a_game(hand="B4", market="Pa2 Se3 - Ch5"), "buy 3 B4", amount=3),
    Refused("WRONG_CURRENCY", a_game(hand="Y1 G2", market="Pa2 - - -"), "buy 1 Y1 G2", cards="G2", tiles="Pa2"),
    Refused("NOT_IN_HAND", a_game(hand="Y1", market="Pa2 - - -"), "buy 1 Y1 Y1", cards="Y1"),
    Refused(
        "PAYS_TOO_LITTLE",
        a_game(hand="Y1 Y2", market="To13 - - -"),
        "buy 1 Y1 Y2",
        cards="Y1 Y2",
        tiles="To13",
        amount=10,
    ),
    # redesign
    Refused("NOT_IN_RESERVE", a_game(reserve="Pa8"), "build To12 e1", tiles="To12"),
    Refused("JUST_BOUGHT", a_game(bought="To12", has_bonus=True), "build To12 e1", tiles="To12"),
    Refused("FOUNTAIN_STAYS", a_game(), "remove 0", cells="0"),
    Refused("NO_BUILDING_THERE", a_game(), "remove e1", cells="e1"),
    Refused("CUTS_OFF", a_game(palace="Pa8@e1 Se9@e2 Ar9@e2n1"), "remove e1", cells="e2n1 e2", tiles="Pa8"),
    # the palace
    Refused("CELL_IS_TAKEN", a_game(palace="Pa8@e1", reserve="To12"), "build To12 e1", cells="e1", tiles="To12"),
    Refused("TOUCHES_NOTHING", a_game(reserve="To12"), "build To12 e1n1", cells="e1n1", tiles="To12"),
    Refused(
        "WALL_MEETS_OPENING",
        a_game(palace="Se9@n1 Pa8@e1n1", reserve="Ch8"),
        "build Ch8 e1",
        cells="e1",
        sides=("e1 N", "e1 W"),
        tiles="Ch8",
    ),
    Refused(
        "WALL_MEETS_OPENING",
        a_game(palace="Pa8@e1 Se9@e2", reserve="Pa7"),
        "exchange Pa7 e1",
        cells="e1",
        sides=("e1 E",),
        tiles="Pa7",
    ),
    Refused(
        "NO_WAY_IN",
        a_game(palace="Pa7@e1", reserve="Ga10b"),
        "build Ga10b e2",
        cells="e2",
        sides=("e2 W",),
        tiles="Ga10b",
    ),
    Refused("ENCLOSES_EMPTY", a_game(palace=ARCH, reserve="Ga11"), "build Ga11 s1", cells="e1s1", tiles="Ga11"),
    Refused(
        "ENCLOSES_EMPTY",
        a_game(palace="Pa8@e1 Se9@e2 Ar9@e1n1 Ar10@e1s1 Ch10@e2n1 Ch11@e2s1 Ga11@s1"),
        "remove e1",
        cells="e1",
        tiles="Pa8",
    ),
    # settling
    Refused("NOT_SET_ASIDE", a_game(bought="Pa2", phase="settle"), "store To12", tiles="To12"),
    Refused("NO_DIRK_HERE", a_game(3, bought="Pa2", phase="settle"), "dirk Pa2", tiles="Pa2"),
    Refused("NOT_FOR_DIRK", the_end(), "dirk Pa2", tiles="Pa2"),
]


@pytest.mark.parametrize("refused", REFUSALS, ids=lambda refused: f"{refused.code}: {refused.move}")
def test_a_refusal_says_what_it_is_about(refused: Refused) -> None:
    """R14-R42"""
    assert refused.game.why_not(move(refused.move)) == refused.reason()


@pytest.mark.parametrize("refused", REFUSALS, ids=lambda refused: f"{refused.code}: {refused.move}")
def test_a_refused_move_changes_nothing(refused: Refused) -> None:
    """R14"""
    before = [refused.game.view(seat) for seat in range(refused.game.players)]
    events = refused.game.events
    with pytest.raises(IllegalMove) as caught:
        refused.game.play(move(refused.move))
    assert caught.value.reason == refused.reason()
    assert [refused.game.view(seat) for seat in range(refused.game.players)] == before
    assert refused.game.events == events


def test_no_cards_named() -> None:
    """R16: a move that text cannot write."""
    game = a_game(display="Y1", market="Pa2 - - -")
    assert game.why_not(TakeMoney(())) == Reason("NO_CARDS_NAMED", "R16")
    assert game.why_not(Buy(1, ())) == Reason("PAYS_TOO_LITTLE", "R17", tiles=tiles("Pa2"), amount=2)


@pytest.mark.parametrize("slot", [-1, 0, 5, 9])
def test_no_such_slot(slot: int) -> None:
    """R6: a move that text cannot write."""
    reason = a_game(hand="Y2", market="Pa2 Se3 Ar4 Ch5").why_not(Buy(slot, cards("Y2")))
    assert reason == Reason("NO_SUCH_SLOT", "R6", amount=slot)


def test_every_code_is_provoked_here() -> None:
    """No code without a test; two cannot be written as text and have tests of their own."""
    assert {refused.code for refused in REFUSALS} | {"NO_CARDS_NAMED", "NO_SUCH_SLOT"} == RULES.keys()


def test_every_reason_is_a_sentence_with_its_code_and_rule() -> None:
    """Nothing of the form stays unfilled."""
    assert SENTENCES.keys() == RULES.keys()
    for refused in REFUSALS:
        said = str(refused.reason())
        assert said.endswith(f"({refused.code}, {RULES[refused.code]})")
        assert not set("{}") & set(said)
        assert "None" not in said
