"""Ask why a move is not possible: the reason has a code, a rule, and what it is about."""

from alhambra import Game, IllegalMove, move, tile
from alhambra.position import Position, buildings

# A palace whose only building has its wall in the east, and a tower in reserve.
position = Position(players=3, palaces=(buildings("Pa7@e1"),), reserves=((tile("To12"),),))
game = Game(position)

reason = game.why_not(move("build To12 e2"))
assert reason is not None
print(reason)
print(reason.code, reason.rule, [f"{each.side} of {each.cell}" for each in reason.sides])

try:
    game.play(move("build To12 e2"))
except IllegalMove as refused:
    print("refused, and nothing has changed:", refused.reason.code)
