"""The first whole game, with somebody who looks over one's shoulder."""

from __future__ import annotations

from typing import Final

from alhambra.events import GameEnded, RoundScored, TileBought, TurnBegun
from alhambra.insight import offers, scoring_window
from alhambra.learning.lesson import LEARNER, Goal, Lesson, Remark, Story
from alhambra.rules.state import SLOTS
from alhambra.view import Phase

SOON: Final = 4
"""A scoring card that may come within so many cards could come in one refill of the display."""


def _acts(story: Story) -> bool:
    return story.is_my_turn and story.view.phase is Phase.ACT


def _can_pay_exactly(story: Story) -> bool:
    return _acts(story) and any(offer.exact_ways for offer in offers(story.view, LEARNER))


def _may_score_soon(story: Story) -> bool:
    window = scoring_window(story.view)
    return _acts(story) and window is not None and window.fewest < SOON


def _was_scored(story: Story) -> bool:
    """A round was held since the learner's last turn."""
    if not story.is_my_turn:
        return False
    begun = [i for i, each in enumerate(story.events) if isinstance(each, TurnBegun) and each.seat == LEARNER]
    earlier = begun[-2] if len(begun) > 1 else 0
    return any(isinstance(each, RoundScored) for each in story.events[earlier:])


FIRST_GAME: Final = Lesson(
    "first-game",
    None,
    goals=(
        Goal("buy", lambda story: bool(story.mine(TileBought))),
        Goal("exact", lambda story: any(each.is_exact for each in story.mine(TileBought))),
        Goal("wall", lambda story: story.view.walls[LEARNER] >= 6),
        Goal("finish", lambda story: bool(story.all(GameEnded))),
    ),
    remarks=(
        Remark("over", lambda story: story.view.phase is Phase.OVER),
        Remark("wait", lambda story: not story.is_my_turn),
        Remark("final", lambda story: story.view.phase is Phase.FINAL),
        Remark("bonus", lambda story: story.view.has_bonus),
        Remark("settle", lambda story: story.view.phase is Phase.SETTLE),
        Remark("ready", lambda story: story.view.phase is Phase.READY),
        Remark("scored", _was_scored),
        Remark("exact", _can_pay_exactly),
        Remark("ending", lambda story: story.view.bag <= 2 * SLOTS),
        Remark("soon", _may_score_soon),
        Remark("begin", lambda story: not story.mine(TileBought)),
        Remark("money", _acts),
    ),
    turns=None,
)
