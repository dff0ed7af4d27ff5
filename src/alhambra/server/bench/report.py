"""Takes the measurements one after the other and prints them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from alhambra.server.bench.load import Load
from alhambra.server.bench.target import Target


def quantile(values: Sequence[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def _milliseconds(waits: Sequence[float]) -> str:
    return ", ".join(f"p{share:g} {quantile(waits, share / 100) * 1000:.1f} ms" for share in (50, 95, 99))


async def throughput(tables: int, seconds: float) -> None:
    with Target() as target:
        load = Load(target.port)
        await load.prepare(tables)
        await load.all_settled()
        await load.play_freely(2.0)  # to get warm
        await load.all_settled()
        cpu, clock = target.cpu_seconds(), time.perf_counter()
        await load.play_freely(seconds)
        cpu, clock = target.cpu_seconds() - cpu, time.perf_counter() - clock
        moves = load.moves
        await load.close()
    print(
        f"{tables} tables, as fast as they can: {moves / clock:,.0f} moves/s, "
        f"{moves / cpu:,.0f} moves per server CPU second; {_milliseconds(load.waits)}"
    )


async def latency(tables: int, rate: float, seconds: float) -> None:
    with Target() as target:
        before = target.memory_kilobytes()
        load = Load(target.port)
        await load.prepare(tables)
        await load.all_settled()
        each = (target.memory_kilobytes() - before) / tables
        await load.play_paced(seconds, rate)
        played = load.moves
        await load.close()
    print(f"{tables} tables at {played / seconds:.0f} moves/s: seen by all after {_milliseconds(load.waits)}")
    print(f"memory: {each:.0f} KB for each table with its two connections")


def run(seconds: float) -> None:
    asyncio.run(throughput(200, seconds))
    asyncio.run(latency(1_000, 500, seconds))


if __name__ == "__main__":
    run(8.0)
