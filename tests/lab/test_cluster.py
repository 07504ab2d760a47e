"""On a real cluster of two worker processes: the same frame, also when one is killed on the way."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import distributed
import pandas
import pytest

from crypt_core.coach.bots import random_bot
from crypt_core.lab import simulate

PLAYERS = ["random", "careful", "greedy"]


@pytest.fixture(scope="module")
def client() -> Iterator[Any]:
    """A client of two workers on this machine, with no page for looking at them."""
    cluster = distributed.LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        dashboard_address=None,
        worker_dashboard_address=None,
    )
    with cluster, distributed.Client(cluster) as connected:
        yield connected


@pytest.mark.parametrize("rows", ["games", "decisions"])
def test_a_cluster_gives_the_same_frame(client: Any, rows: str) -> None:
    for players, games in (("greedy", 40), (PLAYERS, 12)):
        asked = {"sides": "random", "games": games, "seed": 5, "rows": rows, "progress": False}
        there = simulate(players, **asked, executor=client.get_executor())
        pandas.testing.assert_frame_equal(there, simulate(players, **asked))


class Marking:
    """A random bot that takes its time and notes who plays which game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, view: Any, legal: Any, draw: int) -> Any:
        if view.round == 1 and not (self.folder / f"{draw}-{os.getpid()}").exists():
            (self.folder / f"{draw}-{os.getpid()}").touch()
            time.sleep(0.01)
        return random_bot(view, legal, draw)


def test_a_worker_that_is_killed_costs_nothing(client: Any, tmp_path: Path) -> None:
    """What it had is played again by others; the frame has every game once."""
    games = 80
    asked = {"sides": "random", "games": games, "seed": 8, "progress": False}
    before = set(client.run(os.getpid).values())
    killed: list[int] = []

    def kill() -> None:
        while len(marks := list(tmp_path.iterdir())) < games // 3:
            time.sleep(0.01)
        killed.append(int(max(marks, key=lambda mark: mark.stat().st_mtime_ns).name.split("-")[1]))
        os.kill(killed[0], signal.SIGKILL)

    killer = threading.Thread(target=kill, daemon=True)
    killer.start()
    there = simulate(Marking(tmp_path), **asked, executor=client.get_executor())
    killer.join(30)
    assert killed[0] in before
    who = {int(mark.name.split("-")[1]) for mark in tmp_path.iterdir()}
    assert len(who) >= 2
    here = simulate("random", **asked, method="engine")
    assert there.game.tolist() == list(range(games))
    pandas.testing.assert_frame_equal(there.drop(columns="bot_1"), here.drop(columns="bot_1"))
