"""The lessons, in the order in which one takes them. `web/src/i18n/<language>/chapters/lessons.ftl` has their words."""

from __future__ import annotations

from typing import Final

from alhambra.events import (
    ActionsStopped,
    LeftoverAwarded,
    MoneyTaken,
    RoundScored,
    TileBought,
    TileGivenToDirk,
    TilePlaced,
    TilesExchanged,
    TileStored,
    TurnBegun,
)
from alhambra.learning.guide import FIRST_GAME
from alhambra.learning.lesson import LEARNER, Goal, Lesson, Mistake, Remark, Story
from alhambra.values import Kind, cell, tile
from alhambra.view import Phase

TURN_ENDED: Final = Goal("end", lambda story: story.turns > 0)


SMALL: Final = 5
"""Several cards together may be worth this much (R16)."""


def _took_one(taken: MoneyTaken, most: int) -> bool:
    """A single card, worth no more than this."""
    return len(taken.cards) == 1 and taken.cards[0].value <= most


def _placed(name: str, place: str) -> Goal:
    wanted = cell(place)
    return Goal(name, lambda story: any(each.cell == wanted for each in story.mine(TilePlaced)))


def _has_paid(story: Story, *, is_exact: bool) -> bool:
    return any(each.is_exact is is_exact for each in story.mine(TileBought))


def _is_first_alone(story: Story, kind: Kind) -> bool:
    """Whether the learner got a first prize without sharing it."""
    return any(
        majority.kind is kind and any(share.seats == (LEARNER,) and share.places == (1,) for share in majority.shares)
        for sheet in story.all(RoundScored)
        for majority in sheet.majorities
    )


def _was_scored_at_once(story: Story) -> bool:
    """Whether a round was held at the end of the learner's own first turn."""
    for event in story.events:
        if isinstance(event, TurnBegun):
            return False
        if isinstance(event, RoundScored):
            return True
    return False


TAKING_MONEY: Final = Lesson(
    "taking-money",
    """
    position
    players: 3
    hand 0: G5 O2
    hand 1: Y3 B6
    hand 2: G4 O7
    display: Y1 G1 B3 O8
    market: Ch8 Pa6 To11a Se5
    """,
    goals=(Goal("several", lambda story: any(len(each.cards) == 3 for each in story.mine(MoneyTaken))), TURN_ENDED),
    solution="take Y1 G1 B3; end",
    remarks=(
        Remark("small", lambda story: any(_took_one(each, SMALL) for each in story.mine(MoneyTaken)), "take B3"),
        Remark("single", lambda story: any(len(each.cards) == 1 for each in story.mine(MoneyTaken)), "take O8"),
        Remark("two", lambda story: any(len(each.cards) == 2 for each in story.mine(MoneyTaken)), "take Y1 G1"),
    ),
    mistakes=(Mistake("take B3 O8", "TAKES_TOO_MUCH"), Mistake("end", "ACTION_IS_COMPULSORY")),
)

EXACT_PAYMENT: Final = Lesson(
    "exact-payment",
    """
    position
    players: 3
    hand 0: Y3 B4 B5 B8
    hand 1: G3 O6
    hand 2: Y7 G4
    display: Y2 G6 B1 O4
    market: Pa3 Ch8 To9b Se5
    """,
    goals=(
        Goal("exact", lambda story: _has_paid(story, is_exact=True)),
        Goal(
            "another",
            lambda story: (
                _has_paid(story, is_exact=True) and len(story.mine(TileBought)) + len(story.mine(MoneyTaken)) > 1
            ),
        ),
    ),
    solution="buy 3 B4 B5; take Y2",
    remarks=(
        Remark("overpaid", lambda story: _has_paid(story, is_exact=False), "buy 3 B4 B8"),
        Remark("declined", lambda story: bool(story.mine(ActionsStopped)), "buy 3 B4 B5; stop"),
        Remark("money", lambda story: bool(story.mine(MoneyTaken)) and not story.mine(TileBought), "take G6"),
        Remark("bonus", lambda story: story.view.has_bonus, "buy 3 B4 B5", is_detour=False),
    ),
    mistakes=(
        Mistake("buy 3 B8", "PAYS_TOO_LITTLE"),
        Mistake("buy 3 B4 B5 Y3", "WRONG_CURRENCY"),
    ),
    pays_by_hand=True,
)

PLACING: Final = Lesson(
    "placing",
    """
    position
    players: 3
    phase: settle
    palace 0: Ar9@e1
    hand 0: G3
    hand 1: G5 O6
    hand 2: Y7 G4
    aside: Ga11
    display: Y2 G6 B1 O4
    market: Pa3 Ch8 - Se5
    """,
    goals=(Goal("place", lambda story: bool(story.mine(TilePlaced))), TURN_ENDED),
    solution="place Ga11 n1; end",
    remarks=(Remark("stored", lambda story: bool(story.mine(TileStored)), "store Ga11"),),
    mistakes=(
        Mistake("end", "TILES_LEFT_TO_SETTLE"),
        Mistake("place Ga11 e2n1", "TOUCHES_NOTHING"),
        Mistake("place Ga11 e1", "CELL_IS_TAKEN"),
    ),
)

WALLS_AND_DOORS: Final = Lesson(
    "walls-and-doors",
    """
    position
    players: 3
    phase: settle
    palace 0: Ar8a@n1 Pa7@e1
    hand 1: G5 O6
    hand 2: Y7 G4
    aside: Se7 To12
    display: Y2 G6 B1 O4
    market: Pa3 - - Se5
    """,
    goals=(
        Goal("tower", lambda story: any(each.tile == tile("To12") for each in story.mine(TilePlaced))),
        Goal("seraglio", lambda story: any(each.tile == tile("Se7") for each in story.mine(TilePlaced))),
    ),
    solution="place To12 s1; place Se7 w1",
    remarks=(Remark("stored", lambda story: bool(story.mine(TileStored)), "store Se7"),),
    mistakes=(
        Mistake("place To12 e2", "WALL_MEETS_OPENING"),
        Mistake("place To12 n2", "WALL_MEETS_OPENING"),
        Mistake("place Se7 e2", "NO_WAY_IN"),
    ),
)

NO_GAPS: Final = Lesson(
    "no-gaps",
    """
    position
    players: 3
    phase: settle
    palace 0: Ar9@n1 Pa8@n2 Se9@e1n2 Ch10@e2n2 Ch11@e2n1 Ga11@e2
    hand 1: G5 O6
    hand 2: Y7 G4
    aside: To11c To12
    display: Y2 G6 B1 O4
    market: Pa3 - - Se5
    """,
    goals=(_placed("court", "e1n1"), _placed("gap", "e1")),
    solution="place To12 e1n1; place To11c e1",
    remarks=(
        Remark("stored", lambda story: bool(story.mine(TileStored)), "store To12"),
        Remark(
            "elsewhere",
            lambda story: any(each.cell not in (cell("e1n1"), cell("e1")) for each in story.mine(TilePlaced)),
            "place To12 w1",
        ),
    ),
    mistakes=(Mistake("place To12 e1", "ENCLOSES_EMPTY"),),
)

REBUILDING: Final = Lesson(
    "rebuilding",
    """
    position
    players: 3
    palace 0: Ar9@n1 Pa8@e1n1 Se9@e2n1 Ch10@e1 Ga11@e2 Ch11@e1s1 To12@s1
    reserve 0: To11c
    hand 1: G5 O6
    hand 2: Y7 G4
    display: Y2 G6 B1 O4
    market: Pa3 Ch8 To9b Se5
    """,
    goals=(
        Goal(
            "exchange",
            lambda story: any(
                each.cell == cell("e1") and each.tile == tile("To11c") for each in story.mine(TilesExchanged)
            ),
        ),
        TURN_ENDED,
    ),
    solution="exchange To11c e1; end",
    remarks=(
        Remark(
            "elsewhere",
            lambda story: any(each.cell != cell("e1") for each in story.mine(TilesExchanged)),
            "exchange To11c e2",
        ),
        Remark("spent", lambda story: story.view.phase is Phase.READY and not story.mine(TilesExchanged), "take G6"),
    ),
    mistakes=(Mistake("remove e1", "ENCLOSES_EMPTY"), Mistake("remove 0", "FOUNTAIN_STAYS")),
)

MAJORITIES: Final = Lesson(
    "majorities",
    """
    position
    players: 3
    palace 0: To11c@n1
    palace 1: To12@e1 Ga11@w1
    palace 2: Pa8@s1
    hand 0: B4 B5
    hand 1: G5 O6
    hand 2: Y7 G4
    display: Y2 G6 B1 O4
    market: Pa3 Ch8 To9b Se5
    deck: S1 ...
    """,
    goals=(
        Goal(
            "most",
            lambda story: sum(each.tile.kind is Kind.TOWER for each in story.view.palaces[LEARNER]) >= 2,
        ),
        Goal("alone", lambda story: _is_first_alone(story, Kind.TOWER)),
    ),
    solution="buy 3 B4 B5; take Y2; place To9b e1; end",
    remarks=(
        Remark(
            "reserve",
            lambda story: any(each.tile.kind is Kind.TOWER for each in story.mine(TileStored)),
            "buy 3 B4 B5; take Y2; store To9b",
        ),
        Remark(
            "no-money",
            lambda story: bool(story.mine(ActionsStopped)) and not story.all(RoundScored),
            "buy 3 B4 B5; stop",
            is_detour=False,
        ),
        Remark("money", lambda story: bool(story.mine(MoneyTaken)) and not story.mine(TileBought), "take G6"),
        Remark("bonus", lambda story: story.view.has_bonus, "buy 3 B4 B5", is_detour=False),
    ),
    turns=None,
    is_missed=lambda story: bool(story.all(RoundScored)),
)


LONGEST: Final = 5

THE_WALL: Final = Lesson(
    "the-wall",
    """
    position
    players: 3
    phase: settle
    palace 0: Pa5@n1
    hand 1: G5 O6
    hand 2: Y7 G4
    aside: Ga10a Se4
    display: Y2 G6 B1 O4
    market: - - To9b Ch8
    """,
    goals=(
        Goal("longer", lambda story: story.view.walls[LEARNER] > 2),
        Goal("five", lambda story: story.view.walls[LEARNER] >= LONGEST),
    ),
    solution="place Ga10a e1n1; place Se4 e2n1",
    remarks=(
        Remark("stored", lambda story: bool(story.mine(TileStored)), "store Se4"),
        Remark(
            "short",
            lambda story: len(story.mine(TilePlaced)) == 2 and story.view.walls[LEARNER] < LONGEST,
            "place Ga10a e1; place Se4 e2",
        ),
        Remark(
            "not-longer",
            lambda story: bool(story.mine(TilePlaced)) and story.view.walls[LEARNER] <= 2,
            "place Ga10a e1",
        ),
    ),
    mistakes=(Mistake("place Se4 w1", "WALL_MEETS_OPENING"),),
)

TIMING: Final = Lesson(
    "timing",
    """
    position
    players: 3
    palace 0: To12@e1 To11c@n1 Ga11@w1
    palace 1: To11a@n1 Ar10@e1
    palace 2: Pa8@s1 Ch10@w1
    hand 0: Y7 G2
    hand 1: G5 O6
    hand 2: Y7 G4
    display: Y1 G1 B3 O8
    market: Ch8 Pa6 To10 Se5
    deck: B6 G8 S1 ...
    """,
    goals=(
        Goal("several", lambda story: any(len(each.cards) == 3 for each in story.mine(MoneyTaken))),
        Goal("scored", _was_scored_at_once),
    ),
    solution="take Y1 G1 B3; end",
    remarks=(Remark("too-few", lambda story: any(len(each.cards) < 3 for each in story.mine(MoneyTaken)), "take O8"),),
)


DIRK: Final = Lesson(
    "dirk",
    """
    position
    players: 2
    phase: settle
    palace 0: To12@n1
    palace 1: Ch10@e1 Ch11@w1
    hand 1: G5 O6
    aside: Ch9b
    display: Y2 G6 B1 O7
    market: Pa3 Ar9 - Ga8c
    dirk: Pa4 Se5 Ch5 Ch6 Ga6 To7
    """,
    goals=(Goal("give", lambda story: bool(story.mine(TileGivenToDirk))), TURN_ENDED),
    solution="dirk Ch9b; end",
    remarks=(Remark("kept", lambda story: bool(story.mine(TilePlaced) or story.mine(TileStored)), "place Ch9b s1"),),
    mistakes=(Mistake("end", "TILES_LEFT_TO_SETTLE"),),
)

LAST_TILES: Final = Lesson(
    "last-tiles",
    """
    position
    players: 3
    round: 2
    palace 0: To9b@n1 Ga11@e1
    palace 1: To11a@n1 Ar10@e1 Ch10@w1
    palace 2: Pa8@s1 Ga10c@w1 Se9@e1
    hand 0: Y5 G3 G4
    hand 1: G6 O3
    hand 2: Y7 B9
    display: Y2 G8 B1 O4
    market: Pa5 To12 Ga12 Ch9b
    bag:
    scores: 31 30 33
    """,
    goals=(
        Goal("trigger", lambda story: bool(story.all(LeftoverAwarded))),
        Goal("receive", lambda story: any(each.seat == LEARNER for each in story.all(LeftoverAwarded))),
        Goal(
            "build",
            lambda story: (
                any(each.tile == tile("To12") for each in story.mine(TilePlaced)) and bool(story.all(LeftoverAwarded))
            ),
        ),
    ),
    solution="buy 1 Y5; stop; place Pa5 w1; end; store Ch9b; end; store Ga12; end; place To12 s1",
    remarks=(
        Remark(
            "spent",
            lambda story: any(each.slot == 2 for each in story.mine(TileBought)),
            "take G8; end; take O4; end; take B1; end; buy 2 G4 G8",
        ),
        Remark("final", lambda story: story.view.phase is Phase.FINAL and story.is_my_turn, is_detour=False),
        Remark("bonus", lambda story: story.view.has_bonus and story.is_my_turn, "buy 1 Y5", is_detour=False),
    ),
    mistakes=(
        Mistake("buy 2 G3 G4", "PAYS_TOO_LITTLE"),
        Mistake(
            "take Y2",
            "NO_ACTIONS_AT_THE_END",
            after="buy 1 Y5; stop; place Pa5 w1; end; store Ch9b; end; store Ga12; end",
        ),
    ),
    turns=None,
)

LESSONS: Final[tuple[Lesson, ...]] = (
    PLACING,
    TAKING_MONEY,
    EXACT_PAYMENT,
    WALLS_AND_DOORS,
    NO_GAPS,
    REBUILDING,
    MAJORITIES,
    THE_WALL,
    TIMING,
    DIRK,
    LAST_TILES,
    FIRST_GAME,
)

_BY_NAME: Final = {lesson.name: lesson for lesson in LESSONS}


def find_lesson(name: str) -> Lesson | None:
    return _BY_NAME.get(name)
