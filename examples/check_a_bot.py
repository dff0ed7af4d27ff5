"""A bot of one's own: it asks the greedy bot, but never pays too much. The check tells whether it keeps the rules."""

from collections.abc import Sequence

from alhambra import Buy, Event, Move, TakeMoney, View
from alhambra.bots import Budget, make
from alhambra.insight import legal_moves
from alhambra.testing import check_bot


class Miser:
    def __init__(self, seed: int) -> None:
        self.adviser = make("greedy", seed)

    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:
        advice = self.adviser.choose(view, history, budget)
        if isinstance(advice, Buy):
            tile = view.market[advice.slot - 1]
            money = [move for move in legal_moves(view) if isinstance(move, TakeMoney)]
            if tile is not None and sum(card.value for card in advice.cards) > tile.price and money:
                return max(money, key=lambda move: sum(card.value for card in move.cards))
        return advice


check_bot(Miser)
print("the miser keeps the rules; alhambra arena --bots check_a_bot:Miser,greedy would tell how strong it is")
