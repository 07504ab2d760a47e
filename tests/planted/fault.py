"""A fault to be planted, and the lists that keep them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple


class Fault(NamedTuple):
    """A text of a file, what takes its place, and the tests that notice."""

    file: str
    old: str
    new: str
    noticed: list[str]

    def __str__(self) -> str:
        """In a line: where it is, and what becomes what."""
        return f"{self.file}: {' '.join(self.old.split())} -> {' '.join(self.new.split())}"

    def concerns(self, word: str) -> bool:
        """Return whether its file or one of its tests has a word in its name."""
        return any(word in name for name in (self.file, *self.noticed))

    def places(self, root: Path) -> int:
        """Count the text in its file: a fault is planted in one place."""
        return (root / self.file).read_text(encoding="utf-8").count(self.old)

    def planted(self, text: str) -> str:
        """Return the text of a file with the fault in it."""
        assert text.count(self.old) == 1, f"{self.file}: {self.old!r} is not there exactly once"
        return text.replace(self.old, self.new)


def read(file: Path) -> list[Fault]:
    """Read a list of faults."""
    listed = tomllib.loads(file.read_text(encoding="utf-8"))
    return [Fault(**fault) for fault in listed["fault"]]
