"""A bot that thinks ahead: it deals the unseen piles anew, tries every move there, and lets chance play on a while."""

from collections.abc import Sequence
from random import Random
from time import perf_counter

from alhambra import Event, Game, Move, View
from alhambra.bots import Budget
from alhambra.insight import known_hands, legal_moves, standings
from alhambra.position import Position
from alhambra.testing import check_bot


class Dreamer:
    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:
        began = perf_counter()
        hands = known_hands(history)  # the deal was face up, takings and payments were seen
        worth = dict.fromkeys(legal_moves(view), 0)
        for dream in range(budget.simulations or 100):
            luck = Random(f"{self.seed}/{len(history)}/{dream}")
            table = Game(Position.imagined(view, hands, seed=f"dream {luck.random()}"))
            for move in worth:
                if budget.seconds is not None and perf_counter() - began > budget.seconds:
                    return max(worth, key=worth.__getitem__)
                branch = table.copy()
                branch.play(move)
                for _ in range(3 * view.players):
                    if branch.actor is not None:
                        branch.play(luck.choice(branch.legal_moves()))
                worth[move] += standings(branch.view(None)).players[view.actor or 0].next_total
        return max(worth, key=worth.__getitem__)


check_bot(Dreamer, players=(3,), steps=6)
print("the dreamer keeps the rules, and knows no more than its seat may")
