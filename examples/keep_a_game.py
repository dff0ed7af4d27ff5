"""Keep a game as text, read it again, and go back to any point of it."""

from random import Random

from alhambra import Game
from alhambra.notation import Record, parse_record, print_record

luck = Random(1)
game = Game.deal(players=2, seed="to be kept")
for _ in range(40):
    game.play(luck.choice(game.legal_moves()))

text = print_record(Record.of(game, names=["Ann", "Ben"]))
print(text)

again = parse_record(text).replay()
assert again.events == game.events
print("after ten moves it was the turn of seat", again.at(10).actor)
