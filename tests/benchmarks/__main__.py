"""Print every benchmark: `python -m tests.benchmarks [subject ...]`."""

from __future__ import annotations

import importlib
import sys

SUBJECTS = (
    "engine", "coach", "sedlec", "lab", "lab_memory", "growth", "games", "course", "app", "press",
    "site", "lite",
)  # fmt: skip


def main(names: list[str]) -> None:
    """Run the named subjects, or all."""
    for name in names or SUBJECTS:
        if name not in SUBJECTS:
            sys.exit(f"no benchmark named {name}: there are {', '.join(SUBJECTS)}")
        for line in importlib.import_module(f"tests.benchmarks.{name}").report():
            print(line, flush=True)


main(sys.argv[1:])
