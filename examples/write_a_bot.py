"""A bot of a few lines: it buys what it can pay exactly, else the dearest building, else takes the most money."""

from alhambra import Buy, Game, Move, Place, TakeMoney, View


def choose(view: View, moves: list[Move]) -> Move:
    """A bot sees a View, never the hidden piles or the hands of others (R43)."""

    def worth(move: Move) -> float:
        match move:
            case Buy(slot, cards):
                tile = view.market[slot - 1]
                assert tile is not None
                paid = sum(card.value for card in cards)
                return 1000 if paid == tile.price else 100 + tile.price - paid
            case TakeMoney(cards):
                return sum(card.value for card in cards)
            case Place(tile):
                return len(tile.walls) + 1
        return 0

    return max(moves, key=worth)


game = Game.deal(players=3, seed="bots only")
while not game.is_over:
    game.play(choose(game.view(game.actor), game.legal_moves()))
print("scores", game.scores, "walls", game.view(None).walls)
