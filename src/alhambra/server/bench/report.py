"""Takes the measurements one after the other and prints them."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Sequence

from alhambra._compiled import is_compiled
from alhambra.server.bench.load import Load
from alhambra.server.bench.target import Target

BUSY_TABLES = 200
PACED_TABLES = 1_000
PACE = 500.0


def run(seconds: float = 8.0) -> None:
    """Everything, each for so many seconds."""
    print(f"engine: {'compiled' if is_compiled() else 'plain Python, which is much slower'}")
    gc.disable()  # the clients' own search for garbage, 60 to 90 ms at a time, would count as the server's delay
    try:
        asyncio.run(measure_throughput(seconds))
        asyncio.run(measure_waiting(seconds))
        asyncio.run(measure_beside_thinking(seconds))
    finally:
        gc.enable()


async def measure_throughput(seconds: float) -> None:
    """Every table of two random clients plays as fast as it is answered."""
    with Target() as target:
        load = Load(target.port)
        await load.make(BUSY_TABLES)
        await load.connect()
        await load.play_freely(seconds / 4)  # to get warm
        cpu, clock = target.cpu_seconds(), time.perf_counter()
        await load.play_freely(seconds)
        cpu, clock = target.cpu_seconds() - cpu, time.perf_counter() - clock
        await load.close()
    print(f"{BUSY_TABLES} tables as fast as they can: {load.moves / cpu:,.0f} moves per CPU second of the server")
    print(f"  {load.moves / clock:,.0f} moves a second; seen by all after {_quantiles(load.waits)}")


async def measure_waiting(seconds: float) -> None:
    """Many tables at a steady pace: how long until everyone has seen a move, and what a table costs in memory."""
    with Target() as target:
        load = Load(target.port)
        await load.make(BUSY_TABLES)  # what every server needs is loaded by now
        empty = target.memory_kilobytes()
        await load.make(PACED_TABLES - BUSY_TABLES)
        made = target.memory_kilobytes()
        await load.connect()
        connected = target.memory_kilobytes()
        await load.play_paced(seconds, PACE)
        await load.close()
    rate = load.moves / seconds
    print(f"{PACED_TABLES} tables at {rate:.0f} moves a second: seen by all after {_quantiles(load.waits)}")
    print(f"  memory: {(made - empty) / (PACED_TABLES - BUSY_TABLES):.0f} KB for each idle table")
    print(f"  memory: {(connected - made) / PACED_TABLES / 2:.0f} KB for each connection")


async def measure_beside_thinking(seconds: float) -> None:
    """The same, while a computer player thinks as hard as it can."""
    with Target() as target:
        load = Load(target.port)
        await load.make(BUSY_TABLES)
        await load.connect()
        await load.let_master_think(2)
        await load.play_paced(seconds, PACE / 5)
        await load.close()
    print(f"{BUSY_TABLES} tables beside computer players that think: seen by all after {_quantiles(load.waits)}")


def quantile(values: Sequence[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def _quantiles(waits: Sequence[float]) -> str:
    return ", ".join(f"p{share} {quantile(waits, share / 100) * 1000:.1f} ms" for share in (50, 95, 99))
