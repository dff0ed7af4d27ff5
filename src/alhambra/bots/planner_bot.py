"""Bots that judge whole turns, without looking at what the others will do."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from alhambra._compiled import is_compiled
from alhambra.bots.bot import Budget, luck_of
from alhambra.bots.characters import Character, judge_like
from alhambra.bots.engine.planner import TURN_LENGTH, Planner
from alhambra.bots.engine.weights import FIRST_COINS, MORE_COINS, SPARE_COINS
from alhambra.bots.known_table import piece_together
from alhambra.bots.planned_turn import PlannedTurn
from alhambra.bots.tuned_weights import weights_for
from alhambra.events import Event
from alhambra.moves import Move
from alhambra.rules.shuffle import first_luck
from alhambra.view import View

PLAIN_SPREAD = 1
"""Cells tried for each of several tiles where the planner is not compiled and has to be quick."""


class Slips(Struct, frozen=True):
    """How a planner errs: the points by which it misjudges a turn, the share of turns that it does not see at all, and
    how many times too dear its money is to it. Points and money go by number of players."""

    noise: dict[int, float]
    oversight: float = 0.0
    clinging: dict[int, float] = {}


FLAWLESS = Slips(noise={})


class PlannerBot:
    """Takes the turn it judges best, with its character's likings and its slips."""

    def __init__(self, seed: int, character: Character | None = None, slips: Slips = FLAWLESS) -> None:
        self._seed = seed
        self._character = character
        self._slips = slips
        self._planners: dict[int, Planner] = {}
        self._turn = PlannedTurn()

    def choose(self, view: View, history: Sequence[Event], budget: Budget) -> Move:  # noqa: ARG002 - it needs no time
        decided = self._turn.next_step(view)
        if decided is not None:
            return decided
        state, _ = piece_together(view, history)
        planner = self._planner_for(view.players)
        planner.drafts.luck = first_luck(luck_of(self._seed, view, history))
        planner.plan(state)
        return self._turn.keep(state, turn_of(planner, 0))

    def _planner_for(self, players: int) -> Planner:
        if players not in self._planners:
            planner = make_planner(players, self._character)
            planner.drafts.noise = self._slips.noise.get(players, 0.0)
            planner.drafts.oversight = self._slips.oversight
            for coin in (FIRST_COINS, MORE_COINS, SPARE_COINS):
                planner.judge.weights[coin] *= self._slips.clinging.get(players, 1.0)
            self._planners[players] = planner
        return self._planners[players]


def make_planner(players: int, character: Character | None = None) -> Planner:
    """A planner with the weights for this number of players, bent by a character."""
    planner = Planner(weights_for(players))
    if character is not None:
        judge_like(planner.judge, character)
    if not is_compiled():
        planner.settler.spread = PLAIN_SPREAD
    return planner


def turn_of(planner: Planner, rank: int) -> list[int]:
    """The moves of the turn at this rank."""
    begin = rank * TURN_LENGTH
    return [int(planner.turns[begin + i]) for i in range(int(planner.lengths[rank]))]
