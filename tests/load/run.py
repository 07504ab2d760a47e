"""The load: a crowd, and one visitor who stays; what they cost beside one and beside none."""

from __future__ import annotations

import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import psutil
from jupyter_client.manager import start_new_kernel

from tests.conftest import running_tutor
from tests.load.visitor import Visitor
from tests.serving import done, kernel_of, kernels

LEAST_PRESSES = 20
"""How often whoever is alone presses, to be held against."""


@dataclass
class Load:
    """What came of it; times are in seconds, memory in bytes of a kernel's own."""

    waits: list[float] = field(default_factory=list)
    openings: list[float] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)
    """What each visitor's Python takes at the end; of a soak, of one along the way."""
    errors: list[str] = field(default_factory=list)

    @property
    def first(self) -> float:
        """When the first of them is in, as a part of the time that the last one takes."""
        return min(self.openings) / max(self.openings)

    @property
    def p95(self) -> float:
        """How long nineteen of twenty answers take at most."""
        return statistics.quantiles(self.waits, n=20)[-1]


Pause = Callable[[Visitor], Coroutine[Any, Any, None]]


async def stay(visitor: Visitor, load: Load, goes_on: Callable[[], bool], pause: Pause) -> None:
    """Come, press for as long as it goes on, and leave; whatever goes wrong is an error."""
    try:
        await visitor.come()
        load.openings.append(visitor.opening)
        while goes_on():
            await pause(visitor)
            await visitor.press_on()
        load.memory.append(own_memory(visitor))
        await visitor.leave()
    except Exception as error:  # noqa: BLE001
        load.errors.append(f"{type(error).__name__}: {error}")
    load.waits += visitor.waits


async def think(visitor: Visitor) -> None:
    """As long as a person does."""
    await asyncio.sleep(visitor.luck.uniform(1, 4))


async def hurry(_visitor: Visitor) -> None:
    """Not at all."""


def own_memory(visitor: Visitor) -> int:
    """Bytes that a visitor's kernel shares with nobody."""
    return int(kernel_of(visitor.kernel, kernels(visitor.url)).memory_full_info().uss)


def served(
    run: Callable[[str], Coroutine[Any, Any, None]],
    load: Load,
    visitors: int,
    **environment: str,
) -> None:
    """Run it at a server of its own, which is on this machine alone."""
    with tempfile.TemporaryDirectory() as folder:
        options = ("--visitors", str(visitors + 2), "--address", "127.0.0.1")
        with running_tutor(Path(folder), *options, **environment) as url:
            done(run(url))
            told = json.loads(urlopen(f"{url}crypt/health").read())
            if told["errors"]:
                load.errors.append(f"{told['errors']} errors in the server's log")


def crowd(
    visitors: int, seconds: float, presses: int = 1, pause: Pause = think, **environment: str
) -> Load:
    """So many visitors, all coming at once, for so long and at least so many turns each."""
    load = Load()

    async def run(url: str) -> None:
        until = time.monotonic() + seconds
        turns = dict.fromkeys(range(visitors), 0)

        def goes_on(who: int) -> bool:
            turns[who] += 1
            return turns[who] <= presses or time.monotonic() < until

        await asyncio.gather(
            *(
                stay(Visitor(url, 100 + who), load, lambda who=who: goes_on(who), pause)  # type: ignore[misc]
                for who in range(visitors)
            )
        )

    served(run, load, visitors, **environment)
    return load


def soak(presses: int, looks: int = 8) -> Load:
    """One visitor who presses so often; the memory is looked at along the way."""
    load = Load()

    async def run(url: str) -> None:
        visitor = Visitor(url, 7)

        def goes_on() -> bool:
            if len(visitor.waits) >= presses * (len(load.memory) + 1) / looks:
                load.memory.append(own_memory(visitor))
            return len(visitor.waits) < presses

        await stay(visitor, load, goes_on, hurry)

    served(run, load, 1)
    return load


def empty_kernel() -> int:
    """Bytes that a kernel takes in which nothing has been done."""
    manager, client = start_new_kernel()
    try:
        process = psutil.Process(manager.provisioner.process.pid)
        return int(process.memory_full_info().uss)
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def growth(memory: Sequence[int]) -> float:
    """The memory of the last look as a multiple of that of a quarter of the way."""
    return memory[-1] / memory[len(memory) // 4]
