"""Plant faults, one at a time, and see which tests notice: `python -m tests.planted [WORD]`.

With a word, only the faults whose file or tests have it in their names. No file of the repository
is changed: faults are planted in a copy.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from .fault import read
from .lists import LISTS


def main(word: str = "") -> int:
    """Plant; the value is 1 if a fault goes unnoticed, or cannot be planted."""
    slipped = count = 0
    for kind in LISTS:
        faults = [fault for fault in read(kind.path) if fault.concerns(word)]
        if not faults:
            continue
        with tempfile.TemporaryDirectory(prefix="planted-") as folder:
            if trouble := kind.prepare(faults, Path(folder)):
                print(f"{kind.path.name}: {trouble}")
                return 1
            for fault in faults:
                print(fault, flush=True)
                missed = list(kind.unnoticed(fault, Path(folder)))
                for test in missed:
                    print(f"  NOT NOTICED by {test}", flush=True)
                slipped += bool(missed)
                count += 1
    print(f"{count} planted, {slipped} not noticed")
    return int(slipped > 0 or count == 0)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
