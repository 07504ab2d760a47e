"""Peak memory of a simulation that is written to a file, for some games and for ten times as many.

Each is a Python of its own, which tells its own peak: that of its memory since it began. What the
system counts for a process (`ru_maxrss`) begins with the peak of the one that started it, and so
would hide any growth below that. What Python and its libraries take before any game is told as
well.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psutil

ROOT = Path(__file__).parent.parent.parent
TIMES = 10
CASES = (
    ("arrays, a row a game", ".parquet", 20_000, "players='random'"),
    ("arrays, a row a game", ".csv", 20_000, "players='random'"),
    ("arrays, a row a seat of three", ".parquet", 50_000, "players=['greedy'] * 3, rows='seats'"),
    ("engine, a row a decision", ".parquet", 150, "players='careful', rows='decisions'"),
    ("engine, two workers", ".parquet", 150, "players='careful', rows='decisions', workers=2"),
)

SCRIPT = """
import sys
from crypt_core.lab import frames, simulate_to
from tests.benchmarks.lab_memory import own_peak
# Whatever the size of a block is, memory is flat once there has been one.
frames.BLOCK = 1_000
simulate_to(sys.argv[1], games={games}, progress=False, {asked})
print(own_peak())
"""


def own_peak() -> float:
    """Megabytes that this process has taken at most; what it takes now, if no peak is kept."""
    status = Path("/proc/self/status")
    if status.exists():
        told = dict(line.split(":", 1) for line in status.read_text().splitlines())
        return int(told["VmHWM"].split()[0]) / 1024
    memory = psutil.Process().memory_info()
    return float(getattr(memory, "peak_wset", memory.rss)) / 1024**2


def peak(games: int, asked: str, ending: str) -> float:
    """Megabytes that a simulation takes at most, its workers not counted."""
    with tempfile.TemporaryDirectory() as folder:
        out = str(Path(folder) / f"games{ending}")
        script = SCRIPT.format(games=games, asked=asked)
        done = subprocess.run(
            [sys.executable, "-c", script, out],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
    return float(done.stdout)


def report() -> Iterator[str]:
    """The lines of this subject."""
    yield f"peak memory of simulate_to, {TIMES} times the games : the games"
    for name, ending, games, asked in CASES:
        few, many = peak(games, asked, ending), peak(games * TIMES, asked, ending)
        told = f"{games * TIMES} and {games} games, {many:.0f} : {few:.0f} MB"
        yield f"{name + ', ' + ending[1:]:42} {many / few:.2f}  (aim 1.1; {told})"
    bare = peak(1, "players='random'", ".parquet")
    yield f"{'a single game, with all libraries':42}      {bare:.0f} MB"
