"""What a lesson is made of, and how the coach judges where a learner stands.

A lesson begins at a position and has a few goals. Everything is derived from the game, so a step that is taken back
takes its goal back too. The learner sits on seat 0; computer players sit on the others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, TypeVar

from msgspec import Struct

from alhambra.events import Event, TurnEnded
from alhambra.game import Game
from alhambra.moves import Move, move
from alhambra.notation import parse_setup
from alhambra.view import Phase, View

LEARNER: Final = 0

E = TypeVar("E", bound=Event)


class Story:
    """What has happened in a lesson since it began, and the table as the learner sees it."""

    def __init__(self, game: Game) -> None:
        self.events = game.events[len(game.events_of(0)) :]
        self.view: View = game.view(LEARNER)

    def all(self, kind: type[E]) -> list[E]:
        return [each for each in self.events if isinstance(each, kind)]

    def mine(self, kind: type[E]) -> list[E]:
        """What the learner did, of one sort."""
        return [each for each in self.all(kind) if getattr(each, "seat", None) == LEARNER]

    @property
    def turns(self) -> int:
        """How many turns the learner has ended."""
        return len(self.mine(TurnEnded))

    @property
    def is_my_turn(self) -> bool:
        return self.view.actor == LEARNER


Condition = Callable[[Story], bool]


class Goal(Struct, frozen=True):
    """Something to reach. The page has words for it by its name."""

    name: str
    is_reached: Condition


class Remark(Struct, frozen=True):
    """What the coach says when something holds; `example` are moves after which it does.

    After a detour the goal can be reached only by taking steps back.
    """

    name: str
    holds: Condition
    example: str = ""
    is_detour: bool = True


class Mistake(Struct, frozen=True):
    """A move that tempts, possible or not: the lesson's text relies on its being refused for this reason."""

    move: str
    refused: str
    after: str = ""


class Lesson(Struct, frozen=True):
    """A lesson: where it begins, what is to be reached in how many turns, and one way to reach it.

    Of several remarks that hold, the first one counts. `position` is None for a whole game, dealt as usual. A lesson is
    missed when its turns are over, or `is_missed` holds, and a goal is not reached.
    """

    name: str
    position: str | None
    goals: tuple[Goal, ...]
    solution: str = ""
    remarks: tuple[Remark, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
    turns: int | None = 1
    pays_by_hand: bool = False
    """The learner chooses the cards to pay with: the table proposes none."""
    is_missed: Condition = lambda story: story.view.phase is Phase.OVER

    def begin(self) -> Game:
        """The game at the lesson's position."""
        assert self.position is not None, f"{self.name} is dealt as usual"
        return Game(parse_setup(self.position))

    def played(self, moves: str) -> Game:
        """The game after these moves, written with semicolons between them."""
        game = self.begin()
        for text in filter(None, map(str.strip, moves.split(";"))):
            game.play(move(text))
        return game

    def own(self, moves: Sequence[Move]) -> list[Move]:
        """The learner's own among these moves, from the lesson's beginning on."""
        game = self.begin()
        mine = []
        for each in moves:
            if game.actor == LEARNER:
                mine.append(each)
            game.play(each)
        return mine


class GoalNote(Struct, frozen=True):
    """A goal and whether it is reached now."""

    name: str
    is_reached: bool


class Coaching(Struct, frozen=True):
    """What the coach has to say now: `remark` by name, about what was just done. A missed lesson is begun anew.

    `move` is what the lesson means the learner to do next, while they are on the way to it; `pays_by_hand` asks the
    table to propose no payment.
    """

    lesson: str
    goals: tuple[GoalNote, ...]
    remark: str | None
    is_detour: bool
    is_done: bool
    is_missed: bool
    move: str | None = None
    pays_by_hand: bool = False


def coach(lesson: Lesson, game: Game) -> Coaching:
    """Where the learner stands in a lesson."""
    story = Story(game)
    goals = tuple(GoalNote(goal.name, goal.is_reached(story)) for goal in lesson.goals)
    is_done = all(goal.is_reached for goal in goals)
    is_over = lesson.is_missed(story) or (lesson.turns is not None and story.turns >= lesson.turns)
    remark = next((remark for remark in lesson.remarks if remark.holds(story)), None)
    return Coaching(
        lesson=lesson.name,
        goals=goals,
        remark=remark.name if remark else None,
        is_detour=remark.is_detour and not is_done if remark else False,
        is_done=is_done,
        is_missed=is_over and not is_done,
        move=None if is_done or is_over else _next_move(lesson, game),
        pays_by_hand=lesson.pays_by_hand,
    )


def _next_move(lesson: Lesson, game: Game) -> str | None:
    """The learner's next move in the solution, if they have followed it so far and it is their turn."""
    if lesson.position is None or game.actor != LEARNER:
        return None
    solution, mine = _own_solution(lesson), lesson.own(game.moves)
    is_on_the_way = len(mine) < len(solution) and mine == solution[: len(mine)]
    return str(solution[len(mine)]) if is_on_the_way else None


@cache
def _own_solution(lesson: Lesson) -> list[Move]:
    return lesson.own([move(text.strip()) for text in lesson.solution.split(";")])
