"""Ask for the best turns at the beginning of a game, and why they are."""

from alhambra import Game
from alhambra.bots import Budget, explain

game = Game.deal(players=3, seed="why this turn")
told = explain(game.view(game.actor), game.events, Budget(simulations=120))
for turn in told.turns:
    words = ", ".join(str(move) for move in turn.moves)
    print(f"{words}: {turn.points[told.seat]:.1f} points, wins {turn.share:.0%} +- {turn.error:.0%}")
    for source in turn.sources[:3]:
        print(f"    {source.points:+.1f} from {source.source} in round {source.round}")
