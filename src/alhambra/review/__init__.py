"""What a game was worth, turn by turn.

>>> from alhambra import Game, bots
>>> from alhambra.review import QUICK, judge
>>> game = Game.deal(players=3, seed="a rainy afternoon")
>>> judgement = judge(game.view(game.actor), game.events, effort=QUICK)
>>> judgement.seat == game.actor
True
"""

from alhambra.review.effort import DEEP, EFFORTS, NORMAL, QUICK, Effort
from alhambra.review.figures import (
    VERSION,
    Cause,
    Cost,
    Decision,
    GameReview,
    Gap,
    JudgedTurn,
    Judgement,
    Moment,
    PlayerFigures,
    Source,
    Verdict,
)
from alhambra.review.game_review import NothingToReview, review_game
from alhambra.review.judgement import judge

__all__ = [
    "DEEP",
    "EFFORTS",
    "NORMAL",
    "QUICK",
    "VERSION",
    "Cause",
    "Cost",
    "Decision",
    "Effort",
    "GameReview",
    "Gap",
    "JudgedTurn",
    "Judgement",
    "Moment",
    "NothingToReview",
    "PlayerFigures",
    "Source",
    "Verdict",
    "judge",
    "review_game",
]
