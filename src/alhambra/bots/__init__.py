"""Computer players.

>>> from alhambra import Game, bots
>>> game = Game.deal(players=3, seed="a quiet afternoon")
>>> bot = bots.make("architect", seed=1)
>>> move = bot.choose(game.view(game.actor), game.events, bots.Budget(seconds=0.1))
>>> game.why_not(move) is None
True
"""

from alhambra.bots.bot import Bot, Budget
from alhambra.bots.registry import Level, UnknownBot, levels, make, names, usual_budget

__all__ = [
    "Bot",
    "Budget",
    "Level",
    "UnknownBot",
    "levels",
    "make",
    "names",
    "usual_budget",
]
