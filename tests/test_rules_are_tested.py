"""Every rule of the index is proved by at least one test of the games."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.rule_ids import RULE_IDS

GAMES = (Path(__file__).parent / "crypt", Path(__file__).parent / "engine")


def proved(path: Path) -> set[str]:
    """The ids that the tests of a file are marked with: `@rule("claim.push")`."""
    ids: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
                    ids |= {arg.value for arg in mark.args if isinstance(arg, ast.Constant)}
    return ids


def test_every_rule_is_proved_by_a_test() -> None:
    found = {id_ for folder in GAMES for path in folder.glob("test_*.py") for id_ in proved(path)}
    assert set(RULE_IDS) - found == set(), "no test proves these rules"
    assert found - set(RULE_IDS) == set(), "tests name rules that are not in the index"
