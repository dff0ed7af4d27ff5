"""The first whole game, with somebody who looks over one's shoulder."""

from __future__ import annotations

from typing import Final

from alhambra.events import GameEnded, RoundScored, TileBought, TurnBegun
from alhambra.insight import offers, scoring_window
from alhambra.learning.lesson import LEARNER, Condition, Goal, Lesson, Remark, Story
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


def _tip(name: str, holds: Condition) -> Remark:
    return Remark(name, holds, is_detour=False)


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
        _tip("over", lambda story: story.view.phase is Phase.OVER),
        _tip("wait", lambda story: not story.is_my_turn),
        _tip("final", lambda story: story.view.phase is Phase.FINAL),
        _tip("bonus", lambda story: story.view.has_bonus),
        _tip("settle", lambda story: story.view.phase is Phase.SETTLE),
        _tip("ready", lambda story: story.view.phase is Phase.READY),
        _tip("scored", _was_scored),
        _tip("exact", _can_pay_exactly),
        _tip("ending", lambda story: story.view.bag <= 2 * SLOTS),
        _tip("soon", _may_score_soon),
        _tip("begin", lambda story: not story.mine(TileBought)),
        _tip("money", _acts),
    ),
    turns=None,
)
