"""Follow a game by its events: what every round was scored for, line by line."""

from random import Random

from alhambra import Game
from alhambra.events import RoundScored

luck = Random(7)
game = Game.deal(players=2, seed="with Dirk")
while not game.is_over:
    game.play(luck.choice(game.legal_moves()))

who = ["the first player", "the second player", "Dirk"]
for event in game.events:
    if isinstance(event, RoundScored):
        print(f"Round {event.round}")
        for majority in event.majorities:
            for share in majority.shares:
                names = " and ".join(who[seat] for seat in share.seats)
                print(f"  {majority.kind}: {share.each} points for {names} with {share.count}")
        for wall in event.walls:
            print(f"  wall: {wall.length} points for {who[wall.seat]}")
