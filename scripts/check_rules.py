"""Check that a test names each rule of each game, and that the rules which tests name exist.

`@rule("claim.push")` on a test names what it proves; the tests of a game are in `tests/<game>`.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from complaints import ROOT, Complaint, named, report

from crypt_core.games import NAMES, folder
from crypt_core.teach.rules import index


def marks(path: Path) -> Iterator[tuple[str, int]]:
    """Yield the rules that the tests of a file name, and the line of each."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
                    for name in mark.args:
                        if isinstance(name, ast.Constant):
                            yield str(name.value), name.lineno


def complaints(game: str) -> Iterator[Complaint]:
    """Compare the index of a game's rules with what its tests name."""
    rules = set(index(game))
    for path in (ROOT / "tests" / game).glob("test_*.py"):
        for rule, line in marks(path):
            rules.discard(rule)
            if rule not in index(game):
                yield Complaint(named(path), line, f"{game} has no rule {rule}")
    for rule in rules:
        yield Complaint(named(folder(game) / "rules.toml"), 0, f"no test names the rule {rule}")


def main() -> int:
    """Print what is wrong; return 1 if anything is."""
    return report("rules", [it for game in NAMES for it in complaints(game)])


if __name__ == "__main__":
    sys.exit(main())
