"""Every picture of the rules book by its name. `web/src/book/structure.ts` says at which rule it stands."""

from __future__ import annotations

from typing import Final

from alhambra.learning.figures import Attempt, DirkDraws, Figure, Ground, Leftovers, LongestWall, Prizes
from alhambra.values import Kind


def _display(cards: str) -> str:
    return f"""
        position
        players: 3
        display: {cards}
    """


def _purchase(tile: str, hand: str) -> str:
    """A tile in slot 3, which is paid in blue (R6)."""
    return f"""
        position
        players: 3
        hand 0: {hand}
        market: - - {tile} -
    """


def _bought(palace: str, tile: str) -> str:
    return f"""
        position
        players: 3
        phase: settle
        palace 0: {palace}
        aside: {tile}
    """


def _redesign(palace: str, reserve: str = "") -> str:
    return f"""
        position
        players: 3
        palace 0: {palace}
        {f"reserve 0: {reserve}" if reserve else ""}
    """


def _palaces(*palaces: str, dirk: str = "") -> str:
    lines = "\n".join(f"palace {seat}: {palace}" for seat, palace in enumerate(palaces) if palace)
    return f"position\nplayers: {len(palaces)}\n{lines}\n{f'dirk: {dirk}' if dirk else ''}\n"


FIGURES: Final[dict[str, Figure]] = {
    # Taking money
    "take-one": Attempt(_display("Y9 G2 B4 O7"), "take Y9"),
    "take-several": Attempt(_display("Y2 G2 B1 O7"), "take Y2 G2 B1"),
    "take-too-much": Attempt(_display("Y2 G4 B1 O7"), "take Y2 G4", "TAKES_TOO_MUCH"),
    # Buying
    "pay-exactly": Attempt(_purchase("To9b", "B4 B5 B8 O3"), "buy 3 B4 B5"),
    "pay-more": Attempt(_purchase("Ga10a", "B4 B7 Y2"), "buy 3 B4 B7"),
    "pay-too-little": Attempt(_purchase("Ga10a", "B3 B6 O5"), "buy 3 B3 B6", "PAYS_TOO_LITTLE"),
    "pay-in-two-currencies": Attempt(_purchase("Ga10a", "B3 B6 O1"), "buy 3 B3 B6 O1", "WRONG_CURRENCY"),
    # A sound palace
    "place-by-an-open-side": Attempt(_bought("To13@n1 Se9@e1", "Ga10b"), "place Ga10b e1n1"),
    "place-anywhere": Ground(_bought("To9c@n1 Pa7@e1 Ar10@w1", "Ga9"), "Ga9", legal="w1n1 e1n1 w1s1 s1 e1s1"),
    "wall-meets-opening": Attempt(_bought("Pa7@e1", "To12"), "place To12 e2", "WALL_MEETS_OPENING"),
    "no-way-in": Attempt(_bought("Pa7@e1", "Se7"), "place Se7 e2", "NO_WAY_IN"),
    "corner-only": Attempt(_bought("Pa8@e1", "To12"), "place To12 e2n1", "TOUCHES_NOTHING"),
    "empty-court": Attempt(
        _bought("Ar9@n1 Pa8@n2 Se9@e1n2 Ch10@e2n2 Ch11@e2n1 Ga11@e2", "To12"), "place To12 e1", "ENCLOSES_EMPTY"
    ),
    "empty-court-with-an-open-corner": Attempt(
        _bought("Ar9@n1 Pa8@n2 Se9@e1n2 Ch10@e1 Ga11@e2", "To12"), "place To12 e2n1", "ENCLOSES_EMPTY"
    ),
    # Redesign
    "build-from-the-reserve": Attempt(_redesign("Pa7@e1 Ar8a@n1", "Ch9b"), "build Ch9b s1"),
    "remove": Attempt(_redesign("Ar9@e1 To9b@e2"), "remove e2"),
    "remove-cuts-off": Attempt(_redesign("Ar9@e1 To9b@e2"), "remove e1", "CUTS_OFF"),
    "remove-leaves-a-court": Attempt(
        _redesign("Ar9@n1 Pa8@e1n1 Se9@e2n1 Ch10@e1 Ga11@e2 Ch11@e1s1 To12@s1"), "remove e1", "ENCLOSES_EMPTY"
    ),
    "exchange": Attempt(
        _redesign("Ar9@n1 Pa8@e1n1 Se9@e2n1 Ch10@e1 Ga11@e2 Ch11@e1s1 To12@s1", "To11c"), "exchange To11c e1"
    ),
    "exchange-clashes": Attempt(_redesign("Ar9@e1 To9b@e2", "Ga9"), "exchange Ga9 e1", "WALL_MEETS_OPENING"),
    "not-yet": Attempt(
        """
        position
        players: 3
        phase: act
        bonus: yes
        palace 0: Pa7@e1 Ar8a@n1
        aside: Ch9b
        """,
        "build Ch9b s1",
        "JUST_BOUGHT",
    ),
    # Majorities
    "clear-places": Prizes(
        _palaces("To11c@n1 To12@e1 To10@w1", "To11a@n1 To13@e1", "To9c@n1"), 2, Kind.TOWER, (13, 6, 0)
    ),
    "tie-for-first": Prizes(_palaces("To11c@n1 To12@e1", "To11a@n1 To13@e1", "To9c@n1"), 2, Kind.TOWER, (9, 9, 0)),
    "tie-for-second": Prizes(
        _palaces("Ga10c@n1 Ga11@e1 Ga10b@w1", "Ga10a@n1", "Ga12@s1", ""), 3, Kind.GARDEN, (20, 8, 8, 0)
    ),
    "tie-for-one-point": Prizes(_palaces("Pa8@n1", "Pa6@n1", ""), 1, Kind.PAVILION, (0, 0, 0)),
    "tie-with-dirk": Prizes(
        _palaces("Ch10@n1 Ch11@e1", "Ch9a@w1", dirk="Ch5 Ch6 Pa2 Pa3 Se3 To7"), 2, Kind.CHAMBERS, (7, 0, 7)
    ),
    # Walls
    "longest-wall": LongestWall(
        _palaces("To9c@n1 Ga10a@e1n1 Ar6b@e2n1 Ar10@e1 Pa7@e2 Se6@e2s1 Ch9b@e1s1 Pa3@s1 Ga10b@w1", "", ""), 11
    ),
    "only-the-longest": LongestWall(_palaces("Pa2@n1 Se6@s1", "", ""), 3),
    "inner-wall": LongestWall(_palaces("Pa4@e1 Ar9@e1n1 Ar10@e2n1 Pa3@e2", "", ""), 2),
    "closed-ring": LongestWall(_palaces("Pa2@n1 Ar4@e1 Se3@s1 Ch5@w1", "", ""), 12),
    # The end
    "last-tiles": Leftovers(
        """
        position
        players: 3
        hand 0: Y2 B5
        hand 1: G1 G2 G4 B2 B3
        hand 2: G6 B1
        display: Y1 G7 B8 O9
        market: Pa2 To9b Ga11 Ch10
        bag:
        """,
        "buy 1 Y2; stop; store Pa2; end",
        (1, None, None),
    ),
    # Dirk
    "dirk-draws-a-third": DirkDraws(
        """
        position
        players: 2
        round: 1
        display: Y1 G7 B8 O9
        market: Pa2 To9b Ga11 Ch10
        dirk: Pa3 Se4 Se5 Ar5 Ch6 Ch7a Ch8 Ga8a Ga8b Ga9 To8 To9a
        bag: Pa8 Ar9 To12 Se9 Ga12 Ch11 Pa5 To13
        deck: S2 ...
        """,
        "take Y1; end",
        2,
    ),
}
