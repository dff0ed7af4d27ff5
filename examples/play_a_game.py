"""Play a whole game at random and print how it ended."""

from random import Random

from alhambra import Game

luck = Random(2024)
game = Game.deal(players=4, seed="a pleasant evening")

while not game.is_over:
    game.play(luck.choice(game.legal_moves()))

print(f"{len(game.moves)} moves, scores {game.scores}, won by {game.winners}")
