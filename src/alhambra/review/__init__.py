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
    GameReview,
    Gap,
    Grade,
    JudgedTurn,
    Judgement,
    Moment,
    PlayerFigures,
    ReviewedTurn,
    Source,
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
    "Effort",
    "GameReview",
    "Gap",
    "Grade",
    "JudgedTurn",
    "Judgement",
    "Moment",
    "NothingToReview",
    "PlayerFigures",
    "ReviewedTurn",
    "Source",
    "judge",
    "review_game",
]
