"""Playing many games, in one process or several, and what is remembered of each."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

from msgspec import Struct

from alhambra import orders
from alhambra.bots import Budget, make
from alhambra.bots.engine.self_play import LONGEST_GAME
from alhambra.deal import Deal, draw, numbers
from alhambra.events import Event, TileBought, read_journal
from alhambra.game import Game
from alhambra.moves import Move
from alhambra.notation import Record, print_record
from alhambra.rules.ending import winners
from alhambra.rules.journal import Journal
from alhambra.rules.moves import MoveList
from alhambra.rules.state import OVER, State
from alhambra.rules.turn import list_moves, play


class Simulation(Struct, frozen=True):
    """What is to be played. Without bots every seat chooses uniformly among the listed moves."""

    players: int
    seed: str
    bots: tuple[str, ...]
    budget: Budget
    out: Path | None

    def seed_of(self, number: int) -> str:
        """Game k is dealt from `SEED/k`; games count from 1."""
        return f"{self.seed}/{number}"


class SimulatedGame(Struct, frozen=True):
    """What is remembered of a game. `is_over` is false for one given up."""

    is_over: bool
    moves: int
    turns: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    walls: tuple[int, ...]
    purchases: int
    exact: int


def play_simulation(simulation: Simulation, games: int, jobs: int) -> Iterator[SimulatedGame]:
    """The games, as they are finished."""
    if jobs == 1:
        for number in range(1, games + 1):
            yield play_one(simulation, number)
        return
    size = max(1, min(20, games // (4 * jobs)))
    with ProcessPoolExecutor(jobs, get_context("spawn"), _leave_interrupts_to_the_parent) as pool:
        try:
            bundles = [
                pool.submit(_play_some, simulation, range(first, min(first + size, games + 1)))
                for first in range(1, games + 1, size)
            ]
            for bundle in as_completed(bundles):
                yield from bundle.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_some(simulation: Simulation, numbers: Sequence[int]) -> list[SimulatedGame]:
    return [play_one(simulation, number) for number in numbers]


def play_one(simulation: Simulation, number: int) -> SimulatedGame:
    """Play game `number`, and keep its record if there is a place for it."""
    deal = Deal(simulation.players, simulation.seed_of(number))
    if simulation.bots:
        game = _play_with_bots(deal, simulation, number)
    elif simulation.out is not None:
        game = Game(deal, moves_by_chance(deal))
    else:
        journal = Journal()
        state = deal.lay_out(journal)
        moves = sum(1 for _ in _play_by_chance(state, deal.seed))
        return _sum_up(state, read_journal(journal.lines), moves)
    if simulation.out is not None:
        record = Record.of(game, names=simulation.bots)
        simulation.out.joinpath(f"{number:04}.alh").write_text(print_record(record), encoding="utf-8")
    return _sum_up(game.state(), game.events, len(game.moves))


def _play_by_chance(state: State, seed: str) -> Iterator[int]:
    """Each move uniformly among those listed, drawn from the stream `moves` of the seed; given before it is played."""
    luck = numbers(seed, "moves")
    listed = MoveList()
    while state.phase != OVER and state.turns < LONGEST_GAME:
        list_moves(state, listed)
        chosen = int(listed.moves[draw(luck, int(listed.count))])
        yield chosen
        play(state, chosen)


def moves_by_chance(deal: Deal) -> Iterator[Move]:
    """The moves of such a game."""
    state = deal.lay_out()
    for chosen in _play_by_chance(state, deal.seed):
        yield orders.unpack(state, chosen)


def _play_with_bots(deal: Deal, simulation: Simulation, number: int) -> Game:
    game = Game(deal)
    bots = [make(name, number * simulation.players + seat) for seat, name in enumerate(simulation.bots)]
    history: list[Event] = list(game.events)
    while game.actor is not None:
        view = game.view(game.actor)
        if view.turns >= LONGEST_GAME:
            break
        history += game.play(bots[game.actor].choose(view, history, simulation.budget))
    return game


def _sum_up(state: State, events: Sequence[Event], moves: int) -> SimulatedGame:
    bought = [event for event in events if isinstance(event, TileBought)]
    return SimulatedGame(
        is_over=state.phase == OVER,
        moves=moves,
        turns=int(state.turns),
        scores=tuple(int(state.scores[seat]) for seat in range(int(state.players))),
        winners=tuple(winners(state)) if state.phase == OVER else (),
        walls=tuple(int(palace.wall()) for palace in state.palaces),
        purchases=len(bought),
        exact=sum(event.is_exact for event in bought),
    )
