"""What the checks share: complaints about files, and the report of them.

Importing this puts the checkout first on the path: a check never reads an installed copy.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "widgets")]

Facts = Iterable[tuple[object, Path | str, str]]
"""What should be true, the file it is about, and the complaint if it is false."""


class Complaint(NamedTuple):
    """Something wrong in a file; line 0 is all of it, `rule` a checker's name for the fault."""

    file: str
    line: int
    text: str
    rule: str = ""

    def __str__(self) -> str:
        """Write it so that terminals and editors can open the place."""
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.text}" + (f" ({self.rule})" if self.rule else "")


def named(file: Path) -> str:
    """Return the file's path in the repository."""
    return file.resolve().relative_to(ROOT).as_posix()


def unmet(facts: Facts) -> Iterator[Complaint]:
    """Return a complaint for each fact that is false."""
    for true, file, text in facts:
        if not true:
            yield Complaint(named(ROOT / file), 0, text)


def report(subject: str, found: Iterable[Complaint]) -> int:
    """Print the complaints and their number; return 1 if there are any."""
    complaints = sorted(found)
    print(*complaints, f"{len(complaints)} complaints about {subject}", sep="\n")
    return int(bool(complaints))
