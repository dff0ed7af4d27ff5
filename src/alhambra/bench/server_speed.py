"""What a server carries: one is started on this machine and loaded from this process."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Sequence

from msgspec import Struct

from alhambra._compiled import is_compiled
from alhambra.bench.server_load import Load
from alhambra.bench.server_process import Target

BUSY_TABLES = 200
PACED_TABLES = 1_000
PACE = 500.0


class Waits(Struct, frozen=True):
    """Seconds until everyone at a table has seen a move: quantiles."""

    p50: float
    p95: float
    p99: float

    def __str__(self) -> str:
        return f"p50 {self.p50 * 1000:.1f} ms, p95 {self.p95 * 1000:.1f} ms, p99 {self.p99 * 1000:.1f} ms"


class Throughput(Struct, frozen=True):
    """Every table as fast as it is answered."""

    moves_per_cpu_s: float
    """By the processor time of the server alone."""
    moves_per_s: float
    waits: Waits


class SteadyLoad(Struct, frozen=True):
    """Many tables at a steady pace, and what they cost in memory."""

    moves_per_s: float
    waits: Waits
    table_kilobytes: float
    connection_kilobytes: float


class ServerSpeed(Struct, frozen=True):
    throughput: Throughput
    pace: SteadyLoad
    beside_thinking: Waits


def measure_server(seconds: float = 8.0) -> ServerSpeed:
    """Everything, each for so many seconds; prints each figure as soon as it is there."""
    print(f"engine: {'compiled' if is_compiled() else 'plain Python, which is much slower'}")
    gc.disable()  # the clients' own search for garbage, 60 to 90 ms at a time, would count as the server's delay
    try:
        fast = asyncio.run(_measure_throughput(seconds))
        print(
            f"{BUSY_TABLES} tables as fast as they can: {fast.moves_per_cpu_s:,.0f} moves per CPU second of the server"
        )
        print(f"  {fast.moves_per_s:,.0f} moves a second; seen by all after {fast.waits}")
        pace = asyncio.run(_measure_steady_load(seconds))
        print(f"{PACED_TABLES} tables at {pace.moves_per_s:.0f} moves a second: seen by all after {pace.waits}")
        print(f"  memory: {pace.table_kilobytes:.0f} KB for each idle table")
        print(f"  memory: {pace.connection_kilobytes:.0f} KB for each connection")
        beside = asyncio.run(_measure_beside_thinking(seconds))
        print(f"{BUSY_TABLES} tables beside computer players that think: seen by all after {beside}")
    finally:
        gc.enable()
    return ServerSpeed(fast, pace, beside)


async def _measure_throughput(seconds: float) -> Throughput:
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
    return Throughput(load.moves / cpu, load.moves / clock, waits_of(load.waits))


async def _measure_steady_load(seconds: float) -> SteadyLoad:
    """How long until everyone has seen a move, and what a table costs in memory."""
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
    return SteadyLoad(
        moves_per_s=load.moves / seconds,
        waits=waits_of(load.waits),
        table_kilobytes=(made - empty) / (PACED_TABLES - BUSY_TABLES),
        connection_kilobytes=(connected - made) / PACED_TABLES / 2,
    )


async def _measure_beside_thinking(seconds: float) -> Waits:
    """The same, while a computer player thinks as hard as it can."""
    with Target() as target:
        load = Load(target.port)
        await load.make(BUSY_TABLES)
        await load.connect()
        await load.let_master_think(2)
        await load.play_paced(seconds, PACE / 5)
        await load.close()
    return waits_of(load.waits)


def waits_of(waits: Sequence[float]) -> Waits:
    return Waits(quantile(waits, 0.50), quantile(waits, 0.95), quantile(waits, 0.99))


def quantile(values: Sequence[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")
