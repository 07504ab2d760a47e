"""Load a server of one's own on this machine, and print what it bears.

python -m tests.load --visitors 30 --minutes 5
python -m tests.load --soak 2000
"""

from __future__ import annotations

import argparse
import sys

from tests.load.run import LEAST_PRESSES, Load, crowd, empty_kernel, growth, hurry, soak

MOST_VISITORS, MOST_MINUTES, MOST_PRESSES = 200, 60.0, 100_000
"""Nobody asks for more by mistake."""


def main() -> int:
    """The load that was asked for; the exit code says whether there was an error."""
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--visitors", type=int, default=30, help="how many come at once")
    parser.add_argument("--minutes", type=float, default=5, help="how long they stay")
    parser.add_argument(
        "--soak", type=int, metavar="PRESSES", help="one visitor, who presses so often"
    )
    asked = parser.parse_args()
    for name, least, most in (
        ("visitors", 1, MOST_VISITORS),
        ("minutes", 0, MOST_MINUTES),
        ("soak", 20, MOST_PRESSES),
    ):
        value = getattr(asked, name)
        if value is not None and not least <= value <= most:
            parser.error(f"--{name} {value}: give {least} to {most}")
    load = long(asked.soak) if asked.soak else many(asked.visitors, 60 * asked.minutes)
    print(f"errors: {len(load.errors)}")
    for error in load.errors[:10]:
        print(f"  {error}", file=sys.stderr)
    return 1 if load.errors else 0


def many(visitors: int, seconds: float) -> Load:
    """A crowd beside one visitor and beside an empty kernel."""
    empty = empty_kernel()
    alone = crowd(1, 0, LEAST_PRESSES, hurry)
    load = crowd(visitors, seconds)
    if alone.errors or not (load.waits and load.memory):
        load.errors += alone.errors
        return load
    each = sum(load.memory) / len(load.memory)
    print(f"visitors: {visitors}, presses: {len(load.waits)}")
    print(f"latency at p95: {load.p95 / alone.p95:.2f} times that of one visitor")
    print(f"  ({1000 * load.p95:.0f} ms and {1000 * alone.p95:.0f} ms)")
    print(f"memory a visitor: {each / alone.memory[0]:.2f} times that of one visitor")
    print(f"  and {each / empty:.2f} times that of an empty kernel ({each / 2**20:.0f} MB)")
    print(f"the first of them is in after {load.first:.2f} of the time")
    print(f"  that the last one takes ({max(load.openings):.1f} s)")
    return load


def long(presses: int) -> Load:
    """One who stays."""
    load = soak(presses)
    if load.memory:
        print(f"presses: {len(load.waits)}")
        print(f"memory at the end: {growth(load.memory):.3f} times that of a quarter of the way")
        print("  MB along the way: " + " ".join(f"{it / 2**20:.1f}" for it in load.memory))
    return load


if __name__ == "__main__":
    sys.exit(main())
