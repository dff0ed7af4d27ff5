"""Ask for the best turns at the beginning of a game, and what the first card one might take would cost."""

from alhambra import Game
from alhambra.review import QUICK, judge

game = Game.deal(players=3, seed="why this turn")
move = game.legal_moves()[0]
told = judge(game.view(game.actor), game.events, played=[move], effort=QUICK)
for turn in told.turns:
    words = ", ".join(str(each) for each in turn.moves)
    print(f"{words}: {turn.points[told.seat]:.1f} points, wins {turn.shares[told.seat]:.0%}")
print(f"{move} is called: {told.grade}")
if told.cost is not None:
    for part in told.cost.parts:
        print(f"    {part.points:+.1f} by {part.source}")
