"""Plant faults and see which tests notice: `python -m tests.planted [WORD]`.

With a word, only the faults whose file or tests have it in their names. No file of the repository
is changed: faults are planted in copies, one for each processor.
"""

from __future__ import annotations

import os
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stdout
from io import StringIO
from itertools import repeat
from pathlib import Path

from .fault import Fault, read
from .lists import LISTS, FaultList

WORKERS = os.cpu_count() or 1


def plant(kind: FaultList, faults: list[Fault]) -> int:
    """Plant the faults of a list in a copy; return how many go unnoticed.

    :raises RuntimeError: if the tests do not run without them.
    """
    slipped = 0
    with tempfile.TemporaryDirectory(prefix="planted-") as folder:
        if trouble := kind.prepare(faults, Path(folder)):
            raise RuntimeError(f"{kind.path.name}: {trouble}")
        for fault in faults:
            with redirect_stdout(StringIO()) as said:
                missed = list(kind.unnoticed(fault, Path(folder)))
            lines = [str(fault), *said.getvalue().splitlines()]
            print("\n".join((*lines, *(f"  NOT NOTICED by {it}" for it in missed))), flush=True)
            slipped += bool(missed)
    return slipped


def main(word: str = "") -> int:
    """Plant; the value is 1 if a fault goes unnoticed, or there is none."""
    slipped = count = 0
    for kind in LISTS:
        faults = [fault for fault in read(kind.path) if fault.concerns(word)]
        parts = [part for at in range(WORKERS) if (part := faults[at::WORKERS])]
        with ProcessPoolExecutor(WORKERS) as pool:
            slipped += sum(pool.map(plant, repeat(kind), parts))
        count += len(faults)
    print(f"{count} planted, {slipped} not noticed")
    return int(slipped > 0 or count == 0)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
