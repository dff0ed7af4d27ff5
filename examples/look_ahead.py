"""Branch off: try every move in a game of its own and see which one makes the longest wall."""

from random import Random

from alhambra import Game

luck = Random(3)
game = Game.deal(players=4, seed="walls")
for _ in range(150):
    game.play(luck.choice(game.legal_moves()))

seat = game.actor
assert seat is not None
lengths = {}
for move in game.legal_moves():
    branch = game.copy()  # a game of its own that stands at the same point
    branch.play(move)
    lengths[str(move)] = branch.view(seat).walls[seat]

best = max(lengths, key=lengths.__getitem__)
print(f"of {len(lengths)} moves, {best!r} makes the longest wall: {lengths[best]}")
