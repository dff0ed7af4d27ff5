"""Every bot by its name, and the ladder from a beginner's opponent to the master."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from importlib import import_module
from typing import Final

from msgspec import Struct

from alhambra.bots.bot import Bot, Budget
from alhambra.bots.characters import BANKER, GARDENER, MASON
from alhambra.bots.greedy_bot import GreedyBot
from alhambra.bots.odd_bot import OddBot
from alhambra.bots.planner_bot import PlannerBot, Slips
from alhambra.bots.random_bot import RandomBot
from alhambra.bots.search_bot import SearchBot


class UnknownBot(ValueError):
    """There is no bot of this name; the message lists those there are, or says why one's own cannot be had."""

    def __init__(self, name: str, why: str = "") -> None:
        close = get_close_matches(name, names(), 1)
        perhaps = f" Did you mean {close[0]!r}?" if close else ""
        listed = why or f"There are: {', '.join(names())}, and your own as module:function."
        super().__init__(f"{name!r} is no bot. {listed}{perhaps}")
        self.name = name
        self.why = why

    def __reduce__(self) -> tuple[type[UnknownBot], tuple[str, str]]:
        return UnknownBot, (self.name, self.why)


class Level(Struct, frozen=True):
    """One character of the ladder: its name, which rung it stands on from 1 up, and how long it thinks by default."""

    id: str
    rung: int
    budget: Budget


# Points by which the lower rungs misjudge a turn; a larger table forgives less. With two players hardly any slip makes
# a planner as weak as a beginner, so there the lowest also parts with its money too late.
_CLUMSY: Final = Slips(noise={2: 12.0, 3: 16.0, 4: 12.0, 5: 10.0, 6: 9.0}, oversight=0.6, clinging={2: 5.0})
_CARELESS: Final = Slips(noise={2: 10.0, 3: 7.0, 4: 5.0, 5: 4.5, 6: 4.0}, oversight=0.25)
_STEADY: Final = Slips(noise={2: 2.0, 3: 2.0, 4: 2.5, 5: 2.5, 6: 2.5})

_BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "odd": OddBot,
    "greedy": GreedyBot,
    "apprentice": lambda seed: PlannerBot(seed, slips=_CLUMSY),
    "trader": lambda seed: PlannerBot(seed, slips=_CARELESS),
    "mason": lambda seed: PlannerBot(seed, MASON, _STEADY),
    "gardener": lambda seed: PlannerBot(seed, GARDENER, _STEADY),
    "banker": lambda seed: PlannerBot(seed, BANKER, _STEADY),
    "architect": PlannerBot,
    "vizier": SearchBot,
    "master": SearchBot,
}

_NO_TIME: Final = Budget(seconds=0.1)
"""For all who do not think ahead."""

_LADDER: Final = (
    Level("apprentice", 1, _NO_TIME),
    Level("trader", 2, _NO_TIME),
    Level("mason", 3, _NO_TIME),
    Level("gardener", 3, _NO_TIME),
    Level("banker", 3, _NO_TIME),
    Level("architect", 4, _NO_TIME),
    Level("vizier", 5, Budget(seconds=0.2, simulations=100)),
    Level("master", 6, Budget(seconds=1.0)),
)


def make(name: str, seed: int = 0) -> Bot:
    """A new player of this name for one seat of one game; UnknownBot if there is none, or it cannot be made.

    `package.module:function` names a bot from elsewhere: the function takes a seed and returns the player.
    """
    if ":" in name:
        maker = _find_elsewhere(name)
        try:
            bot = maker(seed)
        except Exception as error:  # a stranger's bot may raise anything
            raise UnknownBot(name, f"It cannot be made from a seed: {type(error).__name__}: {error}.") from error
        if not isinstance(bot, Bot):
            raise UnknownBot(name, f"It makes a {type(bot).__name__}, which has no method 'choose'.")
        return bot
    if name not in _BOTS:
        raise UnknownBot(name)
    return _BOTS[name](seed)


def _find_elsewhere(name: str) -> Callable[[int], Bot]:
    module, _, function = name.partition(":")
    try:
        found = getattr(import_module(module), function, None)
    except Exception as error:  # a stranger's module may raise anything
        raise UnknownBot(name, f"The module cannot be imported: {type(error).__name__}: {error}.") from error
    if not callable(found):
        raise UnknownBot(name, f"The module has no function {function!r}.")
    maker: Callable[[int], Bot] = found
    return maker


def names() -> tuple[str, ...]:
    """Every name that `make` knows."""
    return tuple(_BOTS)


def levels() -> tuple[Level, ...]:
    """The ladder, weakest first. Those on the same rung are of about equal strength and differ in style."""
    return _LADDER


def usual_budget(name: str) -> Budget:
    """How long a bot thinks if nobody says otherwise, also one that stands on no rung of the ladder."""
    return next((level.budget for level in _LADDER if level.id == name), _NO_TIME)
