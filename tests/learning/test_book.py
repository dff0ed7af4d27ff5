"""What the rules book shows is what the engine says."""

from __future__ import annotations

import pytest

from alhambra.learning.book import FIGURES
from alhambra.learning.figures import Attempt, DirkDraws, Figure, Ground, Leftovers, LongestWall, Prizes
from alhambra.rules import reasons
from alhambra.values import Kind


@pytest.mark.parametrize("figure", FIGURES.values(), ids=FIGURES.keys())
def test_the_book_s_claim_is_true(figure: Figure) -> None:
    """What it calls legal is legal, what it calls illegal is refused for that reason; lengths and points are right."""
    assert figure.fault() is None


PALACE = "position\nplayers: 3\nphase: settle\npalace 0: Pa7@e1\naside: To12\n"
END = "position\nplayers: 3\nhand 0: Y2\nmarket: Pa2 - - To7\nbag:\n"
DIRK = "position\nplayers: 2\nround: 1\ndisplay: Y1\nmarket: Pa2 Pa3 Pa4 Pa5\nbag: Pa8 Ar9 To12\ndeck: S2 ...\n"


@pytest.mark.parametrize(
    ("claim", "fault"),
    [
        (Attempt(PALACE, "place To12 n1", "NO_WAY_IN"), "place To12 n1 is legal, not NO_WAY_IN"),
        (Attempt(PALACE, "place To12 e2"), "place To12 e2 is WALL_MEETS_OPENING, not legal"),
        (Attempt(PALACE, "place To12 e2", "NO_WAY_IN"), "place To12 e2 is WALL_MEETS_OPENING, not NO_WAY_IN"),
        (Ground(PALACE, "To12", "n1"), "To12 may go to n1 e1n1 w1 s1 e1s1, not n1"),
        (LongestWall(PALACE, 2), "the wall is 1 long, not 2"),
        (Prizes(PALACE, 1, Kind.PAVILION, (0, 0, 0)), "the points are (1, 0, 0), not (0, 0, 0)"),
        (Leftovers(END, "buy 1 Y2; stop; store Pa2; end", (0,)), "the tiles go to (None,), not (0,)"),
        (DirkDraws(DIRK, "take Y1; end", 2), "Dirk draws 1, not 2"),
    ],
)
def test_a_false_claim_is_found(claim: Figure, fault: str) -> None:
    """The judge of the pictures would notice."""
    assert claim.fault() == fault


def test_every_refusal_of_the_palace_has_its_picture() -> None:
    """R22: each of its ways to say no is shown, and marked at the place where it goes wrong."""
    shown = {figure.refused for figure in FIGURES.values() if isinstance(figure, Attempt)}
    of_the_palace = {code for code, rule in reasons.RULES.items() if rule == "R22"}
    assert of_the_palace <= shown
